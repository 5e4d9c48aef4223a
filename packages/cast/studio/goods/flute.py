from device import *

COLOURS = {'silver': dict(m='#d6d8db', keys='#d6d8db', velvet='#27407a', case='#1c1b1d'), 'gold': dict(m='#d6d8db', keys='#dcb058', velvet='#7a1f2c', case='#2a1c16'), 'rose': dict(m='#cf8f6a', keys='#d6d8db', velvet='#2a5a48', case='#1c1b1d'), 'black': dict(m='#1d1d20', keys='#d6d8db', velvet='#55307a', case='#1c1b1d')}
VIEWS = {'main': dict(az=-24, el=32, fill=0.84, floor=0.2), 'front': dict(az=0, el=24, fill=0.82), 'detail': dict(az=-34, el=36, focus=(-0.5, -0.05, 0.4), span=1.7, blur=10), 'top': dict(az=0, el=68, fill=0.82)}


def body(c, L, keys, M, K):
    """A joint along +x from the origin, its keys up."""
    r = 0.098
    put(lathe([(r - 0.01, 0), (r + 0.018, 0), (r + 0.018, 0.1), (r, 0.11), (r, L - 0.1), (r + 0.014, L - 0.09), (r + 0.014, L), (r - 0.01, L)], M, 64, angle=30), (0, 0, 0), (0, pi / 2, 0))
    for x, q, side in keys:
        cyl(0.045, 0.06, M, (x, 0, r - 0.02), b=0.004, seg=32) if q < 0.07 else cyl(q * 0.85, 0.045, M, (x, 0, r - 0.02), b=0.004, seg=48)
        lathe(spline([(q, 0.03), (q, 0.055), (q * 0.9, 0.068), (q * 0.7, 0.06), (q * 0.35, 0.066), (0, 0.07)], 24), K, 64).location = (x, 0, r - 0.005)
        sweep(spline([(x, 0, r + 0.055), (x, 0.07 * side, r + 0.06), (x, 0.125 * side, r + 0.015)], 14), rrect(0.05, 0.022, 0.01), K, up=(1, 0, 0), scale=lambda t: 1.1 - 0.4 * t)


def rods(x0, x1, M, K, side):
    rod((x0, 0.13 * side, 0.1), (x1, 0.13 * side, 0.1), 0.017, K)
    n = max(2, int((x1 - x0) / 0.42))
    for i in range(n + 1):
        x = x0 + (x1 - x0) * i / n
        cyl(0.014, 0.1, M, (x, 0.115 * side, 0.04), (-0.35 * side, 0, 0), 0.003, seg=16); pillow(0.055, 0.055, 0.055, K, 2, (x, 0.13 * side, 0.1), seg=20)


def build(c):
    M = s.metal(c['m'], 0.09) if c['m'] != '#1d1d20' else lacquer('#1d1d20', 0.08)
    K = s.metal(c['keys'], 0.08)
    W, D = 4.35, 1.35
    C = s.leather(c['case'], 40, 0.3, 0.5)
    V = s.cloth(c['velvet'], 60, 0.25, 1.0)
    def tray(h):
        o = rrect(W, D, 0.16, 8)
        inset(o, [(0.06, 0.0), (0.02, 0.01), (0, 0.04), (0, h), (0.02, h + 0.012), (0.05, h + 0.012), (0.055, h - 0.05)], C, angle=60)
        stitches([(x * 0.99, y * 0.97, h + 0.014) for x, y in o], s.plastic('#8a8078', 0.8), 0.09, 0.009, True) if h < 0.4 else None
    tray(0.34)
    # velvet bed with its grooves
    lanes = (0.34, -0.06, -0.44)
    def bed(u, v):
        x, y = (u - 0.5) * (W - 0.11), (v - 0.5) * (D - 0.11)
        z = 0.33
        for g in lanes:
            d = abs(y - g)
            if d < 0.15 and abs(x) < W / 2 - 0.2:
                z -= 0.13 * math.sqrt(max(0, 1 - (d / 0.15) ** 2)) * min(1, (W / 2 - 0.2 - abs(x)) * 12)
        return x, y, z + 0.006 * noise3.noise(Vector((x * 3, y * 3, 0)))
    surface(bed, 80, 120, V, angle=180)
    def lid():
        tray(0.26)
        surface(lambda u, v: ((u - 0.5) * (W - 0.1), (v - 0.5) * (D - 0.1), 0.24 + 0.05 * (1 - (2 * u - 1) ** 6) * (1 - (2 * v - 1) ** 6)), 60, 40, V, angle=180)
        text('WAVECREST', 0.2, s.metal('#d8b06a', 0.3), (0, 0.0, 0.294), (0, 0, 0), 0.002, 1.4)
    place(lid, at=(0, D / 2 + 0.34, 0.36 + D / 2 - 0.05), rot=(pi / 2 - 0.2, 0, 0))
    for x in (-1.4, 1.4):
        box(0.3, 0.05, 0.16, s.brass(), 0.015, (x, -D / 2 - 0.01, 0.27)); tube([(x + a, -D / 2 - 0.03, 0.3 + b) for a, b in rrect(0.2, 0.1, 0.03)], 0.014, s.brass(), True)
    tube(spline([(-0.32, -D / 2, 0.2), (-0.3, -D / 2 - 0.14, 0.19), (0, -D / 2 - 0.17, 0.18), (0.3, -D / 2 - 0.14, 0.19), (0.32, -D / 2, 0.2)], 40), 0.045, C)
    z = 0.33
    main = [(0.35, 0.075, 1), (0.62, 0.075, 1), (0.88, 0.085, 1), (1.14, 0.085, 1), (1.4, 0.085, 1), (1.68, 0.085, -1), (1.94, 0.085, 1), (2.2, 0.085, 1), (2.46, 0.085, 1), (2.74, 0.085, -1), (3.0, 0.08, 1)]
    def joint():
        body(c, 3.5, main, M, K); rods(0.3, 1.75, M, K, 1); rods(1.85, 3.2, M, K, 1); rods(1.0, 2.2, M, K, -1)
        for x, l in ((1.86, 0.26), (2.6, 0.2)):
            box(l, 0.06, 0.025, K, 0.01, (x, -0.16, 0.12), (0, 0, 0.3))
    place(joint, at=(-1.75, lanes[1], z))
    def head():
        r = 0.094
        put(lathe([(0, 0), (r + 0.01, 0), (r + 0.012, 0.03), (r + 0.012, 0.09), (r, 0.1), (r, 2.2), (r - 0.012, 2.22), (r - 0.012, 0.3)], M, 64, angle=30), (0, 0, 0), (0, pi / 2, 0))
        lip = loft([[(0.55 + a * q, b * q * 1.0, r * 0.6 + h + 0.028 - 0.6 * (b * q) ** 2 * 2) for a, b in oval(0.42, 0.26, 2.3, 60)] for q, h in ((1.0, 0.02), (0.97, 0.035), (0.8, 0.048), (0.45, 0.05), (0.3, 0.04))], M, angle=60)
        domed(oval(0.12, 0.095, 2.4, 40), [(1, 0.0), (0.01, 0.0)], s.plastic('#060607', 0.8)).location = (0.55, 0, r * 0.6 + 0.028 + 0.052)
    place(head, at=(-1.85, lanes[0], z))
    def foot():
        body(c, 1.35, [(0.3, 0.08, 1), (0.6, 0.085, 1), (0.95, 0.09, 1)], M, K); rods(0.2, 1.15, M, K, 1)
        for x in (0.35, 0.5):
            rod((x, -0.15, 0.12), (x + 0.12, -0.15, 0.12), 0.03, K)
    place(foot, at=(-1.6, lanes[2], z))
    # cleaning rod and cloth
    rod((0.1, lanes[2], z + 0.02), (1.85, lanes[2], z + 0.02), 0.032, s.wood('#b98a56', 'X'))
    rod((0.75, lanes[0], z + 0.02), (1.8, lanes[0], z + 0.0), 0.1, s.cloth('#e9e2d2', 40))


def scene(c):
    """With open music."""
    from goods import metronome
    build(c)
    place(metronome.score, at=(0.5, -2.3, 0), rot=(0, 0, -0.1), scale=0.85)


VIEWS['scene'] = dict(az=-18, el=34, fill=0.82, scene=scene)
