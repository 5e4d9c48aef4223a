from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(a='#b3242a', b='#f3f0e8', pole='#2a2b2d'), 'blue': dict(a='#24508a', b='#e8c24a', pole='#b9bcc0'), 'mint': dict(a='#6fb8a0', b='#24324a', pole='#2a2b2d'), 'black': dict(a='#232427', b='#d8693a', pole='#d8693a')}
VIEWS = {'main': dict(az=-12, el=8, fill=0.86), 'front': dict(az=0, el=6, fill=0.86), 'detail': dict(az=-30, el=12, focus=(0, -0.4, 7.4), span=4.0, blur=0),
         'side': dict(az=42, el=16)}


def ski(c):
    """Standing upright: length along z, base to +y, tip above."""
    L = 16.5
    top = s.Mat(Roughness=0.16, Specular=0.5, Clearcoat=0.6)
    z, x = top.xyz('Z'), top.xyz('X')
    diag = top.math('SINE', top.math('ADD', top.math('MULTIPLY', z, 1.1), top.math('MULTIPLY', x, 2.2)))
    band = top.math('MULTIPLY', top.math('GREATER_THAN', diag, 0.72), top.math('GREATER_THAN', top.math('ABSOLUTE', top.math('SUBTRACT', z, 7.6)), 1.9))
    tipm = top.math('GREATER_THAN', z, 14.2)
    top.set(Base_Color=top.mix(top.math('MAXIMUM', band, tipm), c['a'], c['b']))
    steel = s.metal('#c4c6c9', 0.25)
    w = lambda z: 0.36 + 0.16 * ((z - 7.8) / 8) ** 2 if z < 15.2 else (0.36 + 0.16 * (7.4 / 8) ** 2) * math.sqrt(max(0, 1 - ((z - 15.2) / 1.3) ** 2.2))
    y = lambda z: -0.05 * math.sin(pi * (z - 0.5) / 13.5) - (0.30 * ((z - 13.8) / 2.7) ** 2.1 * 2.2 if z > 13.8 else 0) - (0.10 * ((1.0 - z)) ** 2 if z < 1.0 else 0)
    th = lambda z: 0.07 + 0.09 * math.exp(-((z - 7.8) / 4.2) ** 2)
    P = [(0, y(L * i / 160), L * i / 160) for i in range(161)]
    V, F = [], []
    sec = lambda z: [(-1, 0), (1, 0), (1, 0.35), (0.86, 1), (-0.86, 1), (-1, 0.35)]
    for i, p in enumerate(P):
        zz = p[2]
        for a, b in sec(zz):
            V.append((a * max(0.012, w(zz)), p[1] - b * th(zz), zz))
    n = 6
    F = [(i * n + j, i * n + (j + 1) % n, (i + 1) * n + (j + 1) % n, (i + 1) * n + j) for i in range(160) for j in range(n)] + [tuple(range(n)), tuple(reversed(range(160 * n, 161 * n)))]
    mesh(V, F, top.m, bevel=0.012)
    for k in (-1, 1):
        tube([(k * w(p[2]) * 1.004, p[1] - 0.012, p[2]) for p in P[:150]], 0.022, steel, n=8)
    dk, al = s.plastic('#1c1d1f', 0.35), s.metal('#b9bcc0', 0.3)
    # binding: toe, heel, brake
    yy = -0.22
    box(0.78, 0.10, 4.2, dk, 0.04, (0, yy, 7.4))
    box(0.62, 0.46, 0.95, dk, 0.12, (0, yy - 0.22, 8.95), (0.12, 0, 0))
    box(0.46, 0.30, 0.42, s.plastic(c['a'], 0.3), 0.08, (0, yy - 0.42, 9.1), (0.3, 0, 0))
    for k in (-1, 1):
        box(0.14, 0.34, 0.3, al, 0.04, (k * 0.30, yy - 0.22, 8.45), (0, 0, k * 0.4))
        tube(spline([(k * 0.40, yy, 6.9), (k * 0.50, yy - 0.06, 6.6), (k * 0.52, yy - 0.30, 5.7)], 14), 0.045, al, n=10)
        box(0.12, 0.12, 0.42, dk, 0.04, (k * 0.52, yy - 0.34, 5.55))
    box(0.66, 0.44, 1.15, dk, 0.12, (0, yy - 0.20, 6.0), (-0.06, 0, 0))
    box(0.42, 0.5, 0.35, s.plastic(c['a'], 0.3), 0.08, (0, yy - 0.42, 6.45), (-0.3, 0, 0))
    sweep(spline([(0, yy - 0.42, 5.9), (0, yy - 0.72, 5.55), (0, yy - 0.80, 5.2)], 16), rrect(0.30, 0.09, 0.04), dk, up=(1, 0, 0))
    bent(text('NORTHPEAK', 0.42, s.plastic(c['b'], 0.3), (0, 0, 0), (0, 0, 0), 0.003, 1.1), lambda px, py, pz: (-py, y(12.0 + px) - th(12.0 + px) - 0.004 - pz, 12.0 + px))


def pole(c):
    tube([(0, 0, 0.25), (0, 0, 11.3)], 0.075, s.plastic(c['pole'], 0.3, coat=0.4), n=24)
    lathe([(0, 0.0), (0.03, 0.02), (0.045, 0.30), (0.085, 0.34), (0.085, 0.5)], s.metal('#b9bcc0', 0.3), 24)
    bk = lathe(spline([(0.08, 0.62), (0.3, 0.56), (0.46, 0.60), (0.48, 0.66), (0.3, 0.68), (0.08, 0.78)], 20), s.plastic('#1c1d1f', 0.4), 48)
    lathe(spline([(0.08, 11.0), (0.13, 11.05), (0.15, 11.4), (0.13, 11.7), (0.155, 12.0), (0.15, 12.25), (0.19, 12.35), (0.17, 12.45), (0, 12.5)], 40), s.rubber('#1a1a1c'), 32)
    st = spline([(0, 0, 12.35), (-0.3, -0.1, 12.2), (-0.42, -0.1, 11.6), (-0.25, -0.12, 11.25), (-0.12, -0.1, 11.7), (0, -0.05, 12.3)], 50)
    ribbon(st, [Vector((-0.2, -1, 0))] * 51, flat(0.16, 0.03, 0.01), webbing('#2a2b2d'))
    bent(text('NORTHPEAK', 0.16, s.plastic(c['b'], 0.5), (0, 0, 0), (0, 0, 0), 0.001, 1.1), lambda px, py, pz: (-py, -0.077 - pz, 8.4 + px))


def build(c):
    """A pair leaning together like against a wall, poles beside."""
    group(made(ski, c), (-2.1, 0, 0.06), (-0.05, 0.23, 0.0))
    group(made(ski, c), (2.1, 0.75, 0.06), (-0.05, -0.23, 0.0))
    group(made(pole, c), (-3.6, 0.9, 0), (-0.05, 0.40, 0.1))
    group(made(pole, c), (3.6, 1.1, 0), (-0.05, -0.40, 0.3))
