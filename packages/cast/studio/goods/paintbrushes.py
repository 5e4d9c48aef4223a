from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(h='#bf2a2c', tip='#8e1f22', tin='#f1ead9', ink='#24506e', dots=['#bf2a2c', '#e8b23a', '#3f86b8', '#6aa05a', '#e07a3e']),
           'blue': dict(h='#2a5fa8', tip='#1d4478', tin='#f3e7cf', ink='#7a2f2a', dots=['#2a5fa8', '#e8b23a', '#c8503e', '#6aa05a', '#e07a3e'])}
VIEWS = {'main': dict(az=-16, el=14, fill=0.84, exposure=0.15), 'front': dict(az=0, el=8, fill=0.84), 'side': dict(az=44, el=18, fill=0.84), 'top': dict(az=-12, el=56, fill=0.84),
         'detail': dict(az=-14, el=14, focus=(0.0, 0, 1.72), span=1.5, blur=9)}
TALL, WIDE = 0.92, 0.43  # the tin, and half of its width


def tuft(z, r, long, seed):
    """Synthetic hair, each a thread of its own: it swells above the ferrule and closes to a point."""
    m = s.Mat(Roughness=0.42, Specular=0.45)
    h = m.math('DIVIDE', m.math('SUBTRACT', m.xyz('Z'), z), long)
    n = m.noise(70, 2, m.at((1, 1, 0.02)))
    m.set(Base_Color=m.mix(n, m.ramp(h, (0.0, '#8a5a30'), (0.45, '#d09a58'), (1.0, '#f2d09a')), m.ramp(h, (0.0, '#6e4422'), (0.5, '#b07c42'), (1.0, '#e0b478'))))
    rnd = random.Random(seed)
    shape = lambda t: (1 + 0.30 * math.sin(pi * min(1, t * 1.15)) * (1 - t * 0.4)) * max(0.0, 1 - t ** 2.4) ** 0.8
    surface(lambda u, v: (0.9 * r * shape(v) * math.cos(2 * pi * u), 0.9 * r * shape(v) * math.sin(2 * pi * u), z + 0.97 * long * v), 24, 20, m.m, loop_u=True, angle=180)
    V, F, steps = [], [], 9
    for _ in range(int(160 + 2600 * r)):
        a, k, end = rnd.uniform(0, 2 * pi), 1 - 0.22 * rnd.random() ** 2, 1 - 0.10 * rnd.random() ** 2
        drift, wide = rnd.gauss(0, 0.10), 0.0036 + 0.012 * r
        for j in range(steps + 1):
            t = end * j / steps
            R, b = r * k * shape(min(t, 0.985)) + 0.001, a + drift * t
            w = wide * (1 - 0.75 * j / steps)
            for q in range(3):
                V.append((R * math.cos(b) + w * math.cos(b + q * 2.094), R * math.sin(b) + w * math.sin(b + q * 2.094), z + long * t))
        o = len(V) - 3 * (steps + 1)
        F += [(o + j * 3 + q, o + j * 3 + (q + 1) % 3, o + j * 3 + 3 + (q + 1) % 3, o + j * 3 + 3 + q) for j in range(steps) for q in range(3)]
    mesh(V, F, m.m, angle=180)


def brush(c, size, seed=1):
    """Along z, hair above; a short lacquered handle with a dipped end, a brass ferrule crimped twice."""
    r = 0.030 + 0.0052 * size
    b = max(r * 1.12, 0.070)
    long = 1.25 + 0.022 * size
    red, tip = worn(c['h'], 0.16, 0.9, 0.15), worn(c['tip'], 0.16, 0.9, 0.15)
    P = spline([(0.0, 0), (0.030, 0.012), (b * 0.62, 0.10), (b * 0.80, 0.35), (b * 1.06, 0.85), (b * 1.10, long - 0.30), (b * 0.98, long - 0.1), (r * 1.04, long)], 90)
    cut = next(i for i, q in enumerate(P) if q[1] > 0.22)
    lathe(P[:cut + 1], tip, 48, angle=180)
    lathe([(q[0] + 0.0008, q[1]) for q in P[cut:]], red, 48, angle=180)
    top = long + 0.26 + 0.012 * size
    fer = s.metal('#d9ad5c', 0.2)
    crimp = lambda z: [(r * 1.07, z - 0.016), (r * 0.99, z - 0.006), (r * 0.99, z + 0.006), (r * 1.07, z + 0.016)]
    lathe([(r * 1.02, long - 0.05), (r * 1.07, long - 0.045)] + crimp(long + 0.02) + crimp(long + 0.065) + [(r * 1.05, long + 0.12), (r * 0.94, top - 0.01), (r * 0.92, top), (r * 0.84, top), (r * 0.84, top - 0.03)], fer, 48, angle=30)
    tuft(top - 0.02, r * 0.86, 0.16 + 0.021 * size, seed)
    gold = s.metal('#e8cf94', 0.35)
    k = b * 1.115
    for words, z, h in (('STUDIO NORTH', 0.78, 0.062), (str(size), long - 0.26, 0.085)):
        t = text(words, h, gold, (0, 0, 0), (0, 0, 0), 0.0004)
        bent(t, lambda x, y, zz, z=z: ((k + zz) * math.cos(-pi / 2 - y / k), (k + zz) * math.sin(-pi / 2 - y / k), z + x))


def cup(c):
    """A printed tin with rolled rims."""
    r, h = WIDE, TALL
    steel, paint = s.metal('#c9cbce', 0.24), worn(c['tin'], 0.32, 0.3, 0.2)
    lathe([(0, 0.02), (r - 0.02, 0.02), (r - 0.012, 0.0), (r, 0.0)], steel, 96)
    lathe([(r, 0.035), (r, h - 0.03)], paint, 96)
    lathe([(r - 0.012, h), (r - 0.012, 0.03), (0, 0.03)], steel, 96)
    for z in (0.02, h):
        tube([(r * math.cos(a), r * math.sin(a), z) for a in [2 * pi * i / 96 for i in range(96)]], 0.020, steel, True, n=12)
    wrapround(text('STUDIO NORTH', 0.098, s.plastic(c['ink'], 0.5), depth=0.0008, spacing=1.1), r, 0.57, -pi / 2 - 0.2, 0.001)
    wrapround(text('SIX ROUND BRUSHES', 0.052, s.plastic(c['ink'], 0.5), depth=0.0008, spacing=1.2), r, 0.45, -pi / 2 - 0.2, 0.001)
    # dabs of paint all round, larger towards the foot
    R = random.Random(7)
    for i in range(34):
        a, z = 2 * pi * i * 0.381966 * 1.0, 0.10 + 0.24 * R.random() ** 1.3
        q = 0.028 + 0.030 * R.random() * (1.1 - z)
        col = worn(c['dots'][i % len(c['dots'])], 0.35, 0.3)
        O = [(q * (1 + 0.12 * math.sin(3 * b + i)) * math.cos(b), q * (1 + 0.12 * math.sin(2 * b + i * 2)) * math.sin(b)) for b in [2 * pi * j / 24 for j in range(24)]]
        mesh([((r + 0.0016) * math.cos(a + x / r), (r + 0.0016) * math.sin(a + x / r), z + y) for x, y in O], [tuple(range(24))], col)


def build(c):
    group(made(cup, c), (0.02, 0.1, 0))
    # four lean in the tin, two lie before it
    for i, (size, a, rim, lean) in enumerate(((16, 2.75, 0.27, 0.34), (12, 1.5, 0.27, 0.10), (8, 0.75, 0.28, 0.26), (4, -0.20, 0.31, 0.46))):
        e = group(made(brush, c, size, i + 1))
        foot = rim - TALL * math.tan(lean)
        e.rotation_euler = Matrix.Rotation(lean, 3, Vector((-math.sin(a), math.cos(a), 0))).to_euler()
        e.location = (0.02 + foot * math.cos(a), 0.1 + foot * math.sin(a), 0.05)
    for size, at, yaw, seed in ((6, (-0.72, -0.66, 0.08), -1.16, 8), (2, (-0.42, -0.95, 0.075), -1.36, 9)):
        e = group(made(brush, c, size, seed), at, (0, 0, 0))
        e.rotation_euler = (Matrix.Rotation(yaw, 3, 'Z') @ Matrix.Rotation(-pi / 2, 3, 'X')).to_euler()
        settle(e)
