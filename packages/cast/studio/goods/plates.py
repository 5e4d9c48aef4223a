from ware import *

COLOURS = {'cream': dict(p='#ece2cf', small='#ece2cf', cloth='#6d8a91', st='#cfd0d3'), 'ink': dict(p='#2d3f5c', small='#d9d5cb', cloth='#b9a583', st='#d3ab62'),
           'sage': dict(p='#8fa08a', small='#e8e2d4', cloth='#c8836a', st='#d3ab62'), 'white': dict(p='#f2f0eb', small='#f2f0eb', cloth='#a33a35', st='#cfd0d3')}
VIEWS = {'main': dict(az=-14, el=50, fill=0.88), 'front': dict(az=0, el=24, fill=0.84), 'detail': dict(az=-35, el=34, focus=(0.7, -0.7, 0.15), span=1.8, blur=12),
         'scene': dict(az=-12, el=40, fill=0.88, scene=lambda c: scene(c))}


def dish(R, z, colour):
    g = dipped(colour, colour, -1, 0, speckle=0.8, matt=0.16, gloss=0.14, bare=0)
    p = rounded([(0, 0.03), (R * 0.55, 0.03), (R * 0.58, 0.0), (R * 0.62, 0.0), (R * 0.66, 0.04, 0.04), (R * 0.95, 0.10, 0.1), (R, 0.19), (R * 0.992, 0.205, 0.008), (R * 0.98, 0.2, 0.01), (R * 0.92, 0.125, 0.12), (R * 0.66, 0.075, 0.1), (0, 0.068)], 0.02, 8)
    return move(lathe(p, g, 180), (0, 0, z))


def napkin(colour):
    m = s.weave(colour, 70, 'UV', (1, 1), None, 0.5)
    obs = []
    for k, (w, h) in enumerate(((0.72, 2.3), (0.70, 2.28), (0.69, 2.27))):
        def f(u, v, k=k, w=w, h=h):
            x, y = (u - 0.5) * w, (v - 0.5) * h
            return (x + 0.012 * math.sin(5 * v + k), y + 0.01 * math.sin(7 * u + k), 0.02 + 0.022 * k + 0.010 * nz.noise(Vector((x * 3, y * 3, k * 2.0))))
        obs.append(surface(f, 24, 60, m, angle=180, solid=0.018, subsurf=1))
    hem = s.plastic(s.shade(colour, 1.25), 0.9)
    obs.append(stitches([(-0.31, -1.09 + 2.18 * i / 200, 0.085) for i in range(201)], hem, 0.05, 0.006))
    obs.append(stitches([(0.31, -1.09 + 2.18 * i / 200, 0.085) for i in range(201)], hem, 0.05, 0.006))
    return group(obs)


def build(c):
    dish(1.35, 0.0, c['p'])
    dish(1.0, 0.075, c['small'])
    n = napkin(c['cloth'])
    n.location, n.rotation_euler = (1.72, 0.0, 0), (0, 0, -0.03)
    st = s.metal(c['st'], 0.15)
    for kind, x, y, L, z in (('fork', 1.50, -0.02, 1.95, 0.075), ('knife', 1.73, 0.0, 2.1, 0.07), ('spoon', 1.95, -0.04, 1.9, 0.085)):
        k = cutlery(kind, st, L)
        k.location, k.rotation_euler = (x, y, z), (0, 0, 0.02 if kind == 'fork' else -0.02)


def scene(c):
    from goods import wineglass
    build(c)
    group(made(wineglass.build, wineglass.COLOURS['white']), (1.25, 1.55, 0))
