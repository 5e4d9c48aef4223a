from apparel import *
from goods import tshirt

COLOURS = {'fuchsia': dict(a='#b8387a', b='#f2d6e2'), 'oat': dict(a='#cdb897', b='#8a6a4a'), 'forest': dict(a='#2f5343', b='#e5dcc4'), 'brick': dict(a='#a2402e', b='#efe0c8'), 'navy': dict(a='#28375a', b='#d9d2c2')}
VIEWS = {'main': dict(az=-16, el=7, fill=.86), 'front': dict(az=0, el=4, fill=.86), 'detail': dict(az=-22, el=14, focus=(.3, -1.0, 5.6), span=3.0, blur=14),
         'side': dict(az=42, el=16)}


def build(c):
    nu, nv = 132, 62
    kn = jersey(c['a'], 4.4, 6.2, strength=.9, wool=.7)
    R = [(zs, zf, zb, w * 1.04, d * 1.08) for zs, zf, zb, w, d in tshirt.RINGS]
    T = fabric_uv(trunk(R, kn, nu, nv), nu)
    S = []
    for sg in (-1, 1):
        o = limb([(sg * 1.55, 0, 5.92), (sg * 2.15, 0, 5.5), (sg * 2.85, -.05, 4.3), (sg * 3.25, -.18, 2.7), (sg * 3.4, -.42, 1.15)], [(.72, .72), (.82, .78), (.76, .74), (.66, .66), (.58, .58)], kn, 72, 64)
        S.append(fabric_uv(o, 72))
    body = [trunk(tshirt.BODY, None, 64, 40)] + [limb([(sg * 1.5, 0, 5.95), (sg * 2.1, 0, 5.55), (sg * 2.8, -.05, 4.3), (sg * 3.22, -.18, 2.7), (sg * 3.4, -.42, .9)], [(.5, .5), (.56, .52), (.52, .5), (.44, .44), (.40, .40)], None, 32, 30) for sg in (-1, 1)]
    drape([T], lambda p: max(0, min(1, (p.z - 6.0) * 2), (1 if p.z < .75 else 0)), body[:1], 26, .06, 14, .5)
    drape(S, lambda p: max(0, min(1, (2.3 - abs(p.x)) * 3), (1 if p.z < 1.45 else 0)), body[1:], 26, .10, 14, .4)
    for o in [T] + S:
        finish(o, .05)
    rt, rs = rib(c['a'], 92), rib(c['a'], 36)
    band(T, list(range(0, 7)), nu, rt, .10, .03)
    band(T, list(range(nv - 5, nv + 1)), nu, rib(c['a'], 56), .11, .035)
    for o in S:
        band(o, list(range(55, 65)), 72, rs, .09, .03)
    lab = plate(rrect(.5, .26, .03), .012, s.weave('#f1ece0', 40, 'Object'), .004, (0, .60, 6.74), (pi / 2 - .1, 0, 0))
    text('LINNEA', .10, s.plastic('#333333', .7), (0, .585, 6.75), (pi / 2 - .1, 0, 0), .002, 1.2)
