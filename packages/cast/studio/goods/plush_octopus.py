from kit import *
from softtoy import *
import stuff as s

COLOURS = {'coral': dict(a='#ee7c66', b='#f8d3a4', cup='#fbe7cf'), 'sky': dict(a='#6cb0de', b='#d9f0e6', cup='#f2faf4'), 'lavender': dict(a='#ad96d6', b='#f3c9dc', cup='#fbeaf2')}
VIEWS = {'main': dict(az=-18, el=22, fill=0.84), 'front': dict(az=0, el=10, fill=0.84), 'side': dict(az=48, el=26, fill=0.84),
         'detail': dict(az=-22, el=20, focus=(-0.25, -0.6, 0.85), span=1.5, blur=10), 'top': dict(az=-10, el=62, fill=0.82)}


def build(c):
    def colours(m):
        x, y = m.xyz('X'), m.xyz('Y')
        far = m.math('SQRT', m.math('ADD', m.math('POWER', m.math('ABSOLUTE', x), 2.0), m.math('POWER', m.math('ABSOLUTE', y), 2.0)))
        return m.mix(m.ramp(m.math('DIVIDE', far, 1.5), (0.52, 0.0), (0.90, 1.0)), c['a'], c['b'])
    base = s.Mat(Roughness=1, Specular=0.05)
    base.set(Base_Color=colours(base))
    parts = [ball(1.46, 1.40, 1.50, (0, 0.05, 1.28), n=2.2, seg=56), ball(1.10, 1.10, 0.9, (0, 0, 0.62))]
    ways = []
    for i in range(8):
        a = 2 * pi * (i + 0.5) / 8 - pi / 2
        ca, sa = math.cos(a), math.sin(a)
        turn = 0.22 * (1 if i % 2 else -1)
        cb, sb = math.cos(a + turn), math.sin(a + turn)
        up = 0.34 + 0.10 * math.sin(i * 2.3)
        P = [(0.22 * ca, 0.22 * sa, 0.62), (0.58 * ca, 0.58 * sa, 0.30), (0.92 * ca, 0.92 * sa, 0.19), (1.22 * cb, 1.22 * sb, 0.24), (1.40 * cb, 1.40 * sb, up), (1.42 * cb, 1.42 * sb, up + 0.26), (1.28 * cb, 1.28 * sb, up + 0.40)]
        R = [0.30, 0.28, 0.235, 0.20, 0.165, 0.135, 0.11]
        parts.append(limb(P, R, 56))
        ways.append((P, R))
    body = skin(parts, base.m, 0.03, 8)
    bvh = tree(body)
    pile(body, yarn(colours, root=0.8), 880, 0.026, 0.0132, clump=0.1)
    # cups of felt on the curled tips
    cup = felt(c['cup'])
    for P, R in ways:
        Q = spline([tuple(p) + (r,) for p, r in zip(P, R)], 60)
        for k in (37, 43, 49, 54):
            q, nx = Vector(Q[k][:3]), Vector(Q[k + 2][:3])
            t = (nx - q).normalized()
            n = Vector(Q[k - 5][:3]) - 2 * q + Vector(Q[min(60, k + 5)][:3])
            nn = (n - t * n.dot(t)).normalized()
            at = q + nn * (Q[k][3] + 0.012)
            d = pillow(0.15 * Q[k][3] / 0.17, 0.15 * Q[k][3] / 0.17, 0.05, cup, 2.2, at, seg=20)
            d.rotation_euler = nn.to_track_quat('Z', 'Y').to_euler()
    for k in (-1, 1):
        # a white ring of felt behind each eye
        p, n = hug(bvh, (k * 0.33, -4, 1.14), (0, 1, 0), 0.018)
        d = pillow(0.37, 0.37, 0.05, felt('#faf6ee'), 2.2, p, seg=32)
        d.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
        bead(bvh, (k * 0.32, -4, 1.14), (0, 1, 0), 0.115, 0.55, lift=0.035)
        p, n = hug(bvh, (k * 0.53, -4, 0.94), (0, 1, 0), 0.018)
        d = pillow(0.20, 0.13, 0.04, felt(s.shade(c['a'], 0.86)), 2.2, p, seg=24)
        d.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    thread(bvh, [(-0.13, -4, 0.96), (-0.07, -4, 0.89), (0, -4, 0.87), (0.07, -4, 0.89), (0.13, -4, 0.96)], (0, 1, 0), '#5a3436', 0.018, 0.028)
    label((0.52, 0.56, 1.02), (pi / 2, 0, 0.9), 'TIDEWATER', size=0.065)
