from kit import *
from gear import *
import stuff as s

COLOURS = {'white': dict(f='#f6f5f0', band='#2f6a4a'), 'yellow': dict(f='#f0e27a', band='#24508a'), 'rose': dict(f='#f6e4e0', band='#b3242a')}
VIEWS = {'main': dict(az=-24, el=16, fill=0.66), 'front': dict(az=0, el=10, fill=0.66), 'detail': dict(az=-30, el=20, focus=(0.1, -0.1, 0.3), span=0.5, blur=8),
         'side': dict(az=42, el=16)}


def shuttle(c):
    """Axis along z, cork below; sixteen goose feathers."""
    cork = s.Mat(Base_Color='#efece4', Roughness=0.42, Specular=0.45)
    cork.bump(cork.cells(60), 0.12, 0.006)
    lathe(spline([(0, 0.0), (0.07, 0.012), (0.115, 0.06), (0.13, 0.13), (0.13, 0.20), (0.125, 0.245), (0.10, 0.25), (0, 0.245)], 50), cork.m, 60)
    lathe([(0.1315, 0.185), (0.1335, 0.19), (0.1335, 0.228), (0.1315, 0.233)], s.plastic(c['band'], 0.45), 60)
    fe = s.Mat(Base_Color=c['f'], Roughness=0.7, Specular=0.2, Sheen=0.4)
    barb = fe.math('SINE', fe.math('MULTIPLY', fe.math('ADD', fe.node('SeparateXYZ', 1, Vector=fe.coord.outputs['UV']), fe.math('MULTIPLY', fe.math('ABSOLUTE', fe.math('SUBTRACT', fe.node('SeparateXYZ', 0, Vector=fe.coord.outputs['UV']), 0.5)), -0.5)), 190.0))
    fe.bump(barb, 0.45, 0.006)
    fe.set(Base_Color=fe.mix(fe.math('MULTIPLY', barb, 0.12), c['f'], s.shade(c['f'], 0.8)))
    quill = s.plastic('#efe9d6', 0.5)
    for k in range(16):
        a = 2 * pi * k / 16
        R = lambda t: 0.085 + 0.245 * t ** 0.92
        Z = lambda t: 0.22 + 0.66 * t
        tube([(R(i / 20) * math.cos(a), R(i / 20) * math.sin(a), Z(i / 20)) for i in range(20)], 0.009, quill, n=8)
        def vane(u, v, a=a, k=k):
            t = 0.40 + 0.60 * v
            w = 0.078 * min(1, (v + 0.02) * 9) ** 0.6 * (1.05 - 0.2 * v) * (math.sqrt(max(0, 1 - ((v - 0.8) / 0.2) ** 2)) if v > 0.8 else 1)
            x = (2 * u - 1) * w + 0.012 * (v > 0)
            r = R(t) + 0.013 * (2 * u - 1) + 0.014 * (1 - (2 * u - 1) ** 2) + 0.004 * math.sin(k * 3 + v * 5)
            aa = a + x / R(t) * 0.92
            return (r * math.cos(aa), r * math.sin(aa), Z(t) + 0.004 * math.sin(7 * k))
        surface(vane, 10, 40, fe.m, angle=180, solid=0.004)
    th = s.plastic('#e9e6dc', 0.8)
    for t in (0.20, 0.30):
        R = 0.085 + 0.245 * t ** 0.92 + 0.006
        for ph in (0, 1):
            tube([((R + 0.007 * math.cos(16 * b + pi * ph)) * math.cos(b), (R + 0.007 * math.cos(16 * b + pi * ph)) * math.sin(b), 0.22 + 0.66 * t + 0.006 * math.sin(16 * b + pi * ph)) for b in [2 * pi * i / 320 for i in range(320)]], 0.005, th, True, 6)


def build(c):
    group(made(shuttle, c), (-0.25, 0.1, 0.30), (0, 2.02, 0.45))
    group(made(shuttle, c), (0.55, -0.35, 0.895), (pi, 0.0, 0.2))
