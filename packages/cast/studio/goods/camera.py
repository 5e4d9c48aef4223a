from device import *

COLOURS = {'silver': dict(m='#c3c4c6', skin='#1b1b1d', ring='#1a1a1c'), 'black': dict(m='#26272a', skin='#19191b', ring='#1a1a1c'), 'brown': dict(m='#c3c4c6', skin='#6a4029', ring='#b9babc'), 'green': dict(m='#c9c2b4', skin='#3d4a38', ring='#1a1a1c'),
           'olive': dict(m='#2c2e2a', skin='#4a5236', ring='#1a1a1c'),
           'wine': dict(m='#c3c4c6', skin='#5b1f28', ring='#b9babc'),
           'sand': dict(m='#d2c7b2', skin='#b08a5e', ring='#2a2622')}
VIEWS = {'main': dict(az=-30, el=15), 'front': dict(az=0, el=6), 'detail': dict(az=-38, el=18, focus=(0.1, -0.62, 0.42), span=0.85, blur=10), 'top': dict(az=-20, el=50)}


def lens(c, R=0.315):
    """Lens looking along +z from its mount."""
    B, S = s.metal(c['ring'], 0.35) if c['ring'] > '#8' else s.plastic(c['ring'], 0.38), s.metal('#b9bbbe', 0.18)
    cyl(R + 0.025, 0.03, S, b=0.006)
    cyl(R, 0.1, B, (0, 0, 0.03), b=0.008)
    knob(R + 0.012, 0.1, B, (0, 0, 0.12), ridges=60, deep=0.03)
    cyl(R - 0.012, 0.06, B, (0, 0, 0.215), b=0.006)
    knob(R + 0.004, 0.14, B, (0, 0, 0.265), ridges=44, deep=0.045)
    cyl(R - 0.018, 0.065, B, (0, 0, 0.4), b=0.012, hole=R - 0.06)
    lathe([(R - 0.018, 0.462), (R - 0.03, 0.466), (R - 0.045, 0.45), (R - 0.05, 0.425), (R - 0.13, 0.412), (R - 0.135, 0.40)], s.plastic('#0d0d0e', 0.45), 128, angle=25)
    ring_text('AURORA OPTICS  35mm  1:2', R - 0.09, 0.032, s.plastic('#e8e8e4', 0.6), (0, 0, 0.4215), depth=0.0004, start=90)
    ring_text('MADE BY HAND', R - 0.09, 0.022, s.plastic('#c9c9c4', 0.6), (0, 0, 0.4215), depth=0.0004, start=-90, inward=True)
    for k, t in enumerate(('2', '2.8', '4', '5.6', '8', '11', '16')):
        a = math.radians(90 + (k - 3) * 16)
        text(t, 0.034, s.plastic('#e8e8e4', 0.6), ((R - 0.009) * math.cos(a), (R - 0.009) * math.sin(a), 0.246), (-pi / 2 , pi, a + pi / 2 + pi * 0), 0.0006, 1)
    lathe([(0.188, 0.41), (0.15, 0.33), (0.12, 0.25), (0.1, 0.2), (0, 0.2)], s.plastic('#08080a', 0.35), 96)
    lathe([(0.13, 0.27), (0.1, 0.285), (0, 0.292)], black_glass('#0a0712', 0.02), 96)
    coat = s.Mat(Base_Color='#0c0820', Roughness=0.02, Specular=1.0, Specular_Tint=0.0, Clearcoat=1.0, Clearcoat_Roughness=0.0)
    face = coat.node('LayerWeight', 1, Blend=0.35)
    coat.set(Base_Color=coat.ramp(face, (0.0, '#090512'), (0.25, '#25104a'), (0.6, '#0f3d55')))
    lathe(spline([(0.186, 0.392), (0.15, 0.413), (0.1, 0.43), (0.05, 0.438), (0, 0.44)], 24), coat.m, 96)


def build(c):
    M = s.metal(c['m'], 0.3, 0.08, (1, 1, 1)) if c['m'] > '#8' else lacquer(c['m'], 0.3, coat=0.3)
    body = rrect(1.28, 0.36, 0.15, 12)
    grip = lambda: s.leather(c['skin'], 62, 0.5, 0.55)
    loft([flat(body, z) if k is None else flat(scaled(body, k, k), z) for k, z in ((0.97, 0.0), (0.995, 0.008), (None, 0.025), (None, 0.13))], M, angle=50)
    loft([flat(scaled(body, 0.996, 0.985), z) for z in (0.12, 0.64)], grip(), cap=False)
    loft([flat(scaled(body, k, k), z) for k, z in ((1, 0.63), (1, 0.80), (0.992, 0.815), (0.97, 0.822))], M, angle=50)
    # front grip and thumb hump
    loft([[(x * w - 0.5, y * d - 0.15, z) for x, y in oval(1, 1, 2.6, 60)] for z, w, d in ((0.13, 0.19, 0.2), (0.2, 0.2, 0.24), (0.5, 0.2, 0.26), (0.6, 0.19, 0.23), (0.635, 0.16, 0.17))], grip(), angle=60)
    # finder hump with its shoe, window
    loft([[(x * w, y * d, z) for x, y in rrect(1, 1, 0.12, 6)] for z, w, d in ((0.815, 0.46, 0.31), (0.9, 0.42, 0.28), (0.93, 0.36, 0.24))], M, angle=45, bevel=0.01)
    box(0.2, 0.19, 0.012, s.plastic('#111112', 0.5), 0.004, (0, 0.02, 0.938))
    for sx in (-1, 1):
        box(0.03, 0.19, 0.03, s.steel(), 0.006, (sx * 0.095, 0.02, 0.944))
    text('AURORA', 0.07, s.plastic('#1b1b1d' if c['m'] > '#8' else '#e6e6e2', 0.4), (0, -0.152, 0.868), (pi / 2 - 0.18, 0, 0), 0.003, 1.25)
    # dials and shutter
    K = s.metal(c['m'], 0.22) if c['m'] > '#8' else s.metal('#3a3b3f', 0.3)
    knob(0.115, 0.085, K, (0.4, 0.0, 0.82), ridges=50, deep=0.04, cap=s.metal(c['m'], 0.35) if c['m'] > '#8' else s.plastic('#1c1c1e', 0.4))
    ring_text('1000 500 250 125 60 30 B', 0.078, 0.022, s.plastic('#1b1b1d' if c['m'] > '#8' else '#e6e6e2', 0.5), (0.4, 0, 0.911), step=15, depth=0.0005)
    knob(0.085, 0.07, K, (0.575, 0.06, 0.82), ridges=36, deep=0.05, cap=K)
    cyl(0.085, 0.04, K, (-0.46, -0.06, 0.82), b=0.01); cyl(0.052, 0.045, s.metal('#d0d1d3', 0.15), (-0.46, -0.06, 0.845), b=0.012)
    knob(0.1, 0.06, K, (-0.27 - 0.06, 0.06, 0.82), ridges=44, deep=0.04, cap=K)
    # windows on the front, lens release, strap eyes
    box(0.1, 0.02, 0.07, black_glass('#0b0d14'), 0.01, (0.5, -0.182, 0.725)); cyl(0.03, 0.012, s.Mat(Base_Color='#7a1512', Roughness=0.1).m, (-0.3, -0.178, 0.725), (pi / 2, 0, 0), 0.004, seg=32)
    cyl(0.035, 0.03, s.steel(), (0.36, -0.17, 0.28), (pi / 2, 0, 0), 0.008, seg=40)
    for sx in (-1, 1):
        cyl(0.035, 0.02, s.steel(), (sx * 0.63, -0.02, 0.66), (0, sx * pi / 2, 0), 0.005, seg=32)
        tube([(sx * 0.665, -0.02 + 0.04 * math.cos(a), 0.63 + 0.05 * math.sin(a)) for a in [2 * pi * i / 32 for i in range(32)]], 0.009, s.steel(), True)
    place(lens, c, at=(0.06, -0.17, 0.385), rot=(pi / 2, 0, 0))


def roll(colour):
    cyl(0.125, 0.4, s.plastic(colour, 0.35, coat=0.3), (0, 0, 0.03), b=0.006)
    for z in (0, 0.42):
        cyl(0.135, 0.035, s.metal('#2a2a2c', 0.3), (0, 0, z), b=0.01)
    cyl(0.05, 0.07, s.plastic('#17171a', 0.4), (0, 0, 0.44), b=0.01)
    lathe([(0.1255, 0.1), (0.1262, 0.1), (0.1262, 0.2), (0.1255, 0.2)], s.plastic('#f2c14e', 0.4), 64)


def scene(c):
    """With two rolls of film."""
    build(c)
    place(roll, '#2f7a4f', at=(-0.75, -0.75, 0))
    place(roll, '#c23b32', at=(-0.38, -1.02, 0.135), rot=(pi / 2, 0, 0.9))


VIEWS['scene'] = dict(az=-24, el=20, scene=scene)
