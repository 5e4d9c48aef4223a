from ware import *

COLOURS = {'dark': dict(choc='#3a1d10', band='#1f5a52', ink='#e3bd72', word='70% DARK'), 'milk': dict(choc='#6b3a1e', band='#c8402f', ink='#f6e7cc', word='MILK'),
           'white': dict(choc='#efdcb2', band='#e0b23a', ink='#5a3a12', word='WHITE'), 'mint': dict(choc='#33190e', band='#2c3b6b', ink='#d9dfe8', word='MINT')}
VIEWS = {'main': dict(az=-24, el=34, fill=0.84), 'front': dict(az=0, el=60, fill=0.8), 'detail': dict(az=-35, el=32, focus=(0.0, 0.55, 0.1), span=1.0, blur=11),
         'scene': dict(az=-24, el=34, fill=0.86, scene=lambda c: scene(c))}


def bar(m, cols=4, rows=7, sx=0.2, sy=0.235, h=0.075):
    """One mesh of rounded, tilted-side pieces on a common slab; a bite of two pieces is missing at the top right."""
    obs = [plate([(-cols * sx / 2, -rows * sy / 2), (cols * sx / 2, -rows * sy / 2), (cols * sx / 2, rows * sy / 2 - sy), (cols * sx / 2 - sx * 0.98, rows * sy / 2 - sy * 1.03), (cols * sx / 2 - sx * 1.03, rows * sy / 2), (-cols * sx / 2, rows * sy / 2)], 0.05, m, 0.012, (0, 0, 0.025))]
    for i in range(cols):
        for j in range(rows):
            if i == cols - 1 and j == rows - 1:
                continue
            x, y = (i - cols / 2 + 0.5) * sx, (j - rows / 2 + 0.5) * sy
            a, b = sx / 2 - 0.006, sy / 2 - 0.006
            q = 0.024
            v = [(x + ux * a, y + uy * b, 0.045) for ux, uy in ((-1, -1), (1, -1), (1, 1), (-1, 1))] + [(x + ux * (a - q), y + uy * (b - q), 0.045 + h) for ux, uy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
            obs.append(mesh(v, [(4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], m, bevel=0.011, segments=4))
    return obs


def build(c):
    m = s.Mat(Roughness=0.3, Specular=0.45, Base_Color=c['choc'])
    m.set(Roughness=m.ramp(m.noise(5, 5), (0.3, 0.24), (0.7, 0.42)))
    m.bump(m.math('ADD', m.noise(3, 4), m.math('MULTIPLY', m.noise(40, 2), 0.06)), 0.14, 0.03)
    W, H = 0.8, 7 * 0.235
    obs = bar(m.m)
    # paper band over the lower part
    y0, y1 = -H / 2 - 0.03, 0.12
    band, ink = printed(c['band'], 0.42), inked(c['ink'])
    sec = rrect(W + 0.05, 0.155, 0.03, 6)
    obs.append(sweep([(0, y0 + (y1 - y0) * i / 20, 0.068) for i in range(21)], [(-a, b) for a, b in sec], band, up=(0, 0, 1), angle=60))
    z = 0.1478
    t = lambda w, size, y, sp=1.2, f=None: obs.append(text(w, size, ink, (0, y, z), (0, 0, 0), 0.001, sp, f))
    t('VERDANT', 0.085, -0.12, 1.5, SERIF)
    t(c['word'], 0.06, -0.62, 1.3, SANS)
    t('BEAN TO BAR  ·  100 g', 0.032, -0.72, 1.2, SANS)
    for y in (-0.02, -0.78):
        obs.append(box(0.66, 0.006, 0.002, ink, 0, (0, y, z)))
    # a cocoa leaf-and-pod ornament
    for k in range(6):
        a = pi / 2 + (k - 2.5) * 0.5
        pts = []
        for i in range(21):
            q = i / 20
            pts.append((q, 0.16 * math.sin(pi * q)))
        out = [(0.05 + p * 0.18, w * 0.28) for p, w in pts] + [(0.05 + p * 0.18, -w * 0.28) for p, w in reversed(pts[1:-1])]
        obs.append(plate([(x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)) for x, y in out], 0.002, ink, 0, (0, -0.42, z)))
    # torn silver foil folded back above the band
    fo = foil('#e3e3e6' if c['choc'] != '#6b3a1e' else '#e2b96a', 0.2, 0.7)
    rng = random.Random(5)
    tear = [0.10 * nz.noise(Vector((i * 0.35, 2.0, 0))) + 0.05 * rng.random() for i in range(81)]
    def wrap(u, v):
        n = len(F)
        x, zz = F[int(u * 160) % 160]
        y = y1 - 0.06 + (0.20 + tear[int(u * 80) % 80]) * v
        k = 1.0 + 0.02 * v + 0.10 * v * v * (0.4 + 0.6 * nz.noise(Vector((u * 9, v * 2, 1))))
        return (x * k, y, 0.066 + (zz) * (1 + 0.5 * v * v * (0.5 + nz.noise(Vector((u * 7, v, 4))))) + 0.0)
    F = spline(rrect(W + 0.03, 0.14, 0.03, 6), 160, True)
    o = surface(wrap, 160, 26, fo, loop_u=True, angle=40, solid=0.004)
    warp(o, lambda p: Vector((p.x, p.y, max(p.z, 0.004))))
    obs.append(o)
    # loose pieces
    g = group(obs, (0, 0, 0.0), (0, 0, 0.0))
    q = group(bar(m.m, 1, 1)[1:], (0.62, 0.62, 0.0), (0, 0, 0.7))
    q.location.z = -0.045
    q2 = made(lambda: group(bar(m.m, 1, 1)[1:], (0.70, 0.32, -0.045), (0, 0, -0.3)))


def scene(c):
    from goods import mug
    build(c)
    o = made(mug.cup, mug.COLOURS['plum']) + made(mug.tea, dict(tea='#3a1a0c'))
    group(o, (0.35, 1.35, 0), (0, 0, 0.4))
