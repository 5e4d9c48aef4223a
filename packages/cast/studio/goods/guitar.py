from device import *

COLOURS = {'natural': dict(top='#d9ac6a', side='#6b3a20', guard='#3a2018', burst=None), 'sunburst': dict(top='#cf8a34', side='#4a2617', guard='#1a1512', burst='#2a130c'),
           'mahogany': dict(top='#8a4a28', side='#5a2c19', guard='#1f1512', burst=None), 'black': dict(top='#1c1b1d', side='#1c1b1d', guard='#3a3a3d', burst=None)}
VIEWS = {'main': dict(az=-26, el=8, fill=0.86, floor=0.1), 'front': dict(az=0, el=4, fill=0.86, floor=0.1), 'detail': dict(az=-30, el=16, focus=(0.05, -0.4, 2.9), span=3.3, blur=14), 'side': dict(az=-72, el=8, fill=0.86)}
HALF = [(0, 0), (0.62, 0.03), (1.25, 0.24), (1.75, 0.72), (1.97, 1.4), (1.86, 2.1), (1.5, 2.7), (1.27, 3.15), (1.3, 3.6), (1.42, 4.05), (1.36, 4.5), (1.05, 4.8), (0.55, 4.9), (0, 4.91)]


def flatg(c):
    o = mirrored(HALF, 200)
    T = varnished(c['top'], 'Y', 0.9, 0.2 if c['top'] > '#3' else 0.1, burst=(c['burst'], 2.15, 2.75, 0, 2.2) if c['burst'] else None)
    S, N, R = varnished(c['side'], 'Y', 0.6, 0.35), varnished('#6f4226', 'Y', 0.7, 0.35), varnished('#2f1c15', 'Y', 0.8, 0.4, 0.2)
    ivory, metal_, pearl = s.plastic('#efe6d0', 0.35), chrome('#cfd1d4', 0.12), s.plastic('#e9ecec', 0.2, coat=0.6)
    deep = lambda y: 1.12 - 0.16 * y / 4.9
    loft([[(x, y, -deep(y)) for x, y in o], [(x, y, 0) for x, y in o]], S, cap=False, angle=60)
    plate(o, 0.02, T, 0, (0, 0, 0.0))
    loft([[(x * k, 2.2 + (y - 2.2) * k, -deep(y) - d) for x, y in o] for k, d in ((1, 0), (0.7, 0.05), (0.3, 0.08), (0.01, 0.09))], S)
    tube([(x, y, -0.004) for x, y in o], 0.03, ivory, True)
    tube([(x, y, -deep(y)) for x, y in o], 0.03, ivory, True)
    for d, r, m in ((0.055, 0.009, s.plastic('#2a1a12', 0.4)), (0.08, 0.007, ivory)):
        tube([(x, y, 0.008) for x, y in offset(o, d)], r, m, True, 8)
    # sound hole with its rosette
    hy = 3.2
    for r, w, m in ((0.66, 0.012, R), (0.62, 0.035, s.plastic('#7a4a2a', 0.4)), (0.575, 0.012, ivory), (0.53, 0.012, R)):
        lathe([(r - w, 0.0115), (r - w, 0.0135), (r + w, 0.0135), (r + w, 0.0115)], m, 128).location = (0, hy, 0)
    inside = s.Mat(Roughness=0.9)
    g = inside.math('ADD', inside.math('MULTIPLY', inside.xyz('Y'), 1.0), 0.5)
    inside.set(Base_Color=inside.ramp(g, (0.1, '#3a2416'), (0.9, '#0b0604')))
    lathe([(0.5, 0.0125), (0, 0.0125)], inside.m, 96).location = (0, hy, 0)
    lathe([(0.515, 0.014), (0.5, 0.016), (0.49, 0.0)], T, 96).location = (0, hy, 0)
    guard = spline([(0.5, 3.45), (0.66, 3.2), (0.55, 2.85), (0.35, 2.66), (0.42, 2.35), (0.8, 2.2), (1.15, 2.45), (1.08, 2.85), (0.92, 3.2), (0.8, 3.5), (0.62, 3.6)], 80, True)
    plate(guard, 0.012, s.plastic(c['guard'], 0.12, coat=0.5), 0.003, (0, 0, 0.018))
    # bridge
    br = 1.72
    bo = spline([(-0.95, 0.0), (-0.9, 0.1), (-0.5, 0.15), (0, 0.16), (0.5, 0.15), (0.9, 0.1), (0.95, 0), (0.9, -0.12), (0.5, -0.22), (0, -0.26), (-0.5, -0.22), (-0.9, -0.12)], 80, True)
    plate(bo[::-1], 0.09, R, 0.03, (0, br, 0.055)); box(0.78, 0.035, 0.07, ivory, 0.012, (0, br + 0.04, 0.115), (0, 0, -0.03))
    for i in range(6):
        lathe(spline([(0, 0.05), (0.03, 0.042), (0.038, 0.02), (0.03, 0)], 12), ivory, 24).location = (-0.31 + i * 0.124, br - 0.1, 0.1)
    nut = fingerboard(br, 6.5, 20, 0.43, 0.56, 0.015, 3.8, R, N, metal_, pearl, 0.2, 4.86)
    # heel block meets the body; head, bent back
    ho = [(-0.22, 0), (0.22, 0), (0.33, 0.3), (0.36, 1.62), (0.3, 1.74), (0.14, 1.72), (0, 1.8), (-0.14, 1.72), (-0.3, 1.74), (-0.36, 1.62), (-0.33, 0.3)]
    posts = []
    def head():
        plate(ho, 0.14, N, 0.02, (0, 0, -0.07)); plate(scaled(ho, 0.985, 0.995), 0.012, R, 0.003, (0, 0, 0.004))
        text('FRET', 0.2, s.metal('#d8b06a', 0.25), (0, 1.47, 0.0115), (0, 0, 0), 0.003, 1.15, BOLD)
        for sx in (-1, 1):
            for k in range(3):
                place(tuner, sx, pearl, metal_, at=(sx * 0.22, 0.4 + 0.4 * k, 0.01))
    tilt = 0.24
    place(head, at=(0, nut + 0.04, 0.05), rot=(-tilt, 0, 0))
    for x, k in ((-0.22, 0), (-0.22, 1), (-0.22, 2), (0.22, 2), (0.22, 1), (0.22, 0)):
        y = 0.4 + 0.4 * k
        posts.append((x * 0.86, nut + 0.04 + y * math.cos(tilt) + 0.1 * math.sin(tilt), 0.05 - y * math.sin(tilt) + 0.1))
    strings(6, nut, br + 0.04, 0.34, 0.52, 0.105, 0.152, posts)
    for i in range(6):
        rod((-0.26 + i * 0.104, br + 0.04, 0.152), (-0.31 + i * 0.124, br - 0.1, 0.1), 0.012, s.metal('#b98a4e', 0.3), 8)
    cyl(0.07, 0.1, metal_, (0, 0.02, -0.5), (pi / 2, 0, 0), 0.02, seg=32)


def build(c):
    place(flatg, c, rot=(pi / 2 - 0.07, 0, 0))


def scene(c):
    """With its small sister."""
    from goods import ukulele
    build(c)
    place(ukulele.build, ukulele.COLOURS['mahogany'], at=(2.6, -0.7, 0))


VIEWS['scene'] = dict(az=-18, el=10, fill=0.86, floor=0.1, scene=scene)
