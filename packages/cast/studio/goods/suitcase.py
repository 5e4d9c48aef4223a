from kit import *
from gear import *
import stuff as s

COLOURS = {'sea': dict(a='#3f7f86', trim='#26292c', lining='#c9c2b4'), 'sand': dict(a='#d3b992', trim='#4a3a2c', lining='#6a5a48'),
           'coral': dict(a='#c8543f', trim='#26292c', lining='#d9d2c4'), 'graphite': dict(a='#3d4045', trim='#17181a', lining='#8a8d90'),
           'blue': dict(a='#2f5c94', trim='#22252b', lining='#c9cbd2'),
           'purple': dict(a='#6a4a86', trim='#26242b', lining='#d2c9d6'),
           'teal': dict(a='#1f7f80', trim='#22282a', lining='#c9cfc6'),
           'meadow': dict(a='#6fa457', trim='#2c3626', lining='#e6dfc2', name='LITTLE GROVE')}
VIEWS = {'main': dict(az=-32, el=13), 'front': dict(az=0, el=6), 'back': dict(az=150, el=14),
         'detail': dict(az=-30, el=22, focus=(0.2, -0.4, 5.3), span=2.6, blur=14), 'scene': dict(az=-30, el=14, scene=lambda c: scene(c))}
W, D, H, Z0 = 3.7, 2.2, 5.0, 0.55


def build(c):
    shell = s.Mat(Base_Color=c['a'], Specular=0.5)
    shell.set(Roughness=shell.ramp(shell.noise(3, 5), (0.3, 0.24), (0.7, 0.38)))
    shell.bump(shell.noise(34, 3), 0.05, 0.01)
    shell = shell.m
    trim, steel, rub = s.plastic(c['trim'], 0.38, 0.1), s.metal('#c4c6c9', 0.22), s.rubber('#1a1a1c')
    alu = s.metal('#b9bcc0', 0.3, 0.05, (1, 1, 30))
    outline = rrect(W, H, 0.62, 16)
    O = [tuple(p) for p in resample([(x, 0, z) for x, z in outline], 0.045, True)]
    N = len(O)
    nr = []
    for i in range(N):
        t = Vector(O[(i + 1) % N]) - Vector(O[i - 1])
        nr.append(Vector((t.z, 0, -t.x)).normalized())
    zc = Z0 + H / 2
    ribs = lambda x: 0.085 * (1 / (1 + math.exp(-14 * (math.cos(x * 2 * pi / 0.46) - 0.15))))

    def half(side):
        y1, yr = side * D / 2, 0.34
        def f(u, v):
            i = round(u * N) % N
            x, _, z = O[i]
            n = nr[i]
            if v < 0.5:      # face, ribbed in upright bands which die away before the rim
                q = v / 0.5
                k = 1 - yr / (W / 2) * 0.92
                X, Z = x * k * q, z * (1 - yr / (H / 2) * 0.92) * q
                edge = min(1, max(0, (1 - abs(X) / (W / 2 * k)) * 9), 1) * min(1, max(0, (1 - abs(Z) / (H / 2 * 0.88)) * 10))
                bow = 0.05 * (1 - (X / W * 2) ** 2) * (1 - (Z / H * 2) ** 2)
                return (X, y1 + side * (bow + ribs(X) * edge ** 0.7 * (abs(X) < 1.5) - 0.02), zc + Z)
            if v < 0.75:     # rounded edge
                a = (v - 0.5) / 0.25 * pi / 2
                k = yr * 0.92
                r = k * math.sin(a)
                kx, kz = 1 - k / (W / 2), 1 - k / (H / 2)
                px, pz = x * kx, z * kz
                return (px + (x - px) * math.sin(a), y1 - side * (yr * (1 - math.cos(a)) + 0.02), zc + pz + (z - pz) * math.sin(a))
            t = (v - 0.75) / 0.25
            ya = y1 - side * (yr + 0.02)
            groove = 0.03 * (math.exp(-((t - 0.45) / 0.10) ** 2))
            return (x - n.x * groove, ya + (side * 0.05 - ya) * t, zc + z - n.z * groove)
        return surface(f, N, 110, shell, loop_u=True, angle=50)
    half(-1); half(1)
    # zip all round between the shells, in a band of rubberised cloth
    band = [Vector((x, 0, zc + z)) - n * 0.035 for (x, _, z), n in zip(O, nr)]
    tape = canvas(c['trim'], 60)
    zipper(band[60:] + band[:61], nr[60:] + nr[:61], tape, s.metal('#8b8d90', 0.3), 0.14, 0.036)
    for side in (-1, 1):
        tube([Vector((x, side * 0.07, zc + z)) - n * 0.012 for (x, _, z), n in zip(O, nr)], 0.028, trim, True, 10)
    # corner guards and the seam's lock
    lx = -W / 2 - 0.02
    group([box(0.12, 0.44, 0.80, trim, 0.05), box(0.05, 0.20, 0.32, steel, 0.02, (-0.05, -0.05, 0.1))] +
          [shift(lathe([(0, 0.03), (0.055, 0.03), (0.06, 0.02), (0.06, 0)], steel, 24), (-0.06, 0.02 - 0.0, -0.14 - 0.10 * k), (0, -pi / 2, 0)) for k in (0, 1)], (lx - 0.0, 0, zc + 0.55))
    for k in (0.4, -0.02):
        j = min(range(N), key=lambda i: abs(O[i][2] - k - 0.55) + 9 * (O[i][0] > 0))
        pull(band[j] + nr[j] * 0.0, nr[j], (0, -0.35, -1), steel, None, 1.3)
    # handles: top and side
    def grip(at, rot):
        g = made(sweep, spline([(-0.62, 0, 0.0), (-0.60, 0, 0.14), (-0.44, 0, 0.205), (0, 0, 0.22), (0.44, 0, 0.205), (0.60, 0, 0.14), (0.62, 0, 0.0)], 60), rrect(0.26, 0.09, 0.04, 4), trim, up=(0, 1, 0))
        g += [plate(rrect(0.34, 0.40, 0.08), 0.06, trim, 0.02, (k * 0.66, 0, 0.02)) for k in (-1, 1)]
        g += made(sweep, spline([(-0.40, 0, 0.207), (0, 0, 0.222), (0.40, 0, 0.207)], 20), rrect(0.28, 0.11, 0.05, 4), s.rubber('#2a2a2c'), up=(0, 1, 0))
        group(g, at, rot)
    grip((0, -0.42, Z0 + H - 0.01), (0, 0, 0))
    grip((W / 2 - 0.01, -0.48, zc), (pi / 2, 0, pi / 2))
    # telescopic handle, drawn out
    hy = D / 2 - 0.42
    box(1.75, 0.38, 0.07, trim, 0.03, (0, hy, Z0 + H + 0.015))
    for k in (-1, 1):
        tube([(k * 0.66, hy, Z0 + H - 0.3), (k * 0.66, hy, Z0 + H + 0.62)], 0.088, alu, n=24)
        tube([(k * 0.66, hy, Z0 + H + 0.60), (k * 0.66, hy, Z0 + H + 1.20)], 0.068, alu, n=24)
        lathe([(0.10, 0), (0.12, 0.02), (0.12, 0.08), (0.1, 0.1), (0.08, 0.1)], trim, 24).location = (k * 0.66, hy, Z0 + H + 0.02)
        lathe([(0.09, 0), (0.1, 0.01), (0.1, 0.06), (0.07, 0.07)], trim, 24).location = (k * 0.66, hy, Z0 + H + 0.58)
    gp = spline([(-0.72, hy, Z0 + H + 1.16), (-0.72, hy, Z0 + H + 1.30), (-0.52, hy, Z0 + H + 1.39), (0, hy, Z0 + H + 1.41), (0.52, hy, Z0 + H + 1.39), (0.72, hy, Z0 + H + 1.30), (0.72, hy, Z0 + H + 1.16)], 70)
    sweep(gp, rrect(0.24, 0.19, 0.08, 5), trim, up=(0, 1, 0))
    box(0.34, 0.12, 0.035, steel, 0.015, (0, hy, Z0 + H + 1.51))
    # wheels: twin wheels in castors
    for x in (-1, 1):
        for y in (-1, 1):
            cx, cy = x * (W / 2 - 0.55), y * (D / 2 - 0.42)
            parts = [lathe(spline([(0.0, 0.64), (0.34, 0.64), (0.33, 0.55), (0.24, 0.46), (0.0, 0.45)], 24), trim, 40), box(0.13, 0.34, 0.36, trim, 0.05, (0, 0.06, 0.38))]
            for k in (-1, 1):
                w = lathe(spline([(0.05, 0.05), (0.12, 0.06), (0.14, 0.03), (0.2, 0.03), (0.215, 0.055), (0.245, 0.05), (0.25, 0.0), (0.245, -0.05), (0.1, -0.055), (0, -0.05)], 50), rub, 48)
                hub = lathe([(0, 0.052), (0.10, 0.056), (0.16, 0.045), (0.165, 0.03)], s.plastic('#b9bcc0', 0.35), 40)
                parts.append(group([w, hub], (k * 0.105, 0.10, 0.25), (0, k * pi / 2, 0)))
            group(parts, (cx, cy, 0), (0, 0, 0.5 * x + 0.3 * y))
    # badge
    box(0.80, 0.03, 0.20, s.metal('#c9ccd0', 0.3, 0.08, (30, 1, 1)), 0.02, (0, -D / 2 - 0.085, Z0 + H - 0.72))
    text(c.get('name', 'PORTER LANE'), 0.092, s.plastic('#2a2c2e', 0.5), (0, -D / 2 - 0.103, Z0 + H - 0.72), (pi / 2, 0, 0), 0.002, 1.12)


def scene(c):
    build(c)
    import importlib
    b = importlib.import_module('goods.backpack')
    group(made(b.build, b.COLOURS['coal']), (-3.3, -0.6, 0), (0, 0, 0.25))
