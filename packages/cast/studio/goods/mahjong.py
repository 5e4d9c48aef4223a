from printwork import *
from gear import *
from goods.dice import die

COLOURS = {'bamboo': dict(a='#f3ecd9', b='#3f7a52', box='#5a3320', lining='#7a1f2a', metal='#c9a25a')}
VIEWS = {'main': dict(az=-24, el=24, fill=0.86), 'front': dict(az=0, el=20, fill=0.84), 'detail': dict(az=-20, el=22, focus=(-0.35, -0.62, 0.18), span=1.0, blur=8),
         'side': dict(az=38, el=26)}
W, H, D = 0.27, 0.36, 0.215
RED, GREEN, BLUE = '#b3202c', '#1f6b3f', '#1f3f7a'
NUMBERS = '一二三四五六七八九'


def engraved(what, z):
    """What is cut into a tile and painted."""
    obs = []
    if what in ('中', '發', '東', '南', '西', '北'):
        return [sign(what, 0.40, RED if what == '中' else GREEN if what == '發' else '#1b1c1f', z, (0, 0), 0.0, CJK)]
    if what == '白':
        frame = [shape(rrect(0.19, 0.28, 0.02), BLUE, z), shape(rrect(0.165, 0.255, 0.015), '#f3ecd9', z, 0.0002)]
        return frame
    kind, n = what[0], int(what[1])
    if kind == 'm':
        return [sign(NUMBERS[n - 1], 0.24, BLUE, z, (0, 0.082), 0.0, CJK), sign('萬', 0.27, RED, z, (0, -0.075), 0.0, CJK)]
    rows = {1: [(0, 0)], 2: [(0, 0.5), (0, -0.5)], 3: [(-0.6, 0.6), (0, 0), (0.6, -0.6)], 4: [(-0.5, 0.5), (0.5, 0.5), (-0.5, -0.5), (0.5, -0.5)], 5: [(-0.6, 0.6), (0.6, 0.6), (0, 0), (-0.6, -0.6), (0.6, -0.6)], 6: [(x, y) for x in (-0.5, 0.5) for y in (-0.68, 0, 0.68)], 8: [(x, y) for x in (-0.5, 0.5) for y in (-0.78, -0.26, 0.26, 0.78)]}[n]
    for i, (x, y) in enumerate(rows):
        at = (x * 0.11, y * 0.155)
        if kind == 'p':
            r = 0.095 if n == 1 else 0.046 if n < 6 else 0.034
            ring = RED if n in (1, 5) and (x, y) == (0, 0) else GREEN if i % 2 else BLUE
            obs += [disc(r, ring, z, at), disc(r * 0.74, '#f3ecd9', z, at, 0.0002), disc(r * 0.46, ring if n > 1 else GREEN, z, at, 0.0004)]
        else:
            h = 0.10 if n < 6 else 0.075
            stick = RED if (x, y) == (0, 0) else GREEN
            obs += [shape([(at[0] + px, at[1] + py) for px, py in rrect(0.026, h, 0.012)], stick, z), shape([(at[0] + px, at[1] + py) for px, py in rrect(0.042, 0.012, 0.005)], stick, z, 0.0001)]
            for k in (-1, 1):
                obs.append(shape([(at[0] + px, at[1] + k * h * 0.44 + py) for px, py in rrect(0.036, 0.012, 0.005)], stick, z, 0.0001))
    return obs


def tile(c, what=None):
    """Bone over bamboo, in the hand; it lies on its back with its face up."""
    bone = s.Mat(Base_Color=c['a'], Roughness=0.22, Specular=0.5, Clearcoat=0.5, Clearcoat_Roughness=0.08).m
    back = s.Mat(Base_Color=c['b'], Roughness=0.28, Specular=0.45, Clearcoat=0.4, Clearcoat_Roughness=0.1).m
    low = D * 0.36
    obs = [box(W, H, low, back, 0.022, (0, 0, low / 2)), box(W, H, D - low + 0.02, bone, 0.024, (0, 0, low + (D - low) / 2 - 0.01))]
    return obs + (engraved(what, D) if what else [])


def case(c):
    """An open case of leather with brass at its corners; tiles lie in it, backs and faces."""
    w, d, h = 2.5, 1.06, 0.34
    skin, lining, metal = s.leather(c['box'], 40, 0.3, 0.4), s.cloth(c['lining'], 30), s.brass()
    box(w, d, 0.05, skin, 0.02, (0, 0, 0.025))
    for k in (-1, 1):
        box(w, 0.05, h, skin, 0.02, (0, k * (d / 2 - 0.025), h / 2))
        box(0.05, d, h, skin, 0.02, (k * (w / 2 - 0.025), 0, h / 2))
    box(w - 0.1, d - 0.1, 0.02, lining, 0.005, (0, 0, 0.06))
    lid = made(lambda: (box(w, d, 0.05, skin, 0.02, (0, 0, 0.0)), [box(w, 0.05, 0.14, skin, 0.02, (0, k * (d / 2 - 0.025), -0.07)) for k in (-1, 1)], [box(0.05, d, 0.14, skin, 0.02, (k * (w / 2 - 0.025), 0, -0.07)) for k in (-1, 1)], box(w - 0.1, d - 0.1, 0.015, lining, 0.004, (0, 0, -0.032))))
    group(lid, (0, d / 2 + 0.17, h + d / 2 - 0.06), (-1.88, 0, 0))
    for k in (-0.7, 0.7):
        box(0.16, 0.03, 0.1, metal, 0.008, (k, -d / 2 - 0.005, h - 0.05))
    faces = ['m3', 'p5', '發', 's6', '白', 'p8', 'm8', '中']
    for i in range(8):
        for j in range(2):
            what = faces[(i + 3 * j) % 8] if (i * 3 + j * 5) % 4 else None
            obs = made(tile, c, what)
            x, y = (i - 3.5) * (W + 0.012), (j - 0.5) * (H + 0.03)
            if what:
                group(obs, (x, y, 0.08), (0, 0, 0))
            else:
                group(obs, (x, y, 0.08 + D), (pi, 0, 0))


def build(c):
    group(made(case, c), (0, 0.42, 0))
    hand = ['m1', 'm2', 'm3', 'p4', 'p5', 'p6', '東', '東']
    for i, what in enumerate(hand):
        group(made(tile, c, what), (-0.98 + i * (W + 0.008), -0.46, H / 2), (pi / 2, 0, 0))
    for what, at, a in (('中', (-0.72, -1.02), 0.2), ('s8', (0.02, -1.06), -0.25), ('p1', (0.72, -0.98), 0.12)):
        group(made(tile, c, what), (at[0], at[1], 0), (0, 0, a))
    for at, a in (((1.18, -0.92), 0.5), ((1.34, -1.10), 1.1)):
        group(made(die, '#f3ecd9', '#b3202c', 0.13), (at[0], at[1], 0.065), (0, 0, a))
