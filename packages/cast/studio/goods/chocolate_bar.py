from kit import *
from mathutils import noise
import stuff as s

COLOURS = {'dark': dict(c='#3a1d10', wrap='#1f3a36', foil='#d9a866', ink='#e9c78d'), 'milk': dict(c='#6a3a1c', wrap='#8a2b2e', foil='#cfd0d4', ink='#f3e2c4')}
VIEWS = {'main': dict(az=-30, el=34), 'front': dict(az=0, el=62, fill=0.76), 'detail': dict(az=-40, el=34, focus=(-0.35, -0.15, 0.12), span=0.75, blur=7),
         'side': dict(az=42, el=16)}


def build(c):
    choc = s.Mat(Base_Color=c['c'], Roughness=0.3, Specular=0.5)
    choc.set(Roughness=choc.ramp(choc.noise(6, 5), (0.3, 0.24), (0.7, 0.42)))
    choc.bump(choc.noise(14, 4), 0.08, 0.01)
    parts, w, h = [], 0.245, 0.185
    for i in range(6):
        for j in range(4):
            if i == 0 and j in (0,):
                continue
            x, y = -0.74 + i * w, (j - 1.5) * h
            b = mesh([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0), (-w / 2, -h / 2, 0.045), (w / 2, -h / 2, 0.045), (w / 2, h / 2, 0.045), (-w / 2, h / 2, 0.045),
                      (-w / 2 + 0.035, -h / 2 + 0.03, 0.092), (w / 2 - 0.035, -h / 2 + 0.03, 0.092), (w / 2 - 0.035, h / 2 - 0.03, 0.092), (-w / 2 + 0.035, h / 2 - 0.03, 0.092)],
                     [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10), (7, 4, 8, 11), (8, 9, 10, 11)], choc.m, bevel=0.008, segments=3)
            b.location = (x, y, 0.02)
    # a broken-off piece
    p = mesh([(-.11, -.08, 0), (.12, -.085, 0), (.11, .09, 0), (-.12, .08, 0), (-.11, -.08, .045), (.12, -.085, .045), (.11, .09, .045), (-.12, .08, .045), (-.085, -.06, .09), (.085, -.06, .09), (.08, .06, .09), (-.085, .06, .09)],
             [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10), (7, 4, 8, 11), (8, 9, 10, 11)], choc.m, bevel=0.008)
    p.location, p.rotation_euler = (-1.0, -0.42, 0.01), (0, 0, 0.5)
    for k in range(14):
        rnd = random.Random(k)
        box(0.02 * rnd.uniform(.4, 1.4), 0.02 * rnd.uniform(.4, 1.2), 0.015, choc.m, 0.002, (-0.92 + rnd.gauss(0, .09), -0.33 + rnd.gauss(0, .08), 0.008), (0, 0, rnd.random() * 6))
    # foil, torn open, and the paper sleeve round the other end
    foil = s.metal(c['foil'], 0.28)
    def sheet(u, v):
        y = (v - 0.5) * 0.98
        x = -0.26 + 0.25 * u
        tear = 0.07 * noise.noise(Vector((v * 9, 1, 0))) + 0.03 * noise.noise(Vector((v * 30, 4, 0)))
        z = 0.125 if abs(y) < 0.385 else 0.125 - min(0.12, (abs(y) - 0.385) * 3.2)
        crumple = 0.03 * noise.noise(Vector((u * 4, v * 10, 2))) + 0.014 * noise.noise(Vector((u * 12, v * 26, 5)))
        lift = 0.12 * (1 - u) ** 2
        return (x - (1 - u) * (0.06 + tear), math.copysign(min(abs(y), 0.39 + 0.012), y) * (1 + 0.12 * (1 - u) ** 2), max(0.01, z + (crumple + lift * 0.5) * (1 - u * 0.6)))
    surface(sheet, 60, 120, foil, angle=35)
    paper = s.Mat(Base_Color=c['wrap'], Roughness=0.6, Specular=0.3)
    paper.bump(paper.noise(90, 3), 0.1, 0.003)
    sleeve = rrect(0.80, 0.125, 0.02, 4)
    sweep([(-0.06 + 0.98 * i / 30, 0, 0.068) for i in range(31)], sleeve, paper.m, up=(0, 0, 1), angle=40)
    gold = s.metal(c['ink'], 0.3)
    text('EMBER', 0.15, gold, (0.43, 0.10, 0.1316), (0, 0, 0), 0.0006, 1.3)
    text('DARK MILK  55%', 0.05, gold, (0.43, -0.04, 0.1316), (0, 0, 0), 0.0006, 1.3)
    text('100 g', 0.045, gold, (0.43, -0.27, 0.1316), (0, 0, 0), 0.0006, 1.2)
    for w_, h_ in ((0.84, 0.68), (0.81, 0.65)):
        tube([(x + 0.43, y, 0.1312) for x, y in rrect(w_, h_, 0.03)], 0.0022, gold, True, 6)
