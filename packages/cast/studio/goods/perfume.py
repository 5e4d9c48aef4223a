from ware import *

COLOURS = {'amber': dict(a='#e2a14a', b='#a8641c', cap='#1d1b1a', m='#d9b268', word='SOLEIL'), 'rose': dict(a='#f0b3b6', b='#d07a86', cap='#d9b268', m='#d9b268', word='ROSE 09'),
           'green': dict(a='#b9cf9a', b='#7f9a5a', cap='#6b4a2a', m='#c9cacd', word='VERT'), 'night': dict(a='#6a6aa8', b='#34346a', cap='#1d1b22', m='#c9cacd', word='MINUIT')}
VIEWS = {'main': dict(az=-26, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-30, el=20, focus=(0, -0.1, 1.0), span=0.9, blur=9),
         'scene': dict(az=-26, el=14, fill=0.84, scene=lambda c: scene(c))}


def build(c):
    W, D, H = 0.78, 0.36, 0.88
    g = clear('#ffffff', '#73828a', 1.5, 0.85)
    o = box(W, D, H, g, 0.045, (0, 0, H / 2), segments=6)
    d = drink(c['a'], c['b'], 0.32, 0.32)
    box(W - 0.13, D - 0.13, H - 0.26, d.m, 0.05, (0, 0, H / 2 + 0.0), segments=6)
    # dip tube, collar, cap
    tube(spline([(0, 0, 0.86), (0.02, -0.02, 0.5), (0.12, -0.03, 0.18)], 30), 0.014, s.plastic('#f4f4f2', 0.2), n=10)
    mt = s.metal(c['m'], 0.16)
    turn([(0.0, H), (0.15, H, 0.004), (0.152, H + 0.02, 0.006), (0.125, H + 0.028), (0.122, H + 0.085, 0.004), (0.10, H + 0.09), (0, H + 0.09)], mt, 0.004, 96)
    cm = s.metal(c['cap'], 0.16) if c['cap'] == '#d9b268' else (oiled(c['cap'], 'Z', 2.0, 0.3) if c['cap'] == '#6b4a2a' else s.plastic(c['cap'], 0.12, coat=0.7))
    box(0.36, 0.30, 0.36, cm, 0.03, (0, 0, H + 0.09 + 0.18), segments=6)
    y = -D / 2 - 0.002
    lab = printed('#f8f3e8', 0.5)
    box(0.40, 0.004, 0.30, lab, 0.0, (0, y, 0.45))
    ink = inked('#8a6a34')
    sweep([(p, y - 0.003, q + 0.45) for p, q in rrect(0.37, 0.27, 0.004, 2)], rrect(0.002, 0.004, 0.0005, 2), ink, True, up=(0, 1, 0))
    text(c['word'], 0.075, printed('#2a2420', 0.5), (0, y - 0.003, 0.475), (pi / 2, 0, 0), 0.0006, 1.2, SERIF)
    text('SORELLA', 0.032, printed('#2a2420', 0.5), (0, y - 0.003, 0.545), (pi / 2, 0, 0), 0.0006, 1.6, SANS)
    text('eau de parfum', 0.035, printed('#2a2420', 0.5), (0, y - 0.003, 0.395), (pi / 2, 0, 0), 0.0006, 1.05, SERIF_I)
    text('50 ml', 0.026, printed('#2a2420', 0.5), (0, y - 0.003, 0.345), (pi / 2, 0, 0), 0.0006, 1.1, SANS)


def scene(c):
    build(c)
    W, D, H = 0.86, 0.5, 1.36
    card = printed('#f3ece0', 0.6)
    o = [box(W, D, H, card, 0.008, (0, 0, H / 2)), box(W + 0.004, D + 0.004, 0.10, printed(c['b'], 0.5), 0.006, (0, 0, 0.12))]
    for w, z, k, f in ((c['word'], 0.80, 0.10, SERIF), ('SORELLA', 0.95, 0.042, SANS), ('eau de parfum', 0.69, 0.05, SERIF_I)):
        o.append(text(w, k, inked('#8a6a34'), (0, -D / 2 - 0.001, z), (pi / 2, 0, 0), 0.0008, 1.3, f))
    group(o, (0.72, 0.42, 0), (0, 0, 0.16))
