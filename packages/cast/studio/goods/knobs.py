from device import *

COLOURS = {'blue': dict(a='#d9dadc', k='#2f62b0', ink='#3a3d42'), 'orange': dict(a='#e6dfd0', k='#d8693a', ink='#3a3d42'), 'night': dict(a='#2a2c30', k='#e8c24a', ink='#e6e6e6')}
VIEWS = {'main': dict(az=-26, el=34, fill=0.74, floor=0.18), 'front': dict(az=0, el=30, fill=0.74), 'detail': dict(az=-34, el=30, focus=(-0.28, -0.25, 0.35), span=0.75, blur=10),
         'side': dict(az=-64, el=18, fill=0.72)}


def build(c):
    """A plate of 12 by 12 cm with four large knobs, a ring of light around each."""
    A, ink = s.metal(c['a'], 0.42, 0.06, (60, 1, 1)) if c['a'] > '#8' else s.plastic(c['a'], 0.4, 0.1), s.plastic(c['ink'], 0.6)
    slab(1.2, 1.2, 0.20, 0.09, s.plastic('#26282b', 0.5, 0.1), (0, 0, 0.03), b=0.02)
    slab(1.2, 1.2, 0.03, 0.09, A, (0, 0, 0.23), b=0.012)
    for i, (x, y) in enumerate(((-0.28, 0.25), (0.28, 0.25), (-0.28, -0.27), (0.28, -0.27))):
        cyl(0.205, 0.012, s.plastic('#17181a', 0.4), (x, y, 0.258), b=0.003)
        put(knob(0.165, 0.22, s.plastic(c['k'], 0.34, 0, 0.3), ridges=28, deep=0.06, b=0.025, cap=s.plastic(s.shade(c['k'], 0.86), 0.3, 0, 0.4)), (x, y, 0.265))
        turn = math.radians((215, 130, 60, -10)[i])
        box(0.085, 0.020, 0.006, s.plastic('#f4f2ec', 0.4), 0.002, (x + 0.095 * math.cos(turn), y + 0.095 * math.sin(turn), 0.488), (0, 0, turn))
        for k in range(15):
            b = math.radians(235 - 20 * k)
            on = b >= turn - 0.01
            cyl(0.011, 0.004, lit('#6fd0ff' if c['k'] == '#2f62b0' else '#ffb060', 2.2) if on else s.plastic('#4a4d52', 0.5), (x + 0.187 * math.cos(b), y + 0.187 * math.sin(b), 0.268), b=0.001, seg=16)
        text(('FILTER', 'SEND', 'DRIVE', 'LEVEL')[i], 0.052, ink, (x, y - 0.245, 0.2615), (0, 0, 0), 0.0005, 1.2)
    text(c.get('name', 'BITWELL'), 0.06, ink, (-0.37, 0.53, 0.2615), (0, 0, 0), 0.0005, 1.3)
    for x in (-0.52, 0.52):
        for y in (-0.52, 0.52):
            screw(0.028, (x, y, 0.262), mat=s.metal('#9a9da2', 0.3))
            cyl(0.07, 0.04, s.rubber('#202124'), (x * 0.85, y * 0.85, 0.0), b=0.01)
    cable = s.plastic('#26282b', 0.6)
    tube(spline([(0.25, 0.60, 0.13), (0.25, 0.85, 0.12), (0.55, 1.15, 0.03), (1.05, 1.05, 0.03), (1.15, 0.55, 0.03), (1.0, 0.1, 0.03)], 80), 0.028, cable, n=12)
    box(0.09, 0.16, 0.07, cable, 0.02, (0.25, 0.66, 0.13))
