from apparel import *

COLOURS = {'blue': dict(a='#5f8fc4', belt='#3a5f92', plain='cotton'), 'purple': dict(a='#8a6fb0', belt='#5d4682', plain='cotton'), 'pink': dict(a='#e0a0b0', belt='#b86a80', plain='cotton'), 'coral': dict(a='#e2785f', belt='#a8442f', plain='cotton'),
           'linen': dict(a='#7f9f5f', belt='#6a8a4c', plain='linen'), 'satin': dict(a='#b83a55', belt='#9c2b45', plain='satin'), 'meadow': dict(a='#f0e6d2', p=('#c8452f', '#e08a3c'), belt='#a8402c', leaf='#6f8a55'), 'night': dict(a='#22304f', p=('#e7d9c0', '#d98f8a'), belt='#182238', leaf='#5d7f78'),
           'rose': dict(a='#d9858c', p=('#fff1e6', '#a8324a'), belt='#b3525e', leaf='#7a8c5a'), 'emerald': dict(a='#1f6b57', p=('#f1e6c8', '#e9b85c'), belt='#154a3d', leaf='#0f4a3c')}
VIEWS = {'main': dict(az=-18, el=8, fill=.88), 'front': dict(az=0, el=4, fill=.88), 'detail': dict(az=-20, el=12, focus=(.1, -1.1, 7.0), span=3.2, blur=14), 'back': dict(az=160, el=8, fill=.88)}
TOP = 8.35
RINGS = [(.25, .25, .25, 2.75, 2.3), (2.0, 2.0, 2.0, 2.45, 2.0), (4.0, 4.0, 4.0, 2.05, 1.6), (5.2, 5.2, 5.2, 1.68, 1.2), (5.85, 5.85, 5.85, 1.36, .92), (6.2, 6.2, 6.2, 1.34, .90), (6.9, 6.9, 6.9, 1.55, 1.06), (7.5, 7.5, 7.5, 1.72, 1.24, .04), (8.0, 8.0, 7.9, 1.70, 1.16, .02), (8.25, 8.42, 8.1, 1.62, 1.02)]
HIPS = [(0, 0, 0, 1.1, .8), (3.6, 3.6, 3.6, 1.62, 1.1), (4.6, 4.6, 4.6, 1.66, 1.12), (5.4, 5.4, 5.4, 1.42, .95), (5.85, 5.85, 5.85, 1.28, .86), (6.2, 6.2, 6.2, 1.25, .84)]


def build(c):
    nu, nv = 200, 84
    fab = {'cotton': cotton, 'linen': lambda h: s.weave(h, 24, slub=.7, strength=.5), 'satin': satin}[c['plain']](c['a']) if 'plain' in c else floral(c['a'], c['p'], scale=3.0, size=.30, leaf=c['leaf'])
    T = fabric_uv(trunk(RINGS, fab, nu, nv, 2.15), nu)
    # gathers set before the fall
    for k, v in enumerate(T.data.vertices):
        z = v.co.z
        if z < 5.9:
            a = math.atan2(v.co.y, v.co.x)
            g = min(1, (5.9 - z) / 1.6)
            q = 1 + g * (.050 * math.sin(a * 15 + 1.3 * math.sin(a * 2)) + .02 * math.sin(a * 31 + 2))
            v.co.x *= q
            v.co.y *= q
    hips = trunk(HIPS, None, 64, 40, 2.1)
    drape([T], lambda p: max(0, min(1, (p.z - 5.75) * 8)), [hips], 36, .05, 16, .05, 1.2, jitter=.03)
    finish(T, .025)
    t = tree(T)
    th = s.plastic(s.shade(c['belt'], 1.3), .8)
    # waist ribbon and bow, buttons down the bodice, straps
    rb = s.Mat(Base_Color=c['belt'], Roughness=.45, Sheen=.5, Specular=.35)
    rb.bump(rb.noise(60, 2, rb.at((.2, .2, 8))), .15, .01)
    def belt(u, v):
        a = 2 * pi * u
        return 1.40 * math.cos(a) , .965 * math.sin(a), 5.88 + .30 * v
    surface(belt, 120, 6, rb.m, loop_u=True, angle=180, solid=.04, bevel=.012)
    k = Vector((-.55, -.92, 6.02))
    R = lambda pts: sweep(spline(pts, 60), rrect(.26, .03, .012, 3), rb.m, up=(0, -1, .2), angle=60)
    for sg in (-1, 1):
        R([k, k + Vector((sg * .25, -.10, .16)), k + Vector((sg * .58, -.16, .14)), k + Vector((sg * .66, -.14, -.02)), k + Vector((sg * .46, -.08, -.14)), k + Vector((sg * .15, -.04, -.06)), k])
        R([k + Vector((0, -.03, 0)), k + Vector((sg * .12, -.12, -.35)), k + Vector((sg * .22, -.30, -.95)), k + Vector((sg * .30, -.52, -1.7))])
    box(.20, .14, .26, rb.m, .05, k + Vector((0, -.08, 0)))
    for z in () if c.get('plain') == 'satin' else (6.55, 6.95, 7.35, 7.75, 8.12):
        button(t, 0, z, .085, s.plastic('#f2e8d6', .25, coat=.5), th, .03)
    for x in () if c.get('plain') == 'satin' else (-.16, .16):
        sew(t, [(x, 6.25), (x, 7.2), (x, 8.3)], th, .02, .07, .008)
    band(T, [nv - 4, nv - 3, nv - 2, nv - 1, nv], nu, fab, .04, .012)
    for x in (-.95, .95):
        f, b = hit(t, x, 8.1)[0], hit(t, x * .85, 7.8, True)[0]
        pts = spline([f + Vector((0, -.03, -.25)), f + Vector((0, -.02, .18)), Vector((x * .95, -.55, 8.98)), Vector((x * .92, .0, 9.28)), Vector((x * .90, .5, 8.95)), b + Vector((0, .02, .3)), b + Vector((0, .03, -.1))], 60)
        F = frames(pts, False, (1, 0, 0))
        surface(lambda i, j: F[round(i * 60)][0] + Vector(((j - .5) * .34, 0, 0)), 60, 6, fab, angle=180, solid=.035, bevel=.01)
    hem(T, 2, nu, th, .012, .09, .009)
