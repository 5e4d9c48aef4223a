from apparel import *

COLOURS = {'blue': dict(a='#4a74b0', brim='#4a74b0', thread='#7f9fce'), 'purple': dict(a='#6f5596', brim='#6f5596', thread='#9c86bd'), 'coral': dict(a='#d97a62', brim='#d97a62', thread='#eba896'), 'green': dict(a='#5f8a5c', brim='#5f8a5c', thread='#8fb08c'),
           'navy': dict(a='#26365a', brim='#26365a', mark='#f0e4c8', thread='#5d719c'), 'sand': dict(a='#c9b48c', brim='#7a5233', mark='#5b3a22', thread='#efe2c4'),
           'red': dict(a='#b3302b', brim='#b3302b', mark='#f7efe2', thread='#e08a80'), 'black': dict(a='#222224', brim='#222224', mark='#d8d8d8', thread='#55555a')}
VIEWS = {'main': dict(az=-38, el=14), 'front': dict(az=0, el=8), 'side': dict(az=-90, el=8), 'detail': dict(az=-30, el=18, focus=(.0, -.85, .75), span=1.4, blur=12), 'back': dict(az=150, el=18)}


def crown(u, v, lift=0.0):
    """u from the front round; v from the rim to the button; six panels, the front two stand up."""
    a = 2 * pi * u
    t = v * pi / 2
    front = max(0, math.cos(a))
    q = math.cos(t) ** (.62 + .0 * front) if v < 1 else 0
    rx, ry = .80, .98
    seam = abs(math.sin(3 * a + 0)) ** .5
    k = 1 + .018 * (seam - .7) * math.sin(pi * min(1, v * 1.05)) + lift
    z = .12 + 1.12 * math.sin(t) ** (.96) * (1 + .06 * front * math.sin(2 * t))
    from mathutils import noise
    w = .012 * noise.noise(Vector((math.sin(a) * 2.2, math.cos(a) * 2.2, v * 3)))
    return (q * (k + w) * rx * math.sin(a), -q * (k + w) * ry * math.cos(a), z + lift * math.sin(t))


def build(c):
    a, b = cotton(c['a'], .35), cotton(c['brim'], .35)
    th = s.plastic(c['thread'], .8)
    surface(crown, 180, 60, a, loop_u=True, angle=180)
    surface(lambda u, v: Vector(crown(u, v * .5)) * .975, 120, 20, s.cloth(s.shade(c['a'], .7), 40, .2), loop_u=True, angle=180)
    for k in range(6):
        u = k / 6
        for d in (-.007, .007):
            stitches([Vector(crown(u + d / max(.18, math.cos(i / 50 * 1.5)), i / 50 * .95, .006)) for i in range(2, 50)], th, .04, .006)
        p = Vector(crown(u + 1 / 12, .66, .004))
        n = Vector((p.x, p.y, p.z - .35)).normalized()
        o = lathe(spline([(.014, -.004), (.02, .01), (.036, .012), (.044, .0)], 10), th, 24, angle=180)
        o.location, o.rotation_euler = p, n.to_track_quat('Z', 'Y').to_euler()
    o = lathe(spline([(0, .055), (.05, .045), (.075, .015), (.07, -.02)], 20), a, 40, angle=180)
    o.location = (0, 0, crown(0, 1)[2] - .005)

    # peak: a stiff curved shield
    def peak(u, v, lift=0.0):
        t = (2 * u - 1)
        g = t * 1.25
        p0 = Vector((.80 * math.sin(g), -.98 * math.cos(g), .13))
        reach = .86 * max(0, 1 - t * t) ** 1.0
        d = Vector((math.sin(g) * .30, -1, 0)).normalized()
        p = p0 + d * reach * v
        k = min(1, reach / .35)
        p.z += k * (-.30 * (p.x / .85) ** 2 * v - .10 * v + .05 * math.sin(pi * v)) + lift
        return p
    surface(lambda u, v: peak(u, v), 100, 30, b, angle=180, solid=.045, bevel=.016)
    for k in range(6):
        v = .16 + .145 * k
        stitches([peak(.04 + .92 * i / 160, v, .026) for i in range(161)], th, .045, .0065)
    # embroidered mark: a snowy peak, and the sweat band's edge
    def on(x, z):
        g = math.asin(max(-1, min(1, x / .8)))
        lo, hi = 0.0, .9
        u = g / (2 * pi)
        for _ in range(24):
            m = (lo + hi) / 2
            (lo, hi) = (m, hi) if crown(u, m)[2] < z else (lo, m)
        for _ in range(4):
            q = crown(u, lo)
            u += (x - q[0]) * .16
        return Vector(crown(u, lo, .012))
    for line in () if 'mark' not in c else ([(-.26, .48), (-.06, .80), (.04, .66), (.12, .76), (.28, .48)], [(-.26, .48), (.28, .48)], [(-.14, .67), (-.06, .62), (0, .70)]):
        pts = [on(x, z) for x, z in resample_xz(line, .012)]
        sweep(pts, circle(.022, 8), s.plastic(c['mark'], .6), angle=180)
    piping = [crown(i / 120, .0, .004) for i in range(120)]
    tube(piping, .016, a, True, n=10)


def resample_xz(line, d):
    return [(p.x, p.z) for p in resample([Vector((x, 0, z)) for x, z in line], d)]
