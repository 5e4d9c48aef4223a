from ware import *

COLOURS = {'lavender': dict(a='#b9a3cc', dish='#efe9dd', fleck='#5a4680', word='LAVENDER'), 'olive': dict(a='#a9ac6a', dish='#b5653f', fleck='#5f6330', word='OLIVE'),
           'oat': dict(a='#e6d3ab', dish='#6f8f97', fleck='#a37a42', word='OAT MILK'), 'charcoal': dict(a='#4a4a4e', dish='#e9e4da', fleck='#1d1d1f', word='CHARCOAL'),
           'peony': dict(a='#eba9b6', dish='#f3efe8', fleck='#b85a72', word='PEONY', name='PETAL'),
           'eucalyptus': dict(a='#9cc7ad', dish='#3f5f55', fleck='#3f7a5c', word='EUCALYPTUS')}
VIEWS = {'main': dict(az=-26, el=26), 'front': dict(az=0, el=14), 'detail': dict(az=-35, el=34, focus=(0, -0.15, 0.35), span=0.8, blur=9),
         'scene': dict(az=-26, el=26, fill=0.84, scene=lambda c: scene(c))}


def cake(c, at, rot):
    m = s.Mat(Specular=0.4, Emission=c['a'], Emission_Strength=0.04)
    n = m.noise(2.4, 5, rough=0.6, distortion=1.2)
    fl = m.math('MULTIPLY', m.ramp(m.cells(20), (0.05, 1.0), (0.11, 0.0)), m.ramp(m.noise(6, 2), (0.45, 0.0), (0.55, 1.0)))
    m.set(Base_Color=m.mix(fl, m.ramp(n, (0.3, s.shade(c['a'], 0.93)), (0.5, c['a']), (0.7, s.shade(c['a'], 1.07))), c['fleck']), Roughness=m.ramp(m.noise(5, 4), (0.3, 0.34), (0.7, 0.55)))
    m.bump(m.math('ADD', m.noise(7, 4), m.math('MULTIPLY', fl, 0.4)), 0.16, 0.02)
    p = pillow(0.86, 0.56, 0.27, m.m, 4.6, (0, 0, 0), (0, 0, 0), 96, 0.035, 0.006)
    # pressed name: a shallow oval rim and letters standing a hair proud
    ring = [(0.30 * math.cos(a), 0.155 * math.sin(a), 0.139 + 0.0) for a in [2 * pi * i / 90 for i in range(90)]]
    top = lambda x, y: 0.135 + 0.035 * (1 - (x / 0.43) ** 2) * (1 - (y / 0.28) ** 2)
    o = [tube([(x, y, top(x, y) - 0.004) for x, y, _ in ring], 0.011, m.m, True, 10)]
    t = letters(c['word'], 0.105 if len(c['word']) < 7 else 0.08, m.m, 0.012, 1.1, BOLD)
    warp(t, lambda q: Vector((q.x, q.z + 0.02, top(q.x, q.z) - q.y - 0.003)))
    t2 = letters(c.get('name', 'VERDANT'), 0.045, m.m, 0.010, 1.3, BOLD)
    warp(t2, lambda q: Vector((q.x, q.z - 0.075, top(q.x, q.z - 0.075) - q.y - 0.003)))
    return group([p] + o + [t, t2], at, rot)


def build(c):
    g = dipped(c['dish'], c['dish'], -1, 0, speckle=0.8, matt=0.2, gloss=0.16, bare=0)
    # an oval dish with drain ridges
    prof = rounded([(0, 0.02), (0.80, 0.02), (0.82, 0.0), (0.86, 0.0), (0.95, 0.08, 0.05), (1.0, 0.17), (0.985, 0.185, 0.01), (0.965, 0.175, 0.01), (0.9, 0.09, 0.06), (0, 0.075)], 0.01, 7)
    n = len(prof) - 1
    surface(lambda u, v: (prof[round(v * n)][0] * 0.68 * math.cos(2 * pi * u), prof[round(v * n)][0] * 0.47 * math.sin(2 * pi * u), prof[round(v * n)][1]), 144, n, g, loop_u=True, angle=60)
    for k in range(5):
        x = (k - 2) * 0.18
        L = 0.33 * math.sqrt(1 - (x / 0.6) ** 2)
        tube([(x, -L + 2 * L * i / 10, 0.085) for i in range(11)], 0.028, g, n=12)
    cake(c, (0.0, 0.0, 0.245), (0.0, 0.03, 0.06))


def scene(c):
    build(c)
    other = COLOURS['oat' if c['word'] != 'OAT MILK' else 'olive']
    cake(other, (0.75, 0.75, 0.14), (0, 0, 0.35))
    band = printed('#f3ead6', 0.8)
    o = [sweep([(-0.13, 0, 0), (0.13, 0, 0)], rrect(0.575, 0.33, 0.13), band, up=(0, 0, 1), cap=False), text(c.get('name', 'VERDANT'), 0.05, printed('#4a3a2a'), (0, 0, 0.1665), (0, 0, pi / 2), 0.0006, 1.2, SERIF)]
    group(o, (0.75, 0.75, 0.145), (0, 0, 0.35))
