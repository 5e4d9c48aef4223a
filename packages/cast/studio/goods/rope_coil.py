from rope import *
import stuff as s

COLOURS = {'blue': dict(a='#2f62a8', fleck='#e8e2d2', band='#c8503c'), 'orange': dict(a='#d8742a', fleck='#26292c', band='#26292c'), 'green': dict(a='#3f7a54', fleck='#e8c24a', band='#26292c')}
VIEWS = {'main': dict(az=-24, el=34, fill=0.8), 'front': dict(az=10, el=18, fill=0.8), 'detail': dict(az=-30, el=30, focus=(-0.2, -1.3, 0.5), span=1.5, blur=12),
         'side': dict(az=52, el=24, fill=0.8)}


def build(c):
    """A hank lying on its side: loops of uneven size, bound in the middle, one end free with its tip sealed."""
    R = random.Random(7)
    N, r, path = 9, 0.085, []
    for k in range(N):
        w, d = 1.55 + R.uniform(-0.16, 0.14), 1.20 + R.uniform(-0.12, 0.12)
        off, high = R.uniform(-0.10, 0.10), 0.09 + 0.15 * (k % 5) + R.uniform(0, 0.04)
        for i in range(24):
            a = 2 * pi * i / 24
            pinch = 1 - 0.16 * math.exp(-((math.cos(a)) / 0.25) ** 2)
            path.append((w * math.cos(a) + off, d * math.sin(a) * pinch + 0.13 * ((k * 3) % 4 - 1.5), high + 0.10 * math.sin(3 * a + k)))
    path += [(1.75, 0.1, 0.12), (2.05, -0.45, 0.09), (1.75, -1.15, 0.09), (2.05, -1.75, 0.09), (1.6, -2.05, 0.09)]
    P = spline(path, len(path) * 4)
    m = strand(c['a'], c['fleck'])
    rope(P, r, m)
    tip = [Vector(p) for p in P[-6:]]
    tube(tip, r * 1.12, s.plastic(s.shade(c['a'], 0.5), 0.35), n=16)
    # bound with its own rope over the middle of the far side, and a card's band
    for x in (-0.16, 0.0, 0.16):
        loop = [(x + 0.03 * math.sin(a), -1.12 + 0.48 * math.cos(a), 0.42 + 0.44 * math.sin(a)) for a in [2 * pi * i / 40 for i in range(40)]]
        rope(loop, r, m, closed=True)
