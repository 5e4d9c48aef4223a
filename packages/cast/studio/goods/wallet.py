from kit import *
from gear import *
import stuff as s

COLOURS = {'cognac': dict(a='#9a5a2c', thread='#e0bf8c', edge='#4a2814'), 'black': dict(a='#1d1c1e', thread='#56565a', edge='#0e0e0f'),
           'green': dict(a='#2c4a3a', thread='#b9a877', edge='#15241c'), 'oxblood': dict(a='#5f1f26', thread='#b98b76', edge='#2a0e11'),
           'cherry': dict(a='#8f1f30', thread='#d99a8c', edge='#3d0e16'),
           'purple': dict(a='#4f3272', thread='#a58fc4', edge='#241536'),
           'teal': dict(a='#17666a', thread='#7fb5b0', edge='#0a3033'),
           'sand': dict(a='#c2a27a', thread='#f1e2c6', edge='#6a4f34', name='MARIBEL'),
           'slate': dict(a='#3a4350', thread='#8c97a6', edge='#171b21', name='HEMLOCK'),
           'tobacco': dict(a='#6b4124', thread='#d3a46a', edge='#2c190d', name='PORTER LANE')}
VIEWS = {'main': dict(az=-24, el=30, fill=0.78), 'front': dict(az=0, el=24), 'detail': dict(az=-30, el=34, focus=(0.1, -0.1, 0.55), span=0.75, blur=6),
         'scene': dict(az=-22, el=38, scene=lambda c: scene(c))}
W, H = 1.12, 0.92


def half(c, L, thread, edge, inner):
    """One cover in its own plane: x from the fold to the rim, y along it."""
    o = rrect(W, H, 0.07, 6)
    obs = [plate(o, 0.035, L, 0.010), ]
    loop = resample2(rrect(W - 0.09, H - 0.09, 0.04))
    obs.append(stitches([(x, y, 0.0195) for x, y in loop], thread, 0.042, 0.0062, True))
    obs.append(tube([(x, y, 0) for x, y in rrect(W + 0.004, H + 0.004, 0.07, 6)], 0.0135, edge, True, 8))
    return obs


def resample2(pts):
    return [(p[0], p[1]) for p in resample([(x, y, 0) for x, y in pts + pts[:1]], 0.012)]


def build(c):
    L, thread, edge = s.leather(c['a'], 40, 0.25, 0.44), s.plastic(c['thread'], 0.8), s.plastic(c['edge'], 0.4)
    # stands half open like a little roof turned on its end: fold behind, covers to left and right
    for side in (-1, 1):
        obs = half(c, L, thread, edge, False)
        # pockets inside, each a step lower, with cards peeping out
        for k in range(3):
            top = H / 2 - 0.18 - 0.12 * k
            h = top + H / 2 - 0.01
            pk = plate([(x, y - H / 2 + h / 2 + 0.005) for x, y in rrect(W - 0.05, h, 0.05)], 0.014, L, 0.005, (0.0, 0, -(0.026 + 0.016 * k)))
            obs.append(pk)
            obs.append(stitches([(-W / 2 + 0.06 + (W - 0.12) * i / 40, top - 0.03, -(0.0345 + 0.016 * k)) for i in range(41)], thread, 0.042, 0.005))
            if (k + side) % 2:
                cm = s.plastic(('#c9b27a', '#3a5a86', '#b9bcc0')[k], 0.3)
                obs.append(plate([(x, y) for x, y in rrect(W - 0.22, 0.5, 0.05)], 0.008, cm, 0.003, (0.02, top - 0.17, -(0.020 + 0.016 * k))))
        if side > 0:
            obs.append(text(c.get('name', 'TWO RIVERS'), 0.055, s.metal('#caa565', 0.4), (0, -H / 2 + 0.13, -0.068), (0, pi, 0), 0.001, 1.2))
        note = s.paper('#c3cdb4')
        for k in range(3):
            obs.append(surface(lambda u, v, k=k: ((u - 0.5) * (W - 0.1), H / 2 - 0.3 + 0.38 * v + 0.025 * k * (u if side > 0 else 1 - u), 0.004 * k + 0.004 * math.sin(u * 9 + k)), 30, 6, note, angle=180))
        g = group(obs, (0, 0, 0))
        a = 0.42
        a = 0.50
        M = Matrix.Translation((side * (W / 2 * math.cos(a) + 0.035), -W / 2 * math.sin(a) + 0.35, H / 2 + 0.02)) @ Matrix.Rotation(-side * a, 4, 'Z') @ Matrix.Rotation(pi / 2, 4, 'X') @ Matrix.Rotation(pi, 4, 'Y')
        g.matrix_world = M


    # spine: the fold between the covers
    sweep([(0, 0.35 + 0.0, 0.02), (0, 0.35, H + 0.02)], [(p[0], p[1]) for p in rrect(0.13, 0.035, 0.017, 5)], L, up=(0, 1, 0))


def shut(c):
    """Closed, lying on its side: two covers and a rounded back."""
    L, thread, edge = s.leather(c['a'], 40, 0.25, 0.44), s.plastic(c['thread'], 0.8), s.plastic(c['edge'], 0.4)
    for k, z in ((0, 0.03), (1, 0.19)):
        group(half(c, L, thread, edge, False), (0, 0, z))
    for k in range(4):
        box(W - 0.06, H - 0.06, 0.02, L, 0.01, (0.0, 0, 0.06 + 0.033 * k))
    sweep([(-W / 2, -H / 2 + 0.02, 0.11), (-W / 2, H / 2 - 0.02, 0.11)], [(0.105 * math.sin(a), 0.075 * math.cos(a)) for a in [2 * pi * i / 24 for i in range(24)]], L, up=(1, 0, 0))
    text(c.get('name', 'TWO RIVERS'), 0.062, s.metal('#caa565', 0.4), (0.22, -H / 2 + 0.17, 0.2085), (0, 0, 0), 0.001, 1.2)


def scene(c):
    build(c)
    group(made(shut, c), (0.75, -1.05, 0), (0, 0, 0.35))
