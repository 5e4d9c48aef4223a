from kit import *
from gear import *
import stuff as s

COLOURS = {'blush': dict(a='#c98f86', metal='#dcb778', thread='#e3bdb4'), 'emerald': dict(a='#14513f', metal='#dcb778', thread='#2f7a62'),
           'black': dict(a='#1c1b1d', metal='#dcb778', thread='#3c3a3d'), 'ivory': dict(a='#e6dccb', metal='#dcb778', thread='#c9bca5'),
           'pink': dict(a='#dd8ea2', metal='#dcb778', thread='#f4cdd6', name='ATELIER SOL'),
           'teal': dict(a='#1c7274', metal='#dcb778', thread='#5aa9a6', name='ATELIER SOL'),
           'lavender': dict(a='#a394cc', metal='#dcb778', thread='#d9d0ee', name='ATELIER SOL'),
           'walnut': dict(a='#5b3a27', metal='#b9a06a', thread='#9a6a44', name='HEMLOCK')}
VIEWS = {'main': dict(az=-26, el=18, fill=0.8), 'front': dict(az=0, el=8), 'detail': dict(az=-24, el=22, focus=(0.0, -0.42, 0.85), span=1.0, blur=8), 'side': dict(az=-70, el=14)}
W, H, D = 2.5, 1.45, 0.46


def build(c):
    L, metal, thread = s.leather(c['a'], 42, 0.22, 0.36), s.metal(c['metal'], 0.17), s.plastic(c['thread'], 0.7)
    inside = canvas(s.shade(c['a'], 0.6), 60)
    half = lambda z: (D / 2) * (1.0 - 0.55 * (z / H) ** 1.4)
    # pouch: front and back with soft round lower corners, folded gusset
    O = rrect(W, H, 0.16, 10)
    O = [tuple(p) for p in resample([(x, 0, z + H / 2) for x, z in O], 0.03, True)]
    N = len(O)
    def shell(side):
        def f(u, v):
            i = round(u * N) % N
            x, _, z = O[i]
            X, Z = x * v, H / 2 + (z - H / 2) * v
            e = (abs(X / W * 2) ** 4 + abs(Z / H * 2 - 1) ** 4) ** 0.25
            return (X, side * (half(Z) + 0.07 * (1 - min(1, e) ** 3)), Z)
        return surface(f, N, 30, L, loop_u=True, angle=180)
    shell(-1); shell(1)
    def gus(u, v):
        i = round(u * N) % N
        x, _, z = O[i]
        y = half(z) * (2 * v - 1)
        k = 0.13 * (1 - abs(2 * v - 1)) * (abs(x) > W / 2 - 0.2)
        return (x - math.copysign(k, x), y, z)
    surface(gus, N, 14, L, loop_u=True, angle=50)
    for side in (-1, 1):
        tube([(x, side * half(z), z) for x, _, z in O], 0.016, L, True, 10)
    # flap: from the back over the top, down the front in a wide envelope point
    def flap(u, v, lift=0.0):
        x = (2 * u - 1) * (W / 2 + 0.01)
        tipz = 0.42 + 0.50 * (abs(2 * u - 1)) ** 1.15
        if v < 0.22:
            t = v / 0.22
            y, z = half(H) + 0.03 - t * 0.02, H - 0.30 * (1 - t)
            return (x, y + lift, z + 0.02)
        if v < 0.40:
            a = (v - 0.22) / 0.18 * pi
            r = half(H) + 0.02 + lift
            return (x, r * math.cos(a), H + 0.02 + r * 0.8 * math.sin(a))
        t = (v - 0.40) / 0.60
        z = H + 0.02 - t * (H + 0.02 - tipz)
        e = (abs(x / W * 2) ** 4 + abs(z / H * 2 - 1) ** 4) ** 0.25
        y = -(half(z) + 0.02 + lift + 0.07 * (1 - min(1, e) ** 3) * min(1, t * 2) + 0.012 * t)
        return (x, y, z)
    surface(flap, 90, 90, L, angle=180, solid=0.032)
    edge = [flap(i / 200, 0.985, 0.018) for i in range(3, 198)]
    stitches([flap(i / 240, 0.955, 0.020) for i in range(5, 236)], thread, 0.06, 0.008)
    for k in (0.018, 0.982):
        stitches([flap(k, 0.4 + 0.55 * j / 60, 0.020) for j in range(61)], thread, 0.06, 0.008)
    # clasp: a turned bar in a plate
    p = flap(0.5, 0.93, 0.0)
    ry = p[1] - 0.035
    box(0.30, 0.045, 0.17, metal, 0.022, (0, ry, p[2] + 0.03))
    shift(lathe(spline([(0, 0.06), (0.045, 0.055), (0.06, 0.03), (0.055, 0.0)], 16), metal, 40), (0, ry - 0.015, p[2] + 0.03), (pi / 2, 0, 0))
    box(0.05, 0.05, 0.10, metal, 0.02, (0, ry - 0.062, p[2] + 0.03))
    # chain: oval links, from one corner to the other, laid at rest
    path = spline([(-W / 2 + 0.03, 0.06, H - 0.05), (-W / 2 - 0.10, 0.04, H - 0.28), (-W / 2 - 0.22, -0.02, H - 0.8), (-W / 2 - 0.26, -0.10, 0.35), (-W / 2 - 0.10, -0.42, 0.035), (-W / 2 + 0.45, -0.78, 0.03),
                   (-0.1, -0.92, 0.03), (0.55, -0.86, 0.03), (1.0, -0.99, 0.03), (1.45, -0.86, 0.03), (1.70, -0.5, 0.03), (W / 2 + 0.24, -0.1, 0.4), (W / 2 + 0.2, 0.0, H - 0.7), (W / 2 + 0.1, 0.04, H - 0.28), (W / 2 - 0.03, 0.06, H - 0.05)], 260)
    pts = resample(path, 0.062)
    V, F = [], []
    for k, (q, t, sd, n) in enumerate(frames(pts)):
        a, b = (sd, n) if k % 2 else (n, sd)
        loop = [(q + t * (0.052 * math.cos(w)) + a * (0.030 * math.sin(w)), t * math.cos(w) + a * math.sin(w)) for w in [2 * pi * i / 16 for i in range(16)]]
        base = len(V)
        for pt, out in loop:
            V += [pt + out * (0.0095 * math.cos(m)) + b * (0.0095 * math.sin(m)) for m in [2 * pi * j / 6 for j in range(6)]]
        F += [(base + i * 6 + j, base + i * 6 + (j + 1) % 6, base + (i + 1) % 16 * 6 + (j + 1) % 6, base + (i + 1) % 16 * 6 + j) for i in range(16) for j in range(6)]
    mesh(V, F, metal, angle=180)
    for k in (-1, 1):
        tube([(k * (W / 2 - 0.01), 0.06 + 0.05 * math.cos(a), H - 0.03 + 0.05 * math.sin(a)) for a in [2 * pi * i / 20 for i in range(20)]], 0.013, metal, True, 8)
    q = flap(0.5, 0.66, 0.024)
    text(c.get('name', 'MARIBEL'), 0.095, metal, (0, q[1] - 0.0, q[2]), (pi / 2 - 0.06, 0, 0), 0.0015, 1.4)
