from kit import *
from gear import *
import stuff as s

COLOURS = {'sea': dict(sky='#8fc0dc', sun='#f3cf6a', hill='#3f7f6a', hill2='#24566a', ground='#e8a86a'), 'dusk': dict(sky='#e8a07a', sun='#fbe3a0', hill='#7a4a6a', hill2='#3a2f54', ground='#c8604a'), 'wood': dict(sky='#d8e0c0', sun='#f6e6b0', hill='#6f8a54', hill2='#3a5a3c', ground='#c9a25e')}
VIEWS = {'main': dict(az=-20, el=44, fill=0.84), 'front': dict(az=0, el=50, fill=0.84), 'detail': dict(az=-24, el=40, focus=(0.6, -0.6, 0.05), span=1.1, blur=10),
         'side': dict(az=42, el=16)}


def edge(sign, n=12):
    """One side from (0,0) to (1,0) with a knob (sign +1 out, -1 in, 0 straight)."""
    if not sign:
        return [(i / n, 0) for i in range(n)]
    pts = [(0, 0), (0.20, 0.02), (0.38, -0.035), (0.42, 0.05), (0.365, 0.13), (0.39, 0.215), (0.5, 0.25), (0.61, 0.215), (0.635, 0.13), (0.58, 0.05), (0.62, -0.035), (0.80, 0.02), (1, 0)]
    return [(x, y * sign) for x, y in spline(pts, n * 4)[:-1]]


def build(c):
    m = s.Mat(Roughness=0.35, Specular=0.45)
    U = m.coord.outputs['UV']
    x, y = m.node('SeparateXYZ', 0, Vector=U), m.node('SeparateXYZ', 1, Vector=U)
    add, mul = (lambda a, b: m.math('ADD', a, b)), (lambda a, b: m.math('MULTIPLY', a, b))
    lt, gt = (lambda a, b: m.math('LESS_THAN', a, b)), (lambda a, b: m.math('GREATER_THAN', a, b))
    sky = m.mix(y, s.shade(c['sky'], 1.25), s.shade(c['sky'], 0.85))
    d = m.math('SQRT', add(m.math('POWER', m.math('SUBTRACT', x, 0.66), 2.0), m.math('POWER', m.math('SUBTRACT', y, 0.66), 2.0)))
    col = m.mix(lt(d, 0.13), sky, c['sun'])
    h1 = add(0.50, add(mul(m.math('SINE', mul(x, 9.0)), 0.09), mul(m.noise(7, 4, U), 0.10)))
    col = m.mix(lt(y, h1), col, c['hill2'])
    h2 = add(0.30, add(mul(m.math('SINE', add(mul(x, 6.0), 1.8)), 0.08), mul(m.noise(9, 3, U), 0.06)))
    col = m.mix(lt(y, h2), col, c['hill'])
    h3 = add(0.10, add(mul(m.math('SINE', add(mul(x, 8.0), 0.4)), 0.05), mul(m.noise(14, 3, U), 0.05)))
    col = m.mix(lt(y, h3), col, c['ground'])
    col = m.mix(mul(m.noise(40, 4, U), 0.25), col, '#fff6e6')
    m.set(Base_Color=col)
    m.bump(m.noise(160, 2, U), 0.12, 0.004)
    card = s.cloth('#b9a78a', 60, 0.2, 0.1)
    R = random.Random(11)
    C, W = 5, 0.62
    V = [[R.choice((-1, 1)) for _ in range(C + 1)] for _ in range(C)]
    H = [[R.choice((-1, 1)) for _ in range(C)] for _ in range(C + 1)]
    loose = {(4, 0): ((3.55, -0.55), 0.7), (3, 0): ((2.6, -1.05), -0.4), (4, 1): ((3.75, 0.65), 2.2), (4, 4): ((3.5, 2.9), -0.5)}
    for i in range(C):
        for j in range(C):
            b = H[j][i] if j else 0
            t = H[j + 1][i] if j < C - 1 else 0
            l = V[j][i] if i else 0
            r = V[j][i + 1] if i < C - 1 else 0
            o = [(px, -py * -b if False else py * b) for px, py in edge(1 if b else 0)] if b else edge(0)
            o = [(px, py) for px, py in o]
            o += [(1 - py * r, px) for px, py in edge(1 if r else 0)] if r else [(1, px) for px, py in edge(0)]
            o += [(1 - px, 1 + py * t) for px, py in edge(1 if t else 0)] if t else [(1 - px, 1) for px, py in edge(0)]
            o += [(0 - py * l, 1 - px) for px, py in edge(1 if l else 0)] if l else [(0, 1 - px) for px, py in edge(0)]
            # the knobs of both neighbours must be the same curve: side signs are shared
            k = len(o)
            shrink = lambda p: (0.5 + (p[0] - 0.5) * 0.992, 0.5 + (p[1] - 0.5) * 0.992)
            o = [shrink(p) for p in o]
            T = 0.075
            P = [((px - 0.5) * W, (py - 0.5) * W) for px, py in o]
            vs = [(px, py, 0) for px, py in P] + [(px, py, T) for px, py in P]
            ob = mesh(vs, [tuple(range(k, 2 * k))] + [(a, (a + 1) % k, k + (a + 1) % k, k + a) for a in range(k)], None, [((i + p[0]) / C, (j + p[1]) / C) for p in o] * 2, bevel=0.010, segments=3, angle=30)
            ob.data.materials.append(m.m); ob.data.materials.append(card)
            for f in ob.data.polygons:
                f.material_index = 0 if len(f.vertices) > 6 else 1
            at, tw = ((i * W, j * W), R.uniform(-0.006, 0.006))
            z = R.uniform(0, 0.006)
            tilt = (0, 0)
            if (i, j) in loose:
                at, tw = loose[i, j]
                at = (at[0] - 0.2, at[1])
                if (i, j) == (3, 0):
                    tilt = (0.0, 0.0)
            ob.location, ob.rotation_euler = (at[0], at[1], z), (tilt[0], tilt[1], tw)
