from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(a='#b0242a', b='#1d1d20', w='#d3ab74', grip='#b98a56'), 'blue': dict(a='#2a5aa8', b='#1d1d20', w='#d3ab74', grip='#8a5a34'), 'green': dict(a='#2f7a54', b='#1d1d20', w='#c99a62', grip='#6a4226')}
VIEWS = {'main': dict(az=-14, el=42, fill=0.8), 'front': dict(az=20, el=24, fill=0.8), 'detail': dict(az=-20, el=36, focus=(-0.35, -0.9, 0.25), span=1.4, blur=12),
         'side': dict(az=-50, el=34, fill=0.8)}


def face():
    """Outline of the blade without its handle, seen from above, the handle towards -y."""
    pts = [(0.80 * math.cos(a), 0.86 * math.sin(a) + 0.15) for a in [2 * pi * i / 120 for i in range(120)]]
    return [(x * (1 if y > -0.35 else max(0.42, 1 - (-0.35 - y) * 0.55)), y) for x, y in pts]


def bat(c, up, other):
    blade = s.wood(c['w'], 'Y', 1.2, 0.45)
    pimple = lambda h: s.plastic(h, 0.55, 0.12, scale=160)
    o = even(face(), 120)
    plate([(x * 1.02, y * 1.015) for x, y in o], 0.062, blade, 0.012)
    for z, col in ((0.062, up), (-0.062, other)):
        sponge = [(x, max(y, -0.60)) for x, y in o]
        plate(sponge, 0.030, s.plastic('#e0b04a', 0.8, 0.2), 0.004, (0, 0, z * 0.78))
        plate(sponge, 0.032, pimple(col), 0.008, (0, 0, z * 1.25))
    text(c.get('name', 'VELONOVA'), 0.085, s.plastic('#efe6d0', 0.5), (0, -0.53, 0.094), (0, 0, 0), 0.001, 1.3)
    # flared handle: two halves with a dark line between them
    grip = s.wood(c['grip'], 'Y', 1.4, 0.36)
    H = [(-0.62, 0.16), (-0.80, 0.145), (-1.15, 0.135), (-1.50, 0.155), (-1.68, 0.185), (-1.70, 0.17)]
    for k in (-1, 1):
        sweep([(0, y, k * 0.075) for y, _ in spline(H, 40)], rrect(1, 0.13, 0.06, 5), grip, up=(0, 0, 1), scale=lambda t: (spline(H, 40)[min(40, round(t * 40))][1] * 2, 1))
    sweep([(0, y, 0) for y, _ in spline(H, 40)], rrect(1, 0.03, 0.01, 3), s.plastic('#1d1512', 0.5), up=(0, 0, 1), scale=lambda t: (spline(H, 40)[min(40, round(t * 40))][1] * 2.02, 1))
    lathe(spline([(0, 0.012), (0.07, 0.010), (0.085, 0)], 8), s.metal('#c9a25e', 0.25), 32).location = (0, -1.40, 0.145)


def build(c):
    """The red face up, leaning on its ball; a second bat behind shows its black face."""
    ball = s.plastic('#f4f2ec', 0.35, 0.04)
    group(made(bat, c, c['b'], c['a']), (0.62, 0.75, 0.12), (0.0, 0.02, -0.62))
    group(made(bat, c, c['a'], c['b']), (-0.35, 0.0, 0.36), (0.16, -0.05, 0.36))
    for x, y in ((1.05, -0.82), (-1.45, -0.75)):
        b = pillow(0.40, 0.40, 0.40, ball, 2.0, (x, y, 0.20), seg=48)
        t = text('40+  ★★★' if False else '40+', 0.075, s.plastic('#b3242a', 0.5), (x, y - 0.02, 0.402), (-0.05, 0, 0.2), 0.001, 1.2)
