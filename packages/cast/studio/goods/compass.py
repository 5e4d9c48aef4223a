from kit import *
from gear import *
import stuff as s

COLOURS = {'brass': dict(case='#c9a25e', face='#f1e8d4', rough=0.22), 'steel': dict(case='#b9bcc0', face='#f4f4f0', rough=0.24),
           'copper': dict(case='#b5704a', face='#efe3cc', rough=0.24), 'black': dict(case='#2c2c2e', face='#e9e9e4', rough=0.35)}
VIEWS = {'main': dict(az=-24, el=34, fill=0.74), 'front': dict(az=0, el=40), 'detail': dict(az=-20, el=48, focus=(0, 0, 0.2), span=0.75, blur=6),
         'side': dict(az=42, el=16)}


def build(c):
    case, dark = s.metal(c['case'], c['rough'], 0.05, (1, 1, 30)), s.plastic('#1c1a18', 0.6)
    face = s.plastic(c['face'], 0.8)
    red, ink = s.plastic('#b3242a', 0.4), s.plastic('#22201e', 0.7)
    lathe(spline([(0, 0.0), (0.36, 0.0), (0.41, 0.02), (0.42, 0.06), (0.42, 0.17), (0.435, 0.18)], 40), case)
    ring = lambda u, v: None
    # bezel, knurled
    def bez(u, v):
        prof = [(0.425, 0.165), (0.452, 0.172), (0.458, 0.185), (0.458, 0.215), (0.45, 0.228), (0.42, 0.236), (0.385, 0.232), (0.375, 0.215), (0.375, 0.12)]
        r, z = prof[round(v * 8)]
        if 0.45 < r and z < 0.22:
            r += 0.004 * (math.cos(u * 2 * pi * 90))
        return (r * math.cos(2 * pi * u), r * math.sin(2 * pi * u), z)
    surface(bez, 900, 8, case, loop_u=True, angle=40)
    lathe([(0, 0.12), (0.38, 0.12)], face, 96)
    for k in range(72):
        a = 2 * pi * k / 72
        L, w = (0.045, 0.008) if k % 18 == 0 else (0.034, 0.006) if k % 6 == 0 else (0.018, 0.0035)
        box(w, L, 0.003, ink, 0, ((0.355 - L / 2) * math.sin(a), (0.355 - L / 2) * math.cos(a), 0.1215), (0, 0, -a))
    for k, ch in enumerate(('N', '30', '60', 'E', '120', '150', 'S', '210', '240', 'W', '300', '330')):
        a = 2 * pi * k / 12
        big = k % 3 == 0
        text(ch, 0.085 if big else 0.034, red if ch == 'N' else ink, ((0.265 if big else 0.295) * math.sin(a), (0.265 if big else 0.295) * math.cos(a), 0.1215), (0, 0, -a), 0.001, 1.0)
    # rose
    for k in range(16):
        a = pi / 8 * k
        L = 0.20 if k % 4 == 0 else 0.15 if k % 2 == 0 else 0.09
        w = 0.035 if k % 2 == 0 else 0.018
        for sd, m in ((-1, ink), (1, face if k % 2 == 0 else ink)):
            p = [(0, 0, 0.1216), (sd * w * math.cos(a) + w * math.sin(a), -sd * w * math.sin(a) + w * math.cos(a), 0.1218), (L * math.sin(a), L * math.cos(a), 0.122)]
            mesh(p, [(0, 1, 2) if sd < 0 else (0, 2, 1)], m)
    lathe([(0.208, 0.1212), (0.212, 0.1222), (0.216, 0.1212)], ink, 96)
    # needle
    n = []
    na = 0.5
    for sg, m in ((1, red), (-1, s.plastic('#e9e9ee', 0.35))):
        for sd in (-1, 1):
            n.append(mesh([(0, 0, 0.185), (sd * 0.032, 0, 0.172), (0, sg * 0.29, 0.172)], [(0, 1, 2) if sd * sg < 0 else (0, 2, 1)], m, smooth=False))
    group(n, (0, 0, 0), (0, 0, na))
    lathe(spline([(0, 0.205), (0.02, 0.20), (0.035, 0.185), (0.035, 0.17)], 12), case, 32)
    lathe([(0.0, 0.12), (0.012, 0.12), (0.012, 0.18)], case, 16)
    # crystal
    lathe(spline([(0, 0.242), (0.2, 0.239), (0.376, 0.228)], 20), pane('#ffffff', 0.05, 0.5), 96)
    # crown, bow and cord
    M = (-0.0, 0.44)
    shift(lathe(spline([(0, 0), (0.045, 0), (0.05, 0.04), (0.075, 0.06), (0.075, 0.12), (0.05, 0.14), (0, 0.142)], 30), case, 40), (0, 0.42, 0.115), (-pi / 2, 0, 0))
    tube([(0.125 * math.cos(a), 0.60 + 0.115 * math.sin(a), 0.115 - 0.05 * math.sin(a)) for a in [2 * pi * i / 50 for i in range(50)]], 0.018, case, True, 12)
    cord = spline([(0.0, 0.70, 0.06), (0.14, 0.86, 0.03), (0.44, 0.86, 0.025), (0.68, 0.55, 0.025), (0.66, 0.1, 0.025), (0.52, -0.32, 0.025), (0.62, -0.56, 0.025), (0.85, -0.6, 0.025)], 160)
    twine(cord, 0.024, s.cloth('#6a4a30', 60, 0.3))
    cord2 = spline([(0.0, 0.70, 0.06), (0.06, 0.90, 0.03), (0.42, 0.98, 0.025), (0.80, 0.64, 0.025), (0.80, 0.1, 0.025), (0.68, -0.3, 0.025), (0.78, -0.48, 0.025), (0.98, -0.44, 0.025)], 160)
    twine(cord2, 0.024, s.cloth('#6a4a30', 60, 0.3))
