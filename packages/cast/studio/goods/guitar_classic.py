from kit import *
import stuff as s

COLOURS = {'natural': dict(top='#d8a45f', side='#6a3a20'), 'sunburst': dict(top='#b8662a', side='#2a1610'), 'black': dict(top='#1b1a1a', side='#1b1a1a')}
VIEWS = {'main': dict(az=-28, el=8, shadow=True, fill=0.86), 'front': dict(az=0, el=2, fill=0.86), 'detail': dict(az=-34, el=12, focus=(0, -0.5, 2.1), span=4.2, blur=24),
         'side': dict(az=42, el=16)}


def outline(k=1.0):
    half = [(0, 0), (0.9, 0.06), (1.6, 0.42), (1.98, 1.2), (1.9, 2.0), (1.45, 2.65), (1.22, 3.05), (1.28, 3.55), (1.42, 4.05), (1.32, 4.6), (0.9, 4.95), (0.3, 5.02), (0, 5.02)]
    right = spline(half, 60)
    return [(x * k, 2.5 + (z - 2.5) * k) for x, z in right] + [(-x * k, 2.5 + (z - 2.5) * k) for x, z in right[-2:0:-1]]


def build(c):
    spruce = s.wood(c['top'], 'Y', 1.2, 0.16, 0.25)
    spruce.node_tree.nodes['Principled BSDF'].inputs['Clearcoat'].default_value = 0.6
    side, dark, ivory, metal = s.wood(c['side'], 'Y', 0.8, 0.2), s.wood('#2b1a12', 'Y', 1.5, 0.4), s.plastic('#ece4d0', 0.35), s.steel()
    up = (pi / 2, 0, 0)
    plate(outline(), 0.98, side, 0.05, (0, 0, 0), up)
    tops = [outline(0.992)]
    plate(outline(0.992), 0.03, spruce, 0.01, (0, -0.5, 0), up)
    tube([(x, -0.502, z) for x, z in outline(0.997)], 0.03, ivory, True, 8)
    tube([(x, 0.49, z) for x, z in outline(0.997)], 0.03, ivory, True, 8)
    # rosette and hole
    hole = lathe([(0, 0.0), (0.5, 0.0)], s.plastic('#0b0705', 0.95), 64)
    hole.location, hole.rotation_euler = (0, -0.5165, 3.25), up
    for r, m in ((0.5, ivory), (0.545, dark), (0.59, ivory), (0.635, dark), (0.66, ivory)):
        tube([(r * math.cos(a), -0.516, 3.25 + r * math.sin(a)) for a in [2 * pi * i / 72 for i in range(72)]], 0.014 if m is ivory else 0.02, m, True, 8)
    guard = [(0.45, 3.45), (0.95, 3.55), (1.1, 3.2), (0.98, 2.75), (0.55, 2.5), (0.3, 2.62), (0.5, 2.85), (0.6, 3.15)]
    plate(spline(guard, 60, True), 0.012, s.plastic('#20100a', 0.08, coat=1), 0.004, (0, -0.519, 0), up)
    # bridge, saddle and pins
    plate(spline([(-0.95, 1.32), (-0.6, 1.42), (0, 1.46), (0.6, 1.42), (0.95, 1.32), (0.9, 1.18), (0.5, 1.1), (-0.5, 1.1), (-0.9, 1.18)], 60, True), 0.09, dark, 0.03, (0, -0.555, 0), up)
    box(0.78, 0.05, 0.04, ivory, 0.01, (0, -0.62, 1.38))
    # neck with frets
    plate([(-0.285, 3.75), (0.285, 3.75), (0.215, 8.9), (-0.215, 8.9)], 0.06, dark, 0.012, (0, -0.57, 0), up)
    sweep([(0, -0.40, 4.9), (0, -0.42, 8.9)], [(-0.25, 0.1), (0.25, 0.1), (0.24, 0.0), (0.14, -0.13), (0, -0.17), (-0.14, -0.13), (-0.24, 0.0)], side, up=(0, -1, 0), angle=60, scale=lambda t: 1 - 0.16 * t)
    sweep([(0, -0.35, 4.5), (0, -0.33, 5.1)], rrect(0.5, 0.5, 0.1), side, up=(0, -1, 0))
    scale_len, nut = 7.5, 8.9
    for k in range(1, 20):
        z = nut - scale_len * (1 - 2 ** (-k / 12))
        w = 0.43 + 0.14 * (nut - z) / 5.15
        tube([(-w / 2, -0.605, z), (w / 2, -0.605, z)], 0.013, metal, n=8)
        if k in (3, 5, 7, 9, 12, 15):
            zz = nut - scale_len * (1 - 2 ** (-(k - 0.5) / 12))
            for x in ((-0.1, 0.1) if k == 12 else (0,)):
                d = lathe([(0, 0.003), (0.035, 0.003), (0.035, 0)], ivory, 24)
                d.location, d.rotation_euler = (x, -0.6, zz), up
    box(0.45, 0.07, 0.05, ivory, 0.01, (0, -0.6, nut + 0.02))
    # head with tuners
    head = [(-0.22, 8.9), (0.22, 8.9), (0.4, 9.2), (0.44, 10.2), (0.36, 10.36), (0.12, 10.3), (0, 10.38), (-0.12, 10.3), (-0.36, 10.36), (-0.44, 10.2), (-0.4, 9.2)]
    h = [plate(head, 0.17, dark, 0.02, (0, -0.5, 0), up)]
    for sx in (-1, 1):
        for k in range(3):
            z = 9.35 + 0.34 * k
            post = lathe([(0, 0.16), (0.035, 0.155), (0.04, 0.14), (0.03, 0.1), (0.04, 0.05), (0.07, 0.02), (0.07, 0)], metal, 24)
            post.location, post.rotation_euler = (sx * 0.27, -0.58, z), up
            key = sweep(spline([(sx * 0.43, -0.46, z), (sx * 0.56, -0.46, z), (sx * 0.66, -0.46, z), (sx * 0.72, -0.46, z)], 20), circle(0.1, 14, 0.05), metal, scale=lambda t: 0.3 + 0.7 * min(1, max(0, (t - 0.35) * 4)) - 0.5 * max(0, t - 0.9) * 8)
            h += [post, key]
    text('fret', 0.22, s.metal('#d9b26c', 0.3), (0, -0.588, 10.08), up, 0.001)
    for i in range(6):
        f = (i - 2.5) / 2.5
        a, b = (f * 0.33, -0.655, 1.38), (f * 0.185, -0.632, nut + 0.03)
        sx, k = (-1 if i < 3 else 1), (2 - i if i < 3 else i - 3)
        k = (0, 1, 2)[i] if i < 3 else (2, 1, 0)[i - 3]
        e = (sx * 0.24, -0.64, 9.35 + 0.34 * k)
        tube([a, b, e], (0.013, 0.011, 0.009, 0.0075, 0.006, 0.005)[i], s.metal('#c9a15a' if i < 4 else '#c8c8cc', 0.3), n=6)
        pin = lathe(spline([(0, 0.05), (0.03, 0.045), (0.038, 0.02), (0.03, 0)], 12), ivory, 16)
        pin.location, pin.rotation_euler = (f * 0.33, -0.6, 1.22), up
