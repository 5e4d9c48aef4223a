from kit import *
from gear import *
import stuff as s

COLOURS = {'bright': dict(p=['#d8483c', '#e8b83a', '#3f8f6a', '#3a78b4', '#e07a3a']), 'pastel': dict(p=['#e8a79b', '#f0d79a', '#a9cdb4', '#a9c4dd', '#d3b4d6']), 'wood': dict(p=['#b07a45', '#c99a62', '#8a5a34', '#d8b27a', '#a8693a'])}
VIEWS = {'main': dict(az=-26, el=18, fill=0.8), 'front': dict(az=0, el=12), 'detail': dict(az=-26, el=22, focus=(0, -0.6, 1.0), span=1.8, blur=12),
         'side': dict(az=42, el=16)}


def build(c):
    R = random.Random(3)
    P = c['p']
    def paint(h):
        m = s.Mat(Specular=0.4)
        g = m.noise(3.2, 7, m.at((1.0, 1.0, 0.12)), 0.65)
        m.set(Base_Color=m.mix(m.ramp(g, (0.35, 0.0), (0.7, 1.0)), s.shade(h, 0.90), s.shade(h, 1.08)), Roughness=m.ramp(g, (0.3, 0.34), (0.7, 0.5)))
        m.bump(g, 0.10, 0.01)
        return m.m
    raw = lambda: s.wood('#d3ab74', 'X', 1.2, 0.45)
    M = [paint(h) for h in P]
    def cube(i, at, rot=(0, 0, 0), ch=None, n=0.72):
        obs = [box(n, n, n, raw(), 0.045)]
        for face in range(6):
            fr = [(0, -1, 0), (1, 0, 0), (0, 1, 0), (-1, 0, 0), (0, 0, 1), (0, 0, -1)][face]
            q = Vector(fr).to_track_quat('Z', 'Y').to_euler()
            o = rrect(n * 0.80, n * 0.80, 0.06, 5)
            inn = rrect(n * 0.68, n * 0.68, 0.05, 5)
            k = len(o)
            V = [(x, y, 0.0) for x, y in o] + [(x, y, 0.006) for x, y in o] + [(x, y, 0.006) for x, y in inn] + [(x, y, 0) for x, y in inn]
            F = [(r * k + j, r * k + (j + 1) % k, (r + 1) * k + (j + 1) % k, (r + 1) * k + j) for r in range(3) for j in range(k)]
            ring = mesh(V, F, M[(i + face // 2) % 5], angle=30)
            t = text(ch[face % len(ch)], n * 0.62, M[(i + face // 2 + (0 if face % 2 else 0)) % 5], depth=0.005, spacing=1)
            for ob in (ring, t):
                ob.location, ob.rotation_euler = Vector(fr) * (n / 2), (pi / 2, 0, [0, pi / 2, pi, -pi / 2][face]) if face < 4 else (0 if face == 4 else pi, 0, 0)
            obs += [ring, t]
        group(obs, at, rot)
    n = 0.72
    cube(0, (-0.80, -0.35, n / 2), (0, 0, 0.25), 'ABCDEF')
    cube(1, (0.06, -0.50, n / 2), (0, 0, -0.12), 'BKMPRS')
    cube(3, (-0.42, -0.36, n * 1.5), (0, 0, 0.08), 'CATSUN')
    # arch, pillars, roof, cylinder, wedge
    arch = [(-0.75, 0), (-0.75, 0.72), (0.75, 0.72), (0.75, 0)] + [(0.38 * math.cos(a), 0.38 * math.sin(a)) for a in [pi * i / 30 for i in range(31)]]
    plate(arch, 0.62, M[2], 0.03, (0.70, 0.55, 0.0), (pi / 2, 0, 0.10), angle=30)
    for k in (-1, 1):
        box(0.36, 0.6, 0.0 + 0.01, M[1], 0.0, (0.7 + k * 0.56, 0.55, 0.0))
    box(1.5, 0.60, 0.30, M[3], 0.035, (0.70, 0.55, 0.72 + 0.15), (0, 0, 0.10))
    plate([(-0.55, 0), (0.55, 0), (0, 0.52)], 0.58, M[0], 0.035, (0.68, 0.55, 1.02), (pi / 2, 0, 0.14), angle=30)
    cyl = lambda at, m, h=0.72, r=0.28: shift(lathe([(0, 0), (r - 0.03, 0), (r - 0.008, 0.008), (r, 0.03), (r, h - 0.03), (r - 0.008, h - 0.008), (r - 0.03, h), (0, h)], m, 64), at)
    cyl((1.15, -0.55, 0), M[4])
    cyl((-0.42, -0.34, n * 2), M[1], 0.42, 0.26)
    lathe(spline([(0, 0), (0.27, 0), (0.285, 0.02), (0.03, 0.50), (0, 0.515)], 50), M[0], 64).location = (-0.42, -0.34, n * 2 + 0.42)
    plate([(0, 0), (0.8, 0), (0, 0.42)], 0.40, raw(), 0.03, (-0.35, -1.30, 0.0), (pi / 2, 0, 0.7), angle=30)
    shift(cyl((0, 0, 0), M[3], 0.55, 0.2), (1.0, -1.28, 0.2), (0, pi / 2, 0.5))
