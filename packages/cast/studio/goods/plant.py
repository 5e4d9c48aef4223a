from ware import *

COLOURS = {'terracotta': dict(p='#b5653f', s='#a85a36', kind=0), 'white': dict(p='#ece7dd', s='#ece7dd', kind=0), 'blue': dict(p='#3f5f7a', s='#3f5f7a', kind=0), 'mustard': dict(p='#c9973a', s='#c9973a', kind=0)}
VIEWS = {'main': dict(az=-20, el=14, fill=0.86, floor=0.1), 'front': dict(az=0, el=8, fill=0.86, floor=0.1), 'detail': dict(az=-20, el=24, focus=(0.2, -0.4, 3.2), span=2.2, blur=12),
         'side': dict(az=42, el=16)}


def leafmat():
    m = s.Mat(Roughness=0.32, Specular=0.45)
    u = m.node('SeparateXYZ', 0, Vector=m.coord.outputs['UV'])
    v = m.node('SeparateXYZ', 1, Vector=m.coord.outputs['UV'])
    off = m.math('ABSOLUTE', m.math('SUBTRACT', u, 0.5))
    mid = m.ramp(off, (0.0, 1.0), (0.03, 0.0))
    side = m.math('SINE', m.math('MULTIPLY', m.math('SUBTRACT', v, m.math('MULTIPLY', off, 0.55)), 62.0))
    side = m.ramp(side, (0.9, 0.0), (1.0, 1.0))
    vein = m.math('MAXIMUM', mid, m.math('MULTIPLY', side, 0.55))
    base = m.ramp(m.noise(2.5, 3), (0.3, '#2c5a2c'), (0.7, '#47803a'))
    m.set(Base_Color=m.mix(m.math('MULTIPLY', vein, 0.6), base, '#9fc27a'))
    m.bump(m.math('SUBTRACT', m.noise(5, 2), vein), 0.25, 0.05)
    return m.m


def build(c):
    """A rubber fig: upright stem, broad leaves."""
    g = s.Mat(Roughness=0.85, Specular=0.2)
    n = g.noise(3, 6)
    g.set(Base_Color=g.ramp(n, (0.3, s.shade(c['p'], 0.86)), (0.7, s.shade(c['p'], 1.1))))
    g.bump(g.noise(26, 4), 0.2, 0.03)
    pot = g.m if c['p'] == '#b5653f' else s.glaze(c['p'], '#b08a66', 0.12, 0.3)
    turn([(0, 0.1), (0.62, 0.1), (0.64, 0.12), (0.83, 1.22), (0.9, 1.23, 0.02), (0.95, 1.26, 0.03), (0.975, 1.52, 0.03), (0.95, 1.55, 0.02), (0.90, 1.545, 0.02), (0.87, 1.35), (0, 1.34)], pot, 0.02, 144)
    turn([(0, 0), (0.82, 0.0, 0.03), (0.98, 0.15, 0.02), (0.955, 0.165, 0.01), (0.92, 0.15), (0.8, 0.06), (0, 0.06)], pot, 0.01, 144)
    soil = s.Mat(Roughness=1.0, Specular=0.1)
    k = soil.noise(9, 6)
    soil.set(Base_Color=soil.ramp(k, (0.3, '#1f140d'), (0.7, '#4a3423')))
    soil.bump(k, 1.0, 0.1)
    surface(lambda u, v: (0.88 * v * math.cos(2 * pi * u), 0.88 * v * math.sin(2 * pi * u), 1.40 + 0.05 * nz.noise(Vector((v * 4 * math.cos(2 * pi * u), v * 4 * math.sin(2 * pi * u), 0)))), 60, 30, soil.m, loop_u=True, angle=180)
    rng = random.Random(11)
    leaf, bark = leafmat(), s.plastic('#5f5136', 0.8, 0.4, scale=14)
    young = s.plastic('#5f8a3f', 0.5)
    for sx, sy, top, lean in ((-0.12, 0.05, 4.7, -0.25), (0.16, -0.05, 3.9, 0.4), (0.02, 0.15, 3.1, 0.05)):
        stem = spline([(sx, sy, 1.35), (sx + lean * 0.2, sy, 2.2), (sx + lean * 0.65, sy, top * 0.75), (sx + lean, sy, top)], 60)
        sweep(stem, circle(0.065, 12), bark, scale=lambda t: 1.1 - 0.65 * t)
        count = int((top - 1.9) / 0.31)
        for i in range(count):
            t = 0.22 + 0.78 * i / (count - 1)
            p = Vector(stem[int(t * 60)])
            az = i * 2.4 + sx * 20
            size = (1.45 - 0.65 * t ** 3) * (0.8 + 0.3 * rng.random())
            up = 0.45 + 0.65 * t + 0.2 * rng.random()
            L, Wd = 1.1 * size, 0.37 * size
            stalk = 0.28 * size
            d = Vector((math.cos(az) * math.cos(up), math.sin(az) * math.cos(up), math.sin(up)))
            q = p + d * stalk
            tube([p, p + d * stalk * 0.5, q], 0.022, young, n=8)
            side = Vector((0, 0, 1)).cross(d).normalized()
            nrm = d.cross(side)
            droop = 0.2 + 0.3 * rng.random()
            ph = rng.random() * 6
            def f(u, v, q=q, d=d, side=side, nrm=nrm, L=L, Wd=Wd, droop=droop, ph=ph):
                w = Wd * (math.sin(pi * min(1, v ** 0.8)) ** 0.75) * (1 if v < 0.999 else 0) + 0.004
                if v > 0.9:
                    w *= 1 - ((v - 0.9) / 0.1) ** 2 * 0.5
                x = (2 * u - 1)
                z = -droop * L * 0.55 * v * v + 0.16 * Wd * abs(x) * 2 * (1 - v * 0.5) - 0.10 * Wd * x * x + 0.02 * math.sin(9 * v + ph + x * 2)
                return q + d * (L * v) + side * (w * x) + nrm * z
            surface(f, 14, 30, leaf, angle=180, solid=0.008)
        tip = Vector(stem[-1])
        sweep([tip + Vector((0, 0, 0.42 * i / 12)) for i in range(13)], circle(0.05, 10), s.plastic('#8a4a32', 0.4), scale=lambda t: max(0.03, 1 - t))
