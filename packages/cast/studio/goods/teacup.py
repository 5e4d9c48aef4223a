from ware import *

COLOURS = {'gold': dict(c='#f7f3ec', rim='#d8a94f', band='#f7f3ec'), 'blue': dict(c='#f4f3ee', rim='#2b4a8c', band='#2b4a8c'),
           'blush': dict(c='#f0cfc8', rim='#d8a94f', band='#f0cfc8'), 'celadon': dict(c='#b9cfbd', rim='#d8a94f', band='#b9cfbd')}
VIEWS = {'main': dict(az=-20, el=26), 'front': dict(az=0, el=8), 'detail': dict(az=-35, el=38, focus=(0.1, -0.1, 0.5), span=1.1, blur=10),
         'scene': dict(az=-20, el=24, fill=0.86, scene=lambda c: scene(c))}


def build(c):
    p, gold = porcelain(c['c']), s.metal(c['rim'], 0.15) if c['rim'] != '#2b4a8c' else s.plastic(c['rim'], 0.12, coat=0.6)
    # saucer
    lathe(spline([(0, 0.02), (0.42, 0.02), (0.46, 0.0), (0.5, 0.0), (0.52, 0.03), (0.72, 0.09), (0.82, 0.135), (0.83, 0.15), (0.81, 0.155), (0.6, 0.085), (0.4, 0.062), (0.3, 0.058), (0.28, 0.05), (0, 0.05)], 120), p)
    lathe(spline([(0.832, 0.147), (0.827, 0.156), (0.812, 0.158), (0.795, 0.1525)], 12), gold)
    # cup with sixteen soft flutes
    prof = spline([(0, 0.075), (0.2, 0.07), (0.235, 0.055), (0.255, 0.06), (0.255, 0.1), (0.3, 0.16), (0.41, 0.3), (0.455, 0.46), (0.48, 0.6), (0.487, 0.625), (0.478, 0.632), (0.465, 0.6), (0.43, 0.42), (0.37, 0.27), (0.25, 0.15), (0, 0.13)], 150)
    def f(u, v):
        r, z = prof[round(v * 150)]
        k = 1 + 0.014 * math.cos(18 * 2 * pi * u) * max(0, min(1, (z - 0.2) / 0.15)) * max(0, min(1, (0.60 - z) / 0.12)) * (1 if v < 0.62 else 0)
        return (r * k * math.cos(2 * pi * u), r * k * math.sin(2 * pi * u), z)
    surface(f, 216, 150, p, loop_u=True, angle=60)
    lathe(spline([(0.484, 0.606), (0.4895, 0.627), (0.478, 0.6355), (0.466, 0.617)], 14), gold)
    lathe([(0.256, 0.092), (0.2585, 0.097), (0.26, 0.104)], gold)
    arc = spline([(0.43, 0, 0.535), (0.52, 0, 0.61), (0.64, 0, 0.62), (0.705, 0, 0.53), (0.66, 0, 0.41), (0.54, 0, 0.315), (0.40, 0, 0.285)], 70)
    sweep(arc, circle(0.03, 20, 0.045), p, up=(0, 1, 0), scale=lambda t: 1 + 0.7 * abs(2 * t - 1) ** 6)
    sweep([(x, 0, z + 0) for x, _, z in spline([(0.52, 0, 0.64), (0.64, 0, 0.65), (0.735, 0, 0.55)], 20)], circle(0.006, 8, 0.016), gold, up=(0, 1, 0))
    # tea, warm at the rim
    m = s.Mat(Roughness=0.02, Specular=0.5)
    rr = m.node('VectorMath', 1, {'operation': 'LENGTH'}, _0=m.node('Mapping', Vector=m.coord.outputs['Object'], Scale=(1, 1, 0)))
    m.set(Base_Color=m.ramp(rr, (0.12, '#8f3a08'), (0.38, '#bb5a14'), (0.44, '#d98a35')))
    lathe([(0, 0.53), (0.40, 0.53), (0.44, 0.532), (0.452, 0.542)], m.m)
    # a spoon on the saucer
    sp = cutlery('spoon', s.metal('#d8b064' if c['rim'] == '#d8a94f' else '#c9cacd', 0.14), 1.3)
    sp.scale, sp.location, sp.rotation_euler = (0.85,) * 3, (-0.10, -0.6, 0.115), (0.0, 0.05, -1.15)


def scene(c):
    from goods import teatin
    build(c)
    group(made(teatin.build, teatin.COLOURS['crimson']), (-0.55, 1.25, 0), (0, 0, 0.2))
