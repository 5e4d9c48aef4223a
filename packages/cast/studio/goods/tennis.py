from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(name='RIDGELINE', a='#a8232b', b='#f1efe9', grip='#1f2022'), 'blue': dict(a='#24508a', b='#e8c24a', grip='#f1efe9'), 'green': dict(a='#2f5a46', b='#f1efe9', grip='#6a4a30'), 'black': dict(a='#232427', b='#d8e04a', grip='#1a1a1c')}
VIEWS = {'main': dict(az=-16, el=36, fill=0.86), 'front': dict(az=0, el=12, fill=0.84), 'detail': dict(az=-16, el=44, focus=(-0.95, 1.1, 0.6), span=2.3, blur=12),
         'scene': dict(az=-20, el=14, fill=0.6, scene=lambda c: ball((0, 0, 0)))}


def ball(at, r=0.335):
    felt = plush('#cfe04a', 26)
    def f(p):
        # the seam: a curve wound twice around
        d = 9
        for q in SEAM:
            d = min(d, (p - q).length)
        return (1 if d < 0.045 else 0), d
    ob = sphere_cells(f, r, 0.010, 0.05, 6, mats=(felt, s.plastic('#efeee4', 0.8)), at=(at[0], at[1], at[2] + r))
    fuzz(ob, s.fibre('#d3e25a'), 5200, 0.022, 0.02, 0.5)
    ob.particle_systems[-1].settings.material = 3
    return ob


SEAM = []
for i in range(260):
    t = 2 * pi * i / 260
    a, b = 0.75, 0.25
    SEAM.append(Vector((a * math.cos(t) + b * math.cos(3 * t), a * math.sin(t) - b * math.sin(3 * t), 2 * math.sqrt(a * b) * math.sin(2 * t))).normalized())


def racket(c):
    """Lying in its own plane: x across, y along, head above; z up."""
    frame, two, grip, string = s.plastic(c['a'], 0.2, coat=0.6), s.plastic(c['b'], 0.25, coat=0.5), s.plastic(c['grip'], 0.8, 0.2, scale=30), s.plastic('#efeadb', 0.4)
    A, B, cy = 1.30, 1.72, 4.9
    head = [(A * math.cos(t), cy + B * math.sin(t) - (0.10 * (1 + math.sin(t * 1.0 + pi)) if math.sin(t) < 0 else 0), 0) for t in [-pi / 2 + 2 * pi * i / 160 for i in range(160)]]
    sweep(head, rrect(0.125, 0.24, 0.05, 4), frame, closed=True, up=(0, 0, 1))
    for sg in (0.62, 1.0):
        pass
    sweep([p for p in head if p[1] > cy + 0.7], rrect(0.135, 0.246, 0.05, 4), two, up=(0, 0, 1))
    for k in (-1, 1):
        P = spline([(k * 0.98, cy - 1.02, 0), (k * 0.62, cy - 1.62, 0), (k * 0.28, cy - 2.28, 0), (k * 0.14, cy - 2.62, 0), (k * 0.11, 2.0, 0)], 40)
        sweep(P, rrect(0.15, 0.24, 0.06, 4), frame, up=(0, 0, 1))
    sweep(spline([(-0.82, cy - 1.30, 0), (-0.4, cy - 1.58, 0), (0, cy - 1.66, 0), (0.4, cy - 1.58, 0), (0.82, cy - 1.30, 0)], 40), rrect(0.12, 0.22, 0.05, 4), two, up=(0, 0, 1))
    sweep([(0, 2.55, 0), (0, 1.7, 0)], rrect(0.34, 0.26, 0.08, 5), frame, up=(0, 0, 1))
    # strings: woven
    inside = lambda x: cy + B * math.sqrt(max(0, 1 - (x / A) ** 2))
    low = lambda x: cy - (B + 0.03) * math.sqrt(max(0, 1 - (x / A) ** 2)) + 0.02
    xs = [(-7.5 + k) * 0.155 for k in range(16)]
    ys = [cy - 1.50 + 0.165 * k for k in range(19)]
    for i, x in enumerate(xs):
        y0, y1 = low(x), inside(x)
        y0 = max(y0, cy - 1.64 + 0.25 * abs(x))
        tube([(x, y0 + (y1 - y0) * j / 60, 0.010 * math.sin(((y0 + (y1 - y0) * j / 60) - cy + 1.5) / 0.165 * pi + pi * i)) for j in range(61)], 0.0095, string, n=6)
    for j, y in enumerate(ys):
        if abs((y - cy) / B) < 0.98:
            h = A * math.sqrt(1 - ((y - cy) / B) ** 2)
            tube([(-h + 2 * h * i / 60, y, -0.010 * math.sin((-h + 2 * h * i / 60) / 0.155 * pi + pi * j)) for i in range(61)], 0.0095, string, n=6)
    # grip: a band wound around
    oct_ = [(0.185 * math.cos(a) * 0.98, 0.155 * math.sin(a)) for a in [pi / 8 + pi / 4 * i for i in range(8)]]
    sweep([(0, 1.75, 0), (0, 0.06, 0)], oct_, grip, up=(0, 0, 1), bevel=0.02)
    turns = 15
    V = []
    path = [(0, 1.72 - 1.66 * i / 600, 0) for i in range(601)]
    helix = []
    for i in range(601):
        a = 2 * pi * turns * i / 600
        k = 0.188 / max(abs(math.cos((a - pi / 8) % (pi / 4) - pi / 8)), 0.5) * 0.985
        helix.append((k * math.cos(a), 1.72 - 1.66 * i / 600, 0.85 * k * math.sin(a)))
    tube(helix, 0.014, s.plastic(s.shade(c['grip'], 0.8), 0.85), n=6)
    sweep([(0, 0.10, 0), (0, 0.0, 0)], [(a * 1.12, b * 1.12) for a, b in oct_], grip, up=(0, 0, 1), bevel=0.03)
    sweep([(0, 1.80, 0), (0, 1.68, 0)], [(a * 1.08, b * 1.08) for a, b in oct_], s.rubber('#1a1a1c'), up=(0, 0, 1), bevel=0.02)
    text(c.get('name', 'VELONOVA'), 0.15, two, (0, 2.12, 0.132), (0, 0, pi / 2), 0.001, 1.1)


def build(c):
    """The racket leans back on its head's rim; two balls before it."""
    group(made(racket, c), (0.6, -2.6, 0.19), (0.118, 0.0, 0.50))
    ball((-1.75, 1.75, 0))
    ball((1.65, -0.95, 0))
    ball((0.95, -0.35, 0))
