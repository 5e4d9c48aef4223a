from apparel import *

COLOURS = {'navy': dict(a='#22325c', b='#a9363a', d='#d9c9a0'), 'wine': dict(a='#651d2c', b='#c9a35a', d='#2a0f18'), 'green': dict(a='#24513f', b='#e3d8b5', d='#142c23'), 'sky': dict(a='#6e94b8', b='#f0ece0', d='#27466b')}
VIEWS = {'main': dict(az=-16, el=8, fill=.9), 'front': dict(az=0, el=3, fill=.9), 'detail': dict(az=-18, el=12, focus=(0, -.2, 4.6), span=1.6, blur=12),
         'side': dict(az=42, el=16)}


def silk(c):
    m = s.Mat(Roughness=.38, Specular=.45, Sheen=.5, Sheen_Tint=.7)
    x, y = m.xyz('X'), m.xyz('Z')
    d = m.math('MULTIPLY', m.math('SUBTRACT', m.math('MULTIPLY', y, .8), x), 1.15)
    f = m.math('FRACT', d)
    wide = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', f, .5)), .105)
    thin = m.math('LESS_THAN', m.math('ABSOLUTE', m.math('SUBTRACT', m.math('ABSOLUTE', m.math('SUBTRACT', f, .5)), .165)), .018)
    col = m.mix(thin, m.mix(wide, c['a'], c['b']), c['d'])
    rib_ = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', m.math('ADD', x, y), 150.0)))
    m.set(Base_Color=m.mix(m.ramp(rib_, (0, .28), (.6, 0)), col, s.shade(c['a'], .6)), Roughness=m.ramp(m.noise(3, 4), (.3, .30), (.7, .46)))
    m.bump(rib_, .22, .008)
    return m.m


def build(c):
    from mathutils import noise
    m = silk(c)

    def blade(K, y0, wave, seed, tip=.42):
        S = spline(K, 120)

        def f(u, v):
            z, w, y, x = S[round(v * 120)]
            a = 2 * pi * u
            sx, sy = math.copysign(abs(math.cos(a)) ** .55, math.cos(a)), math.sin(a)
            z2 = z - tip * (1 - abs(sx)) * max(0, 1 - v * 9)
            fold = wave * noise.noise(Vector((sx * .9, z * .9, seed)))
            pinch = .05 * max(0, v - .72) / .28 * math.cos(sx * 5.0 + .8)
            return (x + sx * w, y0 + y + sy * .045 + fold + pinch, z2)
        return surface(f, 96, 120, m, loop_u=True, angle=60)
    # front blade: from the tip up to the knot; rear blade narrower
    blade([(.62, .50, -.10, .02), (1.2, .475, -.13, .02), (2.2, .43, -.16, .0), (3.2, .375, -.18, .0), (4.1, .305, -.20, 0), (4.7, .235, -.20, 0), (5.1, .175, -.16, 0)], 0, .10, 2)
    blade([(1.3, .22, .02, .14), (2.4, .21, .0, .10), (3.6, .18, -.02, .04), (4.6, .15, -.03, 0), (5.1, .12, -.03, 0)], .12, .05, 7, .2)
    # knot: a four-in-hand, wider above, slightly askew, with a dimple below
    def knot(u, v):
        a = 2 * pi * u
        z = 4.93 + .56 * v
        w = (.185 + .135 * v) * (1 - .55 * max(0, .12 - v) / .12 * .6) * (1 - .5 * max(0, v - .9) / .1 * .5)
        sx, sy = math.copysign(abs(math.cos(a)) ** .7, math.cos(a)), math.sin(a)
        slant = .05 * sx * v
        q = .15 * math.sin(pi * (.12 + .76 * v))
        groove = .018 * math.sin(sx * 4 + v * 6)
        return (sx * w + .015 * v, -.16 + sy * (.09 + q) + groove * (sy < 0), z + slant)
    surface(knot, 72, 40, m, loop_u=True, angle=180)
    mesh([knot(i / 72, 1) for i in range(72)], [tuple(range(72))], m)
    # the loop round the neck
    P = spline([(.20, -.20, 5.36), (.42, -.06, 5.62), (.70, .34, 5.95), (.66, .86, 6.16), (.30, 1.16, 6.24), (0, 1.22, 6.26), (-.30, 1.16, 6.24), (-.66, .86, 6.16), (-.70, .34, 5.95), (-.42, -.06, 5.62), (-.18, -.20, 5.36)], 140)
    F = frames(P, False, (0, 0, 1))

    def loop(u, v):
        k = round(v * 140)
        p = Vector(P[k])
        out = Vector((p.x, p.y - .45, 0))
        out = out.normalized() if out.length > .01 else Vector((0, -1, 0))
        w = Vector((0, 0, 1)) * .9 - out * .25
        a = 2 * u - 1
        return p + w * a * .20 + out * (.02 * (1 - a * a))
    surface(loop, 16, 140, m, angle=60, solid=.06, bevel=.02)
