from kit import *
from gear import *
import stuff as s

COLOURS = {'forest': dict(a='#2f4a3c', band='#c9a25e', page='#f1e8d4'), 'red': dict(a='#8a2430', band='#1d1c1e', page='#f1e8d4'), 'black': dict(a='#1d1c1e', band='#1d1c1e', page='#efe9dc'), 'tan': dict(a='#a8703c', band='#3a2418', page='#f1e8d4'),
           'bridle': dict(a='#5a3320', band='#1d1411', page='#f1e8d4', name='TWO RIVERS')}
VIEWS = {'main': dict(az=-28, el=34, fill=0.8), 'front': dict(az=0, el=50, fill=0.78), 'detail': dict(az=-30, el=24, focus=(0.4, -0.8, 0.2), span=0.9, blur=8),
         'side': dict(az=42, el=16)}
W, H, T = 1.35, 2.05, 0.20


def book(c, name=True):
    L, thread = s.leather(c['a'], 46, 0.2, 0.5), s.plastic(c['band'], 0.7)
    pg = s.Mat(Roughness=0.9, Specular=0.1)
    ln = pg.noise(5, 3, pg.at((0.3, 0.3, 160)), 0.7)
    pg.set(Base_Color=pg.mix(ln, s.shade(c['page'], 0.80), c['page']))
    pg.bump(ln, 0.4, 0.01)
    o = lambda g, r: [(x + 0.0, y) for x, y in rrect(W + g, H + g, r, 6)]
    plate(o(-0.06, 0.08), T - 0.05, pg.m, 0.004, (0.0, 0, T / 2))
    for z in (0.018, T - 0.018):
        plate(o(0.0, 0.09), 0.034, L, 0.012, (0, 0, z))
    # back, rounded, and hinge groove
    sweep([(-W / 2 + 0.02, -H / 2 + 0.004, T / 2), (-W / 2 + 0.02, H / 2 - 0.004, T / 2)], [(0.10 * math.sin(a), 0.060 * math.cos(a)) for a in [2 * pi * i / 32 for i in range(32)]], L, up=(1, 0, 0), bevel=0.01)
    tube([(-W / 2 + 0.14, -H / 2 + 0.02, T + 0.0), (-W / 2 + 0.14, H / 2 - 0.02, T + 0.0)], 0.008, s.leather(s.shade(c['a'], 0.7), 46), n=8)
    # elastic, ribbon, name
    x = W / 2 - 0.17
    e = s.Mat(Base_Color=c['band'], Roughness=0.75)
    e.bump(e.wave(70, e.at(1, 'UV'), 0, 'BANDS', 'Y'), 0.4, 0.004)
    ribbon([(x, -H / 2 - 0.008, -0.0), (x, -H / 2 - 0.012, T / 2), (x, -H / 2 - 0.004, T + 0.006), (x, -H / 4, T + 0.008), (x, 0, T + 0.008), (x, H / 4, T + 0.008), (x, H / 2 + 0.004, T + 0.006), (x, H / 2 + 0.012, T / 2)], [Vector((0, -1, 0)), Vector((0, -1, 0)), Vector((0, -0.6, 0.8)), Vector((0, 0, 1)), Vector((0, 0, 1)), Vector((0, 0, 1)), Vector((0, 0.6, 0.8)), Vector((0, 1, 0))], flat(0.075, 0.012, 0.005), e.m)
    rb = spline([(-0.25, -H / 2 + 0.05, T / 2), (-0.24, -H / 2 - 0.06, T / 2 - 0.01), (-0.20, -H / 2 - 0.18, 0.05), (-0.16, -H / 2 - 0.34, 0.01)], 30)
    ribbon(rb, [Vector((0, -0.3, 1))] * 31, flat(0.07, 0.006, 0.002), s.plastic('#b3242a' if c['a'] != '#8a2430' else '#e8c98a', 0.5))
    if name:
        text(c.get('name', 'STUDIO NORTH'), 0.10, s.metal('#caa565', 0.4), (-0.06, 0.42, T + 0.0012), (0, 0, 0), 0.0015, 1.3)
        text('N O T E S', 0.055, s.metal('#caa565', 0.4), (-0.06, 0.24, T + 0.0012), (0, 0, 0), 0.0015, 1.2)
        fr = [(px - 0.06, py + 0.34) for px, py in rrect(1.02, 0.46, 0.03)]
        tube([(px, py, T + 0.001) for px, py in fr], 0.004, s.metal('#caa565', 0.4), True, 6)


def build(c):
    other = {'#2f4a3c': '#a8703c', '#8a2430': '#2a3346', '#1d1c1e': '#8d8f92', '#a8703c': '#2f4a3c'}.get(c['a'], '#2f4a3c')
    group(made(book, dict(c, a=other), False), (0.06, 0.05, 0), (0, 0, 0.34))
    group(made(book, c), (0, 0, T + 0.012), (0, 0, 0.16))
    # a pencil beside
    y = worn('#e0a82a', 0.25, 0.4)
    hexa = [(0.037 * math.cos(a), 0.037 * math.sin(a)) for a in [pi / 3 * i for i in range(6)]]
    p = [sweep([(0, 0, 0.16), (0, 0, 1.62)], hexa, y, bevel=0.005), lathe([(0.0, 0.0), (0.006, 0.012), (0.0125, 0.05)], s.plastic('#2a2a2c', 0.5), 24), lathe([(0.0125, 0.05), (0.038, 0.17), (0.02, 0.18)], s.wood('#d8b27a', 'Z', 3), 36), lathe([(0.037, 1.61), (0.039, 1.615), (0.039, 1.70), (0.037, 1.705)], s.metal('#c9b27a', 0.25), 36), lathe(spline([(0.035, 1.70), (0.036, 1.79), (0.03, 1.815), (0, 1.82)], 16), s.plastic('#d88a8a', 0.8), 36)]
    group(p, (0.92, -1.30, 0.034), (pi / 2, 0, pi - 0.55))
