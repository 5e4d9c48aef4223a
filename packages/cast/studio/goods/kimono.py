from apparel import *

COLOURS = {'clear': dict(a='#3f72b4', p=('#f6dbe2', '#e79ab0'), leaf='#7fa6d0', obi='#26304f', col='#f2efe6', cord='#d9a0ae'), 'indigo': dict(a='#26365f', p=('#e9d9c4', '#d9808a'), leaf='#5f86a8', obi='#b3342f', col='#efe6d6', cord='#e3b65c'), 'cherry': dict(a='#b5343f', p=('#f6e3d6', '#f0b95c'), leaf='#7a1f2c', obi='#26365a', col='#f4ece0', cord='#e9c66a'),
           'sage': dict(a='#a9bda0', p=('#f7efe2', '#d98a7a'), leaf='#6f8f78', obi='#7a4a66', col='#f7f2e8', cord='#e3cf9a')}
VIEWS = {'main': dict(az=-10, el=6, fill=.88), 'front': dict(az=0, el=3, fill=.88), 'detail': dict(az=-14, el=10, focus=(0, -.9, 7.4), span=3.6, blur=14), 'back': dict(az=170, el=6, fill=.88)}


def build(c):
    fab = floral(c['a'], c['p'], scale=1.25, size=.34, leaf=c['leaf'])
    plain = cotton(s.shade(c['a'], .8))
    nu = 144
    R = [(.2, .2, .2, 1.95, .95), (2.0, 2.0, 2.0, 1.92, .92), (5.0, 5.0, 5.0, 1.86, .90), (6.6, 6.6, 6.6, 1.86, .92), (7.8, 7.8, 7.8, 1.92, .90), (8.7, 8.6, 8.6, 1.95, .72), (9.15, 8.9, 9.0, 1.60, .52), (9.38, 9.0, 9.25, .72, .48)]
    T = fabric_uv(trunk(R, fab, nu, 72, 3.0), nu)
    core = trunk([(a, b, d, x * .86, y * .84) for a, b, d, x, y in R], None, 48, 40, 2.6)
    drape([T], lambda p: max(0, min(1, (p.z - 8.3) * 3)), [core], 20, .035, 16, .3)
    finish(T, .04)
    # sleeves: deep flat bags hanging from the arm line, open at the wrist
    for sg in (-1, 1):
        from mathutils import noise

        def bag(u, v, sg=sg):
            x = 1.55 + 2.75 * v
            a = 2 * pi * u
            e = .34
            sx = math.copysign(abs(math.cos(a)) ** e, math.cos(a))
            sy = math.copysign(abs(math.sin(a)) ** .8, math.sin(a))
            top = 9.12 - .16 * v - .05 * v * v
            low = 6.05 - .12 * v
            z = (top + low) / 2 + (top - low) / 2 * sx
            thick = .13 + .16 * max(0, (z - 7.6) / 1.5) * (1 - .6 * v)
            h = (z - low) / (top - low)
            fold = .10 * noise.noise(Vector((x * .9 + sg, h * 1.1, 3))) + .05 * math.sin(x * 3.2 + h * 1.5) * (1 - h)
            return (sg * (x + .04 * noise.noise(Vector((h * 2, sg, 1)))), sy * thick + fold, z)
        o = surface(bag, 120, 60, fab, loop_u=True, angle=180)
        fabric_uv(o, 120)
        finish(o, .03)
        tube([bag(i / 160, 1.0) for i in range(160)], .035, plain, True, n=10)
    t = tree(T)
    # left over right: the front panel, then the long collar band crossing
    lay(t, [(-.55, 8.7), (-.35, 6.8), (.45, 5.0), (.75, 2.4), (.85, .25)], [(-1.85, 8.5), (-1.84, 6.8), (-1.84, 5.0), (-1.86, 2.4), (-1.9, .25)], fab, .03, .03, 90, 40, .01)
    col = cotton(c['col'])
    for sg, lift in ((1, .05), (-1, .10)):
        A = [(sg * .42, 9.36), (sg * .36, 8.9), (sg * .08, 8.0), (-sg * .35, 6.9), (-sg * .62, 6.1)]
        B = [(sg * .70, 9.34), (sg * .66, 8.9), (sg * .40, 7.95), (-sg * .02, 6.85), (-sg * .32, 6.05)]
        lay(t, A, B, plain, lift, .07, 80, 8, .02)
        lay(t, [(x - sg * .10, z) for x, z in A], [(x + sg * .015, z) for x, z in A], col, lift - .02, .05, 80, 6, .015)
    def nape(u, v):
        a = pi * u
        return .56 * math.cos(a), .05 + .50 * math.sin(a), 9.12 + .30 * v + .10 * math.sin(a)
    surface(nape, 40, 8, plain, angle=180, solid=.08, bevel=.02)
    # obi, with its cord and knot
    ob = twill(c['obi'], 11, 'UV', strength=.35, rough=.5)
    def obi(u, v):
        a = 2 * pi * u
        e = 2 / 2.8
        sp = lambda x: math.copysign(abs(x) ** e, x)
        return 2.0 * sp(math.cos(a)), 1.06 * sp(math.sin(a)), 5.55 + 1.45 * v + .02 * math.sin(a * 3)
    o = surface(obi, 160, 20, ob, loop_u=True, angle=180, solid=.09, bevel=.03)
    tube([(obi(i / 160, .5)[0] * 1.04, obi(i / 160, .5)[1] * 1.07, 6.28) for i in range(160)], .065, s.weave(c['cord'], 40, 'UV', (.4, 3)), True, n=12)
    k = Vector((0, -1.18, 6.28))
    cm = s.weave(c['cord'], 40, 'UV', (.4, 3))
    pillow(.26, .22, .26, cm, 2.2, k, seg=24)
    for sg in (-1, 1):
        cord([k, k + Vector((sg * .2, -.08, .12)), k + Vector((sg * .42, -.08, .02)), k + Vector((sg * .34, -.06, -.14)), k], cm, .06)
        cord([k, k + Vector((sg * .10, -.06, -.3)), k + Vector((sg * .18, -.05, -.72))], cm, .055)
        for i in range(9):
            cord([k + Vector((sg * .18, -.05, -.70)), k + Vector((sg * .18 + .02 * (i - 4), -.05 - .015 * (i % 3), -1.02))], cm, .018, 8)
    # fold line of the extra length below the obi
    lay(t, [(-1.84, 5.50), (-.6, 5.46), (.6, 5.44), (1.84, 5.5)], [(-1.85, 5.14), (-.6, 5.08), (.6, 5.10), (1.85, 5.16)], fab, .07, .05, 80, 10, .02)
