from ware import *

COLOURS = {'honey': dict(a='#f0a318', b='#a8500a', lid='#d8b26a', word='HONEY', sub='WILDFLOWER', ink='#5a3a12'), 'strawberry': dict(a='#c81a2c', b='#5c0812', lid='#b8232f', word='JAM', sub='STRAWBERRY', ink='#8c1722'),
           'apricot': dict(a='#ee8a22', b='#a3480c', lid='#e9e4d8', word='JAM', sub='APRICOT', ink='#8a4512'), 'blackberry': dict(a='#4a1236', b='#1c0614', lid='#2a2a2e', word='JAM', sub='BLACKBERRY', ink='#41122f')}
VIEWS = {'main': dict(az=-20, el=14), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=22, focus=(0, -0.35, 0.72), span=0.95, blur=9),
         'scene': dict(az=-22, el=20, scene=lambda c: scene(c))}
R = 0.40


def fillup(c, top=0.86):
    if c['word'] == 'HONEY':
        m = syrup(c['a'], c['b'], 0.04, 0.2)
    else:
        m = syrup(c['a'], c['b'], 0.2, 0.12)
        n = m.noise(6, 4)
        seeds = m.ramp(m.cells(18), (0.05, 1.0), (0.1, 0.0))
        m.set(Base_Color=m.mix(m.math('MULTIPLY', seeds, 0.5), m.ramp(n, (0.3, c['b']), (0.65, c['a'])), '#e8c06a'))
    turn([(0, 0.06), (R - 0.07, 0.06, 0.05), (R - 0.022, 0.12, 0.05), (R - 0.022, 0.78, 0.06), (R - 0.05, top), (0, top)], m.m, 0.02)


def glassware():
    g = clear('#ffffff', '#7a878a')
    turn([(0, 0.025), (0.2, 0.02), (0.3, 0.0), (0.345, 0.0, 0.03), (R, 0.06, 0.06), (R, 0.80, 0.1), (0.34, 0.90, 0.05), (0.335, 0.97), (0.325, 0.975), (0.32, 0.9, 0.04), (R - 0.02, 0.79, 0.1), (R - 0.02, 0.09, 0.06), (0.3, 0.05), (0, 0.05)], g, 0.02)


def lid(c):
    P = rounded([(0.352, 0.895), (0.366, 0.89), (0.372, 0.905), (0.366, 0.92), (0.366, 1.02), (0.355, 1.045, 0.02), (0.325, 1.047, 0.01), (0.31, 1.037, 0.01), (0, 1.037)], 0.012, 5)
    m = s.metal(c['lid'], 0.24) if c['word'] == 'HONEY' else s.plastic(c['lid'], 0.28, coat=0.5)
    def f(u, v):
        r, z = P[round(v * (len(P) - 1))]
        k = 1 + (0.006 * math.cos(64 * 2 * pi * u) if 0.91 < z < 1.03 and r > 0.35 else 0)
        return (r * k * math.cos(2 * pi * u), r * k * math.sin(2 * pi * u), z)
    surface(f, 384, len(P) - 1, m, loop_u=True, angle=60)


def label(c):
    card, ink = printed('#f6eedb', 0.55), printed(c['ink'], 0.5)
    sleeve(R, 0.20, 0.66, card, -1.15, 1.15, 0.003)
    for z in (0.225, 0.635):
        sleeve(R, z - 0.004, z + 0.004, ink, -1.11, 1.11, 0.006, 1, thick=0.001)
    for a in (-1.11, 1.11):
        sleeve(R, 0.221, 0.639, ink, a - 0.009, a + 0.009, 0.006, 8, 2, 0.001)
    round_text(c['word'], 0.17, ink, R, 0.43, 0.006, 1.12, SERIF)
    round_text(c['sub'], 0.045, ink, R, 0.315, 0.006, 1.4, SANS)
    round_text('VERDANT', 0.042, ink, R, 0.565, 0.006, 1.6, SANS)
    for a in (-0.42, 0.42):
        sleeve(R, 0.563, 0.567, ink, a - 0.12, a + 0.12, 0.006, 1, 8, 0.001)
    round_text('NET 340 g', 0.03, ink, R, 0.258, 0.006, 1.2, SANS)


def pot(c):
    fillup(c)
    glassware()
    label(c)
    lid(c)


def build(c):
    pot(c)


def scene(c):
    fillup(c)
    glassware()
    label(c)
    group(made(lid, c), (0.72, -0.1, 0.0), (0, 0, 0)).location = (0.78, 0.1, -0.89)
    w = oiled('#c08a52', 'Z', 1.5, 0.45)
    head = [(0, 0)] + [(0.055 + 0.06 * math.sin(pi * (i + 0.5) / 7) + (0.022 if k else -0.02), 0.03 + i * 0.052 + (0.026 if kk else 0.0)) for i in range(7) for k, kk in ((0, 0), (1, 0), (1, 1), (0, 1))] + [(0.04, 0.42), (0.034, 0.5), (0.034, 1.25), (0.045, 1.3), (0.04, 1.36), (0, 1.38)]
    d = lathe(head, w, 48, angle=30)
    d.location, d.rotation_euler = (0.05, 0.0, 0.5), (0.12, 0.42, 0)
    bread = s.Mat(Roughness=0.9, Specular=0.1)
    n = bread.noise(9, 6)
    bread.set(Base_Color=bread.ramp(n, (0.3, '#c98f4c'), (0.7, '#e8c58c')))
    bread.bump(bread.cells(11, bread.mix(0.2, bread.at(), bread.node('TexNoise', 1, Vector=bread.at(), Scale=4))), 0.8, 0.05)
    crust = s.plastic('#8f5526', 0.7, 0.5, scale=12)
    out = spline([(-0.36, -0.3), (0, -0.32), (0.36, -0.3), (0.38, 0.0), (0.42, 0.2), (0.3, 0.34), (0, 0.4), (-0.3, 0.34), (-0.42, 0.2), (-0.38, 0)], 90, True)
    o = plate([(x, y) for x, y in out], 0.11, bread.m, 0.02)
    rim = sweep([(x * 1.01, y * 1.01, 0) for x, y in out], rrect(0.035, 0.116, 0.015), crust, True, up=(0, 0, 1))
    g = group([o, rim], (0.1, -0.85, 0.06), (0, 0, 0.5))
    jam = syrup(c['a'], c['b'], 0.08, 0.12)
    def f(u, v):
        a = 2 * pi * u
        r = (0.24 + 0.04 * math.sin(3 * a) + 0.03 * math.sin(5 * a + 1)) * v
        return (0.1 + r * math.cos(a), -0.85 + r * math.sin(a), 0.115 + 0.035 * (1 - v ** 4) + 0.02 * nz.noise(Vector((r * math.cos(a) * 8, r * math.sin(a) * 8, 1))) * (1 - v ** 6))
    surface(f, 60, 24, jam.m, loop_u=True, angle=180)
