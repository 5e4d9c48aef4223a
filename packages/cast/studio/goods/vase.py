from ware import *

COLOURS = {'amphora': dict(a='#c07a4e', b='#2a201c'), 'ink': dict(a='#2f4560', b='#d8cdb8'), 'sand': dict(a='#d9c6a0', b='#7a4a2e'), 'olive': dict(a='#6b7048', b='#e3d6b8')}
VIEWS = {'main': dict(az=-20, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-35, el=22, focus=(-0.4, -0.2, 2.35), span=1.8, blur=11),
         'side': dict(az=42, el=16)}


def build(c):
    """Amphora: painted bands on raw clay, two strap handles."""
    m = s.Mat(Specular=0.35)
    cloud = m.noise(1.2, 6)
    base = m.ramp(cloud, (0.3, s.shade(c['a'], 0.85)), (0.7, s.shade(c['a'], 1.12)))
    z = m.math('ADD', m.xyz('Z'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(3, 3), 0.5), 0.03))
    bands = None
    for a, b in ((0.16, 0.5), (1.02, 1.06), (1.48, 1.52), (1.92, 2.02), (2.62, 3.2)):
        k = m.math('MULTIPLY', m.math('GREATER_THAN', z, a), m.math('LESS_THAN', z, b))
        bands = k if bands is None else m.math('MAXIMUM', bands, k)
    # meander of diagonal strokes between two bands
    sep = m.node('SeparateXYZ', 0, Vector=m.coord.outputs['Object'])
    y = m.node('SeparateXYZ', 1, Vector=m.coord.outputs['Object'])
    ang = m.math('ARCTAN2', y, sep)
    zig = m.math('PINGPONG', m.math('MULTIPLY', ang, 28 / (2 * pi)), 0.5)
    zz = m.math('DIVIDE', m.math('SUBTRACT', z, 1.09), 0.36)
    dist = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('MULTIPLY', zig, 2.0), zz))
    stroke = m.math('MULTIPLY', m.math('LESS_THAN', dist, 0.17), m.math('MULTIPLY', m.math('GREATER_THAN', zz, 0.0), m.math('LESS_THAN', zz, 1.0)))
    worn = m.ramp(m.noise(5, 8, rough=0.7), (0.34, 0.0), (0.42, 1.0))
    paint = m.math('MULTIPLY', m.math('MAXIMUM', bands, stroke), worn)
    m.set(Base_Color=m.mix(paint, base, m.mix(cloud, s.shade(c['b'], 0.9), s.shade(c['b'], 1.2))), Roughness=m.mix(paint, (0.85,) * 3 + (1,), (0.4,) * 3 + (1,)))
    rings = m.node('TexNoise', Vector=m.node('CombineXYZ', X=0.0, Y=0.0, Z=m.xyz('Z')), Scale=16, Detail=3)
    m.bump(m.math('ADD', m.math('MULTIPLY', rings, 0.7), m.math('MULTIPLY', m.noise(26, 5), 0.25)), 0.22, 0.04)
    prof = spline([(0, 0.0), (0.36, 0.0), (0.42, 0.03), (0.40, 0.12), (0.44, 0.2), (0.72, 0.7), (0.97, 1.25), (1.02, 1.6), (0.88, 2.0), (0.55, 2.3), (0.34, 2.48), (0.30, 2.7), (0.34, 2.92), (0.46, 3.05), (0.49, 3.12), (0.45, 3.155), (0.38, 3.12), (0.28, 2.9), (0.24, 2.7), (0.28, 2.5), (0, 2.42)], 220)
    lathe(prof, m.m, 160, angle=70)
    for sx in (-1, 1):
        path = spline([(sx * 0.30, 0, 2.84), (sx * 0.55, 0, 2.93), (sx * 0.80, 0, 2.80), (sx * 0.93, 0, 2.5), (sx * 0.92, 0, 2.2), (sx * 0.80, 0, 1.98)], 60)
        sec = [(0.16 * math.cos(a), 0.062 * math.sin(a) * (1 + 0.25 * math.cos(4 * a))) for a in [2 * pi * i / 32 for i in range(32)]]
        sweep(path, [(b, a) for a, b in sec], m.m, up=(0, 1, 0), scale=lambda t: 0.9 + 0.35 * abs(2 * t - 1) ** 4)
