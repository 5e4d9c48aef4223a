from kit import *
from softtoy import *
import stuff as s

COLOURS = {'grey': dict(a='#96979d', b='#f2efea', ear='#e8b4b4', nose='#b8686e'), 'fawn': dict(a='#b8946c', b='#efe4d2', ear='#e4b49c', nose='#8a4c40')}
VIEWS = {'main': dict(az=-20, el=8, fill=0.8), 'front': dict(az=0, el=6, fill=0.8), 'side': dict(az=58, el=10, fill=0.8), 'back': dict(az=152, el=12, fill=0.8),
         'detail': dict(az=-16, el=8, focus=(0, -0.7, 2.25), span=1.6, blur=10)}


def ear(k, c, A):
    """A flat stuffed ear with its lining, tilted outwards and bent a little at the tip."""
    way = spline([(k * 0.28, 0.02, 2.70), (k * 0.36, 0.04, 3.20), (k * 0.46, 0.02, 3.70), (k * 0.62, -0.08, 4.14)] if k < 0 else
                 [(k * 0.28, 0.02, 2.70), (k * 0.40, 0.04, 3.18), (k * 0.62, 0.0, 3.54), (k * 0.96, -0.10, 3.62), (k * 1.22, -0.16, 3.30)], 48)
    wide = lambda t: max(0.03, 0.27 * math.sin(pi * min(1, 0.16 + 0.84 * t)) ** 0.55 * (1 if t < 0.9 else math.sqrt(max(0, 1 - ((t - 0.9) / 0.1) ** 2) * 0.96 + 0.04)))
    out = sweep(way, [(x, 0.34 * y) for x, y in circle(1, 28)], A, up=(0, 1, 0), scale=wide, angle=180)
    return way, wide, out


def build(c):
    pale = c['b']

    def coat_colour(m):
        tummy = within(m, 0, 1.10, 0.44, 0.52)
        face = m.math('MAXIMUM', within(m, -0.17, 2.0, 0.26, 0.22), within(m, 0.17, 2.0, 0.26, 0.22))
        return m.mix(m.math('MAXIMUM', tummy, face), c['a'], pale)
    base = plush(s.shade(c['a'], 0.9), 16)
    parts = [ball(1.42, 1.22, 1.72, (0, 0, 1.02), (0.03, 0, 0)), ball(1.52, 1.34, 1.30, (0, -0.06, 2.26)),
             ball(0.44, 0.36, 0.36, (-0.15, -0.66, 2.02)), ball(0.44, 0.36, 0.36, (0.15, -0.66, 2.02)), ball(0.30, 0.28, 0.24, (0, -0.60, 1.86))]
    for k in (-1, 1):
        parts.append(limb([(k * 0.52, -0.12, 1.62), (k * 0.80, -0.22, 1.30), (k * 0.90, -0.40, 0.96), (k * 0.86, -0.50, 0.76)], [0.20, 0.25, 0.26, 0.24]))
        parts.append(ball(0.62, 1.02, 0.46, (k * 0.42, -0.40, 0.24), (0, 0, k * 0.16), 2.3))
    body = skin(parts, base)
    bvh = tree(body)
    Y = yarn(coat_colour)
    pile(body, Y, 1200, 0.05)
    # ears: the lining is a leaf of cotton laid in the front of each
    pink = s.cloth(c['ear'], 40, 0.2, 0.5)
    for k in (-1, 1):
        way, wide, e = ear(k, c, base)
        pile(e, yarn(c['a']), 1200, 0.035, seed=5)
        be = tree(e)
        rows, cols = 40, 12
        V = []
        for i in range(rows + 1):
            t = 0.10 + 0.82 * i / rows
            p = Vector(way[round(t * 48)])
            d = (Vector(way[min(48, round(t * 48) + 1)]) - Vector(way[max(0, round(t * 48) - 1)])).normalized()
            sd = Vector((0, 1, 0)).cross(d).normalized()
            w = wide(t) * 0.66 * math.sin(pi * min(1, 0.02 + 0.98 * i / rows)) ** 0.35
            for j in range(cols + 1):
                q = p + sd * w * (2 * j / cols - 1)
                V.append(hug(be, q + Vector((0, -2, 0)), (0, 1, 0), 0.052 - 0.03 * abs(2 * j / cols - 1) ** 4)[0])
        F = [(i * (cols + 1) + j, i * (cols + 1) + j + 1, (i + 1) * (cols + 1) + j + 1, (i + 1) * (cols + 1) + j) for i in range(rows) for j in range(cols)]
        mesh(V, F, pink, angle=180, solid=0.02)
    tail = pillow(0.52, 0.5, 0.5, plush(pale), 2.05, (0, 0.68, 0.62), seg=40)
    pile(tail, yarn(pale), 1500, 0.11, clump=0.4, rough=0.035, seed=3)
    for k in (-1, 1):
        bead(bvh, (k * 0.40, -3, 2.36), (0, 1, 0), 0.125, 0.6, lift=0.02)
    nose = pillow(0.22, 0.14, 0.14, felt(c['nose']), 2.2, (0, -0.90, 2.10), (0.3, 0, 0), 32)
    nose.location = hug(bvh, (0, -3, 2.10), (0, 1, 0), 0.035)[0]
    for k in (-1, 1):
        thread(bvh, [(0, -3, 2.05), (0, -3, 1.95), (k * 0.08, -3, 1.88), (k * 0.20, -3, 1.90)], (0, 1, 0), '#6a4448', 0.016, 0.045)
        # toes
        for x in (-0.08, 0.08):
            thread(bvh, [(k * 0.48 + x, -3, 0.34), (k * 0.48 + x * 1.05, -3, 0.24), (k * 0.48 + x * 1.05, -3, 0.15)], (0, 1, 0), '#6a6466', 0.014, 0.04)
    label((-0.70, 0.16, 0.62), (pi / 2, 0, -1.3), 'LITTLE\nGROVE', size=0.06)
