from device import *

COLOURS = {'black': dict(a='#212227', cheek='#8a5230', acc='#e0754a', cap='#d8dadd'), 'cream': dict(a='#e6dfd0', cheek='#6b4028', acc='#3f8f8a', cap='#33353a'), 'blue': dict(a='#31506e', cheek='#b98a56', acc='#f0c24e', cap='#e8e4da'), 'red': dict(a='#9a2a2c', cheek='#3a2418', acc='#f0e2c4', cap='#1f2022')}
VIEWS = {'main': dict(az=-26, el=28, fill=0.86, floor=0.2), 'front': dict(az=0, el=30, fill=0.8), 'detail': dict(az=-34, el=34, focus=(-1.7, 0.1, 0.75), span=2.6, blur=12), 'side': dict(az=-70, el=16)}


def white_key(w, d, notch):
    """A white key from y=0 (front) to d; notch=(left, right) is what its black neighbours take."""
    y1 = 0.52
    l, r = notch
    return [(-w / 2, 0), (w / 2, 0), (w / 2, y1), (w / 2 - r, y1), (w / 2 - r, d), (-w / 2 + l, d), (-w / 2 + l, y1), (-w / 2, y1)]


def build(c):
    N, kw = 22, 0.232
    W, D = N * kw + 0.1, 2.7
    A = s.plastic(c['a'], 0.42, 0.15, scale=160)
    Wd = varnished(c['cheek'], 'Y', 0.8, 0.4, 0.5)
    # case in profile: low in front, a raised panel behind
    prof = [(-D / 2, 0.06), (-D / 2, 0.34), (-D / 2 + 0.1, 0.4), (-D / 2 + 0.16, 0.4), (-D / 2 + 0.16, 0.3), (-0.05, 0.3), (-0.05, 0.56), (0.02, 0.6), (D / 2 - 0.08, 0.92), (D / 2, 0.86), (D / 2, 0.06)]
    mesh([(sx * W / 2, y, z) for sx in (-1, 1) for y, z in prof], [tuple(range(len(prof))), tuple(reversed(range(len(prof), 2 * len(prof))))] + [(i + len(prof), (i + 1) % len(prof) + len(prof), (i + 1) % len(prof), i) for i in range(len(prof))], A, bevel=0.015)
    cheek = [(-D / 2 - 0.06, 0.0), (D / 2 + 0.05, 0.0), (D / 2 + 0.05, 0.9), (D / 2 - 0.06, 1.0), (0.0, 0.68), (-0.12, 0.58), (-D / 2 + 0.1, 0.47), (-D / 2 - 0.06, 0.4)]
    for sx in (-1, 1):
        ob = plate(cheek, 0.14, Wd, 0.03)
        put(ob, (sx * (W / 2 + 0.07), 0, 0), (pi / 2, 0, pi / 2))
    # keys
    ivory, ebony = s.plastic('#f4f2ec', 0.25, coat=0.3), s.plastic('#131315', 0.3, coat=0.2)
    y0, kd = -D / 2 + 0.17, 1.08
    black = {0: 0, 1: 1, 3: 1, 4: 1, 5: 1}
    has = [1, 1, 0, 1, 1, 1, 0]  # a black key to the right of C D E F G A B
    for i in range(N):
        n = i % 7
        l, r = (0.07 if has[n - 1] and i else 0.003), (0.07 if has[n] and i < N - 1 else 0.003)
        ob = plate(white_key(kw - 0.012, kd, (l, r)), 0.2, ivory, 0.02, (-(N - 1) * kw / 2 + i * kw, y0, 0.38))
        if has[n] and i < N - 1:
            x = -(N - 1) * kw / 2 + (i + 0.5) * kw
            loft([[(x + a * w, y0 + 0.54 + (0.545 - ins) / 2 + 0.0 + b * (0.53 - ins), z) for a, b in rrect(1, 1, 0.12, 4)] for w, ins, z in ((0.13, 0, 0.38), (0.13, 0.0, 0.5), (0.105, 0.05, 0.58), (0.09, 0.09, 0.595))], ebony, angle=50)
    box(W, 0.02, 0.02, s.cloth('#8e2226'), 0, (0, -0.06, 0.5))
    # the sloping panel: knobs, sliders, display, pads, all in its own plane
    slope = math.atan2(0.32, D / 2 - 0.1)
    def panel():
        ink = s.plastic('#e8e8e4' if c['a'] < '#a' else '#2b2d31', 0.6)
        cap, K = s.plastic(c['cap'], 0.4), s.plastic('#17181a' if c['cap'] > '#8' else c['cap'], 0.45)
        w = W - 0.2
        for i in range(2):
            for j in range(8):
                x, y = -w / 2 + 1.75 + j * 0.3, 0.88 - i * 0.48
                put(knob(0.09, 0.13, K, ridges=22, deep=0.07, b=0.02, cap=s.metal(c['acc'], 0.3) if (i + j) % 5 == 0 else s.metal('#b9bcc0', 0.25)), (x, y, 0))
                a = math.radians(130 - 37 * ((i * 5 + j * 3) % 7))
                box(0.06, 0.012, 0.003, s.plastic('#17181a', 0.5), 0, (x + 0.045 * math.cos(a), y + 0.045 * math.sin(a), 0.1365), (0, 0, a))
                for k in range(11):
                    b = math.radians(-50 + 28 * k)
                    box(0.014, 0.005, 0.001, ink, 0, (x + 0.125 * math.cos(b), y + 0.125 * math.sin(b), 0.001), (0, 0, b))
                text(('CUT', 'RES', 'ENV', 'ATK', 'DEC', 'SUS', 'REL', 'LFO')[j] if i == 0 else ('OSC', 'TUNE', 'MIX', 'DRV', 'DLY', 'REV', 'PAN', 'VOL')[j], 0.055, ink, (x, y - 0.17, 0.001), (0, 0, 0), 0.0005, 1, BOLD)
        # four sliders on the left, display in the middle of it
        for j in range(4):
            x = -w / 2 + 0.62 + j * 0.22
            box(0.028, 0.72, 0.006, s.plastic('#060607', 0.7), 0, (x, 0.66, 0.001)); box(0.11, 0.17, 0.1, K, 0.02, (x, 0.45 + 0.42 * abs(math.sin(j * 1.9 + 0.6)), 0.05)); 
            box(0.112, 0.016, 0.004, s.plastic(c['acc'], 0.4), 0, (x, 0.45 + 0.42 * abs(math.sin(j * 1.9 + 0.6)), 0.1))
        for j in range(2):
            x = -w / 2 + 0.12 + j * 0.2
            slab(0.14, 0.62, 0.02, 0.02, s.plastic('#0b0b0c', 0.5), (x, 0.62, -0.01), b=0.004)
            ob = cyl(0.26, 0.09, s.rubber('#202124'), (x - 0.045, 0.62, -0.11), (0, pi / 2, 0), 0.012)
        x = w / 2 - 0.62
        slab(0.98, 0.5, 0.03, 0.04, s.plastic('#0a0b0c', 0.2, coat=0.5), (x, 0.86, 0), b=0.01)
        plate(rrect(0.86, 0.38, 0.02), 0.002, lit('#0f2a26', 1), 0, (x, 0.86, 0.032))
        tube([(x - 0.38 + 0.76 * i / 80, 0.81 + 0.09 * math.sin(i * 0.47) * math.exp(-((i - 36) / 30) ** 2), 0.035) for i in range(81)], 0.006, lit('#6fe8c4', 2), n=6)
        text('WARM PAD 07', 0.07, lit('#6fe8c4', 1.6), (x, 0.985, 0.0345), (0, 0, 0), 0, 1)
        for i in range(2):
            for j in range(5):
                slab(0.15, 0.13, 0.05, 0.025, s.plastic(c['acc'] if (i * 5 + j) in (0, 7) else '#d8d6d0', 0.5), (x - 0.4 + 0.2 * j, 0.42 - i * 0.18, 0), b=0.012)
        text('WAVECREST', 0.13, ink, (-w / 2 + 2.8, 1.18, 0.001), (0, 0, 0), 0.001, 1.3, BOLD)
    place(panel, at=(0, 0.02, 0.602), rot=(slope, 0, 0))
    for sx in (-1, 1):
        for y in (-1, 1):
            cyl(0.12, 0.07, s.rubber(), (sx * W * 0.44, y, 0.0), b=0.02)


def scene(c):
    """With headphones laid on."""
    from goods import headphones
    build(c)
    place(headphones.build, headphones.COLOURS['sand'], at=(3.7, -0.4, 0), rot=(0, 0, -0.3))


VIEWS['scene'] = dict(az=-20, el=28, fill=0.86, scene=scene)
