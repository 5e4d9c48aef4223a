from kit import *
from gear import *
import stuff as s

COLOURS = {'bright': dict(box='#f0c23a', ink='#2a3a5a', p=['#d8352c', '#e8782a', '#f0c82a', '#4a9a4a', '#2a78b8', '#6a4aa0', '#8a5434', '#26282a']), 'pastel': dict(box='#8cc4b0', ink='#24433a', p=['#e89a94', '#f0b88a', '#f0e09a', '#a4d0a8', '#94bce0', '#c0a4d4', '#c8a488', '#9a9ca0']), 'earth': dict(box='#c8694a', ink='#3a2018', p=['#8a3424', '#c06a34', '#d8a850', '#7a8a4a', '#4a6a70', '#5a4a5a', '#5c3a24', '#2a2622'])}
VIEWS = {'main': dict(az=-22, el=18, fill=0.8), 'front': dict(az=0, el=10), 'detail': dict(az=-24, el=24, focus=(0, -0.1, 1.1), span=0.8, blur=8),
         'side': dict(az=42, el=16)}


def crayon(h):
    w = s.Mat(Base_Color=h, Roughness=0.42, Specular=0.4)
    w.bump(w.noise(20, 4), 0.15, 0.006)
    p = s.Mat(Roughness=0.85, Specular=0.1)
    n = p.noise(14, 5)
    p.set(Base_Color=p.mix(n, s.shade(h, 0.80), s.shade(h, 0.98)))
    r = 0.068
    lathe(spline([(0, 0.0), (r * 0.9, 0.002), (r, 0.015), (r, 0.80)], 20) + spline([(r, 0.80), (r * 0.98, 0.815), (r * 0.62, 0.835), (0.028, 0.965), (0.022, 0.985), (0, 0.99)], 30), w.m, 48, angle=35)
    lathe([(r + 0.001, 0.05), (r + 0.004, 0.052), (r + 0.004, 0.758), (r + 0.001, 0.76)], p.m, 48)
    ink = s.plastic('#1c1c1e', 0.8)
    for z in (0.09, 0.72):
        for d in (0, 0.018):
            lathe([(r + 0.0045, z + d), (r + 0.0055, z + d + 0.002), (r + 0.0055, z + d + 0.008), (r + 0.0045, z + d + 0.010)], ink, 48)
    pts = [((r + 0.005) * math.cos(a), (r + 0.005) * math.sin(a), 0.42) for a in [0]]
    for k in (0, pi):
        t = text('STUDIO NORTH', 0.05, ink, (0, 0, 0), (0, 0, 0), 0.0005, 1.0)
        bent(t, lambda x, y, z, k=k: ((r + 0.005 + z) * math.cos(-pi / 2 + k - y / r), (r + 0.005 + z) * math.sin(-pi / 2 + k - y / r), 0.41 + x))


def build(c):
    bx, ink = worn(c['box'], 0.42, 0.15), s.plastic(c['ink'], 0.5)
    inner = s.paper('#e9e0cc')
    W, D, H = 1.30, 0.34, 0.92
    cuts = lambda y: None
    # tray-like packet: front cut low in a curve, crayons standing in it
    O = [(-W / 2, 0), (W / 2, 0), (W / 2, 0.72)] + [(W / 2 * (1 - 2 * i / 30), 0.72 - 0.16 * math.sin(pi * i / 30) ** 0.8) for i in range(1, 30)] + [(-W / 2, 0.72)]
    plate(O, 0.016, bx, 0.003, (0, -D / 2, 0.0), (pi / 2, 0, 0), angle=30)
    box(W, 0.016, H, bx, 0.004, (0, D / 2, H / 2))
    for k in (-1, 1):
        plate([(-D / 2, 0), (D / 2, 0), (D / 2, H), (-D / 2, 0.72)] if True else [], 0.016, bx, 0.003, (k * W / 2, 0, 0), (pi / 2, 0, pi / 2), angle=30)
    box(W, D, 0.02, bx, 0.004, (0, 0, 0.01))
    # lid flap bent back
    surface(lambda u, v: ((u - 0.5) * W, D / 2 + 0.02 + 0.16 * math.sin(v * 1.3), H + 0.40 * v * (1 - 0.18 * v)), 20, 16, bx, angle=180, solid=0.014)
    text('CRAYONS', 0.19, ink, (0, -D / 2 - 0.009, 0.33), (pi / 2, 0, 0), 0.001, 1.05)
    text('STUDIO NORTH', 0.07, ink, (0, -D / 2 - 0.009, 0.17), (pi / 2, 0, 0), 0.001, 1.25)
    for k, h in enumerate(c['p'][:6]):
        a = plate([(0, 0), (0.10, 0), (0.10, 0.035), (0, 0.035)], 0.003, s.plastic(h, 0.5), 0.0, (-0.36 + 0.125 * k, -D / 2 - 0.009, 0.05), (pi / 2, 0, 0))
    R = random.Random(6)
    P = c['p']
    for i in range(8):
        x = -W / 2 + 0.09 + i * 0.16
        for row, y in ((0, -0.075), (1, 0.085)):
            if row == 0 and i in (2, 5):
                continue
            h = P[(i + 3 * row) % 8]
            group(made(crayon, h), (x + R.uniform(-0.004, 0.004), y, 0.03 + R.uniform(0, 0.03) + 0.04 * row), (R.uniform(-0.02, 0.02), R.uniform(-0.025, 0.025), R.random() * 6))
    group(made(crayon, P[2]), (-0.32, -0.62, 0.073), (0, pi / 2, 0.32))
    group(made(crayon, P[4]), (0.10, -0.44, 0.073), (0, pi / 2, -0.30))
