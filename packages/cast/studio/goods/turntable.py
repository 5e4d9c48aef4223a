from device import *

COLOURS = {'walnut': dict(w='#5e3b24', mat='#1a1a1c', label='#d9602f'), 'oak': dict(w='#c0935f', mat='#1a1a1c', label='#2f7f86'), 'black': dict(w='#1e1e20', mat='#26262a', label='#e0b23a'), 'white': dict(w='#eceae6', mat='#1a1a1c', label='#b5303c')}
VIEWS = {'main': dict(az=-28, el=30), 'front': dict(az=0, el=16), 'detail': dict(az=-20, el=26, focus=(0.7, -0.6, 0.8), span=2.0, blur=10), 'top': dict(az=0, el=62)}


def build(c):
    W, D = 4.3, 3.4
    wood = varnished(c['w'], 'X', 0.5, 0.4, 0.5) if c['w'] not in ('#1e1e20', '#eceae6') else s.plastic(c['w'], 0.18, coat=0.6)
    K, M = s.plastic('#161618', 0.4), chrome('#cfd2d5', 0.14)
    slab(W, D, 0.42, 0.1, wood, (0, 0, 0.2), b=0.04)
    for x in (-1.8, 1.8):
        for y in (-1.35, 1.35):
            cyl(0.22, 0.2, M, (x, y, 0), b=0.03)
            cyl(0.2, 0.05, s.rubber(), (x, y, -0.02), b=0.015)
    z, cx, cy = 0.62, -0.5, 0.0
    # platter with its dotted rim, mat, record
    def platter():
        cyl(1.5, 0.14, s.metal('#b9bcc0', 0.25), (0, 0, 0.02), b=0.02, seg=160)
        dots(range(150), lambda k: ([(1.502 * math.cos(2 * pi * (k + a) / 150), 1.502 * math.sin(2 * pi * (k + a) / 150), zz) for zz in (0.06, 0.11) for a in (-0.25, 0.25)], [(0, 1, 3, 2)]), s.plastic('#17181a', 0.5))
        cyl(1.47, 0.03, s.cloth(c['mat'], 60), (0, 0, 0.155), b=0.008)
        vin = s.Mat(Base_Color='#0a0a0b', Roughness=0.24, Specular=0.6, Anisotropic=0.8)
        v = vin.m.node_tree
        x, y = vin.xyz('X'), vin.xyz('Y')
        r = vin.math('SQRT', vin.math('ADD', vin.math('MULTIPLY', x, x), vin.math('MULTIPLY', y, y)))
        g = vin.math('SINE', vin.math('MULTIPLY', r, 260.0))
        band = vin.ramp(vin.noise(1, 2, vin.node('CombineXYZ', X=vin.math('MULTIPLY', r, 9.0)), 0.6), (0.4, 0.0), (0.6, 1.0))
        vin.set(Roughness=vin.ramp(band, (0, 0.2), (1, 0.34)), Base_Color=vin.mix(band, '#08080a', '#121214'))
        vin.bump(g, 0.25, 0.004)
        cyl(1.44, 0.022, vin.m, (0, 0, 0.185), b=0.008, seg=192)
        for rr in (0.82, 1.04, 1.22):
            lathe([(rr - 0.008, 0.2072), (rr + 0.008, 0.2072)], s.plastic('#1b1b1e', 0.12), 192)
        lathe([(0.5, 0.2072), (0.66, 0.2072)], s.plastic('#101012', 0.1), 128)
        L = s.Mat(Base_Color=c['label'], Roughness=0.6); L.bump(L.noise(60, 2), 0.1, 0.005)
        cyl(0.5, 0.006, L.m, (0, 0, 0.204), b=0.002)
        ink = s.plastic('#f6efe0', 0.6)
        lathe([(0.44, 0.2105), (0.452, 0.2105)], ink, 96)
        text('FRET', 0.16, ink, (0, 0.2, 0.2102), (0, 0, 0), 0.0005, 1.1, BOLD); text('SIDE A', 0.07, ink, (0.24, 0.0, 0.2102), (0, 0, 0), 0.0005, 1.1); text('33', 0.1, ink, (-0.25, 0.0, 0.2102), (0, 0, 0), 0.0005, 1.1, BOLD)
        text('Slow Morning', 0.07, ink, (0, -0.18, 0.2102), (0, 0, 0), 0.0005, 1.1); text('The Long Way Home', 0.055, ink, (0, -0.28, 0.2102), (0, 0, 0), 0.0005, 1.1)
        cyl(0.036, 0.11, M, (0, 0, 0.2), b=0.016, seg=40)
    place(platter, at=(cx, cy, z), rot=(0, 0, 0.5))
    # arm: base, pivot, counterweight, S tube to the head
    px, py = 1.62, 1.0
    cyl(0.36, 0.06, K, (px, py, z), b=0.02); cyl(0.24, 0.16, M, (px, py, z + 0.05), b=0.02); cyl(0.14, 0.14, K, (px, py, z + 0.2), b=0.02)
    zt = z + 0.4
    box(0.16, 0.24, 0.16, M, 0.04, (px, py, zt)); rod((px - 0.14, py, zt), (px + 0.14, py, zt), 0.05, K)
    arm = spline([(px, py, zt), (px - 0.16, py - 0.55, zt), (px - 0.3, py - 1.1, zt - 0.01), (px - 0.58, py - 1.55, zt - 0.03), (px - 0.9, py - 1.8, zt - 0.05)], 60)
    tube(arm, 0.036, M)
    e, d = Vector(arm[-1]), (Vector(arm[-1]) - Vector(arm[-4])).normalized()
    sweep([e - d * 0.02, e + d * 0.16, e + d * 0.36], rrect(0.14, 0.045, 0.018), K, up=(0, 0, 1), scale=lambda t: 0.65 + 0.35 * min(1, t * 1.5))
    q = e + d * 0.24
    box(0.11, 0.22, 0.1, s.plastic('#c43a2f', 0.35), 0.02, (q.x, q.y, q.z - 0.07), (0, 0, math.atan2(-d.x, d.y)))
    rod(e + d * 0.3, e + d * 0.42 + Vector((0.11, 0, 0.03)), 0.012, M)
    def weight():
        rod((0, 0, 0), (0, 0.45, 0), 0.036, M); put(knob(0.15, 0.26, M, ridges=30, deep=0.03), (0, 0.22, 0), (-pi / 2, 0, 0)); cyl(0.151, 0.07, K, (0, 0.2, 0), (-pi / 2, 0, 0), 0.01)
    place(weight, at=(px, py, zt), rot=(0, 0, -0.28))
    cyl(0.06, 0.26, K, (px + 0.02, py - 0.42, z), b=0.01); box(0.1, 0.06, 0.04, K, 0.012, (px + 0.02, py - 0.42, z + 0.29))
    # start button, speed, pitch fader
    cyl(0.2, 0.03, M, (-W / 2 + 0.34, -D / 2 + 0.34, z), b=0.01); cyl(0.17, 0.045, s.metal('#b9bcc0', 0.3), (-W / 2 + 0.34, -D / 2 + 0.34, z), b=0.012)
    for i, w in enumerate(('33', '45')):
        slab(0.22, 0.12, 0.04, 0.03, M, (-W / 2 + 0.74 + 0.28 * i, -D / 2 + 0.24, z - 0.005), b=0.01); text(w, 0.06, s.plastic('#1b1b1d'), (-W / 2 + 0.74 + 0.28 * i, -D / 2 + 0.24, z + 0.036), (0, 0, 0), 0.0005, 1, BOLD)
    slab(0.24, 1.0, 0.015, 0.03, K, (W / 2 - 0.24, -D / 2 + 0.72, z - 0.002), b=0.004); box(0.03, 0.85, 0.004, s.plastic('#050506', 0.8), 0, (W / 2 - 0.24, -D / 2 + 0.72, z + 0.014)); box(0.17, 0.13, 0.09, M, 0.02, (W / 2 - 0.24, -D / 2 + 0.78, z + 0.05))
    text('WAVECREST', 0.13, s.metal('#d8b06a', 0.3) if c['w'] != '#eceae6' else s.plastic('#55575c', 0.4), (1.15, -D / 2 - 0.001, 0.41), (pi / 2, 0, 0), 0.002, 1.25, BOLD)


def sleeve(a, b, d):
    box(3.1, 0.05, 3.1, s.plastic('#f4efe4', 0.6), 0.01, (0, 0, 1.55))
    surface(lambda u, v: (-1.53 + 3.06 * u, -0.027, 0.02 + 3.06 * v), 4, 4, s.plastic(a, 0.55))
    for k, (r, q) in enumerate(((1.15, b), (0.8, d), (0.45, a))):
        cyl(r, 0.004, s.plastic(q, 0.55), (0, -0.028 - 0.002 * k, 1.4), (pi / 2, 0, 0), 0.001)
    text('SLOW MORNING', 0.26, s.plastic('#f6efe0', 0.6), (0, -0.035, 2.78), (pi / 2, 0, 0), 0.001, 1.1, BOLD)


def scene(c):
    """With two records leaning behind it."""
    build(c)
    place(sleeve, '#1f5a63', '#e8b84e', '#d9602f', at=(-0.9, 2.1, 0), rot=(-0.16, 0, 0.05))
    place(sleeve, '#b5463a', '#f0dcb8', '#2a3a5a', at=(0.6, 2.35, 0), rot=(-0.18, 0, -0.08))


VIEWS['scene'] = dict(az=-22, el=22, scene=scene)
