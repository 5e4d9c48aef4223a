from apparel import *

COLOURS = {'sand': dict(a='#c4ab80', lin='#7a6548', b='#4a3826', thread='#a08a62'), 'mint': dict(a='#a3c9b4', lin='#5d7a6c', b='#3a4a42', thread='#86ab97'),
           'sky': dict(a='#9dbcd8', lin='#51667c', b='#2f3c4c', thread='#7f9fbd'), 'pink': dict(a='#dba3a8', lin='#7c5054', b='#4c2f33', thread='#bd858b'),
           'lilac': dict(a='#b9a6cf', lin='#71628a', b='#4c4060', thread='#9c89b4', cotton=1, belt=1), 'moss': dict(a='#59623f', lin='#3a3a2a', b='#2c2416', thread='#767f58', cotton=1, collar='#5a3c26', short=2.6),
           'white': dict(a='#eeece6', lin='#c8c5bc', b='#e6e2d8', thread='#cbc8c0', cotton=1, plain=1), 'camel': dict(a='#b98a58', lin='#6b4a33', b='#3a2616', thread='#8a6238'), 'charcoal': dict(a='#3f4146', lin='#26282d', b='#17181b', thread='#2c2e33'),
           'navy': dict(a='#26324d', lin='#5b2530', b='#12182a', thread='#1a2338'), 'berry': dict(a='#7d2436', lin='#3a1620', b='#2a0f17', thread='#561825')}
VIEWS = {'main': dict(az=-18, el=6, fill=.88), 'front': dict(az=0, el=3, fill=.88), 'detail': dict(az=-22, el=10, focus=(.2, -1.2, 7.4), span=3.6, blur=14), 'back': dict(az=160, el=6, fill=.88)}
RINGS = [(.2, .2, .2, 2.62, 1.42), (2.5, 2.5, 2.5, 2.40, 1.32), (4.6, 4.6, 4.6, 2.20, 1.22), (6.1, 6.1, 6.1, 2.02, 1.10), (7.6, 7.6, 7.6, 2.22, 1.26), (8.6, 8.55, 8.55, 2.22, 1.22), (9.35, 9.15, 9.2, 2.16, 1.04), (9.95, 9.55, 9.7, 2.02, .84), (10.28, 9.8, 10.05, 1.50, .74), (10.5, 9.95, 10.3, .98, .68)]



def drill(colour):
    """Coated or plain cotton: close, nearly smooth, with a dull light on its folds."""
    m = s.Mat(Roughness=.62, Specular=.25, Sheen=.25)
    a = m.noise(70, 4, rough=.7)
    m.set(Base_Color=m.mix(m.ramp(m.noise(1.1, 3), (.3, 0), (.75, 1)), s.shade(colour, .94), s.shade(colour, 1.05)))
    m.bump(a, .10, .008)
    return m.m


def corduroy(colour):
    m = s.Mat(Roughness=.95, Specular=.05, Sheen=.7, Sheen_Tint=.6)
    ribs = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', m.xyz('X'), 46.0)))
    m.set(Base_Color=m.mix(m.ramp(ribs, (.1, 0), (.7, 1)), s.shade(colour, .6), s.shade(colour, 1.15)))
    m.bump(ribs, .5, .03)
    return m.m


def tie_belt(t, w, th):
    """A belt of the same cloth, tied at the side, its ends hanging."""
    z = 6.0
    for back in (False, True):
        lay(t, [(-2.05, z + .2), (0, z + .2), (2.05, z + .2)], [(-2.05, z - .2), (0, z - .2), (2.05, z - .2)], w, .17 if not back else .06, .06, 90, 10, .02, back=back)
    k = hit(t, -.55, z)[0] + Vector((0, -.30, 0))
    box(.36, .22, .46, w, .08, k)
    for dx, length in ((-.10, 2.0), (.22, 1.6)):
        pts = spline([k + Vector((dx * .4, .0, -.1)), k + Vector((dx * .9, -.10, -length * .4)), k + Vector((dx * 1.5, -.02, -length))], 40)
        sweep(pts, rrect(.34, .06, .02, 3), w, up=(0, -1, .1), angle=60)


def build(c):
    nu, nv = 150, 80
    w = drill(c['a']) if 'cotton' in c else wool(c['a'])
    foot = c.get('short', 0)
    rings = [(max(a, foot + .2), max(b, foot + .2), max(d, foot + .2), x, y) for a, b, d, x, y in RINGS if a >= foot or a == .2]
    T = fabric_uv(trunk(rings, w, nu, nv, 2.5), nu)
    S = []
    for sg in (-1, 1):
        S.append(limb([(sg * 1.58, .05, 9.15), (sg * 2.12, .05, 8.75), (sg * 2.52, .0, 7.3), (sg * 2.72, -.15, 5.4), (sg * 2.80, -.50, 3.5)], [(.66, .74), (.76, .78), (.70, .70), (.62, .62), (.58, .56)], w, 72, 60))
    inner = [limb([(sg * 1.5, .05, 9.15), (sg * 2.08, .05, 8.75), (sg * 2.48, .0, 7.3), (sg * 2.70, -.15, 5.4), (sg * 2.82, -.52, 3.2)], [(.48, .5), (.56, .56), (.52, .52), (.46, .46), (.42, .42)], None, 32, 30) for sg in (-1, 1)]
    core = trunk([(a, b, d, x * .93, y * .92) for a, b, d, x, y in rings], None, 64, 50, 2.5)
    drape([T], lambda p: max(0, min(1, (p.z - 8.7) * 2)), [core], 22, .02, 22, 2.0)
    drape(S, lambda p: max(0, min(1, (2.35 - abs(p.x)) * 3)), inner, 22, .02, 24, 2.0)
    for o in [T] + S:
        finish(o, .07)
    t = tree(T)
    th = s.plastic(c['thread'], .9)
    # overlapping front: the near edge, then lapels that roll from the break to the collar
    brk = 6.9
    lay(t, [(-1.15, 9.62), (-1.1, 8.6), (-1.0, 6.0), (-1.1, max(3.0, foot + 1)), (-1.25, foot + .16)], [(.10, 9.62), (.28, 8.6), (.46, 6.6), (.48, max(3.0, foot + 1)), (.50, foot + .14)], w, .035, .06, 90, 30, .02)
    sew(t, [(.30, 6.4), (.34, max(3.2, foot + 1)), (.36, foot + .3)], th, .075, .085, .010)
    # dark opening above the break: lining and shirt shadow
    lin = s.Mat(Base_Color=s.shade(c['lin'], .5), Roughness=.5, Sheen=.3).m
    lay(t, [(-.06, 7.0), (-.24, 8.0), (-.52, 9.2), (-.78, 10.2)], [(.30, 7.0), (.40, 8.0), (.56, 9.2), (.78, 10.2)], lin, .075, .012)
    cw = corduroy(c['collar']) if 'collar' in c else w
    up = lambda i, j: .10 + .10 * math.sin(pi * min(1, j)) * (1 - .4 * i)
    for sg in (-1, 1):
        dx = .12
        X = lambda x: sg * x + dx
        # lapel: inner roll line A, outer edge B with the notch at the top
        lay(t, [(X(.02), brk - .05), (X(.22), 7.7), (X(.48), 8.7), (X(.70), 9.45)], [(X(.10), brk), (X(.80), 7.75), (X(1.34), 8.72), (X(1.62), 9.18)], w, .10 + (.02 if sg > 0 else 0), .055, 60, 20, .02, raise_=lambda i, j: .22 * (1 - j) ** .6 * math.sin(pi * min(1, i + .1)) + .05 * j)
        sew(t, [(X(.13), brk + .06), (X(.74), 7.78), (X(1.26), 8.74), (X(1.50), 9.14)], th, .19, .085, .010)
        # collar leaf
        lay(t, [(X(.66), 9.40), (X(.74), 9.75), (X(.80), 10.1), (X(.72), 10.48)], [(X(1.22), 9.42), (X(1.40), 9.62), (X(1.42), 9.85), (X(1.12), 10.35)], cw, .13, .06, 40, 16, .02, raise_=lambda i, j: .10 * (1 - j))
    # collar round the back of the neck
    def col(u, v):
        a = pi * (.04 + .92 * u)
        q = .02 + .26 * math.sin(pi * v) * .5
        return (.86 + .16 * v) * math.cos(a), .10 + (.62 + .20 * v) * math.sin(a), 10.14 + .56 * math.sin(pi * (.08 + .72 * v)) * (1 - .35 * abs(math.cos(a)) ** 3) + .0 * q
    surface(col, 60, 20, cw, angle=180, solid=.07, bevel=.02)
    # inside back and label
    lay(t, [(-.62, 9.9), (-.62, 10.3)], [(.62, 9.9), (.62, 10.3)], lin, -.06, .01, back=True)
    lab = plate(rrect(.62, .26, .03), .012, s.weave('#efe6d2', 40, 'Object'), .004, (0.0, .50, 10.12), (pi / 2 - .12, 0, 0))
    text('OAKLINE', .11, s.plastic('#3a2a1e', .7), (0.0, .485, 10.13), (pi / 2 - .12, 0, 0), .002, 1.2)
    horn = s.Mat(Roughness=.22, Specular=.5, Clearcoat=.4)
    horn.set(Base_Color=horn.mix(horn.noise(9, 4, distortion=1.5), c['b'], s.shade(c['b'], 2.2)))
    for z in ((6.55, 5.5, 4.45, 3.4) if foot else (6.55, 5.15, 3.75)):
        for x in (.18,):
            button(t, x, z, .17, horn.m, th, .10)
    if 'belt' in c:
        tie_belt(t, w, th)
    if 'plain' in c:
        lay(t, [(.98, 7.5), (1.62, 7.5)], [(.98, 6.85), (1.62, 6.85)], w, .05, .05, 30, 14, .02)
        sew(t, [(1.03, 7.4), (1.03, 6.9), (1.57, 6.9), (1.57, 7.4)], th, .085, .08, .009)
    # pocket flaps, welt on the chest, seams
    for sg in (-1, 1):
        x = 1.35 * sg + .06
        lay(t, [(x - .62, 5.28), (x + .62, 5.28)], [(x - .62, 4.86), (x + .62, 4.86)], w, .10 if sg < 0 else .05, .07, 40, 12, .025)
        sew(t, [(x - .56, 4.93), (x, 4.92), (x + .56, 4.93)], th, .145 if sg < 0 else .095, .085, .010)
    # sleeve straps with buttons
    for sg, o in zip((-1, 1), S):
        tt = tree(o)
        for z in (4.05, 4.38):
            button(tt, sg * 2.52, z, .10, horn.m, th, .045)
