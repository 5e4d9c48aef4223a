from ware import *

COLOURS = {'walnut': dict(w='#6b4226', face='#f4ecd8', hand='#1d1a18'), 'oak': dict(w='#bb8a52', face='#f7f2e6', hand='#23303f'), 'cherry': dict(w='#7d3320', face='#f2e7cf', hand='#1d1a18'), 'black': dict(w='#1f1d1e', face='#efe7d6', hand='#8a2b22')}
VIEWS = {'main': dict(az=-24, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-25, el=12, focus=(0, -0.3, 1.15), span=1.3, blur=10),
         'side': dict(az=42, el=16)}


def build(c):
    w, brass = oiled(c['w'], 'X', 1.0, 0.22) if c['w'] != '#1f1d1e' else s.plastic(c['w'], 0.15, coat=0.8), s.metal('#d9b268', 0.18)
    wz = w
    # tambour (napoleon hat) case
    half = spline([(0.0, 2.02), (0.35, 1.94), (0.62, 1.70), (0.80, 1.30), (0.98, 0.92), (1.28, 0.66), (1.60, 0.52), (1.82, 0.44)], 50)
    out = [(x, z) for x, z in half] + [(1.84, 0.40), (1.84, 0.24)]
    outline = [(-x, z) for x, z in reversed(out)] + out[1:]
    o = plate([(x, z) for x, z in outline][::-1], 0.62, w, 0.04, (0, 0, 0), (pi / 2, 0, 0), 5, 30)
    box(4.0, 0.86, 0.14, w, 0.04, (0, 0, 0.18))
    box(3.86, 0.78, 0.08, w, 0.03, (0, 0, 0.28))
    for x in (-1.8, 1.8):
        for y in (-0.28, 0.28):
            ball(0.09, brass, (x, y, 0.065), (1, 1, 0.72), seg=24)
    # dial
    cz, y = 1.18, -0.31
    d = [turn([(0, 0.0), (0.66, 0.0)], printed(c['face'], 0.5), 0, 96)]
    d.append(turn([(0.60, -0.01), (0.62, 0.07, 0.02), (0.66, 0.10, 0.03), (0.72, 0.085, 0.03), (0.755, 0.0)], brass, 0.02, 128))
    ink = s.plastic(c['hand'], 0.4)
    rom = ['XII', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI']
    for k, r in enumerate(rom):
        a = pi / 2 - 2 * pi * k / 12
        d.append(text(r, 0.135, ink, (0.475 * math.cos(a), 0.475 * math.sin(a), 0.004), (0, 0, a - pi / 2), 0.001, 0.95, SERIF))
    for k in range(60):
        a = 2 * pi * k / 60
        b = 0.012 if k % 5 else 0.02
        d.append(box(b * 0.6, 0.03 if k % 5 else 0.045, 0.002, ink, 0, (0.578 * math.cos(a), 0.578 * math.sin(a), 0.004), (0, 0, a - pi / 2)))
    for r in (0.556, 0.6):
        d.append(tube([(r * math.cos(t), r * math.sin(t), 0.003) for t in [2 * pi * i / 120 for i in range(120)]], 0.003, ink, True, 6))
    d.append(text('MERIDIAN', 0.055, ink, (0, 0.2, 0.004), (0, 0, 0), 0.001, 1.3, SERIF))
    def hand(L, wd, a, z):
        pts = [(-wd * 0.4, -0.09), (wd * 0.4, -0.09), (wd * 0.45, L * 0.5), (wd, L * 0.66), (wd * 0.45, L * 0.8), (0, L), (-wd * 0.45, L * 0.8), (-wd, L * 0.66), (-wd * 0.45, L * 0.5)]
        return plate([(x, yy) for x, yy in pts], 0.012, ink, 0.003, (0, 0, z), (0, 0, a))
    d += [hand(0.34, 0.045, 2 * pi * (1 - (10 + 9 / 60) / 12), 0.03), hand(0.51, 0.032, -2 * pi * 9 / 60, 0.045)]
    d.append(turn([(0, 0.07), (0.035, 0.065), (0.04, 0.03)], brass, 0.01, 32))
    for x in (-0.2, 0.2):
        d.append(turn([(0.0, 0.002), (0.022, 0.004), (0.03, 0.008), (0.045, 0.006), (0.048, 0)], brass, 0.003, 32))
        d[-1].location = (x, -0.16, 0.0)
    # domed crystal
    g = clear('#ffffff', '#c9cdd0', 1.2, 0.95)
    d.append(lathe(spline([(0, 0.15), (0.3, 0.135), (0.5, 0.11), (0.63, 0.07)], 24), g, 96))
    group(d, (0, y - 0.005, cz), (pi / 2, 0, 0))
