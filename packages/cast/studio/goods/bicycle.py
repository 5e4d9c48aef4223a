from kit import *
from gear import *
import stuff as s

COLOURS = {'coral': dict(a='#d9614c', hide='#8a5230', low=0), 'blue': dict(a='#3f73b0', hide='#8a5230', low=0), 'green': dict(a='#2f5f48', hide='#6a3a20', low=1), 'black': dict(a='#26282b', hide='#8a5230', low=0)}
VIEWS = {'main': dict(az=20, el=8, fill=0.88, floor=0.17), 'front': dict(az=62, el=10, fill=0.8), 'detail': dict(az=24, el=20, focus=(2.9, 0, 9.0), span=3.6, blur=10),
         'side': dict(az=0, el=5, fill=0.88, floor=0.2)}
REAR, FRONT, CRANK, WHEEL = Vector((-5.2, 0, 3.5)), Vector((5.3, 0, 3.5)), Vector((-0.9, 0, 2.8)), 3.28
SEAT, HEAD, NECK = Vector((-2.3, 0, 7.5)), Vector((3.2, 0, 8.2)), Vector((3.72, 0, 6.7))


def wheel(at, gear, cog):
    tyre, rim, spoke = s.rubber('#26272a'), s.metal('#c4c6c9', 0.25), s.metal('#d2d4d7', 0.3)
    ring = lambda r, y=0.0, n=140: [at + Vector((r * math.cos(2 * pi * i / n), y, r * math.sin(2 * pi * i / n))) for i in range(n)]
    tube(ring(WHEEL), 0.19, tyre, True, 20)
    for y in (-0.15, 0.15):
        tube(ring(WHEEL - 0.05, y), 0.055, s.plastic('#d8b98a', 0.7), True, 10)
    sweep(ring(WHEEL - 0.26), rrect(0.24, 0.16, 0.05, 3), rim, True, up=(0, 1, 0))
    hub = lathe(spline([(0.05, -0.56), (0.16, -0.50), (0.16, -0.40), (gear, -0.34), (gear * 0.7, -0.2), (gear * 0.7, 0.2), (gear, 0.34), (0.16, 0.40), (0.16, 0.50), (0.05, 0.56)], 40), rim, 48)
    shift(hub, tuple(at), (pi / 2, 0, 0))
    for i in range(32):
        a, y = 2 * pi * i / 32, 0.33 * (1 if i % 2 else -1)
        b = a + 0.55 * (1 if i % 4 < 2 else -1)
        tube([at + Vector((gear * 0.95 * math.cos(b), y, gear * 0.95 * math.sin(b))), at + Vector(((WHEEL - 0.33) * math.cos(a), 0, (WHEEL - 0.33) * math.sin(a)))], 0.020, spoke, n=6)


def guard(at, a0, a1, paint):
    def f(u, v):
        a, q = math.radians(a0 + (a1 - a0) * u), 2 * v - 1
        r = WHEEL + 0.46 - 0.14 * q * q
        return at + Vector((r * math.cos(a), 0.33 * q, r * math.sin(a)))
    surface(f, 80, 12, paint, angle=180, solid=0.03)
    for k in (-1, 1):
        for a in (a0 + (a1 - a0) * (0.82 if a1 > a0 else 0.1), ):
            tip = at + Vector(((WHEEL + 0.36) * math.cos(math.radians(a)), k * 0.32, (WHEEL + 0.36) * math.sin(math.radians(a))))
            tube([at + Vector((0, k * 0.56, 0)), tip], 0.03, s.metal('#b9bcc0', 0.3), n=8)


def saddle(c):
    hide, chrome = s.leather(c['hide'], 40, 0.2, 0.36), s.metal('#c4c6c9', 0.2)
    def top(u, v):
        x, q = -1.35 + 2.75 * u, 2 * v - 1
        w = 0.98 * (1 - u) ** 0.55 * (1 - 0.35 * u) + 0.20 * u ** 0.5 if u < 1 else 0.20
        w *= min(1, (u * 14) ** 0.5, ((1 - u) * 10 + 0.05) ** 0.5)
        drop = abs(q) ** 2.6 * (0.42 + 0.25 * u)
        return Vector((x, w * math.copysign(abs(q) ** 0.9, q), 0.16 * (1 - u) ** 2 + 0.05 * u - drop - 0.05 * math.sin(pi * u)))
    surface(top, 60, 40, hide, angle=180, solid=0.08)
    for k in (-1, 1):
        tube(spline([(-1.1, k * 0.5, -0.2), (-0.5, k * 0.24, -0.50), (0.3, k * 0.22, -0.46), (1.2, k * 0.06, -0.22)], 24), 0.045, chrome, n=8)
        for i in range(3):
            lathe(spline([(0, 0.03), (0.05, 0.025), (0.07, 0)], 8), brass_nail(), 16).location = (-1.18 + 0.04 * i, k * (0.2 + 0.22 * i), 0.115 - 0.035 * i)
    coil = lambda k: [(-0.95 + 0.11 * math.cos(a), k * 0.46 + 0.11 * math.sin(a), -0.62 + 0.055 * a / (2 * pi) * 1.4) for a in [2 * pi * i / 12 for i in range(61)]]
    for k in (-1, 1):
        tube(coil(k), 0.028, chrome, n=6)


brass_nail = lambda: s.metal('#c9a25e', 0.25)


def build(c):
    paint = s.plastic(c['a'], 0.28, 0.0, 0.6)
    chrome, black, grip = s.metal('#c9ccd0', 0.18), s.rubber('#1d1e20'), s.leather(c['hide'], 40, 0.2, 0.4)
    wheel(FRONT, 0.26, 0)
    wheel(REAR, 0.44, 1)
    guard(REAR, 12, 188, paint)
    guard(FRONT, 42, 196, paint)
    # frame: tubes melted together at their lugs
    top = ([HEAD - Vector((-0.28, 0, 0.75)), SEAT - Vector((-0.38, 0, 1.45))] if not c['low']
           else spline([tuple(NECK + Vector((-0.05, 0, 0.35))), (1.9, 0, 5.6), (0.4, 0, 4.75), tuple(SEAT.lerp(CRANK, 0.55))], 40))
    down = ([NECK, CRANK] if not c['low'] else spline([tuple(NECK - Vector((0, 0, 0.05))), (2.0, 0, 4.6), (0.5, 0, 3.3), tuple(CRANK)], 40))
    tube(top, 0.17, paint, n=24)
    tube(down, 0.19, paint, n=24)
    tube([CRANK, SEAT], 0.17, paint, n=24)
    tube([HEAD, NECK], 0.23, paint, n=24)
    shift(lathe(spline([(0.10, -0.5), (0.30, -0.46), (0.30, 0.46), (0.10, 0.5)], 20), paint, 40), tuple(CRANK), (pi / 2, 0, 0))
    for k in (-1, 1):
        tube([CRANK + Vector((-0.2, k * 0.2, 0)), REAR + Vector((1.2, k * 0.46, 0)), REAR + Vector((0, k * 0.56, 0))], 0.10, paint, n=16)
        tube([SEAT + Vector((0.05, k * 0.14, -0.5)), REAR + Vector((0.1, k * 0.56, 0.1))], 0.085, paint, n=16)
        tube(spline([tuple(NECK + Vector((0.08, k * 0.14, -0.15))), tuple(NECK + Vector((0.24, k * 0.50, -0.55))), tuple(FRONT + Vector((-0.72, k * 0.54, 1.3))), tuple(FRONT + Vector((0, k * 0.54, 0)))], 40), 0.115, paint, n=16)
        for at in (FRONT, REAR):
            shift(lathe([(0, 0.12), (0.10, 0.12), (0.12, 0.06), (0.12, 0)], chrome, 6, angle=20), tuple(at + Vector((0, k * 0.62, 0))), (-k * pi / 2, 0, 0))
    for at in (HEAD, NECK):
        shift(lathe(spline([(0.2, -0.10), (0.27, -0.08), (0.27, 0.08), (0.2, 0.10)], 16), chrome, 40), tuple(at), (0, -0.33, 0))
    # seat, handlebar, grips, bell, brake levers
    tube([SEAT - Vector((-0.05, 0, 0.1)), (-2.62, 0, 8.55)], 0.13, chrome, n=20)
    group(made(saddle, c), (-2.72, 0, 8.98), (0, 0.02, 0))
    tube(spline([tuple(HEAD), (3.02, 0, 8.85), (3.15, 0, 9.12), (3.45, 0, 9.22)], 30), 0.12, chrome, n=20)
    for k in (-1, 1):
        bar = spline([(3.45, 0, 9.22), (3.5, k * 0.7, 9.28), (3.25, k * 1.7, 9.55), (2.3, k * 2.45, 9.55), (1.1, k * 2.6, 9.38)], 60)
        tube(bar, 0.10, chrome, n=16)
        tube(bar[36:], 0.165, grip, n=20)
        tube(spline([tuple(Vector(bar[34]) - Vector((0, 0, 0.18))), tuple(Vector(bar[42]) + Vector((0.05, -k * 0.05, -0.42))), tuple(Vector(bar[54]) + Vector((0, 0, -0.50)))], 20), 0.05, chrome, n=10)
    dome = lathe(spline([(0, 0.30), (0.14, 0.28), (0.24, 0.18), (0.26, 0.04), (0.26, 0)], 24), brass_nail(), 40)
    shift(dome, (3.3, -1.15, 9.50))
    # lamp, crank, chain case, pedals, stand, rack
    lamp = lathe(spline([(0, -0.40), (0.18, -0.36), (0.32, -0.16), (0.38, 0.08), (0.38, 0.14)], 30), chrome, 48)
    shift(lamp, (4.0, 0, 7.75), (0, pi / 2 + 0.1, 0))
    shift(lathe([(0, 0), (0.34, 0)], s.plastic('#f6f0d8', 0.1, coat=1.0), 48), (4.16, 0, 7.74), (0, pi / 2 + 0.1, 0))
    case = even([(1.05 * math.cos(a) if True else 0, 1.05 * math.sin(a)) for a in [math.radians(-100 + 200 * i / 40) for i in range(41)]]
                + [(-4.3 + 0.62 * math.cos(a), 0.70 + 0.62 * math.sin(a)) for a in [math.radians(98 + 165 * i / 40) for i in range(41)]], 200)
    shift(plate(case, 0.16, paint, 0.05), tuple(CRANK + Vector((0, -0.52, 0))), (pi / 2, 0, 0))
    text(c.get('name', 'VELONOVA'), 0.42, s.plastic('#f3ead6', 0.5), tuple(CRANK + Vector((-1.75, -0.615, 0.26))), (pi / 2, 0.16, 0), 0.004, 1.2)
    for k, a in ((-1, -0.5), (1, pi - 0.5)):
        tip = CRANK + Vector((1.65 * math.cos(a), k * 0.80, 1.65 * math.sin(a)))
        ribbon([CRANK + Vector((0, k * 0.74, 0)), tip], [Vector((0, 1, 0))] * 2, rrect(0.26, 0.14, 0.05, 3), chrome)
        box(0.75, 0.85, 0.24, black, 0.06, tuple(tip + Vector((0, k * 0.55, 0))))
        for dx in (-0.38, 0.38):
            box(0.06, 0.5, 0.14, s.plastic('#e0a030', 0.3), 0.02, tuple(tip + Vector((dx, k * 0.55, 0))))
    tube(spline([tuple(REAR + Vector((1.5, 0.5, -0.2))), tuple(REAR + Vector((0.9, 1.0, -1.8))), (-4.5, 1.75, 0.06)], 20), 0.10, chrome, n=12)
    for y in (-0.55, -0.18, 0.18, 0.55):
        tube([(-7.0, y, 7.55), (-2.75, y, 7.35)], 0.055, chrome, n=10)
    for x in (-6.9, -5.0, -3.2):
        tube([(x, -0.55, 7.5), (x, 0.55, 7.5)], 0.055, chrome, n=10)
    for k in (-1, 1):
        tube([(-6.4, k * 0.55, 7.5), tuple(REAR + Vector((0, k * 0.6, 0)))], 0.05, chrome, n=10)
    box(0.14, 0.5, 0.3, s.plastic('#b3242a', 0.2, coat=1.0), 0.05, (-7.06, 0, 7.35))
