from kit import *
from gear import *
import stuff as s

COLOURS = {'chestnut': dict(a='#7a4526', b='#5c3219', thread='#e0bf8c', metal='#d2a962'), 'black': dict(a='#202022', b='#161618', thread='#4a4a4d', metal='#b9bbbe'),
           'tan': dict(a='#b07a45', b='#8a5a30', thread='#efdcb4', metal='#d2a962'), 'navy': dict(a='#26324a', b='#1b2436', thread='#8c97ad', metal='#c4c6c9')}
VIEWS = {'main': dict(az=-27, el=13, fill=0.78), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=20, focus=(-0.9, -0.55, 1.2), span=1.5, blur=10), 'side': dict(az=-72, el=12)}
W, H, D = 4.0, 2.85, 1.0


def build(c):
    A, B, thread, metal = s.leather(c['a'], 26, 0.28, 0.4), s.leather(c['b'], 26, 0.28, 0.42), s.plastic(c['thread'], 0.8), s.metal(c['metal'], 0.2)
    half = lambda z: D / 2 * (1 - 0.28 * (z / H) ** 1.5)
    O = [tuple(p) for p in resample([(x * (1 - 0.02 * (z / H + 0.5)), 0, z + H / 2) for x, z in rrect(W, H, 0.22, 10)], 0.045, True)]
    N = len(O)
    bulge = lambda x, z: 0.10 * (1 - min(1, (abs(x / W * 2) ** 5 + abs(z / H * 2 - 1) ** 5) ** 0.2) ** 4)
    for side in (-1, 1):
        def f(u, v):
            i = round(u * N) % N
            x, _, z = O[i]
            X, Z = x * v, H / 2 + (z - H / 2) * v
            return (X, side * (half(Z) + bulge(X, Z) + pucker((X, side, Z), 3, 0.012)), Z)
        surface(f, N, 36, A, loop_u=True, angle=180)
        tube([(x, side * half(z), z) for x, _, z in O], 0.032, B, True, 12)
        stitches([(x * 0.965, side * (half(z) + 0.045), H / 2 + (z - H / 2) * 0.95) for x, _, z in O], thread, 0.085, 0.011, True)
    def gus(u, v):
        i = round(u * N) % N
        x, _, z = O[i]
        k = (0.20 * (z / H) + 0.03) * (1 - abs(2 * v - 1)) * (abs(x) > W / 2 - 0.25)
        return (x - math.copysign(k, x), half(z) * (2 * v - 1), z)
    surface(gus, N, 14, B, loop_u=True, angle=50)
    # flap over the top and half down the front
    FL = 1.42
    def flap(u, v, lift=0.0):
        r = 0.34
        s_ = abs(2 * u - 1)
        x = (2 * u - 1) * (W / 2 - 0.06)
        ez = FL
        over = max(0, s_ * (W / 2) - (W / 2 - r))
        ez = FL + (r - math.sqrt(max(0, r * r - over * over))) if over else FL
        if v < 0.2:
            t = v / 0.2
            return (x, half(H) + 0.05 + lift - 0.01 * t, H - 0.5 * (1 - t) + 0.02)
        if v < 0.42:
            a = (v - 0.2) / 0.22 * pi
            k = half(H) + 0.04 + lift
            return (x, k * math.cos(a), H + 0.02 + 0.55 * k * math.sin(a) ** 0.9)
        t = (v - 0.42) / 0.58
        z = H + 0.02 - t * (H + 0.02 - ez)
        return (x, -(half(z) + bulge(x, z) + 0.035 + lift + 0.015 * t + pucker((x, -1, z), 3, 0.012)), z)
    surface(flap, 120, 100, A, angle=180, solid=0.045)
    rimp = [flap(i / 300, 0.985, 0.03) for i in range(4, 297)]
    stitches([flap(0.012 + 0.976 * i / 300, 0.965, 0.030) for i in range(301)], thread, 0.085, 0.011)
    for k in (0.014, 0.986):
        stitches([flap(k, 0.2 + 0.72 * j / 80, 0.030) for j in range(81)], thread, 0.085, 0.011)
    tube([flap(i / 300, 1.0, 0.0) for i in range(301)], 0.026, B, n=8)
    # two straps with buckles
    for x in (-1.15, 1.15):
        u = (x / (W / 2 - 0.06) + 1) / 2
        P = [Vector(flap(u, 0.30 + 0.70 * i / 60, 0.045)) for i in range(61)]
        end = P[-1]
        for i in range(1, 16):
            z = end.z - 0.62 * i / 15
            P.append(Vector((x, -(half(z) + bulge(x, z) + 0.085 + 0.012 * math.sin(i)), z)))
        ups = []
        for i in range(len(P)):
            t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
            ups.append(t.cross(Vector((1, 0, 0))).normalized())
        ups = [q if q.y < 0.2 or q.z > 0.3 else -q for q in ups]
        n = len(P)
        ribbon(P, ups, flat(0.30, 0.04, 0.016), B, scale=lambda t: (1 if t < 0.95 else max(0.25, 1 - ((t - 0.95) / 0.05) ** 2 * 0.75), 1))
        for k in (-1, 1):
            stitches([q + sd * k * 0.115 + nn * 0.022 for q, t, sd, nn in framed(P, ups)][2:-6], thread, 0.075, 0.0095)
        bz = 1.33
        by = -(half(bz) + bulge(x, bz) + 0.145)
        fr = [(px, py) for px, py in rrect(0.42, 0.34, 0.06, 5)]
        tube([(x + px, by, bz + py) for px, py in fr], 0.027, metal, True, 12)
        tube([(x - 0.2, by, bz), (x + 0.2, by, bz)], 0.018, metal, n=10)
        tube([(x, by - 0.022, bz), (x, by - 0.035, bz - 0.1), (x, by - 0.012, bz - 0.17)], 0.018, metal, n=10)
        for k in range(3):
            shift(lathe([(0, 0.003), (0.018, 0.003), (0.02, 0)], s.plastic('#120c08', 0.8), 16), (x, by + 0.02 + 0.012 * k - 0.015, bz - 0.28 - 0.12 * k + 0.1), (pi / 2, 0, 0))
        lz = 1.02
        ly = -(half(lz) + bulge(x, lz) + 0.11)
        box(0.38, 0.05, 0.11, B, 0.02, (x, ly, lz))
    # handle on rings
    hz = H + 0.30
    for k in (-1, 1):
        box(0.42, 0.22, 0.05, B, 0.02, (k * 0.62, 0, hz - 0.06), (0, 0, 0))
        tube([(k * 0.60, 0.13 * math.cos(a), hz + 0.07 + 0.11 * math.sin(a)) for a in [2 * pi * i / 30 for i in range(30)]], 0.024, metal, True, 10)
        shift(lathe(spline([(0, 0.03), (0.03, 0.025), (0.04, 0)], 8), metal, 20), (k * 0.76, 0, hz - 0.035))
    arc = spline([(-0.56, 0, hz + 0.04), (-0.62, 0, hz + 0.15), (-0.52, 0, hz + 0.30), (-0.25, 0, hz + 0.385), (0, 0, hz + 0.40), (0.25, 0, hz + 0.385), (0.52, 0, hz + 0.30), (0.62, 0, hz + 0.15), (0.56, 0, hz + 0.04)], 80)
    sweep(arc, circle(0.095, 20), B, up=(0, 1, 0), scale=lambda t: 0.55 + 0.45 * min(1, 5 * t, 5 * (1 - t)))
    stitches([(p[0], p[1] - 0.097, p[2]) for p in arc[12:-12]], thread, 0.08, 0.010)
    q = flap(0.5, 0.90, 0.03)
    text('PORTER LANE', 0.10, s.metal(c['metal'], 0.4), (0, q[1] - 0.002, q[2]), (pi / 2 - 0.05, 0, 0), 0.0015, 1.3)
