from kit import *
from gear import *
from goods import goggles
import stuff as s

COLOURS = {'pink': goggles.COLOURS['pink'], 'blue': goggles.COLOURS['blue'], 'teal': goggles.COLOURS['teal']}
VIEWS = {'main': dict(az=-24, el=20, fill=0.82), 'front': dict(az=4, el=12, fill=0.84), 'detail': dict(az=-30, el=16, focus=(-0.3, -0.6, 0.7), span=1.4, blur=12),
         'side': dict(az=44, el=18, fill=0.8)}


def pipe(c):
    """A snorkel standing along z: barrel with a splash guard above, a soft bend and the mouthpiece below."""
    barrel, soft, dark = s.plastic(c['a'], 0.32, 0.0, 0.3), s.plastic('#2a2b2e', 0.6, 0.1), s.plastic('#1c1d1f', 0.4)
    tube(spline([(0, 0, 0.9), (0.02, 0, 2.2), (0.20, 0, 3.3)], 40), 0.125, barrel, n=28)
    ribs = spline([(0, 0, 0.95), (-0.02, 0, 0.55), (-0.18, 0, 0.20), (-0.50, 0, 0.10), (-0.74, 0, 0.26)], 60)
    sweep(ribs, circle(0.125, 24), soft, scale=lambda t: 1.0 + 0.09 * math.sin(t * 2 * pi * 11))
    lathe(spline([(0.0, -0.20), (0.15, -0.18), (0.17, 0.0), (0.15, 0.10)], 20), dark, 32).location = (-0.16, 0, 0.14)
    sweep([(-0.74, 0, 0.26), (-0.86, 0, 0.36), (-0.98, 0, 0.46)], rrect(0.52, 0.20, 0.09, 5), s.plastic('#e9e6df', 0.55), scale=lambda t: (0.55 + 0.6 * t, 1.1 - 0.4 * t))
    lathe(spline([(0.13, -0.32), (0.19, -0.26), (0.20, 0.16), (0.14, 0.26), (0.0, 0.28)], 30), dark, 36)
    shift(bpy.context.scene.objects[-1], (0.225, 0, 3.4), (0, 0.17, 0))
    tube([(0.19 * math.cos(a), 0.19 * math.sin(a), 1.9) for a in [2 * pi * i / 24 for i in range(24)]], 0.035, soft, True, 8)
    box(0.10, 0.16, 0.30, soft, 0.03, (-0.20, 0, 1.9))


def build(c):
    goggles.build(c)
    group(made(pipe, c), (-0.75, -1.35, 0.20), (pi / 2, 0.12, pi / 2 + 0.12), 0.78)
