from device import *

COLOURS = {'maple': dict(a='#c98a4a', wood=1), 'black': dict(a='#1b1b1e', wood=0), 'blue': dict(a='#24508a', wood=0), 'green': dict(a='#2f7a4c', wood=0), 'orange': dict(a='#d8742a', wood=0), 'red': dict(a='#a3202a', wood=0), 'teal': dict(a='#1f6f78', wood=0)}
VIEWS = {'main': dict(az=-26, el=24), 'front': dict(az=0, el=10), 'detail': dict(az=-30, el=20, focus=(-0.6, -1.6, 1.4), span=1.9, blur=10), 'scene': dict(az=-26, el=30, scene=lambda c: plain(c))}
R = 1.78


def drum(c):
    A = varnished(c['a'], 'X', 0.7, 0.3, 1.0) if c['wood'] else lacquer(c['a'], 0.12, 0.8)
    M, H = chrome('#d4d6d9', 0.1), 1.4
    lathe([(R, 0.06), (R, H - 0.06)], A, 160)
    lathe([(R - 0.06, H - 0.06), (R - 0.06, 0.06)], s.wood('#b98a5a', 'Z'), 160)
    skin = s.Mat(Base_Color='#f1efe8', Roughness=0.72, Specular=0.3)
    worn = skin.ramp(skin.noise(1.3, 5), (0.45, 0.0), (0.75, 1.0))
    skin.set(Base_Color=skin.mix(worn, '#f4f2ec', '#e4e0d6')); skin.bump(skin.noise(90, 2), 0.12, 0.01)
    lathe(spline([(0, H), (R - 0.1, H), (R + 0.0, H - 0.015), (R + 0.045, H - 0.06), (R + 0.05, H - 0.1)], 60), skin.m, 160)
    lathe([(0, 0.0), (R + 0.04, 0.0), (R + 0.05, 0.06)], skin.m, 128)
    for z, up in ((H - 0.14, 1), (0.14, -1)):
        lathe([(R + 0.02, z - 0.06 * up), (R + 0.075, z - 0.065 * up), (R + 0.085, z - 0.03 * up), (R + 0.075, z + 0.0), (R + 0.07, z + 0.16 * up), (R + 0.1, z + 0.185 * up), (R + 0.13, z + 0.18 * up), (R + 0.12, z + 0.205 * up), (R + 0.07, z + 0.215 * up), (R + 0.045, z + 0.19 * up), (R + 0.045, z - 0.05 * up)], M, 160, angle=35)
    n = 10
    def lug():
        loft([[(x * w, -R - d, H / 2 + y * h) for x, y in rrect(1, 1, 0.3, 6)] for w, h, d in ((0.2, 0.62, 0.0), (0.2, 0.62, 0.04), (0.17, 0.56, 0.1), (0.12, 0.46, 0.14), (0.06, 0.34, 0.155))], M, angle=60)
        for z0, z1, up in ((H / 2 + 0.24, H - 0.02, 1), (H / 2 - 0.24, 0.02, -1)):
            rod((0, -R - 0.1, z0), (0, -R - 0.1, z1), 0.022, M)
            box(0.13, 0.13, 0.05, M, 0.012, (0, -R - 0.1, z1 - 0.07 * up))
            cyl(0.045, 0.05, M, (0, -R - 0.1, z1 - 0.02), b=0.012, seg=24); box(0.045, 0.045, 0.07, M, 0.006, (0, -R - 0.1, z1 + 0.05 * up))
    copies(lug, [((0, 0, 0), (0, 0, 2 * pi * (i + 0.5) / n)) for i in range(n)])
    # strainer and badge
    def strainer():
        slab(0.26, 0.5, 0.06, 0.04, M, b=0.015); slab(0.14, 0.4, 0.12, 0.05, M, (0, 0.06, 0), b=0.03)
        put(knob(0.07, 0.14, M, ridges=20, deep=0.1), (0, 0.2, 0.1), (-pi / 2, 0, 0))
        box(0.16, 0.07, 0.28, M, 0.02, (0, -0.02, 0.2), (0.5, 0, 0))
        for x in (-0.08, 0.08):
            box(0.02, 0.5, 0.01, s.plastic('#dcd7c9', 0.6), 0, (x, -0.5, 0.02))
    place(strainer, at=(-R * math.sin(0.62), -R * math.cos(0.62), H / 2 + 0.05), rot=(pi / 2, 0, -0.62))
    def badge():
        domed(oval(0.34, 0.22, 2), [(1, 0), (1, 0.012), (0.94, 0.018), (0.01, 0.02)], s.brass(), angle=30)
        text(c.get('name', 'FRET'), 0.085, s.plastic('#2a1c10', 0.5), (0, 0.01, 0.0205), (0, 0, 0), 0.001, 1.1, BOLD)
    place(badge, at=(0, -R - 0.004, H / 2 + 0.02), rot=(pi / 2, 0, 0))
    text(c.get('name', 'FRET'), 0.24, s.plastic('#9a958a', 0.7), (0, -0.75, H + 0.001), (0, 0, 0), 0.0005, 1.1, BOLD)


def stick():
    W = varnished('#dcb478', 'X', 0.8, 0.15, 0.3)
    ob = lathe(spline([(0, 0), (0.05, 0.005), (0.072, 0.04), (0.075, 0.2), (0.075, 2.9), (0.06, 3.5), (0.036, 3.86), (0.034, 3.9), (0.052, 3.97), (0.055, 4.03), (0.035, 4.1), (0, 4.115)], 120), W, 32)
    ob.rotation_euler = (0, pi / 2, 0)


def build(c):
    drum(c)
    place(stick, at=(-1.55, -0.55, 1.5), rot=(0, -0.028, 0.5))
    place(stick, at=(-1.9, 0.35, 1.56), rot=(0, -0.0, 0.12))


def plain(c):
    drum(c)
