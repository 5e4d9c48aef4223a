from apparel import *

COLOURS = {'sea': dict(a='#2f6f87', b='#f1e8d6', cord='#f1e8d6'), 'khaki': dict(a='#a8936a', b='#7d6a47', cord='#e9dfc8'), 'black': dict(a='#26272b', b='#c9cbce', cord='#d8d8d8'), 'mint': dict(name='TIDEWATER', a='#8cc4ae', b='#f3ead8', cord='#f8f3e8'), 'sky': dict(name='TIDEWATER', a='#7fb2d4', b='#f3ead8', cord='#f8f3e8'), 'pink': dict(name='TIDEWATER', a='#dd8fa0', b='#f6ebe0', cord='#fff6ee'),
           'coral': dict(a='#d9614c', b='#f4e3d2', cord='#fff3e6')}
VIEWS = {'main': dict(az=-16, el=8, fill=.82), 'front': dict(az=0, el=4, fill=.82), 'detail': dict(az=-18, el=14, focus=(.1, -1.0, 3.6), span=2.0, blur=12),
         'side': dict(az=42, el=16)}


def build(c):
    a = twill(c['a'], 9, 'UV', strength=.25)
    nu = 144
    seat = [curve((2.55, 2.0), (3.1, 1.90), (3.7, 1.72), (4.25, 1.60)), curve((2.55, 1.06), (3.1, 1.03), (3.7, .92), (4.25, .84))]
    TOP, CZ = 4.25, 2.55

    def leg(sg):
        """Half of the seat's ring, closed along the middle seam, that turns into an oval below the crotch."""
        e = 2 / 2.3
        sp = lambda x: math.copysign(abs(x) ** e, x)

        def f(u, v):
            z = TOP - (TOP - .25) * v
            k = min(1, max(0, (CZ + .05 - z) / 1.2))
            k = k * k * (3 - 2 * k)
            W, D = seat[0](max(CZ, z)), seat[1](max(CZ, z))
            if u < .68:
                b = -pi / 2 + pi * u / .68
                dx, dy = W * sp(math.cos(b)), D * sp(math.sin(b))
            else:
                q = (u - .68) / .32
                b = pi / 2 + pi * q
                dx, dy = .0, D * (1 - 2 * q)
            x, y = 1.30 + 1.08 * math.cos(b), 1.10 * math.sin(b)
            return sg * (dx + (x - dx) * k), dy + (y - dy) * k, z
        return surface(f, 100, 64, a, loop_u=True, angle=180)
    legs = [leg(sg) for sg in (-1, 1)]
    for o in legs:
        fabric_uv(o, 100)
    thighs = [limb([(sg * .88, 0, 2.9), (sg * 1.0, 0, 2.2), (sg * 1.12, 0, 1.3), (sg * 1.2, 0, -.2)], [(.7, .76), (.84, .84), (.80, .80), (.72, .72)], None, 32, 20) for sg in (-1, 1)]
    drape(legs, lambda p: max(0, min(1, (p.z - 2.5) * 3)), thighs, 24, .06, 14, .15)
    th = s.plastic(s.shade(c['a'], 1.35), .85)
    for o in legs:
        finish(o, .03)
    for o in legs:
        creases(o, [(0, 2.5, -1, .5, 1.1, 8), (0, 2.5, 1, .5, 1.1, 8)], .05)
    for o in legs:
        hem(o, 61, 100, th, .015, .07, .009)
    t = tree(*legs)
    # gathered waist, cord, fly seam, slant pockets, side stripe
    def waist(u, v):
        a_ = 2 * pi * u
        g = 1 + .018 * math.sin(u * 2 * pi * 44) * math.sin(pi * v)
        f = (1 - math.sin(a_)) / 2
        e = 2 / 2.3
        sp = lambda x: math.copysign(abs(x) ** e, x)
        si = sp(math.sin(a_))
        return 1.635 * g * sp(math.cos(a_)), .875 * g * si, 3.98 + .40 * v + (.06 * (si > 0) * abs(si) - .04 * (si < 0) * abs(si))
    surface(waist, 264, 14, a, loop_u=True, angle=180, solid=.09)
    for v in (.30, .52, .74):
        stitches([Vector(waist(i / 200, v)) * 1.0 + Vector((waist(i / 200, v)[0], waist(i / 200, v)[1], 0)).normalized() * .055 for i in range(200)], th, .06, .008, True)
    cm = s.weave(c['cord'], 30, 'UV', (.5, 5), strength=.5)
    for sg in (-1, 1):
        e = lathe(spline([(.03, 0), (.036, .014), (.055, .014), (.062, 0)], 10), s.metal('#b9bcc0', .25), 24, angle=180)
        p = Vector((sg * .20, -.935, 4.14))
        e.location, e.rotation_euler = p, (pi / 2, 0, 0)
        cord([p, p + Vector((-sg * .06, -.09, -.02)), p + Vector((-sg * .17, -.11, -.06))], cm, .036)
        cord([Vector((0, -1.04, 4.08)), Vector((sg * .16, -1.12, 4.10)), Vector((sg * .42, -1.16, 3.98)), Vector((sg * .46, -1.15, 3.78)), Vector((sg * .26, -1.12, 3.86)), Vector((sg * .05, -1.06, 4.05))], cm, .036)
        cord([Vector((0, -1.05, 4.06)), Vector((sg * .10, -1.14, 3.8)), Vector((sg * .16, -1.16, 3.4)), Vector((sg * .22, -1.16, 3.02))], cm, .036)
        tip = lathe([(0, 0), (.045, 0), (.045, .14), (0, .14)], s.metal('#b9bcc0', .3), 16)
        tip.location = (sg * .22, -1.16, 2.90)
    pillow(.16, .14, .17, cm, 2.2, (0, -1.07, 4.05), seg=20)
    sew(t, [(0, 3.9), (-.02, 3.2), (0, 2.6)], th, .02, .07, .009)
    for sg in (-1, 1):
        lay(t, [(sg * 1.12, 3.84), (sg * 1.40, 3.2), (sg * 1.72, 2.55)], [(sg * 1.18, 3.84), (sg * 1.46, 3.2), (sg * 1.78, 2.57)], a, .02, .04, 40, 4, .01)
        sew(t, [(sg * 1.06, 3.82), (sg * 1.33, 3.18), (sg * 1.66, 2.5)], th, .03, .07, .009)
    lay(t, [(-1.72, .62), (-1.34, .62)], [(-1.72, .44), (-1.34, .44)], s.weave(c['b'], 60, 'Object'), .03, .014, 20, 6, .004)
    text(c.get('name', 'VELONOVA'), .058, s.plastic(c['a'], .6), hit(t, -1.53, .53)[0] + Vector((0, -.055, 0)), (pi / 2, 0, -.0), .002, 1.1)
