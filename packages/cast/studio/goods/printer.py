from device import *

COLOURS = {'white': dict(a='#eeeeec', b='#3a3c41', acc='#2f7fd0'), 'graphite': dict(a='#3b3e44', b='#1b1c1f', acc='#4cc3b0'), 'sage': dict(a='#b9c4b2', b='#3d443b', acc='#e0754a'), 'sand': dict(a='#ddd2c0', b='#4a4038', acc='#c8663f')}
VIEWS = {'main': dict(az=-32, el=20), 'front': dict(az=0, el=10), 'detail': dict(az=-20, el=30, focus=(0.9, -1.2, 1.35), span=1.9, blur=12), 'side': dict(az=-70, el=14)}


def build(c):
    A, B = s.plastic(c['a'], 0.42, 0.12, scale=120), s.plastic(c['b'], 0.35, 0.1, 0.1, scale=120)
    W, D = 4.2, 3.1
    o = rrect(W, D, 0.3, 12)
    # lower body with the mouth, upper body, scanner lid
    loft([flat(scaled(o, k), z) for k, z in ((0.95, 0.06), (0.985, 0.09), (1, 0.16), (1, 0.5), (0.992, 0.515), (0.97, 0.52))], A, angle=50)
    body = loft([flat(scaled(o, k), z) for k, z in ((0.97, 0.535), (0.992, 0.54), (1, 0.555), (1, 1.36), (0.992, 1.375), (0.97, 1.38))], A, angle=50)
    mouth = box(2.7, 1.6, 0.42, B, 0.06, (0, -1.2, 0.8))
    cut(body, mouth)
    inner = box(2.72, 0.02, 0.44, s.plastic('#121315', 0.6), 0, (0, -0.42, 0.8)); box(2.7, 1.2, 0.02, B, 0, (0, -0.95, 0.6)); box(2.7, 1.2, 0.02, s.plastic('#17181b', 0.6), 0, (0, -0.95, 1.005))
    for sx in (-1, 1):
        box(0.02, 1.2, 0.42, s.plastic('#1b1c1f', 0.6), 0, (sx * 1.345, -0.95, 0.8))
    loft([flat(scaled(o, k), z) for k, z in ((0.965, 1.395), (0.985, 1.4), (0.992, 1.415), (0.992, 1.58), (0.975, 1.64), (0.93, 1.665), (0.9, 1.667))], B, angle=50)
    # document feeder hump on the lid
    loft([[(x * w + 0.0, y * d + 0.55, z) for x, y in rrect(1, 1, 0.1, 8)] for z, w, d in ((1.64, 3.5, 1.5), (1.78, 3.4, 1.4), (1.84, 3.3, 1.3), (1.85, 3.1, 1.1))], A, angle=50)
    # out tray with a printed page
    box(2.5, 1.35, 0.05, B, 0.02, (0, -1.75, 0.6), (0.06, 0, 0))
    box(0.7, 0.06, 0.16, B, 0.02, (0, -2.42, 0.6))
    P = s.plastic('#fbfbf9', 0.85)
    def sheet(n=0):
        f = lambda u, v: ((u - 0.5) * 2.1, -0.5 - 1.62 * v, 0.665 + 0.02 * n + 0.09 * math.sin(pi * v) * 0.6 - 0.02 * v + 0.03 * (2 * u - 1) ** 2 * v)
        surface(f, 20, 30, P, angle=180, solid=0.006)
        return f
    sheet(); f = sheet(1)
    for name, col, x0, x1, y0, y1 in (('sky', '#8fc7e8', 0.1, 0.9, 0.32, 0.62), ('hill', '#5f9a63', 0.1, 0.9, 0.62, 0.76), ('sun', '#f3b64a', 0.66, 0.8, 0.37, 0.5), ('head', '#23262c', 0.1, 0.62, 0.885, 0.93)):
        surface(lambda u, v: Vector(f(x0 + (x1 - x0) * u, y0 + (y1 - y0) * v)) + Vector((0, 0, 0.0045 + (0.002 if name in ('hill', 'sun') else 0))), 10, 10, s.plastic(col, 0.7), angle=180)
    for i in range(2):
        surface(lambda u, v: Vector(f(0.1 + (0.8 - 0.2 * i) * u, 0.8 + 0.035 * i + 0.012 * v)) + Vector((0, 0, 0.005)), 8, 2, s.plastic('#7d838c', 0.7), angle=180)
    # paper standing in the rear tray
    def rear():
        slab(2.6, 1.5, 0.05, 0.12, B, b=0.02)
        for i in range(4):
            slab(2.1, 1.72 + 0.01 * i, 0.008, 0.01, P, (0.004 * i, 0.1, 0.055 + 0.012 * i), b=0.001)
        box(0.08, 0.5, 0.14, A, 0.03, (1.12, -0.4, 0.1)); box(0.08, 0.5, 0.14, A, 0.03, (-1.12, -0.4, 0.1))
    place(rear, at=(0, 1.42, 2.0), rot=(pi / 2 - 0.28, 0, 0))
    # control panel, tilted up at the right of the front
    def panel():
        slab(1.5, 0.46, 0.05, 0.06, s.plastic('#131417', 0.25, coat=0.4), b=0.015)
        plate(rrect(0.62, 0.34, 0.03), 0.004, lit('#0f2438', 1), 0, (-0.36, 0, 0.052))
        plate(rrect(0.62, 0.08, 0.02), 0.004, lit(c['acc'], 1), 0, (-0.36, 0.13, 0.054)); text('Ready', 0.06, lit('#ffffff', 1.3), (-0.5, 0.13, 0.057), (0, 0, 0), 0)
        for i, q in enumerate(('#f3b64a', '#5bbf6a', '#e8605a')):
            plate(rrect(0.14, 0.14, 0.03), 0.004, lit(q, 1), 0, (-0.56 + i * 0.2, -0.05, 0.054))
        put(cyl(0.1, 0.02, s.metal('#c9ccd0', 0.2), b=0.006), (0.2, 0, 0.045)); cyl(0.075, 0.02, lit(c['acc'], 0.9), (0.2, 0, 0.05), b=0.006)
        for i in range(2):
            for j in range(2):
                cyl(0.055, 0.015, s.plastic('#d8dadd', 0.4), (0.44 + i * 0.17, -0.09 + j * 0.18, 0.045), b=0.006, seg=40)
    place(panel, at=(0.95, -D / 2 - 0.0, 1.19), rot=(pi / 2 - 0.28, 0, 0))
    text('MERIDIAN', 0.15, s.plastic(s.shade(c['a'], 0.5) if c['a'] > '#8' else '#b9bec6', 0.4), (-1.35, -D / 2 - 0.001, 1.19), (pi / 2, 0, 0), 0.004, 1.2, BOLD)
    # paper drawer
    box(2.2, 0.03, 0.24, A, 0.03, (0, -D / 2 - 0.005, 0.3)); box(0.8, 0.05, 0.08, s.plastic('#1b1c1f', 0.6), 0.03, (0, -D / 2 - 0.002, 0.36))
    for x in (-1.7, 1.7):
        for y in (-1.2, 1.2):
            cyl(0.16, 0.08, s.rubber(), (x, y, 0), b=0.02)


def scene(c):
    """Next to a laptop."""
    from goods import laptop
    build(c)
    place(laptop.build, laptop.COLOURS['silver'], at=(4.1, -1.3, 0), rot=(0, 0, -0.3))


VIEWS['scene'] = dict(az=-16, el=22, fill=0.84, scene=scene)
