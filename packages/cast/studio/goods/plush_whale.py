from kit import *
from softtoy import *
import stuff as s

COLOURS = {'ocean': dict(a='#4a7fb5', b='#eef1ee', cheek='#e8a8a0'), 'mist': dict(a='#8aa6b8', b='#f4f1ea', cheek='#e8b0a4')}
VIEWS = {'main': dict(az=-26, el=14, fill=0.88), 'front': dict(az=-72, el=10, fill=0.82), 'side': dict(az=18, el=20, fill=0.88), 'back': dict(az=150, el=22, fill=0.88),
         'detail': dict(az=-46, el=10, focus=(-1.9, -0.8, 1.0), span=2.2, blur=10)}
# along the back: x, height of the middle, half height, half width
SPINE = [(-2.80, 1.20, 0.05, 0.05), (-2.74, 1.20, 0.42, 0.50), (-2.45, 1.21, 0.86, 1.00), (-1.8, 1.24, 1.16, 1.34), (-0.9, 1.24, 1.24, 1.42), (0.1, 1.18, 1.16, 1.28), (1.0, 1.06, 0.90, 0.94), (1.75, 1.08, 0.60, 0.56),
         (2.35, 1.32, 0.38, 0.34), (2.75, 1.62, 0.27, 0.25), (2.95, 1.82, 0.20, 0.20)]
N = 120
Q = spline(SPINE, N)
LAST = 0.74


def hem(v):
    """How far up the belly goes, an angle from below."""
    return math.radians(78) * math.sqrt(max(0.0, 1 - (max(0.0, v - 0.30) / (LAST - 0.30)) ** 2.2)) * (0.90 + 0.1 * min(1, v / 0.15))


def at(phi, v, lift=0.0):
    x = v * N
    i = min(int(x), N - 1)
    q = [a + (b - a) * (x - i) for a, b in zip(Q[i], Q[i + 1])]
    t = (Vector((Q[min(N, i + 2)][0], 0, Q[min(N, i + 2)][1])) - Vector((Q[max(0, i - 1)][0], 0, Q[max(0, i - 1)][1]))).normalized()
    up = Vector((0, 1, 0)).cross(t) * -1
    p = Vector((q[0], 0, q[1])) - up * math.cos(phi) * (q[2] + lift) + Vector((0, 1, 0)) * math.sin(phi) * (q[3] + lift)
    p += Vector((0, 1, 0)) * 0.02 * math.sin(3 * q[0] + 1) * math.sin(phi)
    low = 0.10  # a stuffed thing settles on what it lies on
    if p.z < low:
        p.z = low + (p.z - low) * 0.30
    return p


def build(c):
    base = s.Mat(Roughness=1, Specular=0.05, Sheen=0.5)
    base.set(Base_Color=c['a'])
    back = surface(lambda u, v: at(hem(v) + (2 * pi - 2 * hem(v)) * u, v), 96, N, base.m, angle=180)
    Y = yarn(c['a'], root=0.82)
    pile(back, Y, 900, 0.024, 0.011, clump=0.1)
    cl = s.cloth(c['b'], 34, 0.22, 0.5)
    ribs = 11

    def belly(u, v):
        v = v * LAST
        h = hem(v)
        groove = abs(math.sin(pi * ribs * u)) ** 0.55
        return at(-h + 2 * h * u, v, -0.075 + 0.085 * groove * min(1, h / 0.5))
    surface(belly, ribs * 12, 100, cl, angle=180)
    # piping hides the seam between the two
    rim = [at(hem(LAST * i / 80), LAST * i / 80, 0.012) for i in range(80, -1, -1)] + [at(-hem(LAST * i / 80), LAST * i / 80, 0.012) for i in range(1, 81)]
    tube([tuple(p) for p in rim], 0.030, s.cloth(s.shade(c['b'], 0.96), 40, 0.2), n=10, angle=180)
    bvh = tree(back)
    fins = []
    for k in (-1, 1):
        fins.append((skin([limb([(-1.15, k * 1.15, 0.72), (-0.82, k * 1.52, 0.52), (-0.42, k * 1.82, 0.34), (-0.12, k * 1.98, 0.24)], [0.28, 0.38, 0.32, 0.16], squash=0.36)], base.m, 0.03, 5), 1))
    flukes = [limb([(2.72, 0, 1.60), (2.98, 0, 1.86), (3.10, 0, 1.98)], [0.26, 0.24, 0.14])]
    for k in (-1, 1):
        flukes.append(limb([(2.92, k * 0.02, 1.84), (3.12, k * 0.40, 2.04), (3.26, k * 0.80, 2.16), (3.44, k * 1.14, 2.24)], [0.22, 0.40, 0.36, 0.14], squash=0.42))
    fins.append((skin(flukes, base.m, 0.03, 8), 2))
    for f, i in fins:
        pile(f, Y, 1100, 0.024, 0.011, clump=0.1, seed=i + 3)
    dorsal = skin([limb([(0.85, 0, 1.80), (1.05, 0, 2.02), (1.30, 0, 2.14)], [0.30, 0.22, 0.08], squash=0.5)], base.m, 0.03, 4)
    pile(dorsal, Y, 1100, 0.024, 0.011, clump=0.1, seed=8)
    for k in (-1, 1):
        bead(bvh, (-2.02, k * 4, 1.36), (0, -k, 0), 0.115, 0.55, lift=0.015)
        p, nn = hug(bvh, (-1.78, k * 4, 1.14), (0, -k, 0), 0.018)
        d = pillow(0.30, 0.19, 0.04, felt(c['cheek']), 2.2, p, seg=28)
        d.rotation_euler = nn.to_track_quat('Z', 'Y').to_euler()
        thread(bvh, [(-2.10, k * 4, 1.47), (-2.02, k * 4, 1.53), (-1.91, k * 4, 1.50)], (0, -k, 0), '#22354a', 0.016, 0.025)
    label((0.55, -1.16, 0.86), (pi / 2, 0, 0.28), 'TIDEWATER', size=0.065)
