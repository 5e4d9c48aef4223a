from kit import *
from gear import *
import stuff as s

COLOURS = {'forest': dict(a='#3f5a46', b='#7a4a2a', web='#26302a', thread='#c9b48a', metal='#c9a25e'),
           'navy': dict(a='#2b3a58', b='#8a5430', web='#1c2436', thread='#c9b48a', metal='#c9a25e'),
           'ochre': dict(a='#c08a2e', b='#5a3420', web='#3a2a1c', thread='#ead7a8', metal='#c4c6c9'),
           'coal': dict(a='#34363a', b='#1d1b1b', web='#1b1c1e', thread='#6f7276', metal='#8b8d90'),
           'cherry': dict(a='#8f2435', b='#4a2a1e', web='#2a1a1c', thread='#e0b9a0', metal='#c9a25e', name='PORTER LANE'),
           'teal': dict(a='#1f7377', b='#6a4228', web='#15302f', thread='#c9c0a0', metal='#c9a25e', name='PORTER LANE'),
           'blue': dict(a='#2f5c9c', b='#7a4a2a', web='#1b2a44', thread='#d9c39a', metal='#c9a25e', name='PORTER LANE'),
           'sun': dict(a='#e2b13a', b='#b5452f', web='#2f4f7a', thread='#fbf0cf', metal='#c4c6c9', name='LITTLE GROVE'),
           'graphite': dict(a='#43464c', b='#26272b', web='#1b1c1e', thread='#7f8286', metal='#9b9da0', name='PORTER LANE'),
           'storm': dict(a='#3f4f66', b='#20303f', web='#1a242e', thread='#e8d24a', metal='#b9bbbe', name='TIDEWATER'),
           'lime': dict(a='#8fa83a', b='#4a5230', web='#2a3020', thread='#eef0c9', metal='#b9bbbe', name='NORTHPEAK')}
VIEWS = {'main': dict(az=-30, el=11, fill=0.76), 'front': dict(az=0, el=6), 'back': dict(az=148, el=12),
         'detail': dict(az=-26, el=16, focus=(0.1, -0.95, 1.95), span=1.7, blur=12),
         'scene': dict(az=-30, el=12, scene=lambda c: scene(c))}
ZC, A = 2.05, 1.46          # widest height, half width
UP, DN = 2.18, 1.98         # from there to the top and to the bottom
NU, ND = 3.3, 6.0           # how square the upper and the lower half are


def e_of(x, z):
    """0 in the middle of the panel, 1 on its rim."""
    t = z - ZC
    a = A * (1 - 0.05 * max(0, t) / UP)
    n, b = (NU, UP) if t > 0 else (ND, DN)
    return (abs(x / a) ** n + abs(t / b) ** n) ** (1 / n)


def rim(k=1.0, n=220):
    """Outline of the pack seen from the front, from the middle of the bottom anticlockwise: n points evenly set."""
    raw = []
    for i in range(1600):
        th = 2 * pi * i / 1600 - pi / 2
        c, d = math.cos(th), math.sin(th)
        lo, hi = 0, 6
        for _ in range(26):
            r = (lo + hi) / 2
            lo, hi = (r, hi) if e_of(r * c, ZC + r * d) < 1 else (lo, r)
        raw.append(Vector((lo * c * k, 0, ZC + lo * d * k)))
    out = resample(raw, sum((a - b).length for a, b in zip(raw, raw[1:] + raw[:1])) / n * 0.9999, True)
    return [tuple(p) for p in out[:n]]


def deep(z):
    """Where the front rim stands: the pack is deeper below."""
    t = min(1, max(0, z / (ZC + UP)))
    return -(0.80 - 0.26 * t ** 1.5)


FOLD, FOLD2, FOLD3 = creases(4, 9, -1.2, 1.2, 0.8, 4.0, 0.6, 0.10, 0.030, 0.9), creases(7, 7, -0.9, 0.9, 0.6, 2.2, 0.42, 0.07, 0.022, 1.3), creases(2, 7, -0.5, 0.5, 0.9, 3.8, 0.3, 0.09, 0.03, 0.8)


def front(x, z):
    e = min(1, e_of(x, z))
    return deep(z) - 0.20 * (1 - e ** 2.6) + pucker((x, 0, z), 1, 0.035) + FOLD(x, z) * min(1, (1 - e) * 6)


BACK = 0.62


def build(c):
    F, L = canvas(c['a'], 58), s.leather(c['b'], 30, 0.3, 0.46)
    W, thread, metal = webbing(c['web']), s.plastic(c['thread'], 0.8), s.metal(c['metal'], 0.24)
    tape, teeth = canvas(c['web'], 60), metal
    R = rim()
    N = len(R)
    nrm = []
    for i in range(N):
        t = Vector(R[(i + 1) % N]) - Vector(R[i - 1])
        nrm.append(Vector((t.z, 0, -t.x)).normalized())

    # body: front panel, wall, back panel
    def body(u, v):
        i = round(u * N) % N
        x, _, z = R[i]
        if v < 0.42:
            q = (v / 0.42)
            X, Z = x * q, ZC + (z - ZC) * q
            return (X, front(X, Z), Z)
        if v < 0.80:
            t = (v - 0.42) / 0.38
            y0 = front(x, z)
            y = y0 + (BACK - y0) * t
            sag = 0.055 * math.sin(pi * t) ** 0.8 + (pucker((x, y, z), 5, 0.05) + FOLD3(y, z) + 0.01 * 0) * math.sin(pi * t)
            # the seams draw the cloth in and make it ripple
            near = math.exp(-(t / 0.10)) + math.exp(-((1 - t) / 0.10))
            sag += 0.014 * near * math.sin(i * 1.15 + 2 * noise.noise(Vector((i * 0.13, t * 2, 0))))
            return (x + nrm[i].x * sag, y, z + nrm[i].z * sag)
        q = (1 - v) / 0.20
        X, Z = x * q, ZC + (z - ZC) * q
        return (X, BACK + 0.05 * (1 - q ** 3), Z)
    b = boxuv(surface(body, N, 90, F, loop_u=True, angle=180))
    skin = tree(b)

    # piping on both rims
    for y, r in ((lambda x, z: front(x, z) - 0.005, 0.036), (lambda x, z: BACK, 0.034)):
        tube([(x * 1.002, y(x, z), ZC + (z - ZC) * 1.002) for x, _, z in R], r, L, True, 12)

    # base in leather, drawn up around the cloth
    top = lambda a: 0.74
    def around(a, z, lift):
        d = Vector((math.cos(a), math.sin(a) * 0.75, 0))
        p = Vector((0, -0.1, z))
        h, _, k, _ = skin.ray_cast(p + d * 5, -d)
        return (h or p) + d.normalized() * lift
    ring = [2 * pi * i / 200 for i in range(200)]
    def base(u, v):
        z = 0.09 + (top(0) - 0.09) * v
        return around(2 * pi * u, z, 0.045)
    surface(base, 200, 12, L, loop_u=True, angle=180, solid=0.03)
    for z in (top(0) - 0.05, top(0) - 0.12):
        stitches([around(a, z, 0.066) for a in ring], thread, 0.085, 0.0115, True)

    # main zip around the top of the wall
    idx = [i for i in range(N) if R[i][2] > 1.75]
    zy = lambda i: front(R[i][0], R[i][2]) + 0.30
    path, ups = [], []
    for i in idx:
        x, _, z = R[i]
        h, n = hug(skin, (x + nrm[i].x * 2, zy(i), z + nrm[i].z * 2), -nrm[i], 0.012)
        path.append(h), ups.append(n)
    zipper(path, ups, tape, teeth, 0.20, 0.034, 0, thread)
    for k, way in ((0.795, (0, -0.25, -1)), (0.56, (0, -0.9, -0.2))):
        j = int(len(path) * k)
        pull(path[j] + ups[j] * 0.01, ups[j], way, metal, L, 1.25)

    # front pocket: a pouch with its own wall, bellied
    pw, pz, ph = 1.13, 1.36, 0.95
    def pe(x, z):
        t = z - pz
        n = 3.8 if t > 0 else 6
        return (abs(x / pw) ** n + abs(t / ph) ** n) ** (1 / n)
    praw = []
    for i in range(720):
        th = 2 * pi * i / 720 - pi / 2
        c0, d0 = math.cos(th), math.sin(th)
        lo, hi = 0, 4
        for _ in range(24):
            r = (lo + hi) / 2
            lo, hi = (r, hi) if pe(r * c0, pz + r * d0) < 1 else (lo, r)
        praw.append((lo * c0, 0, pz + lo * d0))
    M = 160
    PR = [tuple(p) for p in resample(praw, sum((Vector(a) - Vector(d)).length for a, d in zip(praw, praw[1:] + praw[:1])) / M * 0.9999, True)[:M]]
    pn = []
    for i in range(M):
        t = Vector(PR[(i + 1) % M]) - Vector(PR[i - 1])
        pn.append(Vector((t.z, 0, -t.x)).normalized())
    thick = lambda z: 0.30 - 0.05 * (z - pz)
    def pocket(u, v):
        i = round(u * M) % M
        x, _, z = PR[i]
        if v < 0.7:
            q = v / 0.7
            X, Z = x * q, pz + (z - pz) * q
            e = min(1, pe(X, Z))
            return (X, front(X, Z) - thick(Z) - 0.13 * (1 - e ** 2.4) + pucker((X, 0, Z), 9, 0.035) + FOLD2(X, Z) * min(1, (1 - e) * 6), Z)
        t = (v - 0.7) / 0.3
        y0 = front(x, z) - thick(z)
        sw = 0.04 * math.sin(pi * t) + 0.008 * math.exp(-t / 0.15) * math.sin(i * 1.3 + 2 * noise.noise(Vector((i * 0.17, 0, 0))))
        return (x + pn[i].x * sw, y0 + (front(x, z) + 0.03 - y0) * t, z + pn[i].z * sw)
    p = boxuv(surface(pocket, M, 60, F, loop_u=True, angle=180))
    pskin = tree(p)
    tube([(x, front(x, z) - thick(z) - 0.004, z) for x, _, z in PR], 0.03, L, True, 12)
    pidx = [i for i in range(M) if PR[i][2] > 0.98]
    ppath = [Vector((PR[i][0], 0, PR[i][2])) + pn[i] * 0.045 + Vector((0, front(PR[i][0], PR[i][2]) - thick(PR[i][2]) * 0.52, 0)) for i in pidx]
    pups = [pn[i] for i in pidx]
    zipper(ppath, pups, tape, teeth, 0.17, 0.032, 0, None)
    j = int(len(ppath) * 0.885)
    pull(ppath[j] + pups[j] * 0.01, pups[j], Vector((0, -0.1, -1)), metal, L, 1.15)

    # a narrow zip above it, in a frame of leather
    z0 = 3.12
    pts = [(-0.86 + 1.72 * i / 50, -3, z0 - 0.0 * abs(i / 25 - 1)) for i in range(51)]
    zp, zn = hugpath(skin, pts, (0, 1, 0), 0.004)
    wide = ribbon(zp, zn, flat(0.27, 0.03, 0.012), L)
    loop = []
    F2 = framed(zp, zn)
    for k in (-1, 1):
        stitches([q + sd * k * 0.112 + n * 0.017 for q, t, sd, n in F2], thread, 0.07, 0.009)
    zipper(zp[2:-2], zn[2:-2], tape, teeth, 0.135, 0.032, 0.01, None)
    pull(zp[8] + zn[8] * 0.022, zn[8], (0.05, 0, -1), metal, L, 1.1)

    # label: leather, sewn on, the name pressed in
    lz = 2.66
    h, n = hug(skin, (0, -3, lz), (0, 1, 0), 0.02)
    tilt = math.atan2(n.z, -n.y)
    lab = [plate(rrect(0.78, 0.30, 0.05), 0.035, L, 0.01), ]
    st = stitches([(x, y, 0.018) for x, y in resample2(rrect(0.70, 0.225, 0.03))], thread, 0.06, 0.008, True)
    tx = text(c.get('name', 'RIDGELINE'), 0.105, s.metal(c['metal'], 0.35), (0, -0.0, 0.019), (0, 0, 0), 0.002, 1.16)
    group(lab + [st, tx], h, (pi / 2 - tilt, 0, 0))

    # side pocket of the same cloth with a bound, elastic mouth
    for sx in (-1, 1):
        def side(u, v):
            z = 0.66 + 1.22 * v
            y = -0.62 + 1.14 * u
            y0, y1 = front(sx * A, z) + 0.10, BACK - 0.06
            y = y0 + (y1 - y0) * u
            h, _ = hug(skin, (sx * 4, y, z), (-sx, 0, 0), 0.012)
            puff = 0.085 * math.sin(pi * u) ** 0.7 * math.sin(pi * min(1, 0.12 + v * 0.75)) + pucker((h.x, y, z), 13, 0.02)
            gather = 0.012 * max(0, v - 0.72) / 0.28 * math.sin(u * 46)
            return (h.x + sx * max(0.0, puff + gather), y, z)
        boxuv(surface(side, 50, 34, F, angle=180, solid=0.02))
        mouth = [side(i / 60, 1.0) for i in range(61)]
        ribbon(mouth, Vector((sx, 0, 0)), flat(0.13, 0.045, 0.02), W)
        stitches([Vector(q) + Vector((sx * 0.026, 0, 0)) for q in mouth], thread, 0.06, 0.008)
        # compression strap above it
        y0, y1 = front(sx * A, 2.7) + 0.05, BACK - 0.02
        line = [(sx * 4, y0 + (y1 - y0) * i / 30, 2.42 + 0.10 * i / 30) for i in range(31)]
        sp, sn = hugpath(skin, line, (-sx, 0, 0), 0.02)
        ribbon(sp, sn, flat(0.17, 0.024, 0.01), W)
        g = buckle((0, 0, 0), (0, 0, 0), s.plastic('#161618', 0.4), 0.17)
        t = (sp[14] - sp[12]).normalized()
        M4 = Matrix((sn[13].cross(t), t, sn[13])).transposed().to_4x4()
        M4.translation = sp[13] + sn[13] * 0.03
        g.matrix_world = M4

    # handle on top
    hx, hy = 0.42, BACK - 0.10
    arc = spline([(-hx, hy, 4.18), (-hx * 0.98, hy, 4.34), (-hx * 0.6, hy - 0.02, 4.52), (0, hy - 0.03, 4.57), (hx * 0.6, hy - 0.02, 4.52), (hx * 0.98, hy, 4.34), (hx, hy, 4.18)], 60)
    ups = [(Vector(q) - Vector((0, q[1], 4.15))).normalized() for q in arc]
    ribbon(arc, ups, flat(0.22, 0.075, 0.03), L, scale=lambda t: (1, 0.55 + 0.45 * min(1, 4 * t, 4 * (1 - t))))
    F3 = framed(arc, ups)
    for k in (-1, 1):
        stitches([q + sd * k * 0.085 + n * 0.036 for q, t, sd, n in F3][6:-6], thread, 0.07, 0.009)

    # shoulder straps: padded, edged with leather, webbing below
    for sx in (-1, 1):
        P = spline([(sx * 0.42, 0.66, 4.06), (sx * 0.50, 0.94, 4.20), (sx * 0.70, 1.22, 3.92), (sx * 0.98, 1.36, 3.3), (sx * 1.22, 1.28, 2.5), (sx * 1.34, 1.06, 1.8), (sx * 1.36, 0.92, 1.42)], 90)
        ups = []
        for i, q in enumerate(P):
            t = (Vector(P[min(i + 1, 90)]) - Vector(P[max(i - 1, 0)])).normalized()
            sd = Vector((1, 0.30 * -sx * 0, 0))
            ups.append(sd.cross(t).normalized() * 1.0)
        ups = [u if u.y > -0.3 else -u for u in ups]
        k = lambda t: ((0.78 + 0.22 * min(1, t * 4)) * (1 if t < 0.86 else 1 - 0.45 * (t - 0.86) / 0.14), 1)
        boxuv(ribbon(P, ups, rrect(0.60, 0.15, 0.07, 5), F, scale=k, angle=60))
        for e in (-1, 1):
            tube([q + sd * e * 0.30 * k(i / 90)[0] for i, (q, t, sd, n) in enumerate(framed(P, ups))], 0.026, L, n=10)
        mid = framed(P, ups)[14:80]
        ribbon([q + n * 0.080 for q, t, sd, n in mid], [n for *_, n in mid], flat(0.19, 0.022, 0.008), W)
        for j in (14, 40, 62):
            q, t, sd, n = mid[j] if j < len(mid) else mid[-1]
            stitches([q + n * 0.096 + sd * (x * 0.07) + t * (y * 0.05) for x, y in ((-1, -1), (1, 1), (1, -1), (-1, 1), (-1, -1))], thread, 0.04, 0.008)
        q, t, sd, n = framed(P, ups)[-1]
        M4 = Matrix((sd, -t, n)).transposed().to_4x4()
        M4.translation = q + t * 0.10
        g = buckle((0, 0, 0), (0, 0, 0), s.plastic('#161618', 0.4), 0.2)
        g.matrix_world = M4
        low = spline([tuple(q + t * 0.05), (sx * 1.40, 0.95, 1.0), (sx * 1.38, 0.86, 0.62), (sx * 1.22, 0.64, 0.36)], 40)
        lu = [(Vector((1, 0, 0)).cross((Vector(low[min(i + 1, 40)]) - Vector(low[max(i - 1, 0)])).normalized())).normalized() for i in range(41)]
        ribbon(low, [u if u.y > 0 else -u for u in lu], flat(0.19, 0.024, 0.01), W)
        tail = spline([tuple(q + t * 0.12 + n * 0.05), tuple(q + t * 0.35 + n * 0.13), tuple(q + t * 0.75 + n * 0.10)], 24)
        ribbon(tail, [n] * 25, flat(0.19, 0.024, 0.01), W)


def resample2(pts):
    return [(p[0], p[1]) for p in resample([(x, y, 0) for x, y in pts + pts[:1]], 0.02)]


def scene(c):
    build(c)
    from goods import bottle
    group(made(bottle.build, bottle.COLOURS['steel']), (-1.9, -1.1, 0), (0, 0, 0.4))
