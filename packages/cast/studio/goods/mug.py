from ware import *

COLOURS = {'teal': dict(body='#e3d8c6', coat='#2f6f78', tea='#8a3f0e'), 'purple': dict(body='#e3d8c6', coat='#6b4a7d', tea='#8a3f0e'), 'sea': dict(body='#e3d8c6', coat='#2f6f78', tea='#8a3f0e'), 'plum': dict(body='#e3d8c6', coat='#6b2f47', tea='#8a3f0e'),
           'moss': dict(body='#d9c9ae', coat='#5f6b3c', tea='#5c2a0c'), 'night': dict(body='#d8d2c8', coat='#252c3c', tea='#8a3f0e')}
VIEWS = {'main': dict(az=-22, el=24), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=38, focus=(0.0, -0.1, 0.86), span=1.05, blur=10),
         'scene': dict(az=-20, el=26, scene=lambda c: scene(c))}


def cup(c):
    g = dipped(c['body'], c['coat'], 0.36, 0.035, inside=c['body'], rin=0.39, speckle=0.75)
    skin = rounded([(0, 0.035), (0.27, 0.035), (0.29, 0), (0.33, 0), (0.36, 0.05, 0.06), (0.43, 0.14, 0.12), (0.435, 0.93), (0.425, 0.975, 0.02), (0.405, 0.975, 0.02), (0.393, 0.9), (0.385, 0.17, 0.14), (0, 0.14)], 0.02, 6)
    body = lathe(skin, g, 128)
    arc = spline([(0.40, 0, 0.80), (0.55, 0, 0.83), (0.70, 0, 0.77), (0.755, 0, 0.6), (0.71, 0, 0.42), (0.58, 0, 0.29), (0.40, 0, 0.24)], 60)
    h = sweep(arc, circle(0.05, 24, 0.082), g, up=(0, 1, 0), scale=lambda t: 1 + 0.5 * abs(2 * t - 1) ** 5)
    fuse([body, h], 0.011, 6)


def tea(c, z=0.83, r=0.392):
    m = s.Mat(Roughness=0.02, Specular=0.55)
    rr = m.node('VectorMath', 1, {'operation': 'LENGTH'}, _0=m.node('Mapping', Vector=m.coord.outputs['Object'], Scale=(1, 1, 0)))
    m.set(Base_Color=m.ramp(m.math('DIVIDE', rr, r), (0.3, s.shade(c['tea'], 0.75)), (0.9, c['tea']), (1.0, '#c8742a')))
    lathe([(0, z), (r * 0.9, z), (r * 0.97, z + 0.004), (r, z + 0.012)], m.m)


def bag(c):
    thread = s.plastic('#f4efe2', 0.9)
    path = spline([(-0.1, -0.2, 0.83), (-0.15, -0.33, 0.92), (-0.19, -0.385, 0.985), (-0.215, -0.44, 0.96), (-0.215, -0.455, 0.8), (-0.2, -0.46, 0.62)], 40)
    tube(path, 0.008, thread, n=8)
    tag = printed('#f7f2e4', 0.7)
    plate([(-0.085, -0.11), (0.085, -0.11), (0.085, 0.07), (0.04, 0.11), (-0.04, 0.11), (-0.085, 0.07)], 0.01, tag, 0.002, (-0.2, -0.468, 0.53), (pi / 2 - 0.03, 0.06, -0.42))
    group([text('VERDANT', 0.034, printed('#3f5a2e'), (0, 0, -0.045), (pi / 2, 0, 0), 0.001, 1.05), plate([(0.0, 0.045), (0.035, 0), (0, -0.045), (-0.035, 0)], 0.002, printed('#5c8040'), 0.0, (0, 0, 0.02), (pi / 2, 0, 0))],
          (-0.205, -0.478, 0.53), (-0.03, 0.06, -0.42))


def build(c):
    cup(c)
    tea(c)
    bag(c)


def scene(c):
    build(c)
    cookie = s.Mat(Roughness=0.9, Specular=0.15)
    n = cookie.noise(7, 6)
    cookie.set(Base_Color=cookie.ramp(n, (0.3, '#a8672c'), (0.7, '#d9a35e')))
    cookie.bump(n, 0.6, 0.05)
    chip = s.plastic('#2c1509', 0.35)
    rng = random.Random(4)
    for x, y, z, rx in ((0.62, -0.75, 0.0, 0), (0.2, -0.95, 0.0, 0), (0.45, -0.86, 0.115, 0.06)):
        o = ball(0.3, cookie.m, (0, 0, 0.06), (1, 1, 0.22), 0.07, 2.5, x)
        chips = [ball(0.038, chip, (0.24 * math.sqrt(rng.random()) * math.cos(a), 0.24 * math.sqrt(rng.random()) * math.sin(a), 0.108), (1, 1, 0.8), 0.2, 2, a, 12) for a in [rng.random() * 7 for _ in range(11)]]
        group([o] + chips, (x, y, z), (rx, rx / 2, x * 3))
