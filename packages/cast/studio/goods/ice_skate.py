from kit import *
from gear import *
from goods import skate
import stuff as s

COLOURS = {'white': dict(a='#f0ede6', b='#e6e2d8', lace='#f6f4ee'), 'black': dict(a='#222224', b='#3a3a3d', lace='#e9e6dc'), 'tan': dict(a='#c49a6a', b='#a87a4a', lace='#f3f0e8')}
VIEWS = {'main': dict(az=-52, el=12, fill=0.78, exposure=0.15), 'front': dict(az=-85, el=8, exposure=0.15), 'detail': dict(az=-50, el=14, focus=(-0.9, -0.2, 1.0), span=2.4, blur=12),
         'side': dict(az=0, el=6, fill=0.8, exposure=0.15)}


def build(c):
    """The boot of the roller skate over a steel blade with its toe pick."""
    skate.boot(c)
    blade, post = s.metal('#cfd2d6', 0.16, 0.05, (60, 1, 1)), s.metal('#b9bcc0', 0.26)
    low, high = 0.44, 0.98
    under = [(-2.02, low + 0.34), (-1.94, low + 0.16), (-1.72, low + 0.04), (-1.2, low), (0.6, low), (1.35, low + 0.03), (1.62, low + 0.10)]
    over = [(1.66, low + 0.24), (1.2, high - 0.18), (0.95, high), (0.2, high), (0.0, high - 0.16), (-0.5, high - 0.16), (-0.75, high), (-1.5, high), (-1.78, high - 0.02), (-2.0, high - 0.10)]
    for k in range(4):                       # the pick: teeth at the front
        z = low + 0.34 + 0.035 + 0.05 * k
        over += [(-2.02 - 0.05 * (k % 2), high - 0.16 - 0.05 * k)]
    b = plate(under + over, 0.085, blade, 0.012, (0, 0, 0), (pi / 2, 0, 0))
    for x0, x1, top in ((-1.42, -0.78, skate.Z - 0.12), (0.25, 0.92, skate.Z - 0.36)):
        for x in (x0, x1):
            tube([(x, 0, high - 0.08), (x * 0.98, 0, top)], 0.09, post, n=20)
        box(x1 - x0 + 0.45, 0.62, 0.07, post, 0.03, ((x0 + x1) / 2, 0, top + 0.02))
        for x in (x0 - 0.1, x1 + 0.1):
            for y in (-0.22, 0.22):
                lathe(spline([(0, 0.03), (0.05, 0.026), (0.07, 0)], 8), blade, 20)
                shift(bpy.context.scene.objects[-1], (x, y, top - 0.01), (pi, 0, 0))
