from device import *

COLOURS = {'white': dict(a='#e9e9e6', b='#232427', key='#232427', k4=('#3f8f5b', '#b5403b', '#3b64b0', '#c99a2e')), 'black': dict(a='#212226', b='#141416', key='#37383d', k4=('#61c07f', '#e0605a', '#6b93e6', '#e8bd4f')),
           'coral': dict(a='#e0604f', b='#26272b', key='#26272b', k4=('#e9e9e6',) * 4), 'teal': dict(a='#1d7f83', b='#1d2023', key='#1d2023', k4=('#e9e9e6',) * 4),
           'purple': dict(a='#6b4fae', b='#26212f', key='#26212f', k4=('#e9e9e6',) * 4),
           'red': dict(a='#c0322f', b='#241c1d', key='#241c1d', k4=('#e9e9e6',) * 4),
           'blue': dict(a='#2f5fb0', b='#1c2230', key='#1c2230', k4=('#e9e9e6',) * 4),
           'green': dict(a='#2f8050', b='#1b231e', key='#1b231e', k4=('#e9e9e6',) * 4)}
VIEWS = {'main': dict(az=-24, el=24), 'front': dict(az=0, el=30), 'detail': dict(az=-20, el=34, focus=(0.36, 0.0, 0.2), span=0.95, blur=10), 'back': dict(az=160, el=30)}


def shell(c):
    # two half shells meet in a fine dark seam; the lower one is grained for the grip
    m = s.Mat(Specular=0.45)
    z = m.math('ADD', m.xyz('Z'), 0.5)
    low = m.ramp(z, (0.452, 1.0), (0.456, 0.0))
    seam = m.ramp(m.math('ABSOLUTE', m.math('SUBTRACT', z, 0.454)), (0.0025, 1.0), (0.0055, 0.0))
    m.set(Base_Color=m.mix(seam, m.mix(low, c['a'], s.shade(c['a'], 0.9)), s.shade(c['a'], 0.25)), Roughness=m.mix(low, (0.42,) * 3 + (1,), (0.62,) * 3 + (1,)))
    m.bump(m.math('SUBTRACT', m.math('MULTIPLY', m.cells(90), m.math('ADD', m.math('MULTIPLY', low, 0.8), 0.1)), m.math('MULTIPLY', seam, 2.0)), 0.3, 0.012)
    A = m.m
    parts = [pillow(1.25, 0.66, 0.37, A, 3.4, (0, 0.09, 0)), pillow(0.66, 0.66, 0.42, A, 2.5, (-0.47, 0.1, 0.0)), pillow(0.66, 0.66, 0.42, A, 2.5, (0.47, 0.1, 0.0))]
    for sx in (-1, 1):
        g = spline([(sx * 0.45, 0.1, -0.02), (sx * 0.54, -0.1, -0.03), (sx * 0.6, -0.26, -0.06), (sx * 0.635, -0.4, -0.09)], 30)
        parts.append(sweep(g, circle(0.28, 36, 0.21), A, up=(0, 0, 1), scale=lambda t: (1.04 - 0.3 * t, 1.02 - 0.22 * t)))
        parts.append(pillow(0.4, 0.4, 0.33, A, 2.0, (sx * 0.637, -0.405, -0.09)))
        parts.append(pillow(0.5, 0.4, 0.3, A, 2.0, (sx * 0.36, -0.08, -0.02)))
    return fuse(parts, 0.016, 26)


def stick(c, at):
    K, R = s.plastic(c['b'], 0.5), s.rubber('#1a1a1c')
    cyl(0.155, 0.03, K, (0, 0, -0.012), b=0.012)
    lathe(spline([(0.15, 0.018), (0.125, 0.005), (0.12, -0.02)], 12), s.plastic('#0b0b0c', 0.5), 64)
    cyl(0.055, 0.1, K, (0, 0, 0.0), b=0.01)
    lathe(spline([(0.05, 0.07), (0.1, 0.085), (0.118, 0.105), (0.116, 0.128), (0.1, 0.138), (0.086, 0.132), (0.05, 0.122), (0, 0.12)], 40), R, 96)
    n = 60
    dots([(i,) for i in range(n)], lambda k: ([((0.118 + dr) * math.cos(2 * pi * (k[0] + da) / n), (0.118 + dr) * math.sin(2 * pi * (k[0] + da) / n), z) for z in (0.1, 0.13) for dr, da in ((-0.008, -0.28), (0.003, 0), (-0.008, 0.28))], [(0, 1, 4, 3), (1, 2, 5, 4)]), R)


def flatc(c):
    skin = shell(c)
    K = s.plastic(c['b'], 0.35)
    at = lambda x, y: onto(skin, x, y)[0]
    lean = lambda x, y: Vector((0, 0, 1)).rotation_difference(onto(skin, x, y)[1]).to_euler()
    spots = {}
    for n, x, y in (('ls', -0.5, 0.19), ('rs', 0.25, -0.08), ('dp', -0.25, -0.08), ('x', 0.5, 0.19), ('logo', 0, 0.24), ('v', -0.13, 0.14), ('w', 0.13, 0.14)):
        spots[n] = (at(x, y), lean(x, y))
    bump = {}
    for n, a in (('k0', 270), ('k1', 0), ('k2', 180), ('k3', 90)):
        x, y = 0.5 + 0.115 * math.cos(math.radians(a)), 0.19 + 0.115 * math.sin(math.radians(a))
        spots[n] = (at(x, y), lean(x, y))
    place(stick, c, 0, at=spots['ls'][0], rot=spots['ls'][1]); place(stick, c, 0, at=spots['rs'][0], rot=spots['rs'][1])
    def dpad():
        cyl(0.15, 0.02, s.plastic(c['b'], 0.5), (0, 0, -0.008), b=0.008)
        lathe(spline([(0.14, 0.013), (0.08, 0.004), (0, 0.002)], 10), s.plastic(s.shade(c['b'], 0.8), 0.2, coat=0.5), 64)
        w, L = 0.043, 0.115
        o = [(w, w), (w, L), (-w, L), (-w, w), (-L, w), (-L, -w), (-w, -w), (-w, -L), (w, -L), (w, -w), (L, -w), (L, w)]
        plate(o, 0.05, s.plastic(c['key'], 0.3), 0.012, (0, 0, 0.03))
    place(dpad, at=spots['dp'][0], rot=spots['dp'][1])
    for i, ch in enumerate('ABXY'):
        def key():
            cyl(0.06, 0.02, s.plastic(s.shade(c['a'], 0.6), 0.5), (0, 0, -0.012), b=0.006, seg=48)
            lathe(spline([(0.052, 0.0), (0.052, 0.03), (0.044, 0.045), (0.02, 0.05), (0, 0.051)], 24), s.plastic(c['key'], 0.12, coat=0.8), 48)
            text(ch, 0.06, s.Mat(Base_Color=c['k4'][i], Roughness=0.4, Emission=c['k4'][i], Emission_Strength=0.15).m, (0, 0, 0.0505), (0, 0, 0), 0.002, 1, BOLD)
        place(key, at=spots['k%d' % i][0], rot=spots['k%d' % i][1])
    def logo():
        cyl(0.066, 0.018, s.plastic(c['b'], 0.3), (0, 0, -0.008), b=0.006, seg=64)
        cyl(0.056, 0.02, s.metal('#b9bcc0', 0.25), (0, 0, -0.004), b=0.006, seg=64)
        text('PF', 0.055, s.plastic('#202124', 0.5), (0, 0, 0.017), (0, 0, 0), 0.001, 0.95, BOLD)
    place(logo, at=spots['logo'][0], rot=spots['logo'][1])
    for n in 'vw':
        place(lambda: slab(0.08, 0.04, 0.016, 0.02, s.plastic(c['key'], 0.35), b=0.006), at=spots[n][0] - Vector((0, 0, 0.004)), rot=spots[n][1])
    # bumpers and triggers along the upper edge
    for sx in (-1, 1):
        b = spline([(sx * 0.24, 0.385, 0.055), (sx * 0.45, 0.405, 0.06), (sx * 0.66, 0.33, 0.045), (sx * 0.75, 0.2, 0.02)], 40)
        sweep(b, oval(0.11, 0.12, 2.6, 28), s.plastic(c['b'], 0.22, coat=0.4), up=(0, 0, 1), scale=lambda t: 1 - 0.35 * abs(2 * t - 1) ** 3)
        tr = spline([(sx * 0.47, 0.36, -0.03), (sx * 0.48, 0.47, -0.06), (sx * 0.49, 0.5, -0.14), (sx * 0.5, 0.44, -0.22)], 24)
        sweep(tr, rrect(0.25, 0.09, 0.04), s.plastic(c['b'], 0.4), up=(0, 0.3, 1), scale=lambda t: 1 - 0.3 * t)


def build(c):
    place(flatc, c, rot=(math.radians(38), 0, 0))


def scene(c):
    """Two of them, as for a match."""
    other = COLOURS['coral' if c is not COLOURS['coral'] else 'teal']
    place(build, other, at=(0.75, 0.85, 0), rot=(0, 0, -0.35))
    place(build, c, at=(-0.2, -0.2, 0), rot=(0, 0, 0.12))


VIEWS['scene'] = dict(az=-16, el=28, scene=scene)
