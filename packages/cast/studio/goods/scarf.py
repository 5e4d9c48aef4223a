from apparel import *

COLOURS = {'raspberry': dict(a='#a3264a', b='#5f1430', d='#f0c9cf'), 'plaid': dict(a='#a8322c', b='#1f2e4a', d='#e8d9b6'), 'forest': dict(a='#35553f', b='#1d2b24', d='#d8b45c'), 'grey': dict(a='#8f9298', b='#3c3f45', d='#e6e4de'), 'camel': dict(a='#c29a66', b='#5b3a24', d='#f1e6cf')}
VIEWS = {'main': dict(az=-14, el=10, fill=.86), 'front': dict(az=0, el=5, fill=.86), 'detail': dict(az=-16, el=12, focus=(.1, -1.15, 1.55), span=1.8, blur=12),
         'side': dict(az=42, el=16)}


def plaid(c, k=1.0):
    m = s.Mat(Roughness=.96, Specular=.06, Sheen=.7, Sheen_Tint=.6)
    x, y = uvxy(m, k, k)

    def bars(t):
        f = m.math('FRACT', t)
        wide = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', f, .5)), .20)
        thin = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', f, .06)), .025)
        return wide, thin
    wx, tx = bars(x)
    wy, ty = bars(y)
    tw = m.math('GREATER_THAN', m.math('FRACT', m.math('MULTIPLY', m.math('ADD', x, y), 22.0)), .5)
    warp = m.mix(tx, m.mix(wx, c['a'], c['b']), c['d'])
    weft = m.mix(ty, m.mix(wy, c['a'], c['b']), c['d'])
    nz = m.noise(40, 5, rough=.7)
    col = m.mix(tw, warp, weft)
    m.set(Base_Color=m.mix(m.math('MULTIPLY', nz, .35), col, s.shade(c['a'], 1.25)))
    m.bump(m.math('ADD', m.math('MULTIPLY', nz, .8), m.math('MULTIPLY', tw, .25)), .55, .02)
    return m.m


def build(c):
    from mathutils import noise
    mat = plaid(c, .92)
    X, Z = (1, 0, 0), (0, 0, 1)
    # (point, direction of the width, half width, folding)
    K = [((-.62, -.92, .35), (1, .05, 0), .62, .5), ((-.60, -.94, 1.2), (1, .0, 0), .60, .6), ((-.55, -.98, 2.2), (1, 0, .05), .56, .8), ((-.36, -1.0, 3.05), (.95, 0, .25), .46, 1.1), ((.25, -.92, 3.62), (.30, -.2, .95), .42, 1.3), ((.86, -.42, 3.98), (.05, -.1, 1), .44, 1.2), ((.98, .30, 4.22), (.1, 0, 1), .46, 1.1), ((.45, .86, 4.36), (0, .1, 1), .48, 1.0),
         ((-.45, .86, 4.36), (0, .1, 1), .48, 1.0), ((-.98, .30, 4.20), (-.1, 0, 1), .46, 1.1), ((-.88, -.48, 3.92), (-.05, -.1, 1), .44, 1.2), ((-.32, -1.06, 3.50), (.55, -.2, .85), .42, 1.3), ((.28, -1.24, 2.92), (.95, -.05, .35), .46, 1.1), ((.52, -1.24, 2.0), (1, 0, .06), .56, .8), ((.60, -1.20, 1.0), (1, .05, 0), .60, .6), ((.62, -1.16, .05), (1, .08, 0), .62, .5)]
    n = 260
    S = spline([p + w + (h, fo) for p, w, h, fo in K], n)
    L = [0.0]
    for a, b in zip(S, S[1:]):
        L.append(L[-1] + (Vector(b[:3]) - Vector(a[:3])).length)

    def f(u, v):
        k = round(v * n)
        q = S[k]
        p, w = Vector(q[:3]), Vector(q[3:6]).normalized()
        t = (Vector(S[min(n, k + 1)][:3]) - Vector(S[max(0, k - 1)][:3])).normalized()
        w = (w - t * w.dot(t)).normalized()
        nn = t.cross(w)
        a = 2 * u - 1
        fo = q[7]
        d = .13 * fo * math.sin(a * 5.2 + .5 * math.sin(v * 14)) * (1 - .25 * a * a) + .07 * noise.noise(Vector((a * 1.6, L[k] * 1.1, 5)))
        side = .06 * math.sin(v * 23 + a * 2) * fo
        return p + w * (a * q[6] + .3 * side * a) + nn * d
    ob = surface(f, 70, n, mat, angle=180, solid=.075)
    m = ob.modifiers.new('sub', 'SUBSURF')
    m.levels = m.render_levels = 1
    uv = ob.data.uv_layers[0]
    for loop in ob.data.loops:
        j, i = divmod(loop.vertex_index, 71)
        uv.data[loop.index].uv = ((i / 70 - .5) * 1.9, L[j])
    # fringe: twisted cords
    import random
    random.seed(4)
    cols = [s.cloth(x, 30, .5) for x in (c['a'], c['b'], c['a'], c['d'])]
    for v, down in ((0, -1), (1, -1)):
        for i in range(26):
            u = (i + .5) / 26
            p = f(u, v)
            dx, dy, ln = random.uniform(-.05, .05), random.uniform(-.06, .04), random.uniform(.44, .54)
            pts = spline([p + Vector((0, 0, .06)), p + Vector((dx * .3, dy * .4, -.14)), p + Vector((dx * 1.2, dy, -ln * .6)), p + Vector((dx * 1.6, dy * 1.4, -ln))], 20)
            tube(pts, .026, cols[(i * 7 // 3) % 4], n=8)
            o = pillow(.07, .07, .08, cols[(i * 7 // 3) % 4], 2.0, p + Vector((dx * .3, dy * .3, -.07)), seg=10)
