from apparel import *

COLOURS = {'mustard': dict(a='#c98f2b', pom='#efe3c8'), 'charcoal': dict(a='#46494f', pom='#8e9197'), 'berry': dict(a='#8e2f45', pom='#e9c9c4'), 'ice': dict(a='#a9c4d1', pom='#f4f4f0')}
VIEWS = {'main': dict(az=-24, el=10), 'front': dict(az=0, el=5), 'detail': dict(az=-28, el=14, focus=(-.3, -.9, .75), span=1.4, blur=12), 'scene': dict(az=-20, el=16, scene=lambda c: scene(c))}


def hat(c):
    from mathutils import noise
    kn = jersey(c['a'], 96, 34, strength=.9, wool=.8)
    cu = jersey(c['a'], 96, 13, strength=.9, wool=.8)
    N = 96

    def ribs(u, k):
        return k * (abs(math.sin(u * 2 * pi * N / 4)) ** .8 - .5)

    def crown(u, v):
        a = 2 * pi * u
        t = v
        r = (1 - t ** 3.4) ** .58 if t < 1 else 0
        r = r * (.99 + .03 * math.sin(pi * t))
        sl = noise.noise(Vector((math.cos(a) * 1.3, math.sin(a) * 1.3, v * 2.4 + 4)))
        g = 1 + ribs(u, .05 * (.35 + .65 * min(1, r * 1.3))) + .035 * sl * math.sin(pi * v)
        gather = 1 + .16 * max(0, t - .82) / .18 * math.sin(a * 12)
        return (r * g * gather * .92 * math.cos(a) + .05 * v * v, r * g * gather * 1.02 * math.sin(a), .10 + 1.95 * t ** .92)
    surface(crown, 384, 70, kn, loop_u=True, angle=180)

    def cuff(u, v):
        a = 2 * pi * u
        prof = spline([(-.10, .02), (-.02, -.02), (.05, .02), (.075, .25), (.075, .45), (.05, .66), (.0, .695), (-.06, .66)], 40)
        o, z = prof[round(v * 40)]
        w = .02 * noise.noise(Vector((math.cos(a) * 1.5, math.sin(a) * 1.5, 2)))
        k = 1.0 + o + ribs(u, .06) + w
        return (k * .94 * math.cos(a), k * 1.04 * math.sin(a), z + .03 + .03 * math.sin(a * 2 + 1) * (z / .7))
    surface(cuff, 384, 40, cu, loop_u=True, angle=180)
    core = s.Mat(Base_Color=c['pom'], Roughness=.95, Sheen=.6).m
    ball = pillow(.78, .78, .72, core, 2.0, (.05, 0, 2.28), seg=48)
    fuzz(ball, s.fibre(c['pom']), 9000, .16, .06, .9)
    # label on the cuff
    lab = surface(lambda u, v: Vector((1.125 * .94 * math.cos(-pi / 2 + .30 * (u - .5) - .5), 1.125 * 1.04 * math.sin(-pi / 2 + .30 * (u - .5) - .5), .26 + .24 * v)), 12, 6, s.leather('#7a4a2a', 40, .2, .5), angle=180, solid=.02, bevel=.006)


def build(c):
    hat(c)


def scene(c):
    hat(c)
    group(made(hat, dict(c, a=s.shade(c['pom'], .8), pom=c['a'])), (1.7, 1.3, 0), (0, 0, .6))
