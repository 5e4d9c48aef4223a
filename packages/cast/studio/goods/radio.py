from device import *

COLOURS = {'mint': dict(name='MERIDIAN', a='#8fc3b0', grille='#e9e2d0', leather='#8a5a34', face='#f4efe2'), 'cream': dict(name='OAKLINE', a='#e8dcc2', grille='#cdbb98', leather='#5b3420', face='#fbf7ec'), 'red': dict(a='#b2322c', grille='#e4d9c3', leather='#2a1d17', face='#f6efe0'), 'blue': dict(a='#35567c', grille='#d9d3c2', leather='#7d5232', face='#f4efe2'),
           'lavender': dict(name='MERIDIAN', a='#a99ace', grille='#e6dff0', leather='#5a4072', face='#f6f2fa')}
VIEWS = {'main': dict(az=-26, el=13), 'front': dict(az=0, el=6), 'detail': dict(az=-20, el=12, focus=(0.55, -0.4, 0.75), span=1.15, blur=10), 'side': dict(az=-72, el=12)}


def build(c):
    A, G = s.plastic(c['a'], 0.3, 0.0, 0.35), s.metal('#cfc7b4', 0.18)
    W, H, D = 2.3, 1.25, 0.72
    o = rrect(W, H, 0.2, 12)
    def shell():
        inset(o, [(0.05, -D / 2), (0.015, -D / 2 + 0.012), (0, -D / 2 + 0.05), (0, D / 2 - 0.05), (0.015, D / 2 - 0.012), (0.05, D / 2), (0.07, D / 2 - 0.01), (0.075, D / 2 - 0.04)], A, angle=60)
        tube([(x * 0.972, y * 0.945, D / 2 + 0.002) for x, y in o], 0.014, G, True)
        plate(scaled(o, 0.945, 0.9), 0.01, s.plastic(c['a'], 0.4), 0.0, (0, 0, D / 2 - 0.03))
    place(shell, at=(0, 0, H / 2 + 0.05), rot=(pi / 2, 0, 0))
    f = -D / 2 + 0.02
    # woven grille on the left, dial on the right
    def cloth():
        g = rrect(1.12, 0.96, 0.13, 10)
        surface(lambda u, v: ((u - 0.5) * 1.1, (v - 0.5) * 0.94, 0.012 + 0.02 * (1 - (2 * u - 1) ** 4) * (1 - (2 * v - 1) ** 4)), 30, 30, s.weave(c['grille'], 34, 'UV', (1.15, 1), s.shade(c['grille'], 0.72), 0.8, 0.2, 0.2))
        tube([(x, y, 0.016) for x, y in g], 0.022, G, True)
        plate(g, 0.012, s.plastic(s.shade(c['grille'], 0.7), 0.8), 0, (0, 0, 0))
        def badge():
            slab(0.36, 0.09, 0.012, 0.02, G, b=0.003); text(c.get('name', 'WAVECREST'), 0.05, s.plastic('#3a2a1e', 0.5), (0, 0, 0.0125), (0, 0, 0), 0.001, 1.1, BOLD)
        place(badge, at=(-0.3, -0.37, 0.035))
    place(cloth, at=(-0.47, f, H / 2 + 0.05), rot=(pi / 2, 0, 0))
    def dial():
        F = s.plastic(c['face'], 0.5)
        cyl(0.4, 0.03, G, b=0.012, hole=0.36)
        cyl(0.37, 0.015, s.Mat(Base_Color=c['face'], Roughness=0.5, Emission='#ffdf9e', Emission_Strength=0.12).m, b=0.003)
        ink, red = s.plastic('#3a2a1e', 0.6), s.plastic('#b83a2a', 0.4)
        for i in range(61):
            a = math.radians(210 - i * 4)
            L = 0.05 if i % 10 == 0 else 0.035 if i % 5 == 0 else 0.02
            box(L, 0.005, 0.001, ink, 0, ((0.34 - L / 2) * math.cos(a), (0.34 - L / 2) * math.sin(a), 0.0158), (0, 0, a))
        for i, w in enumerate(('88', '92', '96', '100', '104', '106', '108')):
            a = math.radians(210 - i * 40)
            text(w, 0.058, ink, (0.255 * math.cos(a), 0.255 * math.sin(a), 0.0158), (0, 0, 0), 0.0005, 1, BOLD)
        text('FM', 0.05, red, (0, -0.27, 0.0158), (0, 0, 0), 0.0005, 1.1, BOLD)
        a = math.radians(118)
        box(0.2, 0.009, 0.003, red, 0, (0.22 * math.cos(a), 0.22 * math.sin(a), 0.022), (0, 0, a))
        knob(0.15, 0.1, s.plastic('#f2ece0', 0.3), (0, 0, 0.015), ridges=32, deep=0.05, b=0.02, cap=G)
        lathe([(0.365, 0.028), (0.2, 0.04), (0, 0.043)], clear(facing=0.06), 96)
    place(dial, at=(0.63, f - 0.005, 0.83), rot=(pi / 2, 0, 0))
    for x in (0.36, 0.63, 0.9):
        put(knob(0.085, 0.075, s.plastic('#f2ece0', 0.3), ridges=24, deep=0.07, b=0.015, cap=G), (x, f, 0.27), (pi / 2, 0, 0))
    # handle, feet, aerial
    L = s.leather(c['leather'], 46, 0.3, 0.45)
    arc = spline([(-0.86, 0, 1.3), (-0.84, 0, 1.4), (-0.7, 0, 1.52), (-0.35, 0, 1.6), (0, 0, 1.62), (0.35, 0, 1.6), (0.7, 0, 1.52), (0.84, 0, 1.4), (0.86, 0, 1.3)], 80)
    sweep(arc, rrect(0.05, 0.26, 0.02), L, up=(0, 1, 0), scale=lambda t: (1.0 + 0.5 * math.sin(pi * t), 0.8 + 0.2 * math.sin(pi * t)))
    for y in (-1, 1):
        stitches([(p[0], y * 0.095, p[2] + 0.034) for p in arc][12:-12], s.plastic(s.shade(c['leather'], 1.8), 0.8), 0.05, 0.008)
    for sx in (-1, 1):
        box(0.06, 0.3, 0.09, G, 0.02, (sx * 0.86, 0, 1.31))
        for y in (-0.22, 0.22):
            cyl(0.07, 0.06, s.rubber(), (sx * 0.85, y, 0), b=0.015)
    cyl(0.045, 0.06, G, (1.0, 0.2, 1.27), b=0.01)
    a, b = Vector((1.0, 0.2, 1.33)), Vector((1.0 + 0.55, 0.34, 2.5))
    for k, r in enumerate((0.024, 0.019, 0.014, 0.009)):
        rod(a.lerp(b, k / 4), a.lerp(b, (k + 1) / 4), r, G)
    pillow(0.05, 0.05, 0.05, G, 2, tuple(b), seg=16)


def scene(c):
    """On the kitchen table, with a cup."""
    from goods import teapot
    build(c)
    teapot.cup(teapot.COLOURS['sand'], (-1.2, -0.95, 0))


VIEWS['scene'] = dict(az=-22, el=20, scene=scene)
