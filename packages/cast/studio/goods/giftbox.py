from ware import *

COLOURS = {'rose': dict(a='#e3b5b0', lid='#e3b5b0', r='#8a1f33'), 'forest': dict(a='#2f4f40', lid='#2f4f40', r='#d9b268'), 'kraft': dict(a='#b58a5c', lid='#b58a5c', r='#f3ead8'), 'navy': dict(a='#25335a', lid='#25335a', r='#c8cdd8')}
VIEWS = {'main': dict(az=-30, el=22), 'front': dict(az=0, el=10), 'detail': dict(az=-35, el=34, focus=(0, 0, 1.5), span=1.6, blur=10),
         'scene': dict(az=-30, el=24, fill=0.84, scene=lambda c: scene(c))}


def satin(colour):
    m = s.Mat(Base_Color=colour, Roughness=0.32, Specular=0.5, Sheen=0.5, Sheen_Tint=0.6)
    ln = m.node('TexNoise', Vector=m.at((200, 2, 2), 'UV'), Scale=1, Detail=2)
    m.set(Roughness=m.ramp(ln, (0.3, 0.26), (0.7, 0.46)))
    m.bump(ln, 0.15, 0.01)
    return m.m


def build(c):
    def card(col):
        m = s.Mat(Roughness=0.62, Specular=0.3)
        n = m.noise(28, 5, rough=0.7)
        m.set(Base_Color=m.mix(n, s.shade(col, 0.93), s.shade(col, 1.06)))
        m.bump(m.noise(60, 3), 0.12, 0.01)
        return m.m
    W, H = 1.9, 1.15
    box(W, W, H, card(c['a']), 0.02, (0, 0, H / 2))
    box(W + 0.08, W + 0.08, 0.36, card(c['lid']), 0.025, (0, 0, H - 0.02))
    R = satin(c['r'])
    top = H + 0.16
    rw = 0.24
    # bands round the lid and box
    for ax in (0, 1):
        a, b = (W / 2 + 0.048), (W / 2 + 0.008)
        path = [(-b, 0.0), (-b, H - 0.22), (-a, H - 0.19), (-a, top - 0.02), (-a + 0.02, top + 0.006), (a - 0.02, top + 0.006), (a, top - 0.02), (a, H - 0.19), (b, H - 0.22), (b, 0.0)]
        P = []
        for p, q in zip(path, path[1:]):
            P += [(p[0] + (q[0] - p[0]) * i / 6, p[1] + (q[1] - p[1]) * i / 6) for i in range(6)]
        P.append(path[-1])
        sw = lambda u, v: (P[round(v * (len(P) - 1))][0], (u - 0.5) * rw, P[round(v * (len(P) - 1))][1]) if ax == 0 else ((u - 0.5) * rw, P[round(v * (len(P) - 1))][0], P[round(v * (len(P) - 1))][1] + 0.006)
        surface(sw, 6, len(P) - 1, R, angle=40, solid=0.008)
    # bow: four loops, two tails and a knot
    def ribbon(points, widths, tilt=None, n=70):
        pts = spline(points, n)
        F = frames(pts, False, None)
        def f(u, v):
            i = round(v * n)
            p = Vector(pts[i])
            w = widths(v)
            t = F[i][1]
            side = (tilt or Vector((0, 1, 0)))
            side = (side - t * side.dot(t)).normalized()
            nn = t.cross(side)
            q = u - 0.5
            return p + side * (w * q) + nn * (0.05 * (q * q) * 4 * w + 0.015 * math.sin(q * 14) * max(0, 1 - min(v, 1 - v) * 5))
        return surface(f, 14, n, R, angle=180, solid=0.007)
    for k, (az, L, h) in enumerate(((0.35, 0.78, 0.42), (pi + 0.25, 0.78, 0.42), (-0.75, 0.6, 0.50), (pi - 0.85, 0.6, 0.50))):
        d, sd = Vector((math.cos(az), math.sin(az), 0)), Vector((-math.sin(az), math.cos(az), 0))
        b = Vector((0, 0, top + 0.06))
        pts = [b + d * 0.02, b + d * L * 0.4 + Vector((0, 0, 0.02)), b + d * L * 0.86 + Vector((0, 0, 0.10)), b + d * L + Vector((0, 0, h * 0.5)), b + d * L * 0.8 + Vector((0, 0, h * 0.88)), b + d * L * 0.4 + Vector((0, 0, h * 0.62)), b + d * 0.02 + Vector((0, 0, 0.12))]
        ribbon(pts, lambda v: rw * (0.35 + 0.65 * math.sin(pi * min(1, max(0, v))) ** 0.5), sd)
    for az, L in ((-1.25, 0.85), (-2.2, 0.75)):
        d, sd = Vector((math.cos(az), math.sin(az), 0)), Vector((-math.sin(az), math.cos(az), 0))
        b = Vector((0, 0, top + 0.07))
        ribbon([b, b + d * L * 0.35 + Vector((0, 0, 0.08)), b + d * L * 0.7 + Vector((0, 0, -0.01)), b + d * L + Vector((0, 0, 0.03))], lambda v: rw * (0.4 + 0.6 * min(1, v * 3)), sd)
    def knot(u, v):
        a, q = 2 * pi * u, (v - 0.5) * 2
        r = 0.085 * (1 + 0.12 * math.cos(3 * a + q)) * math.sqrt(max(0, 1 - abs(q) ** 4 * 0.5))
        return (q * 0.105, r * math.cos(a) * 1.15, top + 0.13 + r * math.sin(a) * 0.9)
    surface(knot, 48, 24, R, loop_u=True, angle=180)
    # a tag on a string
    tg = printed('#f7f1e4', 0.8)
    o = [plate([(-0.16, -0.26), (0.16, -0.26), (0.16, 0.18), (0.08, 0.28), (-0.08, 0.28), (-0.16, 0.18)], 0.014, tg, 0.003), text('for you', 0.095, printed('#5a4a3e', 0.8), (0, -0.06, 0.009), (0, 0, 0), 0.0006, 1.0, SERIF_I)]
    o.append(tube([(0.03 * math.cos(a), 0.21 + 0.03 * math.sin(a), 0.008) for a in [2 * pi * i / 24 for i in range(24)]], 0.007, s.metal('#d9b268', 0.2), True, 8))
    group(o, (0.42, -W / 2 - 0.062, 0.56), (pi / 2, 0.18, 0))
    tube(spline([(0.40, -W / 2 - 0.075, 0.78), (0.36, -W / 2 - 0.09, 1.05), (0.28, -W / 2 - 0.08, 1.30), (0.10, -0.5, top + 0.05), (0, -0.1, top + 0.12)], 40), 0.011, s.plastic('#d9c7a4', 0.9), n=8)


def scene(c):
    build(c)
    group(made(build, COLOURS['kraft']), (1.75, 0.35, 0), (0, 0, 0.35), 0.62)
