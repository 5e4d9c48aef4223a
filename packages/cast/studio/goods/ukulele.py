from device import *

COLOURS = {'mahogany': dict(top='#a8623a', side='#8a4a2a', bind='#efe3c8'), 'spruce': dict(top='#dcb678', side='#7a4426', bind='#3a2015'), 'blue': dict(top='#3f8fa8', side='#2f7488', bind='#f2ead8'), 'pink': dict(top='#e08a90', side='#c8707a', bind='#fff4e6')}
VIEWS = {'main': dict(az=-28, el=10, fill=0.84), 'front': dict(az=0, el=5, fill=0.84), 'detail': dict(az=-32, el=18, focus=(0, -0.3, 1.5), span=2.0, blur=12), 'side': dict(az=-72, el=8, fill=0.84)}
HALF = [(0, 0), (0.35, 0.02), (0.7, 0.14), (0.94, 0.42), (1.03, 0.82), (0.95, 1.2), (0.78, 1.5), (0.7, 1.75), (0.75, 2.02), (0.8, 2.3), (0.72, 2.55), (0.5, 2.7), (0.25, 2.74), (0, 2.745)]


def flatu(c):
    o = mirrored(HALF, 180)
    tone = lambda q: varnished(q, 'Y', 1.2, 0.28, 0.7)
    T, S, N, R = tone(c['top']), tone(c['side']), tone('#8a4f2e'), varnished('#33201a', 'Y', 1, 0.4, 0.2)
    B, M = s.plastic(c['bind'], 0.35), chrome('#cfd1d4', 0.14)
    d = 0.64
    loft([[(x, y, -d) for x, y in o], [(x, y, 0) for x, y in o]], S, cap=False, angle=60)
    plate(o, 0.015, T, 0); plate(o, 0.015, S, 0, (0, 0, -d))
    for z in (-0.002, -d):
        tube([(x, y, z) for x, y in o], 0.024, B, True)
    hy = 1.72
    for r, w, m in ((0.36, 0.01, B), (0.33, 0.012, R)):
        lathe([(r - w, 0.009), (r - w, 0.011), (r + w, 0.011), (r + w, 0.009)], m, 96).location = (0, hy, 0)
    lathe([(0.29, 0.0095), (0, 0.0095)], s.plastic('#140b07', 0.9), 64).location = (0, hy, 0)
    lathe([(0.3, 0.0105), (0.29, 0.013), (0.28, 0.0)], T, 96).location = (0, hy, 0)
    br = 0.78
    slab(0.86, 0.2, 0.08, 0.06, R, (0, br - 0.03, 0.008), b=0.025); box(0.5, 0.03, 0.06, B, 0.01, (0, br + 0.03, 0.1))
    nut = fingerboard(br, 3.5, 14, 0.36, 0.45, 0.01, 2.3, R, N, M, s.plastic('#eef0f0', 0.2), 0.15, 2.72, 0.045, 0.026)
    ho = [(-0.18, 0), (0.18, 0), (0.3, 0.16), (0.33, 0.85), (0.22, 0.95), (0, 0.9), (-0.22, 0.95), (-0.33, 0.85), (-0.3, 0.16)]
    def head():
        plate(ho, 0.12, N, 0.02, (0, 0, -0.06)); plate(scaled(ho, 0.97, 0.985), 0.01, S, 0.003, (0, 0.005, 0.004))
        text('FRET', 0.13, s.metal('#e2c080', 0.25), (0, 0.72, 0.011), (0, 0, 0), 0.002, 1.15, BOLD)
        for sx in (-1, 1):
            for k in range(2):
                place(tuner, sx, s.plastic('#f4efe2', 0.3), M, 0.12, 0.22, at=(sx * 0.18, 0.26 + 0.3 * k, 0.01), scale=0.9)
    tilt = 0.2
    place(head, at=(0, nut + 0.04, 0.04), rot=(-tilt, 0, 0))
    posts = [(x * 0.84, nut + 0.04 + y * math.cos(tilt), 0.04 - y * math.sin(tilt) + 0.1) for x, y in ((-0.18, 0.26), (-0.18, 0.56), (0.18, 0.56), (0.18, 0.26))]
    strings(4, nut, br + 0.03, 0.26, 0.36, 0.085, 0.13, posts, nylon='#f4f1ea', r=(0.0085, 0.0085))
    for i in range(4):
        rod((-0.18 + i * 0.12, br + 0.03, 0.13), (-0.18 + i * 0.12, br - 0.1, 0.06), 0.0085, s.plastic('#f4f1ea', 0.3), 8)


def build(c):
    place(flatu, c, rot=(pi / 2 - 0.08, 0, 0))


def scene(c):
    """With shakers."""
    from goods import maracas
    build(c)
    place(maracas.build, maracas.COLOURS['yellow'], at=(1.3, -0.6, 0), scale=0.8)


VIEWS['scene'] = dict(az=-18, el=14, scene=scene)
