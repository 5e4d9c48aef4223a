from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(a='#b3242a', b='#e8b83a', c='#3a78b4', w='#d3ab74'), 'sage': dict(a='#6f8f78', b='#e8c98a', c='#c8694a', w='#d3ab74'), 'blue': dict(a='#24508a', b='#d8483c', c='#e8b83a', w='#c99a62')}
VIEWS = {'main': dict(az=-34, el=20, fill=0.88), 'front': dict(az=0, el=12, fill=0.88), 'detail': dict(az=-40, el=20, focus=(-1.5, -0.3, 0.7), span=1.8, blur=12),
         'side': dict(az=42, el=16)}


def build(c):
    """An engine and two wagons of beech, on pegged wheels, coupled by magnets."""
    def paint(h):
        m = s.Mat(Specular=0.45)
        g = m.noise(4, 7, m.at((0.12, 1, 1)), 0.65)
        m.set(Base_Color=m.mix(m.ramp(g, (0.35, 0.0), (0.7, 1.0)), s.shade(h, 0.9), s.shade(h, 1.08)), Roughness=m.ramp(g, (0.3, 0.30), (0.7, 0.46)))
        m.bump(g, 0.08, 0.01)
        return m.m
    A, B, C, W = paint(c['a']), paint(c['b']), paint(c['c']), s.wood(c['w'], 'X', 1.2, 0.4)
    steel = s.metal('#b9bcc0', 0.25)
    cyl = lambda r, h, m, b=0.02: lathe([(0, 0), (r - b, 0), (r - b * 0.3, b * 0.3), (r, b), (r, h - b), (r - b * 0.3, h - b * 0.3), (r - b, h), (0, h)], m, 64)
    def wheels(x, r=0.19):
        for k in (-1, 1):
            w = lathe(spline([(0, 0.07), (0.05, 0.075), (0.06, 0.05), (r - 0.03, 0.05), (r, 0.03), (r, -0.05), (r - 0.02, -0.07), (0, -0.07)], 40), A if r < 0.22 else B, 56, angle=40)
            p = lathe(spline([(0, 0.115), (0.035, 0.11), (0.05, 0.085), (0.05, 0.05)], 12), W, 24)
            group([w, p], (x, k * 0.40, r), (-k * pi / 2, 0, 0))
    def coupling(x, sg):
        shift(cyl(0.07, 0.10, steel, 0.015), (x, 0, 0.27), (0, sg * pi / 2, 0))
        tube([(x - sg * 0.10, 0, 0.27), (x + 0.01 * sg, 0, 0.27)], 0.03, W)
    # engine, facing -x
    x0 = -1.72
    box(1.55, 0.62, 0.18, W, 0.04, (x0, 0, 0.30))
    b = shift(cyl(0.27, 0.92, A, 0.035), (x0 - 0.74, 0, 0.66), (0, pi / 2, 0))
    for dx in (-0.60, -0.22, 0.06):
        tube([(x0 + dx, 0.272 * math.cos(a), 0.66 + 0.272 * math.sin(a)) for a in [2 * pi * i / 60 for i in range(60)]], 0.014, B, True, 8)
    shift(cyl(0.21, 0.05, B, 0.015), (x0 - 0.78, 0, 0.66), (0, pi / 2, 0))
    lathe(spline([(0, 0), (0.085, 0), (0.085, 0.22), (0.15, 0.36), (0.155, 0.40), (0.13, 0.41), (0.10, 0.36), (0, 0.34)], 40), B, 48).location = (x0 - 0.52, 0, 0.88)
    lathe(spline([(0, 0), (0.10, 0.0), (0.10, 0.06), (0.07, 0.12), (0, 0.14)], 24), B, 40).location = (x0 - 0.12, 0, 0.91)
    box(0.58, 0.66, 0.66, C, 0.04, (x0 + 0.46, 0, 0.72))
    for k in (-1, 1):
        shift(cyl(0.14, 0.02, s.plastic('#2a221c', 0.6), 0.004), (x0 + 0.46, k * 0.325, 0.82), (-k * pi / 2, 0, 0))
        tube([(x0 + 0.46 + 0.145 * math.cos(a), k * 0.338, 0.82 + 0.145 * math.sin(a)) for a in [2 * pi * i / 40 for i in range(40)]], 0.018, B, True, 8)
    box(0.78, 0.80, 0.09, A, 0.035, (x0 + 0.46, 0, 1.09))
    plate([(-0.30, 0.16), (0.30, 0.16), (0.18, -0.12), (-0.18, -0.12)], 0.10, B, 0.03, (x0 - 0.80, 0, 0.20), (pi / 2, 0, pi / 2))
    wheels(x0 - 0.48); wheels(x0 + 0.02); wheels(x0 + 0.50, 0.25)
    coupling(x0 + 0.86, 1)
    # wagon with blocks
    x1 = 0.12
    box(1.35, 0.62, 0.16, W, 0.04, (x1, 0, 0.30))
    for k in (-1, 1):
        box(1.30, 0.06, 0.30, B, 0.02, (x1, k * 0.29, 0.50))
        box(0.06, 0.52, 0.30, B, 0.02, (x1 + k * 0.62, 0, 0.50))
    for i, (dx, dy, m, r) in enumerate(((-0.36, 0.02, A, 0.1), (0.02, -0.04, C, -0.2), (0.38, 0.03, W, 0.3))):
        if i == 1:
            shift(cyl(0.16, 0.5, m), (x1 + dx, dy, 0.40))
        else:
            box(0.34, 0.34, 0.42, m, 0.035, (x1 + dx, dy, 0.62), (0.06 * i, 0, r))
    wheels(x1 - 0.40); wheels(x1 + 0.40)
    coupling(x1 - 0.76, -1); coupling(x1 + 0.76, 1)
    # passenger coach
    x2 = 1.78
    box(1.35, 0.62, 0.16, W, 0.04, (x2, 0, 0.30))
    box(1.28, 0.60, 0.52, C, 0.04, (x2, 0, 0.64))
    plate([(0.36 * math.cos(a), 0.16 * math.sin(a)) for a in [pi * i / 24 for i in range(25)]], 1.42, A, 0.02, (x2, 0, 0.90), (pi / 2, 0, pi / 2), angle=30)
    for k in (-1, 1):
        for dx in (-0.38, 0, 0.38):
            plate(rrect(0.25, 0.24, 0.05), 0.02, s.plastic('#2a221c', 0.5), 0.004, (x2 + dx, k * 0.302, 0.70), (pi / 2, 0, 0))
            tube([(x2 + dx + px, k * 0.31, 0.70 + py) for px, py in rrect(0.27, 0.26, 0.055)], 0.016, B, True, 8)
    wheels(x2 - 0.40); wheels(x2 + 0.40)
    coupling(x2 - 0.76, -1)
