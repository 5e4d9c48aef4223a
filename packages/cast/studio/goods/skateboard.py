from kit import *
from gear import *
import stuff as s

COLOURS = {'sunset': dict(a='#d8693a', b='#f0c25a', c='#2a3a5a', wheel='#efe9da'), 'mint': dict(a='#5fae94', b='#f3e9cf', c='#c8503c', wheel='#e8c24a'),
           'ink': dict(a='#27324a', b='#d8dade', c='#c8503c', wheel='#c8503c'), 'maple': dict(a='#c99a62', b='#7a4a2a', c='#2f4a3c', wheel='#e9e3d2')}
VIEWS = {'main': dict(az=-32, el=16, fill=0.84), 'front': dict(az=0, el=10, fill=0.86), 'top': dict(az=-40, el=46, fill=0.8), 'detail': dict(az=-34, el=16, focus=(-2.2, -0.6, 0.4), span=2.2, blur=12),
         'scene': dict(az=-24, el=14, fill=0.8, scene=lambda c: scene(c))}
L, W = 8.0, 2.05


def bend(x):
    k = max(0, abs(x) - 2.75)
    return 0.62 * (k / 1.25) ** 1.55


def deck(c):
    """Seven plies: grit on top, picture below; the edge shows the layers."""
    grit = s.Mat(Base_Color='#1d1d1f', Roughness=0.92, Specular=0.25)
    grit.bump(grit.noise(120, 2), 0.8, 0.012)
    graph = s.Mat(Roughness=0.3, Specular=0.5, Clearcoat=0.3)
    X, Y = graph.xyz('X'), graph.xyz('Y')
    d = graph.math('SQRT', graph.math('ADD', graph.math('POWER', graph.math('SUBTRACT', X, 0.3), 2.0), graph.math('POWER', Y, 2.0)))
    sun = graph.math('LESS_THAN', d, 0.72)
    band = graph.math('GREATER_THAN', graph.math('SINE', graph.math('ADD', graph.math('MULTIPLY', X, 5.5), graph.math('MULTIPLY', graph.math('SINE', graph.math('MULTIPLY', Y, 3.0)), 1.0))), 0.25)
    low = graph.math('LESS_THAN', X, -0.55)
    col = graph.mix(graph.math('MULTIPLY', band, low), c['a'], c['c'])
    graph.set(Base_Color=graph.mix(sun, col, c['b']))
    ply = s.Mat(Roughness=0.55)
    ply.set(Base_Color=ply.ramp(ply.math('SINE', ply.math('MULTIPLY', ply.xyz('Z'), 190.0)), (0.2, '#8a5a30'), (0.6, '#d8b27a')))
    n = 260
    half = [(L / 2, 0.0), (L / 2 - 0.07, 0.42), (L / 2 - 0.36, 0.78), (L / 2 - 0.86, 0.97), (L / 2 - 1.5, 1.02), (0, W / 2)]
    q1 = spline(half, 60)
    O = [(x, y) for x, y in q1] + [(-x, y) for x, y in reversed(q1[:-1])] + [(-x, -y) for x, y in q1[1:]] + [(x, -y) for x, y in reversed(q1[:-1])][:-1]
    N = len(O)
    T = 0.11
    dish = lambda y: 0.13 * (abs(y) / (W / 2)) ** 2.2
    Z0 = 0.98
    def top(u, v):
        x, y = O[round(u * N) % N]
        X, Y = x * v, y * v
        return (X, Y, Z0 + bend(X) + dish(Y) * (1 if abs(X) < 2.7 else max(0, 1 - (abs(X) - 2.7))))
    surface(lambda u, v: tuple(Vector(top(u, v)) + Vector((0, 0, T / 2))), N, 60, grit.m, loop_u=True, angle=180)
    surface(lambda u, v: tuple(Vector(top(u, v)) - Vector((0, 0, T / 2))), N, 60, graph.m, loop_u=True, angle=180)
    rim = [Vector(top(i / N, 1.0)) for i in range(N)]
    V, F, uv = [], [], []
    for i, p in enumerate(rim):
        for k in range(5):
            o = Vector((p.x / 4, p.y, 0)).normalized() * (0.022 * math.sin(pi * k / 4))
            V.append(p + Vector((0, 0, T * (k / 4 - 0.5))) + o)
            uv.append((i / 10, k / 4))
    F = [(i * 5 + k, (i + 1) % N * 5 + k, (i + 1) % N * 5 + k + 1, i * 5 + k + 1) for i in range(N) for k in range(4)]
    pm = s.Mat(Roughness=0.5)
    pm.set(Base_Color=pm.ramp(pm.math('SINE', pm.math('MULTIPLY', pm.node('SeparateXYZ', 1, Vector=pm.coord.outputs['UV']), 22.0)), (0.3, '#b0824e'), (0.6, c['a'])))
    mesh(V, F, pm.m, uv, angle=180)
    bolt = s.metal('#b9bcc0', 0.3)
    for sx in (-1, 1):
        for dx in (-0.27, 0.27):
            for dy in (-0.21, 0.21):
                o = lathe([(0, 0.012), (0.05, 0.01), (0.06, 0)], bolt, 20)
                o.location = (sx * 2.15 + dx, dy, Z0 + T / 2 + 0.008)
        trucks(sx * 2.15, sx, Z0 - T / 2, c)


def trucks(x, sx, z, c):
    al, rub = s.metal('#a9acb0', 0.38, 0.1, (12, 12, 12)), s.plastic(c['c'], 0.5)
    box(0.82, 0.56, 0.09, al, 0.03, (x, 0, z - 0.05))
    box(0.40, 0.34, 0.16, al, 0.06, (x + sx * 0.1, 0, z - 0.14))
    h = sweep(spline([(x, -0.80, 0.36), (x, -0.45, 0.37), (x, -0.15, 0.43), (x, 0, 0.45), (x, 0.15, 0.43), (x, 0.45, 0.37), (x, 0.80, 0.36)], 40), rrect(0.2, 0.2, 0.07), al, scale=lambda t: (1 + 0.5 * math.exp(-((t - 0.5) / 0.16) ** 2), 1 + 0.7 * math.exp(-((t - 0.5) / 0.16) ** 2)), up=(0, 0, 1))
    tube([(x, -1.06, 0.36), (x, 1.06, 0.36)], 0.05, s.metal('#c4c6c9', 0.25))
    for k, zz in ((0, 0.56), (1, 0.66)):
        o = lathe(spline([(0.05, -0.05), (0.17, -0.045), (0.18, 0), (0.17, 0.045), (0.05, 0.05)], 16), rub, 36)
        o.location, o.rotation_euler = (x - sx * 0.10, 0, zz - 0.03), (0, -sx * 0.35, 0)
    pu = s.Mat(Base_Color=c['wheel'], Roughness=0.38, Specular=0.45).m
    for k in (-1, 1):
        w = lathe(spline([(0.12, 0.10), (0.17, 0.155), (0.24, 0.17), (0.31, 0.15), (0.355, 0.10), (0.36, 0.0), (0.355, -0.10), (0.31, -0.15), (0.2, -0.17), (0.1, -0.16)], 60), pu, 64)
        shield = lathe([(0.055, 0.115), (0.105, 0.115), (0.12, 0.10), (0.12, 0.08)], s.plastic('#2a2b2d', 0.4), 40)
        br = lathe([(0.05, 0.118), (0.062, 0.12), (0.07, 0.112)], s.metal('#c4c6c9', 0.2), 30)
        nut = lathe([(0, 0.17), (0.055, 0.17), (0.06, 0.16), (0.06, 0.10)], s.metal('#c4c6c9', 0.25), 6, angle=20)
        group([w, shield, br, nut], (x, k * 0.86, 0.36), (-k * pi / 2, 0, 0))


def build(c):
    deck(c)


def scene(c):
    """One rolling, one standing on its tail so that the picture below shows."""
    group(made(deck, c), (0, -1.2, 0))
    settle(group(made(deck, c), (0.9, 1.1, 4.02), (0, -pi / 2 + 0.12, -pi / 2 - 0.55)))
