from ware import *

COLOURS = {'red': dict(a='#6a0d1c', b='#2a040b'), 'white': dict(a='#f0dc8e', b='#c9a548'), 'rose': dict(a='#f0a08e', b='#c8604f'), 'empty': dict(a=None, b=None)}
VIEWS = {'main': dict(az=-15, el=12, fill=0.8, floor=0.1), 'front': dict(az=0, el=5, fill=0.8, floor=0.1), 'detail': dict(az=-25, el=18, focus=(0, 0, 1.6), span=1.1, blur=10),
         'scene': dict(az=-15, el=14, fill=0.84, floor=0.1, scene=lambda c: scene(c))}


def glass(c):
    g = clear('#ffffff', '#56656b', 1.5)
    foot = clear('#ffffff', '#aab6bb', 1.13, 0.85)
    lathe([(0, 0), (0.2, 0.0), (0.36, 0.0), (0.372, 0.006), (0.36, 0.016)] + spline([(0.36, 0.016), (0.2, 0.03), (0.08, 0.06), (0.04, 0.12), (0.033, 0.35), (0.033, 0.66)], 60), foot, 128, angle=80)
    body = spline([(0.033, 0.66), (0.036, 0.78), (0.045, 0.9), (0.1, 1.0), (0.25, 1.1), (0.39, 1.3), (0.425, 1.5), (0.40, 1.75), (0.335, 2.08)], 110)
    inn = spline([(0.325, 2.08), (0.388, 1.75), (0.412, 1.5), (0.377, 1.31), (0.24, 1.12), (0.1, 1.045), (0, 1.03)], 80)
    lathe(body + [(0.331, 2.086)] + inn, g, 128, angle=80)
    if c['a']:
        d = drink(c['a'], c['b'], 0.3, 0.0 if c['a'] == '#6a0d1c' else 0.5)
        low = [p for p in spline([(0, 1.034), (0.1, 1.049), (0.238, 1.124), (0.374, 1.314), (0.408, 1.46)], 50)]
        lathe(low + [(0.40, 1.463), (0.38, 1.46), (0, 1.46)], d.m, 128, angle=40)


def build(c):
    glass(c)


def scene(c):
    glass(c)
    group(made(glass, COLOURS['white']), (0.75, 0.45, 0))
    cork = s.Mat(Roughness=0.9, Specular=0.1)
    n = cork.noise(10, 6)
    cork.set(Base_Color=cork.ramp(n, (0.3, '#a9773f'), (0.7, '#d8b07a')))
    cork.bump(n, 0.5, 0.03)
    o = turn([(0, 0), (0.115, 0), (0.115, 0.44), (0, 0.44)], cork.m, 0.012, 48)
    move(o, (0.25, -0.62, 0.115), (pi / 2, 0, 0.9))
