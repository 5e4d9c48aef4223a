from device import *

COLOURS = {'cream': dict(a='#e6ddcb', k='#f1ebdf', m='#7d9c94', acc='#d9744a', ink='#4a4640', mink='#f3efe6'), 'night': dict(a='#1f2126', k='#33363d', m='#22242a', acc='#4cc3b0', ink='#e4e6e9', mink='#aeb4bd'),
           'sky': dict(a='#d7dfe8', k='#f4f5f6', m='#7c9cc4', acc='#f0c24e', ink='#3c4656', mink='#ffffff'), 'wine': dict(a='#2a1f22', k='#e8dcd2', m='#7a2433', acc='#d8a94e', ink='#44332e', mink='#f0dccb')}
VIEWS = {'main': dict(az=-28, el=30, fill=0.86, floor=0.2), 'front': dict(az=0, el=34), 'detail': dict(az=-36, el=34, focus=(-0.85, 0.05, 0.3), span=1.15, blur=10), 'side': dict(az=-88, el=8)}
P = 0.19
ROWS = [  # (legend, width, kind) from the back; kind k letter key, m modifier, a accent
    [('Esc', 1, 'a')] + [(f'F{i}', 1, 'k' if (i - 1) // 4 != 1 else 'm') for i in range(1, 13)] + [('Del', 1, 'm'), ('Home', 1, 'm')],
    [(ch, 1, 'k') for ch in '`1234567890-='] + [('Back', 1, 'm'), ('PgUp', 1, 'm')],
    [('Tab', 1.5, 'm')] + [(ch, 1, 'k') for ch in 'QWERTYUIOP['] + [(']', 1.5, 'm'), ('PgDn', 1, 'm')],
    [('Caps', 1.75, 'm')] + [(ch, 1, 'k') for ch in "ASDFGHJKL;'"] + [('Enter', 1.25, 'a'), ('End', 1, 'm')],
    [('Shift', 2.25, 'm')] + [(ch, 1, 'k') for ch in 'ZXCVBNM,./'] + [('Shift', 0.75 + 0.0, 'm'), ('↑', 1, 'k'), ('Ins', 1, 'm')],
    [('Ctrl', 1.25, 'm'), ('Win', 1.25, 'm'), ('Alt', 1.25, 'm'), ('', 6.25, 'k'), ('Fn', 1, 'm'), ('Ctrl', 1, 'm'), ('←', 1, 'k'), ('↓', 1, 'k'), ('→', 1, 'k')]]


def deck(c):
    A = s.plastic(c['a'], 0.38, 0.1, 0.15, scale=200)
    w, d = 15 * P + 0.12, 6 * P + 0.2
    slab(w, d, 0.16, 0.07, A, b=0.03)
    plate(rrect(15 * P + 0.03, 6 * P + 0.06, 0.03), 0.01, s.plastic(s.shade(c['a'], 0.35) if c['a'] > '#8' else '#0d0e10', 0.6), 0, (0, 0, 0.158))
    mats = {q: s.plastic(c[{'k': 'k', 'm': 'm', 'a': 'acc'}[q]], 0.5, 0.18, scale=150) for q in 'kma'}
    ink = {q: s.plastic(c[{'k': 'ink', 'm': 'mink', 'a': 'mink'}[q]], 0.6) for q in 'kma'}
    sets = {q: [] for q in 'kma'}
    for j, row in enumerate(ROWS):
        y = (2.5 - j) * P + (0.05 if j == 0 else 0.0) - 0.02
        tot = sum(k[1] for k in row)
        x, h = -7.5 * P, (0.12, 0.115, 0.105, 0.1, 0.1, 0.105)[j]
        for word, width, kind in row:
            width *= 15 / tot if abs(tot - 15) > 0.3 else 1
            ww = width * P
            sets[kind].append((x + ww / 2, y, ww, P, h))
            if word:
                big = len(word) == 1
                sz = 0.062 if big else 0.042
                text(word, sz, ink[kind], (x + (0.075 if big else ww / 2), y + (0.032 if big else 0.008), 0.17 + h - (0.002 if not big else 0.0)), (0, 0, 0), 0.0005, 1, BOLD if big else SANS)
            x += ww
    for q in 'kma':
        put(keycaps(sets[q], mats[q], taper=0.76, dish=0.01, gap=0.012, r=0.024), (0, 0, 0.17))
    K = s.metal('#cfa45c', 0.2)
    # badge at the front edge
    text('BITWELL', 0.05, s.plastic(s.shade(c['a'], 0.55) if c['a'] > '#8' else '#9aa0a8', 0.5), (1.15, -d / 2 - 0.0005, 0.08), (pi / 2, 0, 0), 0.001, 1.25, BOLD)
    return d


def cord(c):
    m = s.weave(c['acc'], 1, 'UV', (14, 700), s.shade(c['acc'], 0.7), 0.7, 0.2)
    tube(spline([(-0.9, 0.62, 0.14), (-0.9, 0.85, 0.13), (-0.82, 1.0, 0.03), (-0.5, 1.12, 0.03), (-0.15, 1.12, 0.03)], 60), 0.024, m)
    tube(helix((-0.15, 1.12, 0.09), (0.95, 1.12, 0.09), 0.065, 20, 560), 0.023, m, n=12)
    tube(spline([(0.95, 1.12, 0.03), (1.2, 1.1, 0.03), (1.35, 0.98, 0.03)], 30), 0.024, m)
    rod((0.98, 1.12, 0.07), (1.2, 1.12, 0.05), 0.045, s.metal('#c9ccd0', 0.2))


def build(c):
    place(deck, c, at=(0, 0, 0.1), rot=(0.09, 0, 0))
    for sx in (-1.1, 1.1):
        box(0.3, 0.06, 0.12, s.plastic('#1b1b1d', 0.6), 0.01, (sx, 0.5, 0.06))
    cord(c)


def scene(c):
    """With a mouse."""
    from goods import mouse
    build(c)
    place(mouse.build, mouse.COLOURS['white'], at=(2.05, -0.1, 0), rot=(0, 0, 0.1))


VIEWS['scene'] = dict(az=-14, el=38, fill=0.84, scene=scene)
