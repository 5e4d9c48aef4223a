from kit import *
from gear import *
import stuff as s

COLOURS = {'rainbow': dict(p=['#d8483c', '#f0b83a', '#3f8f6a', '#3a78b4'], tail='#d8483c'), 'sea': dict(p=['#1f7377', '#8fc4c0', '#f3e9cf', '#24508a'], tail='#e0803a'), 'berry': dict(p=['#8a2a5a', '#e88a9a', '#f6e0d0', '#5a3a7a'], tail='#8a2a5a')}
VIEWS = {'main': dict(az=-16, el=4, fill=0.84), 'front': dict(az=0, el=2, fill=0.84), 'detail': dict(az=-20, el=6, focus=(0, 0, 7.0), span=2.6, blur=0),
         'side': dict(az=42, el=16)}


def build(c):
    """A diamond of ripstop, cross-spars behind, bowed; tail with bows; flying, so it casts only a faint shadow."""
    mats = []
    for h in c['p']:
        m = s.Mat(Base_Color=h, Roughness=0.42, Specular=0.35, Sheen=0.2)
        g = m.math('MAXIMUM', m.math('GREATER_THAN', m.math('SINE', m.math('MULTIPLY', m.node('SeparateXYZ', 0, Vector=m.coord.outputs['UV']), 150.0)), 0.9), m.math('GREATER_THAN', m.math('SINE', m.math('MULTIPLY', m.node('SeparateXYZ', 1, Vector=m.coord.outputs['UV']), 150.0)), 0.9))
        m.bump(m.math('ADD', m.math('MULTIPLY', g, 0.3), m.noise(1.2, 4)), 0.25, 0.03)
        mats.append(m.m)
    top, bot, half, zc = Vector((0, 0, 9.4)), Vector((0, 0, 3.2)), 2.6, 7.3
    bow = lambda x, z: 0.34 * (x / half) ** 2 - 0.28 * (1 - abs(x) / half) * max(0, math.sin(pi * (z - 3.2) / 6.2)) + 0.05 * math.sin(x * 2.1 + z)
    def quad(sx, upper):
        a, b, o = Vector((sx * half, 0, zc)), top if upper else bot, Vector((0, 0, zc))
        def f(u, v):
            p = o.lerp(a, u) if False else None
            e = a.lerp(b, v)
            i = o.lerp(b, v)
            q = i.lerp(e, u)
            edge = 0.10 * math.sin(pi * v) * u ** 4
            q = q - Vector((sx * edge, 0, 0))
            q.y = bow(q.x, q.z) - 0.12 * math.sin(pi * u) * math.sin(pi * v)
            return q
        return f
    for k, (sx, up) in enumerate(((-1, True), (1, True), (1, False), (-1, False))):
        f = quad(sx, up)
        boxuv(surface(f, 40, 40, mats[k], angle=180, solid=0.012), 1.0)
        tube([f(1, j / 40) for j in range(41)], 0.028, s.plastic('#f1ece0', 0.7), n=8)
        stitches([Vector(f(0.955, j / 60)) + Vector((0, -0.012, 0)) for j in range(1, 59)], s.plastic('#f6f1e6', 0.8), 0.10, 0.010)
        stitches([Vector(f(j / 60, 0.0)) + Vector((0, -0.012, 0.05)) for j in range(2, 58)], s.plastic('#f6f1e6', 0.8), 0.10, 0.010)
    rod = s.wood('#c99a62', 'Z', 1, 0.4)
    tube([Vector((0, bow(0, 3.2 + 6.2 * i / 30) + 0.07, 3.1 + 6.45 * i / 30)) for i in range(31)], 0.048, rod, n=12)
    tube([Vector((half * 1.02 * (2 * i / 30 - 1), 0.07 + bow(half * (2 * i / 30 - 1), zc), zc)) for i in range(31)], 0.048, s.wood('#c99a62', 'X', 1, 0.4), n=12)
    for p in ((0, bow(0, 9.4), 9.42), (0, bow(0, 3.2), 3.18), (-half, bow(half, zc), zc), (half, bow(half, zc), zc)):
        shift(pillow(0.26, 0.14, 0.26, s.leather('#7a4a2a', 40), 3, p, seg=24), p)
    # tail
    T = spline([(0, 0.1, 3.15), (0.25, 0.0, 2.5), (-0.20, -0.2, 1.9), (0.45, -0.3, 1.35), (1.35, -0.2, 1.15), (2.0, 0.0, 1.5), (2.7, 0.1, 1.2), (3.3, 0.0, 0.75)], 140)
    twine(T, 0.028, s.plastic('#efe6d2', 0.9), 3)
    for k in range(6):
        i = 12 + k * 24
        q, t, sd, n = frames(T)[min(i, 139)]
        m = mats[k % 4]
        for sg in (-1, 1):
            def leaf(u, v, sg=sg, q=q, t=t):
                w = 0.04 + 0.26 * u ** 0.8
                d = Vector((t.z, 0, -t.x)).normalized() * sg
                p = q + d * 0.52 * u + t * (v - 0.5) * 2 * w
                p.y += 0.07 * math.cos((v - 0.5) * 7) * u
                return p
            surface(leaf, 12, 14, m, angle=180, solid=0.014)
        pillow(0.13, 0.13, 0.13, m, 2.5, tuple(q), seg=16)
    # bridle and line
    a, b, e = Vector((0, bow(0, 8.3), 8.3)), Vector((0, bow(0, 5.2), 5.2)), Vector((-0.1, -2.0, 7.0))
    for p in (a, b):
        tube([p, e], 0.014, s.plastic('#f1ece0', 0.8), n=6)
    ring = tube([e + Vector((0, 0.07 * math.cos(w), 0.07 * math.sin(w))) for w in [2 * pi * i / 20 for i in range(20)]], 0.014, s.metal('#c4c6c9'), True, 8)
    line = spline([tuple(e), (-0.8, -2.2, 5.2), (-1.8, -2.2, 3.2), (-2.45, -2.0, 1.2), (-2.6, -1.9, 0.42)], 80)
    tube(line, 0.014, s.plastic('#f1ece0', 0.8), n=6)
    # winder
    w = s.wood('#b98a56', 'X', 1, 0.4)
    tube([(-3.15, -1.9, 0.3), (-2.05, -1.9, 0.3)], 0.10, w, n=20)
    tube([(-2.86, -1.9, 0.3), (-2.34, -1.9, 0.3)], 0.26, s.plastic('#f1ece0', 0.8), n=32)
    for j in range(22):
        x = -2.85 + 0.0235 * j
        tube([(x, -1.9 + 0.268 * math.cos(z), 0.3 + 0.268 * math.sin(z)) for z in [2 * pi * i / 30 for i in range(30)]], 0.012, s.plastic('#f1ece0', 0.8), True, 6)
    for k in (-1, 1):
        shift(lathe(spline([(0, 0), (0.28, 0), (0.3, 0.03), (0.28, 0.06), (0, 0.06)], 16), w, 40), (-2.6 + k * 0.29 - 0.03, -1.9, 0.3), (0, pi / 2, 0))
