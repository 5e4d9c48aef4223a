from apparel import *

COLOURS = {'gold': dict(m='#e3b768', g='#ffffff'), 'rose': dict(m='#dba08a', g='#f6c3cf'), 'silver': dict(m='#d7d9dc', g='#86bdec'), 'emerald': dict(m='#e3b768', g='#2fa56f')}
VIEWS = {'main': dict(az=-30, el=16, fill=.66), 'front': dict(az=0, el=10, fill=.66), 'detail': dict(az=-35, el=28, focus=(0, 0, .235), span=.16, blur=8), 'scene': dict(az=-25, el=24, scene=lambda c: scene(c))}


def gem(r, mat, n=16):
    """A round brilliant: table, crown, girdle, pavilion; flat facets."""
    V, F = [], []
    def ringv(rr, z, off=0.0, k=n):
        i0 = len(V)
        V.extend([(rr * math.cos(2 * pi * (i + off) / k), rr * math.sin(2 * pi * (i + off) / k), z) for i in range(k)])
        return i0
    h = n // 2
    a = ringv(.56 * r, .32 * r, 0, h)
    b = ringv(.80 * r, .20 * r, .5, h)
    g1, g2 = ringv(r, .02 * r), ringv(r, -.03 * r)
    p = ringv(.55 * r, -.44 * r, .5, h)
    V.append((0, 0, -.86 * r))
    tip = len(V) - 1
    F.append(tuple(a + i for i in range(h)))
    for i in range(h):
        j = (i + 1) % h
        F += [(a + i, b + i, a + j)]
        F += [(a + j, b + i, g1 + (2 * i + 2) % n, b + j)]
        F += [(b + i, g1 + 2 * i, g1 + 2 * i + 1), (b + i, g1 + 2 * i + 1, g1 + (2 * i + 2) % n)]
        F += [(g2 + 2 * i, p + i, g2 + 2 * i + 1), (g2 + 2 * i + 1, p + i, g2 + (2 * i + 2) % n)]
        F += [(g2 + (2 * i + 2) % n, p + i, tip, p + j)]
    for i in range(n):
        F.append((g1 + i, g2 + i, g2 + (i + 1) % n, g1 + (i + 1) % n))
    return mesh(V, F, mat, smooth=False)


def ring_obj(c):
    """Built ten times life size, scaled down by the group."""
    met = s.metal(c['m'], .11)
    dia = s.Mat(Base_Color=c['g'], Roughness=0.0, Transmission=1.0, IOR=2.0, Specular=.8).m
    R = .92
    # band: rounded, narrower towards the head
    n = 160
    def band_(u, v):
        a, b = 2 * pi * u, 2 * pi * v
        up = max(0, math.cos(a)) ** 3
        w, t = .125 - .035 * up, .065
        cx, cy = math.copysign(abs(math.cos(b)) ** .8, math.cos(b)), math.copysign(abs(math.sin(b)) ** .8, math.sin(b))
        rr = R + t * cx
        return (rr * math.sin(a), w * cy, R + .065 + rr * math.cos(a))
    surface(band_, n, 28, met, loop_u=True, loop_v=True, angle=180)
    zc = 2 * R + .065 + .36
    g = gem(.40, dia)
    g.location = (0, 0, zc)
    # basket and four prongs
    for r, z in ((.30, zc - .17), (.19, zc - .34)):
        tube([(r * math.cos(2 * pi * i / 48), r * math.sin(2 * pi * i / 48), z) for i in range(48)], .030, met, True, n=12)
    for k in range(4):
        a = pi / 4 + k * pi / 2
        P = spline([(.08 * math.cos(a), .08 * math.sin(a), zc - .52), (.24 * math.cos(a), .24 * math.sin(a), zc - .30), (.405 * math.cos(a), .405 * math.sin(a), zc - .02), (.40 * math.cos(a), .40 * math.sin(a), zc + .06), (.335 * math.cos(a), .335 * math.sin(a), zc + .105)], 30)
        sweep(P, circle(.036, 14), met, angle=180, scale=lambda t: 1.05 - .1 * t if t < .95 else .8)
    # small stones along the shoulders
    for sg in (-1, 1):
        for k in range(5):
            t = sg * (.34 + .125 * k)
            rr = R + .068
            q = gem(.062, dia, 8)
            q.location, q.rotation_euler = (rr * math.sin(t), 0, R + .065 + rr * math.cos(t)), (0, t, 0)
            for sy in (-1, 1):
                for d in (-.055, .055):
                    o = pillow(.035, .035, .035, met, 2.0, ((rr + .01) * math.sin(t + d), sy * .06, R + .065 + (rr + .01) * math.cos(t + d)), seg=12)


def build(c):
    group(made(ring_obj, c), (0, 0, 0), (0, 0, 0), .1)


def scene(c):
    velvet = suede('#27324a')
    box(.62, .62, .30, velvet, .05, (0, 0, .15))
    for y in (-.045, .045):
        sweep([(-.22, y, .30), (.22, y, .30)], circle(.055, 20), velvet)
    group(made(ring_obj, c), (0, 0, .24), (0, 0, 0), .1)
    lid = box(.62, .10, .5, velvet, .04, (0, .40, .46), (-.35, 0, 0))
    box(.56, .02, .44, s.cloth('#e9e2d2', 40), .02, (0, .34, .47), (-.35, 0, 0))
