from ware import *

COLOURS = {'flame': dict(a='#e0421a', b='#8a100c'), 'lagoon': dict(a='#3c9aa5', b='#124a5c'), 'sage': dict(a='#93a688', b='#55684f'), 'coal': dict(a='#3a3d42', b='#141518')}
VIEWS = {'main': dict(az=-26, el=18, fill=0.8), 'front': dict(az=0, el=8), 'detail': dict(az=-40, el=30, focus=(0.1, -0.5, 1.35), span=2.0, blur=12),
         'scene': dict(az=-24, el=30, fill=0.84, scene=lambda c: scene(c))}
R = 1.2


def body(c):
    e, black = enamel(c['a'], c['b'], 0, 1.25), iron('#232325', 0.4)
    cream = porcelain('#efe6d3', 0.12)
    turn([(0, 0.0), (0.98, 0.0, 0.03), (1.0, 0.045, 0.03), (1.08, 0.06, 0.12), (1.19, 0.30, 0.2), (1.205, 1.16, 0.03), (1.225, 1.175), (1.225, 1.215), (1.2, 1.225)], e, 0.012, seg=160)
    turn([(1.2, 1.225), (1.125, 1.22, 0.01), (1.12, 0.3, 0.2), (0.95, 0.1, 0.1), (0, 0.09)], cream, 0.03, seg=160)
    turn([(1.224, 1.205), (1.214, 1.228), (1.125, 1.224)], black, 0.006, seg=160)
    for sx in (-1, 1):     # loop handles cast on, with an opening
        arc = spline([(sx * 1.12, -0.36, 0.98), (sx * 1.36, -0.37, 0.99), (sx * 1.53, -0.26, 1.01), (sx * 1.57, 0, 1.015), (sx * 1.53, 0.26, 1.01), (sx * 1.36, 0.37, 0.99), (sx * 1.12, 0.36, 0.98)], 60)
        sweep(arc, rrect(0.10, 0.17, 0.048), e, up=(0, 0, 1), scale=lambda t: 1 + 0.25 * abs(2 * t - 1) ** 4)


def lid(c):
    e = enamel(c['a'], s.shade(c['a'], 0.82), 1.2, 1.6)
    turn([(1.09, 1.19), (1.225, 1.228, 0.01), (1.235, 1.24, 0.02), (1.225, 1.275, 0.03), (1.12, 1.33, 0.08), (0.98, 1.40, 0.1), (0.9, 1.398, 0.04), (0.80, 1.455, 0.08), (0.45, 1.535, 0.3), (0.0, 1.55)], e, 0.03, seg=160)
    m = spun('#cfcfd2', 0.2)
    turn([(0.0, 1.54), (0.20, 1.545), (0.205, 1.565), (0.10, 1.575, 0.03), (0.085, 1.64, 0.03), (0.20, 1.72, 0.05), (0.235, 1.765, 0.03), (0.225, 1.80, 0.03), (0.15, 1.815, 0.03), (0, 1.815)], m, 0.012, seg=96)
    # the name cast into the lid, read from the front
    t = letters('EMBER', 0.17, e, 0.014, 1.45, BOLD)
    warp(t, lambda p: (lambda r, a: Vector((r * math.sin(a), -r * math.cos(a), 1.535 - (r - 0.45) * 0.2286 - p.y + 0.004)))(0.60 - p.z, p.x / 0.60))


def build(c):
    body(c)
    lid(c)


def scene(c):
    body(c)
    soup = s.Mat(Roughness=0.12, Specular=0.5)
    n = soup.noise(3, 5)
    soup.set(Base_Color=soup.ramp(n, (0.3, '#b03d12'), (0.7, '#d9772a')))
    soup.bump(n, 0.3, 0.05)
    lathe([(0, 1.0), (1.0, 1.0), (1.118, 1.01)], soup.m)
    rng = random.Random(3)
    kinds = [('#e2812a', (1, 1, 0.5)), ('#5f8a35', (1.4, 0.8, 0.3)), ('#e9dcb4', (1, 1, 0.8)), ('#8d3b22', (1, 0.9, 0.7))]
    for i in range(46):
        a, q = rng.random() * 7, math.sqrt(rng.random()) * 0.95
        col, sq = kinds[i % 4]
        ball(0.06 + 0.06 * rng.random(), s.plastic(col, 0.3), (q * math.cos(a), q * math.sin(a), 1.0), sq, 0.3, 2, i, 16)
    group(made(lid, c), (2.0, 0.55, -1.02), (0, -0.0, 0.0)).rotation_euler = (0, 0, 0)
