from device import *

COLOURS = {'walnut': dict(w='#5e3722'), 'cherry': dict(w='#8e4a2a'), 'oak': dict(w='#b58450'), 'black': dict(w='#201f21')}
VIEWS = {'main': dict(az=-28, el=12), 'front': dict(az=0, el=6), 'detail': dict(az=-20, el=12, focus=(0, -0.3, 1.2), span=1.2, blur=10), 'side': dict(az=-70, el=12)}


def build(c):
    Wd = s.wood(c['w'], 'Z', 1.1, 0.26, 0.6) if c['w'] != '#201f21' else lacquer(c['w'], 0.1)
    B = s.brass()
    sq = lambda w, d, z, r=0.03, y=0: [(x, yy + y, z) for x, yy in rrect(w, d, r, 4)]
    body = loft([sq(1.12, 1.12, 0.3), sq(0.46, 0.46, 2.0)], Wd, angle=40, bevel=0.012)
    # the opened front: a tapering recess
    tool = loft([[(x * w, y + f, z) for x, y in rrect(1, 0.5, 0.01, 2)] for z, w, f in ((0.62, 0.74, -0.52), (1.86, 0.32, -0.265))])
    cut(body, tool)
    loft([sq(1.3, 1.3, 0.1, 0.05), sq(1.3, 1.3, 0.2, 0.05), sq(1.2, 1.2, 0.26, 0.05), sq(1.18, 1.18, 0.32, 0.04)], Wd, angle=35, bevel=0.012)
    for x in (-0.52, 0.52):
        for y in (-0.52, 0.52):
            cyl(0.09, 0.1, B, (x, y, 0.0), b=0.025)
    loft([sq(0.46, 0.46, 1.995, 0.03), sq(0.38, 0.38, 2.1, 0.03), sq(0.12, 0.12, 2.2, 0.03)], Wd, angle=35, bevel=0.01)
    # scale, pendulum, weight: tilted back with the front face
    lean = math.atan2(0.33, 1.7)
    def works():
        scale = [(-0.16, 0.0), (0.16, 0.0), (0.11, 1.1), (-0.11, 1.1)]
        plate(scale, 0.012, s.metal('#d9c08a', 0.35), 0.004)
        ink = s.plastic('#2a1c10', 0.6)
        for i in range(22):
            y = 0.06 + i * 0.047
            for sx in (-1, 1):
                box(0.035 if i % 2 else 0.05, 0.005, 0.001, ink, 0, (sx * 0.035, y, 0.0065))
            if i % 2 == 0:
                text(str(208 - i * 8), 0.034, ink, ((-0.095 if i % 4 else 0.09) * (1 - i * 0.009), y, 0.0065), (0, 0, 0), 0.0003, 1, BOLD)
        def arm():
            rod((0, -0.1, 0.06), (0, 1.32, 0.06), 0.011, s.steel())
            loft([[(x * w, 0.62 + y, 0.03 + z * 0.07) for x, z in rrect(1, 1, 0.2, 4)] for y, w in ((0, 0.12), (0.17, 0.2))], B, bevel=0.008)
            cyl(0.03, 0.05, B, (0, -0.1, 0.02), b=0.006, seg=24)
        place(arm, at=(0, 0.0, 0), rot=(0, 0, -0.16))
    place(works, at=(0, -0.27, 0.68), rot=(pi / 2 - lean, 0, 0))
    # name plate, winding key
    def plate_():
        slab(0.4, 0.12, 0.012, 0.02, B, b=0.003); text('FRET', 0.075, s.plastic('#2a1c10', 0.5), (0, 0, 0.0125), (0, 0, 0), 0.001, 1.3, BOLD)
    place(plate_, at=(0, -0.543, 0.45), rot=(pi / 2 - lean, 0, 0))
    def key():
        rod((0, 0, 0), (0.22, 0, 0), 0.022, B)
        for sy in (-1, 1):
            tube([(0.24 + 0.05 * math.cos(a), sy * 0.07 + 0.065 * math.sin(a), 0) for a in [2 * pi * i / 32 for i in range(32)]], 0.018, B, True)
    place(key, at=(0.5, 0, 0.62), rot=(0.4, 0, 0))


def score():
    """Two pages of music."""
    P, I = s.plastic('#f8f4ea', 0.85), s.plastic('#1c1a18', 0.7)
    for k in (0, 1):
        f = lambda u, v: (-2.1 + 2.1 * (u + k), -1.45 + 2.9 * v, 0.02 + 0.14 * math.sin(pi * (u if k else 1 - u)) ** 0.8 * (1 - (u if k else 1 - u)) ** 0.3)
        surface(f, 30, 10, P, angle=180, solid=0.012)
        for row in range(6):
            v0 = 0.1 + row * 0.145
            for ln in range(5):
                tube([Vector(f(0.08 + 0.84 * i / 20, v0 + ln * 0.014)) + Vector((0, 0, 0.01)) for i in range(21)], 0.0035, I, n=5)
            for i in range(13):
                u, v = 0.16 + 0.058 * i, v0 + 0.007 * int(4 + 4 * math.sin(i * 1.3 + row * 2.1 + k))
                p = Vector(f(u, v)) + Vector((0, 0, 0.012))
                pillow(0.05, 0.036, 0.012, I, 2, tuple(p), seg=12)
                tube([p + Vector((0.02, 0, 0)), Vector(f(u, v + 0.05)) + Vector((0.02, 0, 0.012))], 0.004, I, n=5)


def scene(c):
    """Beside open music."""
    build(c)
    place(score, at=(2.3, -1.3, 0), rot=(0, 0, -0.2), scale=0.8)


VIEWS['scene'] = dict(az=-14, el=26, scene=scene)
