from device import *

COLOURS = {'walnut': dict(w='#5e3b24', front='#1b1b1d', cone='#c39a50'), 'oak': dict(w='#b98a56', front='#e6e2d8', cone='#3d4046'), 'black': dict(w='#232225', front='#161618', cone='#c9a24e'), 'white': dict(w='#e9e7e2', front='#f2f1ee', cone='#3a3b3f')}
VIEWS = {'main': dict(az=-30, el=12), 'front': dict(az=0, el=6), 'detail': dict(az=-34, el=10, focus=(-0.95, -1.0, 1.2), span=1.7, blur=10), 'side': dict(az=-70, el=12)}


def driver(r, c, dome=0.3, phase=None):
    """Basket ring, rubber roll and cone towards +z."""
    M, R = s.metal('#3a3b3f', 0.35), s.rubber('#131315')
    cyl(r * 1.14, 0.04, M, b=0.012, hole=r * 0.83)
    lathe([(r * 1.15, 0.0), (r * 1.165, 0.006), (r * 1.165, 0.03), (r * 1.14, 0.042), (r * 1.12, 0.04)], s.metal('#c9ccd0', 0.2), 128)
    lathe(spline([(r * 1.0, 0.042), (r * 0.96, 0.075), (r * 0.9, 0.085), (r * 0.84, 0.07), (r * 0.81, 0.035)], 30), R, 128)
    K = s.Mat(Base_Color=c, Roughness=0.55, Specular=0.35)
    K.bump(K.wave(9 / r * 0.6, kind='RINGS', along='Z', detail=0), 0.08, 0.01)
    lathe(spline([(r * 0.82, 0.04), (r * 0.55, -0.06 * r), (r * 0.3, -0.2 * r), (r * 0.2, -0.25 * r)], 30), K.m, 128)
    lathe(spline([(r * dome, -0.2 * r), (r * dome * 0.8, -0.02 * r), (r * dome * 0.4, 0.05 * r), (0, 0.06 * r)], 24), s.plastic('#0f0f11', 0.25, coat=0.3) if not phase else s.metal(phase, 0.2), 96)
    for i in range(6):
        a = 2 * pi * (i + 0.5) / 6
        place(screw, 0.03 * max(0.8, r / 0.6), at=(r * 1.07 * math.cos(a), r * 1.07 * math.sin(a), 0.036), mat=s.metal('#1b1b1d', 0.3))


def cabinet(c):
    W, D, H = 1.75, 2.3, 2.9
    wood = s.wood(c['w'], 'Z', 0.5, 0.34) if c['w'] not in ('#232225', '#e9e7e2') else s.plastic(c['w'], 0.3, 0.0, 0.4)
    F = s.plastic(c['front'], 0.45, 0.1, scale=120)
    case = box(W, D, H, wood, 0.05, (0, 0, H / 2 + 0.06))
    front = box(W - 0.14, 0.06, H - 0.14, F, 0.03, (0, -D / 2 - 0.015, H / 2 + 0.06))
    for r, z in ((0.52, 0.98), (0.29, 2.12)):
        hole = cyl(r, 0.5, F, (0, -D / 2 + 0.35, z), (pi / 2, 0, 0))
        cut(case, hole), cut(front, hole)
    f = -D / 2 - 0.045
    place(driver, 0.6, c['cone'], 0.3, '#d0a45a' if c['w'] == '#5e3b24' else None, at=(0, f, 0.98), rot=(pi / 2, 0, 0))
    def tweeter():
        M = s.metal('#2c2d30', 0.35)
        cyl(0.36, 0.035, M, b=0.012, hole=0.3)
        lathe([(0.362, 0.0), (0.37, 0.006), (0.37, 0.028), (0.355, 0.038)], s.metal('#c9ccd0', 0.2), 96)
        lathe(spline([(0.3, 0.037), (0.24, 0.02), (0.17, -0.012), (0.14, -0.02)], 20), s.plastic('#1a1a1c', 0.35), 96)
        lathe(spline([(0.15, -0.02), (0.13, 0.03), (0.07, 0.065), (0, 0.075)], 20), s.cloth('#1b1b1e', 60, 0.2), 96)
        for i in range(4):
            a = pi / 4 + i * pi / 2
            place(screw, 0.024, at=(0.315 * math.cos(a), 0.315 * math.sin(a), 0.03), mat=s.metal('#1b1b1d', 0.3))
    place(tweeter, at=(0, f, 2.12), rot=(pi / 2, 0, 0))
    def port():
        lathe(spline([(0.36, 0.0), (0.36, 0.02), (0.3, 0.03), (0.24, 0.0)], 20), s.plastic('#1a1a1c', 0.4), 64)
    def badge():
        slab(0.44, 0.1, 0.012, 0.02, s.metal('#c9a86a', 0.25), b=0.003); text('WAVECREST', 0.055, s.plastic('#1c1712', 0.5), (0, 0, 0.0125), (0, 0, 0), 0.001, 1.1, BOLD)
    place(badge, at=(0, f, 2.72), rot=(pi / 2, 0, 0))
    for x in (-0.7, 0.7):
        for y in (-0.95, 0.95):
            cyl(0.09, 0.07, s.rubber(), (x, y, 0), b=0.02)


def build(c):
    place(cabinet, c, at=(-1.25, -0.2, 0), rot=(0, 0, 0.12))
    place(cabinet, c, at=(1.15, 0.35, 0), rot=(0, 0, -0.1))


def scene(c):
    """Left and right of a record player."""
    from goods import turntable
    place(cabinet, c, at=(-3.7, 0.2, 0), rot=(0, 0, 0.14))
    place(cabinet, c, at=(3.7, 0.2, 0), rot=(0, 0, -0.14))
    place(turntable.build, turntable.COLOURS['walnut'])


VIEWS['scene'] = dict(az=-10, el=20, fill=0.88, scene=scene)
