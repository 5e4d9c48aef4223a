from kit import *
from gear import *
import stuff as s

COLOURS = {'black': dict(a='#1f2022', m='#c9ccd0'), 'red': dict(a='#b3242a', m='#c9ccd0'), 'teal': dict(a='#1f7377', m='#c9ccd0'), 'brass': dict(a=None, m='#c4c6c9'),
           'coral': dict(a='#e8705f', m='#c9ccd0')}
VIEWS = {'main': dict(az=-14, el=52, fill=0.82), 'front': dict(az=0, el=64, fill=0.82), 'detail': dict(az=-20, el=44, focus=(0, 0.1, 0.05), span=0.8, blur=8),
         'side': dict(az=42, el=16)}


def half(c, sg, z):
    """One blade with its bow, in the plane; pivot at the origin, tip to +y."""
    steel = s.metal(c['m'], 0.16, 0.05, (40, 1, 1))
    grip = worn(c['a'], 0.32, 0.2) if c['a'] else s.metal('#c9a25e', 0.2)
    # blade: straight edge inside, back tapering; shank below the pivot
    O = [(sg * 0.02, 1.28), (-sg * 0.012, 1.27), (-sg * 0.055, 0.35), (-sg * 0.075, 0.02), (-sg * 0.05, -0.16), (sg * 0.06, -0.42), (sg * 0.15, -0.40), (sg * 0.145, -0.12), (sg * 0.135, 0.15), (sg * 0.11, 0.6), (sg * 0.06, 1.1)]
    if sg < 0:
        O = O[::-1]
    obs = [plate(O, 0.030, steel, 0.008, (0, 0, z), angle=30)]
    # ground bevel along the edge
    obs.append(plate([(-sg * 0.012, 1.262), (-sg * 0.0545, 0.35), (-sg * 0.068, 0.12), (-sg * 0.030, 0.16), (-sg * 0.012, 0.40), (sg * 0.008, 1.22)][::(1 if sg > 0 else -1)], 0.0335, s.metal('#e4e6e9', 0.08), 0.002, (0, 0, z)))
    # bow: oval, larger below for the fingers
    cx, cy, rx, ry = sg * 0.34, -0.92, 0.23, (0.33 if sg < 0 else 0.40)
    cy -= 0.06 if sg > 0 else 0
    B = [(cx + rx * math.cos(a) * (1 + 0.10 * math.sin(a) * -1), cy + ry * math.sin(a), z) for a in [2 * pi * i / 90 for i in range(90)]]
    B = [(x * math.cos(sg * 0.14) - (y + 0.92) * math.sin(sg * 0.14) * -1 * 0 + 0, y, zz) for x, y, zz in B]
    parts = [sweep(B, circle(0.072, 16, 0.062), grip, closed=True, up=(0, 0, 1))]
    parts.append(sweep(spline([(sg * 0.10, -0.22, z), (sg * 0.13, -0.40, z), (sg * 0.20, -0.58, z), (sg * 0.27, -0.66, z)], 24), circle(0.085, 16, 0.055), grip, up=(0, 0, 1), scale=lambda t: 0.85 + 0.3 * t))
    obs.append(fuse(parts, 0.012, 8))
    return obs


def build(c):
    op = 0.17
    group(made(half, c, 1, 0.052), (0, 0, 0.02), (0, 0, op))
    group(made(half, c, -1, 0.085), (0, 0, 0.02), (0, 0, -op))
    steel = s.metal('#b9bcc0', 0.2)
    lathe(spline([(0, 0.142), (0.05, 0.140), (0.068, 0.128), (0.07, 0.10), (0.07, 0.04)], 16), steel, 48)
    box(0.10, 0.014, 0.006, s.plastic('#2a2a2c', 0.6), 0.002, (0, 0, 0.1415), (0, 0, 0.6))
    text('KUMO', 0.055, s.plastic('#55585c', 0.6), (0.085, 0.52, 0.122), (0, 0, -op + pi / 2 + 0.02), 0.0005, 1.1)


