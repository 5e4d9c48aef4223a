from ware import *

COLOURS = {'oat': dict(a='#d9c7a4', b='#f0e6d2'), 'rust': dict(a='#b5583a', b='#e3b08a'), 'forest': dict(a='#3f5a48', b='#b9c2a4'), 'charcoal': dict(a='#4a4b50', b='#c9c6be')}
VIEWS = {'main': dict(az=-28, el=22, fill=0.8), 'front': dict(az=0, el=10), 'detail': dict(az=-35, el=24, focus=(-1.0, -1.1, 0.5), span=1.4, blur=11),
         'side': dict(az=42, el=16)}


def wool(a, b, stripes):
    """Twill wool with bands near the ends; v runs along the length of the blanket."""
    m = s.Mat(Roughness=1.0, Specular=0.05, Sheen=1.0, Sheen_Tint=0.7)
    v = m.at((90, 90, 1), 'UV')
    x, y = m.node('SeparateXYZ', 0, Vector=v), m.node('SeparateXYZ', 1, Vector=v)
    tw = m.math('SINE', m.math('MULTIPLY', m.math('ADD', x, y), 3.14159))
    n = m.noise(9, 6, rough=0.7)
    vv = m.node('SeparateXYZ', 1, Vector=m.coord.outputs['UV'])
    col = m.mix(n, s.shade(a, 0.86), s.shade(a, 1.1))
    for lo, hi in stripes:
        k = m.math('MULTIPLY', m.math('GREATER_THAN', vv, lo), m.math('LESS_THAN', vv, hi))
        col = m.mix(k, col, b)
    m.set(Base_Color=m.mix(m.ramp(tw, (-0.2, 0.28), (0.6, 0.0)), col, s.shade(a, 0.55)))
    m.bump(m.math('ADD', m.math('MULTIPLY', tw, 0.5), n), 0.5, 0.02)
    return m.m


def build(c):
    W, D, t = 2.7, 1.9, 0.125
    # the section of a twice-folded blanket: one line that turns at both ends, carried along x
    layers = 6
    path = []
    r = t / 2
    for k in range(layers):
        z = t / 2 + k * t * 1.06
        y0, y1 = -D / 2 + 0.05 * (k // 2 % 2), D / 2 - 0.04 * (k % 3)
        run = [(y0 + (y1 - y0) * i / 24, z) for i in range(25)]
        if k % 2:
            run.reverse()
        path += run
        if k < layers - 1:
            yc, s_ = (run[-1][0], 1 if run[-1][0] > 0 else -1)
            path += [(yc + s_ * t * 0.62 * math.sin(pi * i / 8), z + t * 1.06 * (1 - math.cos(pi * i / 8)) / 2) for i in range(1, 8)]
    n = len(path) - 1
    L = [0.0]
    for p, q in zip(path, path[1:]):
        L.append(L[-1] + math.dist(p, q))
    def f(u, v):
        i = round(v * n)
        y, z = path[i]
        x = (u - 0.5) * W
        w = 0.035 * nz.noise(Vector((x * 1.1, y * 1.1, z * 2.5))) + 0.012 * nz.noise(Vector((x * 4, y * 4, z * 9)))
        sag = -0.05 * (z / 0.7) * (abs(2 * u - 1) ** 5) - 0.02 * (abs(y) / D * 2) ** 5 * (z / 0.7)
        return (x + 0.05 * nz.noise(Vector((y * 2, z * 4, 0))) * abs(2 * u - 1), y * (1 + 0.02 * nz.noise(Vector((x * 1.5, z * 6, 2)))), max(z + w * (0.3 + z) + sag, 0.03 + z * 0.55))
    m = wool(c['a'], c['b'], [(0.02, 0.035), (0.05, 0.075), (0.86, 0.875), (0.89, 0.94), (0.955, 0.97)])
    o = surface(f, 70, n, m, angle=180, solid=t * 0.86)
    fz = s.fibre(s.shade(c['a'], 1.15))
    fuzz(o, fz, 9000, 0.045, 0.03, 0.35)
    # fringe along the free end, hanging at the front
    rng = random.Random(4)
    y, z = path[-1]
    s_ = -1 if y < 0 else 1
    yarn = s.fibre(c['a']), s.fibre(c['b'])
    for i in range(62):
        x = (i / 61 - 0.5) * (W - 0.04)
        L_ = 0.30 + 0.05 * rng.random()
        pts = spline([(x, y - s_ * 0.02, z + 0.0), (x + 0.01 * rng.gauss(0, 1), y + s_ * 0.10, z - 0.03), (x + 0.03 * rng.gauss(0, 1), y + s_ * 0.17, z - 0.16), (x + 0.04 * rng.gauss(0, 1), y + s_ * 0.185, z - L_)], 16)
        sweep(pts, circle(0.017, 8), yarn[i % 2], scale=lambda t_: 1.0 + 0.25 * math.sin(t_ * 60) * 0.4)
    # woven label at the corner
    lab = s.weave('#f3eee2', 120, 'Object', (1, 1), None, 0.3)
    g = [box(0.36, 0.012, 0.17, lab, 0.004), text('OAKLINE', 0.06, s.plastic('#3a2f26', 0.8), (0, -0.008, 0.015), (pi / 2, 0, 0), 0.001, 1.1, SERIF), text('PURE WOOL', 0.026, s.plastic('#3a2f26', 0.8), (0, -0.008, -0.045), (pi / 2, 0, 0), 0.001, 1.2, SANS)]
    group(g, (W / 2 - 0.45, -D / 2 - 0.135, 0.30), (0.0, 0, 0))
