from device import *
from gear import twine
import rope

COLOURS = {'brass': dict(m='#d8ac5c', cord='#a8232b'), 'copper': dict(m='#b5704a', cord='#2f5a46'), 'silver': dict(m='#d3d5d8', cord='#24406a')}
VIEWS = {'main': dict(az=-24, el=14, fill=0.84, floor=0.18), 'front': dict(az=6, el=8, fill=0.84), 'detail': dict(az=-34, el=16, focus=(-1.2, -0.4, 0.9), span=1.6, blur=10),
         'side': dict(az=-62, el=16, fill=0.78)}


def build(c):
    """Two turns of tube, a long flare to the left, mouthpiece to the right; a cord wound about it with three tassels."""
    M, inside = s.metal(c['m'], 0.1), s.metal(s.shade(c['m'], 0.8), 0.2)
    R, zc = 0.80, 1.02
    path = [(1.75, -0.10, zc + 0.86), (1.2, -0.08, zc + 0.86), (0.7, -0.05, zc + 0.85)]
    turns = 2.0
    for i in range(1, 65):
        a = pi / 2 - 0.25 + (2 * pi * turns + 0.25) * i / 64
        path.append((R * math.cos(a), -0.05 + 0.26 * i / 64, zc + R * math.sin(a)))
    path += [(-0.5, 0.21, zc + 0.82), (-1.1, 0.18, zc + 0.85), (-1.7, 0.12, zc + 0.88), (-2.25, 0.06, zc + 0.90)]
    P = spline(path, 500)
    flare = lambda t: 0.052 + 0.045 * t + (0.50 * max(0, (t - 0.76) / 0.24) ** 2.6)
    sweep(P, circle(1.0, 48), M, scale=flare, cap=False, angle=180)
    end = Vector(P[-1])
    rim = [end + Vector((0, 0.597 * math.cos(a), 0.597 * math.sin(a))) for a in [2 * pi * i / 80 for i in range(80)]]
    tube(rim, 0.022, M, True, 12)
    sweep(P[430:], circle(0.97, 48), inside, scale=lambda t: flare(0.86 + 0.14 * t), cap=False, angle=180)
    put(lathe(spline([(0.05, 0.0), (0.06, 0.20), (0.09, 0.30), (0.17, 0.40), (0.17, 0.43), (0.12, 0.43), (0.05, 0.34)], 40), M, 64), (1.72, -0.10, zc + 0.86), (0, pi / 2, 0))
    for t, k in ((20, 1.25), (455, 1.12)):
        r = flare(t / 500) * k
        w = (Vector(P[t + 1]) - Vector(P[t - 1])).normalized()
        ob = lathe(spline([(r - 0.02, -0.05), (r, -0.03), (r, 0.03), (r - 0.02, 0.05)], 10), M, 64)
        ob.matrix_world = Matrix.Translation(Vector(P[t])) @ w.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    # cord round the top of the coil, then down to the tassels
    line = rope.strand(c['cord'])
    wrap = []
    for i in range(161):
        t = i / 160
        a = 2 * pi * 13 * t
        x = 0.42 - 0.84 * t
        wrap.append((x, 0.06 + 0.27 * math.cos(a), zc + 0.86 - 0.10 * (2 * t - 1) ** 2 + 0.16 * math.sin(a)))
    tube(spline(wrap, 700), 0.032, line, n=10)
    for k, (x, L) in enumerate(((-0.36, 1.02), (-0.10, 1.22), (0.16, 0.94))):
        y = -0.30
        twine(spline([(x * 0.6, -0.20, zc + 0.80), (x * 0.8, y, zc + 0.55), (x, y, zc + 0.80 - L * 0.62)], 30), 0.032, line)
        z = zc + 0.80 - L * 0.62
        put(lathe(spline([(0, 0.10), (0.07, 0.08), (0.09, 0.0), (0.06, -0.06), (0.075, -0.10)], 24), line, 40), (x, y, z))
        for i in range(64):
            a, r = 2.4 * i, 0.072 * math.sqrt((i + 0.5) / 64)
            tube([(x + r * math.cos(a), y + r * math.sin(a), z - 0.06), (x + r * 1.9 * math.cos(a), y + r * 1.9 * math.sin(a), z - 0.46 - 0.02 * math.sin(7 * a))], 0.011, line, n=5)
