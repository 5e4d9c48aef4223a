from kit import *
from gear import *
import stuff as s

COLOURS = {'black': dict(a='#1c1d1f', b='#d8c23a'), 'teal': dict(a='#1f6f78', b='#1c1d1f'), 'blue': dict(a='#2a4f8a', b='#1c1d1f'), 'pink': dict(a='#d96f86', b='#33262a'), 'coral': dict(a='#c8503c', b='#1c1d1f')}
VIEWS = {'main': dict(az=-30, el=16, fill=0.78), 'front': dict(az=0, el=6), 'detail': dict(az=-32, el=16, focus=(-0.4, -0.4, 0.55), span=1.0, blur=8),
         'side': dict(az=42, el=16)}


def out(k=1.0, n=160):
    """The mask's face: two lobes over the nose."""
    half = [(0, 0.98), (0.35, 1.02), (0.68, 0.97), (0.86, 0.76), (0.86, 0.48), (0.70, 0.20), (0.44, 0.12), (0.27, 0.26), (0.17, 0.50), (0.0, 0.60)]
    pts = half + [(-x, z) for x, z in reversed(half[1:-1])]
    c = (0, 0.60)
    return [(x * k, c[1] + (z - c[1]) * k) for x, z in spline(pts, n, True)]


def build(c):
    frame = s.plastic(c['a'], 0.3, coat=0.3)
    rub = s.plastic('#1a1b1d' if c['a'] != '#1c1d1f' else '#1a1b1d', 0.5)
    sil = s.Mat(Base_Color='#17181a', Roughness=0.48, Specular=0.5).m
    acc = s.plastic(c['b'], 0.35)
    y = lambda x: -0.62 + 0.22 * x * x
    O = out()
    # lens: one pane, faintly blue
    glassm = pane('#a9cdd6', 0.12, 0.75)
    N = len(O)
    surface(lambda u, v: (O[round(u * N) % N][0] * v * 0.96, y(O[round(u * N) % N][0] * v) - 0.02, 0.62 + (O[round(u * N) % N][1] - 0.62) * v * 0.96) if True else 0, N, 16, glassm, loop_u=True, angle=180)
    # frame around it
    P = [(x, y(x), z) for x, z in O]
    nr = []
    for i in range(N):
        t = Vector(P[(i + 1) % N]) - Vector(P[i - 1])
        nr.append(Vector((-t.z, 0, t.x)).normalized() * -1)
    ribbon(P, nr, rrect(0.16, 0.085, 0.03, 4), frame, closed=True, angle=60)
    ribbon([Vector(p) - n * 0.0 + Vector((0, -0.085, 0)) for p, n in zip(P, nr)], nr, rrect(0.03, 0.05, 0.012, 3), acc, closed=True)
    # skirt of silicone: back from the frame to the face
    def skirt(u, v):
        i = round(u * N) % N
        x, z = O[i]
        k = 1.0 + 0.10 * math.sin(pi * min(1, v * 1.25)) - 0.02 * v
        depth = 0.62 + 0.10 * (abs(x) < 0.3) * 0
        face = 0.20 * x * x * 1.6
        return (x * k, y(x) + 0.06 + (depth + face - 0.0) * v * 0.82, 0.60 + (z - 0.60) * k)
    surface(skirt, N, 26, sil, loop_u=True, angle=180, solid=0.04)
    lip = [Vector(skirt(i / N, 1.0)) for i in range(N)]
    tube(lip, 0.055, sil, True, 12)
    # nose pocket
    surface(lambda u, v: (0.30 * (1 - v * 0.25) * math.sin((u - 0.5) * 2.9), -0.50 - 0.20 * math.cos((u - 0.5) * 2.9) * (1 - v) ** 0.6 + 0.05 * v, 0.10 + 0.50 * v), 36, 24, sil, angle=180, solid=0.04)
    # buckles and strap
    for k in (-1, 1):
        box(0.16, 0.30, 0.34, frame, 0.05, (k * 0.93, -0.36, 0.62), (0, 0, k * 0.15))
        box(0.10, 0.22, 0.42, acc, 0.03, (k * 1.00, -0.22, 0.62), (0, 0, k * 0.1))
        tube([(k * 0.99, -0.10, 0.44), (k * 0.99, -0.10, 0.80)], 0.03, s.metal('#b9bcc0', 0.3), n=12)
    S = spline([(-0.99, -0.22, 0.62), (-1.02, 0.2, 0.60), (-0.92, 0.75, 0.52), (-0.55, 1.15, 0.44), (0, 1.28, 0.40), (0.55, 1.15, 0.44), (0.92, 0.75, 0.52), (1.02, 0.2, 0.60), (0.99, -0.22, 0.62)], 120)
    F = frames(S)
    ups = [Vector((q[0], q[1] * 0.9, 0)).normalized() if i else Vector((-1, 0, 0)) for i, q in enumerate(S)]
    ribbon(S, ups, flat(0.26, 0.045, 0.018), sil, scale=lambda t: (1 + 0.9 * math.exp(-((t - 0.5) / 0.16) ** 2), 1))
    for dz in (-0.06, 0.0, 0.06):
        tube([Vector(p) + u * 0.024 + Vector((0, 0, dz)) for p, u in zip(S, ups)][8:-8], 0.010, sil, n=6)
    bent(text('TIDEWATER', 0.07, s.plastic('#e9e9e4', 0.5), (0, 0, 0), (0, 0, 0), 0.002, 1.15), lambda x, yy, z: (x, y(x) - 0.112 - z, 0.965 + yy * 0.8))
