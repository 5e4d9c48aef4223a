from apparel import *

COLOURS = {'straw': dict(a='#d9bd86', ribbon='#a3264a'), 'natural': dict(a='#e3d0a4', ribbon='#26324d')}
VIEWS = {'main': dict(az=-24, el=20, fill=.86), 'front': dict(az=0, el=12, fill=.86), 'detail': dict(az=-30, el=24, focus=(-.45, -1.0, .75), span=1.7, blur=10),
         'side': dict(az=48, el=16, fill=.86), 'top': dict(az=-10, el=62, fill=.82)}
PROFILE = [(0, 1.36), (.30, 1.355), (.62, 1.30), (.84, 1.16), (.92, .95), (.96, .62), (1.0, .34), (1.08, .20), (1.35, .12), (1.75, .06), (2.1, .03), (2.22, .015)]


def straw(colour):
    """Plaits sewn round and round: each ring a row of slanting strands."""
    m = s.Mat(Roughness=.72, Specular=.25, Sheen=.2)
    ang = m.math('MULTIPLY', m.math('ARCTAN2', m.xyz('Y'), m.xyz('X')), 120 / (2 * pi))
    v = m.math('MULTIPLY', m.node('SeparateXYZ', 1, Vector=m.coord.outputs['UV']), 34.0)
    row = m.math('FRACT', v)
    side = m.math('SUBTRACT', m.math('MULTIPLY', m.math('GREATER_THAN', row, .5), 2.0), 1.0)
    strand = m.math('FRACT', m.math('ADD', ang, m.math('MULTIPLY', m.math('MULTIPLY', side, row), 1.6)))
    ridge = m.math('SINE', m.math('MULTIPLY', strand, pi))
    edge = m.math('SINE', m.math('MULTIPLY', row, pi))
    h = m.math('MULTIPLY', m.math('POWER', ridge, .6), m.math('POWER', edge, .5))
    tone = m.mix(m.ramp(m.noise(9, 4, m.at((1, 1, 3))), (.3, 0), (.75, 1)), s.shade(colour, .84), s.shade(colour, 1.12))
    m.set(Base_Color=m.mix(m.ramp(h, (.0, .75), (.55, 0)), tone, s.shade(colour, .45)))
    m.bump(h, .9, .03)
    return m.m


def build(c):
    a = straw(c['a'])
    S = spline(PROFILE, 110)
    L = [0.0]
    for p, q in zip(S, S[1:]):
        L.append(L[-1] + math.hypot(q[0] - p[0], q[1] - p[1]))

    def f(u, v, up=0.0):
        r, z = S[round(v * 110)][:2]
        q = 2 * pi * u
        brim = max(0, (r - 1.05) / 1.17)
        oval = 1 + .07 * math.cos(2 * q)
        dip = brim ** 1.3 * (.13 * math.cos(2 * q + pi) + .05 * math.sin(3 * q + .8) + .02 * math.sin(7 * q))
        dent = -.16 * math.exp(-((r) / .34) ** 2) * math.exp(-(math.sin(q)) ** 2 * r * 3)
        return (r * math.cos(q) / oval * 1.0, r * math.sin(q) * oval, z + dip + dent + .20 + up)
    o = surface(lambda u, v: f(u, v), 220, 110, a, loop_u=True, angle=180, solid=.035)
    # the uv runs along the profile, so that each plait is as wide as the next
    uv = o.data.uv_layers[0]
    for loop in o.data.loops:
        at = loop.vertex_index // 220
        uv.data[loop.index].uv = (uv.data[loop.index].uv[0], L[min(at, 110)] / L[-1])
    edge = [f(i / 220, 1.0) for i in range(220)]
    tube(edge, .035, a, True, n=10)
    # ribbon round the crown, a bow at the side
    rb = s.Mat(Base_Color=c['ribbon'], Roughness=.5, Sheen=.4, Specular=.3)
    ribs = rb.math('SINE', rb.math('MULTIPLY', rb.xyz('Z'), 190.0))
    rb.bump(ribs, .25, .01)

    def belt(u, v):
        q = 2 * pi * u
        oval = 1 + .07 * math.cos(2 * q)
        r = 1.035 - .045 * v
        return (r * math.cos(q) / oval, r * math.sin(q) * oval, .50 + .34 * v)
    surface(belt, 160, 6, rb.m, loop_u=True, angle=180, solid=.025, bevel=.008)
    k = Vector((-.62, -.90, .68))
    out = Vector((-.55, -.83, 0)).normalized()
    side = Vector((.83, -.55, 0)).normalized()
    R = lambda pts, w=.30: sweep(spline(pts, 60), rrect(w, .03, .012, 3), rb.m, up=tuple(out), angle=60)
    for sg in (-1, 1):
        P = lambda x, y, z: k + side * (sg * x) + out * y + Vector((0, 0, z))
        R([k, P(.20, .14, .16), P(.52, .20, .16), P(.62, .16, .0), P(.48, .12, -.13), P(.18, .10, -.05), k])
        R([P(.02, .06, 0), P(.16, .16, -.22), P(.34, .30, -.40), P(.52, .62, -.44)], .26)
    box(.17, .15, .26, rb.m, .05, k + out * .09, (0, 0, math.atan2(out.y, out.x) + pi / 2))
