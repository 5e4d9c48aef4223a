from ware import *

COLOURS = {'red': dict(a='#c52a22', dial='#f6f2e8'), 'mint': dict(a='#8fc2ae', dial='#f6f2e8'), 'cream': dict(a='#efe4cc', dial='#2a2a2c'), 'black': dict(a='#1f1f22', dial='#efe9dc')}
VIEWS = {'main': dict(az=-22, el=20), 'front': dict(az=0, el=10), 'detail': dict(az=-25, el=26, focus=(0, -0.3, 0.55), span=0.7, blur=9),
         'side': dict(az=42, el=16)}


def build(c):
    """A wind-up kitchen timer: egg body cut by a ring of minutes."""
    m = s.plastic(c['a'], 0.18, coat=0.6)
    R, cut = 0.36, 0.36
    prof = lambda z: R * math.sqrt(max(0, 1 - ((z - 0.36) / (0.36 if z < 0.36 else 0.52)) ** 2))
    lower = [(0, 0.012), (0.15, 0.012), (0.17, 0.02)] + [(prof(z), z) for z in [0.03 + (0.295 - 0.03) * i / 24 for i in range(25)]]
    lathe(lower + [(prof(0.295) - 0.012, 0.302), (0, 0.302)], m, 144, angle=40)
    ring = printed(c['dial'], 0.35, 0.3)
    lathe([(prof(0.303) - 0.008, 0.302), (prof(0.303) - 0.002, 0.306), (prof(0.385) - 0.002, 0.385), (prof(0.385) - 0.01, 0.39)], ring, 144, angle=40)
    upper = [(0, 0.392), (prof(0.392) - 0.012, 0.392), (prof(0.397), 0.398)] + [(prof(z), z) for z in [0.402 + (0.875 - 0.402) * i / 60 for i in range(61)]] + [(0, 0.88)]
    # finger flutes on the upper half
    n = len(upper) - 1
    def f(u, v):
        r, z = upper[round(v * n)]
        w = max(0, min(1, (z - 0.47) / 0.06)) * max(0, min(1, (0.74 - z) / 0.1))
        k = 1 - 0.028 * w * (0.5 + 0.5 * math.cos(18 * 2 * pi * u)) ** 1.5
        return (r * k * math.cos(2 * pi * u), r * k * math.sin(2 * pi * u), z)
    surface(f, 216, n, m, loop_u=True, angle=50)
    ink = printed('#1d1c1b' if c['dial'] != '#2a2a2c' else '#f3ead6', 0.5)
    rr = prof(0.345)
    for k in range(60):
        a = 2 * pi * k / 60
        h = 0.018 if k % 5 else 0.03
        sleeve(lambda z: prof(z), 0.385 - h, 0.384, ink, a - 0.0055, a + 0.0055, 0.002, 1, 2, 0.001)
        if k % 5 == 0:
            round_text(str(k), 0.036, ink, prof(0.33), 0.328, 0.001, 1.0, BOLD, a, 0.0005)
    mark = printed('#f6f2e8' if c['a'] not in ('#efe4cc',) else '#c52a22', 0.4)
    pts = [(0.0, 0.400), (0.03, 0.445), (-0.03, 0.445)]
    V = [(prof(z) * 1.004 * math.sin(x / R), -prof(z) * 1.004 * math.cos(x / R), z) for x, z in pts]
    mesh(V, [(0, 1, 2)], mark, smooth=False)
    round_text('MERIDIAN', 0.034, mark, prof(0.2) + 0.004, 0.19, 0.002, 1.4, SANS, 0, 0.0005)
    turn([(0.13, 0), (0.17, 0.0, 0.01), (0.18, 0.02, 0.01), (0.16, 0.03)], s.rubber(), 0.006, 64)


