from device import *

COLOURS = {'red': dict(name='MARIBEL', a='#a31c28', bellows='#7a141e', trim='#1b1517'), 'black': dict(a='#1a1a1d', bellows='#8e2226', trim='#101012'), 'blue': dict(name='MARIBEL', a='#23508e', bellows='#183a68', trim='#12161f'), 'green': dict(a='#1f6a4e', bellows='#164a38', trim='#10201a')}
VIEWS = {'main': dict(az=-34, el=12), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=12, focus=(-1.2, -0.9, 2.6), span=2.0, blur=12), 'side': dict(az=-78, el=10)}


def pearl(colour):
    m = s.Mat(Roughness=0.18, Specular=0.6, Clearcoat=1.0, Clearcoat_Roughness=0.02)
    n = m.noise(2.2, 4, None, 0.55, 2.5)
    m.set(Base_Color=m.ramp(n, (0.35, s.shade(colour, 0.7)), (0.5, colour), (0.62, s.shade(colour, 1.45))))
    return m.m


def build(c):
    A, M, K = pearl(c['a']), chrome('#d4d6d9', 0.1), s.plastic(c['trim'], 0.3, coat=0.3)
    D, H = 1.75, 3.9
    zc = H / 2 + 0.08
    ring = lambda d, h, r=0.22: rrect(d, h, r, 8)
    def slice_(x, d, h, r=0.22):
        return [(x, a, zc + b) for a, b in ring(d, h, r)]
    # bass box at the right, treble box at the left
    for x0, x1 in ((1.0, 1.85), (-1.75, -0.95)):
        loft([slice_(x0, D, H), slice_(x1, D, H)], A, angle=40, bevel=0.05)
    for x in (0.98, -0.93):
        for k in (-0.03, 0.03):
            loft([slice_(x + k - 0.018, D + 0.05, H + 0.05), slice_(x + k + 0.018, D + 0.05, H + 0.05)], M, angle=40, bevel=0.008)
    # bellows
    n = 13
    B, E = s.cloth(c['bellows'], 40, 0.2), s.metal('#c9ccd0', 0.2)
    o = ring(1, 1, 0.1)
    prof = []
    for i in range(n):
        x = -0.9 + 1.86 * i / n
        prof += [(x, 0.0), (x + 1.86 / n * 0.5, 0.15)]
    prof.append((0.96, 0.0))
    loft([[(x, a * (D - 0.3 + 2 * h) / 1, zc + b * (H - 0.3 + 2 * h)) for a, b in rrect(1, 1, 0.09, 6)] for x, h in prof], B, cap=False, angle=25)
    for i in range(n):
        x = -0.9 + 1.86 * (i + 0.5) / n
        d, h = D - 0.0, H - 0.0
        for sy in (-1, 1):
            for sz in (-1, 1):
                tube([(x, sy * (d / 2 - 0.02), zc + sz * (h / 2 - 0.32)), (x, sy * (d / 2 - 0.02), zc + sz * (h / 2 - 0.12)), (x, sy * (d / 2 - 0.06), zc + sz * (h / 2 - 0.06)), (x, sy * (d / 2 - 0.12), zc + sz * (h / 2 - 0.02)), (x, sy * (d / 2 - 0.3), zc + sz * (h / 2 - 0.02))], 0.022, E, n=8)
    # treble front: grille with slots, registers, name
    f = -D / 2
    plate([(-1.35 + x, y) for x, y in rrect(0.66, 3.3, 0.2)], 0.03, M, 0.008, (0, f - 0.006, zc), (pi / 2, 0, 0))
    plate([(-1.35 + x, y) for x, y in rrect(0.58, 3.2, 0.17)], 0.03, A, 0.008, (0, f - 0.014, zc), (pi / 2, 0, 0))
    for i in range(15):
        if not 6 <= i <= 8:
            q = 0.44 - 0.012 * abs(i - 7)
            box(q, 0.02, 0.07, s.plastic('#08080a', 0.8), 0.03, (-1.35, f - 0.024, zc - 1.4 + i * 0.2), (0, 0.35 if i > 7 else -0.35, 0)); tube([(-1.35 + (a * math.cos(0.35 if i > 7 else -0.35)), f - 0.034, zc - 1.4 + i * 0.2 - a * math.sin(0.35 if i > 7 else -0.35)) for a in (-q / 2, 0, q / 2)], 0.01, M, n=8)
    text(c.get('name', 'FRET'), 0.24, M, (-1.35, f - 0.035, zc), (pi / 2, -pi / 2 * 0, 0), 0.012, 1.0, BOLD)
    for i in range(5):
        box(0.07, 0.12, 0.3, s.plastic(('#f4f1e8', '#1b1b1d')[i % 2], 0.25, coat=0.4), 0.02, (-1.79, f + 0.12, zc - 0.9 + 0.45 * i))
    # keyboard: keys lie on the outer side of the treble box, long way from back to front
    box(0.22, 1.45, H - 0.3, K, 0.05, (-1.86, 0.2, zc))
    ivory, ebony = s.plastic('#f6f3ea', 0.2, coat=0.5), s.plastic('#121214', 0.25, coat=0.4)
    N, kw = 20, (H - 0.5) / 20
    has = [1, 1, 0, 1, 1, 1, 0]
    for i in range(N):
        z = zc + (N - 1) * kw / 2 - i * kw
        box(0.14, 1.32, kw - 0.014, ivory, 0.03, (-2.02, 0.05, z))
        if has[i % 7] and i < N - 1:
            loft([[(-2.08 - h, 0.33 + a * (0.76 - q), z - kw / 2 + b * w) for a, b in rrect(1, 1, 0.1, 4)] for h, q, w in ((0, 0, 0.1), (0.06, 0.02, 0.095), (0.1, 0.09, 0.07))], ebony, angle=50)
    # bass side: buttons, strap
    for i in range(12):
        for j in range(4):
            cyl(0.05, 0.06, ivory, (1.84, 0.1 + j * 0.16, zc - 1.2 + i * 0.2 + j * 0.05), (0, pi / 2, 0), 0.015, seg=20)
    plate([(1.42 + x, y) for x, y in rrect(0.6, 3.2, 0.17)], 0.03, M, 0.008, (0, f - 0.004, zc), (pi / 2, 0, 0)); plate([(1.42 + x, y) for x, y in rrect(0.53, 3.1, 0.15)], 0.03, A, 0.008, (0, f - 0.012, zc), (pi / 2, 0, 0))
    for i in range(3):
        domed(oval(0.3, 0.3, 2), [(1, 0), (0.95, 0.03), (0.01, 0.05)], M).rotation_euler = (pi / 2, 0, 0); bpy.context.scene.objects[-1].location = (1.42, f - 0.02, zc - 0.9 + 0.9 * i)
    L = s.leather('#1b1a1c', 40, 0.3)
    sweep(spline([(1.8, -0.25, 0.55), (2.05, -0.3, 1.0), (2.1, -0.3, zc), (2.05, -0.3, H - 0.9), (1.8, -0.25, H - 0.4)], 50), rrect(0.04, 0.5, 0.015), L, up=(0, 1, 0))
    for x, sg in ((-1.35, -1),):
        for y in (0.55,):
            sweep(spline([(x, 0.8, H - 0.25), (x - 0.1, 1.25, H + 0.1), (x - 0.05, 1.5, H - 1.0), (x, 1.45, 1.6), (x, 0.85, 0.5)], 60), rrect(0.05, 0.32, 0.02), L, up=(1, 0, 0))
    for x in (-1.5, 1.6):
        for y in (-0.6, 0.6):
            cyl(0.08, 0.1, s.rubber(), (x, y, 0), b=0.02)
    # bellows straps with studs
    for z in (zc + 1.4, zc - 1.4):
        sweep([(-1.0, f - 0.05, z), (0, f - 0.07, z), (1.05, f - 0.05, z)], rrect(0.2, 0.03, 0.012), L, up=(0, 0, 1))
        for x in (-1.0, 1.05):
            pillow(0.1, 0.06, 0.1, M, 2, (x, f - 0.07, z), seg=24)


def scene(c):
    """With open music in front."""
    from goods import metronome
    build(c)
    place(metronome.score, at=(0.6, -2.6, 0), rot=(0, 0, -0.15))


VIEWS['scene'] = dict(az=-26, el=22, scene=scene)
