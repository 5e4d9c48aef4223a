from kit import *
from gear import *
import stuff as s

COLOURS = {'mint': dict(a='#5fae94', grip='#26292c', wheel='#f1efe9'), 'sky': dict(a='#5b9fd0', grip='#26292c', wheel='#f1efe9'), 'lavender': dict(a='#9a86c8', grip='#26292c', wheel='#f1efe9'), 'pink': dict(a='#dd7f98', grip='#26292c', wheel='#f1efe9'), 'red': dict(a='#b3242a', grip='#26292c', wheel='#2a2b2d'), 'blue': dict(a='#2f5a9a', grip='#1c1d1f', wheel='#e9e3d2'), 'coal': dict(a='#2d2f32', grip='#1a1a1c', wheel='#d8693a')}
VIEWS = {'main': dict(az=-38, el=13, fill=0.84), 'front': dict(az=-80, el=8), 'detail': dict(az=-36, el=20, focus=(-2.6, 0, 1.0), span=2.6, blur=14),
         'side': dict(az=42, el=16)}


def wheel(x, c, r=1.0, w=0.30):
    pu = s.plastic(c['wheel'], 0.4)
    t = lathe(spline([(r * 0.72, w * 0.42), (r * 0.80, w * 0.5), (r * 0.93, w * 0.36), (r, 0.0), (r * 0.93, -w * 0.36), (r * 0.80, -w * 0.5), (r * 0.72, -w * 0.42)], 30), pu, 96)
    rim = [lathe(spline([(r * 0.74, w * 0.40), (r * 0.66, w * 0.44), (r * 0.60, w * 0.3), (r * 0.60, -w * 0.3), (r * 0.66, -w * 0.44), (r * 0.74, -w * 0.40)], 24), s.plastic('#1f2022', 0.35), 96)]
    for k in range(5):
        a = 2 * pi * k / 5
        rim.append(sweep([(0.1 * math.cos(a), 0.1 * math.sin(a), 0), (r * 0.64 * math.cos(a), r * 0.64 * math.sin(a), 0)], rrect(0.22, w * 0.5, 0.05), s.plastic('#1f2022', 0.35), up=(0, 0, 1)))
    rim.append(lathe([(0, w * 0.5), (0.1, w * 0.5), (0.18, w * 0.44), (0.2, w * 0.3), (0.2, -w * 0.3), (0.18, -w * 0.44), (0.1, -w * 0.5), (0, -w * 0.5)], s.metal('#b9bcc0', 0.3), 40))
    return group([t] + rim, (x, 0, r), (pi / 2, 0, 0))


def build(c):
    al = s.metal('#b9bcc0', 0.28, 0.06, (30, 30, 1))
    paint, dark, rub = worn(c['a'], 0.25, 0.5), s.plastic('#1f2022', 0.4), s.rubber(c['grip'])
    wheel(-3.0, c); wheel(2.9, c)
    # deck with grip
    D = spline([(-1.75, 0.30), (-1.5, 0.50), (-0.9, 0.60), (1.2, 0.60), (1.75, 0.50), (2.0, 0.30)], 40)
    o = [(x, y) for x, y in D] + [(x, -y) for x, y in reversed(D)]
    plate(o, 0.26, paint, 0.06, (0, 0, 0.72))
    g = s.Mat(Base_Color='#1d1d1f', Roughness=0.95)
    g.bump(g.noise(60, 2), 0.8, 0.015)
    plate([(x * 0.95, y * 0.86) for x, y in o], 0.02, g.m, 0.008, (0.02, 0, 0.86))
    text(c.get('name', 'VELONOVA'), 0.55, s.plastic(c['a'], 0.7), (0.1, 0, 0.872), (0, 0, pi), 0.001, 1.2)
    # rear fork and fender brake
    for k in (-1, 1):
        sweep([(1.7, k * 0.30, 0.74), (2.2, k * 0.28, 0.80), (2.9, k * 0.27, 1.0), (3.1, k * 0.27, 1.02)], rrect(0.10, 0.26, 0.04), paint, up=(0, 1, 0))
        shift(lathe([(0, 0.08), (0.1, 0.08), (0.13, 0.05), (0.13, 0)], al, 24), (2.9, k * 0.31, 1.0), (-k * pi / 2, 0, 0))
    def fender(u, v):
        a = 0.55 + 1.75 * v
        r = 1.13 + 0.04 * math.cos((u - 0.5) * pi)
        return (2.9 - r * math.cos(a + 0.35) * 1.0, 0.25 * (2 * u - 1), 1.0 + r * math.sin(a + 0.35) - 0.06 * abs(2 * u - 1) ** 3)
    surface(fender, 12, 40, dark, solid=0.05, angle=60)
    # neck: folding joint, head tube
    sweep(spline([(-1.5, 0, 0.72), (-1.9, 0, 0.86), (-2.25, 0, 1.35), (-2.48, 0, 2.05)], 30), rrect(0.42, 0.30, 0.10), paint, up=(0, 1, 0))
    box(0.55, 0.60, 0.30, dark, 0.06, (-1.72, 0, 0.92), (0, 0.5, 0))
    tube([(-1.95, -0.36, 1.18), (-1.95, 0.36, 1.18)], 0.07, al)
    tube([(-1.95, -0.36, 1.18), (-1.62, -0.40, 1.32)], 0.05, dark, n=10)
    ax = Vector((0.155, 0, 1)).normalized()
    P0 = Vector((-2.72, 0, 1.55))
    at = lambda d: P0 + ax * d
    tube([at(0.25), at(1.05)], 0.21, paint, n=32)
    for d in (0.24, 1.05):
        tube([at(d - 0.04), at(d + 0.05)], 0.235, al, n=32)
    # front fork
    for k in (-1, 1):
        tube(spline([tuple(at(0.15) + Vector((0, k * 0.12, 0))), tuple(at(-0.05) + Vector((-0.02, k * 0.26, 0))), (-2.88, k * 0.28, 1.3), (-3.0, k * 0.28, 1.0)], 20), 0.10, paint, n=16)
        shift(lathe([(0, 0.10), (0.1, 0.10), (0.13, 0.07), (0.13, 0)], al, 24), (-3.0, k * 0.34, 1.0), (-k * pi / 2, 0, 0))
    # front mudguard
    def mud(u, v):
        a = 0.75 + 1.3 * v
        r = 1.14 + 0.04 * math.cos((u - 0.5) * pi)
        return (-3.0 - r * math.cos(a + 0.25), 0.22 * (2 * u - 1), 1.0 + r * math.sin(a + 0.25))
    surface(mud, 12, 30, dark, solid=0.05, angle=60)
    # column in two parts with a clamp
    tube([at(1.0), at(3.6)], 0.165, al, n=32)
    tube([at(3.5), at(7.2)], 0.135, al, n=32)
    tube([at(3.42), at(3.82)], 0.225, dark, n=32)
    box(0.24, 0.18, 0.2, dark, 0.05, tuple(at(3.62) + Vector((0.25, 0, 0))))
    tube([tuple(at(3.62) + Vector((0.32, -0.22, 0))), tuple(at(3.62) + Vector((0.36, 0.30, 0.04)))], 0.045, al)
    # bars and grips
    top = at(7.2)
    tube([top + Vector((0, -1.75, 0)), top + Vector((0, 1.75, 0))], 0.115, al, n=24)
    tube([at(7.0), at(7.36)], 0.19, dark, n=32)
    for k in (-1, 1):
        lathe_ = lathe(spline([(0.0, 0.0), (0.17, 0.01), (0.2, 0.05), (0.17, 0.12), (0.155, 0.3), (0.165, 0.6), (0.155, 0.9), (0.165, 1.0), (0.21, 1.05), (0.2, 1.1), (0.12, 1.1)], 60), rub, 40)
        shift(lathe_, tuple(top + Vector((0, k * 1.85, 0))), (k * pi / 2, 0, 0))
        for j in range(9):
            y = k * (0.95 + 0.075 * j)
            tube([tuple(top + Vector((0.163 * math.cos(a), y, 0.163 * math.sin(a)))) for a in [2 * pi * i / 30 for i in range(30)]], 0.016, rub, True, 6)
