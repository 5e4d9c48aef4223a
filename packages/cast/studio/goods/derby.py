from apparel import *

COLOURS = {'cognac': dict(a='#8a4a22', sole='#4a2d1b', lace='#3f2415', thread='#d2a56d', inn='#c99f6d'), 'black': dict(a='#171618', sole='#1a1716', lace='#151416', thread='#3d3c3e', inn='#a98258'),
           'burgundy': dict(a='#561720', sole='#2f1a18', lace='#331014', thread='#9a5f58', inn='#c99f6d'),
           'chestnut': dict(a='#8a4a22', sole='#4a2d1b', lace='#3f2415', thread='#d2a56d', inn='#c99f6d'),
           'dusty': dict(a='#5f7690', sole='#b59a78', lace='#3d4f66', thread='#cfd9e2', inn='#d8c3a2', suede=1)}
VIEWS = {'main': dict(az=-28, el=15, fill=.84), 'side': dict(az=0, el=5, fill=.86), 'detail': dict(az=-40, el=30, focus=(-.7, -.15, .5), span=1.3, blur=12), 'scene': dict(az=-34, el=24, scene=lambda c: scene(c))}
COLS = [
    [(1.30, 0, .32), (1.36, 0, .48), (1.34, 0, .66), (1.28, 0, .82), (1.25, 0, .94), (1.25, 0, 1.00)],
    [(1.08, .28, .32), (1.13, .315, .46), (1.11, .30, .62), (1.06, .27, .76), (1.04, .255, .85), (1.04, .25, .89)],
    [(.74, .34, .31), (.75, .375, .42), (.745, .365, .54), (.73, .33, .64), (.725, .31, .70), (.725, .305, .735)],
    [(.38, .33, .30), (.37, .375, .42), (.36, .37, .57), (.35, .33, .71), (.345, .29, .80), (.345, .26, .86)],
    [(.00, .35, .26), (-.02, .405, .39), (-.02, .39, .56), (.02, .31, .73), (.06, .22, .83), (.09, .155, .875)],
    [(-.42, .41, .20), (-.45, .455, .31), (-.44, .42, .46), (-.35, .31, .60), (-.25, .20, .68), (-.17, .12, .725)],
    [(-.88, .41, .18), (-.93, .445, .27), (-.90, .38, .39), (-.75, .26, .49), (-.57, .16, .56), (-.40, .09, .62)],
    [(-1.28, .27, .22), (-1.34, .30, .30), (-1.28, .245, .385), (-1.08, .165, .45), (-.78, .085, .52), (-.48, .04, .59)],
    [(-1.52, 0, .25), (-1.58, 0, .325), (-1.50, 0, .395), (-1.24, 0, .44), (-.86, 0, .505), (-.50, 0, .585)]]
SOLE = [(1.31, 0), (1.10, .29), (.75, .35), (.36, .33), (-.02, .36), (-.44, .435), (-.91, .43), (-1.31, .29), (-1.555, 0)]


def bend(x, y, z):
    t = max(0, -x - .2)
    return x, y + .06 * t * t, z


def build(c):
    skin = Skin(COLS, bend=bend)
    soft = c.get('suede')
    a, th = suede(c['a'], 60) if soft else smooth_leather(c['a'], .27, .16, .30, .25), s.plastic(c['thread'], .7)
    from mathutils import noise

    def dent(u, v):
        p = skin.at(u, v)
        k = math.exp(-((p.x + .52) / .22) ** 2) * min(1, max(0, (p.z - .3) * 5))
        return k * .010 * noise.noise(Vector((p.x * 16, p.y * 1.5, p.z * 6)))
    skin.mesh(a, dent=dent)
    pad = lambda u: .012 + .016 * min(1, max(0, (.24 - min(u, 1 - u)) / .05))
    lining(skin, s.leather(c['inn'], 34, .15, .5), .85, pad, .012)
    # quarters laid over the vamp, toe cap, heel strip
    Q = [(.315, .0), (.335, .30), (.365, .55), (.405, .72), (.44, .84), (.468, 1)]
    T = [(.192, .0), (.20, .30), (.205, .55), (.20, .72), (.196, .84), (.192, 1)]
    patch(skin, Q, T, a, .012, .022, 120, 60, mirror=True)
    for d in (.008, .016):
        seam(skin, [(u - d, v) for u, v in Q], th, .022, .030, .005, mirror=True)
    cap = [(.405, .0), (.44, .36), (.47, .47), (.5, .50), (.53, .47), (.56, .36), (.595, .0)]
    patch(skin, cap, [(.405, 0), (.44, .0), (.47, .0), (.5, .0), (.53, .0), (.56, .0), (.595, .0)], suede(s.shade(c['a'], .86), 60) if soft else smooth_leather(s.shade(c['a'], .86), .2, .1, .35, .5), .008, .016, 120, 40)
    for d in (.02, .05):
        seam(skin, [(u + (.5 - u) * d * .8, max(0, v - d)) for u, v in cap], th, .019, .030, .005)
    # broguing: pin holes along the cap
    hole = s.plastic('#0c0808', .9)
    for i in range(27):
        t = i / 26
        u, v = spline(cap, 100)[round(4 + 92 * t)]
        p, n = skin.at(u, max(0, v - .085), .017), skin.normal(u, max(0, v - .085))
        o = lathe([(0, .001), (.009, 0)], hole, 10)
        o.location, o.rotation_euler = p, n.to_track_quat('Z', 'Y').to_euler()
    piping(skin, [(0, 1)], .009, a, closed=True)
    seam(skin, [(.20, .965), (.12, .955), (.06, .955), (0, .955), (-.06, .955), (-.12, .955), (-.20, .965)], th, .006, .030, .005)
    patch(skin, [(-.02, 0), (-.016, .5), (-.018, 1)], [(.02, 0), (.016, .5), (.018, 1)], a, .008, .014)
    # tongue
    ts = spline([(-.56, .10, .57), (-.35, .15, .66), (-.10, .17, .78), (.14, .20, .90), (.24, .22, 1.02)], 50)

    def tongue(u, v):
        x, w, z = ts[round(v * 50)]
        q = 2 * u - 1
        return bend(x - .01 * (1 - q * q), q * w * (1 - .0 * v), z + .05 * (1 - q * q) - .02)
    surface(tongue, 30, 50, a, angle=180, solid=.025, bevel=.008)
    us = [.43, .392, .350, .304, .258]
    cl = s.weave(c['lace'], 30, 'UV', (.5, 4), strength=.4)
    L, R = [skin.at(u, .90) for u in us], [skin.at(1 - u, .90) for u in us]
    for i, u in enumerate(us):
        for q, p in ((u, L[i]), (1 - u, R[i])):
            n = skin.normal(q, .90)
            o = lathe(spline([(.012, .0), (.018, .012), (.028, .012), (.032, .0)], 8), hole, 20, angle=180)
            o.location, o.rotation_euler = p + n * .022, n.to_track_quat('Z', 'Y').to_euler()
        nl, nr = skin.normal(u, .9), skin.normal(1 - u, .9)
        cord([L[i], L[i] + nl * .045, (L[i] + R[i]) / 2 + Vector((0, 0, .07)), R[i] + nr * .045, R[i]], cl, .020)
    k = (L[-1] + R[-1]) / 2 + Vector((-.0, 0, .085))
    bow(k, cl, (0, -1, 0), (-1, 0, -.45), .36, .040, True)
    b = curve((-1.6, .17), (-1.3, .125), (-.9, .09), (-.4, .11), (.1, .18), (.5, .225), (1.4, .225))
    welted(SOLE, bend, s.wood(c['sole'], 'X', .8, .45), s.leather(s.shade(c['sole'], 1.1), 40, .2, .45), th, b, .07, (.52, .225), .03, s.wood(s.shade(c['sole'], 1.2), 'X', 1, .5))


def scene(c):
    build(c)
    mirror_copy(build, (.5, 1.0, 0), (0, 0, -.35), c)
