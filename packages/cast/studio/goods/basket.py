from ware import *

COLOURS = {'willow': dict(a='#b98a4e', b='#a3713a', band='#f2ebdc'), 'natural': dict(a='#d3b27a', b='#c49c5e', band='#4f6173'), 'grey': dict(a='#9a938a', b='#857d74', band='#efe6d6'), 'dark': dict(a='#6b4526', b='#573619', band='#c8836a')}
VIEWS = {'main': dict(az=-26, el=20), 'front': dict(az=0, el=8), 'detail': dict(az=-35, el=20, focus=(0.3, -1.1, 0.9), span=1.6, blur=11),
         'scene': dict(az=-26, el=24, fill=0.84, scene=lambda c: scene(c))}


def build(c):
    def reed(col):
        m = s.Mat(Roughness=0.6, Specular=0.35)
        n = m.noise(5, 5)
        m.set(Base_Color=m.ramp(m.math('ADD', m.math('MULTIPLY', n, 0.7), m.math('MULTIPLY', m.noise(30, 3), 0.3)), (0.3, s.shade(col, 0.72)), (0.55, col), (0.8, s.shade(col, 1.18))))
        m.bump(m.noise(40, 3), 0.15, 0.01)
        return m.m
    A, B = reed(c['a']), reed(c['b'])
    RX, RY, H, N = 1.35, 1.0, 1.35, 34
    flare = lambda z: 0.86 + 0.16 * (z / H) ** 0.8
    sup = lambda a, k=1.0: Vector((RX * k * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a)), RY * k * math.copysign(abs(math.sin(a)) ** 0.8, math.sin(a)), 0))
    # stakes
    for i in range(N):
        a = 2 * pi * (i + 0.5) / N
        tube([sup(a, flare(z)) + Vector((0, 0, z)) for z in [H * k / 8 for k in range(9)]], 0.034, B, n=8)
    # weavers: in front of one stake, behind the next; drawn as one sine wave per row
    rows, rng = 22, random.Random(3)
    for j in range(rows):
        z = 0.035 + (H - 0.07) * j / (rows - 1)
        ph = j % 2
        jit = rng.random() * 0.5
        pts = []
        for i in range(N * 8):
            t = i / 8
            a = 2 * pi * t / N
            off = 0.046 * math.cos(pi * (t - 0.5)) * (1 if ph else -1)
            p = sup(a, flare(z))
            n = Vector((p.x / RX ** 2, p.y / RY ** 2, 0)).normalized()
            pts.append(p + n * off + Vector((0, 0, z + 0.006 * math.sin(a * 3 + j * 2.1))))
        sweep(pts, circle(0.03, 8, 0.034), A if (j + (j // 5)) % 3 else B, True, up=(0, 0, 1))
    # plaited rim: two strands wound round each other
    for k in range(2):
        pts = []
        for i in range(720):
            a = 2 * pi * i / 720
            p = sup(a, flare(H))
            n = Vector((p.x / RX ** 2, p.y / RY ** 2, 0)).normalized()
            w = a * 36 + k * pi
            pts.append(p + n * 0.052 * math.cos(w) + Vector((0, 0, H + 0.03 + 0.052 * math.sin(w))))
        tube(pts, 0.05, A if k else B, True, n=8)
    # base
    o = [tuple(sup(2 * pi * i / 90, 0.85))[:2] for i in range(90)]
    plate(o, 0.05, B, 0.01, (0, 0, 0.03))
    # handles of twisted reed
    for sx in (-1, 1):
        arc = spline([(sx * 1.33, -0.36, H - 0.15), (sx * 1.44, -0.34, H + 0.22), (sx * 1.48, 0, H + 0.42), (sx * 1.44, 0.34, H + 0.22), (sx * 1.33, 0.36, H - 0.15)], 120)
        F = frames(arc, False, (1, 0, 0))
        for k in range(3):
            tube([p + (sd * math.cos(i * 0.32 + k * 2.1) + nn * math.sin(i * 0.32 + k * 2.1)) * 0.042 for i, (p, t, sd, nn) in enumerate(F)], 0.04, A if k else B, n=8)
    # linen lining folded over the rim, with a tag
    lin = s.weave(c['band'], 90, 'UV', (3, 0.6), None, 0.4)
    def line(u, v):
        a = 2 * pi * u
        k = [(0.80, 0.2), (0.90, H - 0.1), (0.95, H + 0.12), (1.04, H + 0.175), (1.115, H + 0.10), (1.135, H - 0.05), (1.13, H - 0.34)]
        q, z = spline(k, 40)[round(v * 40)]
        p = sup(a, q * (1 if v < 0.6 else 1.0))
        ruff = 1 + 0.012 * math.sin(a * 17) * max(0, v - 0.5) + 0.012 * nz.noise(Vector((a * 4, v * 2, 0)))
        return (p.x * ruff, p.y * ruff, z + 0.02 * math.sin(a * 5) * max(0, v - 0.7) * 3)
    surface(line, 240, 40, lin, loop_u=True, angle=180, solid=0.012)


def scene(c):
    build(c)
    for k, (col, z) in enumerate((('#dba79b', 0.95), ('#f2f0ea', 1.22), ('#7fa5ae', 1.48))):
        pillow(2.0 - 0.1 * k, 1.45 - 0.08 * k, 0.30, terry(col, 26), 4.6, (0.03 * k, 0.02 * k, z), (0.02 * k, 0.03 * (k - 1), 0.05 * k), 72, 0.03, 0.025, k)
