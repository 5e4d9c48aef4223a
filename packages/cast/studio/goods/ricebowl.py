from ware import *

COLOURS = {'indigo': dict(body='#e8e2d6', coat='#2a3f6b', st='#7a2f22'), 'celadon': dict(body='#cdbf9f', coat='#8fb09a', st='#3a2216'),
           'red': dict(body='#a8201e', coat='#a8201e', st='#171214'), 'black': dict(body='#3a3330', coat='#1d1c1f', st='#a3161c')}
VIEWS = {'main': dict(az=-20, el=24), 'front': dict(az=0, el=8), 'detail': dict(az=-25, el=36, focus=(0, -0.1, 0.66), span=0.95, blur=9),
         'side': dict(az=42, el=16)}


def build(c):
    lac = c['coat'] == c['body']
    g = s.plastic(c['coat'], 0.1, coat=0.8) if lac else dipped(c['body'], c['coat'], 0.14, 0.02, speckle=0.3)
    lathe(rounded([(0, 0.06), (0.22, 0.06), (0.235, 0), (0.265, 0), (0.275, 0.07, 0.02), (0.44, 0.17, 0.16), (0.56, 0.40, 0.3), (0.60, 0.62), (0.592, 0.635, 0.008), (0.58, 0.63), (0.53, 0.38, 0.25), (0.3, 0.17), (0, 0.15)], 0.02, 9), g, 160)
    # rice: a heap of steamed grains
    rice = s.Mat(Base_Color='#f6f3ea', Roughness=0.28, Specular=0.45, Emission='#fffaf0', Emission_Strength=0.03)
    dome = lambda q: 0.56 + 0.27 * (1 - (q / 0.56) ** 2.2)
    base = s.Mat(Base_Color='#e9e4d6', Roughness=0.6)
    def f(u, v):
        q = 0.56 * v
        return (q * math.cos(2 * pi * u), q * math.sin(2 * pi * u), dome(q) - 0.03)
    surface(f, 48, 24, base.m, loop_u=True, angle=180)
    def place(r):
        a, q = r.random() * 2 * pi, 0.545 * math.sqrt(r.random())
        x, y = q * math.cos(a), q * math.sin(a)
        z = dome(q) + 0.03 * nz.noise(Vector((x * 6, y * 6, 1))) + r.gauss(0, 0.012)
        return (x, y, z - 0.012), (r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, 0.45))
    heap(2600, place, 0.0145, rice.m, 7, 2.5, 7, 6)
    heap(70, lambda r: ((lambda a, q: ((q * math.cos(a), q * math.sin(a), dome(q) + 0.03), (r.gauss(0, 1), r.gauss(0, 1), 0.2)))(r.random() * 7, 0.3 * math.sqrt(r.random()))), 0.011, s.plastic('#1b1714', 0.4), 5, 1.7)
    # chopsticks laid across the rim
    w = s.plastic(c['st'], 0.14, coat=0.7)
    for k, (y0, y1) in enumerate(((-0.40, -0.47), (-0.28, -0.24))):
        a, b = Vector((-0.85, y0 - 0.06, 0.665)), Vector((0.92, y1 + 0.04, 0.68))
        sweep([a.lerp(b, i / 60) for i in range(61)], rrect(0.056, 0.056, 0.014), w, up=(0, 0, 1), scale=lambda t: 0.5 + 0.5 * t)
        p, q = a.lerp(b, 0.86), a.lerp(b, 0.885)
        sweep([p, q], rrect(0.054, 0.054, 0.012), s.metal('#d8b064', 0.2), up=(0, 0, 1))
