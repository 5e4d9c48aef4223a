from kit import *
from gear import *
import stuff as s

COLOURS = {'violet': dict(a='#523a80', w='#7a4f30', metal='#c9c9cc'), 'navy': dict(a='#24355a', w='#8a5a34', metal='#c9c9cc'), 'red': dict(a='#a8232b', w='#3a2418', metal='#d8b06a'),
           'green': dict(a='#2f5a46', w='#b98a56', metal='#d8b06a'), 'black': dict(a='#1f2022', w='#5c3a24', metal='#c9c9cc')}
VIEWS = {'main': dict(az=-20, el=16, fill=0.84), 'front': dict(az=0, el=10), 'detail': dict(az=-30, el=20, focus=(0, 0, 4.3), span=3.2, blur=12),
         'side': dict(az=42, el=16)}


def closed(c):
    """Standing upright on its tip: handle above."""
    cloth = s.Mat(Roughness=0.48, Specular=0.4, Sheen=0.25)
    cloth.set(Base_Color=cloth.mix(cloth.noise(1.5, 4), s.shade(c['a'], 0.9), s.shade(c['a'], 1.08)))
    cloth.bump(cloth.noise(60, 3, cloth.at((1, 1, 0.3))), 0.15, 0.01)
    cloth, wood, metal = cloth.m, s.wood(c['w'], 'Z', 0.8, 0.3), s.metal(c['metal'], 0.22)
    # canopy, rolled: eight leaves wound around the stick in one sense
    z0, z1 = 0.75, 6.1
    def roll(u, v):
        z = z0 + (z1 - z0) * v
        w = 0.10 + 0.42 * (v ** 0.75) * (1 - 0.10 * v)
        w *= 1 - 0.22 * math.exp(-((v - 0.74) / 0.045) ** 2)          # drawn in by the tie
        if v > 0.9:
            w *= 1 + 0.10 * (v - 0.9) / 0.1
        a = 2 * pi * u
        saw = (u * 8 + 1.15 * (1 - v)) % 1.0                        # overlapping folds
        edge = (1 - saw) ** 0.6
        r = w * (0.80 + 0.22 * edge) + 0.012 * math.sin(v * 30 + a * 3) * v
        lip = 0.16 * math.cos(8 * a) * max(0, v - 0.93) / 0.07 + 0.10 * math.sin(3 * a) * max(0, v - 0.93) / 0.07
        return (r * math.cos(a), r * math.sin(a), z + lip)
    surface(roll, 480, 160, cloth, loop_u=True, angle=75)
    surface(lambda u, v: (0.43 * v * math.cos(2 * pi * u), 0.43 * v * math.sin(2 * pi * u), z1 - 0.55 + 0.4 * v), 40, 6, s.plastic('#0c0d10', 0.9), loop_u=True)
    # tie band with a button
    def r_at(v):
        return max(Vector((*roll(i / 90, v)[:2], 0)).length for i in range(90))
    zt = z0 + (z1 - z0) * 0.74
    k = r_at(0.74) + 0.012
    sweep([(k * math.cos(a), k * math.sin(a), zt + 0.03 * math.sin(a)) for a in [2 * pi * i / 90 for i in range(90)]], rrect(0.03, 0.24, 0.012), cloth, closed=True, up=(0, 0, 1))
    shift(lathe(spline([(0, 0.03), (0.05, 0.028), (0.065, 0.01), (0.06, 0)], 10), metal, 30), (k * math.cos(-2.1), k * math.sin(-2.1), zt), (pi / 2, 0, -2.1 + pi / 2))
    # rib ends peeping out around the lip
    for i in range(8):
        a = 2 * pi * (i + 0.1) / 8
        tube([(0.43 * math.cos(a), 0.43 * math.sin(a), z1 - 0.35), (0.45 * math.cos(a), 0.45 * math.sin(a), z1 + 0.20)], 0.022, metal, n=8)
        o = lathe(spline([(0, 0.1), (0.035, 0.08), (0.045, 0.03), (0.03, 0)], 10), wood, 16)
        o.location = (0.45 * math.cos(a), 0.45 * math.sin(a), z1 + 0.18)
    # ferrule and stick
    lathe(spline([(0, 0.0), (0.035, 0.0), (0.05, 0.04), (0.055, 0.10), (0.065, 0.5), (0.09, 0.72), (0.115, 0.80), (0.10, 0.86)], 40), metal, 40)
    tube([(0, 0, 0.7), (0, 0, 7.0)], 0.062, s.metal('#2a2a2c', 0.3), n=24)
    lathe([(0.10, 6.45), (0.13, 6.46), (0.13, 6.72), (0.10, 6.74), (0.06, 6.74)], s.plastic('#1c1c1e', 0.4), 40)
    # collar and crook
    lathe([(0.06, 6.93), (0.125, 6.95), (0.13, 6.99), (0.13, 7.10), (0.12, 7.14)], metal, 40)
    crook = spline([(0, 0, 7.1), (0, 0, 7.5), (0, 0, 7.95), (-0.06, 0, 8.25), (-0.28, 0, 8.52), (-0.60, 0, 8.56), (-0.86, 0, 8.36), (-0.96, 0, 8.05), (-0.96, 0, 7.85)], 110)
    sweep(crook, circle(0.125, 24), wood, up=(0, 1, 0), scale=lambda t: 0.9 + 0.12 * min(1, t * 3) - 0.06 * t if t < 0.975 else 0.94 * math.sqrt(max(0.02, 1 - ((t - 0.975) / 0.025) ** 2)))
    tube([(-0.96 + 0.115 * math.cos(a), 0.115 * math.sin(a), 7.98) for a in [2 * pi * i / 40 for i in range(40)]], 0.02, metal, True, 10)


def build(c):
    """Leaning as it does in a shop picture: a little tilted."""
    group(made(closed, c), (0.9, 0, 0.02), (0, -0.22, 0.35))
