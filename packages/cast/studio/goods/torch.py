from device import *

COLOURS = {'black': dict(a='#232427', ring='#d8a23a'), 'olive': dict(a='#5a603f', ring='#e07a3a'), 'red': dict(a='#a8252b', ring='#d9dadc'), 'silver': dict(a='#b9bcc0', ring='#2f7fd0')}
VIEWS = {'main': dict(az=-28, el=16, fill=0.86, floor=0.2), 'front': dict(az=-70, el=12), 'detail': dict(az=-58, el=12, focus=(-0.75, 0, 0.3), span=0.9, blur=10), 'scene': dict(az=-30, el=14, scene=lambda c: stand(c))}


def knurl(r, z0, z1, mat, n=56, m=26, deep=0.012):
    def f(u, v):
        z = z0 + (z1 - z0) * v
        e = min(1, min(v, 1 - v) * 14)
        k = deep * e * max(abs(math.sin(pi * (u * n + v * m))), abs(math.sin(pi * (u * n - v * m))))
        q = r - deep + k
        return q * math.cos(2 * pi * u), q * math.sin(2 * pi * u), z
    return surface(f, n * 6, m * 6, mat, loop_u=True, angle=50)


def body(c):
    """Along +z, light at the upper end."""
    A = s.metal(c['a'], 0.36) if c['a'] > '#8' else lacquer(c['a'], 0.28, coat=0.25)
    R = s.rubber('#161617')
    lathe(spline([(0, 0.0), (0.09, 0.0), (0.105, 0.02), (0.11, 0.05)], 14), R, 64)
    lathe([(0.11, 0.03), (0.15, 0.03), (0.16, 0.045), (0.16, 0.10), (0.152, 0.11), (0.152, 0.13), (0.162, 0.14), (0.162, 0.2), (0.155, 0.21)], A, 128, angle=25)
    knurl(0.163, 0.21, 0.98, A)
    lathe([(0.155, 0.98), (0.163, 0.99), (0.163, 1.06), (0.155, 1.07), (0.155, 1.10), (0.17, 1.115), (0.175, 1.15), (0.235, 1.27), (0.25, 1.29)], A, 128, angle=25)
    n = 6
    def fins(u, v):
        z = 1.29 + 0.2 * v
        k = 0.25 - 0.022 * (math.sin(v * pi * 2 * 4) > 0.1)
        return k * math.cos(2 * pi * u), k * math.sin(2 * pi * u), z
    surface(fins, 128, 64, A, loop_u=True, angle=25)
    lathe([(0.25, 1.49), (0.268, 1.5), (0.272, 1.52), (0.272, 1.62), (0.265, 1.635), (0.247, 1.637), (0.243, 1.61)], A, 128, angle=25)
    lathe([(0.268, 1.5), (0.2735, 1.505), (0.2735, 1.53), (0.268, 1.535)], s.metal(c['ring'], 0.25), 128, angle=25)
    # reflector and emitter
    lathe(spline([(0.245, 1.61), (0.225, 1.53), (0.17, 1.43), (0.1, 1.37), (0.05, 1.36)], 40), chrome('#e6e8ea', 0.04), 128)
    lathe([(0, 1.365), (0.06, 1.365)], s.plastic('#e8e4d8', 0.5), 48)
    box(0.05, 0.05, 0.015, lit('#fff3c0', 6), 0.004, (0, 0, 1.375))
    lathe([(0.246, 1.612), (0, 1.612)], clear(facing=0.2), 96)
    for i in range(6):
        a = 2 * pi * i / 6
        box(0.06, 0.05, 0.02, s.metal(c['ring'], 0.25), 0.006, (0.255 * math.cos(a), 0.255 * math.sin(a), 1.635), (0, 0, a))
    # switch, name, clip, lanyard
    def sw():
        slab(0.1, 0.2, 0.02, 0.05, A, b=0.008); slab(0.07, 0.16, 0.035, 0.035, R, b=0.012)
        cyl(0.01, 0.037, lit('#48d27e', 3), (0, 0, 0), b=0.001, seg=16)
    place(sw, at=(0, -0.155, 1.03), rot=(pi / 2, 0, 0))
    clip = spline([(0.16, 0, 0.2), (0.21, 0, 0.22), (0.215, 0, 0.4), (0.19, 0, 0.75), (0.185, 0, 0.8), (0.21, 0, 0.86)], 40)
    sweep(clip, rrect(0.015, 0.1, 0.006), s.metal('#b9bcc0', 0.25), up=(0, 1, 0))
    lathe([(0.164, 0.13), (0.17, 0.14), (0.17, 0.21), (0.164, 0.22)], s.metal('#b9bcc0', 0.25), 96)


def cord():
    tube(spline([(0.98, 0, 0.14), (1.15, -0.1, 0.05), (1.3, -0.3, 0.025), (1.2, -0.5, 0.025), (0.85, -0.52, 0.025), (0.75, -0.38, 0.025), (0.95, -0.2, 0.03), (1.02, 0.0, 0.1)], 100), 0.02, s.weave('#d0662f', 1, 'UV', (10, 300), '#1f1f22', 0.7, 0.2))


def build(c):
    place(body, c, at=(0.92, 0, 0.275), rot=(0, -pi / 2 + 0.012, -0.0))
    cord()


def stand(c):
    place(body, c, at=(0, 0, 0), rot=(0, 0, 0.5))
