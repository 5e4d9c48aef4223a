from device import *

COLOURS = {'black': dict(a='#1b1b1e', pad='#232326', trim='#b98a5a', band='#1f1f22'), 'sand': dict(a='#d8cdbb', pad='#b9a88e', trim='#c79f6c', band='#c9bba4'),
           'navy': dict(a='#22314f', pad='#2a3242', trim='#c9ccd1', band='#202b42'), 'white': dict(a='#ecebe8', pad='#d9d6d0', trim='#b9bcc2', band='#e2e0dc'),
           'cream': dict(a='#e6dcc8', pad='#b99f82', trim='#c79f6c', band='#cfc0a6', name='WAVECREST'),
           'sky': dict(a='#7fb0d2', pad='#4a6a86', trim='#d9dbde', band='#6a96b6', name='WAVECREST'),
           'lime': dict(a='#8cc152', pad='#3f5a34', trim='#f2ead0', band='#6f9c40')}
VIEWS = {'main': dict(az=-38, el=13), 'front': dict(az=-6, el=6), 'detail': dict(az=-52, el=12, focus=(-0.7, 0, 0.62), span=1.25, blur=10),
         'side': dict(az=-82, el=8)}
OUT = oval(0.76, 0.98, 2.35, 120)


def cup(c, side):
    """Outer shell towards +z, cushion towards -z, top of the cup towards +y."""
    A = s.plastic(c['a'], 0.42, 0.12, scale=160)
    domed(OUT, [(0.9, -0.02), (0.97, 0), (1, 0.02), (1, 0.1), (0.985, 0.14), (0.95, 0.175), (0.9, 0.195)], A, cap=False, angle=60)
    domed(OUT, [(0.9, 0.195), (0.885, 0.198), (0.872, 0.19), (0.865, 0.18)], s.metal(c['trim'], 0.22), cap=False)
    domed(OUT, [(0.865, 0.185), (0.8, 0.205), (0.6, 0.225), (0.3, 0.235), (0.01, 0.237)], s.plastic(c['a'], 0.5, 0.25, scale=220), angle=60)
    domed(OUT, [(0.97, 0.0), (1.005, -0.01), (1.005, -0.035), (0.97, -0.045)], s.metal(c['trim'], 0.3), cap=False)
    text(c.get('name', 'LUMEN'), 0.085, s.metal(c['trim'], 0.3), (0, -0.02, 0.238), (0, 0, 0), 0.004, 1.3)
    pad = s.leather(c['pad'], 60, 0.22, 0.5)
    ring = [(0.97, -0.045), (1.03, -0.075), (1.06, -0.13), (1.05, -0.19), (0.99, -0.245), (0.9, -0.265), (0.79, -0.245), (0.7, -0.19), (0.66, -0.12), (0.66, -0.03)]
    def f(u, v):
        k, z = spline(ring, 40)[round(v * 40)]
        x, y = OUT[int(u * 120) % 120]
        w = 1 + 0.006 * noise3.noise(Vector((x * 7, y * 7, z * 9)))
        return x * k * w, y * k * w, z
    surface(f, 120, 40, pad, loop_u=True, angle=180)
    tube([(x * 1.055, y * 1.055, -0.145) for x, y in OUT], 0.006, s.plastic(s.shade(c['pad'], 0.6), 0.7), True)
    domed(OUT, [(0.68, -0.05), (0.4, -0.035), (0.01, -0.03)], s.cloth(s.shade(c['pad'], 0.55), 60))
    text(side, 0.22, s.plastic(s.shade(c['pad'], 1.7), 0.8), (0, 0, -0.05), (0, pi, 0), 0.004, font=BOLD)
    for y in (-0.15, -0.22, -0.29):
        cyl(0.018, 0.012, s.plastic('#0c0c0d', 0.5), (0.375 * (1 if side == 'R' else -1), y, 0.06), (0, pi / 2 * (1 if side == 'R' else -1), 0), 0.004, seg=24)


def build(c):
    A, M = s.plastic(c['a'], 0.4, 0.12, scale=160), s.metal(c['trim'], 0.2, 0.15, (1, 1, 30))
    for sx in (-1, 1):
        tilt = sx * 0.1
        place(cup, c, 'R' if sx > 0 else 'L', at=(sx * 0.66, 0, 0.52), rot=(pi / 2, 0, pi / 2) if sx > 0 else (pi / 2, 0, -pi / 2))
        # fork round the cup, its pivots and the sliding arm
        fork = [(sx * (0.74 + 0.02 * math.sin(a)), 0.43 * math.cos(a), 0.53 + 0.565 * math.sin(a)) for a in [pi * i / 60 for i in range(61)]]
        sweep(fork, rrect(0.1, 0.045, 0.02), A, up=(sx, 0, 0), scale=lambda t: (0.75 + 0.35 * math.sin(pi * t), 1))
        for y in (-1, 1):
            cyl(0.06, 0.06, A, (sx * 0.74, y * 0.38, 0.53), (-pi / 2 * y, 0, 0), 0.015, seg=40)
            cyl(0.035, 0.012, M, (sx * 0.74, y * 0.437, 0.53), (-pi / 2 * y, 0, 0), 0.004, seg=40)
        box(0.1, 0.17, 0.13, A, 0.035, (sx * 0.765, 0, 1.12), (0, sx * 0.06, 0))
        sweep([(sx * 0.765, 0, 1.1), (sx * 0.79, 0, 1.3), (sx * 0.785, 0, 1.45)], rrect(0.03, 0.11, 0.012), M, up=(0, 1, 0))
    half = [(0.787, 0, 1.36), (0.77, 0, 1.52), (0.69, 0, 1.72), (0.53, 0, 1.9), (0.28, 0, 2.01), (0, 0, 2.045)]
    arc = spline([(-x, y, z) for x, y, z in half] + half[-2::-1], 120)
    sweep(arc, rrect(0.055, 0.3, 0.027), s.leather(c['band'], 60, 0.2, 0.5), up=(0, 1, 0), scale=lambda t: (1, 0.62 + 0.38 * min(1, math.sin(pi * t) * 1.7)))
    inner = [(p[0] * 0.935, 0, p[2] - 0.062 * (0.5 + 0.5 * math.cos(p[0] * 1.9))) for p in arc[22:-22]]
    sweep(inner, oval(0.12, 0.27, 3, 32), s.leather(c['pad'], 60, 0.2, 0.55), up=(0, 1, 0), scale=lambda t: (max(0.15, min(1, math.sin(pi * t) * 2.2)), 1 - 0.2 * (2 * t - 1) ** 4))
    for y in (-1, 1):
        stitches([Vector((p[0], y * (0.15 * (0.62 + 0.38 * min(1, math.sin(pi * i / 120) * 1.7)) - 0.024), p[2])) + Vector((p[0] * 0.04, 0, 0.026)) for i, p in enumerate(arc)][6:-6],
                 s.plastic(s.shade(c['trim'], 0.9), 0.8), 0.05, 0.006)


def scene(c):
    """With a telephone beside it."""
    from goods import phone
    build(c)
    place(phone.phone, phone.COLOURS['graphite'], at=(0.1, -1.15, 0.05), rot=(0, 0, -0.5))


VIEWS['scene'] = dict(az=-34, el=24, scene=scene)
