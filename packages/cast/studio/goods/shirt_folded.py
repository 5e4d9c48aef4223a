from apparel import *

COLOURS = {'boxed': dict(a='#dfe7f2', b='#f6f3ee', thread='#c9cdd6', lab='#22324f', st='#4a72ad', white=1, tie='#5f1a2c', dot='#c98a9a'), 'blue': dict(a='#a9c3df', b='#f4f2ec', thread='#8fadcd', lab='#22324f'), 'white': dict(a='#efedea', b='#f6f3ee', thread='#d3d0ca', lab='#7a2430'), 'stripe': dict(a='#e9e6e0', b='#f6f3ee', thread='#c9cdd6', lab='#22324f', st='#3f5f93'),
           'rose': dict(a='#e0b3b0', b='#f6efe8', thread='#c99491', lab='#5b2d3a')}
VIEWS = {'main': dict(az=-18, el=50, fill=.8), 'front': dict(az=0, el=62, fill=.8), 'detail': dict(az=-20, el=42, focus=(0, .9, .45), span=1.9, blur=12),
         'side': dict(az=42, el=16)}


def cloth_(c):
    if 'st' in c:
        m = s.Mat(Roughness=.85, Specular=.15, Sheen=.3)
        f = m.math('FRACT', m.math('MULTIPLY', m.xyz('X'), 9.0))
        m.set(Base_Color=m.mix(m.math('LESS_THAN', f, .28), c['a'], c['st']))
        m.bump(m.noise(80, 3), .12, .008)
        return m.m
    return cotton(c['a'], .3)


def m_rib(m, n):
    """Slanting stripes of a silk weave."""
    return m.math('GREATER_THAN', m.math('FRACT', m.math('MULTIPLY', m.math('ADD', m.xyz('X'), m.xyz('Y')), n / 10)), .72)


def build(c):
    from mathutils import noise
    a, th = cloth_(c), s.plastic(c['thread'], .8)
    W, H = 1.22, 1.62          # half width and half length of the packet, lying flat, collar towards +y
    def body(x, y):
        ex, ey = max(0, 1 - abs(x / W) ** 7), max(0, 1 - abs(y / H) ** 9)
        edge = (ex * ey) ** .28
        roll = .10 * math.exp(-((y - 1.2) / .35) ** 2) * math.exp(-(x / .8) ** 4)
        w = .012 * noise.noise(Vector((x * 1.6, y * 1.1, 2))) + .010 * noise.noise(Vector((x * 4, y * 1.6, 5)))
        side = .035 * math.exp(-((abs(x) - .86) / .16) ** 2) * (1 - .3 * y)
        return .04 + .30 * edge + (roll + w - side * .3) * edge
    def top(u, v):
        p = lambda t: math.copysign(1 - (1 - abs(2 * t - 1)) ** 1.6, 2 * t - 1)
        x, y = W * p(u), H * p(v)
        return (x, y, body(x, y))
    surface(top, 110, 130, a, angle=180)
    # folded layers seen at the edges
    for k in range(3):
        z = .05 + .075 * k
        plate(rrect(2 * W - .02 - .03 * (k % 2), 2 * H - .03 - .02 * k, .10, 8), .055, a, .025, (.01 * (k - 1), .012 * k, z))
    Z = lambda x, y: body(max(-W, min(W, x)), max(-H, min(H, y)))
    def strip(A, B, lift, thick, n=60, m=10, mat=None, bulge=0):
        p, q = spline(A, n), spline(B, n)
        def f(i, j):
            (x0, y0), (x1, y1) = p[round(i * n)], q[round(i * n)]
            x, y = x0 + (x1 - x0) * j, y0 + (y1 - y0) * j
            return x, y, Z(x, y) + lift + bulge * math.sin(pi * j)
        return surface(f, n, m, mat or a, angle=50, solid=thick, bevel=.006)
    # placket with buttons
    strip([(-.13, -1.58), (-.13, 0), (-.13, 1.12)], [(.15, -1.58), (.15, 0), (.15, 1.12)], .018, .022, 90, 8)
    for x in (-.105, .125):
        stitches([(x, y / 100, Z(x, y / 100) + .036) for y in range(-156, 112)], th, .045, .006)
    pearl = s.Mat(Base_Color='#f0ece2', Roughness=.16, Specular=.6, Clearcoat=.6).m
    def btn(x, y, lift=.04, r=.052):
        ob = lathe(spline([(0, .010), (r * .6, .010), (r * .72, .018), (r * .95, .020), (r, .006), (r * .9, -.008), (0, -.01)], 30), pearl, 32, angle=180)
        ob.location = (x, y, Z(x, y) + lift)
        for k in range(4):
            q = pi / 4 + k * pi / 2
            d = lathe([(0, .0118), (r * .12, .0118)], s.plastic('#6a6258', .9), 10)
            d.location = (x + r * .28 * math.cos(q), y + r * .28 * math.sin(q), Z(x, y) + lift)
    for y in (-1.25, -.68, -.11, .46, .96):
        btn(.01, y)
    # chest pocket on the wearer's left
    strip([(.34, .52), (.34, .25), (.34, -.01)], [(.86, .52), (.86, .25), (.86, -.01)], .016, .02, 40, 20)
    strip([(.34, -.01), (.47, -.045), (.60, -.085)], [(.86, -.01), (.73, -.045), (.60, -.085)], .016, .02, 20, 20)
    stitches([(x, y, Z(x, y) + .034) for x, y in [(p.x, p.y) for p in resample([Vector(q + (0,)) for q in ((.365, .50), (.365, .005), (.60, -.058), (.835, .005), (.835, .50))], .02)]], th, .045, .006)
    strip([(.34, .545), (.34, .44)], [(.86, .545), (.86, .44)], .024, .02, 16, 20)
    # collar: a stand round the neck and two leaves, points spread
    cx, cy = .0, 1.34
    def stand(u, v):
        t = pi * (-.5 + 2 * u)
        r = .60 - .05 * v
        x, y = r * math.sin(2 * pi * u), cy - .02 - .36 * math.cos(2 * pi * u)
        back = (1 - math.cos(2 * pi * u)) / 2
        return x, y + .10 * back, .34 + .05 + (.14 + .26 * back) * v
    white = cotton(c['b'], .3) if 'white' in c else a
    surface(lambda u, v: stand(.03 + .94 * u, v), 90, 10, white, angle=180, solid=.03, bevel=.01)
    def leaf(sg):
        def f(u, v):
            # u from the front opening round to the back of the neck; v from the fold to the edge
            t = .035 + .465 * u
            x, y, z = stand(t, 1.0)
            ox, oy = math.sin(2 * pi * t), -math.cos(2 * pi * t)
            front = max(0, 1 - u * 2.1)
            ln = .26 + .36 * front ** 1.6
            d = Vector((ox * .8 + .55 * front, oy * .9 - .55 * front, 0)).normalized()
            q = Vector((x, y, 0)) + d * (.03 + ln * v)
            base = max(.0, body(max(-W, min(W, q.x)), max(-H, min(H, q.y)))) if abs(q.y) < H and abs(q.x) < W else .05
            zz = z + .035 * math.sin(pi * min(1, v * 1.6)) - (z - max(base + .05, .30)) * (v ** .9)
            return (sg * q.x, q.y, zz)
        surface(f, 70, 20, white, angle=60, solid=.03, bevel=.01)
        stitches([Vector(f(i / 100, .90)) + Vector((0, 0, .024)) for i in range(1, 100)], th, .04, .0055)
        stitches([Vector(f(.02, .1 + .8 * i / 30)) + Vector((0, 0, .024)) for i in range(30)], th, .04, .0055)
    if 'tie' in c:
        silk = s.Mat(Roughness=.42, Specular=.4, Sheen=.4)
        f, g = m_rib(silk, 34), silk.noise(120, 2)
        silk.set(Base_Color=silk.mix(f, c['tie'], s.shade(c['tie'], 1.5)))
        silk.bump(f, .25, .006)
        strip([(-.10, .92), (-.17, .1), (-.24, -1.0), (-.25, -1.28), (-.02, -1.56)], [(.12, .92), (.19, .1), (.26, -1.0), (.27, -1.28), (.02, -1.565)], .085, .035, 120, 24, silk.m, .05)
        strip([(-.17, 1.10), (-.15, 1.0), (-.10, .86)], [(.19, 1.10), (.17, 1.0), (.12, .86)], .15, .09, 40, 24, silk.m, .09)
    leaf(1)
    leaf(-1)
    btn(0, cy - .40, .13, .05)
    # inside of the neck: lining and label
    surface(lambda u, v: (.56 * v * math.sin(2 * pi * u), cy + .06 - .34 * v * math.cos(2 * pi * u), .40 + .02 * v), 60, 8, a, loop_u=True, angle=180)
    plate(rrect(.46, .20, .02), .012, s.weave(c['lab'], 60, 'Object'), .004, (0, cy + .36, .60), (1.15, 0, 0))
    text('PORTER LANE', .062, s.plastic('#efe9da', .6), (0, cy + .352, .606), (1.15, 0, 0), .002, 1.15)
