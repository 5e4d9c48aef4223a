from device import *
from goods import synth

COLOURS = {'mint': dict(a='#a9d3c0', pad='#f3efe4', ink='#24433a', knob='#24433a'), 'cream': dict(a='#ece4d2', pad='#c8694a', ink='#4a3a2a', knob='#4a3a2a'), 'night': dict(a='#2a2c32', pad='#5f8fd0', ink='#e6e6e6', knob='#b9bcc0')}
VIEWS = {'main': dict(az=-26, el=32, fill=0.84, floor=0.2), 'front': dict(az=0, el=32, fill=0.84), 'detail': dict(az=-34, el=34, focus=(-1.0, 0.1, 0.35), span=1.7, blur=10), 'side': dict(az=-66, el=18, fill=0.8)}


def build(c):
    """Twenty-five small keys, eight pads and four knobs on a flat case."""
    N, kw, kd = 15, 0.212, 0.95
    W, D = N * kw + 0.14, 1.85
    A, ink = s.plastic(c['a'], 0.4, 0.1, scale=200), s.plastic(c['ink'], 0.6)
    slab(W, D, 0.26, 0.10, A, (0, 0, 0.04), b=0.05)
    y0 = -D / 2 + 0.06
    slab(W - 0.10, kd + 0.03, 0.02, 0.02, s.plastic('#141416', 0.7), (0, y0 + kd / 2, 0.285), b=0.005)
    ivory, ebony = s.plastic('#f4f2ec', 0.25, coat=0.3), s.plastic('#17171a', 0.3, coat=0.2)
    has = [1, 1, 0, 1, 1, 1, 0]
    for i in range(N):
        n = i % 7
        l, r = (0.06 if has[n - 1] and i else 0.003), (0.06 if has[n] and i < N - 1 else 0.003)
        x = -(N - 1) * kw / 2 + i * kw
        plate(synth.white_key(kw - 0.012, kd, (l, r)), 0.14, ivory, 0.018, (x, y0, 0.36))
        if has[n] and i < N - 1:
            x += kw / 2
            loft([[(x + a * w, y0 + 0.50 + (0.46 - ins) / 2 + b * (0.44 - ins), z) for a, b in rrect(1, 1, 0.12, 4)] for w, ins, z in ((0.115, 0, 0.36), (0.115, 0.0, 0.46), (0.09, 0.05, 0.52), (0.078, 0.08, 0.532))], ebony, angle=50)
    yt = D / 2 - 0.42
    for i in range(4):
        for j in range(2):
            slab(0.27, 0.27, 0.05, 0.03, s.plastic(c['pad'], 0.6, 0.1), (W / 2 - 1.30 + 0.33 * i, yt - 0.16 + 0.33 * j, 0.30), b=0.014)
    for i in range(4):
        x = -0.72 + 0.30 * i
        put(knob(0.085, 0.15, s.plastic(c['knob'], 0.45), ridges=22, deep=0.07, b=0.02, cap=s.metal('#d8dadd', 0.25)), (x, yt + 0.08, 0.30))
        a = math.radians((210, 140, 60, 20)[i])
        box(0.05, 0.012, 0.003, ink, 0, (x + 0.04 * math.cos(a), yt + 0.08 + 0.04 * math.sin(a), 0.4525), (0, 0, a))
        text(('CUT', 'RES', 'ATK', 'REL')[i], 0.05, ink, (x, yt - 0.11, 0.3005), (0, 0, 0), 0.0005, 1.1)
    for i, w in enumerate(('OCT -', 'OCT +', 'SUS')):
        slab(0.20, 0.11, 0.03, 0.02, s.plastic(c['pad'], 0.5), (-W / 2 + 0.22 + 0.25 * i, yt - 0.06, 0.30), b=0.01)
        text(w, 0.042, ink, (-W / 2 + 0.22 + 0.25 * i, yt - 0.165, 0.3005), (0, 0, 0), 0.0005, 1)
    text(c.get('name', 'BITWELL'), 0.10, ink, (-W / 2 + 0.42, yt + 0.16, 0.3005), (0, 0, 0), 0.001, 1.25, BOLD)
    for x in (-W / 2 + 0.2, W / 2 - 0.2):
        for y in (-D / 2 + 0.2, D / 2 - 0.2):
            cyl(0.09, 0.05, s.rubber('#202124'), (x, y, 0.0), b=0.01)
    tube(spline([(-1.2, D / 2, 0.16), (-1.2, D / 2 + 0.3, 0.10), (-0.6, D / 2 + 0.6, 0.03), (0.3, D / 2 + 0.5, 0.03), (0.9, D / 2 + 0.75, 0.03)], 80), 0.032, s.plastic('#26282b', 0.6), n=12)
