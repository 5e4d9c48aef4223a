from kit import *
from gear import *
from rope import rope, strand
import stuff as s

COLOURS = {'red': dict(w='#c99a62', a='#b3242a', cord='#e9e2d0'), 'green': dict(w='#b98a56', a='#2f5a46', cord='#e9e2d0'), 'blue': dict(w='#d3ab74', a='#24508a', cord='#d8483c')}
VIEWS = {'main': dict(az=-36, el=22, fill=0.84, floor=0.16), 'front': dict(az=-72, el=14, fill=0.7), 'detail': dict(az=-46, el=26, focus=(-3.6, -0.6, 1.9), span=2.6, blur=12),
         'side': dict(az=-6, el=10, fill=0.86)}


def build(c):
    """Front to -x: two steamed runners shod with painted steel, trestles between, five slats, a cord from horn to horn."""
    w, w2 = s.wood(c['w'], 'X', 0.6, 0.35), s.wood(s.shade(c['w'], 0.9), 'Y', 0.6, 0.35)
    paint, bolt, line = s.plastic(c['a'], 0.3, coat=0.4), s.metal('#b9bcc0', 0.28), strand(c['cord'])
    rail = spline([(4.4, 0.16), (3.2, 0.10), (0, 0.10), (-2.9, 0.10), (-3.9, 0.30), (-4.65, 0.95), (-4.75, 1.75), (-4.45, 2.45)], 90)
    for k in (-1, 1):
        y = k * 1.45
        wood = [(x, y - k * 0.16 * (z > 0.9) * (z - 0.9) / 1.5, z + 0.17) for x, z in rail]
        N = [Vector((wood[max(0, i - 1)][2] - wood[min(90, i + 1)][2], 0, wood[min(90, i + 1)][0] - wood[max(0, i - 1)][0])).normalized() * -1 for i in range(91)]
        ribbon(wood, N, rrect(0.26, 0.34, 0.05, 3), w, bevel=0.01)
        shoe = [(p[0] - n.x * 0.19, p[1], p[2] - n.z * 0.19) for p, n in zip(wood, N)]
        ribbon(shoe, N, rrect(0.30, 0.07, 0.03, 3), paint)
        for x in (-2.5, 0.2, 2.9):
            tube([(x + 0.10, y, 0.36), (x, y * 0.86, 1.72)], 0.16, w2, n=20)
            for z in (0.40, 1.62):
                lathe(spline([(0, 0.05), (0.06, 0.04), (0.09, 0)], 8), bolt, 20)
                shift(bpy.context.scene.objects[-1], (x + 0.10 * (z < 1), y * (1.11 if z < 1 else 0.98) + 0 * k, z), (-k * pi / 2 * -1, 0, 0))
    for x in (-2.5, 0.2, 2.9):
        box(0.34, 3.0, 0.26, w2, 0.06, (x, 0, 1.76))
    for j in range(5):
        y = (j - 2) * 0.60
        L = 8.4 if j in (1, 2, 3) else 8.0
        P = [(-L / 2 + L * i / 40 - 0.1, y, 2.0 + 0.16 * max(0, (8 - i) / 8) ** 2) for i in range(41)]
        ribbon(P, [Vector((0, 0, 1))] * 41, rrect(0.46, 0.14, 0.05, 3), w, bevel=0.01)
        for x in (-2.5, 0.2, 2.9):
            lathe(spline([(0, 0.03), (0.05, 0.026), (0.075, 0)], 8), bolt, 20).location = (x, y, 2.075)
    # horns joined by a painted bar
    tube([(-4.47, -1.35, 2.55), (-4.47, 1.35, 2.55)], 0.13, paint, n=20)
    P = spline([(-4.5, -1.2, 2.6), (-5.2, -0.9, 1.5), (-5.9, 0.0, 0.30), (-6.1, 0.7, 0.10), (-5.4, 1.2, 1.1), (-4.5, 1.2, 2.6)], 80)
    rope(P, 0.07, line)
    for k in (-1, 1):
        pillow(0.30, 0.30, 0.34, line, 2.3, (-4.5, k * 1.2, 2.55), seg=20)
    # burnt into the middle slat
    text(c.get('name', 'NORTHPEAK'), 0.30, s.plastic('#5a3418', 0.9), (0.1, 0, 2.075), (0, 0, 0), 0.003, 1.3)
