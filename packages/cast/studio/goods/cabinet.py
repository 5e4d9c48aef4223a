from ware import *

COLOURS = {'green': dict(a='#8c9a82'), 'sage': dict(a='#8c9a82'), 'white': dict(a='#e9e7e1'), 'graphite': dict(a='#3a3d42'), 'mustard': dict(a='#d0a038')}
VIEWS = {'main': dict(az=-32, el=16), 'front': dict(az=0, el=6), 'detail': dict(az=-35, el=24, focus=(0, -3.0, 5.4), span=4, blur=13),
         'side': dict(az=42, el=16)}
W, D, H = 4.2, 5.4, 6.2


def build(c):
    m = s.Mat(Base_Color=c['a'], Roughness=0.42, Specular=0.45)
    m.bump(m.noise(22, 3), 0.05, 0.03)          # powder coat
    steel, dark = s.metal('#c9cacd', 0.22), s.plastic('#1c1c1e', 0.6)
    box(W, D, H - 0.3, m.m, 0.07, (0, 0, 0.3 + (H - 0.3) / 2))
    box(W - 0.3, 0.1, H - 0.7, dark, 0.0, (0, -D / 2 + 0.02, 0.3 + (H - 0.3) / 2))
    z = 0.42
    hs = [1.5, 1.5, 2.55]
    for k, h in enumerate(reversed(hs)):
        y = -D / 2 - 0.05
        box(W - 0.16, 0.16, h - 0.06, m.m, 0.055, (0, y, z + h / 2))
        # bar handle and label frame
        hz = z + h - 0.5
        for sx in (-1, 1):
            tube([(sx * 0.55, y - 0.06, hz), (sx * 0.55, y - 0.34, hz)], 0.055, steel, n=16)
        tube([(-0.72, y - 0.34, hz), (0.72, y - 0.34, hz)], 0.06, steel, n=20)
        fr = rrect(1.0, 0.36, 0.04)
        sweep([(p, y - 0.09, q + hz - 0.42) for p, q in fr], rrect(0.05, 0.05, 0.015), steel, True, up=(0, 1, 0))
        box(0.96, 0.02, 0.32, printed('#f6f1e4', 0.8), 0, (0, y - 0.085, hz - 0.42))
        text(('RECEIPTS', 'LETTERS', 'HOME')[2 - k], 0.17, printed('#3a3a40'), (0, y - 0.1, hz - 0.425), (pi / 2, 0, 0), 0.003, 1.1, '/usr/share/fonts/truetype/liberation/LiberationMono-Regular.ttf')
        z += h
    lk = [turn([(0, 0.06), (0.12, 0.06, 0.02), (0.15, 0.0)], steel, 0.01, 32), box(0.03, 0.14, 0.02, dark, 0, (0, 0, 0.062))]
    group(lk, (W / 2 - 0.5, -D / 2 - 0.13, H - 0.36), (pi / 2, 0, 0))
    for x in (-W / 2 + 0.5, W / 2 - 0.5):
        for y in (-D / 2 + 0.6, D / 2 - 0.6):
            o = turn([(0, -0.09), (0.19, -0.09, 0.03), (0.2, 0, 0.03), (0.19, 0.09, 0.03), (0, 0.09)], dark, 0.02, 40)
            move(o, (x, y, 0.2), (0, pi / 2, 0))
            box(0.26, 0.3, 0.2, steel, 0.03, (x, y, 0.32))
