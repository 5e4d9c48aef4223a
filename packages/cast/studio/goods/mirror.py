from ware import *

COLOURS = {'brass': dict(m='#d9b268', wood=False), 'oak': dict(m='#bb8a52', wood=True), 'black': dict(m='#1d1d1f', wood=False), 'walnut': dict(m='#5c3a24', wood=True),
           'coral': dict(m='#df6a58', wood=False)}
VIEWS = {'main': dict(az=-26, el=10), 'front': dict(az=0, el=4), 'detail': dict(az=-30, el=18, focus=(0, 0, 0.35), span=1.4, blur=10),
         'side': dict(az=42, el=16)}


def build(c):
    """A round dressing-table mirror on a yoke."""
    m = oiled(c['m'], 'X', 1.2, 0.35) if c['wood'] else (s.metal(c['m'], 0.2) if c['m'] == '#d9b268' else s.plastic(c['m'], 0.4))
    R, cz = 0.95, 1.72
    # glass: a mirror that shows a soft room instead of the empty page
    g = s.Mat(Metallic=0.9, Roughness=0.03, Specular=0.6)
    z = g.node('SeparateXYZ', 1, Vector=g.coord.outputs['Object'])
    x = g.node('SeparateXYZ', 0, Vector=g.coord.outputs['Object'])
    t = g.math('ADD', z, g.math('MULTIPLY', x, 0.5))
    g.set(Base_Color=g.ramp(g.math('ADD', g.math('MULTIPLY', t, 0.4), 0.5), (0.0, '#a9bcc4'), (0.45, '#d9e5e9'), (0.5, '#f3f8f9'), (0.62, '#eef4f6'), (0.66, '#cfdde2'), (1.0, '#e6eef0')))
    obs = [turn([(0, 0.0), (R - 0.05, 0.0), (R - 0.015, -0.02)], g.m, 0.002, 160, angle=10)]
    obs.append(turn([(R - 0.02, -0.06), (R - 0.02, 0.02, 0.01), (R + 0.005, 0.05, 0.02), (R + 0.05, 0.03, 0.03), (R + 0.05, -0.05, 0.03), (R, -0.085, 0.02), (0, -0.085)], m, 0.02, 160))
    group(obs, (0, 0, cz), (pi / 2 - 0.13, 0, 0))
    # yoke, knobs, stem and base
    st = m if not c['wood'] else s.metal('#d9b268', 0.2)
    yoke = [((R + 0.16) * math.cos(a), 0, cz + (R + 0.16) * math.sin(a)) for a in [pi + pi * i / 90 for i in range(91)]]
    tube(yoke, 0.035, st)
    for sx in (-1, 1):
        ball(0.07, st, (sx * (R + 0.16), 0, cz), seg=28)
        tube([(sx * (R + 0.02), 0, cz), (sx * (R + 0.2), 0, cz)], 0.028, st)
        tube([(sx * (R + 0.18), 0, cz), (sx * (R + 0.26), 0, cz)], 0.06, st, n=24)
    turn([(0.034, cz - R - 0.14), (0.05, cz - R - 0.18, 0.02), (0.045, 0.3, 0.1), (0.06, 0.16, 0.05), (0.2, 0.11, 0.1), (0.6, 0.085, 0.06), (0.64, 0.06, 0.02), (0.64, 0.0, 0.01), (0, 0)], m, 0.02, 128)


