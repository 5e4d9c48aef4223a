from apparel import *

COLOURS = {'odd': dict(a='#d9a52e', b='#3f6fae', twin=dict(a='#3f6fae', b='#d9a52e')), 'stripe': dict(a='#e5dcc8', b='#b5452f', st='#2f4b66'), 'forest': dict(a='#3f5f4b', b='#d9a23f', st='#e9dfc6'), 'grey': dict(a='#8e9094', b='#4a4d53', st='#d4d5d6'), 'plum': dict(a='#6a3a58', b='#e0a89a', st='#f0e2d6')}
VIEWS = {'main': dict(az=-14, el=12), 'side': dict(az=0, el=5), 'detail': dict(az=-20, el=18, focus=(.3, -.3, 2.6), span=1.5, blur=12),
         'back': dict(az=42, el=16)}


def sock(c):
    from mathutils import noise
    # path of the middle line: leg down, heel, foot out to the toe; (x, z, half height in the plane, half width)
    K = [(.62, 3.25, .50, .38), (.62, 2.9, .47, .37), (.61, 2.4, .47, .36), (.58, 1.9, .45, .35), (.52, 1.42, .44, .34), (.44, 1.02, .50, .34), (.26, .66, .60, .335), (-.08, .46, .50, .33), (-.48, .38, .40, .34), (-.92, .34, .36, .35), (-1.32, .30, .31, .33), (-1.58, .275, .24, .26), (-1.72, .265, .02, .02)]
    n = 150
    S = spline(K, n)
    P = [Vector((x, 0, z)) for x, z, *_ in S]
    F = frames(P, False, (0, 1, 0))

    def f(u, v):
        k = round(v * n)
        p, t, sd, nn = F[k]
        a = 2 * pi * u
        h, w = S[k][2], S[k][3]
        heel = math.exp(-((v - .53) / .09) ** 2)
        q = p + sd * (math.cos(a) * h) + Vector((0, 1, 0)) * (math.sin(a) * w)
        q += (Vector((.34, 0, -.30)) * heel * max(0, (q - p).normalized().dot(Vector((.75, 0, -.66)))) ** 2 * .55)
        fold = noise.noise(Vector((q.x * 2.2, q.y * 1.5, q.z * 3.2)))
        ank = math.exp(-((v - .42) / .10) ** 2)
        rib = .012 * math.sin(u * 2 * pi * 44) * (v < .15)
        q += (q - p).normalized() * (.03 * fold * (v > .12) + .035 * ank * math.sin(v * 95 + 2 * math.sin(a)) * max(0, math.cos(a)) + rib)
        q.z = max(q.z, 0)
        return q

    def mask(m, x, y):
        uv = m.coord.outputs['UV']
        v = m.node('SeparateXYZ', 1, Vector=uv)
        u = m.node('SeparateXYZ', 0, Vector=uv)
        toe = m.math('GREATER_THAN', v, .885)
        top = m.math('LESS_THAN', v, .035)
        # the heel cup: near v .53 on the outer side (u about .5)
        du = m.math('ABSOLUTE', m.math('SUBTRACT', u, .5))
        dv = m.math('ABSOLUTE', m.math('SUBTRACT', v, .52))
        heel = m.math('LESS_THAN', m.math('ADD', m.math('MULTIPLY', du, .42), dv), .105)
        return m.math('MINIMUM', 1.0, m.math('ADD', m.math('ADD', toe, top), heel))
    kn = jersey(c['a'], 84, 150, second=c['b'], mask=mask, strength=.7, wool=.5)
    ob = surface(f, 176, n, kn, loop_u=True, angle=180)
    # stripes below the rib: thin bands laid on
    for v0, v1 in ((.185, .215), (.235, .265)) if 'st' in c else ():
        bandm = jersey(c['st'], 84, 6, strength=.7, wool=.5)
        surface(lambda u, v: f(u, v0 + (v1 - v0) * v) + (f(u, v0) - F[round(v0 * n)][0]).normalized() * .006, 176, 4, bandm, loop_u=True, angle=180)
    # the opening
    surface(lambda u, v: f(u, v * .10) + (F[0][0] - f(u, 0)).normalized() * .05, 176, 10, kn, loop_u=True, angle=180)
    tube([f(i / 176, 0) + (F[0][0] - f(i / 176, 0)).normalized() * .02 for i in range(176)], .032, jersey(c['b'], 4, 200, strength=.6), True, n=10)


def build(c):
    sock(c)
    group(made(sock, c.get('twin', c)), (.55, .95, 0), (0, 0, -.12))
