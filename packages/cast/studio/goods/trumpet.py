from device import *

COLOURS = {'sky': dict(m='#4a9ac8', rough=0.2, plastic=1, name='FRET'), 'lavender': dict(m='#9a86c8', rough=0.2, plastic=1, name='FRET'), 'coral': dict(m='#e0604a', rough=0.2, plastic=1, name='FRET'),
           'gold': dict(m='#d8ac5c', rough=0.1), 'silver': dict(m='#d3d5d8', rough=0.09), 'rose': dict(m='#c98257', rough=0.11), 'black': dict(m='#1b1b1d', rough=0.16)}
VIEWS = {'main': dict(az=-26, el=16, fill=0.86, floor=0.2), 'front': dict(az=0, el=6, fill=0.86), 'detail': dict(az=-30, el=20, focus=(0.25, -0.1, 1.2), span=1.9, blur=10), 'side': dict(az=-62, el=12, fill=0.8)}


def build(c):
    M = s.plastic(c['m'], 0.16, 0, 0.6) if c.get('plastic') else s.metal(c['m'], c['rough']) if c['m'] != '#1b1b1d' else lacquer('#1b1b1d', 0.06)
    T = s.metal('#dcb058', 0.1) if c['m'] == '#1b1b1d' or c.get('plastic') else s.metal(s.shade(c['m'], 1.1), 0.07)
    r, zt, zb, yb, yl = 0.062, 1.05, 0.38, 0.2, -0.2
    # bell to the left (-x), its tube back to the right, down and forward to the first valve
    bell = [(0.63, -2.45), (0.625, -2.44), (0.5, -2.34), (0.39, -2.2), (0.29, -2.0), (0.22, -1.75), (0.17, -1.4), (0.135, -0.9), (0.11, -0.3), (0.095, 0.4), (0.085, 1.1)]
    prof = spline([(a, b) for a, b in bell], 90)
    ob = lathe(prof, M, 160, angle=180); put(ob, (0, yb, zt), (pi / 2, 0, pi / 2))
    ob = lathe([(a - 0.012, b - 0.001) for a, b in prof[4:]], s.metal(s.shade(c['m'], 0.85), c['rough'] + 0.08), 160, angle=180); put(ob, (0, yb, zt), (pi / 2, 0, pi / 2))
    tube([(-2.45, yb + 0.632 * math.cos(a), zt + 0.632 * math.sin(a)) for a in [2 * pi * i / 96 for i in range(96)]], 0.018, T, True)
    R = (zt - zb) / 2
    bow = [(1.1, yb, zt)] + [(1.3 + R * math.cos(a), yb - 0.1 * (0.5 - a / pi) , zb + R + R * math.sin(a)) for a in [pi / 2 - pi * i / 24 for i in range(25)]] + [(1.1, 0.05, zb), (0.55, 0.02, zb)]
    tube(bow, 0.078, M, n=24)
    for x, q in ((1.24, 0.1), (1.2, 0.1)):
        cyl(q, 0.05, T, (x, yb, zt), (0, pi / 2, 0), 0.012)
    # lead pipe, tuning slide, to the third valve
    pipe = [(2.1, yl, zt), (0.5, yl, zt), (-0.9, yl, zt)]
    tube([Vector(p) for p in pipe], 0.056, M, n=24)
    sl = [(-0.6, yl, zt), (-1.1, yl, zt)] + [(-1.15 - R * math.sin(a), yl + 0.2 * a / pi, zb + R + R * math.cos(a)) for a in [pi * i / 24 for i in range(25)]] + [(-1.1, 0, zb), (-0.3, 0, zb)]
    tube(sl, 0.06, M, n=24)
    for x in (-0.55, -0.95):
        rod((x, yl, zt), (x + 0.28, yl, zt), 0.074, T); cyl(0.085, 0.04, T, (x, yl, zt), (0, pi / 2, 0), 0.01)
        rod((x, 0, zb), (x + 0.26, 0, zb), 0.074, T); cyl(0.085, 0.04, T, (x, 0, zb), (0, pi / 2, 0), 0.01)
    rod((-1.05, yl, zt), (-1.05, 0, zb), 0.026, T)
    cyl(0.04, 0.06, T, (-1.4, -0.08, zb + 0.06), (pi, 0, 0), 0.01)
    # mouthpiece
    put(lathe(spline([(0.09, 0), (0.115, 0.01), (0.135, 0.03), (0.138, 0.06), (0.12, 0.09), (0.12, 0.2), (0.09, 0.32), (0.055, 0.42), (0.045, 0.5), (0.052, 0.8)], 60), chrome('#d8dadd', 0.07), 64), (2.66, yl, zt), (0, -pi / 2, 0))
    put(lathe([(0.09, 0), (0.06, 0.05), (0, 0.09)], s.metal('#8c8e92', 0.2), 48), (2.66, yl, zt), (0, -pi / 2, 0))
    cyl(0.08, 0.22, T, (1.98, yl, zt), (0, pi / 2, 0), 0.02)
    # three valves with caps, stems and pearl buttons
    pearl = s.Mat(Base_Color='#f2efe8', Roughness=0.15, Specular=0.6, Sheen=0.4, Clearcoat=1).m
    for i in range(3):
        x = -0.12 + 0.31 * i
        cyl(0.13, 1.05, M, (x, 0, 0.2), b=0.01)
        for z, h in ((0.1, 0.16), (1.2, 0.14)):
            cyl(0.146, h, T, (x, 0, z), b=0.02)
            knob(0.15, 0.05, T, (x, 0, z + h * 0.35), ridges=36, deep=0.04, b=0.006)
        lathe(spline([(0.146, 1.33), (0.12, 1.37), (0.06, 1.39), (0.05, 1.42)], 16), T, 64).location = (x, 0, 0)
        lathe(spline([(0.06, 0.1), (0.05, 0.06), (0.0, 0.045)], 10), T, 48).location = (x, 0, 0)
        d = (0.0, 0.0, 0.0)[i]
        cyl(0.032, 0.26, T, (x, 0, 1.38), b=0.004, seg=32)
        cyl(0.1, 0.045, T, (x, 0, 1.63 + d), b=0.015, seg=64); cyl(0.08, 0.03, pearl, (x, 0, 1.655 + d), b=0.012, seg=64)
    for x in (0.035, 0.345):
        for z in (0.55, 0.85):
            rod((x - 0.06, 0, z), (x + 0.06, 0, z), 0.05, M)
    # slides: third forward, first backward, second out to the side
    def loop(x0, x1, z0, z1, y):
        rr = (z1 - z0) / 2
        sgn = 1 if x1 > x0 else -1
        tube([(x0, y, z0), (x1, y, z0)] + [(x1 + sgn * rr * math.sin(a), y, z0 + rr - rr * math.cos(a)) for a in [pi * i / 16 for i in range(17)]] + [(x0, y, z1)], 0.05, M, n=20)
        for z in (z0, z1):
            rod((x0 + (x1 - x0) * 0.35, y, z), (x0 + (x1 - x0) * 0.75, y, z), 0.062, T)
        return x1 + sgn * rr
    e = loop(-0.2, -0.8, 0.6, 0.84, 0.02); rod((e, 0.02, 0.72), (e - 0.05, 0.02, 0.72), 0.03, T)
    loop(0.6, 1.0, 0.6, 0.84, -0.02)
    tube([(0.19, -0.1, 0.6), (0.19, -0.3, 0.6)] + [(0.19, -0.3 - 0.11 * math.sin(a), 0.71 - 0.11 * math.cos(a)) for a in [pi * i / 12 for i in range(13)]] + [(0.19, -0.1, 0.82)], 0.05, M, n=20)
    # finger hook, ring, braces
    tube(spline([(0.95, yl, zt + 0.05), (0.97, yl, zt + 0.2), (1.1, yl, zt + 0.27), (1.24, yl, zt + 0.2), (1.26, yl, zt + 0.12)], 40), 0.024, T)
    tube([(-0.62 + 0.11 * math.cos(a), 0.02, 0.99 + 0.11 * math.sin(a)) for a in [2 * pi * i / 40 for i in range(40)]], 0.02, T, True)
    for x in (-0.45, 1.0):
        tube(spline([(x, yl, zt), (x + 0.06, 0, zt + 0.02), (x, yb, zt)], 20), 0.026, T); cyl(0.05, 0.02, T, (x, yl - 0.04, zt), (-pi / 2, 0, 0), 0.005, seg=24)
    rod((-0.2, yl, zt), (-0.2, 0, 1.05), 0.03, T)
    # engraving
    text(c.get('name', 'WAVECREST'), 0.085, s.metal(s.shade(c['m'], 0.5), 0.35), (-1.15, yb - 0.152, zt), (pi / 2, 0.0, 0), 0.001, 1.3, SANS)


def scene(c):
    """With open music."""
    from goods import metronome
    place(build, c, at=(0, 0.6, -0.045))
    place(metronome.score, at=(0.2, -1.2, 0), rot=(0, 0, 0.1))


VIEWS['scene'] = dict(az=-20, el=28, fill=0.84, scene=scene)
