from ware import *

COLOURS = {'beech': dict(w='#c08a52', pad='#d9a79c', pin='#b07a42'), 'walnut': dict(w='#5c3a24', pad='#2a2624', pin='#c9a062'), 'black': dict(w='#1f1d1e', pad='#a3261e', pin='#d9d9dc'), 'white': dict(w='#ece7dd', pad='#8fa39a', pin='#c9a062'),
           'red': dict(w='#a8242c', pad='#2a2426', pin='#d9d9dc'),
           'blue': dict(w='#2b5592', pad='#22262e', pin='#d9d9dc'),
           'teal': dict(w='#177a7c', pad='#20292a', pin='#d9d9dc')}
VIEWS = {'main': dict(az=-34, el=32, fill=0.86), 'front': dict(az=0, el=50), 'detail': dict(az=-42, el=26, focus=(-0.6, 0, 0.25), span=1.0, blur=10),
         'side': dict(az=42, el=16)}


def build(c):
    m = oiled(c['w'], 'X', 1.5, 0.3) if c['w'] in ('#c08a52', '#5c3a24') else s.plastic(c['w'], 0.16, coat=0.6)
    # paddle and handle: an outline swept flat, rounded above and below
    def width(x):
        head = 0.40 * math.sqrt(max(0, 1 - abs((x + 0.62) / 0.62) ** 3.2)) if x < 0.0 else 0
        t = (x + 0.05) / 1.25
        hand = (0.085 + 0.055 * math.sin(pi * min(1, max(0, t)) * 0.85 + 0.15) ** 2) if x > -0.3 else 0
        if x > 1.1:
            hand *= math.sqrt(max(0, 1 - ((x - 1.1) / 0.1) ** 2))
        return max(head, hand)
    xs = [-1.24 + 2.44 * i / 200 for i in range(201)]
    ws = [width(x) for x in xs]
    for _ in range(14):
        ws = [ws[0]] + [(ws[i - 1] + 2 * ws[i] + ws[i + 1]) / 4 for i in range(1, 200)] + [ws[-1]]
    ws[0] = ws[-1] = 0
    ws[1] = max(ws[1], 0.06)
    def f(u, v):
        i = round(v * 200)
        a = 2 * pi * u
        w = ws[i]
        h = 0.055 * min(1, w / 0.09) + 0.02 * max(0, xs[i]) * min(1, w / 0.09)
        ca, sa = math.cos(a), math.sin(a)
        return (xs[i], math.copysign(abs(ca) ** 0.7, ca) * w, 0.085 + math.copysign(abs(sa) ** 0.7, sa) * h + 0.05 * max(0, xs[i]) * 0.6)
    surface(f, 48, 200, m, loop_u=True, angle=180)
    # rubber cushion with air hole, pins with round heads
    pad = s.plastic(c['pad'], 0.5)
    def dome(u, v):
        a, r = 2 * pi * u, v
        ca, sa = math.cos(a), math.sin(a)
        return (-0.62 + 0.50 * r * math.copysign(abs(ca) ** 0.75, ca), 0.315 * r * math.copysign(abs(sa) ** 0.75, sa), 0.138 + 0.06 * (1 - r ** 3))
    surface(dome, 96, 30, pad, loop_u=True, angle=180)
    rim = [dome(i / 96, 1.0) for i in range(96)]
    tube([(x, y, 0.14) for x, y, z in rim], 0.014, m, True, 8)
    pm = s.plastic(c['pin'], 0.35) if c['pin'] != '#d9d9dc' else s.metal('#d9d9dc', 0.2)
    for i in range(-6, 7):
        for j in range(-4, 5):
            x, y = i * 0.073 + (0.036 if j % 2 else 0), j * 0.066
            r = (abs(x / 0.455) ** 2.4 + abs(y / 0.285) ** 2.4)
            if r > 0.95:
                continue
            z = 0.138 + 0.06 * (1 - (math.hypot(x / 0.5, y / 0.315)) ** 3) - 0.01
            d = Vector((x * 0.10, y * 0.16, 1)).normalized()
            p = Vector((x - 0.62, y, z))
            q = p + d * 0.17
            sweep([p, p + d * 0.09, q], circle(0.009, 8), pm, scale=lambda t: 1.2 - 0.5 * t)
            ball(0.0125, pm, q, seg=10)
    text('SORELLA', 0.065, inked('#d9b268') if c['w'] not in ('#c08a52', '#ece7dd') else printed(s.shade(c['w'], 0.5)), (0.55, 0, 0.181), (0, -0.028, 0), 0.0008, 1.4, SERIF)
    # loop of leather at the end
    lo = spline([(1.12, 0.0, 0.13), (1.30, 0.05, 0.10), (1.46, 0.03, 0.03), (1.44, -0.05, 0.02), (1.28, -0.04, 0.08), (1.12, 0.0, 0.12)], 50)
    sweep(lo, rrect(0.012, 0.04, 0.005), s.leather('#6b3f22', 40), up=(0, 0, 1))
