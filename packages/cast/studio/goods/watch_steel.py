from kit import *
import stuff as s

COLOURS = {'steel': dict(case='#c9cbce', dial='#14233a', strap='#5a3822', mark='#e9e9ea', thread='#d8c3a0'), 'gold': dict(case='#dcb679', dial='#f1ece0', strap='#191819', mark='#b08544', thread='#3d3a38'),
           'green': dict(case='#c9cbce', dial='#1d3a2c', strap='#8a5c38', mark='#e9e9ea', thread='#e4d2b0', name='TIDEWATER')}
VIEWS = {'main': dict(az=-28, el=26), 'front': dict(az=0, el=52), 'detail': dict(az=-22, el=50, focus=(0, -0.235, 0.52), span=0.50, blur=10),
         'side': dict(az=42, el=16)}
TILT = math.radians(38)


def head(c):
    m, dark = s.metal(c['case'], 0.2, 0.12, (1, 1, 30)), s.metal(c['case'], 0.12)
    R = 0.2
    lathe([(0, -0.05), (0.17, -0.05), (0.185, -0.04), (0.198, -0.02), (0.2, 0.01), (0.198, 0.03)], m, 96, angle=30)
    lathe([(0.198, 0.03), (0.197, 0.042), (0.183, 0.055), (0.172, 0.055), (0.168, 0.05), (0.166, 0.03)], dark, 128, angle=25)
    dial = s.Mat(Base_Color=c['dial'], Roughness=0.32, Metallic=0.35, Specular=0.5)
    ang = dial.node('TexGradient', 1, {'gradient_type': 'RADIAL'}, Vector=dial.at())
    rays = dial.noise(60, 2, dial.node('CombineXYZ', X=ang))
    dial.set(Base_Color=dial.mix(rays, s.shade(c['dial'], 0.8), s.shade(c['dial'], 1.25)))
    lathe([(0, 0.028), (0.168, 0.028)], dial.m, 96)
    lathe([(0.168, 0.026), (0.166, 0.046), (0.152, 0.033), (0.1515, 0.028)], s.plastic(s.shade(c['dial'], 0.75), 0.5), 96, angle=20)
    mark = s.metal(c['mark'], 0.15)
    for k in range(60):
        a = 2 * pi * k / 60
        big = k % 5 == 0
        L, w, r = (0.036 if k % 15 == 0 else 0.028, 0.0085, 0.131) if big else (0.006, 0.0016, 0.146)
        if k == 0:
            continue
        b = box(L, w, 0.006 if big else 0.001, mark if big else s.plastic(c['mark'], 0.5), 0.0012 if big else 0.0002, (r * math.cos(a), r * math.sin(a), 0.031 if big else 0.0287), (0, 0, a), segments=2)
    box(0.026, 0.022, 0.001, s.plastic('#f4f4f2', 0.5), 0.0004, (0.128, 0, 0.029))
    text('22', 0.02, s.plastic('#161616', 0.6), (0.128, 0, 0.0298), (0, 0, 0), 0.0002)
    text(c.get('name', 'MERIDIAN'), 0.017, s.plastic(c['mark'], 0.4), (0, 0.068, 0.0288), (0, 0, 0), 0.0003)
    text('AUTOMATIC', 0.009, s.plastic(c['mark'], 0.4), (0, -0.062, 0.0288), (0, 0, 0), 0.0003)

    def hand(a, length, w, z, back=0.025, mat=mark):
        plate([(-back, -w * 0.6), (length * 0.7, -w), (length, -w * 0.15), (length, w * 0.15), (length * 0.7, w), (-back, w * 0.6)], 0.003, mat, 0.0012, (0, 0, z), (0, 0, a), 2)
    hand(math.radians(90 + 55), 0.092, 0.0062, 0.034)
    hand(math.radians(90 - 60), 0.135, 0.0048, 0.038)
    hand(math.radians(90 - 200), 0.142, 0.0012, 0.042, 0.04, s.plastic('#c0392b', 0.35))
    lathe([(0, 0.046), (0.009, 0.045), (0.011, 0.03)], mark, 32)
    # domed crystal, thin so that it costs no light
    g = s.Mat(Base_Color='#ffffff', Roughness=0.0, Specular=0.6, Alpha=0.03)
    lathe(spline([(0, 0.066), (0.08, 0.064), (0.15, 0.058), (0.17, 0.053)], 24), g.m, 96)
    cr = surface(lambda u, v: ((0.027 + 0.0022 * (int(u * 96) % 4 < 2)) * math.cos(2 * pi * u), (0.027 + 0.0022 * (int(u * 96) % 4 < 2)) * math.sin(2 * pi * u), v * 0.045), 96, 1, m, loop_u=True, angle=20)
    lid = lathe([(0, 0.052), (0.022, 0.051), (0.0285, 0.045)], dark, 48)
    for o in (cr, lid):
        o.location, o.rotation_euler = (0.198, 0, -0.005), (0, pi / 2, 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            pts = spline([(sx * 0.125, sy * 0.13, 0.012), (sx * 0.128, sy * 0.195, 0.008), (sx * 0.126, sy * 0.225, -0.014), (sx * 0.124, sy * 0.24, -0.035)], 24)
            sweep(pts, rrect(0.036, 0.05, 0.01), m, up=(0, 0, 1), scale=lambda t: (1 - 0.25 * t, 1 - 0.45 * t), angle=40)


def build(c):
    Lr, thread = s.leather(c['strap'], 130, 0.3, 0.45), s.plastic(c['thread'], 0.8)
    # strap: a closed oval in y and z that carries the head at its upper front
    up = Matrix.Rotation(TILT, 3, 'X')
    P = lambda y, z: Vector((0, -0.235, 0.5)) + up @ Vector((0, y, z))
    a, b = P(-0.20, -0.015), P(0.20, -0.015)
    loop = spline([b, b + up @ Vector((0, 0.075, -0.025)), b + up @ Vector((0, 0.135, -0.085)), (0, 0.25, 0.55), (0, 0.36, 0.36), (0, 0.33, 0.13), (0, 0.17, 0.025), (0, -0.05, 0.014), (0, -0.26, 0.03), (0, -0.41, 0.10), (0, -0.47, 0.21), (0, -0.445, 0.315), a], 160)
    width = lambda t: 1 - 0.16 * math.sin(pi * t)
    pad = lambda t: 1 + 1.0 * max(0, 1 - 9 * min(t, 1 - t))
    sweep(loop, rrect(0.024, 0.21, 0.012), Lr, up=(1, 0, 0), scale=lambda t: (pad(t), width(t)), angle=60)
    F = frames(loop, up=(1, 0, 0))
    mid = Vector((0, -0.06, 0.3))
    for sx in (-1, 1):
        line = []
        for i, (p, t, sd, n) in enumerate(F[3:-3]):
            k = (i + 3) / 160
            out = sd if sd.dot(p - mid) > 0 else -sd
            line.append(p + Vector((sx * 0.088 * width(k), 0, 0)) + out * 0.0118 * pad(k))
        stitches(line, thread, 0.022, 0.0034)
    group(made(head, c), P(0, 0), (TILT, 0, 0))
