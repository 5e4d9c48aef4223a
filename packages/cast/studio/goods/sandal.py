from apparel import *

COLOURS = {'sea': dict(top='#3f86a8', mid='#e9e4d6', out='#28566d', strap='#22485c', mark='#f2c14e'), 'coral': dict(top='#e86a54', mid='#f4e6d6', out='#a83f30', strap='#f3efe6', mark='#c8452f'),
           'black': dict(top='#2b2b2e', mid='#57585c', out='#1a1a1b', strap='#151516', mark='#d6d6d6'), 'palm': dict(top='#d9c49a', mid='#efe6d0', out='#4c7a52', strap='#3f6b49', mark='#f4efe0'),
           'blue': dict(top='#2f6fb0', mid='#eef0ea', out='#1d4675', strap='#f2b84b', mark='#f7d58a'),
           'purple': dict(top='#7a5bb0', mid='#efeaf2', out='#4c3480', strap='#3fb2a6', mark='#f4efe0'),
           'pink': dict(top='#e58aa6', mid='#fbf0ec', out='#b8506f', strap='#7c2f6b', mark='#fff4f2'),
           'jungle': dict(top='#3f7a52', mid='#d9c7a0', out='#2b5238', strap='#d9678a', mark='#f4efe0'),
           'orange': dict(top='#f08a34', mid='#fff3e2', out='#b8571a', strap='#4ba6d8', mark='#fff6e8', name='STRIDE'),
           'candy': dict(top='#f2b3c2', mid='#f7ead8', out='#c98a5a', strap='#2d55a8', mark='#b24a6a', name='RIO CALZADO')}
VIEWS = {'main': dict(az=-38, el=34, fill=.84), 'side': dict(az=0, el=10), 'detail': dict(az=-50, el=38, focus=(-.75, -.3, .3), span=1.3, blur=12), 'front': dict(az=-90, el=42)}
FOOT = [(1.36, 0), (1.17, .30), (.78, .375), (.34, .35), (-.08, .375), (-.48, .455), (-.88, .48), (-1.24, .35), (-1.42, 0)]


def bend(x, y, z):
    t = max(0, -x)
    return x, y + .065 * t * t - .05 * math.exp(-((x - .15) / .4) ** 2) * (1 if y > 0 else 0), z


def one(c, far=False):
    r = outline(FOOT, 240, bend)
    zt = curve((1.5, .36), (1.1, .34), (.5, .30), (-.2, .25), (-.9, .25), (-1.5, .31))
    b = curve((1.5, .03), (1.1, 0), (-.9, 0), (-1.2, .02), (-1.5, .07))
    split = lambda k: (lambda x: b(x) + (zt(x) - b(x)) * k)
    P = [(-.3, 0), (-.02, 0), (0, .1), (.004, .5), (0, .9), (-.02, 1), (-.3, 1)]
    top = s.Mat(Roughness=.75, Specular=.25)
    w = top.math('ABSOLUTE', top.math('SINE', top.math('MULTIPLY', top.xyz('X'), 62)))
    w2 = top.math('ABSOLUTE', top.math('SINE', top.math('MULTIPLY', top.xyz('Y'), 62)))
    h = top.math('MULTIPLY', w, w2)
    top.set(Base_Color=top.mix(top.ramp(h, (.05, .45), (.5, 0)), top.mix(top.noise(2.5, 4), s.shade(c['top'], .93), s.shade(c['top'], 1.06)), s.shade(c['top'], .55)))
    top.bump(h, .5, .02)
    sole(r, P, b, split(.26), foam(c['out']), dent=lambda u, h, p: -.018 * (math.sin(u * 2 * pi * 40) > .5) * (h < .9))
    sole(r, P, split(.26), split(.72), foam(c['mid']), close=False)
    # footbed, dished
    sole(r, [(-.3, 0), (-.02, 0), (.0, .1), (.004, .5), (0, .85), (-.016, 1)], split(.72), zt, foam(c['top']), close=False)
    n = len(r)

    def bed(u, v):
        p, o = r[round(u * n) % n]
        q = p - o * .016
        c0 = Vector((max(-1.05, min(1.0, q.x * .93)), (.065 * max(0, -q.x) ** 2), 0))
        k = c0.lerp(q, v)
        return k.x, k.y, zt(k.x) - .035 * (1 - v ** 3) + .02 * (v > .93) * math.sin((v - .93) / .07 * pi) * .6
    surface(bed, 240, 40, top.m, loop_u=True, angle=60)
    # strap: toe post and two arms, moulded in one
    sm = s.plastic(c['strap'], .42, .06)
    post = Vector((-.84, .065 * .84 ** 2 - .06, zt(-.84)))
    apex = post + Vector((.06, 0, .15))
    tube(spline([post - Vector((0, 0, .12)), post, post + Vector((.015, 0, .09)), apex], 20), .045, sm, n=20)
    lathe(spline([(0, .02), (.06, .015), (.075, 0), (.08, -.02)], 10), sm, 30, angle=180).location = post + Vector((0, 0, -.015))
    for sg, e in ((-1, .0), (1, -.035)):
        end = Vector((.28, sg * (.375 + e), zt(.28) - .12))
        pts = spline([apex + Vector((-.02, 0, .0)), apex + Vector((.09, sg * .08, .10)), Vector((-.42, sg * .25 + .03, .555)), Vector((-.08, sg * .36 + .005, .54)), Vector((.16, sg * .40 + e * .7, .44)), end], 70)
        up = Vector((0, 0, 1))
        prof = lambda t: (.55 + .85 * math.sin(pi * min(1, t * .62 + .12)) ** 1.0, 1)

        def arm(i, j, pts=pts, sg=sg, prof=prof):
            k = round(i * 70)
            p = Vector(pts[k])
            t = (Vector(pts[min(70, k + 1)]) - Vector(pts[max(0, k - 1)])).normalized()
            out = Vector((0, sg, .55 * (1 - i) + .1)).normalized()
            side = t.cross(out).normalized()
            w = .115 * prof(i)[0]
            a = 2 * j - 1
            return p + side * a * w + out * (.022 * (1 - a * a))
        surface(arm, 70, 14, sm, angle=60, solid=.05, bevel=.018)
        for q in (-.72, .72):
            stitches([arm(i / 60, (q + 1) / 2) + Vector((0, sg * .03, .012)) for i in range(5, 58)], s.plastic(s.shade(c['strap'], 1.5) if c['strap'] < '#a' else c['mark'], .7), .04, .006)
    # mark pressed into the heel
    label = text(c.get('name', 'TIDEWATER'), .080, foam(c['mark']), (.80, .0, zt(.80) - .034), (0, 0, pi / 2), .012, 1.15)
    label.scale.x = -1 if far else 1


def build(c):
    one(c)
    mirror_copy(one, (.22, 1.02, 0), (0, 0, -.14), c, True)
