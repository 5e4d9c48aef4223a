from kit import *
from softtoy import *
import stuff as s

COLOURS = {'ink': dict(a='#2e3646', b='#f2efe8', o='#ea8a2c'), 'slate': dict(a='#5c7288', b='#f4f0e6', o='#e8a03a')}
VIEWS = {'main': dict(az=-20, el=10, fill=0.8, exposure=0.05, rim=1.3), 'front': dict(az=0, el=6, fill=0.8, exposure=0.05), 'side': dict(az=62, el=10, fill=0.8, rim=1.3),
         'detail': dict(az=-14, el=10, focus=(0, -1.0, 1.95), span=1.7, blur=10), 'back': dict(az=150, el=14, fill=0.8, rim=1.3)}


def flipper(k):
    return limb([(k * 1.02, -0.05, 1.62), (k * 1.30, -0.12, 1.30), (k * 1.46, -0.20, 0.98), (k * 1.52, -0.24, 0.74)], [0.20, 0.26, 0.24, 0.13], squash=0.45)


def foot(k, mat):
    """Two leaves of felt, stuffed flat: three round toes."""
    O = [(0.0, 0.30), (-0.24, 0.24), (-0.32, 0.0), (-0.36, -0.22), (-0.26, -0.36), (-0.13, -0.27), (0, -0.42), (0.13, -0.27), (0.26, -0.36), (0.36, -0.22), (0.32, 0.0), (0.24, 0.24)]
    ob = plate(spline(O, 96, True), 0.16, mat, 0.07, segments=6, angle=80)
    shift(ob, (k * 0.46, -0.98, 0.10), (0.06, 0, k * 0.22), 1.12)
    return ob


def build(c):
    def colours(m):
        face = m.math('MAXIMUM', within(m, -0.40, 1.80, 0.47, 0.46), within(m, 0.40, 1.80, 0.47, 0.46))
        belly = within(m, 0, 0.82, 0.98, 0.98)
        return m.mix(m.math('MAXIMUM', face, belly), c['a'], c['b'])
    base = plush(s.shade(c['a'], 1.1), 16)
    base_m = s.Mat(Roughness=1, Specular=0.05)
    base_m.set(Base_Color=colours(base_m))
    body = skin([ball(2.56, 2.30, 2.62, (0, 0, 1.28), n=2.3, seg=64), ball(1.7, 1.5, 1.5, (0, -0.04, 1.86), n=2.2)], base_m.m, 0.04, 16)
    bvh = tree(body)
    pile(body, yarn(colours), 800, 0.045, 0.0115)
    for k in (-1, 1):
        f = skin([flipper(k)], base, 0.03, 6)
        pile(f, yarn(c['a']), 1000, 0.045, 0.010, seed=4)
        foot(k, felt(c['o']))
        bead(bvh, (k * 0.43, -4, 1.84), (0, 1, 0), 0.105, 0.6, lift=0.02)
        # a blush of felt under each eye
        p, n = hug(bvh, (k * 0.66, -4, 1.56), (0, 1, 0), 0.035)
        d = pillow(0.26, 0.17, 0.05, felt('#eeb0a6'), 2.2, p, seg=28)
        d.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    o = felt(c['o'])
    p, n = hug(bvh, (0, -4, 1.66), (0, 1, 0))
    up = pillow(0.46, 0.46, 0.20, o, 2.1, tuple(p + Vector((0, -0.07, 0.035))), (0.22, 0, 0), 40)
    pillow(0.36, 0.34, 0.12, felt(s.shade(c['o'], 0.86)), 2.1, tuple(p + Vector((0, -0.03, -0.055))), (-0.10, 0, 0), 36)
    tail = limb([(0, 1.0, 0.40), (0, 1.24, 0.26), (0, 1.42, 0.22)], [0.26, 0.2, 0.08], squash=0.5)
    tail = skin([tail], base, 0.03, 4)
    pile(tail, yarn(c['a']), 1000, 0.045, seed=6)
    label((1.20, 0.34, 0.55), (pi / 2, 0, 1.25), 'KUMO', size=0.10)
