from ware import *

COLOURS = {'oak': dict(w='#b98a56', sheet='#f3efe6', duvet='#8fa3b0', throw='#c77f4e'), 'walnut': dict(w='#5c3a24', sheet='#efe6d6', duvet='#e9e2d4', throw='#54654a'),
           'white': dict(w='#e6e2da', sheet='#f6f3ee', duvet='#d9a79c', throw='#8a5560'), 'black': dict(w='#2a2829', sheet='#efece6', duvet='#5d6f7c', throw='#d8b05a')}
VIEWS = {'main': dict(az=-32, el=20, fill=0.86), 'front': dict(az=0, el=14, fill=0.84), 'detail': dict(az=-38, el=14, focus=(-3.6, -10.0, 3.2), span=6.5, blur=16),
         'side': dict(az=42, el=16)}
W, L = 10.0, 21.0


def build(c):
    wx, wy, wz = (oiled(c['w'], k, 0.22) for k in 'XYZ') if c['w'] != '#e6e2da' else [s.plastic(c['w'], 0.5)] * 3
    # frame
    for sx in (-1, 1):
        box(0.35, L - 0.6, 1.5, wy, 0.08, (sx * (W / 2 + 0.2), 0, 2.5))
        sweep([(sx * (W / 2 + 0.05), -L / 2 + 0.2, 4.2), (sx * (W / 2 + 0.05), -L / 2 + 0.2, 0)], circle(0.42, 24), wz, scale=lambda t: 1 - 0.35 * t ** 2)
        sweep([(sx * (W / 2 + 0.05), L / 2 - 0.2, 9.3), (sx * (W / 2 + 0.05), L / 2 - 0.2, 0)], circle(0.42, 24), wz, scale=lambda t: 1 - 0.35 * max(0, t * 2 - 1) ** 2 - 0.12 * max(0, 1 - t * 5))
        ball(0.36, wz, (sx * (W / 2 + 0.05), L / 2 - 0.2, 9.35), (1, 1, 0.6), seg=24)
        ball(0.42, wz, (sx * (W / 2 + 0.05), -L / 2 + 0.2, 4.2), (1, 1, 0.5), seg=24)
    box(W, 0.35, 1.5, wx, 0.08, (0, -L / 2 + 0.2, 2.5))
    for z in (8.7, 4.7):
        box(W, 0.35, 0.6, wx, 0.1, (0, L / 2 - 0.2, z))
    for k in range(9):
        tube([(-W / 2 + W * (k + 0.9) / 10.6 * 1.03, L / 2 - 0.2, 4.8), (-W / 2 + W * (k + 0.9) / 10.6 * 1.03, L / 2 - 0.2, 8.6)], 0.16, wz, n=14)
    # mattress
    sheet = s.cloth(c['sheet'], 3.0, 0.12)
    pillow(W - 0.1, L - 0.6, 2.2, sheet, 9, (0, 0, 3.6), (0, 0, 0), 72, 0, 0.004)
    # duvet: draped over the sides, folded back at the top
    du = s.cloth(c['duvet'], 2.6, 0.2)
    y0, y1 = -L / 2 + 0.95, L / 2 - 6.6
    def drape(u, v, lift=0.0, hem=2.15, amp=1.0):
        x = (u - 0.5) * (W + 2 * hem + 1.0)
        y = y0 + (y1 - y0) * v
        half, r = W / 2 + 0.5, 0.6
        top = 4.92 + lift
        fold = 0.16 * amp * math.sin(y * 1.5 + 1.3 * nz.noise(Vector((y * 0.25, u * 3, 1)))) if abs(x) > half else 0
        n = 0.22 * nz.noise(Vector((x * 0.42, y * 0.33, 2))) + 0.12 * nz.noise(Vector((x * 1.1, y * 0.8, 5)))
        ax = abs(x)
        if ax < half - r:
            p = (ax, top + n + 0.25 * (1 - (ax / half) ** 2))
        else:
            t = ax - (half - r)
            if t < r * pi / 2:
                a = t / r
                p = (half - r + r * math.sin(a), top - r + r * math.cos(a) + n * (1 - t / (r * pi / 2)))
            else:
                d = t - r * pi / 2
                p = (half + fold * min(1, d) + 0.16 * d * 0.4, top - r - d)
        return (math.copysign(p[0], x), y, p[1] + (-0.5 * max(0, 1 - v / 0.05) ** 2))
    surface(drape, 110, 120, du, angle=180, solid=0.12)
    # turned-back edge shows the sheet
    sh2 = s.cloth(c['sheet'], 3.0, 0.12)
    y0, y1 = y1 - 1.8, y1 + 0.15
    surface(lambda u, v: drape(u, v, 0.3 + 0.12 * math.sin(pi * v), 2.1), 110, 30, sh2, angle=180, solid=0.2)
    # throw across the foot
    y0, y1 = -L / 2 + 2.0, -L / 2 + 6.2
    th = s.weave(c['throw'], 1, 'UV', (110, 40), s.shade(c['throw'], 0.8), 0.7)
    surface(lambda u, v: drape(u, v, 0.16, 1.9, 1.1), 110, 50, th, angle=180, solid=0.14)
    # pillows
    pw = s.cloth(c['sheet'], 3.0, 0.15)
    for at, rx, k, m in (((-2.45, 8.2, 5.65), 0.5, 1, pw), ((2.45, 8.2, 5.65), 0.5, 2, pw), ((0.1, 6.4, 5.7), 0.72, 5, s.cloth(c['duvet'], 3, 0.2))):
        w = 4.7 if k < 5 else 3.6
        pillow(w, 3.2 if k < 5 else 2.4, 1.35, m, 2.9, at, (rx, 0, 0.04 * (k - 1.5)), 72, 0, 0.05, k)
