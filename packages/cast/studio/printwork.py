"""What games are printed with: thin cards, flat shapes on them, signs of other scripts."""
import math
from kit import *
import stuff as s

CJK = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'


def ink(colour, rough=0.45):
    return s.Mat(Base_Color=colour, Roughness=rough, Specular=0.3).m


def turned(points, a=0.0, at=(0, 0), k=1.0):
    """Points of an outline, scaled, turned and moved."""
    return [(at[0] + k * (x * math.cos(a) - y * math.sin(a)), at[1] + k * (x * math.sin(a) + y * math.cos(a))) for x, y in points]


printed = [0]


def shape(outline, colour, z, lift=0.0):
    """A printed patch: so thin that only its colour is seen. Each lies a little above the one before it, or two of a height hide one another."""
    n = len(outline)
    printed[0] += 1
    lift += 0.00002 * (printed[0] % 30)
    area = sum(outline[i][0] * outline[(i + 1) % n][1] - outline[(i + 1) % n][0] * outline[i][1] for i in range(n))
    if area < 0:
        outline = outline[::-1]
    return mesh([(x, y, z + 0.0006 + lift) for x, y in outline], [tuple(range(n))], ink(colour), smooth=False)


def disc(r, colour, z, at=(0, 0), lift=0.0, ry=None):
    return shape([(x + at[0], y + at[1]) for x, y in circle(r, 48, ry)], colour, z, lift)


def heart():
    return [(0.42 * math.sin(t) ** 3 * 1.1, (13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)) / 34.0) for t in [2 * pi * i / 64 for i in range(64)]]


def diamond():
    return [(0.36, 0), (0.14, 0.22), (0, 0.5), (-0.14, 0.22), (-0.36, 0), (-0.14, -0.22), (0, -0.5), (0.14, -0.22)]


def card(w, h, thick, face, r=0.035, back=None):
    """One stiff card lying flat, its face up; the upper side is at z = thick."""
    obs = [plate(rrect(w, h, r), thick, s.Mat(Base_Color=face, Roughness=0.5, Specular=0.35, Clearcoat=0.15, Clearcoat_Roughness=0.2).m, 0.0, (0, 0, thick / 2))]
    if back:
        obs.append(plate(rrect(w, h, r), thick * 0.4, ink(back), 0.0, (0, 0, -thick * 0.2 + 0.0002)))
    return obs


def sign(words, size, colour, z, at=(0, 0), turn=0.0, font=None):
    return text(words, size, ink(colour), (at[0], at[1], z + 0.0012), (0, 0, turn), 0.0004, 1.0, font)
