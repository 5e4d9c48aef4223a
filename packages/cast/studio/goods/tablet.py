from device import *

COLOURS = {'silver': dict(a='#c5c8cc', p=('#10343f', '#2f8f98', '#f0d79a'), pen='#f4f4f2'), 'graphite': dict(a='#5c5f66', p=('#2a1a3f', '#c04f6a', '#f0a95a'), pen='#f4f4f2'), 'blue': dict(a='#8aa6c8', p=('#12254f', '#4f86d8', '#d3e6f2'), pen='#ffffff'), 'rose': dict(a='#d6aaa2', p=('#5a1f3a', '#e07a7a', '#f7dcb0'), pen='#ffffff')}
VIEWS = {'main': dict(az=-28, el=16), 'front': dict(az=0, el=8), 'detail': dict(az=-40, el=20, focus=(-0.6, -0.1, 0.6), span=1.4, blur=12), 'back': dict(az=150, el=14)}
W, H, T = 2.48, 1.79, 0.062


def tablet(c):
    M = s.metal(c['a'], 0.3)
    o = rrect(W, H, 0.13, 12)
    inset(o, [(0.02, -T / 2), (0.005, -T / 2 + 0.004), (0, -T / 2 + 0.012), (0, T / 2 - 0.01), (0.006, T / 2)], M, angle=50)
    inset(o, [(0.012, T / 2 - 0.002), (0.016, T / 2 + 0.001), (0.02, T / 2 + 0.0015)], black_glass(gloss=0.03), angle=50)
    z = T / 2 + 0.0025
    plate(rrect(W - 0.18, H - 0.18, 0.06, 8), 0.0008, lit('#f5f2ea', 1.15), 0, (0, 0, z))
    zz, n = z + 0.0012, 0
    # a drawing program: tools on the left, a landscape on the sheet
    plate(rrect(0.16, H - 0.3, 0.05), 0.0006, lit('#2a2d34', 1), 0, (-W / 2 + 0.22, 0, zz))
    for i, q in enumerate(('#e0604f', '#f0b44c', '#5bbf8a', '#4c8bf0', '#9a6be0', '#f4f4f2', '#17181a')):
        plate(circle(0.045, 28), 0.0006, lit(q, 1.1), 0, (-W / 2 + 0.22, 0.5 - i * 0.165, zz + 0.001))
    pw, ph = 1.78, 1.38
    ox = 0.16
    plate([(x + ox, y) for x, y in rrect(pw, ph, 0.02)], 0.0006, picture(c['p'][2], c['p'][2], '#ffffff', 1.1, 0.8), 0, (0, 0, zz))
    plate([(ox + 0.42 + 0.17 * math.cos(a), 0.34 + 0.17 * math.sin(a)) for a in [2 * pi * i / 48 for i in range(48)]], 0.0006, lit('#f08a4c', 1.2), 0, (0, 0, zz + 0.001))
    for k, (base, amp, f, q) in enumerate(((0.12, 0.16, 3.1, s.shade(c['p'][1], 1.25)), (-0.12, 0.13, 4.3, c['p'][1]), (-0.36, 0.1, 5.1, s.shade(c['p'][1], 0.65)), (-0.52, 0.06, 6.0, c['p'][0]))):
        ridge = [(ox - pw / 2 + pw * i / 60, base + amp * math.sin(f * i / 30 + k * 1.7) + 0.04 * math.sin(i * 0.63 + k)) for i in range(61)]
        plate([(ox + pw / 2, -ph / 2)] + ridge[::-1] + [(ox - pw / 2, -ph / 2)], 0.0006, lit(q, 1.05), 0, (0, 0, zz + 0.002 + 0.001 * k))
    cyl(0.012, 0.001, s.plastic('#1a1c26', 0.1), (0, H / 2 - 0.045, z), b=0.0003, seg=20)
    box(0.1, 0.008, 0.02, M, 0.003, (-W / 2 + 0.3, H / 2 + 0.001, 0))
    box(0.1, 0.006, 0.03, s.plastic('#0a0a0b'), 0.01, (W / 2, 0, 0), (0, 0, pi / 2))
    put(cyl(0.09, 0.02, M, b=0.006), (-W / 2 + 0.2, H / 2 - 0.2, -T / 2), (pi, 0, 0)); put(cyl(0.07, 0.021, black_glass(), b=0.003), (-W / 2 + 0.2, H / 2 - 0.2, -T / 2), (pi, 0, 0))


def pen(c):
    P = s.plastic(c['pen'], 0.3, coat=0.3)
    lathe(spline([(0, 0), (0.006, 0.004), (0.014, 0.04), (0.044, 0.2), (0.046, 0.3)], 30) + [(0.046, 1.55), (0.044, 1.62), (0.03, 1.65), (0, 1.655)], P, 48, angle=40)
    lathe([(0.0462, 1.42), (0.047, 1.425), (0.047, 1.45), (0.0462, 1.455)], s.metal('#c9ccd0', 0.2), 48)


def build(c):
    # stands in a folded cover
    K = s.leather(s.shade(c['a'], 0.45), 60, 0.2, 0.6)
    lean = 0.36
    place(tablet, c, at=(0, 0.06, H / 2 * math.cos(lean) + 0.06), rot=(pi / 2 - lean, 0, 0))
    slab(W + 0.06, 1.25, 0.04, 0.1, K, (0, 0.12, 0.0), b=0.015)
    box(W - 0.1, 0.06, 0.06, K, 0.02, (0, -0.33, 0.05))
    sweep([(0, 0.72, 0.03), (0, 0.6, 0.5), (0, 0.42, 1.0)], rrect(W, 0.03, 0.01), K, up=(0, 1, 0.3))
    place(pen, c, at=(-0.75, -0.62, 0.048), rot=(0, pi / 2, 0.12))


def scene(c):
    """Flat on the table, the pen at work, a cup beside it."""
    from goods import teapot
    place(tablet, c, at=(0, 0, 0.035))
    place(pen, c, at=(0.35, -0.15, 0.07), rot=(0.2, 0.85, 0.25))
    teapot.cup(teapot.COLOURS['cherry'], (1.75, 0.75, 0))


VIEWS['scene'] = dict(az=-22, el=38, scene=scene)
