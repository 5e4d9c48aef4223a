from ware import *

COLOURS = {'amber': dict(g='#ffffff', a='#c4661a', b='#7a3208'), 'water': dict(g='#ffffff', a='#e6f3f6', b='#b9d6dd'), 'rose': dict(g='#f6c9cf', a='#f0a7b2', b='#c85a70'), 'green': dict(g='#cfe8d6', a='#cfe6c0', b='#7fb08a')}
VIEWS = {'main': dict(az=-18, el=16), 'front': dict(az=0, el=6), 'detail': dict(az=-25, el=30, focus=(0, -0.1, 0.6), span=1.0, blur=10),
         'scene': dict(az=-18, el=20, fill=0.84, scene=lambda c: scene(c))}


def build(c):
    g = clear(c['g'], '#5f6d72')
    out = rounded([(0, 0.0), (0.30, 0.0, 0.02), (0.325, 0.03, 0.03), (0.385, 0.94), (0.379, 0.952), (0.368, 0.952)], 0.01, 6)
    inn = rounded([(0.368, 0.952), (0.358, 0.9), (0.305, 0.17, 0.05), (0.26, 0.12, 0.04), (0, 0.115)], 0.02, 6)
    prof = out + inn[1:]
    n = len(prof) - 1
    N = len(out)
    def f(u, v):            # ten cut facets on the outside, half way up
        i = round(v * n)
        r, z = prof[i]
        a = 2 * pi * u
        k = 1.0
        if i < N:
            w = max(0, min(1, (z - 0.02) / 0.05)) * max(0, min(1, (0.60 - z) / 0.06))
            fa = (a % (2 * pi / 10)) - pi / 10
            k = 1 - w * (1 - math.cos(pi / 10) / math.cos(fa)) * 0.9 - 0.0
        return (r * k * math.cos(a), r * k * math.sin(a), z)
    # more rings along the wall for the facets
    def dense(P):
        o = []
        for p, q in zip(P, P[1:]):
            m = max(1, int(math.dist(p, q) / 0.03))
            o += [(p[0] + (q[0] - p[0]) * k / m, p[1] + (q[1] - p[1]) * k / m) for k in range(m)]
        return o + [P[-1]]
    out, inn = dense(out), dense(inn)
    prof = out + inn[1:]
    n, N = len(prof) - 1, len(out)
    surface(f, 240, n, g, loop_u=True, angle=12)
    d = drink(c['a'], c['b'], 0.22, 0.3)
    turn([(0, 0.122), (0.26, 0.125, 0.04), (0.302, 0.17, 0.05), (0.334, 0.56), (0, 0.56)], d.m, 0.006, angle=30)
    ice = clear('#ffffff', '#c5d6dc', 1.31, 0.9, 0.0)
    fr = s.Mat(Base_Color='#f4fafc', Roughness=0.15, Transmission=0.25, IOR=1.31, Specular=0.5)
    fr.bump(fr.noise(5, 3), 0.5, 0.06)
    for at, rot in (((-0.09, -0.06, 0.50), (0.3, 0.4, 0.3)), ((0.12, 0.04, 0.53), (0.2, -0.5, 1.1)), ((-0.02, 0.12, 0.38), (0.9, 0.3, 0.2))):
        box(0.24, 0.24, 0.24, fr.m, 0.04, at, rot)


def scene(c):
    from goods import knife
    build(c)
    knife.lemon((0.66, -0.12, 0.30), (1.15, 0.0, 0.45))
    knife.lemon((0.62, 0.42, 0.36), (pi, 0, 0))
