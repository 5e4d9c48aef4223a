from kit import *
from gear import *
import stuff as s

COLOURS = {'steel': dict(a='#c4c6c9', roll='#3f5a46', leather='#7a4a2a'), 'black': dict(a='#55585c', roll='#7a4a2a', leather='#3a2418'), 'navy': dict(a='#c4c6c9', roll='#2b3a58', leather='#7a4a2a')}
VIEWS = {'main': dict(az=-20, el=40, fill=0.84), 'front': dict(az=0, el=50, fill=0.84), 'detail': dict(az=-24, el=40, focus=(-0.3, 0.8, 0.2), span=1.5, blur=12),
         'side': dict(az=42, el=16)}


def spanner(size, steel, bvl=0.012):
    """Combination spanner along y: open jaw above, ring below; size is the jaw's width."""
    L, J = size * 9.0 + 0.6, size
    h = J * 0.30
    # jaw
    R = J * 1.12
    a0, tilt = 0.0, 0.26
    pts = []
    g = J / 2
    for i in range(41):
        a = pi * 0.5 + 0.62 + (2 * pi - 1.24) * i / 40
        pts.append((R * math.cos(a), R * math.sin(a) * 0.96))
    slot = [(g, R * 0.80), (g, -J * 0.18), (g * 0.5, -J * 0.42), (-g * 0.5, -J * 0.42), (-g, -J * 0.18), (-g, R * 0.80)]
    out = pts + slot
    rot = lambda p: (p[0] * math.cos(tilt) - p[1] * math.sin(tilt), p[0] * math.sin(tilt) + p[1] * math.cos(tilt) + L)
    obs = [plate([rot(p) for p in out], h, steel, bvl * 1.4, angle=30)]
    # shank with hollow flats
    w = lambda t: J * (0.36 + 0.10 * abs(2 * t - 1) ** 2)
    P = [(0, L - R * 0.7 - (L - R * 1.6) * i / 30, 0) for i in range(31)]
    obs.append(sweep(P, [(1, 0.30), (0.80, 1), (0.66, 0.72), (-0.66, 0.72), (-0.80, 1), (-1, 0.30), (-1, -0.30), (-0.80, -1), (-0.66, -0.72), (0.66, -0.72), (0.80, -1), (1, -0.30)], steel, up=(0, 0, 1), scale=lambda t: (w(t), h * 0.36), bevel=0.008))
    # ring end, twelve points
    ro, ri = J * 0.86, J * 0.52
    n = 96
    V, F = [], []
    prof = [(0, -1), (0.0, 1)]
    rows = []
    inner = lambda a: ri * (1 + 0.07 * (abs(((a * 12 / (2 * pi)) % 1) - 0.5) * 2 - 0.5))
    for i in range(n):
        a = 2 * pi * i / n
        o_ = [(ro * 0.94, -h * 0.62), (ro, -h * 0.45), (ro, h * 0.45), (ro * 0.94, h * 0.62), (inner(a) * 1.10, h * 0.62), (inner(a), h * 0.52), (inner(a), -h * 0.52), (inner(a) * 1.10, -h * 0.62)]
        V += [(r * math.cos(a), r * math.sin(a), z) for r, z in o_]
    F = [(i * 8 + k, (i + 1) % n * 8 + k, (i + 1) % n * 8 + (k + 1) % 8, i * 8 + (k + 1) % 8) for i in range(n) for k in range(8)]
    obs.append(mesh(V, F, steel, angle=35))
    t = text('%d' % round(size * 40 + 2), J * 0.42, s.plastic('#4a4c50', 0.6), (0, L * 0.60, h * 0.27), (0, 0, -pi / 2), 0.001, 1.1)
    obs.append(t)
    return obs


def build(c):
    steel = s.metal(c['a'], 0.2, 0.05, (1, 12, 1))
    steel.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = s.rgb(c['a'])
    C, L, th = canvas(c['roll'], 44), s.leather(c['leather'], 30), s.plastic('#e0cf9c', 0.8)
    # tool roll spread out, its lower half folded up into pockets
    W, D = 4.2, 3.5
    def sheet(u, v):
        x, y = (u - 0.5) * W, -0.9 + D * v
        return (x, y, 0.02 + pucker((x, y, 0), 3, 0.02) + 0.02 * math.sin(x * 2 + y) + (0.5 * max(0, abs(x) - W / 2 + 0.35) ** 2 * (1 if x > 0 else 0.2)))
    boxuv(surface(sheet, 70, 50, C, angle=180, solid=0.03))
    sizes = [0.22, 0.26, 0.30, 0.35, 0.40, 0.46]
    xs = [-1.72, -1.22, -0.66, -0.02, 0.70, 1.48]
    def pocket(u, v):
        x, y = (u - 0.5) * W * 0.985, -0.9 + 1.55 * v
        b = 0
        for x0, sz in zip(xs, sizes):
            b = max(b, (0.09 + sz * 0.24) * math.exp(-((x - x0) / (sz * 1.12)) ** 4))
        edge = math.sin(pi * min(1, max(0, v * 1.0 + 0.12))) ** 0.3 if v < 0.9 else 1
        return (x, y, 0.06 + b * min(1, v * 4 + 0.25) + pucker((x, y, 0), 6, 0.015))
    boxuv(surface(pocket, 160, 40, C, angle=180, solid=0.03))
    pk = [pocket(i / 160, 1.0) for i in range(161)]
    tube([(p[0], p[1], p[2]) for p in pk], 0.03, L, n=10)
    mids = [(xs[i] + sizes[i] + xs[i + 1] - sizes[i + 1]) / 2 for i in range(5)]
    for m in mids + [-W / 2 + 0.08, W / 2 - 0.10]:
        stitches([Vector(pocket(m / W / 0.985 + 0.5, j / 40)) + Vector((0, 0, 0.022)) for j in range(41)], th, 0.075, 0.010)
    for y0 in (-0.88, 2.55):
        tube([Vector(sheet(i / 80, (y0 + 0.9) / D)) + Vector((0, 0, 0.01)) for i in range(81)], 0.035, L, n=10)
    for sx in (0.004, 0.996):
        tube([Vector(sheet(sx, j / 60)) + Vector((0, 0, 0.01)) for j in range(61)], 0.035, L, n=10)
    for x0, sz in zip(xs, sizes):
        group(made(lambda: spanner(sz, steel)), (x0, 0.02 - sz * 0.5, 0.045 + sz * 0.13), (0.012, 0, 0))
    # closing strap with buckle
    st = spline([(W / 2 - 0.05, 1.1, 0.05), (W / 2 + 0.5, 1.05, 0.05), (W / 2 + 0.95, 0.75, 0.12), (W / 2 + 1.0, 0.1, 0.04), (W / 2 + 0.7, -0.6, 0.03)], 50)
    ribbon(st, [Vector((0, 0, 1))] * 51, flat(0.24, 0.04), L)
    for k in (-1, 1):
        stitches([q + sd * k * 0.09 + n * 0.022 for q, t, sd, n in framed(st, Vector((0, 0, 1)))], th, 0.07, 0.009)
