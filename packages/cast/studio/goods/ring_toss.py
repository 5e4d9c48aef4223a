from kit import *
from gear import *
from rope import rope, strand
import stuff as s

COLOURS = {'beech': dict(w='#cfa36d', bands=['#c8402f', '#e3a92e', '#3f7fae', '#5a9450', '#e07a3a'], rope='#e2d3b4'),
           'walnut': dict(w='#8a5f3e', bands=['#b8483a', '#d8a84a', '#5a8294', '#74885a', '#c87f4e'], rope='#d8c8a8')}
VIEWS = {'main': dict(az=-20, el=28, fill=0.88), 'front': dict(az=0, el=16, fill=0.86), 'side': dict(az=46, el=22, fill=0.86),
         'detail': dict(az=-28, el=26, focus=(-0.1, -0.2, 0.75), span=2.3, blur=10), 'top': dict(az=-16, el=62, fill=0.86)}
H, R, THICK = 0.30, 0.70, 0.135
ARM = 2.05


def peg(band, w):
    lathe(spline([(0.135, 0), (0.135, 1.0)], 4) + spline([(0.135, 1.0), (0.132, 1.16), (0.10, 1.27), (0.0, 1.30)], 16), w, 48, angle=50)
    lathe([(0.136, 0.86), (0.1395, 0.865), (0.1395, 1.035), (0.136, 1.04)], worn(band, 0.35, 0.3), 48)
    lathe([(0.0, 0.0), (0.19, 0.0), (0.19, 0.02), (0.175, 0.035), (0.135, 0.04)], w, 48)


def quoit(c, band):
    """A ring of laid rope, its ends bound with thread in the colour of a peg."""
    ring = lambda a, r=R: (r * math.cos(a), r * math.sin(a), 0.0)
    rope([ring(2 * pi * i / 240) for i in range(240)], THICK, strand(c['rope']), closed=True)
    th = s.plastic(band, 0.7)
    turns, n = 15, 15 * 14
    P = []
    for i in range(n + 1):
        a, b = -0.24 + 0.48 * i / n, 2 * pi * turns * i / n
        k = THICK * 1.07
        rr = R + k * math.cos(b)
        P.append((rr * math.cos(a), rr * math.sin(a), k * math.sin(b)))
    tube(P, 0.013, th, n=6, angle=180)
    sleeve = lambda u, v: ((R + THICK * 1.03 * math.cos(2 * pi * u)) * math.cos(-0.24 + 0.48 * v), (R + THICK * 1.03 * math.cos(2 * pi * u)) * math.sin(-0.24 + 0.48 * v), THICK * 1.03 * math.sin(2 * pi * u))
    surface(sleeve, 24, 12, s.plastic(s.shade(band, 0.7), 0.8), loop_u=True, angle=180)


def build(c):
    wx, wy, wz = s.wood(c['w'], 'X', 1.0, 0.42), s.wood(c['w'], 'Y', 1.0, 0.42), s.wood(s.shade(c['w'], 0.97), 'Z', 1.3, 0.40)
    ink = s.plastic('#46290f', 0.9)

    def stand():
        box(5.2, 0.56, H, wx, 0.05, (0, 0, H / 2))
        for k in (-1, 1):
            box(0.56, 2.315, H, wy, 0.05, (0, k * (0.285 + 2.315 / 2), H / 2))
        for i, (x, y) in enumerate([(0, 0), (-ARM, 0), (ARM, 0), (0, -ARM), (0, ARM)]):
            group(made(peg, c['bands'][i], wz), (x, y, H))
        # what a ring counts is burned into the wood
        for words, x, y in (('50', 0.52, 0), ('20', -1.42, 0), ('20', 1.42, 0), ('10', 0, -1.42), ('30', 0, 1.42)):
            text(words, 0.24, ink, (x, y, H + 0.001), (0, 0, 0), 0.001)
        text('LITTLE GROVE', 0.12, ink, (-0.85, -0.283, H / 2), (pi / 2, 0, 0), 0.001, 1.2)
        text('LITTLE GROVE', 0.12, ink, (0.283, -1.4, H / 2), (pi / 2, 0, pi / 2), 0.001, 1.2)
    group([o for o in made(stand) if not o.parent], (0, 0, 0), (0, 0, 0.42))
    turn = Matrix.Rotation(0.42, 3, 'Z')
    put = lambda i, at, rot: group(made(quoit, c, c['bands'][i]), at, rot)
    z = H + THICK * 1.05
    p = turn @ Vector((0.20, -0.06, 0))
    put(0, (p.x, p.y, z), (0, 0, -1.2))
    p = turn @ Vector((-ARM + 0.18, 0.10, 0))
    put(1, (p.x, p.y, z), (0, 0, -2.2))
    # one leans with its edge on the floor against the front arm
    tilt = math.asin(min(1, (H - 0.02) / 1.12))
    p = turn @ Vector((0.78, -1.55, 0))
    e = put(2, (p.x, p.y, 0.36), (0, 0, 0))
    e.rotation_euler = (Matrix.Rotation(0.42, 3, 'Z') @ Matrix.Rotation(tilt, 3, 'Y') @ Matrix.Rotation(-2.0, 3, 'Z')).to_euler()
    settle(e)
    put(3, (-1.30, -2.05, THICK * 1.05), (0, 0, -0.9))
    e = put(4, (-1.62, -1.30, 0.4), (0, 0, 0))
    e.rotation_euler = (Matrix.Rotation(-0.2, 3, 'Z') @ Matrix.Rotation(-0.24, 3, 'X') @ Matrix.Rotation(-2.4, 3, 'Z')).to_euler()
    settle(e)
