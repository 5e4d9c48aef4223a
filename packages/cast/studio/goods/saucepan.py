from ware import *

COLOURS = {'steel': dict(o='#d0d1d4', h='#d0d1d4'), 'copper': dict(o='#c9744a', h='#d8b06a'), 'cream': dict(o='#ece2cb', h='#b98552'), 'sky': dict(o='#7fa5b5', h='#b98552')}
VIEWS = {'main': dict(az=-34, el=20, fill=0.84), 'front': dict(az=0, el=8), 'detail': dict(az=-44, el=26, focus=(0.7, -0.3, 0.95), span=1.4, blur=11),
         'side': dict(az=42, el=16)}


def build(c):
    en = c['o'] in ('#ece2cb', '#7fa5b5')
    out = enamel(c['o'], s.shade(c['o'], 0.9), 0, 1) if en else s.metal(c['o'], 0.26, 0.06, (2, 2, 60))
    inside = porcelain('#f2eee4') if en else spun('#cfd0d3', 0.26)
    R, H = 0.92, 0.95
    turn([(0, 0.0), (R - 0.08, 0.0, 0.03), (R, 0.07, 0.06), (R, H - 0.03, 0.02), (R + 0.035, H, 0.012)], out, 0.02, 160)
    turn([(R + 0.035, H), (R + 0.02, H + 0.012, 0.005), (R - 0.03, H - 0.02, 0.02), (R - 0.035, 0.12, 0.1), (0, 0.06)], inside, 0.01, 160)
    turn([(R + 0.022, H - 0.004), (R + 0.042, H + 0.004, 0.004), (R + 0.022, H + 0.016, 0.004), (R + 0.0, H + 0.008)], s.metal('#c9cacd', 0.15) if not en else s.plastic('#2b3440', 0.2, coat=0.5), 0.003, 160)
    st = s.metal(c['h'] if not en else '#c9cacd', 0.2)
    # handle: cast, flat, with hanging hole
    path = spline([(R - 0.01, 0, H - 0.22), (R + 0.25, 0, H - 0.16), (R + 0.7, 0, H + 0.02), (R + 1.55, 0, H + 0.20)], 60)
    if en:
        sweep(path[:22], rrect(0.05, 0.15, 0.02), st, up=(0, 1, 0), scale=lambda t: (1, 1.35 - 0.35 * t))
        oval = [(0.07 * math.cos(a), 0.105 * math.sin(a)) for a in [2 * pi * i / 32 for i in range(32)]]
        sweep(path[18:], oval, oiled(c['h'], 'X', 1.4, 0.4), up=(0, 1, 0), scale=lambda t: (0.85 + 0.25 * t) * (1 if t < 0.94 else math.sqrt(max(0.03, 1 - ((t - 0.94) / 0.062) ** 2))))
    else:
        sweep(path, [(a * (1 + 0.0), b) for a, b in rrect(0.055, 0.2, 0.025)], st, up=(0, 1, 0), scale=lambda t: (1, (1.35 - 0.6 * min(1, t * 2.5) + 0.45 * max(0, t - 0.5)) * (1 if t < 0.95 else math.sqrt(max(0.02, 1 - ((t - 0.95) / 0.052) ** 2)))))
        e = Vector(path[-4])
        tube([(e.x - 0.07 + 0.05 * math.cos(a), 0.055 * math.sin(a), e.z + 0.012) for a in [2 * pi * i / 40 for i in range(40)]], 0.012, s.plastic('#1a1a1a', 0.5), True, 8)
    for y in (-0.07, 0.07):
        ball(0.035, st, (R + 0.01, y, H - 0.22), (0.6, 1, 1), seg=20)
    # a glass lid with steel rim and knob
    g = clear('#ffffff', '#9aa6aa', 1.2, 0.9)
    lathe(spline([(0, H + 0.235), (0.35, H + 0.205), (0.7, H + 0.10), (0.89, H + 0.022)], 30), g, 128, angle=180, solid=0.012)
    rim = s.metal('#cfd0d3', 0.15)
    turn([(0.87, H + 0.01), (0.925, H + 0.012, 0.006), (0.925, H + 0.035, 0.006), (0.885, H + 0.042, 0.006), (0.87, H + 0.03)], rim, 0.004, 144)
    kn = oiled(c['h'], 'Z', 1.4, 0.4) if en else st
    turn([(0, H + 0.225), (0.09, H + 0.23, 0.01), (0.055, H + 0.27, 0.02), (0.06, H + 0.32, 0.02), (0.14, H + 0.37, 0.03), (0.13, H + 0.43, 0.03), (0, H + 0.44)], kn, 0.01, 72)
    round_text('EMBER', 0.11, s.plastic(s.shade(c['o'], 0.5), 0.5), R, 0.2, 0.0, 1.4, BOLD, -0.35, 0.001)
