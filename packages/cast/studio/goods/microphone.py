from device import *

COLOURS = {'black': dict(a='#1d1d20', m='#b9bbbe', badge='#d8b06a'), 'champagne': dict(a='#c9b493', m='#d9c9a8', badge='#3a2a1e'), 'nickel': dict(a='#b9bbbf', m='#cfd1d4', badge='#1d1d20'), 'red': dict(a='#8e2226', m='#c3c5c8', badge='#d8d8d8'),
           'stage': dict(a='#26282c', m='#8f9398', badge='#c9302c'),
           'wave': dict(a='#1f4f74', m='#c3c5c8', badge='#e8e8e8', name='WAVECREST')}
VIEWS = {'main': dict(az=-26, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-26, el=14, focus=(0, 0, 2.25), span=1.1, blur=10), 'side': dict(az=-80, el=10)}


def build(c):
    B = s.plastic(c['a'], 0.4, 0.2, scale=220) if c['a'] < '#8f' else s.metal(c['a'], 0.34, 0.08)
    S, K = s.metal(c['m'], 0.2), s.plastic('#161618', 0.45, 0.15, scale=180)
    z0 = 0.95
    def mic():
        R = 0.27
        cyl(0.1, 0.1, K, (0, 0, z0 - 0.1), b=0.01)
        lathe(spline([(0, 0), (0.2, 0), (0.25, 0.03), (R, 0.09)], 20), B).location = (0, 0, z0)
        cyl(R, 0.86, B, (0, 0, z0 + 0.08), b=0.004)
        cyl(R + 0.012, 0.05, S, (0, 0, z0 + 0.92), b=0.012)
        # the wire head: flattened upwards, over a paler inner layer
        def head(u, v, k=1.0):
            a, t = 2 * pi * u, v
            r = R * k * (1.03 if t < 0.62 else math.cos((t - 0.62) / 0.38 * pi / 2) ** 0.5 * 1.03) if t < 0.995 else 0.02
            z = 0.62 * min(t, 0.62) / 0.62 * 0.82 + (0.2 * math.sin(max(0, t - 0.62) / 0.38 * pi / 2))
            flatten = 1 - 0.14 * max(0, z - 0.1) / 0.6
            return r * math.cos(a), r * math.sin(a) * flatten, z0 + 0.97 + z
        surface(head, 96, 60, mesh_wire(c['m'], 64, 42), loop_u=True, angle=180)
        # ribs of the basket
        for a in (0, pi):
            tube([head(a / (2 * pi), t / 40, 1.02) for t in range(40)] + [Vector((0, 0, z0 + 0.97 + 0.713))], 0.016, S, n=12)
        ringz = [head(i / 96, 0.6, 1.02) for i in range(96)]
        tube(ringz, 0.013, S, True)
        # badge, pattern switch
        def badge():
            slab(0.24, 0.1, 0.012, 0.02, s.metal(c['badge'], 0.25), b=0.003)
            text(c.get('name', 'LUMEN'), 0.06, s.plastic('#141416' if c['badge'] > '#8' else '#e8e8e8', 0.5), (0, 0, 0.013), (0, 0, 0), 0.001, 1.2, BOLD)
        place(badge, at=(0, -R - 0.002, z0 + 0.76), rot=(pi / 2, 0, 0))
        cyl(0.012, 0.006, lit('#36d07a', 3), (0, -R, z0 + 0.62), (pi / 2, 0, 0), 0.002, seg=24)
        text('LM 47', 0.06, s.plastic('#e6e6e6' if c['a'] < '#8f' else '#1b1b1d', 0.5), (0, -R - 0.0015, z0 + 0.3), (pi / 2, 0, 0), 0.001, 1.2)
    mic()
    # desk stand: heavy round foot, pole, fork with two thumb screws
    lathe(spline([(0, 0), (0.66, 0), (0.69, 0.015), (0.69, 0.05), (0.66, 0.075), (0.5, 0.09), (0.2, 0.11), (0.1, 0.14), (0.07, 0.2)], 60), K, 128)
    cyl(0.055, 0.36, S, (0, 0, 0.15), b=0.005)
    cyl(0.085, 0.12, K, (0, 0, 0.42), b=0.012)
    fork = spline([(0.39, 0, 1.28), (0.39, 0, 1.05), (0.37, 0, 0.74), (0.27, 0, 0.6), (0.1, 0, 0.56), (-0.1, 0, 0.56), (-0.27, 0, 0.6), (-0.37, 0, 0.74), (-0.39, 0, 1.05), (-0.39, 0, 1.28)], 80)
    sweep(fork, rrect(0.045, 0.14, 0.02), K, up=(0, 1, 0))
    for sx in (-1, 1):
        cyl(0.09, 0.05, K, (sx * 0.36, 0, 1.26), (0, sx * pi / 2, 0), 0.012)
        knob(0.085, 0.09, S, (sx * 0.41, 0, 1.26), (0, sx * pi / 2, 0), 26, 0.1, 0.015)
        cyl(0.05, 0.12, S, (sx * 0.26, 0, 1.26), (0, sx * pi / 2, 0), 0.005)
    lathe([(0.275, 1.2), (0.29, 1.205), (0.29, 1.315), (0.275, 1.32)], S)


def scene(c):
    """At work, with headphones."""
    from goods import headphones
    build(c)
    place(headphones.build, headphones.COLOURS['black'], at=(1.35, 0.1, 0), rot=(0, 0, -0.35))


VIEWS['scene'] = dict(az=-14, el=14, scene=scene)
