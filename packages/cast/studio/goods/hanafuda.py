import random
from printwork import *

COLOURS = {'wine': dict(edge='#6a1f2a', box='#5f1a26', label='#efe4c8', ink='#2a1a16')}
VIEWS = {'main': dict(az=-20, el=36, fill=0.86), 'front': dict(az=0, el=50, fill=0.86), 'detail': dict(az=-8, el=52, focus=(0.18, -0.52, 0.03), span=0.9, blur=8),
         'side': dict(az=36, el=30)}
W, H, T = 0.335, 0.545, 0.012
FIELD = '#efe6cf'
RED, BLACK, GOLD, SKY = '#b8262c', '#22201f', '#d9a93a', '#c8343a'


def blossom(z, at, r, colour, heart_='#e8c23a', petals=5, turn=0.0, notch=0.0, lift=0.0):
    obs = []
    for k in range(petals):
        a = turn + 2 * pi * k / petals
        pts = [(0.5 * math.cos(t) * (1 - notch * max(0, math.cos(t)) ** 8), 0.42 * math.sin(t)) for t in [2 * pi * i / 32 for i in range(32)]]
        tone = s.shade(colour, 0.82 if k % 2 else 1.06) if petals > 8 else colour
        obs.append(shape(turned([(x + 0.52, y * (0.5 if petals > 8 else 1)) for x, y in pts], a, at, r), tone, z, lift + 0.00004 * (k % 2)))
    return obs + [disc(r * 0.22, heart_, z, at, lift + 0.0004)]


def leaf(z, at, l, a, colour, lift=0.0, wide=0.34):
    pts = [(math.cos(t) * 0.5 + 0.5, wide * math.sin(t) * (1.2 - 0.5 * math.cos(t)) * 0.5) for t in [2 * pi * i / 32 for i in range(32)]]
    return shape(turned(pts, a, at, l), colour, z, lift)


def maple(z, at, r, colour, turn=0.0, lift=0.0):
    pts = []
    for k in range(7):
        a = pi / 2 + (k - 3) * 0.62 + turn
        reach = (1.0, 0.95, 0.85, 0.6)[abs(k - 3)]
        pts += [(at[0] + r * 0.28 * math.cos(a - 0.31), at[1] + r * 0.28 * math.sin(a - 0.31)), (at[0] + r * reach * math.cos(a), at[1] + r * reach * math.sin(a))]
    pts.append((at[0] + r * 0.25 * math.cos(turn - pi / 2), at[1] + r * 0.25 * math.sin(turn - pi / 2)))
    return shape(pts, colour, z, lift)


def stroke(z, points, w, colour, lift=0.0):
    """A stem drawn with a brush: thick at its foot."""
    line = spline([(x, y, 0) for x, y in points], 24)
    left, right = [], []
    for i, p in enumerate(line):
        q, o = line[min(i + 1, len(line) - 1)], line[max(i - 1, 0)]
        d = math.hypot(q[0] - o[0], q[1] - o[1]) or 1
        n, k = (-(q[1] - o[1]) / d, (q[0] - o[0]) / d), w * (1 - 0.6 * i / len(line)) / 2
        left.append((p[0] + n[0] * k, p[1] + n[1] * k))
        right.append((p[0] - n[0] * k, p[1] - n[1] * k))
    return shape(left + right[::-1], colour, z, lift)


def moon(z):
    hill = [(-0.145, -0.25), (0.145, -0.25), (0.145, -0.02)] + [(0.145 - 0.29 * i / 20, -0.02 - 0.05 * (1 - math.sin(pi * i / 20)) + 0.02) for i in range(1, 20)] + [(-0.145, -0.05)]
    return [shape(rrect(0.29, 0.5, 0.01), SKY, z), disc(0.105, '#f6efdc', z, (0, 0.11), 0.0002), shape(hill, BLACK, z, 0.0004)] + [stroke(z, [(x, -0.03), (x + 0.02, 0.015), (x + 0.05, 0.03)], 0.006, BLACK, 0.0004) for x in (-0.11, -0.05, 0.01, 0.07)]


def plum(z):
    obs = [stroke(z, [(0.10, -0.25), (0.02, -0.1), (0.06, 0.03), (-0.06, 0.2)], 0.034, BLACK), stroke(z, [(0.03, -0.07), (-0.07, -0.02), (-0.11, 0.06)], 0.018, BLACK)]
    for at, r in (((0.055, 0.10), 0.07), ((-0.055, 0.16), 0.06), ((-0.085, 0.02), 0.058), ((0.075, -0.07), 0.055), ((-0.02, -0.14), 0.05)):
        obs += blossom(z, at, r, RED, lift=0.0004, turn=at[0] * 9)
    return obs


def cherry(z):
    obs = [shape([(-0.145, -0.25), (0.145, -0.25), (0.145, -0.16), (-0.145, -0.09)], RED, z)]
    for k in range(4):
        obs.append(shape([(-0.145 + 0.073 * k, -0.25), (-0.11 + 0.073 * k, -0.25), (-0.11 + 0.073 * k, -0.115 - 0.018 * k), (-0.145 + 0.073 * k, -0.10 - 0.018 * k)], '#f2e9d6', z, 0.0002))
    for at, r in (((0, 0.16), 0.085), ((-0.08, 0.06), 0.07), ((0.085, 0.07), 0.07), ((0.01, -0.02), 0.07), ((-0.09, 0.19), 0.05), ((0.1, 0.2), 0.05)):
        obs += blossom(z, at, r, '#e88aa0', '#b8262c', lift=0.0004, notch=0.18, turn=at[0] * 7)
    return obs


def pine(z):
    obs = []
    for (x, y), r in (((-0.05, 0.14), 0.1), ((0.06, 0.03), 0.1), ((-0.05, -0.09), 0.1), ((0.06, -0.18), 0.085)):
        obs.append(disc(r, BLACK, z, (x, y), 0.0001, r * 0.62))
        for k in range(9):
            a = pi * k / 8
            obs.append(stroke(z, [(x, y - r * 0.2), (x + r * 0.85 * math.cos(a), y - r * 0.2 + r * 0.7 * math.sin(a))], 0.007, '#4f8a5a', 0.0004))
    return obs + [disc(0.058, RED, z, (0.075, 0.185), 0.0003)]


def leaves(z):
    obs = [stroke(z, [(0.02, -0.25), (-0.01, -0.05), (0.03, 0.2)], 0.016, BLACK)]
    for at, r, t, h in (((-0.07, 0.14), 0.10, 0.4, RED), ((0.08, 0.09), 0.09, -0.5, GOLD), ((-0.06, -0.03), 0.10, 0.2, '#c8612c'), ((0.07, -0.11), 0.10, -0.3, RED), ((-0.05, -0.19), 0.075, 0.6, GOLD)):
        obs.append(maple(z, at, r, h, t, 0.0004))
    return obs


def iris(z):
    obs = [leaf(z, (x, -0.25), l, pi / 2 + d, '#2f6a44', 0.0001, 0.12) for x, l, d in ((-0.08, 0.34, 0.08), (-0.02, 0.42, -0.02), (0.05, 0.36, -0.1), (0.1, 0.26, -0.2))]
    for at, r in (((-0.05, 0.13), 0.085), ((0.075, 0.04), 0.07)):
        for k, a in enumerate((-pi / 2, pi / 6 - 0.2, pi - pi / 6 + 0.2)):
            obs.append(leaf(z, at, r * 1.25, a, '#4a3a8c' if k else '#6a55b0', 0.0004 + 0.0001 * k, 0.6))
        obs.append(disc(r * 0.2, GOLD, z, at, 0.0008))
    return obs


def chrysanthemum(z):
    obs = [leaf(z, at, 0.13, a, '#2f6a44', 0.0001, 0.5) for at, a in (((0, -0.1), -0.5), ((0, -0.1), pi + 0.5), ((0, -0.17), -0.9), ((0, -0.17), pi + 0.9))]
    obs += blossom(z, (0, 0.09), 0.125, GOLD, '#b8262c', 14, lift=0.0003)
    return obs + blossom(z, (-0.08, -0.12), 0.06, RED, GOLD, 12, lift=0.0008)


def peony(z):
    obs = [leaf(z, (0.0, -0.08), 0.17, a, '#2f6a44', 0.0001, 0.5) for a in (-0.3, -1.0, -2.1, -2.9)]
    for k, (r, h) in enumerate(((0.14, '#a81f3a'), (0.105, '#d0486a'), (0.07, '#e88aa0'))):
        obs += blossom(z, (0, 0.06), r, h, GOLD, 6, turn=k * 0.5, lift=0.0003 + 0.0006 * k)
    return obs


def paulownia(z):
    obs = [leaf(z, (0, 0.02), 0.15 if i else 0.2, a, ('#2f6a44', '#3a7a50', '#3a7a50')[i], 0.0001 * i, 0.7) for i, a in enumerate((-pi / 2, -0.5, pi + 0.5))]
    for x in (-0.08, 0, 0.08):
        obs.append(stroke(z, [(x * 0.4, 0.0), (x, 0.2)], 0.009, BLACK, 0.0004))
        for k in range(4):
            obs.append(disc(0.022 - 0.003 * k, '#6a55b0', z, (x + (0.02 if k % 2 else -0.02), 0.06 + 0.045 * k), 0.0006))
    return obs


MONTHS = [pine, plum, cherry, iris, peony, moon, chrysanthemum, leaves, paulownia]


def flower_card(c, month):
    obs = card(W, H, T, c['edge'], 0.012)
    obs.append(shape(rrect(W - 0.03, H - 0.03, 0.008), FIELD, T))
    return obs + [o for o in month(T + 0.0003)]


def carton(c):
    w, h, d = 0.40, 0.62, 0.34
    m = s.Mat(Base_Color=c['box'], Roughness=0.6, Specular=0.3).m
    obs = [box(w, d, h, m, 0.008, (0, 0, h / 2)), box(w + 0.012, d + 0.012, 0.2, m, 0.008, (0, 0, h - 0.09))]
    front = made(lambda: (shape(rrect(0.22, 0.36, 0.01), c['label'], 0.0), sign('花', 0.26, c['ink'], 0.0, (0, 0.085), 0, CJK), sign('札', 0.26, c['ink'], 0.0, (0, -0.085), 0, CJK)))
    g = group(front, (0, -d / 2 - 0.0085, 0.27), (pi / 2, 0, 0))
    top = made(lambda: blossom(0.0, (0, 0), 0.09, c['label'], '#d9a93a', 5))
    group(top, (0, 0, h + 0.0115), (0, 0, 0.3))
    return obs + [g]


def build(c):
    carton_ = made(carton, c)
    group([o for o in carton_], (-0.62, 0.42, 0), (0, 0, 0.3))
    for k in range(12):
        group(made(lambda: card(W, H, T, c['edge'], 0.012)), (0.74 + 0.004 * (k % 3), 0.42 - 0.003 * (k % 2), T * k), (0, 0, -0.35 + 0.02 * (k % 4)))
    places = [(-0.78, -0.34, 0.16), (-0.40, -0.28, 0.05), (-0.02, -0.24, -0.04), (0.36, -0.26, -0.10), (0.74, -0.34, -0.18), (-0.58, -0.92, 0.12), (-0.20, -0.86, 0.03), (0.20, -0.86, -0.05), (0.58, -0.92, -0.14)]
    order = [cherry, pine, moon, iris, leaves, plum, peony, chrysanthemum, paulownia]
    for (x, y, a), month in zip(places, order):
        group(made(flower_card, c, month), (x, y, 0), (0, 0, a))
    group(made(flower_card, c, plum), (0.74, 0.42, T * 12), (0, 0, -0.33))
