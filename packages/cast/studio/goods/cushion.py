from ware import *

COLOURS = {'ochre': dict(a='#d19a3a', b='#f3ead6'), 'teal': dict(a='#2f6f73', b='#e8dcc4'), 'blush': dict(a='#d39a8e', b='#f6ece2'), 'ink': dict(a='#2f3a56', b='#d9cbb0')}
VIEWS = {'main': dict(az=-28, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-35, el=18, focus=(-0.5, -0.4, 1.6), span=2.0, blur=12),
         'scene': dict(az=-26, el=14, fill=0.84, scene=lambda c: scene(c))}


def build(c):
    S, T = 4.4, 1.55
    m = s.Mat(Roughness=0.95, Specular=0.08, Sheen=0.7, Sheen_Tint=0.5)
    uv = m.coord.outputs['UV']
    x, y = m.node('SeparateXYZ', 0, Vector=uv), m.node('SeparateXYZ', 1, Vector=uv)
    # linen weave
    wx, wy = m.math('SINE', m.math('MULTIPLY', x, 520.0)), m.math('SINE', m.math('MULTIPLY', y, 520.0))
    h = m.math('ABSOLUTE', m.math('MULTIPLY', wx, wy))
    slub = m.noise(1, 4, m.at((6, 160, 1), 'UV'))
    # three broad embroidered stripes with small lozenges between
    col = m.mix(m.math('ADD', m.math('MULTIPLY', slub, 0.6), m.math('MULTIPLY', m.noise(1, 4, m.at((160, 6, 1), 'UV')), 0.4)), s.shade(c['a'], 0.84), s.shade(c['a'], 1.14))
    mask = None
    for k in (0.2, 0.26, 0.74, 0.8):
        q = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', y, k)), 0.009)
        mask = q if mask is None else m.math('MAXIMUM', mask, q)
    lx = m.math('ABSOLUTE', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', x, 9.0)), 0.5))
    for cy, a in ((0.5, 0.155),):
        ly = m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SUBTRACT', y, cy)), 3.0)
        d = m.math('ADD', lx, ly)
        ring = m.math('MULTIPLY', m.math('LESS_THAN', d, 0.46), m.math('GREATER_THAN', d, 0.34))
        core = m.math('LESS_THAN', d, 0.16)
        mask = m.math('MAXIMUM', mask, m.math('MAXIMUM', ring, core))
    thread = m.math('SINE', m.math('MULTIPLY', m.math('ADD', x, y), 700.0))
    inside = m.math('MULTIPLY', m.math('GREATER_THAN', x, 0.03), m.math('LESS_THAN', x, 0.97))
    mask = m.math('MULTIPLY', mask, inside)
    m.set(Base_Color=m.mix(mask, m.mix(m.ramp(h, (0, 0.25), (0.5, 0.0)), col, s.shade(c['a'], 0.6)), m.mix(m.ramp(thread, (0, 0.2), (0.6, 0.0)), c['b'], s.shade(c['b'], 0.7))))
    m.bump(m.math('ADD', m.math('MULTIPLY', h, 0.5), m.math('MULTIPLY', mask, m.math('ADD', 1.2, m.math('MULTIPLY', thread, 0.4)))), 0.5, 0.02)
    obs = []
    # two faces that meet in a seam; corners pulled out, sides drawn in
    def face(u, v, sd):
        x, y = 2 * u - 1, 2 * v - 1
        pull = 1 - (0.075 if y > 0 else 0.03) * (1 - abs(x) ** 2.2) * abs(y) ** 3
        pul2 = 1 - 0.075 * (1 - abs(y) ** 2.2) * abs(x) ** 3
        X, Z = x * S / 2 * pul2, y * S / 2 * pull
        e = (1 - abs(x) ** 2.6) * (1 - abs(y) ** 2.6)
        th = T / 2 * max(0, e) ** 0.52
        # creases run from the corners to the middle
        r = math.atan2(y, x)
        crease = 0.05 * math.sin(4 * r * 3) * (abs(x * y)) ** 0.8 * (1 - max(abs(x), abs(y)) ** 6)
        dent = -0.32 * math.exp(-(x / 0.32) ** 2) * max(0, y) ** 2.0
        th += 0.07 * nz.noise(Vector((x * 2, y * 2, sd * 3.0))) * e + crease
        return (X, sd * max(th, 0), Z + dent * max(0, y - 0.2) * 1.2)
    for sd in (-1, 1):
        obs.append(surface(lambda u, v: face(u, v, sd), 110, 110, m.m, angle=180))
    edge = [face(t, 0, 1) for t in [i / 60 for i in range(60)]] + [face(1, t, 1) for t in [i / 60 for i in range(60)]] + [face(1 - t, 1, 1) for t in [i / 60 for i in range(60)]] + [face(0, 1 - t, 1) for t in [i / 60 for i in range(60)]]
    obs.append(tube([(p[0], 0, p[2]) for p in edge], 0.05, s.cloth(c['b'], 12, 0.3), True, 10))
    tilt = 0.20
    g = group(obs, (0, 0, S / 2 * math.cos(tilt) * 0.985), (-tilt, 0.0, 0.0))
    # tassels at the corners
    th = s.fibre(c['b'])
    rng = random.Random(2)
    for x in (-1, 1):
        for y in (-1, 1):
            t = []
            n = Vector((x * 0.8, 0, y * 0.8 if y > 0 else -0.15)).normalized()
            p = Vector((x * S / 2, 0, y * S / 2))
            t.append(ball(0.075, s.cloth(c['b'], 12), p + n * 0.06, seg=16))
            for i in range(34):
                d = (Vector((x * 0.7, 0, -0.72 if y > 0 else -0.0)) + Vector((rng.gauss(0, 0.2), rng.gauss(0, 0.2), rng.gauss(0, 0.14)))).normalized()
                t.append(tube(spline([p + n * 0.1, p + n * 0.14 + d * 0.2, p + n * 0.1 + d * 0.42 + Vector((0, 0, -0.04))], 8), 0.014, th, n=5))
            for o in t:
                o.parent = g


def scene(c):
    build(c)
    o = made(build, COLOURS['teal' if c['a'] != '#2f6f73' else 'ochre'])
    group(o, (2.2, 1.9, 0), (0, 0, -0.25))
