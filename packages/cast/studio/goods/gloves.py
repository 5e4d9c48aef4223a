from apparel import *

COLOURS = {'purple': dict(a='#6a4f96', knit=1), 'coral': dict(a='#d4705a', knit=1), 'green': dict(a='#55805a', knit=1), 'blue': dict(a='#44699f', knit=1), 'tan': dict(a='#9a6236', lin='#e6d6bb', thread='#5b3719'), 'black': dict(a='#1d1c1e', lin='#5a5a5e', thread='#47474b'), 'wine': dict(a='#65202c', lin='#d9bfae', thread='#2e0d13'), 'olive': dict(a='#5b5f3f', lin='#d8cfae', thread='#2f321d')}
VIEWS = {'main': dict(az=-12, el=10), 'front': dict(az=0, el=5), 'detail': dict(az=-16, el=14, focus=(-.5, -.3, 1.5), span=1.4, blur=12),
         'side': dict(az=42, el=16)}


def yarn(colour):
    """A fine plain knit in columns, seen on a form without UVs."""
    m = s.Mat(Roughness=.95, Specular=.08, Sheen=.7, Sheen_Tint=.6)
    x, z = m.math('MULTIPLY', m.xyz('X'), 62.0), m.math('MULTIPLY', m.xyz('Z'), 62.0)
    v = m.math('ADD', z, m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SINE', x)), 1.9))
    h = m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SINE', x)), m.math('ADD', .45, m.math('MULTIPLY', m.math('ABSOLUTE', m.math('SINE', v)), .55)))
    m.set(Base_Color=m.mix(m.ramp(h, (.05, 0), (.6, 1)), s.shade(colour, .55), s.shade(colour, 1.1)))
    m.bump(m.math('ADD', h, m.math('MULTIPLY', m.noise(60, 4), .35)), .8, .022)
    return m.m


def cuff(c, a):
    """A long ribbed wrist, turned over once at its foot."""
    def f(u, v):
        q = 2 * pi * u
        r = 1.06 + .045 * math.cos(q * 34) + .05 * math.sin(pi * v) + (.10 if v < .18 else 0) * math.sin(pi * min(1, v / .18))
        return (.405 * r * math.cos(q), .285 * r * math.sin(q), .0 + .92 * v)
    o = surface(f, 408, 40, a, loop_u=True, angle=180, solid=.05)
    o.location = (0, 0, 0)


def glove(c):
    a = yarn(c['a']) if 'knit' in c else s.leather(c['a'], 44, .28, .42)
    parts = []
    rnd = lambda t, e=.10: min(1, math.sqrt(max(0, 1 - max(0, (t - (1 - e)) / e) ** 2)) + .02)

    def finger(pts, r):
        pts = spline(pts, 40)
        parts.append(sweep(pts, circle(1, 20), a, up=(0, 1, 0), scale=lambda t: (r * rnd(t, .16) * (1 - .10 * t), r * .86 * rnd(t, .16) * (1 - .1 * t))))
    # palm and wrist: stacked ovals
    R = [(0, .01, .01)] + spline([(0, .40, .27), (.28, .375, .25), (.62, .36, .22), (.95, .415, .23), (1.3, .47, .235), (1.62, .475, .225), (1.86, .43, .20), (1.98, .30, .15)], 60) + [(1.99, .01, .01)]
    parts.append(surface(lambda u, v: (R[round(v * 62)][1] * math.cos(2 * pi * u), R[round(v * 62)][2] * math.sin(2 * pi * u), R[round(v * 62)][0]), 64, 62, a, loop_u=True))
    finger([(-.33, 0, 1.72), (-.38, -.02, 2.1), (-.41, -.05, 2.5), (-.415, -.10, 2.80)], .135)
    finger([(-.115, 0, 1.8), (-.13, -.02, 2.2), (-.135, -.05, 2.7), (-.13, -.11, 3.04)], .14)
    finger([(.115, 0, 1.8), (.13, -.02, 2.2), (.145, -.05, 2.62), (.15, -.11, 2.93)], .135)
    finger([(.33, 0, 1.68), (.37, -.01, 2.0), (.40, -.04, 2.3), (.42, -.08, 2.55)], .12)
    finger([(-.28, -.02, 1.0), (-.52, -.06, 1.28), (-.68, -.10, 1.58), (-.76, -.14, 1.88)], .15)
    ob = fuse(parts, .028, 8)
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(dg))
    ob.modifiers.clear()
    ob.data = me
    from mathutils import noise
    for v in me.vertices:
        p = v.co
        kn = math.exp(-((p.z - 2.35) / .12) ** 2) + math.exp(-((p.z - 1.15) / .2) ** 2) * .8
        v.co += v.normal * (.014 * noise.noise(Vector((p.x * 3, p.y * 3, p.z * 11))) * (.35 + kn))
    t = tree(ob)
    if 'knit' in c:
        return cuff(c, a)
    th = s.plastic(c['thread'], .75)
    # three points on the back, seams between the fingers, wrist elastic
    for x0, x1 in ((-.20, -.24), (0, 0), (.20, .24)):
        line = [(x0 * .8, 1.12), (x0, 1.4), (x1, 1.72)]
        pts = [hit(t, x, z)[0] + Vector((0, -.004, 0)) for x, z in spline(line, 40)]
        tube(pts, .017, a, n=10)
        for d in (-.022, .022):
            sew(t, [(x + d, z) for x, z in line], th, .010, .036, .006)
    for d in (0, .06, .12):
        sew(t, [(-.36, .68 + d), (-.1, .665 + d), (.1, .665 + d), (.36, .68 + d)], th, .006, .04, .007)
    # cuff edge with lining rolled out, and a button tab
    lin = s.cloth(c['lin'], 50, .5)
    tor = [(.40 * math.cos(2 * pi * i / 64), .27 * math.sin(2 * pi * i / 64), .03) for i in range(64)]
    fz = tube(tor, .045, lin, True, n=14)
    fuzz(fz, s.fibre(c['lin']), 2500, .05, .03, .6)
    sew(t, [(-.34, .14), (0, .135), (.34, .14)], th, .010, .04, .007)
    lay(t, [(-.10, .40), (.12, .40), (.34, .40)], [(-.10, .29), (.12, .29), (.34, .29)], a, .02, .03, 30, 8, .012)
    br = s.brass()
    p, n = hit(t, -.03, .345)
    o = lathe(spline([(0, .03), (.03, .026), (.04, .0)], 12), br, 28, angle=180)
    o.location, o.rotation_euler = p + Vector((0, -.035, 0)), n.to_track_quat('Z', 'Y').to_euler()


def build(c):
    obs = made(glove, c)
    twin = []
    for o in obs:
        q = o.copy()
        bpy.context.scene.collection.objects.link(q)
        twin.append(q)
    group(obs, (-.62, 0, 0), (0, -.05, .06))
    e = group(twin, (.62, .12, 0), (0, .05, -.1))
    e.scale = (-1, 1, 1)
