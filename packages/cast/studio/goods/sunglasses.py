from apparel import *

COLOURS = {'plum': dict(a='#4f1f40', b='#2b0f24', lens='#3a2a38', g=1), 'tortoise': dict(a='#5a3216', b='#1d0f08', lens='#3d2b1a', g=1), 'black': dict(a='#131315', b='#0c0c0d', lens='#1c1f22', g=0), 'honey': dict(a='#c98a3d', b='#8a5520', lens='#2f3a2c', g=1), 'red': dict(a='#a01f28', b='#5d0f16', lens='#2a2226', g=0)}
VIEWS = {'main': dict(az=-28, el=18, fill=.84), 'front': dict(az=0, el=6, fill=.84), 'detail': dict(az=-46, el=20, focus=(-.62, 0, .30), span=.75, blur=9), 'side': dict(az=-80, el=12)}


def acetate(c):
    m = s.Mat(Roughness=.09, Specular=.55, Clearcoat=.5, Clearcoat_Roughness=.03)
    n = m.noise(3.6, 4, m.at((1, 1, 1.6)), .55, 1.2)
    m.set(Base_Color=m.mix(m.ramp(n, (.42, 0), (.58, 1)), c['a'], c['b']) if c['g'] else c['a'])
    return m.m


def build(c):
    fr = acetate(c)
    steel = s.metal('#d0b27c', .2)
    # wayfarer lens outline, right half-plane, centre at x = .345
    L = [(.06, .17), (.10, .26), (.24, .305), (.42, .315), (.58, .30), (.655, .24), (.64, .10), (.57, -.03), (.44, -.105), (.30, -.115), (.17, -.07), (.085, .04)]
    ring_ = spline(L, 96, True)
    cz = .32
    bow_ = lambda x: .10 * x * x + .05 * max(0, abs(x) - .5) ** 2
    lens = s.Mat(Roughness=.02, Specular=.65, Clearcoat=.6)
    g = lens.ramp(lens.math('ADD', lens.xyz('Z'), 0.0), (.20, s.shade(c['lens'], 2.4)), (.62, s.shade(c['lens'], .7)))
    lens.set(Base_Color=g, Transmission=.55)
    parts = []
    for sg in (-1, 1):
        P = [Vector((sg * x, bow_(x), z + cz)) for x, z in ring_]
        if sg < 0:
            P = P[::-1]
        parts.append(sweep(P, rrect(.052, .085, .018), fr, True, up=(0, 1, 0)))
        # upper bar is thicker and runs to the hinge
        top = [(.07, .235), (.24, .325), (.42, .335), (.58, .325), (.70, .285), (.735, .235)]
        pts = spline(top, 50)
        parts.append(sweep([Vector((sg * x, bow_(x), z + cz)) for x, z in pts], rrect(.075, .09, .02), fr, up=(0, 1, 0), scale=lambda t: (.8 + .9 * t, 1)))
        mid = Vector((sg * .35, bow_(.35) , cz + .1))
        def lens_f(u, v, sg=sg):
            x, z = ring_[round(u * 96) % 96]
            X, Z = .35 + (x - .35) * v, .1 + (z - .1) * v
            return (sg * X, bow_(X) - .035 * (1 - v * v) + .01, Z + cz)
        surface(lens_f, 96, 24, lens.m, loop_u=True, angle=180)
    parts.append(sweep(spline([(-.12, .0, cz + .19), (-.05, -.012, cz + .235), (.05, -.012, cz + .235), (.12, .0, cz + .19)], 30), rrect(.085, .09, .025), fr, up=(0, 1, 0)))
    for sg in (-1, 1):
        parts.append(sweep(spline([(sg * .09, .03, cz + .14), (sg * .075, .06, cz + .06), (sg * .115, .085, cz - .03)], 20), circle(.032, 14), fr, scale=lambda t: .6 + .6 * math.sin(pi * t)))
    fuse(parts, .0085, 4)
    for sg in (-1, 1):
        # temple: flat arm, bends behind the ear, a little inwards; both rest on the table at the ends
        T = spline([(sg * .735, .06, cz + .245), (sg * .755, .35, cz + .235), (sg * .745, .8, cz + .20), (sg * .72, 1.12, cz + .15), (sg * .695, 1.36, cz + .02), (sg * .67, 1.52, cz - .13)], 80)

        def arm(u, v, T=T):
            k = round(v * 80)
            t = (Vector(T[min(80, k + 1)]) - Vector(T[max(0, k - 1)])).normalized()
            a, b = RR[round(u * 28) % 28]
            return Vector(T[k]) + Vector((a * .04, 0, 0)) + Vector((1, 0, 0)).cross(t).normalized() * (b * .115 * (1.15 - .5 * math.sin(pi * min(1, v * 1.05))))
        surface(arm, 28, 80, fr, loop_u=True, angle=60)
        box(.012, .05, .022, steel, .004, (sg * .778, .13, cz + .25))
        o = lathe(spline([(0, .008), (.010, .006), (.013, 0)], 8), steel, 20, angle=180)
        o.location, o.rotation_euler = (sg * .70, bow_(.70) - .048, cz + .285), (pi / 2, 0, 0)


RR = rrect(1.0, 1.0, .32, 6)
