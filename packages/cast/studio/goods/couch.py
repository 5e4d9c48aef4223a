from ware import *

COLOURS = {'moss': dict(c='#66714e', w='#8a5a34'), 'oat': dict(c='#d3c5aa', w='#8a5a34'), 'rust': dict(c='#b35a35', w='#4a2c1d'), 'slate': dict(c='#4f6173', w='#4a2c1d')}
VIEWS = {'main': dict(az=-28, el=14, fill=0.84), 'front': dict(az=0, el=8, fill=0.84), 'detail': dict(az=-40, el=24, focus=(-6.0, -3.2, 5.5), span=8, blur=16),
         'scene': dict(az=-26, el=16, fill=0.84, scene=lambda c: scene(c))}


def build(c):
    f = s.cloth(c['c'], 5.0, 0.35)
    w = oiled(c['w'], 'Z', 0.4)
    W, D = 19.0, 9.0
    # plinth and arms
    box(W - 1.0, D - 1.0, 1.8, f, 0.35, (0, 0, 2.3))
    for sx in (-1, 1):
        pillow(1.9, D - 0.2, 4.6, f, 6.5, (sx * (W / 2 - 0.95), 0, 3.9), (0, 0, 0), 72, 0.05, 0.012, sx)
    pillow(W - 2.0, 2.0, 6.4, f, 6.0, (0, D / 2 - 1.1, 4.9), (-0.1, 0, 0), 72, 0, 0.01, 3)
    # two seat cushions, two back cushions with piping
    pipe = s.cloth(s.shade(c['c'], 0.8), 6, 0.3)
    for k, sx in enumerate((-1, 1)):
        cw, cx = (W - 3.9) / 2, sx * (W - 3.9) / 4
        pillow(cw, D - 1.4, 2.0, f, 7.0, (cx, -0.75, 4.05), (0, 0, 0), 80, 0.28, 0.018, k * 5 + 1)
        for z in (3.42, 4.62):
            n = 7.0
            pts = [(cx + math.copysign(abs(math.cos(a)) ** (2 / n), math.cos(a)) * cw / 2 * 0.982, -0.75 + math.copysign(abs(math.sin(a)) ** (2 / n), math.sin(a)) * (D - 1.4) / 2 * 0.984, z) for a in [2 * pi * i / 160 for i in range(160)]]
            tube(pts, 0.085, pipe, True, 8)
        pillow(cw - 0.15, 2.3, 4.6, f, 4.2, (cx, 2.05, 6.55), (-0.2, 0, 0), 80, 0, 0.03, k * 7 + 2)
    for x in (-W / 2 + 1.3, W / 2 - 1.3):
        for y in (-D / 2 + 1.2, D / 2 - 1.2):
            sweep([(x, y, 1.6), (x + math.copysign(0.25, x), y + math.copysign(0.25, y), 0)], circle(0.36, 20), w, scale=lambda t: 1 - 0.45 * t)


def scene(c):
    build(c)
    for at, rot, col, k in (((-6.2, -0.6, 6.5), (-0.42, 0.1, 0.35), '#d8a24a', 1), ((-4.4, -0.2, 6.3), (-0.4, -0.1, -0.1), '#e8dcc6', 4)):
        o = pillow(4.0, 4.0, 1.5, s.weave(col, 3.2, 'Object', (1, 1), None, 0.4), 3.2, (0, 0, 0), (0, 0, 0), 72, 0, 0.03, k)
        o.location, o.rotation_euler = at, (pi / 2 + rot[0], rot[1], rot[2])
    th = s.weave('#efe6d6', 1.6, 'UV', (14, 14), '#c8b79a', 0.6)
    def f(u, v):          # a throw over the right arm
        t = v * 11 - 5.2
        x0, top, r = 8.55, 6.28, 1.05
        if t < -1.6:
            p = (x0 - r - 0.04, top - 1.0 + (t + 1.6))
        elif t > 1.6:
            p = (x0 + r + 0.04, top - 1.0 - (t - 1.6))
        else:
            a = t / 1.6 * pi / 2
            p = (x0 + (r + 0.04) * math.sin(a), top - 1.0 + 1.06 * math.cos(a))
        y = -1.6 + 3.0 * (u - 0.5) * 1.3
        return (p[0] + 0.06 * math.sin(9 * u + v * 2), y, max(p[1], 4.95) if t < -1.6 else p[1])
    surface(f, 40, 90, th, angle=180, solid=0.08)
