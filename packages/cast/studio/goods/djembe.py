from device import *
from gear import twine
import rope

COLOURS = {'mahogany': dict(w='#7a4226', line='#ece3cd', skin='#e6d3ae'), 'dark': dict(w='#4a2a1a', line='#c8503c', skin='#e6d3ae'), 'pale': dict(w='#b98a56', line='#24406a', skin='#ecdcbc')}
VIEWS = {'main': dict(az=-20, el=16, fill=0.8), 'front': dict(az=20, el=8, fill=0.8), 'detail': dict(az=-26, el=22, focus=(-0.3, -1.4, 4.9), span=2.2, blur=12),
         'side': dict(az=64, el=24, fill=0.8)}


def build(c):
    """A goblet turned from one piece; rings of iron, rope laced between them, a goatskin drawn over the top."""
    w = s.wood(c['w'], 'Z', 0.7, 0.34, 0.5)
    prof = spline([(1.05, 0.0), (1.12, 0.10), (1.02, 0.6), (0.80, 1.6), (0.72, 2.3), (0.80, 2.75), (1.15, 3.4), (1.50, 4.2), (1.64, 5.0), (1.66, 5.7)], 80)
    lathe([(0.9, 0.0)] + prof, w, 128)
    for z, d in ((0.42, 0.03), (0.55, 0.03), (2.30, 0.025), (2.42, 0.035), (2.54, 0.025)):     # turned beads
        r = min(prof, key=lambda p: abs(p[1] - z))[0]
        lathe(spline([(r - 0.01, -0.05), (r + d, 0.0), (r - 0.01, 0.05)], 10), s.wood(s.shade(c['w'], 0.8), 'Z', 0.7, 0.3), 96).location.z = z
    # carved diamonds round the foot
    pale = s.plastic(s.shade(c['w'], 1.9) if c['w'] < '#9' else '#7a4a2a', 0.8)
    for i in range(16):
        a = 2 * pi * i / 16
        r = min(prof, key=lambda p: abs(p[1] - 1.2))[0]
        ob = plate([(0, 0.26), (-0.13, 0), (0, -0.26), (0.13, 0)], 0.02, pale, 0.006)
        put(ob, (r * math.cos(a) * 1.005, r * math.sin(a) * 1.005, 1.15), (pi / 2 - 0.22, 0, a + pi / 2))
    skin = s.Mat(Roughness=0.6, Specular=0.3)
    n = skin.noise(1.6, 6)
    skin.set(Base_Color=skin.mix(skin.ramp(n, (0.35, 0.0), (0.7, 0.7)), c['skin'], s.shade(c['skin'], 0.72)))
    skin.bump(skin.noise(9, 5), 0.15, 0.01)
    lathe(spline([(0, 5.86), (1.2, 5.86), (1.60, 5.85), (1.68, 5.79), (1.70, 5.6), (1.71, 5.2)], 60), skin.m, 128)
    lathe(spline([(1.71, 5.2), (1.80, 5.14), (1.80, 5.26), (1.74, 5.34)], 20), skin.m, 128)
    line = rope.strand(c['line'])
    ring = lambda r, z, n=120: [(r * math.cos(2 * pi * i / n), r * math.sin(2 * pi * i / n), z) for i in range(n + 1)]
    for r, z in ((1.80, 5.06), (1.80, 5.24), (0.98, 2.98)):
        twine(ring(r, z), 0.075, line)
    N = 26
    for i in range(N):
        a, b, d = 2 * pi * i / N, 2 * pi * (i + 0.5) / N, 2 * pi * (i + 1) / N
        top = lambda t: (1.83 * math.cos(t), 1.83 * math.sin(t), 5.02)
        low = lambda t: (1.00 * math.cos(t), 1.00 * math.sin(t), 3.02)
        bulge = lambda t, z, r: (r * math.cos(t), r * math.sin(t), z)
        twine(spline([top(a), bulge(a + 0.03, 4.2, 1.60), bulge(b - 0.03, 3.5, 1.28), low(b)], 24), 0.05, line)
        twine(spline([low(b), bulge(b + 0.03, 3.5, 1.28), bulge(d - 0.03, 4.2, 1.60), top(d)], 24), 0.05, line)
