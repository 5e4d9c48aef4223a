from kit import *
from gear import *
import stuff as s

COLOURS = {'sky': dict(a='#f0efea', lens='#3f8fd0', far='#7fd0c8', strap='#5b98bd'), 'lavender': dict(a='#2a2a30', lens='#7a5ac8', far='#e08aa8', strap='#9a86c8'), 'black': dict(a='#232427', lens='#c8702a', far='#e8c24a', strap='#2a2b2d')}
VIEWS = {'main': dict(az=-30, el=12, fill=0.78), 'front': dict(az=0, el=6, fill=0.78), 'detail': dict(az=-38, el=14, focus=(-0.75, -0.5, 0.62), span=1.3, blur=12),
         'side': dict(az=-66, el=12, fill=0.72)}
W, H, BEND = 0.98, 0.52, 1.35


def rim(a, k=1.0, out=0.0):
    """A point of the frame's outline, k of its size, bent around the face; out moves it away from it."""
    sq = lambda x, n=3.0: math.copysign(abs(x) ** (2 / n), x)
    x, z = W * k * sq(math.cos(a)), H * k * sq(math.sin(a))
    nose = math.exp(-(x / 0.24) ** 2)
    if z < 0:
        z *= 1 - 0.42 * nose
    t = x / BEND
    r = BEND + out
    return Vector((r * math.sin(t), BEND * 0.55 - r * math.cos(t) * 1.0, 0.62 + z))


def build(c):
    frame, foam = s.plastic(c['a'], 0.38, 0.05), s.cloth('#2b2c30', 40, 0.4)
    A = [2 * pi * i / 160 for i in range(160)]
    m = s.Mat(Metallic=0.85, Roughness=0.06, Specular=0.8, Clearcoat=1.0)
    g = m.math('ADD', m.xyz('Z'), m.math('MULTIPLY', m.xyz('X'), 0.25))
    m.set(Base_Color=m.ramp(g, (0.15, c['far']), (0.62, c['lens']), (1.0, s.shade(c['lens'], 0.62))))
    surface(lambda u, v: rim(2 * pi * u, v * 0.9, 0.10 + 0.16 * (1 - v * v)), 160, 24, m.m, loop_u=True, angle=180)
    tube([rim(a, 0.91, 0.09) for a in A], 0.055, s.rubber('#1d1e20'), True, 14)
    surface(lambda u, v: rim(2 * pi * u, 0.93 + 0.09 * math.sin(pi * min(1, v * 1.2)), 0.09 - 0.42 * v), 160, 16, frame, loop_u=True, angle=180)
    surface(lambda u, v: rim(2 * pi * u, 0.97 - 0.06 * v, -0.33 - 0.20 * v), 160, 10, foam, loop_u=True, angle=180, solid=0.05)
    for i in range(5):                       # vents above
        p = rim(pi / 2 + (i - 2) * 0.32, 1.0, -0.12)
        box(0.15, 0.16, 0.03, s.plastic('#17181a', 0.8), 0.012, tuple(p + Vector((0, 0, 0.022))), (0, (i - 2) * 0.02, (i - 2) * 0.15))
    # strap: out of the frame's sides, around the back, its two grippy stripes and buckle
    a0, a1 = rim(0.0, 1.0, -0.2), rim(pi, 1.0, -0.2)
    P = spline([tuple(a0), (1.08, 0.85, 0.60), (0.70, 1.65, 0.42), (0, 1.95, 0.34), (-0.70, 1.65, 0.42), (-1.08, 0.85, 0.60), tuple(a1)], 120)
    N = [Vector((p[0], p[1] - 0.8, 0)).normalized() for p in P]
    ribbon(P, N, [(-0.20, -0.02), (0.20, -0.02), (0.20, 0.02), (-0.20, 0.02)], s.cloth(c['strap'], 60, 0.3))
    for z in (-0.10, 0.0, 0.10):
        ribbon([Vector(p) + Vector((0, 0, z)) + n * 0.022 for p, n in zip(P, N)], N, [(-0.018, -0.006), (0.018, -0.006), (0.018, 0.006), (-0.018, 0.006)], s.plastic('#f0efea' if z else c['a'], 0.6))
    for k in (-1, 1):
        p = a0 if k > 0 else a1
        box(0.14, 0.30, 0.50, frame, 0.06, tuple(p + Vector((k * 0.03, 0.10, 0))), (0, 0, -k * 0.2))
    bent(text('NORTHPEAK', 0.11, s.plastic('#f4f2ec', 0.5), (0, 0, 0), (0, 0, 0), 0.001, 1.2), lambda x, y, z: Vector(((BEND + 0.13) * math.sin(x / BEND), BEND * 0.55 - (BEND + 0.135) * math.cos(x / BEND), 0.62 + H * 0.905 + y * 0.62 - 0.0)))
