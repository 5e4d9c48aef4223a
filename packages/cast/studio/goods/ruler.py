from kit import *
from gear import *
import stuff as s

COLOURS = {'maple': dict(w='#d3a86c'), 'walnut': dict(w='#6a4228'), 'steel': dict(w=None)}
VIEWS = {'main': dict(az=-24, el=42, fill=0.86), 'front': dict(az=0, el=52, fill=0.88), 'detail': dict(az=-24, el=34, focus=(-0.8, -0.3, 0.05), span=0.8, blur=6),
         'side': dict(az=42, el=16)}


def rule(c, L=3.1):
    m = s.wood(c['w'], 'X', 1.4, 0.32) if c['w'] else s.metal('#c4c6c9', 0.28, 0.06, (1, 40, 40))
    ink = s.plastic('#241a14' if c['w'] != '#6a4228' else '#f0e2c4', 0.8)
    W, T = 0.36, 0.055 if c['w'] else 0.014
    sec = [(-W / 2, 0), (W / 2, 0), (W / 2, T * 0.45), (W / 2 - 0.10, T), (-W / 2 + 0.02, T), (-W / 2, T * 0.7)]
    V = [(x, y, z) for x in (-L / 2, L / 2) for y, z in sec]
    n = len(sec)
    mesh(V, [tuple(range(n)), tuple(reversed(range(n, 2 * n)))] + [(i, n + i, n + (i + 1) % n, (i + 1) % n) for i in range(n)], m, bevel=0.006, angle=25)
    slope = lambda y: T if y < W / 2 - 0.10 else T - (y - (W / 2 - 0.10)) / 0.10 * T * 0.55
    for k in range(301):
        x = -1.5 + 0.01 * k
        h = 0.115 if k % 10 == 0 else 0.085 if k % 5 == 0 else 0.055
        w = 0.0022 if k % 10 else 0.003
        pts = [(x, W / 2 - 0.004), (x, max(W / 2 - 0.10, W / 2 - h)), (x, W / 2 - h)]
        V2, F2 = [], []
        for j, (px, py) in enumerate(pts):
            V2 += [(px - w / 2, py, slope(py) + 0.0012), (px + w / 2, py, slope(py) + 0.0012)]
        mesh(V2, [(0, 1, 3, 2), (2, 3, 5, 4)], ink) if k % 10 == 0 or True else None
    for k in range(31):
        text(str(k), 0.062, ink, (-1.5 + 0.1 * k, W / 2 - 0.155, T + 0.001), (0, 0, 0), 0.0004, 1.0)
    text('STUDIO NORTH', 0.06, ink, (0.95, -W / 2 + 0.075, T + 0.001), (0, 0, 0), 0.0004, 1.3)
    text('cm', 0.05, ink, (-1.36, -W / 2 + 0.075, T + 0.001), (0, 0, 0), 0.0004)


def build(c):
    group(made(rule, c), (0, 0, 0), (0, 0, 0.35))
    if not c['w']:
        return
    # a set square of the same make underneath
    m = s.wood(s.shade(c['w'], 0.8), 'X', 1.4, 0.32) if c['w'] else s.metal('#a9acb0', 0.3)
    o = plate([(-0.75, -0.55), (0.85, -0.55), (-0.75, 0.85)], 0.045, m, 0.010, (0.15, -0.62, 0.0225), (0, 0, 0.12), angle=30)
    cut = plate([(-0.48, -0.30), (0.20, -0.30), (-0.48, 0.28)], 0.4, None, 0.0, (0.15, -0.62, 0.02), (0, 0, 0.12))
    hole(o, cut)
