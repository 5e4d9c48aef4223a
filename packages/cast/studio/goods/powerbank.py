from device import *

COLOURS = {'graphite': dict(a='#2c2e33', cable='#d9dadc'), 'white': dict(a='#efeeec', cable='#efeeec'), 'orange': dict(a='#dd6a34', cable='#1d1e21'), 'teal': dict(a='#23737a', cable='#e8e2d4')}
VIEWS = {'main': dict(az=-30, el=26, fill=0.82, floor=0.2), 'front': dict(az=0, el=16), 'detail': dict(az=-58, el=20, focus=(-0.78, 0, 0.14), span=0.85, blur=9), 'side': dict(az=-80, el=16)}


def plug(c):
    """USB-C, its tongue towards +x."""
    M = s.metal('#c9ccd0', 0.15)
    sweep([(0.1, 0, 0), (0.17, 0, 0)], rrect(0.085, 0.028, 0.0139), M, up=(0, 0, 1))
    P = s.plastic(c['cable'], 0.4)
    sweep([(-0.12, 0, 0), (-0.1, 0, 0), (0.08, 0, 0), (0.1, 0, 0)], rrect(0.12, 0.06, 0.025), P, up=(0, 0, 1), scale=lambda t: 0.8 if t < 0.1 else 1 if t < 0.9 else 0.94)
    for i in range(5):
        lathe([(0.02, 0), (0.03 - 0.001 * i, 0.004), (0.03 - 0.001 * i, 0.014), (0.02, 0.018)], P, 24).rotation_euler = (0, pi / 2, 0)
        bpy.context.scene.objects[-1].location = (-0.15 - 0.022 * i, 0, 0)


def build(c):
    A = s.plastic(c['a'], 0.5, 0.25, scale=170)
    W, D, H = 1.46, 0.7, 0.27
    o = rrect(D, H, 0.12, 12)
    sec = lambda x, k: [(x, y * (1 - k / (D / 2)), z * (1 - k / (H / 2)) + H / 2) for y, z in o]
    P = s.plastic(s.shade(c['a'], 0.8), 0.35)
    loft([sec(-W / 2, 0.015), sec(-W / 2 + 0.005, 0.005), sec(-W / 2 + 0.02, 0.0), sec(W / 2 - 0.02, 0.0), sec(W / 2 - 0.005, 0.005), sec(W / 2, 0.015)], A, angle=50)
    # end cap with the sockets, towards -x
    e = loft([sec(-W / 2 - 0.001, 0.03), sec(-W / 2 - 0.006, 0.034)], P, angle=50)
    def ports():
        M, K = s.metal('#b9bcc0', 0.25), s.plastic('#08080a', 0.6)
        for x in (-0.2, 0.2):
            plate(rrect(0.15, 0.07, 0.008), 0.008, M, 0.002, (x, 0, 0)); plate(rrect(0.135, 0.055, 0.004), 0.009, K, 0, (x, 0, 0)); plate(rrect(0.125, 0.02, 0.002), 0.01, s.plastic('#e07a2f' if x < 0 else '#2f7fd0', 0.4), 0, (x, 0.008, 0))
        plate(rrect(0.105, 0.042, 0.02), 0.008, M, 0.002); plate(rrect(0.09, 0.03, 0.0149), 0.009, K, 0); plate(rrect(0.06, 0.008, 0.002), 0.01, M, 0)
    place(ports, at=(-W / 2 - 0.007, 0, H / 2), rot=(pi / 2, 0, -pi / 2))
    # charge display, button, name on top
    z = H
    plate(rrect(0.34, 0.2, 0.04), 0.006, black_glass(gloss=0.08), 0.001, (-0.48, -0.0, z)); text('87', 0.13, lit('#bff3e2', 1.6), (-0.51, 0.0, z + 0.0035), (0, 0, 0), 0, 1, BOLD); text('%', 0.06, lit('#bff3e2', 1.6), (-0.38, -0.03, z + 0.0035), (0, 0, 0), 0, 1, BOLD)
    for i in range(4):
        cyl(0.011, 0.004, lit('#bff3e2', 2) if i < 3 else s.plastic('#55585e'), (-0.22 + 0.045 * i, 0.0, z - 0.001), b=0.001, seg=20)
    ink = s.plastic('#b9bcc2' if c['a'] < '#8' else s.shade(c['a'], 0.62), 0.5)
    text('MERIDIAN', 0.095, ink, (0.36, 0.06, z + 0.0005), (0, 0, 0), 0.0006, 1.25); text('10 000 mAh', 0.05, ink, (0.36, -0.08, z + 0.0005), (0, 0, 0), 0.0006, 1.15)
    put(cyl(0.035, 0.012, P, b=0.004, seg=40), (-0.2, -D / 2 + 0.004, H / 2), (pi / 2, 0, 0))
    # cable: one plug in, the rest in loose rings beside it
    C = s.weave(c['cable'], 1, 'UV', (10, 900), s.shade(c['cable'], 0.72), 0.7, 0.2)
    rings = [(-0.35 + (0.33 + 0.012 * math.sin(i * 0.9)) * math.cos(a), -0.82 + (0.27 + 0.01 * math.cos(i * 1.7)) * math.sin(a), 0.03 + 0.05 * (a / (2 * pi)) + 0.006 * math.sin(i * 0.5)) for i, a in enumerate([2 * pi * 3 * k / 130 + 2.6 for k in range(131)])]
    rings = [(x, y, min(z, 0.15)) for x, y, z in rings]
    start = [(-W / 2 - 0.3, 0.0, H / 2), (-W / 2 - 0.5, -0.02, 0.1), (-W / 2 - 0.42, -0.35, 0.03)]
    tail = [(0.15, -0.9, 0.08), (0.45, -0.85, 0.03), (0.62, -0.72, 0.035)]
    path = start + rings[4:-4:4] + tail
    tube(spline(path, 500), 0.022, C)
    place(plug, c, at=(-W / 2 - 0.17 - 0.0, 0, H / 2))
    place(plug, c, at=(0.84, -0.6, 0.04), rot=(0, 0, 0.55))
    # a leather tie holds the rings
    box(0.09, 0.17, 0.17, s.leather('#8a5a34', 60), 0.03, (-0.35, -1.08, 0.09), (0.1, 0, 0))


def scene(c):
    """Charging a telephone."""
    from goods import phone
    build(c)
    place(phone.phone, phone.COLOURS['mint'], at=(1.35, -0.15, 0.05), rot=(0, 0, 2.15))


VIEWS['scene'] = dict(az=-24, el=36, scene=scene)
