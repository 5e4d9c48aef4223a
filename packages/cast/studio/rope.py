"""Laid rope: three strands that wind around a path."""
from kit import *


def rope(path, r, mat, lay=3.2, closed=False, n=10):
    """lay is the length of one turn, counted in thicknesses."""
    pts = resample(path, r * 0.5, closed)
    F = frames(pts, closed)
    turns = max(1, round(len(pts) * r * 0.5 / (lay * 2 * r)))
    for k in range(3):
        P = []
        for i, (p, t, sd, nn) in enumerate(F):
            a = 2 * pi * (turns * i / len(F) + k / 3)
            P.append(p + (sd * math.cos(a) + nn * math.sin(a)) * r * 0.52)
        tube(P, r * 0.56, mat, closed, n, angle=180)


def strand(colour, fleck=None):
    """Nylon or hemp seen close: fine fibres along and across."""
    import stuff as s
    m = s.Mat(Roughness=0.7, Specular=0.25, Sheen=0.4)
    f = m.noise(26, 5, rough=0.7)
    col = m.mix(m.ramp(f, (0.3, 0.0), (0.7, 1.0)), s.shade(colour, 0.78), s.shade(colour, 1.15))
    m.set(Base_Color=m.mix(m.ramp(m.cells(5), (0.22, 0.8), (0.3, 0.0)), col, fleck) if fleck else col)
    m.bump(f, 0.4, 0.01)
    return m.m
