from kit import *
from gear import *
import stuff as s

COLOURS = {'green': dict(a='#2f5a46', w='#b07a45'), 'red': dict(a='#a3262a', w='#c99a62'), 'cedar': dict(a='#a8693a', w='#d3a86c'), 'blue': dict(a='#2f5a80', w='#c99a62')}
VIEWS = {'main': dict(az=-40, el=24, fill=0.88), 'front': dict(az=0, el=12, fill=0.88), 'detail': dict(az=-40, el=34, focus=(-8, 0, 4), span=13, blur=0), 'scene': dict(az=-14, el=12, fill=0.84, scene=lambda c: paddles(c))}
L, B, D = 24.0, 4.3, 3.3


def build(c):
    hull = worn(c['a'], 0.22, 0.6) if c['a'] != '#a8693a' else s.wood(c['a'], 'X', 0.25, 0.25)
    wood, inner = s.wood(c['w'], 'X', 0.3, 0.35), s.wood(s.shade(c['w'], 1.05), 'X', 0.4, 0.4)
    half = lambda t: B * max(0.0, 1 - abs(t) ** 2.5) ** 0.82 * 1.0
    top = lambda t: D + 1.75 * abs(t) ** 3.2
    low = lambda t: 0.22 * abs(t) ** 2 + 1.0 * max(0, abs(t) - 0.9) * 3
    def skin(u, v, off=0.0):
        t = 2 * u - 1
        a = pi * v                    # from one gunwale under the keel to the other
        y, z = -math.cos(a), math.sin(a)
        n = 2.6 - 0.8 * abs(t) ** 3
        yy = math.copysign(abs(y) ** (2 / n), y) * max(0.02, half(t) - off)
        k = abs(z) ** (2 / n)
        zz = top(t) - (top(t) - low(t) - off) * k
        x = t * L / 2 * (1 + 0.025 * (1 - k) * abs(t) ** 6 + 0.02 * k * abs(t) ** 6 - 0.03 * abs(t) ** 6 * abs(2 * k - 1) ** 2)
        return (x, yy * (1 - 0.05 * (1 - k) * (1 - abs(t))), zz)
    surface(lambda u, v: skin(u, v), 160, 60, hull, angle=180)
    surface(lambda u, v: skin(0.01 + 0.98 * u, v, 0.09), 160, 60, inner, angle=180)
    # ribs inside and planking lines
    for i in range(3, 38):
        u = i / 40
        P = [Vector(skin(u, 0.03 + 0.94 * j / 40, 0.13)) for j in range(41)]
        ribbon(P, [Vector((0, 0, 1))] * 41 if False else [(Vector((P[j].x, 0, 5)) - P[j]).normalized() for j in range(41)], rrect(0.34, 0.08, 0.03, 2), wood)
    # gunwales
    for v in (0.0, 1.0):
        P = [Vector(skin(0.002 + 0.996 * i / 120, v)) for i in range(121)]
        ribbon(P, [Vector((0, 0, 1))] * 121, rrect(0.34, 0.30, 0.08, 3), wood)
    # decks at the ends, thwarts, seats
    for e in (-1, 1):
        def deck(u, v):
            t = e * (0.86 + 0.137 * u)
            y = (2 * v - 1) * half(t) * 0.98
            return (t * L / 2, y, top(t) + 0.10 + 0.10 * (1 - (2 * v - 1) ** 2))
        surface(deck, 24, 16, wood, angle=180, solid=0.12)
        for t, kind in ((0.0 if e > 0 else None, 'thwart'), (e * 0.36, 'thwart'), (e * 0.58, 'seat')):
            if t is None:
                continue
            h = half(t) * 0.97
            if kind == 'thwart':
                sweep([(t * L / 2, -h + 2 * h * i / 20, top(t) - 0.12) for i in range(21)], rrect(0.55, 0.22, 0.08), wood, up=(0, 0, 1), scale=lambda q: (0.7 + 0.5 * abs(2 * q - 1), 1))
            else:
                for dx in (-0.95, 0.95):
                    box(0.34, 2 * half(t + dx / L * 2) * 0.95, 0.24, wood, 0.06, (t * L / 2 + dx, 0, top(t) - 0.75))
                for dy in (-1.15, 1.15):
                    box(2.0, 0.30, 0.24, wood, 0.06, (t * L / 2, dy, top(t) - 0.75))
                boxuv(box(1.7, 2.1, 0.05, canvas('#d8bf8a', 6, 0.2), 0.01, (t * L / 2, 0, top(t) - 0.68)))
    # stem band and name
    for e in (-1, 1):
        tube([Vector(skin(1.0 if e > 0 else 0.0, 0.5 - 0.49 * i / 30)) + Vector((e * 0.03, 0, 0)) for i in range(31)], 0.10, s.metal('#c9a25e', 0.3), n=10)
    def side(x, y, z):
        u = 0.27 + x / L
        best = min((abs(skin(u, v / 200)[2] - (2.55 + y + 0.5)) , v / 200) for v in range(0, 100))
        p = Vector(skin(u, best[1]))
        return p + Vector((0, -0.05 - z, 0))
    bent(text('TIDEWATER', 0.68, s.plastic('#efe6d0', 0.4), (0, 0, 0), (0, 0, 0), 0.01, 1.15), side)
    group(made(paddle, c), (-2.5, -0.55, 3.55), (0.0, pi / 2 + 0.03, 0.17), 1.0)


def paddle(c):
    """Along z, blade below."""
    w = s.wood(c['w'], 'Z', 0.4, 0.3)
    w2 = worn(c['a'] if c['a'] != '#a8693a' else '#7a2a24', 0.3, 0.4)
    tube([(0, 0, 3.6), (0, 0, 14.4)], 0.17, w, n=24)
    def blade(u, v, m=0):
        z = 5.2 * v
        h = 0.98 * (math.sin(pi * min(1, (v * 0.90 + 0.10))) ** 0.62) * (1 if v < 0.5 else 1 - 0.12 * (v - 0.5)) if v < 0.96 else 0.2
        h = max(h, 0.17 if v > 0.5 else 0.0)
        a = 2 * pi * u
        t = 0.035 + 0.12 * math.exp(-(math.cos(a) * h / 0.22) ** 2) * (0.25 + 0.9 * v)
        return (h * math.cos(a), t * math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)), z)
    surface(blade, 64, 90, w, loop_u=True, angle=180)
    surface(lambda u, v: (lambda p: (p[0] * 1.006, p[1] * 1.05, p[2] - 0.004))(blade(u, v * 0.32)), 64, 40, w2, loop_u=True, angle=180)
    surface(lambda u, v: (lambda p: (p[0] * 1.006, p[1] * 1.05, p[2]))(blade(u, 0.345 + v * 0.02)), 64, 4, s.plastic('#efe6d0', 0.4), loop_u=True, angle=180)
    sweep(spline([(-0.52, 0, 14.55), (-0.30, 0, 14.66), (0, 0, 14.62), (0.30, 0, 14.66), (0.52, 0, 14.55)], 30), circle(0.20, 20), w, up=(0, 1, 0), scale=lambda t: 0.35 + 0.75 * math.sin(pi * (0.08 + 0.84 * t)) ** 0.6)
    tube([(0, 0, 14.0), (0, 0, 14.6)], 0.19, w, n=24)


def paddles(c):
    group(made(paddle, c), (-1.9, 0, 0.05), (0, 0.24, 0.1))
    other = dict(c, a=s.shade(c['a'], 0.75), w=s.shade(c['w'], 0.8))
    group(made(paddle, other), (1.9, 0.5, 0.05), (0, -0.24, -0.1))
