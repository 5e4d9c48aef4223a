from ware import *

COLOURS = {'pink': dict(a=('#e8718f', '#f3a0b4', '#d9486e'), base='#f4e3c8', wrap='#d9c3a0'), 'yellow': dict(a=('#f4c22a', '#f7d65a', '#eaa41a'), base='#c9d36a', wrap='#e9e4d8'),
           'red': dict(a=('#c8202a', '#dc3a34', '#a3141f'), base='#e8b23a', wrap='#c9b08a'), 'white': dict(a=('#f6f2e8', '#fbf6ee', '#efe6da'), base='#d3dba0', wrap='#cfd8cc')}
VIEWS = {'main': dict(az=-18, el=14, fill=0.86, floor=0.08), 'front': dict(az=0, el=8, fill=0.86, floor=0.08), 'detail': dict(az=-18, el=22, focus=(0, -0.3, 3.6), span=1.9, blur=12, quiet=0.07),
         'side': dict(az=42, el=16)}


def bloom(colour, base, at, d, size, seed, open_=0.5):
    """Six petals in two rings round the stem's end; d is where the flower looks."""
    rng = random.Random(seed)
    m = petal(colour, base, 0.35)
    q = Vector(d).normalized().to_track_quat('Z', 'Y')
    for ring in (0, 1):
        for k in range(3):
            a0 = 2 * pi * k / 3 + ring * pi / 3 + rng.gauss(0, 0.06)
            op = open_ * (1.0 if ring == 0 else 0.8) + rng.gauss(0, 0.05)
            h = 0.74 * (1 + rng.gauss(0, 0.04))
            def f(u, v):
                x = 2 * u - 1
                r = 0.05 + 0.27 * math.sin(pi * min(1, 0.05 + v * 0.72)) ** 0.75 * (1.0 if ring == 0 else 0.93) + 0.16 * op * max(0, v - 0.55)
                wid = 1.12 * math.sin(pi * min(1, (0.10 + 0.9 * v) ** 0.75)) ** 0.7 if v < 1 else 0
                wid = max(wid, 0.0)
                an = a0 + x * wid * (0.9 if ring == 0 else 0.86)
                rr = r * (1 + 0.05 * (x * x) * (1 if ring == 0 else -0.2)) + 0.012 * math.sin(7 * x + seed) * v
                z = h * v - 0.06 * h * x * x * v + 0.035 * math.exp(-(x / 0.18) ** 2) * v ** 6
                return q @ Vector((rr * math.cos(an), rr * math.sin(an), z)) * size + Vector(at)
            surface(f, 18, 30, m, angle=180, solid=0.012)


def build(c):
    rng = random.Random(5)
    green = s.Mat(Roughness=0.45, Specular=0.35)
    green.set(Base_Color=green.ramp(green.noise(3, 3), (0.3, '#5f8a45'), (0.7, '#86ab5c')))
    lm = s.Mat(Roughness=0.45, Specular=0.35)
    st = lm.noise(10, 3, lm.at((14, 0.6, 1), 'UV'), 0.6)
    lm.set(Base_Color=lm.ramp(st, (0.3, '#4a7a45'), (0.7, '#7da368')))
    lm.bump(st, 0.25, 0.02)
    waist = Vector((0, 0, 1.35))
    heads = [(0, 0.0, 3.62)] + [(0.56 * math.cos(a), 0.56 * math.sin(a), 3.36 + 0.12 * math.sin(3 * a)) for a in [2 * pi * k / 6 + 0.3 for k in range(6)]] + [(1.0 * math.cos(a), 1.0 * math.sin(a), 2.92 + 0.14 * math.sin(2 * a + 1)) for a in [2 * pi * k / 9 for k in range(9)]]
    for i, (x, y, z) in enumerate(heads):
        foot = Vector((-x * 0.32, -y * 0.32, 0.0 + 0.12 * rng.random()))
        mid = waist + Vector((x * 0.14, y * 0.14, 0))
        top = Vector((x, y, z))
        pts = spline([foot, mid, mid.lerp(top, 0.55) + Vector((0, 0, 0.08)), top], 50)
        tube(pts, 0.045, green.m, n=10)
        d = Vector(pts[-1]) - Vector(pts[-5])
        bloom(c['a'][i % 3], c['base'], pts[-1], d, 0.92 + 0.12 * rng.random(), i + 2, 0.25 + 0.5 * rng.random())
        if i % 2 == 0:
            az = math.atan2(y, x) + 0.6 * rng.gauss(0, 1)
            L = 1.5 + 0.5 * rng.random()
            b = Vector(mid) + Vector((0.1 * math.cos(az), 0.1 * math.sin(az), 0.15))
            out = Vector((math.cos(az), math.sin(az), 0))
            sd = Vector((-math.sin(az), math.cos(az), 0))
            def leaf(u, v, b=b, out=out, sd=sd, L=L):
                w = 0.21 * math.sin(pi * min(1, 0.12 + 0.88 * v) ** 0.9) ** 0.8
                x_ = 2 * u - 1
                return b + out * (0.75 * L * v ** 1.5 * 0.8 - 0.08 * x_ * x_) + Vector((0, 0, L * (v - 0.30 * v ** 3.2) + 0.02 * math.sin(9 * v))) + sd * (w * x_)
            surface(leaf, 10, 34, lm.m, angle=180, solid=0.01)
    # kraft wrap: a cone with a turned lip, open in front, tied at the waist
    pm = s.Mat(Roughness=0.8, Specular=0.15)
    n = pm.noise(6, 6, pm.at((1, 1, 4)))
    pm.set(Base_Color=pm.mix(n, s.shade(c['wrap'], 0.88), s.shade(c['wrap'], 1.1)))
    cr = pm.cells(2.2, pm.mix(0.2, pm.at(), pm.node('TexNoise', 1, Vector=pm.at(), Scale=2)), 'DISTANCE_TO_EDGE')
    pm.bump(pm.math('ADD', pm.ramp(cr, (0, 0.0), (0.12, 1.0)), n), 0.35, 0.03)
    for k, (a0, a1, zt, rk) in enumerate(((-0.2, 4.0, 2.75, 1.0), (2.6, 6.6, 2.55, 1.06))):
        def wrap(u, v, a0=a0, a1=a1, zt=zt, rk=rk):
            a = a0 + (a1 - a0) * u
            tip = 1 + 0.16 * math.sin(pi * u) - 0.1 * abs(2 * u - 1) ** 2
            z = 0.35 + (zt * tip - 0.35) * v
            q = abs(z - 1.30)
            r = (0.34 + 0.50 * max(0, z - 1.30) ** 1.05 + 0.22 * max(0, 1.30 - z)) * rk
            r *= 1 + 0.05 * math.sin(13 * a) * math.exp(-(q / 0.5) ** 2) + 0.02 * nz.noise(Vector((a * 2, z * 2, k)))
            r += 0.10 * max(0, v - 0.85) / 0.15 * max(0, math.sin(pi * u))
            return (r * math.cos(a), r * math.sin(a), z)
        surface(wrap, 120, 60, pm.m, angle=180, solid=0.012)
    rb = s.plastic(c['a'][2], 0.4)
    for k in range(3):
        tube([((0.385 + 0.012 * math.sin(13 * a)) * math.cos(a), (0.385 + 0.012 * math.sin(13 * a)) * math.sin(a), 1.25 + 0.06 * k + 0.02 * math.sin(a + k)) for a in [2 * pi * i / 90 for i in range(90)]], 0.028, rb, True, 8)
    for sx in (-1, 1):
        lo = spline([(0, -0.41, 1.31), (sx * 0.18, -0.52, 1.46), (sx * 0.36, -0.54, 1.40), (sx * 0.30, -0.52, 1.26), (0, -0.42, 1.30)], 50)
        sweep(lo, rrect(0.012, 0.09, 0.005), rb, up=(0, 1, 0.2))
        sweep(spline([(0, -0.42, 1.30), (sx * 0.12, -0.52, 1.08), (sx * 0.22, -0.50, 0.72)], 30), rrect(0.012, 0.09, 0.005), rb, up=(0, 1, 0.2))
    ball(0.06, rb, (0, -0.44, 1.31), (1, 0.7, 1), seg=20)
