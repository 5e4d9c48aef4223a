from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(a='#a3262a'), 'green': dict(a='#2f5a46'), 'blue': dict(a='#2f4f78'), 'black': dict(a='#2a2b2d')}
VIEWS = {'main': dict(az=-28, el=12), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=16, focus=(0, -0.3, 1.55), span=1.9, blur=10),
         'side': dict(az=42, el=16)}


def build(c):
    """A storm lantern: tank, burner, glass with its flame, two side tubes, chimney and bail."""
    paint = worn(c['a'], 0.28, 0.5)
    wire, brass, gl = s.metal('#b9b5ac', 0.3), s.metal('#c9a25e', 0.28), pane('#f4f8f8', 0.07, 0.6)
    lathe(spline([(0, 0.02), (0.72, 0.02), (0.80, 0.0), (0.82, 0.05), (0.80, 0.10), (0.78, 0.14), (0.78, 0.42), (0.74, 0.52), (0.58, 0.60), (0.42, 0.64), (0.40, 0.68), (0.0, 0.68)], 120), paint)
    lathe(spline([(0.79, 0.12), (0.80, 0.14), (0.79, 0.16)], 6), paint)
    for z in (0.42, 0.18):
        tube([(0.785 * math.cos(a), 0.785 * math.sin(a), z) for a in [2 * pi * i / 120 for i in range(120)]], 0.022, paint, True, 10)
    # filler cap
    shift(lathe(spline([(0.0, 0.16), (0.11, 0.16), (0.13, 0.13), (0.13, 0.02), (0.15, 0.0)], 20), brass, 40), (-0.40, -0.42, 0.555), (-0.28, -0.25, 0))
    # burner
    lathe(spline([(0.40, 0.66), (0.40, 0.78), (0.45, 0.80), (0.45, 0.86), (0.30, 0.98), (0.12, 1.08), (0.10, 1.06)], 60), brass)
    for i in range(28):
        a = 2 * pi * i / 28
        box(0.03, 0.012, 0.06, s.plastic('#1a1408', 0.9), 0.004, (0.402 * math.cos(a), 0.402 * math.sin(a), 0.72), (0, 0, a + pi / 2))
    # glass, slightly drawn in at both ends
    gp = spline([(0.40, 0.86), (0.50, 1.00), (0.585, 1.30), (0.60, 1.55), (0.55, 1.85), (0.44, 2.08), (0.40, 2.16)], 60)
    lathe(gp, gl, 96)
    # flame: burning softly
    lathe(spline([(0.0, 1.08), (0.05, 1.10), (0.085, 1.20), (0.07, 1.34), (0.03, 1.48), (0.0, 1.58)], 40), s.glow('#ffb04a', 9), 32)
    lathe(spline([(0.0, 1.10), (0.03, 1.13), (0.045, 1.20), (0.03, 1.30), (0.0, 1.38)], 30), s.glow('#fff0c0', 18), 24)
    # guard wires
    for z, r in ((1.30, 0.64), (1.62, 0.655), (1.92, 0.60)):
        tube([(r * math.cos(a), r * math.sin(a), z) for a in [2 * pi * i / 100 for i in range(100)]], 0.017, wire, True, 8)
    for k in range(4):
        a = pi / 4 + pi / 2 * k
        tube(spline([(0.50 * math.cos(a), 0.50 * math.sin(a), 0.86), (0.63 * math.cos(a), 0.63 * math.sin(a), 1.25), (0.66 * math.cos(a), 0.66 * math.sin(a), 1.6), (0.60 * math.cos(a), 0.60 * math.sin(a), 1.95), (0.46 * math.cos(a), 0.46 * math.sin(a), 2.2)], 40), 0.016, wire, n=8)
    # hood and chimney
    lathe(spline([(0.40, 2.14), (0.50, 2.16), (0.53, 2.20), (0.50, 2.26), (0.36, 2.34), (0.34, 2.50), (0.37, 2.54)], 50), paint)
    lathe(spline([(0.30, 2.50), (0.30, 2.72), (0.46, 2.72), (0.50, 2.75), (0.46, 2.80), (0.30, 2.92), (0.12, 3.0), (0.0, 3.01)], 60), paint)
    for i in range(16):
        a = 2 * pi * i / 16
        box(0.06, 0.02, 0.10, s.plastic('#0c0c0c', 0.9), 0.02, (0.30 * math.cos(a), 0.30 * math.sin(a), 2.62), (0, 0, a + pi / 2))
    tube([(0, 0, 3.0), (0, 0, 3.06)], 0.05, wire)
    tube([(0.075 * math.cos(a), 0, 3.12 + 0.075 * math.sin(a)) for a in [2 * pi * i / 30 for i in range(30)]], 0.014, wire, True, 8)
    # side tubes
    for k in (-1, 1):
        P = spline([(k * 0.66, 0, 0.50), (k * 0.80, 0, 0.70), (k * 0.86, 0, 1.1), (k * 0.87, 0, 1.7), (k * 0.83, 0, 2.2), (k * 0.66, 0, 2.55), (k * 0.34, 0, 2.66)], 70)
        sweep(P, circle(0.085, 20, 0.11), paint, up=(0, 1, 0))
        box(0.10, 0.05, 0.20, wire, 0.02, (k * 0.90, 0, 2.02))
    # bail, fallen half back
    B = spline([(-0.93, 0, 2.02), (-1.02, 0.30, 2.35), (-0.92, 0.72, 2.85), (-0.45, 1.02, 3.2), (0, 1.10, 3.29), (0.45, 1.02, 3.2), (0.92, 0.72, 2.85), (1.02, 0.30, 2.35), (0.93, 0, 2.02)], 80)
    tube(B, 0.024, wire, n=10)
    # lift lever
    tube(spline([(0.52, -0.30, 0.80), (0.74, -0.42, 0.84), (0.86, -0.48, 0.98)], 20), 0.018, wire, n=8)
    t = text('CAMPFIRE CO', 0.12, s.metal('#d8c9a0', 0.4), (0, 0, 0), (0, 0, 0), 0.002, 1.1)
    wrapround(t, 0.786, 0.30, -pi / 2 - 0.25)
