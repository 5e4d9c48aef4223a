from device import *

COLOURS = {'white': dict(a='#f1f0ee', b='#f4f3f1', in_='#d9d8d6'), 'black': dict(a='#1e1f22', b='#232427', in_='#121214'), 'sage': dict(a='#a9b8a3', b='#b6c4b0', in_='#7f8f7a'), 'blush': dict(a='#dba9a4', b='#e6b9b3', in_='#b98782')}
VIEWS = {'main': dict(az=-28, el=22, exposure=0.2), 'front': dict(az=0, el=14), 'detail': dict(az=-30, el=26, focus=(-0.02, 0, 0.42), span=0.55, blur=9), 'side': dict(az=-70, el=14)}
W, D = 0.62, 0.27


def bud(c):
    """Stem down along -z, speaker mouth towards -y."""
    A = s.plastic(c['b'], 0.14, coat=0.8)
    head = pillow(0.155, 0.135, 0.15, A, 2.1, (0, 0, 0), seg=40)
    nozzle = put(lathe(spline([(0.0, 0.0), (0.055, 0.0), (0.05, 0.05), (0.042, 0.085), (0, 0.09)], 20), A, 40), (0.0, -0.03, 0.01), (pi / 2 + 0.2, 0, 0.25))
    stem = sweep(spline([(0, 0.022, 0.0), (0, 0.03, -0.1), (0, 0.025, -0.24), (0, 0.022, -0.29)], 24), oval(0.062, 0.058, 2.2, 28), A, up=(0, 1, 0))
    fuse([head, nozzle, stem], 0.0065, 5)
    tip = s.plastic(s.shade(c['in_'], 0.85), 0.6)
    put(lathe(spline([(0.038, 0.0), (0.062, 0.012), (0.066, 0.03), (0.052, 0.06), (0.034, 0.068), (0.026, 0.06), (0.024, 0.03)], 30), tip, 48), (0.014, -0.098, 0.028), (pi / 2 + 0.2, 0, 0.25))
    put(cyl(0.03, 0.004, s.plastic('#101012', 0.7), b=0.001, seg=32), (0.018, -0.135, 0.036), (pi / 2 + 0.2, 0, 0.25))
    domed(oval(0.05, 0.03, 2, 30), [(1, 0), (0.01, 0.001)], s.plastic('#111113', 0.5)).location = (0, 0, 0.0755)
    lathe([(0.029, -0.002), (0.0315, 0.0), (0.0315, 0.016), (0.029, 0.018)], s.metal('#c9ccd0', 0.2), 40).location = (0, 0.022, -0.293)
    put(cyl(0.012, 0.003, s.plastic('#111113', 0.6), b=0.001, seg=20), (0.03, 0.028, -0.1), (0, pi / 2, 0))


def case(c):
    A, I = s.plastic(c['a'], 0.16, coat=0.7), s.plastic(c['in_'], 0.35)
    o = rrect(W, D, 0.134, 16)
    base = [(0.12, 0.0), (0.1, 0.004), (0.05, 0.03), (0.02, 0.075), (0.004, 0.14), (0, 0.2), (0, 0.335), (0.004, 0.34), (0.012, 0.341), (0.016, 0.335)]
    def curve(p, n=40):
        return spline(p, n)
    inset(o, curve(base[:6], 40) + base[6:], A, angle=60, cap=True)
    plate(rrect(W - 0.03, D - 0.03, 0.12, 12), 0.01, I, 0, (0, 0, 0.328))
    for sx in (-1, 1):
        domed(oval(0.2, 0.19, 2.2, 48), [(1, 0), (0.9, -0.012), (0.01, -0.03)], s.plastic(s.shade(c['in_'], 0.6), 0.4)).location = (sx * 0.13, 0, 0.3345)
    cyl(0.009, 0.004, lit('#5fe08a', 2.5), (0, -D / 2 + 0.004, 0.2), (pi / 2, 0, 0), 0.001, seg=20)
    text('LUMEN', 0.042, s.plastic(s.shade(c['a'], 0.6) if c['a'] > '#8' else '#7d8086', 0.4), (0, -D / 2 - 0.0005, 0.14), (pi / 2 + 0.06, 0, 0), 0.0005, 1.3)
    def lid():
        """Hinge at the origin, closed it would reach to -y; hollow below."""
        p = [(-0.002, 0.0), (0.0, 0.02), (0.006, 0.06), (0.03, 0.11), (0.07, 0.14), (0.12, 0.148)]
        outer = curve(p, 30)
        inner = [(d + 0.018, z - 0.015 if z > 0.02 else z) for d, z in outer[::-1]]
        ob = inset(o, inner[:0] + outer, A, angle=60, cap=True)
        ob2 = inset(rrect(W, D, 0.134, 16), [(0.016, 0.0), (0.02, 0.05), (0.04, 0.09), (0.1, 0.115), (0.12, 0.118)], I, angle=60)
        for x in (ob, ob2):
            x.location = (0, -D / 2, 0)
        # the rim between the two skins
        q = loft([flat(o, 0.0), flat(scaled(o, 1 - 0.016 * 2 / W, 1 - 0.016 * 2 / D), -0.001)], A, cap=False); q.location = (0, -D / 2, 0)
    place(lid, at=(0, D / 2 - 0.01, 0.35), rot=(-1.75, 0, 0))
    put(cyl(0.014, 0.26, s.metal('#c9ccd0', 0.2), b=0.003, seg=32), (-0.13, D / 2 + 0.0, 0.343), (0, pi / 2, 0))


def build(c):
    case(c)
    for sx in (-1, 1):
        place(bud, c, at=(sx * 0.135, 0.0, 0.43), rot=(0.0, 0, sx * 0.35))


def scene(c):
    case(c)
    place(bud, c, at=(0.13, 0.0, 0.405), rot=(0, 0, 0.5))
    place(bud, c, at=(-0.34, -0.3, 0.076), rot=(pi / 2 - 0.2, 0.1, -2.4))


VIEWS['scene'] = dict(az=-20, el=26, scene=scene)
