from apparel import *
from goods import tshirt

COLOURS = {'orange': dict(a='#e8641f', trim='#c9d62f', tape='#c9cdd0', kind='vest'), 'sky': dict(a='#6fb0dc', trim='#4f93c2', sash='#a5e0c8', kind='singlet')}
VIEWS = {'main': dict(az=-16, el=6, fill=.84), 'front': dict(az=0, el=4, fill=.84), 'detail': dict(az=-18, el=12, focus=(-.4, -1.0, 4.0), span=2.8, blur=14), 'back': dict(az=165, el=6, fill=.84)}


def build(c):
    nu, nv = 132, 60
    vest = c['kind'] == 'vest'
    a = mesh_knit(c['a']) if 'sash' in c else cotton(c['a'], .3)
    wide = 1.06 if vest else .98
    R = [(zs, zf, zb, w * wide * (1 if z < 5 else .90 - .02 * (z - 5)), d * 1.04) for (zs, zf, zb, w, d), z in zip(tshirt.RINGS, [r[0] for r in tshirt.RINGS])]
    T = fabric_uv(trunk(R, a, nu, nv), nu)
    body = trunk([(zs, zf, zb, w * .93, d * .95) for zs, zf, zb, w, d in tshirt.BODY], None, 64, 40)
    drape([T], lambda p: max(0, min(1, (p.z - 5.9) * 3)), [body], 26, .075, 12, .10)
    creases(T, [(sg * 2.3, .8, -sg, .9, 2.4, 8) for sg in (-1, 1)], .08)
    finish(T, .03)
    t = tree(T)
    th = s.plastic(c['trim'], .8)
    hem(T, 3, nu, th, .02, .075, .010)
    trim = cotton(c['trim'])
    # where the arms come out: the dark inside, and a binding round it
    dark = s.Mat(Base_Color=s.shade(c['a'], .16), Roughness=1.0, Specular=0).m
    for sg in (-1, 1):
        ring = []
        for i in range(72):
            q = 2 * pi * i / 72
            z, y = 5.15 + 1.12 * math.sin(q), .02 + .50 * math.cos(q)
            lo, hi = .2, 3.2
            hits = t.ray_cast(Vector((sg * 4, y, z)), Vector((-sg, 0, 0)))
            x = hits[0].x if hits[0] is not None else sg * 2.0
            ring.append(Vector((x + sg * .015, y, z)))
        centre = sum(ring, Vector()) / 72
        verts = [tuple(p) for p in ring] + [tuple(centre + Vector((-sg * .06, 0, 0)))]
        mesh(verts, [(i, (i + 1) % 72, 72) if sg > 0 else ((i + 1) % 72, i, 72) for i in range(72)], dark, smooth=False)
        tube([tuple(p) for p in ring], .07, trim, True, n=12)
    band(T, [nv - 4, nv - 3, nv - 2, nv - 1, nv], nu, trim, .06, .02)
    if vest:
        tape = s.Mat(Base_Color=c['tape'], Roughness=.32, Metallic=.55, Specular=.6).m
        for back in (False, True):
            for z in (1.5, 3.2):
                for mat, h, lift in ((trim, .36, .02), (tape, .23, .035)):
                    lay(t, [(-2.52, z + h), (0, z + h), (2.52, z + h)], [(-2.52, z - h), (0, z - h), (2.52, z - h)], mat, lift, .012, 120, 12, .002, back=back)
            for sg in (-1, 1):
                for mat, h, lift in ((trim, .36, .03), (tape, .23, .045)):
                    lay(t, [(sg * (1.28 - h), .55), (sg * (1.28 - h), 3.5), (sg * (1.22 - h), 6.3)], [(sg * (1.28 + h), .55), (sg * (1.28 + h), 3.5), (sg * (1.22 + h), 6.3)], mat, lift, .012, 120, 10, .002, back=back)
        lay(t, [(-.10, .52), (-.10, 3.5), (-.10, 6.35)], [(.10, .52), (.10, 3.5), (.10, 6.35)], s.plastic('#2a2b2e', .6), .05, .02, 90, 6, .004)
        sew(t, [(-.035, .6), (-.035, 3.5), (-.035, 6.3)], s.metal('#c9cdd0', .3), .07, .07, .018, 160)
    else:
        sash = mesh_knit(c['sash'])
        for back in (False, True):
            k = -1 if back else 1
            lay(t, [(k * -1.75, 5.95), (k * -.2, 4.2), (k * 2.2, 1.6)], [(k * -1.85, 4.95), (k * -.5, 3.2), (k * 2.25, .75)], sash, .012, .012, 140, 20, .002, back=back)
