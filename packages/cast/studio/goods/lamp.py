from device import *

COLOURS = {'mustard': dict(a='#d79a2b'), 'sage': dict(a='#7f9a80'), 'black': dict(a='#202124'), 'red': dict(a='#b5302b')}
VIEWS = {'main': dict(az=-24, el=7), 'front': dict(az=0, el=8), 'detail': dict(az=-24, el=0, focus=(-0.9, 0, 3.3), span=1.9, blur=10), 'side': dict(az=-80, el=10)}


def shade_(c):
    """Opening towards -z, neck towards +z."""
    A = lacquer(c['a'], 0.15, coat=0.7)
    lathe(spline([(0.80, -0.62), (0.795, -0.6), (0.76, -0.42), (0.66, -0.18), (0.5, 0.05), (0.32, 0.2), (0.22, 0.27), (0.2, 0.33)], 60), A, 128)
    lathe(spline([(0.80, -0.62), (0.78, -0.6), (0.745, -0.42), (0.645, -0.18), (0.48, 0.04), (0.3, 0.18), (0, 0.2)], 60), s.plastic('#f6f1e6', 0.5), 128)
    tube([(0.8 * math.cos(a), 0.8 * math.sin(a), -0.62) for a in [2 * pi * i / 128 for i in range(128)]], 0.014, A, True)
    cyl(0.2, 0.34, A, (0, 0, 0.3), b=0.02)
    for i in range(4):
        lathe([(0.2, 0.40 + i * 0.05), (0.214, 0.405 + i * 0.05), (0.214, 0.42 + i * 0.05), (0.2, 0.425 + i * 0.05)], A, 96)
    cyl(0.2, 0.05, s.brass(), (0, 0, 0.62), b=0.02)
    cyl(0.13, 0.2, s.plastic('#efe9dc', 0.4), (0, 0, 0.0), b=0.02)
    lathe(spline([(0, -0.52), (0.14, -0.48), (0.25, -0.36), (0.28, -0.24), (0.23, -0.1), (0.14, 0.0), (0.13, 0.06)], 40), lit('#ffe3ae', 9), 64)
    li = bpy.data.lights.new('lamp', 'POINT'); li.energy, li.color, li.shadow_soft_size = 28, (1, 0.83, 0.6), 0.28
    ob = bpy.data.objects.new('lamp', li); bpy.context.scene.collection.objects.link(ob); ob.location = (0, 0, -0.6)


def build(c):
    A, S, K = lacquer(c['a'], 0.15, coat=0.7), chrome('#cfd1d4', 0.12), s.plastic('#1b1b1d', 0.5)
    lathe(spline([(0, 0), (0.78, 0), (0.82, 0.02), (0.82, 0.06), (0.78, 0.12), (0.6, 0.16), (0.2, 0.18), (0, 0.18)], 60), A, 128)
    cyl(0.14, 0.2, A, (0.25, 0, 0.15), b=0.03)
    cyl(0.075, 0.05, K, (-0.35, -0.35, 0.155), b=0.015)
    J = [Vector((0.25, 0, 0.42)), Vector((1.0, 0, 2.15)), Vector((-0.55, 0, 3.45))]
    for sy in (-1, 1):
        for a, b in ((J[0], J[1]), (J[1], J[2])):
            off = Vector((0, sy * 0.085, 0))
            rod(a + off, b + off, 0.032, A)
    for a, b, t0, t1 in ((J[0], J[1], 0.1, 0.55), (J[1], J[2], 0.06, 0.5)):
        p, q = a.lerp(b, t0), a.lerp(b, t1)
        tube(helix(p, q, 0.045, 40, 700), 0.011, S, n=8)
        rod(q, a.lerp(b, t1 + 0.12), 0.01, S)
        cyl(0.02, 0.24, S, tuple(a.lerp(b, t1 + 0.12) + Vector((0, 0.12, 0))), (pi / 2, 0, 0), 0.004)
    for p in J:
        cyl(0.12, 0.06, A, tuple(p + Vector((0, 0.15, 0))), (pi / 2, 0, 0), 0.015, seg=64)
        cyl(0.12, 0.06, A, tuple(p + Vector((0, -0.09, 0))), (pi / 2, 0, 0), 0.015, seg=64)
        cyl(0.045, 0.36, S, tuple(p + Vector((0, 0.18, 0))), (pi / 2, 0, 0), 0.01, seg=40)
        put(knob(0.075, 0.07, K, ridges=20, deep=0.1, b=0.012), tuple(p + Vector((0, -0.16, 0))), (pi / 2, 0, 0))
    rod(J[2], J[2] + Vector((-0.26, 0, 0.04)), 0.035, A)
    place(shade_, c, at=tuple(J[2] + Vector((-0.46, 0, -0.12))), rot=(-0.42, 0.55, 0))
    cable = spline([tuple(J[1] + Vector((0.03, 0.1, 0))), (1.15, 0.16, 1.4), (0.75, 0.2, 0.7), (0.55, 0.3, 0.25), (0.8, 0.62, 0.03), (1.4, 0.85, 0.03), (1.9, 0.6, 0.03)], 90)
    tube(cable, 0.026, s.weave('#2b2723', 1, 'UV', (10, 500), '#c9b48a', 0.6, 0.2))


def book(w, d, h, colour):
    box(w, d, h - 0.06, s.paper(), 0.01, (-0.03, 0, h / 2))
    for z in (0.015, h - 0.015):
        box(w + 0.06, d + 0.1, 0.03, s.cloth(colour, 60, 0.2), 0.012, (0, 0, z))
    box(0.03, d + 0.1, h, s.cloth(colour, 60, 0.2), 0.012, (w / 2 + 0.02, 0, h / 2))


def scene(c):
    """Over a pile of books."""
    build(c)
    for i, (w, d, h, q, a) in enumerate(((1.5, 2.1, 0.26, '#2f5a6b', 0.2), (1.35, 1.9, 0.2, '#b5543a', 0.45), (1.2, 1.7, 0.3, '#d9c28a', 0.1))):
        place(book, w, d, h, q, at=(-1.45, -0.5, (0, 0.26, 0.46)[i]), rot=(0, 0, a))


VIEWS['scene'] = dict(az=-16, el=12, scene=scene)
