from ware import *

COLOURS = {'yellow': dict(a='#f0c22e', b='#3f8a4a'), 'blue': dict(a='#6aa9c9', b='#2a4a78'), 'natural': dict(a='#dcb877', b='#a37a42'), 'pink': dict(a='#eaa0a8', b='#8a3a5a'),
           'shell': dict(a='#e9b7a4', b='#d98f78'),
           'harbour': dict(a='#86b4c8', b='#2f5f80')}
VIEWS = {'main': dict(az=-30, el=24), 'front': dict(az=0, el=12), 'detail': dict(az=-38, el=26, focus=(-0.2, -0.35, 0.2), span=0.8, blur=10), 'scene': dict(az=-28, el=26, scene=lambda c: scene(c))}


def pad(c, at=(0, 0, 0), rot=(0, 0, 0), seed=1):
    W, D, H = 1.1, 0.72, 0.27
    m = s.Mat(Roughness=0.95, Specular=0.1)
    # pores of three sizes as true holes: displaced fine mesh
    def out(v):
        return v
    pts = rrect(W, D, 0.09, 8)
    rng = random.Random(seed)
    holes = []
    for _ in range(900):
        f_ = rng.random()
        r = 0.012 + 0.034 * rng.random() ** 3.0
        if f_ < 0.45:
            p = Vector(((rng.random() - 0.5) * W, (rng.random() - 0.5) * D, H))
        elif f_ < 0.75:
            p = Vector(((rng.random() - 0.5) * W, -D / 2 if rng.random() < 0.7 else D / 2, rng.random() * H))
        else:
            p = Vector((-W / 2 if rng.random() < 0.7 else W / 2, (rng.random() - 0.5) * D, rng.random() * H))
        holes.append((p, r))
    from mathutils import kdtree
    kd = kdtree.KDTree(len(holes))
    for i, (p, r) in enumerate(holes):
        kd.insert(p, i)
    kd.balance()
    nx, ny, nz_n = 200, 130, 56
    V, F = [], []
    def sheet(o, a, b, na, nb, n):
        base = len(V)
        for j in range(nb + 1):
            for i in range(na + 1):
                p = o + a * (i / na) + b * (j / nb)
                q = Vector(p)
                # round the edges
                r = 0.05
                c_ = Vector((max(-W / 2 + r, min(W / 2 - r, q.x)), max(-D / 2 + r, min(D / 2 - r, q.y)), max(r * 0.4, min(H - r, q.z))))
                d = q - c_
                nn = d.normalized() if d.length > 1e-6 else n
                if d.length > r:
                    q = c_ + nn * r
                deep = 0.0
                for co, k, dist in kd.find_n(p, 3):
                    rr = holes[k][1]
                    if dist < rr:
                        deep = max(deep, rr * 1.7 * math.sqrt(1 - (dist / rr) ** 2))
                rim = min(W / 2 - abs(p.x), 9) < 0.03, D / 2 - abs(p.y) < 0.03, H - p.z < 0.03
                q -= nn * deep * (0.35 if sum(rim) > 1 else 1)
                q += nn * 0.008 * nz.noise(Vector(p) * 9)
                q.x *= 1 + 0.02 * nz.noise(Vector((p.y * 2, p.z * 4, seed)))
                V.append(q)
        for j in range(nb):
            for i in range(na):
                k = base + j * (na + 1) + i
                F.append((k, k + 1, k + na + 2, k + na + 1))
    X, Y, Z = Vector((W, 0, 0)), Vector((0, D, 0)), Vector((0, 0, H))
    o = Vector((-W / 2, -D / 2, 0))
    sheet(o + Z, X, Y, nx, ny, Vector((0, 0, 1)))
    sheet(o, X, Z, nx, nz_n, Vector((0, -1, 0)))
    sheet(o + X, Y, Z, ny, nz_n, Vector((1, 0, 0)))
    sheet(o + X + Y, -X, Z, nx, nz_n, Vector((0, 1, 0)))
    sheet(o + Y, -Y, Z, ny, nz_n, Vector((-1, 0, 0)))
    n = m.noise(14, 5)
    ao = m.node('AmbientOcclusion', 0, {'samples': 4}, Distance=0.05)
    col = m.mix(n, s.shade(c['a'], 0.92), s.shade(c['a'], 1.08))
    m.set(Base_Color=m.mix(m.node('SeparateXYZ', 0, Vector=ao), s.shade(c['a'], 0.52), col))
    m.bump(m.cells(60), 0.35, 0.01)
    body = mesh(V, F, m.m, angle=180)
    # scouring layer below
    sc = s.Mat(Roughness=0.95, Specular=0.15)
    k = sc.noise(30, 8, rough=0.8)
    sc.set(Base_Color=sc.ramp(k, (0.35, s.shade(c['b'], 0.45)), (0.6, c['b'])))
    sc.bump(k, 1.0, 0.03)
    pd = plate(rrect(W * 1.0, D * 1.0, 0.06, 8), 0.075, sc.m, 0.015, (0, 0, 0.0))
    body.location.z = 0.03
    return group([body, pd], (at[0], at[1], at[2] + 0.038), rot)


def build(c):
    pad(c)


def scene(c):
    pad(c)
    pad(COLOURS['blue' if c['a'] != '#6aa9c9' else 'pink'], (0.12, 0.5, 0.3), (0.9, 0.0, 0.1), 4)
