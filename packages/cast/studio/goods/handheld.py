from device import *

COLOURS = {'cream': dict(a='#e9e2d2', key='#33353a', acc='#d9573f', p=('#6bc3e8', '#f6efe0', '#6bc3e8')), 'violet': dict(a='#6b5ba8', key='#f0edf6', acc='#f0c24e', p=('#3a2f7a', '#8a6be0', '#e8a0d0')), 'teal': dict(a='#2a8088', key='#f2ede0', acc='#f0b44c', p=('#0f3f46', '#2f9a86', '#e7dc9a')), 'black': dict(a='#232428', key='#4a4c52', acc='#4cc3b0', p=('#182a4a', '#d0607a', '#f3c07a'))}
VIEWS = {'main': dict(az=-26, el=20, fill=0.8, floor=0.2), 'front': dict(az=0, el=14), 'detail': dict(az=-30, el=26, focus=(0.72, -0.05, 0.12), span=0.95, blur=10), 'side': dict(az=-75, el=14)}
W, H, T = 2.1, 0.92, 0.2


def console(c):
    A, K = s.plastic(c['a'], 0.42, 0.12, scale=200), s.plastic(c['key'], 0.3, coat=0.3)
    o = rrect(W, H, 0.3, 16)
    inset(o, [(0.09, -T / 2), (0.03, -T / 2 + 0.02), (0, -T / 2 + 0.07), (0, T / 2 - 0.045), (0.012, T / 2 - 0.014), (0.04, T / 2)], A, angle=50)
    tube([(x, y, 0.01) for x, y in o], 0.004, s.plastic(s.shade(c['a'], 0.5), 0.6), True, 8)
    z = T / 2
    plate(rrect(1.22, 0.78, 0.06), 0.01, s.plastic('#0b0b0d', 0.12, coat=0.6), 0.003, (0, 0, z))
    w, h = 1.12, 0.63
    plate(rrect(w, h, 0.01), 0.002, lit(c['p'][0], 1.1), 0, (0, 0.01, z + 0.006))
    zz = z + 0.0075
    # a small jump-and-run: hills, ground of tiles, clouds, hero, coins
    def hill(x, r, q, k):
        plate([(x + r * math.cos(a), -h / 2 + 0.12 + r * 0.9 * math.sin(a)) for a in [pi * i / 30 for i in range(31)]], 0.0008, lit(q, 1), 0, (0, 0.01, zz + 0.0004 * k))
    hill(-0.26, 0.24, s.shade('#5bb56a', 1.1), 0); hill(0.24, 0.3, '#4a9f5c', 1); hill(0.0, 0.16, '#3c8a50', 2)
    for i in range(16):
        x = -w / 2 + 0.07 * (i + 0.5)
        if i not in (9, 10):
            plate(rrect(0.068, 0.1, 0.006), 0.0008, lit('#a8683a', 1), 0, (x, -h / 2 + 0.065, zz + 0.002)); plate(rrect(0.07, 0.025, 0.004), 0.0008, lit('#6fc25a', 1.1), 0, (x, -h / 2 + 0.12, zz + 0.0026))
    for x, y, k in ((-0.36, 0.19, 1), (0.06, 0.23, 0.8), (0.4, 0.15, 1)):
        for dx, r in ((-0.06, 0.035), (0, 0.05), (0.06, 0.038)):
            plate(circle(r * k, 24), 0.0008, lit('#ffffff', 1.1), 0, (x + dx * k, y, zz + 0.002 + dx * 0.002))
    for x in (-0.08, 0.0, 0.08):
        plate(circle(0.024, 20), 0.0008, lit('#f6c945', 1.3), 0, (x + 0.02, 0.06, zz + 0.003))
    hx, hy = -0.24, -0.125
    for x, y, a, b, q in ((0, 0.02, 0.07, 0.06, '#d9573f'), (0, 0.07, 0.06, 0.05, '#f2c9a0'), (0, 0.105, 0.08, 0.025, '#2f5fb0'), (-0.02, -0.02, 0.022, 0.03, '#2f3f6a'), (0.02, -0.02, 0.022, 0.03, '#2f3f6a')):
        plate(rrect(a, b, 0.006), 0.0008, lit(q, 1.1), 0, (hx + x, hy + y, zz + 0.004))
    t = text('x 12', 0.05, lit('#ffffff', 1.3), (-0.42, 0.27, zz + 0.004), (0, 0, 0), 0, 1, BOLD); plate(circle(0.022, 20), 0.0008, lit('#f6c945', 1.3), 0, (-0.51, 0.272, zz + 0.004))
    text('1-1', 0.05, lit('#ffffff', 1.3), (0.48, 0.27, zz + 0.004), (0, 0, 0), 0, 1, BOLD)
    text('PIXEL FORGE', 0.032, s.plastic('#8b8e95', 0.5), (0, -0.352, z + 0.0055), (0, 0, 0), 0.0003, 1.4, BOLD)
    # controls
    def cross():
        cyl(0.16, 0.012, s.plastic(s.shade(c['a'], 0.85), 0.5), (0, 0, -0.006), b=0.005)
        q, L = 0.045, 0.13
        plate([(q, q), (q, L), (-q, L), (-q, q), (-L, q), (-L, -q), (-q, -q), (-q, -L), (q, -L), (q, -q), (L, -q), (L, q)], 0.07, K, 0.014, (0, 0, 0.02))
    place(cross, at=(-0.83, 0.17, z))
    for i, ch in enumerate('BAYX'):
        a = math.radians((270, 0, 180, 90)[i])
        x, y = 0.83 + 0.105 * math.cos(a), 0.17 + 0.105 * math.sin(a)
        lathe(spline([(0.06, -0.01), (0.058, 0.03), (0.05, 0.042), (0, 0.047)], 16), s.plastic(c['acc'], 0.2, coat=0.6) if ch in 'AB' else K, 48).location = (x, y, z)
        text(ch, 0.06, s.plastic('#fff8ee' if ch in 'AB' or c['key'] < '#8' else '#33353a', 0.5), (x, y, z + 0.0465), (0, 0, 0), 0.0006, 1, BOLD)
    for x in (-0.83, 0.83):
        y = -0.2
        cyl(0.13, 0.012, s.plastic(s.shade(c['a'], 0.7), 0.5), (x, y, z - 0.006), b=0.005); cyl(0.045, 0.06, K, (x, y, z), b=0.006)
        lathe(spline([(0.05, 0.045), (0.1, 0.055), (0.105, 0.075), (0.09, 0.085), (0.07, 0.078), (0, 0.074)], 30), s.rubber('#1d1d20'), 64).location = (x, y, z)
    for x in (-0.7, 0.7):
        box(0.07, 0.022, 0.02, K, 0.008, (x, 0.37, z), (0, 0, 0))
    for i in range(2):
        for j in range(4):
            for sx in (-1, 1):
                cyl(0.009, 0.002, s.plastic('#0a0a0b', 0.8), (sx * (0.72 + 0.035 * i + 0.0), -0.385 + 0.0 * j - 0.0 + 0.035 * (j % 2), z - 0.0005), b=0.0005, seg=12) if j < 2 else None
    for sx in (-1, 1):
        sweep(spline([(sx * 0.45, H / 2 - 0.01, 0.0), (sx * 0.75, H / 2 - 0.012, 0.0), (sx * 0.93, H / 2 - 0.07, 0.0), (sx * 1.02, H / 2 - 0.18, 0.0)], 24), oval(0.09, 0.1, 2.6, 24), K, up=(0, 0, 1))
    box(0.1, 0.02, 0.04, s.plastic('#0a0a0b'), 0.015, (0, -H / 2 + 0.002, 0))


def build(c):
    place(console, c, rot=(math.radians(60), 0, 0))
    # a low wire rest behind
    tube(spline([(-0.4, -0.12, -0.43), (-0.4, 0.2, -0.47), (-0.35, 0.42, -0.3), (-0.3, 0.28, 0.0), (0.3, 0.28, 0.0), (0.35, 0.42, -0.3), (0.4, 0.2, -0.47), (0.4, -0.12, -0.43)], 80), 0.022, s.steel())


def scene(c):
    """With earbuds."""
    from goods import earbuds
    build(c)
    place(earbuds.build, earbuds.COLOURS['black'], at=(1.25, -0.35, -0.47), rot=(0, 0, -0.3))


VIEWS['scene'] = dict(az=-18, el=24, scene=scene)
