from apparel import *

COLOURS = {'green': dict(a='#7fa86a', rib='#749c60', thread='#638a50', band='#dfe8cf'), 'sky': dict(a='#8fb6d6', rib='#83aacb', thread='#6f97b8', band='#e6eef4'), 'lavender': dict(a='#b3a0d0', rib='#a793c5', thread='#9380b2', band='#ece6f3'), 'coral': dict(a='#e0846c', rib='#d3775f', thread='#bd624b', band='#f6e2d6'),
           'cornflower': dict(a='#6f8fd0', rib='#6585c6', thread='#5572b3'), 'sage': dict(a='#8fa184', rib='#85977a', thread='#6e8064', mark='#f4efe2'), 'white': dict(a='#f2f0ec', rib='#ebe8e2', thread='#cfcbc2', mark='#2e5b52'), 'navy': dict(a='#27344f', rib='#212c44', thread='#3f4d6a', mark='#e8d9b8'),
           'rust': dict(a='#b4552f', rib='#a54c29', thread='#8c3f21', mark='#f3e3c8')}
VIEWS = {'main': dict(az=-16, el=6, fill=.84), 'front': dict(az=0, el=4, fill=.84), 'detail': dict(az=-18, el=12, focus=(.2, -.8, 6.6), span=3.0, blur=14), 'back': dict(az=165, el=6, fill=.84)}
RINGS = [(.5, .5, .5, 2.55, 1.05), (2.2, 2.2, 2.2, 2.42, .98), (4.2, 4.2, 4.2, 2.50, 1.08), (5.3, 5.25, 5.25, 2.44, 1.06), (6.05, 5.85, 5.9, 2.30, .92), (6.62, 6.25, 6.4, 2.08, .72), (6.92, 6.48, 6.75, 1.50, .66), (7.12, 6.62, 7.0, .96, .62)]
BODY = [(.0, .0, .0, 2.1, .85), (2.2, 2.2, 2.2, 1.98, .80), (4.2, 4.2, 4.2, 2.18, .94), (5.3, 5.25, 5.25, 2.18, .94), (6.05, 5.85, 5.9, 2.12, .82), (6.60, 6.25, 6.4, 1.98, .64), (6.88, 6.46, 6.73, 1.45, .60), (7.08, 6.60, 6.98, .92, .58)]



def banded(colour, band):
    """Jersey with a band knitted in across the chest."""
    m = s.Mat(Roughness=.92, Specular=.12, Sheen=.4, Sheen_Tint=.5)
    a, z = m.noise(60, 4, rough=.7), m.xyz('Z')
    tone = m.ramp(m.math('ADD', m.math('MULTIPLY', m.noise(1.2, 2), .5), m.math('MULTIPLY', a, .5)), (.3, 0), (.75, 1))
    shades = [m.mix(tone, s.shade(h, .97), s.shade(h, 1.03)) for h in (colour, band)]
    m.set(Base_Color=m.mix(m.math('MULTIPLY', m.math('GREATER_THAN', z, 4.1), m.math('LESS_THAN', z, 4.95)), *shades))
    m.bump(a, .12, .01)
    return m.m


def build(c):
    a = cotton(c['a'])
    nu, nv = 132, 60
    T = trunk(RINGS, banded(c['a'], c['band']) if 'band' in c else a, nu, nv)
    S = [limb([(sg * 1.55, 0, 5.95), (sg * 2.05, 0, 5.66), (sg * 2.72, 0, 5.02), (sg * 3.30, 0, 4.25)], [(.66, .66), (.74, .70), (.84, .74), (.88, .72)], a, 64, 34) for sg in (-1, 1)]
    body = [trunk(BODY, None, 64, 40)] + [limb([(sg * 1.5, 0, 5.98), (sg * 2.0, 0, 5.69), (sg * 2.66, 0, 5.05), (sg * 3.6, 0, 3.85)], [(.55, .5), (.62, .56), (.62, .56), (.55, .5)], None, 32, 20) for sg in (-1, 1)]
    drape([T], lambda p: max(0, min(1, (p.z - 6.15) * 3)), body[:1], 26, .075, 12, .10)
    drape(S, lambda p: max(0, min(1, (2.35 - abs(p.x)) * 3)), body[1:], 26, .05, 12, .10)
    th = s.plastic(c['thread'], .85)
    creases(T, [(sg * 2.35, 5.0, -sg, .35, 2.0, 9) for sg in (-1, 1)] + [(sg * 2.4, 4.6, -sg, -1.2, 2.6, 8) for sg in (-1, 1)] + [(sg * 2.5, .6, -sg, .9, 2.2, 8) for sg in (-1, 1)], .085)
    for o in [T] + S:
        finish(o, .03)
    hem(T, 3, nu, th, .02, .075, .010)
    for o in S:
        hem(o, 31, 64, th, .02, .075, .010)
    band(T, [nv - 4, nv - 3, nv - 2, nv - 1, nv], nu, rib(c['rib'], 150), .06, .02)
    # size label inside the back of the neck, small mark on the chest
    lab = plate(rrect(.52, .30, .03), .012, s.weave('#f1ece0', 40, 'Object'), .004, (0, .585, 6.78), (pi / 2 - .1, 0, 0))
    text('HEMLOCK', .095, s.plastic('#333333', .7), (0, .575, 6.79), (pi / 2 - .1, 0, 0), .002, 1.2)
