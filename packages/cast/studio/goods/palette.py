from kit import *
from gear import *
import stuff as s

COLOURS = {'oak': dict(w='#b07a45', h='#2a2b2d'), 'dark': dict(w='#6a3f26', h='#8a2430'), 'birch': dict(w='#d8b886', h='#24508a')}
VIEWS = {'main': dict(az=-14, el=44, fill=0.84), 'front': dict(az=0, el=56, fill=0.82), 'detail': dict(az=-20, el=40, focus=(-0.5, 0.5, 0.1), span=1.1, blur=8),
         'side': dict(az=42, el=16)}
PAINT = ['#f4f2ea', '#f0c82a', '#e8782a', '#c8262c', '#8a2a6a', '#2a3f9a', '#2a8ac0', '#2f8a4a', '#7a4a26', '#1c1c1e']


def dab(h, r, seed):
    """A squeezed heap of oil paint: a low swirl with a peak."""
    m = s.Mat(Base_Color=h, Roughness=0.18, Specular=0.55)
    m.bump(m.noise(9, 4), 0.3, 0.02)
    def f(u, v):
        a = 2 * pi * u
        k = 1 + 0.16 * noise.noise(Vector((math.cos(a) * 1.4 + seed, math.sin(a) * 1.4, seed)))
        rr = r * v * k
        z = 0.45 * r * (1 - v ** 2.2) + 0.10 * r * math.sin(a - v * 8 + seed) * (1 - v) * v * 3 + 0.28 * r * math.exp(-(v / 0.2) ** 2)
        return (rr * math.cos(a) + 0.10 * r * (1 - v), rr * math.sin(a), z)
    return surface(f, 60, 24, m.m, loop_u=True, angle=180)


def brush(c, k=1.0, paint='#2a3f9a', flatb=False):
    """Along z, hairs above."""
    wood, fer = worn(c['h'], 0.15, 0.9), s.metal('#c9ccd0', 0.16)
    lathe(spline([(0, 0), (0.022, 0.01), (0.034, 0.08), (0.040, 0.3), (0.050, 1.3), (0.056, 1.62), (0.046, 1.80)], 70), wood, 48)

    lathe([(0.046, 1.78), (0.050, 1.785), (0.0515, 1.82), (0.050, 1.83), (0.0515, 1.84), (0.050, 1.85)] + spline([(0.051, 1.86), (0.054, 2.0), (0.050, 2.10)], 12), fer, 48)
    hair = s.Mat(Roughness=0.6, Sheen=0.4)
    n = hair.noise(60, 4, hair.at((1, 1, 0.03)))
    z = hair.xyz('Z')
    edge = hair.math('ADD', z, hair.math('MULTIPLY', hair.noise(12, 3), 0.10))
    wet = hair.ramp(hair.math('SUBTRACT', edge, 2.0), (0.19, 0.0), (0.25, 1.0))
    hair.set(Base_Color=hair.mix(wet, hair.mix(n, '#8a5a30', '#c99a62'), paint), Roughness=hair.mix(wet, (0.7,) * 3 + (1,), (0.25,) * 3 + (1,)))
    hair.bump(n, 0.8, 0.012)
    def f(u, v):
        r = 0.052 * (1 + 0.32 * math.sin(pi * min(1, v * 1.25)) * (1 - v * 0.5)) * (1 - v ** 2.6) ** 0.75
        a = 2 * pi * u
        return (r * math.cos(a) * (1.0 + 0.06 * math.sin(17 * a)), r * math.sin(a) * (1 + 0.05 * math.sin(13 * a)), 2.09 + 0.40 * v)
    surface(f, 80, 40, hair.m, loop_u=True, angle=180)
    t = text('STUDIO NORTH  12', 0.05, s.metal('#d8c08a', 0.4), (0, 0, 0), (0, 0, 0), 0.0005)
    bent(t, lambda x, y, z: ((0.0535 + z) * math.cos(-pi / 2 - y / 0.052), (0.0535 + z) * math.sin(-pi / 2 - y / 0.052), 1.25 + x))


def build(c):
    W = s.wood(c['w'], 'X', 0.9, 0.26)
    O = spline([(-1.5, 0.1), (-1.30, 0.75), (-0.65, 1.12), (0.15, 1.16), (0.95, 0.92), (1.45, 0.38), (1.38, -0.25), (0.98, -0.50), (0.70, -0.42), (0.55, -0.18), (0.30, -0.16), (0.10, -0.42), (-0.10, -0.78), (-0.62, -0.92), (-1.22, -0.62)], 200, True)
    p = plate(O, 0.07, W, 0.022, (0, 0, 0.035))
    cut = lathe([(0, -0.2), (0.17, -0.2), (0.17, 0.3), (0, 0.3)], None, 48)
    shift(cut, (0.86, 0.02, 0), (0, 0, 0), (1.25, 0.9, 1))
    hole(p, cut)
    R = random.Random(2)
    spots = [(-1.12, -0.25), (-1.20, 0.22), (-0.98, 0.62), (-0.56, 0.86), (-0.05, 0.94), (0.46, 0.83), (0.90, 0.58), (-0.80, -0.62), (-0.35, -0.60), (1.20, 0.28)]
    for (x, y), h in zip(spots, PAINT):
        d = dab(h, 0.125 + R.random() * 0.03, R.random() * 9)
        d.location, d.rotation_euler = (x, y, 0.068), (0, 0, R.random() * 6)
    # smears of mixing in the middle
    for k, (a, b, h) in enumerate((((-0.75, 0.05), (-0.20, 0.28), '#5f8ac0'), ((-0.55, -0.16), (0.05, 0.02), '#d89a5a'), ((-0.1, 0.42), (0.42, 0.40), '#9ab86a'), ((-0.62, 0.40), (-0.28, 0.50), '#d8a0a8'))):
        m = s.Mat(Roughness=0.3, Specular=0.5)
        n = m.noise(5, 5, m.at((1, 6, 1)))
        m.set(Base_Color=m.mix(n, s.shade(h, 0.8), s.shade(h, 1.25)))
        m.bump(n, 0.8, 0.02)
        pts = spline([(a[0], a[1], 0.070), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 0.07, 0.076), (b[0], b[1], 0.070)], 30)
        ribbon(pts, [Vector((0, 0, 1))] * 31, rrect(0.20, 0.018, 0.008), m.m, scale=lambda t: (0.35 + 0.7 * math.sin(pi * (0.12 + 0.8 * t)), 1))
    group(made(brush, c, 1, '#2a3f9a'), (0.62, -1.55, 0.06), (-pi / 2 + 0.035, 0, 0.60))
    group(made(brush, dict(c, h=s.shade(c['w'], 0.7)), 1, '#c8262c'), (1.35, -1.38, 0.06), (-pi / 2, 0, 0.22))
