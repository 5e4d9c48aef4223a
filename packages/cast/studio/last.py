"""Shoes: a skin lofted through hand-set profiles, patches and seams laid on it, soles, laces."""
from kit import *
import stuff as s


# ---- skins: a closed surface lofted through hand-set profiles ------------------------------------------------------
class Skin:
    """Half a shoe (or any mirrored form) as columns of points from heel to toe, each column from bottom to top.
    at(u, v): u runs round it (0 heel, 0.5 toe; 0..0.5 is the near side, -y), v runs up. bend(x, y, z) may skew the mirror."""

    def __init__(self, columns, nu=240, nv=48, bend=None, mirror=True):
        if mirror:
            cols = [[(x, -y, z) for x, y, z in c] for c in columns] + [list(c) for c in columns[-2:0:-1]]
        else:
            cols = columns
        cols = [spline(c, nv) for c in cols]
        rows = [spline([c[j] for c in cols], nu, True) for j in range(nv + 1)]
        self.g = [[Vector(bend(*p)) if bend else Vector(p) for p in r] for r in rows]
        self.nu, self.nv = nu, nv

    def at(self, u, v, lift=0.0):
        a, b = (u % 1) * self.nu, min(max(v, 0), 1) * self.nv
        i, j = int(a) % self.nu, min(int(b), self.nv - 1)
        f, h, k = a - int(a), b - j, (i + 1) % self.nu
        g = self.g
        p = (g[j][i] * (1 - f) + g[j][k] * f) * (1 - h) + (g[j + 1][i] * (1 - f) + g[j + 1][k] * f) * h
        return p + self.normal(u, v) * lift if lift else p

    def normal(self, u, v):
        e = 0.006
        v = min(max(v, e), 1 - e)
        n = (self.at(u, v + e) - self.at(u, v - e)).cross(self.at(u + e, v) - self.at(u - e, v))
        return n.normalized()

    def mesh(self, mat, v0=0.0, v1=1.0, nu=None, nv=None, lift=0.0, dent=None, **kw):
        kw.setdefault('angle', 180)
        f = lambda u, v: self.at(u, v0 + (v1 - v0) * v, lift + (dent(u, v0 + (v1 - v0) * v) if dent else 0))
        return surface(f, nu or self.nu, nv or self.nv, mat, loop_u=True, **kw)


def patch(skin, A, B, mat, lift=0.012, thick=0.02, n=90, m=14, swell=0.0, bevel=0.006, mirror=False, closed=False):
    """An overlay between two lines A and B drawn on a skin in (u, v); mirror lays the same on the far side."""
    for far in ((False, True) if mirror else (False,)):
        a, b = spline(A, n), spline(B, n)

        def f(i, j):
            (u0, v0), (u1, v1) = a[round(i * n)], b[round(i * n)]
            u, v = u0 + (u1 - u0) * j, v0 + (v1 - v0) * j
            e = min(1, 10 * i, 10 * (1 - i), 6 * j, 6 * (1 - j))
            return skin.at(1 - u if far else u, v, lift + swell * e * (2 - e))
        surface(f, n, m, mat, angle=50, solid=thick, bevel=bevel)


def seam(skin, line, mat, lift=0.02, pitch=0.05, r=0.0075, n=160, mirror=False):
    """Stitches along a line drawn on a skin in (u, v)."""
    for far in ((False, True) if mirror else (False,)):
        stitches([skin.at(1 - u if far else u, v, lift) for u, v in spline(line, n)], mat, pitch, r)


def piping(skin, line, r, mat, lift=0.0, n=200, closed=False, mirror=False):
    """A rolled edge along a line drawn on a skin; closed: all round at the height of its first point."""
    for far in ((False, True) if mirror else (False,)):
        pts = [skin.at(i / n, line[0][1], lift) for i in range(n)] if closed else [skin.at(1 - u if far else u, v, lift) for u, v in spline(line, n)]
        tube(pts, r, mat, closed, n=10, angle=180)


def lining(skin, mat, down=0.7, pad=0.05, inset=0.03, v=1.0, nv=16):
    """The inside of an upper: rolls over the top line, then follows the skin down for a share of its height. pad(u) swells the collar."""
    P = pad if callable(pad) else (lambda u: pad)
    c = sum((skin.at(i / 240, v) for i in range(240)), Vector()) / 240

    def f(u, w):
        p = skin.at(u, v)
        inw = Vector(((c.x - p.x) * 0.5, -p.y, 0))
        inw = inw.normalized() if inw.length > 1e-6 else Vector((-1, 0, 0))
        k = P(u)
        if w < 0.35:
            a = pi * w / 0.35
            return p + inw * k * (1 - math.cos(a)) + Vector((0, 0, k * math.sin(a) * 0.9))
        t = (w - 0.35) / 0.65
        q = skin.at(u, v - down * t)
        return q + inw * (2 * k * math.sqrt(1 - t) + inset * min(1, 4 * t))
    return surface(f, 240, nv * 2, mat, loop_u=True, angle=180)


def outline(points, n=240, bend=None):
    """A sole's outline from its near half [(x, half width)], heel to toe, with its outward normals."""
    half = list(points)
    ring = spline([(x, -y, 0) for x, y in half] + [(x, y, 0) for x, y in half[-2:0:-1]], n, True)
    ring = [Vector(bend(*p)) if bend else Vector(p) for p in ring]
    out = []
    for i, p in enumerate(ring):
        t = ring[(i + 1) % n] - ring[i - 1]
        out.append((p, Vector((-t.y, t.x, 0)).normalized()))
    return out


def sole(ring, profile, bottom, top, mat, dent=None, close=True, **kw):
    """A moulded sole: profile [(outward, height 0..1)] carried round an outline between two heights, functions of x."""
    n, pr = len(ring), profile
    m = len(pr) - 1
    kw.setdefault('angle', 40)

    def f(u, v):
        p, out = ring[round(u * n) % n]
        o, h = pr[round(v * m)]
        q = p + out * (o + (dent(u, h, p) if dent else 0))
        a, b = bottom(p.x), top(p.x)
        return (q.x, q.y, a + (b - a) * h)
    ob = surface(f, n, m, mat, loop_u=True, **kw)
    if close:
        for j in (0, m):
            mesh([f(i / n, j / m) for i in range(n)], [tuple(range(n))], mat)
    return ob


def curve(*pts):
    """A smooth height line y(x) through points given with x in any order."""
    P = sorted(pts)
    S = spline(P, 200)

    def y(x):
        if x <= S[0][0]:
            return S[0][1]
        for (a, b), (c, d) in zip(S, S[1:]):
            if x <= c:
                return b + (d - b) * (x - a) / max(1e-6, c - a)
        return S[-1][1]
    table = [y(P[0][0] + (P[-1][0] - P[0][0]) * i / 600) for i in range(601)]
    span = P[-1][0] - P[0][0]
    return lambda x: table[min(600, max(0, round((x - P[0][0]) / span * 600)))]


def lace(path, mat, w=0.075, t=0.026, n=60, up=(0, 0, 1)):
    """A flat lace through points."""
    return sweep(spline(path, n), rrect(w, t, t * 0.45, 3), mat, up=up, angle=180)


def cord(path, mat, r=0.03, n=60):
    return tube(spline(path, n), r, mat, n=12, angle=180)


def lacing(skin, us, v, mat, eyelet=None, w=0.075, lift=0.03, arch=0.07, round_=False, ends=True):
    """Criss-cross laces between eyelets at (u, v) on the near side and their mirror images; the last row is tied in a bow."""
    L = [skin.at(u, v) for u in us]
    R = [skin.at(1 - u, v) for u in us]
    NL, NR = [skin.normal(u, v) for u in us], [skin.normal(1 - u, v) for u in us]
    run = (lambda pts: cord(pts, mat, w / 2)) if round_ else (lambda pts: lace(pts, mat, w))
    for i in range(len(us)):
        if eyelet:
            for p, nn in ((L[i], NL[i]), (R[i], NR[i])):
                o = lathe(spline([(0.024, 0), (0.03, 0.014), (0.042, 0.016), (0.05, 0.004)], 10), eyelet, 24, angle=180)
                o.location, o.rotation_euler = p + nn * 0.014, nn.to_track_quat('Z', 'Y').to_euler()
    up = Vector((0.0, 0, 1))
    for i in range(len(us) - 1):
        for a, b, na, nb, hi in ((L[i], R[i + 1], NL[i], NR[i + 1], 0.02), (R[i], L[i + 1], NR[i], NL[i + 1], 0.0)):
            mid = (a + b) / 2 + up * (arch + hi)
            run([a + na * -0.01, a + na * lift + (b - a) * 0.04, a.lerp(mid, 0.55) + up * (arch * 0.35 + hi * 0.5), mid,
                 b.lerp(mid, 0.55) + up * (arch * 0.35 + hi * 0.5), b + nb * (lift * 0.6) - (b - a) * 0.03, b - nb * 0.03])
    run([L[0] - NL[0] * 0.01, L[0] + NL[0] * lift, (L[0] + R[0]) / 2 + up * arch * 0.7, R[0] + NR[0] * lift, R[0] - NR[0] * 0.01])
    return L[-1], R[-1]


def bow(at, mat, side=(0, -1, 0), fore=(-1, 0, -0.6), size=0.42, w=0.075, round_=False):
    """A tied bow: knot, two loops falling to the sides and two ends."""
    at, sd, fo = Vector(at), Vector(side).normalized(), Vector(fore).normalized()
    up = sd.cross(fo).normalized()
    if up.z < 0:
        up = -up
    P = lambda a, b, c: at + sd * a * size + fo * b * size + up * c * size
    run = (lambda pts, n=70: cord(pts, mat, w / 2, n)) if round_ else (lambda pts, n=70: sweep(spline(pts, n), rrect(w, 0.024, 0.011, 3), mat, up=tuple(up), angle=180))
    k = 0.02
    for sg in (1, -1):
        run([P(0, 0, k), P(sg * 0.25, -0.02, 0.12), P(sg * 0.62, 0.10, 0.04), P(sg * 0.98, 0.34, -0.32), P(sg * 1.02, 0.5, -0.42), P(sg * 0.86, 0.52, -0.30),
             P(sg * 0.5, 0.3, 0.0), P(sg * 0.2, 0.1, 0.09), P(0, 0.02, k)])
        run([P(0, 0.02, k), P(sg * 0.16, 0.26, 0.06), P(sg * 0.34, 0.62, -0.05), P(sg * 0.5, 1.0, -0.22), P(sg * 0.66, 1.25, -0.34)])
    run([P(0.02, -0.12, 0.0), P(0.03, -0.1, 0.1), P(0.0, 0.02, 0.2), P(-0.03, 0.14, 0.12), P(-0.02, 0.15, 0.0)], 24)


def mirror_copy(f, at=(0, 0, 0), rot=(0, 0, 0), *a):
    """The other shoe of a pair."""
    e = group(made(f, *a), at, rot)
    e.scale = (1, -1, 1)
    return e


def ring(xb, xf, w, zb, zf, p=0.8, q=1.0, m=9):
    """One level of a boot: half an ellipse from heel (xb, zb) to front (xf, zf), half width w; p < 1 squares it."""
    out = []
    for k in range(m):
        a = pi * k / (m - 1)
        out.append(((xb + xf) / 2 + (xb - xf) / 2 * math.cos(a), w * max(0, math.sin(a)) ** p, zb + (zf - zb) * ((1 - math.cos(a)) / 2) ** q))
    return out


def columns(rows):
    return [list(c) for c in zip(*rows)]


def welted(pts, bend, sole_mat, welt_mat, thread, b, z, heel=(.55, .28), grow=0.0, heel_mat=None, lugs=0):
    """A leather sole of thickness z over the bottom line b(x), with a stitched welt; heel = (front x, drop below)."""
    r = outline(pts, 260, bend)
    top = lambda x: b(x) + z
    sole(r, spline([(-.2, 0), (-.01, 0), (grow + .004, .12), (grow + .008, .5), (grow + .004, .88), (-.01, 1), (-.2, 1)], 30), b, top, sole_mat)
    sole(r, spline([(-.2, 0), (.0, 0), (grow + .022, .2), (grow + .022, .8), (0, 1), (-.2, 1)], 20), lambda x: top(x) - .004, lambda x: top(x) + .03, welt_mat)
    stitches([p + o * (grow + .004) + Vector((0, 0, top(p.x) + .036)) for p, o in r], thread, .045, .0075, True)
    if heel:
        x0, h = heel
        cut = [p + o * (grow - .0) for p, o in r if p.x > x0]
        i = next(k for k in range(len(r)) if r[k][0].x > x0 and r[k - 1][0].x <= x0)
        seq = [r[(i + k) % len(r)] for k in range(len(cut))]
        pl = [p + o * (grow + .0) for p, o in seq]
        n = len(pl)
        lifts = 4 if h > .2 else 2
        for k in range(lifts):
            za, zb2 = k / lifts, (k + 1) / lifts
            V = []
            for zz, tp in ((za + .006, 0), (zb2 - .006, 0)):
                for p in pl:
                    sx = 1 - .05 * (1 - zz)
                    V.append(((p.x - 1) * sx + 1, p.y * (1 - .04 * (1 - zz)), b(p.x) * zz + (b(p.x) - h) * (1 - zz)))
            F = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [(q, (q + 1) % n, n + (q + 1) % n, n + q) for q in range(n)]
            mesh(V, F, (heel_mat or sole_mat) if k else s.rubber(), bevel=.006, segments=2, angle=30)
    return r
