from device import *

COLOURS = {'red': dict(a='#c4322c', b='#f0b63f', w='#c99358'), 'teal': dict(a='#1f8087', b='#f4e3c0', w='#b98a56'), 'yellow': dict(a='#e6aa2e', b='#b23a2a', w='#8a5a34'), 'natural': dict(a='#b5763c', b='#3a2015', w='#7a4a2a')}
VIEWS = {'main': dict(az=-24, el=22), 'front': dict(az=0, el=14), 'detail': dict(az=-30, el=26, focus=(-0.5, -0.3, 0.45), span=1.1, blur=10),
         'side': dict(az=42, el=16)}


def one(c, flip=False):
    """Along +z, handle below."""
    a, b = (c['b'], c['a']) if flip else (c['a'], c['b'])
    A = lacquer(a, 0.12); W = varnished(c['w'], 'Z', 0.9, 0.3, 0.6)
    prof = spline([(0.07, 1.08), (0.12, 1.12), (0.28, 1.28), (0.41, 1.52), (0.45, 1.78), (0.4, 2.03), (0.25, 2.21), (0.1, 2.27), (0, 2.28)], 80)
    lathe(prof, A, 128, angle=180)
    lathe(spline([(0, 0), (0.09, 0.0), (0.115, 0.04), (0.11, 0.12), (0.08, 0.25), (0.075, 0.5), (0.09, 0.8), (0.08, 1.0), (0.1, 1.06), (0.1, 1.12), (0.07, 1.15)], 80), W, 64)
    at = lambda z: next((r for r, zz in prof[::1] if zz >= z), 0.1)
    B, D = lacquer(b, 0.2), lacquer('#f6efe0', 0.2)
    for z, m in ((1.58, B), (1.97, B)):
        tube([(at(z) * math.cos(q) + 0.0, at(z) * math.sin(q), z) for q in [2 * pi * i / 96 for i in range(96)]], 0.014, m, True)
    # painted zigzag and dots
    n = 16
    zig = [((at(1.7 + 0.14 * k) + 0.003) * math.cos(2 * pi * i / (2 * n)), (at(1.7 + 0.14 * k) + 0.003) * math.sin(2 * pi * i / (2 * n)), 1.7 + 0.14 * k) for i in range(2 * n) for k in (i % 2,)]
    fine = [tuple(Vector(zig[i]).lerp(Vector(zig[(i + 1) % len(zig)]), t / 4)) for i in range(len(zig)) for t in range(4)]
    fine = [(x / math.hypot(x, y) * (at(z) + 0.002), y / math.hypot(x, y) * (at(z) + 0.002), z) for x, y, z in fine]
    tube(fine, 0.016, D, True, 10)
    for i in range(12):
        for z, q in ((1.45, 0.03), (2.08, 0.026)):
            w = 2 * pi * (i + 0.5) / 12
            pillow(0.06, 0.06, 0.06, B if z < 1.8 else D, 2, ((at(z) - 0.012) * math.cos(w), (at(z) - 0.012) * math.sin(w), z), seg=16)


def build(c):
    lie = math.acos(0.335 / 1.78)  # the head and the end of the handle both touch the ground
    place(one, c, at=(0.95, -0.4, 0.112), rot=(lie, 0, -1.15))
    place(one, c, True, at=(1.1, 0.42, 0.112), rot=(lie, 0, -1.9))


def scene(c):
    """By a drum."""
    from goods import snare
    place(build, c, at=(0.2, -1.9, 0))
    place(snare.drum, snare.COLOURS['maple'], at=(0.0, 1.3, 0))


VIEWS['scene'] = dict(az=-18, el=22, scene=scene)
