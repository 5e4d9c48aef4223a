from apparel import *

COLOURS = {'blush': dict(a='#d99a94', inn='#e8cfb2', sole='#3a2a22', patent=0), 'black': dict(a='#18171a', inn='#d9bd97', sole='#1b1818', patent=1),
           'navy': dict(a='#22345c', inn='#e0c6a2', sole='#2a221e', patent=0), 'tomato': dict(a='#c23a2b', inn='#e8cfb2', sole='#2a1d18', patent=1),
           'blue': dict(a='#2b4f96', inn='#e0c6a2', sole='#2a221e', patent=0),
           'lavender': dict(a='#a697d2', inn='#eadcc8', sole='#3a322e', patent=0),
           'coral': dict(a='#ea7a63', inn='#f0dcc0', sole='#3a2a22', patent=0),
           'green': dict(a='#2f6b4c', inn='#e0c9a4', sole='#241f1a', patent=0),
           'rosy': dict(a='#f0b6c0', inn='#f7ecdf', sole='#b89a82', patent=0, satin=1)}
VIEWS = {'main': dict(az=-34, el=22, fill=.82), 'side': dict(az=0, el=6, fill=.84), 'detail': dict(az=-45, el=34, focus=(-.75, -.05, .32), span=1.2, blur=10), 'scene': dict(az=-30, el=40, scene=lambda c: scene(c))}
COLS = [
    [(1.22, 0, .13), (1.28, 0, .25), (1.27, 0, .38), (1.24, 0, .50), (1.22, 0, .60)],
    [(1.02, .25, .13), (1.07, .285, .23), (1.06, .28, .34), (1.04, .265, .43), (1.03, .255, .50)],
    [(.68, .30, .12), (.69, .335, .20), (.69, .335, .27), (.685, .32, .33), (.685, .31, .375)],
    [(.28, .29, .11), (.28, .33, .18), (.28, .33, .25), (.28, .32, .305), (.28, .31, .345)],
    [(-.14, .32, .09), (-.15, .365, .16), (-.15, .37, .23), (-.14, .36, .285), (-.14, .35, .33)],
    [(-.56, .38, .07), (-.58, .42, .14), (-.58, .415, .22), (-.56, .38, .285), (-.53, .345, .325)],
    [(-.96, .37, .06), (-1.0, .41, .13), (-.99, .38, .21), (-.92, .315, .28), (-.83, .26, .32)],
    [(-1.26, .24, .06), (-1.33, .27, .13), (-1.29, .24, .20), (-1.18, .18, .265), (-1.0, .125, .315)],
    [(-1.42, 0, .07), (-1.48, 0, .13), (-1.43, 0, .20), (-1.28, 0, .255), (-1.06, 0, .31)]]


def bend(x, y, z):
    t = max(0, -x - .2)
    return x, y + .07 * t * t, z


def build(c):
    skin = Skin(COLS, bend=bend)
    a = satin(c['a']) if c.get('satin') else smooth_leather(c['a'], .16 if c['patent'] else .38, .18, .12, .6 if c['patent'] else .05)
    inn = smooth_leather(c['inn'], .5, .12, .08)
    from mathutils import noise
    gather = lambda u, v: .012 * math.sin(u * 2 * pi * 46) * max(0, 1 - abs(u - .5) / .12) * max(0, (v - .55) / .45) ** 1.4 + .004 * noise.noise(skin.at(u, v) * 6)
    skin.mesh(a, nu=480, dent=gather)
    lining(skin, inn, .92, .012, .012)
    piping(skin, [(0, 1)], .020, a, .006, closed=True, n=300)
    seam(skin, [(i / 60, .90) for i in range(61)], s.plastic(s.shade(c['a'], .8), .7), .003, .03, .0045, 400)
    W = curve((1.25, .05), (1.2, .13), (1.02, .25), (.68, .30), (.28, .29), (-.14, .33), (-.56, .385), (-.96, .36), (-1.26, .22), (-1.4, .05))

    def insole(u, v):
        x, q = 1.22 - 2.6 * u, 2 * v - 1
        return bend(x, q * W(x) * .98, .135 - .05 * u + .02 * q * q)
    surface(insole, 100, 16, inn, angle=180)
    g = s.plastic('#a8834f', .6)
    for i, (w, z) in enumerate((('RIO', .075), ('CALZADO', .045))):
        p = insole(.14 + .045 * i, .5)
        text(w, z, g, (p[0], p[1], p[2] + .006), (0, 0, pi / 2 + 0.0), .001, 1.2)
    # thin sole with a low heel
    ring_ = outline([(1.25, 0), (1.05, .27), (.68, .315), (.28, .305), (-.14, .335), (-.57, .40), (-.97, .39), (-1.29, .255), (-1.455, 0)], 240, bend)
    b = curve((-1.5, .03), (-1.1, 0), (-.6, 0), (-.1, .04), (.4, .065), (1.4, .07))
    sole(ring_, spline([(-.2, 0), (-.01, 0), (.006, .3), (.006, .7), (-.01, 1), (-.2, 1)], 20), b, lambda x: b(x) + .055, s.leather(c['sole'], 40, .15, .45))
    heel = [(p + o * .004) for p, o in ring_ if p.x > .62]
    i0 = next(k for k in range(240) if ring_[k][0].x > .62 and ring_[k - 1][0].x <= .62)
    seq = [ring_[(i0 + k) % 240][0] for k in range(len(heel))]
    n = len(seq)
    mesh([(p.x, p.y, z) for z in (0, .075) for p in seq], [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [(k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n)], s.leather(c['sole'], 40, .15, .45), bevel=.008, angle=30)
    # a small bow of the binding cord
    k = skin.at(.5, 1) + Vector((-.05, 0, .03))
    bm = smooth_leather(s.shade(c['a'], .92), .4, .2)
    bow(k, bm, (0, -1, 0), (-1, 0, -.25), .20, .034, True)


def scene(c):
    build(c)
    mirror_copy(build, (.3, .95, 0), (0, 0, -.3), c)
