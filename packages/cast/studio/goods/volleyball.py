from kit import *
from gear import *
import stuff as s
from goods.football import hide

COLOURS = {'white': dict(a='#f0efe9', b='#e3e1d8', c='#f0efe9'), 'blue': dict(a='#f0efe9', b='#24508a', c='#e8c24a'), 'rose': dict(a='#f6ede6', b='#d8737a', c='#f0cf8a'), 'mint': dict(a='#f0efe9', b='#5fae94', c='#2a3a5a')}
VIEWS = {'main': dict(az=-30, el=14, fill=0.62), 'front': dict(az=15, el=8, fill=0.62), 'detail': dict(az=-20, el=16, focus=(0, -0.95, 1.2), span=1.1, blur=12),
         'side': dict(az=42, el=16)}


def build(c):
    """Eighteen panels: six faces of three bands, each face turned against its neighbours."""
    turn = Matrix.Rotation(0.35, 3, 'X') @ Matrix.Rotation(0.55, 3, 'Z')
    inv = turn.transposed()
    order = {0: (1, 2), 1: (2, 0), 2: (0, 1)}
    def f(p):
        q = inv @ p
        ax = max(range(3), key=lambda i: abs(q[i]))
        a, b = order[ax]
        u, w = math.atan(q[a] / abs(q[ax])) / (pi / 4), math.atan(q[b] / abs(q[ax])) / (pi / 4)
        d = min(1 - abs(u), 1 - abs(w)) * pi / 4
        band = 1 if abs(u) < 1 / 3 else 0
        d = min(d, abs(abs(u) - 1 / 3) * pi / 4)
        kind = 0 if band else (1 if (u > 0) == (q[ax] > 0) else 2)
        return kind, d
    sphere_cells(f, 1.05, 0.026, 0.018, 7, mats=(hide(c['a'], 0.15), hide(c['b'], 0.1), hide(c['c'], 0.1)), bulge=0.012, at=(0, 0, 1.06))
