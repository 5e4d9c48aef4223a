from kit import *
from gear import *
import stuff as s

COLOURS = {'steel': dict(a=None, cap='#1c1d1f', loop='#26292c'), 'moss': dict(a='#5c6f4e', cap='#1c1d1f', loop='#26292c'),
           'sky': dict(a='#6fa3c4', cap='#e9e7e1', loop='#c9c7c0'), 'clay': dict(a='#c4694a', cap='#1c1d1f', loop='#26292c')}
VIEWS = {'main': dict(az=-28, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-30, el=24, focus=(0, 0, 2.2), span=1.1, blur=10),
         'side': dict(az=42, el=16)}


def build(c):
    steel = s.metal('#c6c8ca', 0.26, 0.06, (1, 1, 46))
    if c['a']:   # powder coat: a fine orange peel
        m = s.Mat(Base_Color=c['a'], Specular=0.45)
        m.set(Roughness=m.ramp(m.noise(4, 5), (0.3, 0.42), (0.7, 0.58)))
        m.bump(m.noise(70, 3), 0.22, 0.01)
        skin = m.m
    else:
        skin = steel
    cap, grip = s.plastic(c['cap'], 0.42, 0.08), s.rubber(c['loop'])
    lathe(spline([(0, 0.02), (0.30, 0.02), (0.345, 0.0), (0.365, 0.03), (0.37, 0.09)], 30), steel, angle=50)
    lathe([(0.366, 0.088)] + spline([(0.372, 0.092), (0.372, 0.5), (0.372, 1.0), (0.372, 1.60), (0.362, 1.76), (0.315, 1.90), (0.262, 1.98), (0.252, 2.03)], 90) + [(0.246, 2.032)], skin, angle=40)
    lathe([(0.25, 2.02), (0.25, 2.075), (0.235, 2.08), (0.2, 2.08)], steel, angle=30)
    # cap with fluted rim
    n = 160
    def side(u, v):
        prof = [(0.235, 2.085), (0.262, 2.088), (0.268, 2.10), (0.268, 2.34), (0.262, 2.365), (0.24, 2.378), (0.0, 2.382)]
        r, z = prof[round(v * 6)]
        if 2.095 < z < 2.36:
            r += 0.005 * math.cos(u * 2 * pi * 40)
        return (r * math.cos(2 * pi * u), r * math.sin(2 * pi * u), z)
    surface(side, 640, 6, cap, loop_u=True, angle=35)
    lathe([(0, 2.383), (0.16, 2.383), (0.165, 2.388), (0.17, 2.383)], cap, 64)
    # carrying loop: a strap of rubber on two pins
    for k in (-1, 1):
        shift(lathe([(0, 0.05), (0.05, 0.045), (0.055, 0.03), (0.055, 0)], steel, 24), (k * 0.262, 0, 2.22), (0, k * pi / 2, 0))
    arc = spline([(-0.295, 0, 2.16), (-0.300, 0, 2.24), (-0.285, 0, 2.45), (-0.17, 0, 2.63), (0, 0, 2.68), (0.17, 0, 2.63), (0.285, 0, 2.45), (0.300, 0, 2.24), (0.295, 0, 2.16)], 70)
    sweep(arc, rrect(0.155, 0.038, 0.016, 4), grip, up=(0, 1, 0), scale=lambda t: (0.86 + 0.14 * math.sin(pi * t), 1))
    # mark, etched
    ink = s.metal('#8b8d90', 0.5) if not c['a'] else s.metal('#d8dadc', 0.3)
    t = 'TIDEWATER'
    for i, ch in enumerate(t):
        a = -pi / 2 - 0.3 + (i - (len(t) - 1) / 2) * 0.165
        r = 0.374
        text(ch, 0.075, ink, (r * math.cos(a), r * math.sin(a), 1.12), (pi / 2, 0, a + pi / 2), 0.0012)
    for k, w in ((0, 0.12), (1, 0.2), (2, 0.12)):
        pts = [((0.3745) * math.cos(-pi / 2 - 0.3 + x), 0.3745 * math.sin(-pi / 2 - 0.3 + x), 1.30 + 0.03 * k + 0.018 * math.sin(x * 22)) for x in [(-w + 2 * w * i / 30) * 2.2 for i in range(31)]]
        tube(pts, 0.005, ink, n=6)
