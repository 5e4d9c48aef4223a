from device import *
from goods import synth

COLOURS = {'black': dict(a='#1b1c1f', acc='#c8503c', ink='#e6e6e6'), 'white': dict(a='#ecebe6', acc='#3f73b0', ink='#3a3d42'), 'red': dict(a='#8e2226', acc='#e8c24a', ink='#f0e6d6')}
VIEWS = {'main': dict(az=-30, el=28, fill=0.9, floor=0.26), 'front': dict(az=0, el=32, fill=0.9, floor=0.3), 'detail': dict(az=-36, el=32, focus=(-3.9, 0.1, 0.8), span=3.4, blur=12), 'side': dict(az=-64, el=20, fill=0.84, floor=0.2)}


def build(c):
    """Eighty-eight keys between two cheeks, a low panel behind with a display, knobs and a wheel."""
    N, kw, kd = 52, 0.235, 1.45
    W, D = N * kw + 0.7, 2.8
    A, ink, dark = s.plastic(c['a'], 0.42, 0.15, scale=160), s.plastic(c['ink'], 0.6), s.plastic('#101113', 0.45)
    slab(W, D, 0.62, 0.16, A, (0, 0, 0.1), b=0.06)
    y0 = -D / 2 + 0.16
    slab(N * kw + 0.04, kd + 0.22, 0.03, 0.02, dark, (0, y0 + kd / 2 - 0.04, 0.70), b=0.006)
    for sx in (-1, 1):
        slab(0.30, kd + 0.34, 0.30, 0.06, A, (sx * (N * kw / 2 + 0.19), y0 + kd / 2 - 0.02, 0.70), b=0.05)
    ivory, ebony = s.plastic('#f4f2ec', 0.34), s.plastic('#17171a', 0.42)
    # the lowest key is an A: black keys follow from there
    has = [1, 0, 1, 1, 0, 1, 1]        # to the right of A B C D E F G
    for i in range(N):
        n, last = i % 7, i == N - 1
        l, r = (0.07 if i and has[n - 1] else 0.003), (0.07 if has[n] and not last else 0.003)
        x = -(N - 1) * kw / 2 + i * kw
        plate(synth.white_key(kw - 0.012, kd, (l, r)), 0.2, ivory, 0.02, (x, y0, 0.82))
        if has[n] and not last:
            x += kw / 2
            loft([[(x + a * w, y0 + 0.54 + (0.93 - ins) / 2 + b * (0.91 - ins), z) for a, b in rrect(1, 1, 0.12, 4)] for w, ins, z in ((0.13, 0, 0.82), (0.13, 0.0, 0.94), (0.105, 0.05, 1.02), (0.09, 0.09, 1.035))], ebony, angle=50)
    box(N * kw, 0.025, 0.03, s.cloth('#8e2226'), 0, (0, y0 + kd + 0.005, 0.92))
    # the panel behind the keys
    slab(W, 1.02, 0.34, 0.12, A, (0, D / 2 - 0.51, 0.70), b=0.06)
    z, y = 1.042, D / 2 - 0.48
    slab(2.0, 0.52, 0.03, 0.04, s.plastic('#08090a', 0.18, coat=0.6), (0.2, y, z - 0.02), b=0.008)
    plate(rrect(1.8, 0.38, 0.02), 0.002, lit('#10243a', 1), 0, (0.2, y, z + 0.012))
    text('CONCERT GRAND', 0.15, lit('#9fd8ff', 1.6), (0.2, y + 0.05, z + 0.014), (0, 0, 0), 0, 1)
    text('120 BPM   4/4', 0.085, lit('#9fd8ff', 1.2), (0.2, y - 0.11, z + 0.014), (0, 0, 0), 0, 1)
    for j in range(6):
        put(knob(0.12, 0.17, s.plastic('#2b2d31', 0.45), ridges=24, deep=0.06, b=0.02, cap=s.metal('#b9bcc0', 0.25)), (-3.2 + 0.46 * j, y, z))
        text(('VOL', 'BASS', 'MID', 'HIGH', 'REV', 'CHO')[j], 0.085, ink, (-3.2 + 0.46 * j, y - 0.24, z), (0, 0, 0), 0.0006, 1.1)
    for j in range(12):
        slab(0.26, 0.16, 0.05, 0.03, s.plastic(c['acc'] if j in (0,) else '#c9cacc', 0.5), (1.75 + 0.36 * (j % 6), y + 0.16 - 0.30 * (j // 6), z), b=0.014)
    text(c.get('name', 'WAVECREST'), 0.26, ink, (-W / 2 + 1.35, y, z), (0, 0, 0), 0.002, 1.3, BOLD)
    for x in (-W / 2 + 0.5, W / 2 - 0.5):
        for yy in (-D / 2 + 0.4, D / 2 - 0.4):
            cyl(0.16, 0.1, s.rubber('#202124'), (x, yy, 0.0), b=0.02)
