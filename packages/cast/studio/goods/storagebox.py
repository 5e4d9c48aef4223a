from ware import *

COLOURS = {'felt': dict(a='#8d8f92', h='#8a5a34', lab='#f4efe2'), 'oat': dict(a='#d8c6a3', h='#6b3f22', lab='#f7f3ea'), 'moss': dict(a='#66714e', h='#a8743f', lab='#f4efe2'), 'clay': dict(a='#b8694a', h='#4a2c1d', lab='#f7f0e2')}
VIEWS = {'main': dict(az=-30, el=22), 'front': dict(az=0, el=10), 'detail': dict(az=-36, el=24, focus=(-0.3, -1.0, 1.2), span=1.5, blur=11),
         'side': dict(az=42, el=16)}


def build(c):
    """A felt storage box with leather handles, folded blankets looking out."""
    W, D, H = 3.0, 2.1, 1.75
    f = s.cloth(c['a'], 13, 0.5)
    th = 0.06
    sec = rrect(W, D, 0.22, 10)
    inn = rrect(W - 2 * th, D - 2 * th, 0.18, 10)
    n = len(sec)
    def wall(u, v):
        P = [(sec, 0.0), (sec, 0.25), (sec, 0.5), (sec, 0.75), (sec, 0.97), (sec, 1.0), (inn, 1.0), (inn, 0.97), (inn, 0.5), (inn, 0.04)]
        P_, q = P[round(v * 9)]
        x, y = P_[round(u * n) % n]
        z = q * H
        bow = 1 + 0.025 * math.sin(pi * min(1, q)) + 0.012 * nz.noise(Vector((x, y, z)))
        return (x * bow, y * bow, z + 0.035 * nz.noise(Vector((x * 1.2, y * 1.2, 5))) * q)
    o = surface(wall, n, 9, f, loop_u=True, angle=50)
    fuzz(o, s.fibre(s.shade(c['a'], 1.12)), 9000, 0.03, 0.03, 0.35)
    plate(sec, 0.06, f, 0.02, (0, 0, 0.04))
    t = s.plastic(s.shade(c['a'], 1.45), 0.8)
    stitches([(x * 1.012, y * 1.012, H - 0.1) for x, y in spline(sec, 300, True)], t, 0.085, 0.013, True)
    # leather handles, riveted on the front and back
    lt, rv = s.leather(c['h'], 30, 0.3), s.metal('#d8b06a', 0.2)
    for sd in (-1, 1):
        y = sd * (D / 2 + 0.06)
        arc = spline([(-0.52, y, H - 0.38), (-0.50, y + sd * 0.02, H - 0.1), (-0.40, y + sd * 0.08, H + 0.16), (0, y + sd * 0.11, H + 0.28), (0.40, y + sd * 0.08, H + 0.16), (0.50, y + sd * 0.02, H - 0.1), (0.52, y, H - 0.38)], 70)
        sweep(arc, rrect(0.045, 0.17, 0.02), lt, up=(0, 1, 0.0)) if sd > 0 else sweep(arc, rrect(0.17, 0.045, 0.02), lt, up=(0, 1, 0))
        for x in (-0.52, 0.52):
            box(0.19, 0.05, 0.34, lt, 0.02, (x, y, H - 0.42))
            for dz in (-0.08, 0.08):
                ball(0.035, rv, (x, y + sd * 0.025, H - 0.42 + dz), (1, 0.5, 1), seg=20)
    g = [box(0.62, 0.025, 0.28, s.leather(c['h'], 34, 0.25), 0.01), text('OAKLINE', 0.10, s.plastic(s.shade(c['h'], 0.45), 0.6), (0, -0.014, 0), (pi / 2, 0, 0), 0.001, 1.2, SERIF)]
    group(g, (0, -D / 2 * 1.028 - 0.02, 0.62))
    # contents
    for k, (col, z) in enumerate((('#efe6d6', 1.42), ('#c98a6a', 1.66), ('#7fa5ae', 1.88))):
        pillow(W - 0.45 - 0.12 * k, D - 0.4 - 0.1 * k, 0.30, s.cloth(col, 9, 0.5), 5.5, (0.03 * k, 0.02 * k, z), (0.0, 0.02 * (k - 1), 0.02 * k), 72, 0.03, 0.02, k)
