from device import *

COLOURS = {'graphite': dict(a='#2a2c30', cap='#2f62b0', ink='#d8dadd'), 'silver': dict(a='#d4d5d8', cap='#2f62b0', ink='#3a3d42'), 'cream': dict(a='#e6dfd0', cap='#c8503c', ink='#3a3d42')}
VIEWS = {'main': dict(az=-28, el=34, fill=0.76, floor=0.18), 'front': dict(az=0, el=32, fill=0.76), 'detail': dict(az=-36, el=28, focus=(0, 0.0, 0.32), span=0.7, blur=10),
         'side': dict(az=-62, el=18, fill=0.72)}


def build(c):
    """A wedge with one fader of 60 mm, four keys and a little display."""
    A, ink, D = s.plastic(c['a'], 0.4, 0.12, scale=200), s.plastic(c['ink'], 0.6), 1.4
    prof = [(-D / 2, 0.05), (-D / 2, 0.16), (-D / 2 + 0.03, 0.19), (D / 2 - 0.05, 0.40), (D / 2, 0.37), (D / 2, 0.05)]
    mesh([(sx * 0.45, y, z) for sx in (-1, 1) for y, z in prof], [tuple(range(6)), tuple(reversed(range(6, 12)))] + [(i + 6, (i + 1) % 6 + 6, (i + 1) % 6, i) for i in range(6)], A, bevel=0.025)

    def top():
        slab(0.075, 0.80, 0.004, 0.02, s.plastic('#060607', 0.8), (0.12, -0.14, 0.001), b=0.001)
        for i in range(11):
            y = -0.47 + 0.066 * i
            for x in (-0.10, 0.34):
                box(0.10 if i % 5 == 0 else 0.06, 0.008, 0.001, ink, 0, (x, y, 0.002))
        # cap: waisted, a white line across
        loft([[(0.12 + a * w, 0.06 + b * d + off, z) for a, b in rrect(1, 1, 0.12, 4)] for w, d, off, z in ((0.22, 0.34, 0, 0.03), (0.22, 0.34, 0, 0.06), (0.19, 0.26, 0, 0.13), (0.20, 0.30, 0, 0.175), (0.18, 0.26, 0, 0.19))], s.plastic(c['cap'], 0.34, 0, 0.3), angle=50)
        box(0.19, 0.014, 0.004, s.plastic('#f4f2ec', 0.4), 0, (0.12, 0.06, 0.191))
        for i, w in enumerate(('REC', 'SOLO', 'MUTE', 'AUTO')):
            col = ('#c8352c', '#e8c23a', '#3f8fd0', '#d8d6d0')[i]
            slab(0.15, 0.095, 0.035, 0.02, s.plastic(col, 0.45), (-0.30, -0.44 + 0.19 * i, 0), b=0.01)
            text(w, 0.038, ink, (-0.30, -0.515 + 0.19 * i, 0.001), (0, 0, 0), 0.0004, 1.1)
        slab(0.66, 0.20, 0.012, 0.02, s.plastic('#08090a', 0.15, coat=0.6), (0, 0.48, 0), b=0.004)
        text('LEAD VOX  -3.2', 0.062, lit('#7fe0ff', 1.8), (0, 0.48, 0.0135), (0, 0, 0), 0, 1.05)
        text(c.get('name', 'PIXEL FORGE'), 0.045, ink, (0, -0.62, 0.001), (0, 0, 0), 0.0004, 1.2)
    place(top, at=(0, 0.0, 0.3025), rot=(math.atan2(0.21, D - 0.08), 0, 0))
    for x in (-0.36, 0.36):
        for y in (-0.55, 0.55):
            cyl(0.06, 0.05, s.rubber('#202124'), (x, y, 0.0), b=0.01)
    tube(spline([(0.2, 0.70, 0.2), (0.2, 0.95, 0.14), (0.5, 1.2, 0.03), (0.95, 1.0, 0.03), (0.95, 0.5, 0.03)], 80), 0.028, s.plastic('#26282b', 0.6), n=12)
