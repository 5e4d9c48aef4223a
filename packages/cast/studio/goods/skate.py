from kit import *
from gear import *
import stuff as s

COLOURS = {'white': dict(a='#f0ede6', b='#c8503c', lace='#f3f0e8', wheel='#c8503c'), 'mint': dict(a='#8fc4b0', b='#f3e9cf', lace='#fbf6ea', wheel='#e8a0a8'), 'coral': dict(a='#e0705c', b='#8d9094', lace='#fbf6ea', wheel='#f0c25a'), 'green': dict(a='#4f8f6a', b='#8d9094', lace='#fbf6ea', wheel='#f0c25a'), 'blue': dict(a='#3f6fae', b='#8d9094', lace='#fbf6ea', wheel='#f0c25a'), 'rose': dict(a='#dfa3a8', b='#fbf1e6', lace='#fbf6ea', wheel='#e8c24a'), 'black': dict(a='#222224', b='#3a3a3d', lace='#e9e6dc', wheel='#c8503c')}
VIEWS = {'main': dict(az=-52, el=14, fill=0.78), 'front': dict(az=-85, el=8), 'back': dict(az=-50, el=16, focus=(0.2, -0.4, 3.5), span=1.0), 'detail': dict(az=-50, el=22, focus=(-0.6, -0.4, 2.6), span=1.8, blur=12)}


Z = 1.32


def build(c):
    boot(c)
    wheels(c)


def boot(c):
    """Toe towards -x, its sole at Z. By cuts across its length and height, melted into one skin."""
    L, B, dark = s.leather(c['a'], 34, 0.22, 0.36), s.leather(c['b'], 34, 0.2, 0.4), s.plastic('#2a2420', 0.45)
    al, lace = s.metal('#b9bcc0', 0.3), s.plastic(c['lace'], 0.9)
    # cuts: place of the middle (x, z), half width, half height — from the toe to the ankle, then up the shaft
    S = [((-1.42, 0.32), 0.02, 0.02, 0), ((-1.40, 0.33), 0.24, 0.20, 0), ((-1.30, 0.35), 0.38, 0.30, 0), ((-1.05, 0.38), 0.47, 0.37, 0.04), ((-0.70, 0.43), 0.50, 0.43, 0.10), ((-0.35, 0.54), 0.48, 0.56, 0.25),
         ((0.0, 0.74), 0.43, 0.72, 0.55), ((0.30, 1.02), 0.40, 0.74, 0.95), ((0.45, 1.35), 0.385, 0.66, 1.30), ((0.48, 1.75), 0.40, 0.63, 1.50), ((0.50, 2.2), 0.45, 0.68, 1.55), ((0.50, 2.55), 0.48, 0.72, 1.55)]
    flatten = [(a[0], a[1], w, h, t) for (a, w, h, t) in S]
    C = spline(flatten, 120)
    def skin(u, v, lift=0.0):
        x, z, w, h, t = C[min(120, int(round(v * 120)))]
        a = 2 * pi * u
        n = 2.5
        sp = lambda q: math.copysign(abs(q) ** (2 / n), q)
        yy, k = sp(math.cos(a)) * (w + lift), sp(math.sin(a)) * (h + lift)
        # the cut's plane turns from upright (t=0) to level (t=pi/2): k runs up, then to the front
        px, pz = x - k * math.sin(t), z + k * math.cos(t)
        return Vector((px, yy, Z + max(0.02, pz)))
    # heel: a rounded block joined to the shaft
    def cup(u, v):
        if v < 0.8:
            return skin(u, v / 0.8)
        k = (v - 0.8) / 0.2
        p, mid = skin(u, 1.0), Vector((C[120][0], 0, Z + C[120][1]))
        return mid + (p - mid) * (1 - 0.30 * min(1, k * 3) - 0.70 * max(0, k * 3 - 2)) + Vector((0, 0, -0.7 * min(1, max(0, k * 3 - 1))))
    boot = surface(cup, 96, 150, L, loop_u=True, angle=180)
    heel = pillow(1.25, 0.82, 1.5, L, 2.6, (0.45, 0, Z + 0.62), seg=48)
    toe = pillow(2.5, 0.94, 0.5, L, 3.0, (-0.2, 0, Z + 0.22), seg=48)
    body = fuse([boot, heel, toe], 0.028, 14)
    # sole and heel
    sole = spline([(-1.50, 0.0), (-1.36, 0.36), (-1.0, 0.50), (-0.5, 0.50), (0.1, 0.40), (0.6, 0.44), (0.98, 0.36), (1.08, 0.0)], 50)
    o = [(x, y) for x, y in sole] + [(x, -y) for x, y in reversed(sole[1:-1])]
    plate(o, 0.13, dark, 0.03, (0, 0, Z - 0.04))
    hl = [(x, y * 0.95) for x, y in o if x > 0.25]
    plate(hl, 0.30, dark, 0.03, (0.0, 0, Z - 0.22))
    # tongue and lace stays
    bvh = None
    bpy.context.view_layer.update()
    ev = body.evaluated_get(bpy.context.evaluated_depsgraph_get())
    me = ev.to_mesh()
    bvh = BVHTree.FromPolygons([v.co.copy() for v in me.vertices], [tuple(p.vertices) for p in me.polygons])
    ev.to_mesh_clear()
    ridge = spline([(-0.75, Z + 0.86), (-0.48, Z + 1.05), (-0.22, Z + 1.35), (-0.10, Z + 1.75), (-0.10, Z + 2.15), (-0.14, Z + 2.5)], 60)
    def onto(i, y):
        x, z = ridge[i]
        x1, z1 = ridge[min(60, i + 1)]
        x0, z0 = ridge[max(0, i - 1)]
        t = Vector((x1 - x0, 0, z1 - z0)).normalized()
        nrm = Vector((-t.z, 0, t.x))
        if nrm.x > 0:
            nrm = -nrm
        p, n = hug(bvh, Vector((x, y, z)) + nrm * 0.9, -nrm, 0.012)
        return p, n
    for k in (-1, 1):
        P, U = zip(*[onto(i, k * (0.135 + 0.05 * i / 60)) for i in range(0, 61)])
        ribbon(list(P), list(U), flat(0.16, 0.035, 0.012), B)
        stitches([p + u * 0.022 + Vector((0, k * 0.055, 0)) for p, u in zip(P, U)], s.plastic(c['lace'], 0.8), 0.055, 0.007)
        for j in range(9):
            i = 4 + int(j * 6.8)
            p, n = P[i], U[i]
            e = tube([(0.032 * math.cos(a), 0.032 * math.sin(a), 0) for a in [2 * pi * q / 16 for q in range(16)]], 0.010, al, True, 8)
            e.matrix_world = Matrix.Translation(p + n * 0.022) @ n.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    for j in range(9):
        i = 4 + int(j * 6.8)
        for k in (-1, 1):
            i2 = min(60, i + 6)
            a, an = onto(i, -k * 0.14)
            b, bn = onto(i2, k * 0.14)
            m, mn = onto((i + i2) // 2, 0)
            ribbon([a + an * 0.04, m + mn * (0.085 + 0.02 * (k > 0)), b + bn * 0.045], [an, mn, bn], flat(0.075, 0.022, 0.009), lace)
    # bow
    q, n = onto(60, 0)
    q = q + n * 0.08
    for k in (-1, 1):
        lp = spline([tuple(q), tuple(q + Vector((-0.10, k * 0.28, 0.10))), tuple(q + Vector((-0.16, k * 0.42, -0.06))), tuple(q + Vector((-0.12, k * 0.24, -0.14))), tuple(q)], 40)
        ribbon(lp, [Vector((-1, 0, 0.2))] * 41, flat(0.07, 0.02, 0.008), lace)
        tl = spline([tuple(q), tuple(q + Vector((-0.12, k * 0.14, -0.22))), tuple(q + Vector((-0.14, k * 0.24, -0.62)))], 24)
        ribbon(tl, [Vector((-1, 0, 0.1))] * 25, flat(0.07, 0.02, 0.008), lace)
    pillow(0.1, 0.12, 0.1, lace, 2.5, tuple(q), seg=20)
    # collar, padded; backstay
    rim = [skin(i / 80, 1.0) for i in range(80)]
    tube(rim, 0.065, B, True, 14)
    st, su = zip(*[hug(bvh, (3, 0, Z + 0.15 + 2.3 * i / 50), (-1, 0, 0), 0.014) for i in range(51)])
    ribbon(list(st), list(su), flat(0.24, 0.03, 0.01), B)
    for k in (-1, 1):
        stitches([p + u * 0.02 + Vector((0, k * 0.095, 0)) for p, u in zip(st, su)], s.plastic(c['lace'], 0.8), 0.06, 0.008)


def wheels(c):
    """Plate, trucks, wheels and the toe's stop."""
    al = s.metal('#b9bcc0', 0.3)
    box(3.0, 0.5, 0.10, al, 0.03, (-0.2, 0, Z - 0.40))
    # trucks, wheels, toe stop
    for x in (-1.0, 0.75):
        box(0.36, 0.30, 0.45, al, 0.06, (x, 0, 0.80), (0, 0.25 if x < 0 else -0.25, 0))
        tube([(x, -0.82, 0.46), (x, 0.82, 0.46)], 0.07, al)
        lathe(spline([(0.05, -0.06), (0.16, -0.05), (0.17, 0.0), (0.16, 0.05), (0.05, 0.06)], 12), s.plastic(c['wheel'], 0.5), 32).location = (x, 0, 0.70)
        for k in (-1, 1):
            w = lathe(spline([(0.16, 0.20), (0.28, 0.21), (0.40, 0.18), (0.455, 0.10), (0.46, 0.0), (0.455, -0.10), (0.40, -0.18), (0.28, -0.21), (0.1, -0.2)], 50), s.Mat(Base_Color=c['wheel'], Roughness=0.4, Specular=0.45).m, 56)
            hub = lathe([(0.06, 0.16), (0.14, 0.16), (0.17, 0.2), (0.19, 0.2)], s.plastic('#efeee9', 0.4), 40)
            nut = lathe([(0, 0.24), (0.07, 0.24), (0.08, 0.22), (0.08, 0.1)], al, 6, angle=20)
            group([w, hub, nut], (x, k * 0.62, 0.46), (-k * pi / 2, 0, 0))
    stop = lathe(spline([(0, 0), (0.20, 0.0), (0.24, 0.05), (0.22, 0.22), (0.12, 0.30), (0.09, 0.5)], 24), s.plastic(c['wheel'], 0.5), 40)
    shift(stop, (-1.66, 0, 0.42), (0, 0.45, 0))
