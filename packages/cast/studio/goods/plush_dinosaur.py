from kit import *
from softtoy import *
import stuff as s

COLOURS = {'fern': dict(a='#8fae74', b='#f0e2b8', spot='#5f8450'), 'teal': dict(a='#5c9c98', b='#efe0c0', spot='#2f6a6a')}
VIEWS = {'main': dict(az=-24, el=12, fill=0.86), 'front': dict(az=-62, el=8, fill=0.82), 'side': dict(az=20, el=18, fill=0.86), 'back': dict(az=154, el=16, fill=0.86),
         'detail': dict(az=-36, el=8, focus=(-2.05, -0.1, 3.05), span=1.9, blur=10)}
SPINE = [(2.95, 0.20, 0.62, 0.10), (2.45, 0.10, 0.62, 0.22), (1.75, 0.03, 0.82, 0.44), (1.0, 0.0, 1.16, 0.80), (0.2, 0.0, 1.34, 0.98), (-0.6, 0, 1.36, 0.88),
         (-1.22, 0, 1.62, 0.58), (-1.52, 0, 2.12, 0.44), (-1.70, -0.02, 2.66, 0.385), (-1.86, -0.04, 3.06, 0.38)]


def build(c):
    base = s.Mat(Roughness=1, Specular=0.05)
    base.set(Base_Color=c['a'])
    n = 90
    Q = spline(SPINE, n)
    ends = lambda t: math.sqrt(max(0.0, 1 - max(0.0, 1 - t / 0.05) ** 2)) + 0.03
    trunk = sweep([q[:3] for q in Q], circle(1, 40), None, scale=lambda t: max(0.02, Q[round(t * n)][3]) * ends(t), angle=180)
    parts = [trunk, ball(1.02, 0.80, 0.74, (-2.08, -0.06, 3.28), (0, 0.16, 0)), ball(0.72, 0.66, 0.54, (-2.42, -0.06, 3.14), (0, 0.1, 0))]
    for x, y in ((-0.52, -0.58), (-0.62, 0.58), (0.86, -0.60), (0.86, 0.60)):
        parts.append(ball(0.78, 0.74, 1.10, (x, y, 0.56), n=2.7))
        parts.append(ball(0.84, 0.84, 0.40, (x - 0.05, y * 1.03, 0.21), n=2.6))
    body = skin(parts, base.m, 0.045, 12)
    bvh = tree(body)
    pile(body, yarn(c['a']), 800, 0.042, 0.0115)
    # spots of felt on the flanks, sewn round
    ft = felt(c['spot'])
    for side in (-1, 1):
        for x, z, r in ((0.75, 1.52, 0.26), (0.18, 1.78, 0.20), (-0.35, 1.50, 0.23), (1.42, 1.08, 0.15), (0.28, 1.20, 0.14), (-1.28, 2.0, 0.13), (-1.52, 2.42, 0.10)):
            p, nn = hug(bvh, (x, side * 4, z), (0, -side, 0), 0.03)
            d = pillow(2 * r, 2 * r * 0.88, 0.05, ft, 2.1, p, seg=36)
            d.rotation_euler = nn.to_track_quat('Z', 'Y').to_euler()
        bead(bvh, (-2.26, side * 4, 3.38), (0, -side, 0), 0.095, 0.6, lift=0.02)
        p, nn = hug(bvh, (-2.20, side * 4, 3.16), (0, -side, 0), 0.03)
        d = pillow(0.22, 0.15, 0.05, felt('#e8a08c'), 2.2, p, seg=28)
        d.rotation_euler = nn.to_track_quat('Z', 'Y').to_euler()
        thread(bvh, [(-2.62, side * 4, 3.02), (-2.44, side * 4, 2.99), (-2.32, side * 4, 3.05)], (0, -side, 0), '#3c4a2c', 0.018, 0.035)
        thread(bvh, [(-4, side * 0.10 - 0.06, 3.25), (-4, side * 0.12 - 0.06, 3.22)], (1, 0, 0), '#3c4a2c', 0.02, 0.035, 6)
    # a row of felt plates along the back
    for i, k in enumerate(range(14, 78, 8)):
        q, nx = Vector(Q[k][:3]), Vector(Q[k + 1][:3])
        t = (nx - q).normalized()
        up = Vector((0, 1, 0)).cross(t)
        up = up if up.z > 0 or up.x > 0 else -up
        h = 0.30 - 0.013 * abs(i - 3.5) * 2
        at, nn = hug(bvh, q + up * 3, -up, -0.04)
        O = spline([(-h * 0.8, -0.05), (-h * 0.62, h * 0.55), (0, h), (h * 0.62, h * 0.55), (h * 0.8, -0.05)], 40)
        pl = plate([p[:2] for p in O], 0.09, felt(c['b']), 0.035)
        M = Matrix((t, nn, t.cross(nn))).transposed().to_4x4()
        M.translation = at
        pl.matrix_world = M
    # pads of the feet
    for x, y in ((-0.52, -0.58), (-0.62, 0.58), (0.86, -0.60), (0.86, 0.60)):
        for k in (-1, 0, 1):
            p, nn = hug(bvh, (x - 3, y * 1.03 + k * 0.2, 0.17), (1, 0, 0), 0.02)
            d = pillow(0.15, 0.17, 0.06, felt(c['b']), 2.2, p, seg=20)
            d.rotation_euler = nn.to_track_quat('Z', 'Y').to_euler()
    label((1.30, -0.72, 0.72), (pi / 2, 0, 0.25), 'LITTLE\nGROVE', size=0.07)
