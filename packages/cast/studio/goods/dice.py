from kit import *
from gear import *
import stuff as s

COLOURS = {'ivory': dict(a='#efe6d2', b='#1d1c1e', second='#a8232b', dot2='#f3ead6'), 'ruby': dict(a='#a8232b', b='#f6f1e6', second='#1d1c1e', dot2='#f6f1e6'), 'jade': dict(a='#1f6f5a', b='#f3e6c0', second='#efe6d2', dot2='#1d1c1e')}
VIEWS = {'main': dict(az=-26, el=26, fill=0.74), 'front': dict(az=0, el=16), 'detail': dict(az=-26, el=30, focus=(-0.08, -0.05, 0.1), span=0.34, blur=6),
         'side': dict(az=42, el=16)}
PIPS = {1: [(0, 0)], 2: [(-1, -1), (1, 1)], 3: [(-1, -1), (0, 0), (1, 1)], 4: [(-1, -1), (1, 1), (-1, 1), (1, -1)], 5: [(-1, -1), (1, 1), (-1, 1), (1, -1), (0, 0)], 6: [(-1, -1), (1, 1), (-1, 1), (1, -1), (-1, 0), (1, 0)]}


def die(a, b, n=0.16, marble=True):
    m = s.Mat(Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.05)
    g = m.noise(14, 6, m.at(1), 0.6, 1.5)
    m.set(Base_Color=m.mix(m.ramp(g, (0.42, 0.0), (0.62, 1.0)), s.shade(a, 0.90), s.shade(a, 1.06)), Roughness=m.ramp(g, (0.3, 0.14), (0.7, 0.26)))
    body = box(n, n, n, m.m, n * 0.16, segments=8)
    # spots are sunk: shallow bowls drawn as dark lenses slightly proud of their pit
    ink = s.plastic(b, 0.35)
    obs = [body]
    for v, q in ((1, (0, 0, 1)), (6, (0, 0, -1)), (2, (0, -1, 0)), (5, (0, 1, 0)), (3, (1, 0, 0)), (4, (-1, 0, 0))):
        nrm = Vector(q)
        e = nrm.to_track_quat('Z', 'Y')
        for x, y in PIPS[v]:
            r = n * (0.105 if v > 1 else 0.15)
            o = lathe(spline([(0, -0.010 * n * 3), (r * 0.6, -0.006 * n * 3), (r * 0.95, 0.001), (r, 0.0016), (r * 1.05, 0.0)], 16), ink, 40)
            o.rotation_euler = e.to_euler()
            o.location = nrm * (n / 2 + 0.0004) + e @ Vector((x * n * 0.26, y * n * 0.26, 0))
            # bowls lie under the face: lift the rim only
            for vtx in o.data.vertices:
                vtx.co.z = max(vtx.co.z, 0.0) + 0.0006
            obs.append(o)
    return obs


def build(c):
    n = 0.16
    for i, (at, rot, k) in enumerate((((-0.13, -0.02, n / 2), (0, 0, 0.4), 0), ((0.10, -0.11, n / 2), (pi / 2, 0, -0.3), 1), ((0.06, 0.16, n / 2), (0, pi / 2, 0.9), 0), ((-0.02, 0.03, n * 1.5), (-pi / 2, 0, 0.15), 1), ((0.30, 0.06, n / 2), (pi, 0, 0.2), 0))):
        a, b = (c['a'], c['b']) if k == 0 else (c['second'], c['dot2'])
        if i == 3:
            at, rot = (-0.10, -0.27, n / 2), (0, -pi / 2, 0.65)
        group(made(die, a, b), at, rot)
