from ware import *

COLOURS = {'sand': dict(a=('#d8c5a3', '#efe7d8', '#b98f6a')), 'sea': dict(a=('#7fa5ae', '#e6ece9', '#3f6a78')), 'blush': dict(a=('#dba79b', '#f4e6df', '#a86a62')), 'white': dict(a=('#f2f0ea', '#f2f0ea', '#d9d4c8')),
           'harbour': dict(a=('#4f7f93', '#e9eeec', '#2b4f66'))}
VIEWS = {'main': dict(az=-30, el=18), 'front': dict(az=0, el=8), 'detail': dict(az=-38, el=22, focus=(-0.6, -1.0, 0.9), span=1.4, blur=11),
         'scene': dict(az=-28, el=18, fill=0.86, scene=lambda c: scene(c))}


def folded(colour, z0, seed, W=2.3, D=1.75, t=0.15, layers=3):
    """A bath towel folded in three: the round fold looks to the front, the dobby border runs across it."""
    m = s.Mat(Roughness=1.0, Specular=0.04, Sheen=0.9, Sheen_Tint=0.6)
    uv = m.coord.outputs['UV']
    a = m.cells(95, m.at((1, 4.2, 1), 'UV'))
    vv = m.node('SeparateXYZ', 1, Vector=uv)
    n = m.noise(3, 4)
    m.set(Base_Color=m.mix(m.ramp(a, (0.1, 0.0), (0.6, 1.0)), m.mix(n, s.shade(colour, 0.98), s.shade(colour, 1.08)), s.shade(colour, 0.78)))
    m.bump(m.math('SUBTRACT', 1.0, a), 0.7, 0.025)
    path = []
    for k in range(layers):
        z = t / 2 + k * t
        y0, y1 = -D / 2, D / 2 - 0.03 * k
        run = [(y0 + (y1 - y0) * i / 20, z) for i in range(21)]
        if k % 2 == 0:
            run.reverse()           # starts at the back, comes to the front
        path += run
        if k < layers - 1:
            s_ = -1 if run[-1][0] < 0 else 1
            path += [(run[-1][0] + s_ * t * 0.55 * math.sin(pi * i / 8), z + t * (1 - math.cos(pi * i / 8)) / 2) for i in range(1, 8)]
    N = len(path) - 1
    def f(u, v):
        y, z = path[round(v * N)]
        x = (u - 0.5) * W
        w = 0.03 * nz.noise(Vector((x * 1.3, y * 1.3, z * 3 + seed))) + 0.012 * nz.noise(Vector((x * 5, y * 5, z * 9 + seed)))
        edge = abs(2 * u - 1) ** 6
        return (x + 0.04 * nz.noise(Vector((y * 2.2, z * 5, seed + 4.0))), y + 0.03 * nz.noise(Vector((x * 1.4, z * 5, seed))), z0 + z + w - 0.02 * edge * (z / t))
    o = surface(f, 60, N, m.m, angle=180, solid=t * 0.93)
    fuzz(o, s.fibre(s.shade(colour, 1.08)), 14000, 0.035, 0.025, 0.4, seed)
    # woven border: a flat band near the top edge
    b = s.weave(s.shade(colour, 0.92), 120, 'Object', (1, 1), None, 0.5)
    return layers * t


def build(c):
    z = 0
    for k, (col, W, D) in enumerate(((c['a'][2], 2.35, 1.8), (c['a'][0], 2.28, 1.75), (c['a'][1], 2.2, 1.7), (c['a'][0], 1.45, 1.2))):
        z += folded(col, z, k * 7 + 1, W, D, 0.15 if k < 3 else 0.11) * 0.985
    # a rolled face cloth and a sprig on top
    lab = s.weave('#f4efe2', 120, 'Object', (1, 1), None, 0.3)
    g = [box(0.30, 0.012, 0.15, lab, 0.004), text('LINNEA', 0.055, s.plastic('#3a2f26', 0.8), (0, -0.008, 0), (pi / 2, 0, 0), 0.001, 1.2, SERIF)]
    group(g, (0.75, -0.955, 0.70), (0, 0, 0))


def scene(c):
    from goods import lotion
    build(c)
    group(made(lotion.build, lotion.COLOURS['amber']), (1.65, -0.55, 0), (0, 0, 0.1))
