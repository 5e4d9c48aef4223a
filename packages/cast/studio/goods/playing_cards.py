from printwork import *

COLOURS = {'navy': dict(a='#1f3a6e', b='#e9dcc0', gold='#c9a25a'), 'wine': dict(a='#7a1f2e', b='#f0e4cc', gold='#c9a25a')}
VIEWS = {'main': dict(az=-18, el=34, fill=0.84), 'front': dict(az=0, el=46, fill=0.84), 'detail': dict(az=-10, el=50, focus=(0.30, -0.72, 0.04), span=0.8, blur=8),
         'side': dict(az=38, el=28)}
W, H, T = 0.63, 0.88, 0.006
RED, BLACK = '#b3202c', '#1b1c1f'


def pip(suit, z, at, k, turn=0.0):
    """One sign of a suit, k high."""
    colour = RED if suit in 'hd' else BLACK
    if suit == 'h':
        return [shape(turned(heart(), turn, at, k), colour, z)]
    if suit == 'd':
        return [shape(turned(diamond(), turn, at, k), colour, z)]
    stem = turned([(0.02, -0.05), (0.05, -0.3), (0.16, -0.5), (-0.16, -0.5), (-0.05, -0.3), (-0.02, -0.05)], turn, at, k)
    obs = [shape(stem, colour, z)]
    if suit == 's':
        return obs + [shape(turned([(x, -y * 1.0 + 0.08) for x, y in heart()], turn, at, k), colour, z, 0.0001)]
    for x, y in ((0, 0.24), (-0.25, -0.08), (0.25, -0.08)):
        (dx, dy), = turned([(x, y)], turn, (0, 0), k)
        obs.append(disc(0.21 * k, colour, z, (at[0] + dx, at[1] + dy), 0.0001))
    return obs + [disc(0.1 * k, colour, z, at, 0.0001)]


SPOTS = {'A': [(0, 0)], '7': [(-1, 1), (1, 1), (-1, 0), (1, 0), (-1, -1), (1, -1), (0, 0.5)], '10': [(-1, 1), (1, 1), (-1, 0.34), (1, 0.34), (-1, -0.34), (1, -0.34), (-1, -1), (1, -1), (0, 0.67), (0, -0.67)]}


def court(rank, suit, c, z):
    """A ruler in flat shapes, the same from both ends."""
    main = RED if suit in 'hd' else c['a']
    obs = [shape(rrect(0.40, 0.66, 0.01), main, z), shape(rrect(0.384, 0.644, 0.008), '#f7f1e2', z, 0.0002)]
    for a in (0, pi):
        put = lambda pts: turned(pts, a)
        obs.append(shape(put([(-0.19, 0.0), (0.19, 0.0), (0.17, 0.10), (0.07, 0.15), (-0.07, 0.15), (-0.17, 0.10)]), main, z, 0.0004))
        obs.append(shape(put([(-0.035, 0.0), (0.035, 0.0), (0.05, 0.145), (-0.05, 0.145)]), c['gold'], z, 0.0006))
        for k in (-1, 1):
            obs.append(shape(put([(k * 0.075, 0.0), (k * 0.125, 0.0), (k * 0.105, 0.13), (k * 0.08, 0.14)]), c['gold'], z, 0.0006))
        hair = '#c08a3e' if suit in 'hd' else '#4a3020'
        obs.append(shape(put([(x * 0.095, 0.21 + y * 0.085) for x, y in circle(1, 32)]), hair, z, 0.0006))
        obs.append(shape(put([(x * 0.062, 0.205 + y * 0.072) for x, y in circle(1, 32)]), '#f2cfae', z, 0.0008))
        for k in (-1, 1):
            obs.append(shape(put([(k * 0.025 + x * 0.008, 0.215 + y * 0.006) for x, y in circle(1, 16)]), BLACK, z, 0.001))
        obs.append(shape(put([(x * 0.014, 0.17 + y * 0.005) for x, y in circle(1, 16)]), RED, z, 0.001))
        if rank == 'K':
            obs.append(shape(put([(-0.055, 0.175), (0.055, 0.175), (0.04, 0.13), (0, 0.115), (-0.04, 0.13)]), hair, z, 0.0009))
        crown = [(-0.085, 0.262), (0.085, 0.262), (0.105, 0.315), (0.055, 0.288), (0, 0.318), (-0.055, 0.288), (-0.105, 0.315)]
        obs.append(shape(put(crown), c['gold'], z, 0.0009))
        for x in (-0.105, 0, 0.105):
            obs.append(shape(put([(x + q * 0.012, 0.316 + w * 0.012) for q, w in circle(1, 16)]), main, z, 0.001))
        obs += pip(suit, z + 0.001, turned([(-0.145, 0.27)], a)[0], 0.075, a)
    return obs


def face(rank, suit, c):
    obs = card(W, H, T, '#f9f6ee', back=c['a'])
    colour = RED if suit in 'hd' else BLACK
    for a in (0, pi):
        (x, y), = turned([(-0.255, 0.365)], a)
        obs.append(sign(rank, 0.115 if rank != '10' else 0.095, colour, T, (x, y), a))
        obs += pip(suit, T, turned([(-0.255, 0.275)], a)[0], 0.075, a)
    if rank in SPOTS:
        k = 0.30 if rank == 'A' else 0.125
        for x, y in SPOTS[rank]:
            obs += pip(suit, T, (x * 0.12, y * 0.27), k, pi if y < 0 else 0.0)
    else:
        obs += court(rank, suit, c, T)
    return obs


def pattern(w, h, z, c):
    """The back: a field of crossed lines within two frames."""
    obs = [shape(rrect(w, h, 0.02), c['a'], z), shape(rrect(w - 0.03, h - 0.03, 0.015), c['gold'], z, 0.0002), shape(rrect(w - 0.042, h - 0.042, 0.012), c['a'], z, 0.0004)]
    n, m = int((w - 0.1) / 0.055), int((h - 0.1) / 0.055)
    for i in range(n + 1):
        for j in range(m + 1):
            if (i + j) % 2:
                continue
            x, y = (i - n / 2) * 0.055, (j - m / 2) * 0.055
            obs.append(shape(turned([(0, 0.025), (-0.012, 0), (0, -0.025), (0.012, 0)], 0, (x, y)), c['b'], z, 0.0006))
    return obs


def carton(c):
    """The box of the deck lies on its back; its front carries the pattern and a plate with the name."""
    D = 0.19
    obs = [box(W + 0.03, H + 0.03, D, s.Mat(Base_Color=c['a'], Roughness=0.55, Specular=0.35).m, 0.008, (0, 0, D / 2))]
    obs += pattern(W - 0.02, H - 0.02, D, c)
    obs += [shape(rrect(0.40, 0.22, 0.03), c['gold'], D, 0.001), shape(rrect(0.385, 0.205, 0.025), c['b'], D, 0.0012)]
    obs += [sign('PUZZLEWORK', 0.052, c['a'], D + 0.001, (0, 0.028)), sign('LINEN FINISH · 54', 0.031, c['a'], D + 0.001, (0, -0.045))]
    return obs


def build(c):
    group(made(carton, c), (-0.30, 0.42, 0.0), (0, 0, 0.26))
    hand = [('10', 's'), ('7', 'd'), ('A', 'c'), ('Q', 'd'), ('K', 's'), ('A', 'h')]
    for i, (rank, suit) in enumerate(hand):
        a = (2.5 - i) * 0.23
        r = 1.15
        group(made(face, rank, suit, c), (0.34 - r * math.sin(a), -1.62 + r * math.cos(a), 0.002 + 0.0085 * i), (0, 0.004, a))
    obs = made(lambda: card(W, H, T, '#f9f6ee') + pattern(W - 0.05, H - 0.05, T, c))
    group(obs, (0.62, 0.22, 0.0), (0, 0, -0.42))
