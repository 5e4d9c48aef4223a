from device import *

COLOURS = {'seafoam': dict(a='#7fb8a4', guard='#f3efe4', burst=None), 'sunburst': dict(a='#d08a2c', guard='#efe9da', burst='#1d0c07'), 'blue': dict(a='#2f62b0', guard='#f3efe4', burst=None), 'purple': dict(a='#6a4a9a', guard='#f3efe4', burst=None), 'teal': dict(a='#1f7f84', guard='#f3efe4', burst=None), 'green': dict(a='#2f7a4c', guard='#f3efe4', burst=None),
           'red': dict(a='#b3202a', guard='#f3efe4', burst=None), 'black': dict(a='#18181a', guard='#f0ece2', burst=None)}
VIEWS = {'main': dict(az=-22, el=8, fill=0.86, floor=0.1), 'front': dict(az=0, el=4, fill=0.86, floor=0.1), 'detail': dict(az=-30, el=14, focus=(0.0, -0.2, 1.75), span=3.0, blur=14), 'side': dict(az=-70, el=8, fill=0.86)}
BODY = [(0.1, 0), (0.85, 0.1), (1.42, 0.52), (1.7, 1.12), (1.5, 1.74), (1.26, 2.22), (1.26, 2.7), (1.42, 3.2), (1.5, 3.62), (1.32, 3.88), (1.0, 3.74), (0.72, 3.42), (0.46, 3.22), (0.28, 3.18), (-0.28, 3.2), (-0.5, 3.28), (-0.76, 3.58), (-1.02, 4.0), (-1.34, 4.18), (-1.62, 3.95), (-1.58, 3.45), (-1.38, 2.95), (-1.26, 2.45), (-1.32, 1.95), (-1.62, 1.42), (-1.74, 0.9), (-1.36, 0.34), (-0.7, 0.02)]


def flatg(c):
    o = spline(BODY, 220, True)
    if c['burst']:
        A = varnished(c['a'], 'Y', 0.8, 0.3, 1.0, (c['burst'], 1.75, 2.2, 0.0, 1.85))
    else:
        A = lacquer(c['a'], 0.1)
    metal_, maple, board = chrome('#d2d4d7', 0.08), varnished('#d9a860', 'Y', 0.7, 0.15, 0.6), varnished('#33201a', 'Y', 0.8, 0.4, 0.2)
    rings = [(0.09, -0.45), (0.05, -0.44), (0.015, -0.4), (0, -0.35), (0, -0.1), (0.015, -0.05), (0.05, -0.01), (0.09, 0.0)]
    loft([flat(offset(o, d), z) for d, z in rings], A, angle=60)
    guard = spline([(0.33, 3.12), (0.56, 3.2), (0.84, 3.46), (1.14, 3.55), (1.2, 3.1), (1.0, 2.6), (1.0, 2.15), (1.2, 1.7), (1.34, 1.2), (1.2, 0.75), (0.95, 0.66), (0.72, 0.95), (0.5, 1.22), (0.3, 1.28), (-0.35, 1.28), (-0.62, 1.36), (-0.72, 1.7), (-0.82, 2.15), (-0.9, 2.6), (-1.1, 3.0), (-1.22, 3.5), (-1.06, 3.66), (-0.66, 3.32), (-0.33, 3.12)], 200, True)
    plate(guard, 0.022, s.plastic(c['guard'], 0.25, coat=0.3), 0.006, (0, 0, 0.011)); plate(guard, 0.008, s.plastic('#1b1b1d', 0.4), 0, (0, 0, 0.006)).scale = (1.006, 1.004, 1)
    for x, y in ((1.05, 3.38), (0.92, 2.5), (1.22, 1.5), (0.98, 0.76), (-0.55, 1.4), (-0.78, 2.35), (-0.96, 3.4), (0.0, 1.36)):
        place(screw, 0.035, at=(x, y, 0.022))
    for y, rot in ((2.72, 0), (2.12, 0), (1.52, 0.17)):
        def pickup():
            slab(0.72, 0.2, 0.07, 0.1, s.plastic(c.get('pick', '#1b1b1d'), 0.3), b=0.02)
            for i in range(6):
                cyl(0.024, 0.078, s.steel(), (-0.26 + i * 0.104, 0, 0), b=0.004, seg=20)
        place(pickup, at=(0, y, 0.022), rot=(0, 0, rot))
        place(screw, 0.03, at=(-0.43 * math.cos(rot), y - 0.43 * math.sin(rot), 0.025)); place(screw, 0.03, at=(0.43 * math.cos(rot), y + 0.43 * math.sin(rot), 0.025))
    for x, y in ((0.72, 1.62), (0.92, 1.24), (1.06, 0.88)):
        put(knob(0.14, 0.13, s.plastic('#1b1b1d', 0.3), ridges=30, deep=0.05, b=0.04, cap=metal_), (x, y, 0.022))
    box(0.04, 0.3, 0.006, s.plastic('#111112', 0.5), 0, (0.82, 2.0, 0.024), (0, 0, 0.5)); rod((0.82, 2.03, 0.02), (0.86, 2.06, 0.16), 0.018, metal_); pillow(0.07, 0.07, 0.09, s.plastic('#f2eee2', 0.3), 2.5, (0.865, 2.065, 0.18), seg=24)
    # bridge with six saddles, whammy bar, jack
    br = 1.0
    slab(0.78, 0.5, 0.035, 0.03, metal_, (0, br - 0.08, 0), b=0.01); box(0.78, 0.04, 0.11, metal_, 0.012, (0, br - 0.31, 0.055))
    for i in range(6):
        box(0.1, 0.26, 0.07, metal_, 0.018, (-0.27 + i * 0.108, br - 0.02, 0.08)); cyl(0.012, 0.05, s.plastic('#2a2a2c', 0.5), (-0.27 + i * 0.108, br - 0.05, 0.1), b=0.002, seg=12)
    tube(spline([(0.32, br - 0.1, 0.05), (0.34, br - 0.12, 0.24), (0.42, br + 0.1, 0.3), (0.62, br + 0.75, 0.32), (0.72, br + 1.25, 0.36)], 40), 0.024, metal_)
    pillow(0.09, 0.2, 0.09, s.plastic('#f2eee2', 0.3), 2.6, (0.73, br + 1.3, 0.365), seg=24)
    def jack():
        slab(0.42, 0.2, 0.03, 0.1, metal_, b=0.012); cyl(0.07, 0.05, metal_, hole=0.035, b=0.01, seg=40); cyl(0.04, 0.032, s.plastic('#0b0b0c'), b=0.001, seg=30)
    place(jack, at=(1.2, 0.52, -0.02), rot=(0.12, 0.2, -0.9))
    nut = fingerboard(br + 0.02, 6.48, 22, 0.42, 0.57, 0.03, 2.9, board, maple, s.steel(), s.plastic('#e9ecec', 0.2, coat=0.6), 0.17, 3.2)
    loft([flat(rrect(0.58, 0.6, 0.06), z) for z in (-0.1, 0.03)], maple).location = (0, 3.15, 0)
    head = spline([(-0.21, 0), (-0.25, 0.14), (-0.36, 0.26), (-0.35, 0.42), (-0.3, 0.9), (-0.26, 1.5), (-0.18, 1.85), (0.05, 1.98), (0.3, 1.95), (0.42, 1.78), (0.36, 1.62), (0.22, 1.52), (0.26, 1.2), (0.31, 0.6), (0.3, 0.3), (0.22, 0.12), (0.21, 0)], 140)
    posts = []
    def hd():
        plate(head[::-1], 0.14, maple, 0.02, (0, 0, -0.07))
        text(c.get('name', 'FRET'), 0.23, s.plastic('#1d1a17', 0.4), (0.1, 1.24, 0.003), (0, 0, pi / 2), 0.001, 1.0, BOLD)
        for k in range(6):
            place(tuner, -1, metal_, metal_, at=(-0.16 + 0.014 * k * 1.0, 0.42 + 0.25 * k, 0.0), rot=(0, 0, -0.06))
        cyl(0.06, 0.03, metal_, (0.12, 0.9, 0), b=0.006, seg=24)
    place(hd, at=(0, nut + 0.04, 0.0))
    posts = [(-0.16 + 0.014 * k - 0.02, nut + 0.04 + 0.42 + 0.25 * k, 0.07) for k in range(6)]
    strings(6, nut, br + 0.0, 0.34, 0.54, 0.125, 0.13, posts, wound='#c3c5c8', r=(0.016, 0.007))
    for i in range(6):
        rod((-0.27 + i * 0.108, br, 0.13), (-0.27 + i * 0.108, br - 0.2, 0.03), 0.01, s.steel(), 8)


def build(c):
    place(flatg, c, rot=(pi / 2 - 0.06, 0, 0))


def amp():
    """A small valve amplifier."""
    T, M = s.leather('#1d1d20', 40, 0.4, 0.6), chrome('#d2d4d7', 0.12)
    box(4.2, 2.1, 3.6, T, 0.12, (0, 0, 1.88))
    surface(lambda u, v: (-1.9 + 3.8 * u, -1.07, 0.35 + 2.3 * v), 10, 10, s.weave('#c9b790', 60, 'UV', (1.6, 1), '#8a7448', 0.8, 0.2, 0.2))
    tube([(x, -1.07, 1.5 + z) for x, z in rrect(3.86, 2.36, 0.05)], 0.035, s.plastic('#f0eadb', 0.4), True)
    box(3.86, 0.06, 0.62, M, 0.03, (0, -1.06, 3.1))
    for i in range(6):
        put(knob(0.16, 0.2, s.plastic('#17171a', 0.35), ridges=24, deep=0.08, b=0.03, cap=M), (-1.1 + i * 0.5, -1.09, 3.1), (pi / 2, 0, 0))
    cyl(0.09, 0.06, lit('#ff5a3c', 2.5), (1.75, -1.09, 3.1), (pi / 2, 0, 0), 0.02); box(0.1, 0.1, 0.22, M, 0.02, (-1.6, -1.1, 3.1))
    text('WAVECREST', 0.3, M, (-0.9, -1.1, 2.35), (pi / 2, 0, 0), 0.02, 1.1, BOLD)
    sweep(spline([(-0.9, 0, 3.68), (-0.8, 0, 3.85), (0, 0, 3.95), (0.8, 0, 3.85), (0.9, 0, 3.68)], 30), rrect(0.08, 0.35, 0.03), T, up=(0, 1, 0))
    for x in (-1.8, 1.8):
        for y in (-0.8, 0.8):
            cyl(0.16, 0.12, s.rubber(), (x, y, 0), b=0.03)


def scene(c):
    """Leaning by its amplifier."""
    place(amp, at=(2.3, 1.0, 0), rot=(0, 0, -0.1))
    place(build, c, at=(-0.9, 0.0, 0), rot=(0, 0, 0.05))


VIEWS['scene'] = dict(az=-16, el=10, fill=0.86, floor=0.1, scene=scene)
