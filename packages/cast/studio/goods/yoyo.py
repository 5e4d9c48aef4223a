from kit import *
from gear import *
import stuff as s

COLOURS = {'purple': dict(a='#4f2f86', b='#f0c25a'), 'pink': dict(a='#cf4f7d', b='#f6e8d2'), 'blue': dict(a='#234f9c', b='#f1e6d0'), 'cherry': dict(a='#a8232b', b='#f1e6d0'), 'teal': dict(a='#1f7377', b='#f0c25a'), 'maple': dict(a='#c99a62', b='#7a3a24'), 'ink': dict(a='#27324a', b='#d8693a')}
VIEWS = {'main': dict(az=-38, el=16, fill=0.72), 'front': dict(az=-88, el=8), 'detail': dict(az=-40, el=18, focus=(-0.1, -0.1, 0.3), span=0.62, blur=8),
         'side': dict(az=42, el=16)}


def build(c):
    """Two turned halves on an axle, standing on its rim, string running off."""
    lac = worn(c['a'], 0.14, 0.9) if c['a'] != '#c99a62' else s.wood(c['a'], 'Y', 1.6, 0.2)
    B = worn(c['b'], 0.2, 0.6)
    brass = s.brass()
    R = 0.29
    parts = []
    half = spline([(0.035, 0.02), (0.12, 0.022), (0.21, 0.035), (0.27, 0.065), (0.29, 0.115), (0.275, 0.165), (0.22, 0.185), (0.17, 0.172), (0.10, 0.168), (0.0, 0.178)], 90)
    for k in (-1, 1):
        o = lathe(half, lac, 128)
        rings = [lathe([(0.225, 0.1865), (0.229, 0.189), (0.245, 0.1825), (0.248, 0.178)], B, 128), lathe([(0.0, 0.184), (0.055, 0.182), (0.062, 0.176), (0.062, 0.17)], brass, 48)]
        star = []
        for j in range(12):
            a = 2 * pi * j / 12
            star.append(mesh([(0.085 * math.cos(a - 0.16), 0.085 * math.sin(a - 0.16), 0.1725), (0.085 * math.cos(a + 0.16), 0.085 * math.sin(a + 0.16), 0.1725), (0.158 * math.cos(a), 0.158 * math.sin(a), 0.1745)], [(0, 1, 2)], B))
        parts.append(group([o] + rings + star, (0, 0, 0), (0, k * pi / 2, 0)))
    parts.append(tube([(-0.06, 0, 0), (0.06, 0, 0)], 0.032, brass))
    for j in range(4):
        parts += twine([((j - 1.5) * 0.010, (0.06 + 0.012 * j) * math.cos(a), (0.06 + 0.012 * j) * math.sin(a)) for a in [2 * pi * i / 120 for i in range(121)]], 0.011, s.plastic('#efe9da', 0.9), 2, 14)
    group(parts, (0, 0, R))
    st = spline([(0.0, -0.07, R - 0.06), (0.0, -0.20, 0.10), (0.01, -0.32, 0.018), (0.10, -0.50, 0.012), (0.32, -0.52, 0.012), (0.46, -0.34, 0.012), (0.62, -0.30, 0.012), (0.72, -0.44, 0.012), (0.64, -0.60, 0.012)], 220)
    twine(st, 0.012, s.plastic('#efe9da', 0.9), 3)
    q = (0.60, -0.66, 0.012)
    twine([(q[0] + 0.075 * math.cos(a) , q[1] + 0.075 * math.sin(a), 0.012) for a in [pi / 3 + 2 * pi * i / 60 for i in range(61)]], 0.012, s.plastic('#efe9da', 0.9), 3)
