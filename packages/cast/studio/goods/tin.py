from ware import *

COLOURS = {'tomato': dict(name='VERDANT', a='#b8261f', b='#f3ead6', word='TOMATOES', sub='WHOLE PEELED', fruit='#cf2a1f'), 'beans': dict(name='VERDANT', a='#2f5f7a', b='#f3ead6', word='BEANS', sub='BUTTER · IN WATER', fruit='#e9dcb4'),
           'corn': dict(a='#e0a81e', b='#fbf4df', word='SWEETCORN', sub='PICKED IN JULY', fruit='#f2c22a'), 'peach': dict(a='#3f7a5a', b='#fbefe0', word='PEACHES', sub='HALVES · LIGHT SYRUP', fruit='#f09a4a')}
VIEWS = {'main': dict(az=-18, el=18), 'front': dict(az=0, el=6), 'detail': dict(az=-25, el=42, focus=(0, -0.1, 1.05), span=0.95, blur=10),
         'scene': dict(az=-20, el=24, scene=lambda c: scene(c))}
R = 0.375


def can(c, label=True):
    m = spun('#c6c8ca', 0.24, 60)
    body = s.metal('#c3c5c8', 0.22)
    P = [(0, 0.03), (0.33, 0.03), (0.345, 0.0), (0.372, 0.0), (0.384, 0.008), (0.384, 0.03), (0.374, 0.04), (0.372, 0.06)]
    P += [(R - 0.003 - 0.0 * i, 0.06 + 0.96 * i / 4) for i in range(1, 5)] + [(0.372, 1.04), (0.384, 1.05), (0.384, 1.078), (0.375, 1.086), (0.362, 1.084), (0.352, 1.05)]
    turn(P, body, 0.008, 160, 4)
    turn([(0.353, 1.055), (0.345, 1.043), (0.315, 1.043, 0.01), (0.305, 1.055, 0.008), (0.27, 1.055, 0.008), (0.262, 1.047, 0.006), (0, 1.047)], m, 0.006, 128)
    # ring pull
    pull = s.metal('#d2d3d5', 0.18)
    out = [(0.09 * math.cos(a), 0.125 * math.sin(a)) for a in [2 * pi * i / 40 for i in range(40)]]
    o = tube([(x * 0.8, y * 0.8 - 0.02, 1.075 + 0.01 * (1 - y * 6)) for x, y in out], 0.014, pull, True)
    plate([(-0.045, 0.05), (0.045, 0.05), (0.055, 0.1), (0.03, 0.16), (-0.03, 0.16), (-0.055, 0.1)], 0.02, pull, 0.006, (0, 0.02, 1.075))
    move(lathe([(0, 0.015), (0.028, 0.012), (0.034, 0)], pull, 24), (0, 0.13, 1.083))
    if not label:
        return
    z0, z1 = 0.07, 1.015
    card = printed(c['b'], 0.34, 0.3, 0.02)
    A, ink, fr = printed(c['a'], 0.34, 0.3, 0.02), printed('#2a2320', 0.4), printed(c['fruit'], 0.34, 0.3, 0.02)
    rib = lambda z: R - 0.0035 * (1 + math.cos(2 * pi * z / 0.07)) / 2 * (0.2 < z < 0.9)
    sleeve(R, z0, z1, card, -pi, pi, 0.001, 60)
    sleeve(R, z0, 0.36, A, -pi, pi, 0.004, 20, thick=0.002)
    sleeve(R, 0.985, z1, A, -pi, pi, 0.004, 2, thick=0.002)
    sleeve(R, 0.375, 0.385, A, -pi, pi, 0.004, 2, thick=0.002)
    k = min(0.115, 0.62 / len(c['word']))
    round_text(c['word'], k, card, R, 0.245, 0.006, 1.1, BOLD, depth=0.001)
    round_text(c['sub'], 0.034, card, R, 0.15, 0.006, 1.3, SANS, depth=0.001)
    round_text(c.get('name', 'HEMLOCK'), 0.062, ink, R, 0.9, 0.006, 1.5, SERIF, depth=0.001)
    # fruit drawn as flat shapes: three rounds with leaves and light
    leaf, lite = printed('#4c7a35', 0.34, 0.3, 0.02), printed(s.shade(c['fruit'], 1.25), 0.34, 0.3, 0.02)
    def disc(a, z, r, mat, lift, sq=1.0):
        def f(u, v):
            x, y = r * v * math.cos(2 * pi * u), r * sq * v * math.sin(2 * pi * u)
            t = a + x / R
            return ((R + lift) * math.sin(t), -(R + lift) * math.cos(t), z + y)
        surface(f, 48, 10, mat, loop_u=True, angle=180)
    dark = printed(s.shade(c['fruit'], 0.8), 0.34, 0.3, 0.02)
    if c['word'] == 'BEANS':           # a scatter of beans, each with its light
        for i, (a, z, q) in enumerate(((-0.62, 0.50, 0.9), (-0.30, 0.47, 1.15), (0.05, 0.49, 0.8), (0.40, 0.47, 1.1), (0.68, 0.53, 0.85), (-0.48, 0.62, 1.1), (-0.1, 0.63, 0.95), (0.27, 0.62, 1.2), (0.56, 0.67, 0.9), (-0.28, 0.76, 0.9), (0.12, 0.77, 1.1))):
            for col, rr, dz in ((card, 0.078, 0.0), (dark, 0.072, 0.001), (fr, 0.064, 0.002)):
                disc(a, z + (0.004 if col is fr else 0), rr * q, col, 0.0045 + 0.0008 * i + dz, 0.62)
            disc(a - 0.05, z + 0.014, 0.015 * q, lite, 0.0075 + 0.0008 * i, 0.6)
    elif c['word'] == 'SWEETCORN':     # a cob: rows of kernels between two husks
        for a, tilt in ((-0.30, 0.35), (0.30, -0.35)):
            for j in range(11):
                for k in range(-2, 3):
                    y = (j - 5) * 0.036
                    w = 0.045 * math.sqrt(max(0.05, 1 - (y / 0.22) ** 2))
                    x = k * w
                    disc(a + (x * math.cos(tilt) + y * math.sin(tilt)) / R, 0.585 - x * math.sin(tilt) + y * math.cos(tilt), 0.5 * w + 0.004, dark if abs(k) == 2 else fr, 0.006 + (0.001 if (j + k) % 2 else 0), 0.95)
            for sd in (-1, 1):
                def husk(u, v, a=a, tilt=tilt, sd=sd):
                    w = 0.05 * math.sin(pi * v) * (2 * u - 1)
                    x, y = sd * (0.07 + 0.08 * v ** 2) + w, -0.20 + 0.28 * v
                    tt = a + (x * math.cos(tilt) + y * math.sin(tilt)) / R
                    return ((R + 0.009) * math.sin(tt), -(R + 0.009) * math.cos(tt), 0.585 - x * math.sin(tilt) + y * math.cos(tilt))
                surface(husk, 6, 16, leaf, angle=180)
    else:
        for i, (a, z, r) in enumerate(((-0.42, 0.56, 0.135), (0.42, 0.57, 0.13), (0.0, 0.60, 0.165))):
            disc(a, z, r + 0.008, card, 0.0045 + i * 0.003, 0.92)
            disc(a, z, r, dark, 0.005 + i * 0.003, 0.92)
            disc(a - 0.03, z + 0.015, r * 0.86, fr, 0.0055 + i * 0.003, 0.9)
            disc(a - 0.15 * r / 0.15, z + r * 0.38, r * 0.2, lite, 0.006 + i * 0.003, 0.7)
            for j in range(5):
                t = pi / 2 + (j - 2) * 0.62
                def lf(u, v, a=a, z=z, r=r, t=t):
                    w = 0.022 * math.sin(pi * v) * (2 * u - 1)
                    q = 0.085 * v
                    x, y = q * math.cos(t) - w * math.sin(t), r * 0.80 + q * math.sin(t) * 0.55 + w * math.cos(t)
                    tt = a + x / R
                    return ((R + 0.0068 + i * 0.003) * math.sin(tt), -(R + 0.0068 + i * 0.003) * math.cos(tt), z + y)
                surface(lf, 4, 12, leaf, angle=180)


def build(c):
    can(c)


def scene(c):
    can(c)
    group(made(can, COLOURS['corn' if c['word'] != 'SWEETCORN' else 'tomato']), (0.62, 0.62, 0), (0, 0, 0.2))
    group(made(can, COLOURS['peach']), (-0.5, 0.75, 0), (0, 0, -0.3))
