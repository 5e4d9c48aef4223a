from device import *

COLOURS = {'gold': dict(m='#d4a24a', k='#e2bf78'), 'silver': dict(m='#cfd1d4', k='#dcdee0'), 'black': dict(m='#1b1b1e', k='#dcb058'), 'copper': dict(m='#b5653a', k='#e0b45a')}
VIEWS = {'main': dict(az=-24, el=8, fill=0.84), 'front': dict(az=0, el=5, fill=0.84), 'detail': dict(az=-30, el=12, focus=(-0.3, -0.2, 1.6), span=2.4, blur=12), 'side': dict(az=-80, el=8)}


def build(c):
    """An alto: body tube down from the neck, bow at the foot, bell up to the left. The plane of the horn is xz."""
    M = s.metal(c['m'], 0.11) if c['m'] != '#1b1b1e' else lacquer('#1b1b1e', 0.06)
    K = s.metal(c['k'], 0.1)
    # the cone as one swept skin: body, bow, bell
    body = [(0.55, 0, 5.0), (0.52, 0, 4.0), (0.48, 0, 3.0), (0.44, 0, 2.0), (0.4, 0, 1.1), (0.3, 0, 0.62), (0.05, 0, 0.34), (-0.3, 0, 0.3), (-0.6, 0, 0.5), (-0.78, 0, 0.95), (-0.86, 0, 1.5), (-0.93, -0.01, 2.1), (-1.02, -0.03, 2.7), (-1.12, -0.06, 3.12)]
    path = spline(body, 220)
    F = frames([Vector(p) for p in path], up=(0, 1, 0))
    rad = spline([(0.0, 0.125), (0.2, 0.165), (0.4, 0.21), (0.55, 0.26), (0.68, 0.3), (0.8, 0.345), (0.88, 0.4), (0.94, 0.5), (0.975, 0.62), (1.0, 0.74)], 220)
    def R(t):
        for (a, b), (d, e) in zip(rad, rad[1:]):
            if a <= t <= d:
                return b + (e - b) * (t - a) / max(1e-6, d - a)
        return rad[-1][1]
    def skin(u, v, k=1.0):
        i = min(220, round(v * 220)); p, t, a, b = F[i]
        r = R(i / 220) * k
        return p + (a * math.cos(2 * pi * u) + b * math.sin(2 * pi * u)) * r
    surface(lambda u, v: skin(u, v), 72, 220, M, loop_u=True, angle=180)
    surface(lambda u, v: skin(u, 0.55 + 0.45 * v, 0.985), 72, 100, s.metal(s.shade(c['m'], 0.8), 0.2) if c['m'] != '#1b1b1e' else s.metal(c['k'], 0.18), loop_u=True, angle=180)
    tube([skin(i / 96, 1.0) for i in range(96)], 0.026, K, True)
    for v in (0.405, 0.615):
        ring = [skin(i / 64, v, 1.03) for i in range(64)]
        tube(ring, 0.035, K, True)
    # neck, cork, mouthpiece
    nk = spline([(0.55, 0, 4.95), (0.56, 0, 5.3), (0.6, 0, 5.62), (0.82, 0, 5.86), (1.15, 0, 5.9), (1.55, 0, 5.76)], 60)
    sweep(nk, circle(0.115, 32), M, up=(0, 1, 0), scale=lambda t: 1 - 0.35 * t)
    cyl(0.15, 0.14, K, (0.55, 0, 4.95), b=0.02); cyl(0.14, 0.06, K, (0.555, 0, 5.2), b=0.015)
    e, d = Vector(nk[-1]), (Vector(nk[-1]) - Vector(nk[-3])).normalized()
    rod(e - d * 0.02, e + d * 0.25, 0.085, s.wood('#c99a62', 'X'), 24)
    mp = [e + d * q for q in (0.12, 0.14, 0.5, 0.75, 0.95)]
    sweep(mp, circle(0.13, 32), s.plastic('#0f0f11', 0.15, coat=0.6), up=(0, 1, 0), scale=lambda t: (1, 1) if t < 0.55 else (1 - 0.2 * (t - 0.55), 1 - 1.55 * (t - 0.55)))
    for q in (0.32, 0.42):
        cyl(0.135, 0.05, K, tuple(e + d * q), tuple(Vector((0, 0, 1)).rotation_difference(d).to_euler()), 0.01)
    # octave key over the neck
    tube(spline([(0.48, -0.13, 5.2), (0.5, -0.12, 5.62), (0.72, -0.05, 5.98), (1.05, 0, 6.05), (1.2, 0, 5.99)], 40), 0.028, K)
    pillow(0.14, 0.12, 0.05, K, 2.2, (1.22, 0, 5.97), (0, 0.2, 0))
    # key cups along the body, with posts, arms and long rods
    pearl = s.Mat(Base_Color='#f2efe8', Roughness=0.15, Clearcoat=1).m
    def cup(r, p, n, tall=0.1, face=False):
        q = Vector((0, 0, 1)).rotation_difference(n).to_euler()
        def make():
            cyl(r * 0.8, tall * 0.6, M, b=0.005, seg=40)
            lathe(spline([(r * 0.96, tall * 0.55), (r, tall * 0.65), (r * 0.96, tall), (r * 0.75, tall + 0.02), (r * 0.5, tall), (r * 0.2, tall + 0.01), (0, tall + 0.012)], 24), K, 56)
            if face:
                cyl(r * 0.55, 0.03, K, (0, 0, tall), b=0.008, seg=40); cyl(r * 0.42, 0.02, pearl, (0, 0, tall + 0.018), b=0.008, seg=40)
        place(make, at=tuple(p), rot=tuple(q))
    at = lambda v, w: (skin(w, v, 0.96), (skin(w, v) - F[min(220, round(v * 220))][0]).normalized())
    side = lambda v, ang: None
    # find u for the front (-y) and for the right (+x) by trying
    def facing(v, want):
        us = [i / 72 for i in range(72)]
        return max(us, key=lambda u: (skin(u, v) - F[round(v * 220)][0]).normalized().dot(Vector(want).normalized()))
    for v, r, face in ((0.06, 0.1, 0), (0.1, 0.11, 1), (0.145, 0.13, 1), (0.19, 0.14, 1), (0.245, 0.12, 0), (0.285, 0.17, 1), (0.335, 0.18, 1), (0.385, 0.19, 1)):
        p, n = at(v, facing(v, (-0.35, -1, 0)))
        cup(r, p, n, 0.09, bool(face))
    for v, r in ((0.45, 0.23), (0.505, 0.25)):
        p, n = at(v, facing(v, (0.5, -1, 0.2)))
        cup(r, p, n, 0.1)
    for v, r in ((0.71, 0.27), (0.79, 0.28)):
        p, n = at(v, facing(v, (0.25, -1, 0.0)))
        cup(r, p, n, 0.1)
    for v, r in ((0.08, 0.08), (0.15, 0.1), (0.22, 0.1)):
        p, n = at(v, facing(v, (1, -0.35, 0)))
        cup(r, p, n, 0.08)
    def rodline(v0, v1, want, out, r=0.022, posts=5):
        pts = []
        for i in range(13):
            v = v0 + (v1 - v0) * i / 12
            p, n = skin(facing(v, want), v), None
            p = Vector(p) + Vector(want).normalized() * out
            pts.append(p)
        a, b = pts[0], pts[-1]
        rod(a, b, r, K)
        for i in range(posts + 1):
            q = a.lerp(b, i / posts)
            v = v0 + (v1 - v0) * i / posts
            foot = Vector(skin(facing(v, want), v, 0.95))
            rod(foot, q, 0.018, K, 10); pillow(0.06, 0.06, 0.06, K, 2, tuple(q), seg=16)
    rodline(0.05, 0.4, (-1, -0.75, 0), 0.08); rodline(0.05, 0.22, (0.45, -1, 0), 0.07, posts=3); rodline(0.23, 0.42, (0.45, -1, 0), 0.08, posts=4)
    rodline(0.06, 0.3, (1, -0.9, 0), 0.1, posts=4); rodline(0.05, 0.44, (-0.95, 0.3, 0), 0.08)
    # guard of the bell keys, brace between bell and body, thumb hook
    for v in (0.71, 0.79):
        p, n = at(v, facing(v, (0.25, -1, 0)))
        tube(spline([tuple(p + Vector((-0.28, 0.1, 0))), tuple(p + n * 0.22 + Vector((-0.14, 0, 0))), tuple(p + n * 0.24 + Vector((0.14, 0, 0))), tuple(p + Vector((0.28, 0.1, 0)))], 30), 0.022, K)
    rod((-0.62, 0, 1.95), (0.25, 0, 1.95), 0.035, K); tube([(-0.18 + 0.15 * math.cos(a), 0, 1.95 + 0.15 * math.sin(a)) for a in [2 * pi * i / 48 for i in range(48)]], 0.03, K, True)
    tube([(0.8 + 0.09 * math.cos(a), 0.0, 3.55 + 0.09 * math.sin(a)) for a in [2 * pi * i / 32 for i in range(32)]], 0.02, K, True)
    for i, (x, z) in enumerate(((0.24, 2.5), (0.2, 2.36), (0.24, 2.22))):
        box(0.2, 0.16, 0.05, K, 0.02, (x - 0.06, -0.22, z - 0.1), (0.2, 0.2, 0))
    # a small stand holds it
    S = s.plastic('#161618', 0.5)
    for a in (0.6, 2.7, 4.75):
        tube(spline([(0, 0.0, 0.4), (0.35 * math.cos(a), 0.45 * math.sin(a) + 0.1, 0.3), (0.95 * math.cos(a), 0.95 * math.sin(a) + 0.1, 0.04)], 24), 0.04, S)
        pillow(0.16, 0.16, 0.1, s.rubber(), 2.4, (0.95 * math.cos(a), 0.95 * math.sin(a) + 0.1, 0.04), seg=24)
    tube(spline([(0.1, 0.32, 0.3), (0.15, 0.4, 1.5), (0.2, 0.38, 2.6)], 24), 0.04, S)
    tube(spline([(0.75, -0.15, 2.62), (0.82, 0.15, 2.6), (0.6, 0.36, 2.6), (0.2, 0.38, 2.6), (0.08, 0.2, 2.6)], 24), 0.032, S)


def scene(c):
    """With its music."""
    from goods import metronome
    build(c)
    place(metronome.score, at=(2.0, -1.6, 0), rot=(0, 0, -0.2), scale=0.8)


VIEWS['scene'] = dict(az=-18, el=16, fill=0.84, scene=scene)
