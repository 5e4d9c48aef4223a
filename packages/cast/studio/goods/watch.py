from device import *

COLOURS = {'cognac': dict(strap='#8d5227', dial='#f1ede3', ink='#20242c', case='#c9cbce', hand='#27406b'), 'navy': dict(strap='#23304a', dial='#1d2f52', ink='#e9e6dc', case='#c9cbce', hand='#e9e6dc'),
           'gold': dict(strap='#2a201b', dial='#efe7d6', ink='#3a2c1c', case='#dcb26e', hand='#6f4a1f'), 'forest': dict(strap='#6a4a30', dial='#1f3d34', ink='#eee6d2', case='#c9cbce', hand='#eee6d2'),
           'blue': dict(strap='#24427a', dial='#f1ede3', ink='#1f2c4a', case='#c9cbce', hand='#c0402f'),
           'pink': dict(strap='#d58a94', dial='#fbf2ee', ink='#5a2f3a', case='#dcb99a', hand='#a83a55'),
           'teal': dict(strap='#17696c', dial='#e9efe9', ink='#12383a', case='#c9cbce', hand='#d9823a'),
           'moss': dict(strap='#5a6a44', dial='#20261c', ink='#eef0dc', case='#8f9398', hand='#f0c24e'),
           'plum': dict(name='KUMO', strap='#4a2a4a', dial='#efe9ee', ink='#33203a', case='#c9cbce', hand='#7a3a72')}
VIEWS = {'main': dict(az=-30, el=14), 'front': dict(az=0, el=8), 'detail': dict(az=-22, el=16, focus=(0, -0.32, 0.4), span=0.55, blur=9), 'side': dict(az=-80, el=8)}


def head(c):
    """The case with its dial towards +z."""
    M, P = s.metal(c['case'], 0.1), s.metal(c['case'], 0.3, 0.2, (30, 1, 1))
    lathe(spline([(0, -0.06), (0.15, -0.055), (0.185, -0.03), (0.2, 0.0), (0.2, 0.02)], 24), P, 160)
    lathe([(0.2, 0.02), (0.203, 0.024), (0.198, 0.034), (0.185, 0.046), (0.176, 0.05), (0.172, 0.047), (0.168, 0.03), (0.166, 0.02)], M, 160, angle=25)
    dial = s.Mat(Base_Color=c['dial'], Roughness=0.4, Specular=0.5, Clearcoat=0.3)
    dial.bump(dial.wave(60, kind='RINGS', along='Z'), 0.04, 0.004)
    lathe([(0, 0.018), (0.166, 0.018)], dial.m, 160)
    lathe([(0.167, 0.018), (0.167, 0.036), (0.155, 0.0185)], s.plastic(c['dial'], 0.35), 160)
    ink, sil = s.plastic(c['ink'], 0.5), s.metal(c['case'] if c['ink'] > '#8' else c['hand'], 0.18)
    for i in range(60):
        a = 2 * pi * i / 60
        if i % 5:
            box(0.0022, 0.008, 0.001, ink, 0, (0.148 * math.sin(a), 0.148 * math.cos(a), 0.0187), (0, 0, -a))
        elif i != 15:
            L = 0.036 if i % 15 == 0 else 0.03
            box(0.0105 if i else 0.018, L, 0.007, sil, 0.002, ((0.149 - L / 2) * math.sin(a), (0.149 - L / 2) * math.cos(a), 0.0215), (0, 0, -a), 2)
    box(0.034, 0.026, 0.002, s.plastic('#f5f4f0', 0.6), 0.001, (0.122, 0, 0.0188)); text('22', 0.022, s.plastic('#1c1c1e'), (0.122, 0, 0.0199), (0, 0, 0), 0.0005, 1, BOLD)
    tube([(0.122 + x, y, 0.0195) for x, y in rrect(0.038, 0.03, 0.003)], 0.0018, sil, True, 6)
    text(c.get('name', 'MERIDIAN'), 0.021, ink, (0, 0.068, 0.0187), (0, 0, 0), 0.0004, 1.25); text('automatic', 0.0135, ink, (0, -0.062, 0.0187), (0, 0, 0), 0.0004, 1.2); text('5 ATM', 0.011, ink, (0, -0.08, 0.0187), (0, 0, 0), 0.0004, 1.2)
    H = s.metal(c['hand'], 0.2) if c['ink'] < '#8' else sil
    def hand(L, w, a, z, back=0.02, m=H):
        ob = plate([(-w * 0.7, -back), (w * 0.7, -back), (w, L * 0.55), (0, L), (-w, L * 0.55)], 0.004, m, 0.001, segments=2)
        put(ob, (0, 0, z), (0, 0, -math.radians(a)))
    hand(0.088, 0.0085, 304 + 4, 0.026); hand(0.136, 0.0065, 54, 0.031)
    red = s.plastic('#c8402c', 0.35)
    put(plate([(-0.0013, -0.045), (0.0013, -0.045), (0.0009, 0.14), (-0.0009, 0.14)], 0.002, red, 0), (0, 0, 0.035), (0, 0, -math.radians(214)))
    cyl(0.0085, 0.012, M, (0, 0, 0.028), b=0.002, seg=32)
    lathe(spline([(0.174, 0.043), (0.168, 0.05), (0.12, 0.053), (0.06, 0.055), (0, 0.0555)], 24), clear(facing=0.1), 96)
    # lugs and crown
    for sx in (-1, 1):
        for sy in (-1, 1):
            lug = sweep(spline([(sx * 0.122, sy * 0.15, -0.004), (sx * 0.121, sy * 0.2, 0.0), (sx * 0.12, sy * 0.245, -0.035)], 16), rrect(0.032, 0.05, 0.012), P, up=(0, 0, 1), scale=lambda t: (1, 1 - 0.35 * t))
    knob(0.024, 0.032, M, (0.2, 0, -0.015), (0, pi / 2, 0), 24, 0.12, 0.006)
    cyl(0.012, 0.02, M, (0.19, 0, -0.015), (0, pi / 2, 0), 0.002, seg=24)


def build(c):
    place(head, c, at=(0, -0.32, 0.4), rot=(pi / 2 - 0.0, 0, 0))
    L = s.leather(c['strap'], 120, 0.18, 0.45)
    # y towards the back, z up; the strap leaves the upper lugs, runs round and comes back to the lower ones
    pts = [(0, -0.305, 0.6), (0, -0.283, 0.66), (0, -0.19, 0.725), (0, 0.0, 0.735), (0, 0.17, 0.66), (0, 0.27, 0.5), (0, 0.28, 0.3), (0, 0.2, 0.13), (0, 0.04, 0.045), (0, -0.16, 0.06), (0, -0.275, 0.13), (0, -0.305, 0.2)]
    path = spline(pts, 120)
    wide = lambda t: 1 - 0.16 * min(1, min(t, 1 - t) * 3.2)
    sweep(path, rrect(0.04, 0.2, 0.016), L, up=(1, 0, 0), scale=lambda t: (1 + 0.5 * max(0, 1 - 14 * min(t, 1 - t)), wide(t)))
    thread = s.plastic(s.shade(c['strap'], 1.45), 0.8)
    mid = Vector((0, 0, 0.4))
    for sx in (-1, 1):
        stitches([Vector((sx * (0.1 * wide(i / 120) - 0.014), p[1], p[2])) + (Vector((0, p[1], p[2])) - mid).normalized() * 0.0205 for i, p in enumerate(path)][5:-5], thread, 0.024, 0.0032)
    # second layer near the lugs, holes and keeper, buckle behind
    M = s.metal(c['case'], 0.15)
    sweep(path[36:62], rrect(0.035, 0.185, 0.014), L, up=(1, 0, 0))
    for k in (0.42, 0.5):
        p = Vector(path[int(k * 120)]); out = (p - mid).normalized()
        q = Vector(path[int(k * 120) + 1]) - Vector(path[int(k * 120) - 1])
        sweep([p + q.normalized() * d for d in (-0.02, 0, 0.02)], rrect(0.1, 0.21, 0.03), L, up=(1, 0, 0))
    p = Vector(path[70]); out = (p - mid).normalized()
    tube([p + out * 0.035 + Vector((x, 0, y)) for x, y in rrect(0.24, 0.15, 0.03)], 0.013, M, True)


def scene(c):
    """On a cushion in its wooden box."""
    W = s.wood('#5c3a24', 'X', 3, 0.3)
    felt = s.cloth('#e4dccb', 120, 0.2)
    for x, y, w, d in ((0, -0.42, 1.0, 0.05), (0, 0.42, 1.0, 0.05), (-0.475, 0, 0.05, 0.84), (0.475, 0, 0.05, 0.84)):
        box(w, d, 0.26, W, 0.01, (x, y, 0.13))
    box(0.96, 0.82, 0.06, felt, 0.01, (0, 0, 0.03))
    def lid():
        box(1.0, 0.05, 0.9, W, 0.012, (0, 0, 0.45))
        pillow(0.92, 0.06, 0.82, felt, 6, (0, -0.02, 0.45))
        text(c.get('name', 'MERIDIAN'), 0.075, s.metal('#c9a25a', 0.3), (0, -0.054, 0.5), (pi / 2, 0, 0), 0.001, 1.4)
    place(lid, at=(0, 0.44, 0.26), rot=(-0.16, 0, 0))
    def on():
        build(c)
        pillow(0.34, 0.5, 0.6, felt, 3, (0, -0.01, 0.39))
    place(on, at=(0, -0.22, 0.12), rot=(-0.7, 0, 0))


VIEWS['scene'] = dict(az=-26, el=26, scene=scene)
