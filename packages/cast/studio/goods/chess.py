from kit import *
from gear import *
import stuff as s

COLOURS = {'boxwood': dict(a='#d3a86c', b='#3a2418'), 'ebony': dict(a='#2a1d16', b='#d3a86c'), 'rosewood': dict(a='#6a2f22', b='#e0c08a')}
VIEWS = {'main': dict(az=-24, el=12, fill=0.8), 'front': dict(az=0, el=8), 'detail': dict(az=-30, el=16, focus=(-0.3, 0, 0.75), span=0.55, blur=8), 'scene': dict(az=-30, el=24, fill=0.84, scene=lambda c: scene(c))}
BASE = [(0, 0), (0.17, 0.0), (0.185, 0.015), (0.185, 0.045), (0.165, 0.065), (0.172, 0.085), (0.15, 0.115), (0.115, 0.15)]


def mat(h):
    """Polished wood seen close: fine streaks along the piece, no relief, a coat of lacquer."""
    m = s.Mat(Specular=0.45, Clearcoat=0.7, Clearcoat_Roughness=0.08)
    g = m.noise(30, 7, m.at((1, 1, 0.06)), 0.6)
    r = m.noise(7, 3, m.at((1, 1, 0.10)))
    m.set(Base_Color=m.ramp(m.math('ADD', m.math('MULTIPLY', g, 0.5), m.math('MULTIPLY', r, 0.5)), (0.3, s.shade(h, 0.72)), (0.5, h), (0.75, s.shade(h, 1.15))), Roughness=m.ramp(g, (0.3, 0.30), (0.7, 0.20)))
    return m.m


def turned(points, m, n=160):
    return lathe(spline(points, n), m, 96, angle=50)


def king(m):
    o = [turned(BASE + [(0.085, 0.24), (0.068, 0.42), (0.07, 0.55), (0.115, 0.585), (0.12, 0.60), (0.085, 0.62), (0.105, 0.645), (0.10, 0.66), (0.075, 0.68), (0.085, 0.74), (0.118, 0.86), (0.12, 0.875), (0.09, 0.90), (0.04, 0.925), (0.025, 0.94), (0, 0.94)], m)]
    o.append(plate([(-0.018, 0), (0.018, 0), (0.016, 0.045), (0.05, 0.040), (0.05, 0.078), (0.016, 0.073), (0.020, 0.115), (-0.020, 0.115), (-0.016, 0.073), (-0.05, 0.078), (-0.05, 0.040), (-0.016, 0.045)], 0.03, m, 0.008, (0, 0, 0.93), (pi / 2, 0, 0)))
    return o


def queen(m):
    o = [turned(BASE + [(0.082, 0.24), (0.066, 0.40), (0.068, 0.50), (0.11, 0.535), (0.115, 0.55), (0.08, 0.57), (0.10, 0.592), (0.095, 0.606), (0.07, 0.63), (0.08, 0.69), (0.115, 0.80), (0.118, 0.81), (0.09, 0.80), (0.05, 0.815), (0.03, 0.83), (0, 0.84)], m)]
    for k in range(9):
        a = 2 * pi * k / 9
        o.append(pillow(0.05, 0.05, 0.05, m, 2, (0.098 * math.cos(a), 0.098 * math.sin(a), 0.815), seg=16))
    o.append(pillow(0.062, 0.062, 0.062, m, 2, (0, 0, 0.865), seg=20))
    return o


def pawn(m):
    return [turned([(r * 0.82, z * 0.85) for r, z in BASE] + [(0.07, 0.19), (0.052, 0.28), (0.055, 0.33), (0.095, 0.355), (0.098, 0.368), (0.055, 0.385), (0.06, 0.395), (0.092, 0.44), (0.095, 0.475), (0.075, 0.525), (0.03, 0.55), (0, 0.553)], m)]


def rook(m):
    o = [turned(BASE + [(0.105, 0.22), (0.085, 0.34), (0.082, 0.43), (0.12, 0.46), (0.125, 0.475), (0.105, 0.49), (0.118, 0.50), (0.125, 0.53), (0.125, 0.545), (0.07, 0.545), (0.065, 0.54), (0, 0.535)], m)]
    for k in range(6):
        a0 = 2 * pi * k / 6
        o.append(surface(lambda u, v: ((lambda r, a, z: (r * math.cos(a), r * math.sin(a), z))(*[(0.126, a0 + 0.75 * u, 0.54 + 0.055 * min(1, v * 3)), (0.126 - 0.05 * (v - 0.33) * 3, a0 + 0.75 * u, 0.595), (0.076, a0 + 0.75 * u, 0.595 - 0.055 * (v - 0.66) * 3)][min(2, int(v * 2.999))])), 10, 9, m, angle=30))
    return o


def knight(m):
    o = [turned(BASE + [(0.125, 0.16), (0.13, 0.18), (0.12, 0.195), (0, 0.2)], m, 80)]
    # head: a drawn outline, thick in the middle
    P = [(-0.10, 0.19), (-0.115, 0.30), (-0.10, 0.44), (-0.05, 0.57), (0.02, 0.655), (0.045, 0.72), (0.07, 0.665), (0.12, 0.62), (0.165, 0.545), (0.20, 0.47), (0.195, 0.43), (0.165, 0.41), (0.13, 0.425), (0.085, 0.455), (0.055, 0.44), (0.07, 0.39), (0.115, 0.32), (0.125, 0.25), (0.11, 0.19)]
    S = spline(P, 150, True)
    head = plate(S, 0.13, m, 0.0, (0, 0, 0), (pi / 2, 0, 0))
    neck = pillow(0.20, 0.19, 0.34, m, 2.4, (0.0, 0, 0.30), seg=32)
    chest = pillow(0.16, 0.17, 0.2, m, 2.4, (0.03, 0, 0.50), (0, -0.6, 0), seg=32)
    o.append(fuse([head, neck, chest], 0.0075, 16))
    for k in (-1, 1):
        o.append(pillow(0.026, 0.02, 0.026, s.plastic('#17120e', 0.2), 2, (0.095, k * 0.062, 0.575), seg=14))
        o.append(pillow(0.022, 0.02, 0.016, s.plastic('#17120e', 0.4), 2, (0.178, k * 0.056, 0.475), seg=12))
    return o


def build(c):
    m, d = mat(c['a']), mat(c['b'])
    felt = s.cloth('#2f5a46', 60)
    group(made(king, m), (-0.30, 0.06, 0), (0, 0, 0.3))
    group(made(knight, m), (0.20, -0.12, 0), (0, 0, pi + 0.55))
    group(made(pawn, d), (0.60, 0.10, 0))
    group(made(rook, d), (-0.72, 0.22, 0))
    group(made(pawn, m), (-0.66, -0.28, 0.135), (pi / 2 + 0.05, 0.0, 1.1))


def scene(c):
    """A corner of the game on its board."""
    m, d = mat(c['a']), mat(c['b'])
    light, dark = s.wood('#d8b27a', 'X', 0.8, 0.25), s.wood('#5c3a24', 'X', 0.8, 0.25)
    q = 0.5
    for i in range(5):
        for j in range(5):
            box(q, q, 0.08, light if (i + j) % 2 else dark, 0.004, ((i - 2) * q, (j - 2) * q, -0.04))
    for k in range(4):
        a = k * pi / 2
        box(5 * q + 0.36, 0.18, 0.12, s.wood('#4a2c1a', 'X', 0.8, 0.25), 0.02, ((2.5 * q + 0.09) * math.sin(a), (2.5 * q + 0.09) * math.cos(a), -0.045), (0, 0, -a))
    at = lambda i, j: ((i - 2) * q, (j - 2) * q, 0)
    group(made(king, m), at(1, 1), (0, 0, 0.2)); group(made(knight, m), at(3, 0), (0, 0, pi + 0.7)); group(made(pawn, m), at(0, 1)); group(made(pawn, m), at(2, 2)); group(made(rook, m), at(4, 1))
    group(made(queen, d), at(3, 3)); group(made(pawn, d), at(1, 3)); group(made(king, d), at(2, 4), (0, 0, 0.2)); group(made(pawn, d), at(4, 3)); group(made(rook, d), at(0, 4))
