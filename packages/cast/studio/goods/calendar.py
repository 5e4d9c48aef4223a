from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(a='#b3242a', b='#f6f1e6', ink='#26282c'), 'blue': dict(a='#24508a', b='#f6f4ee', ink='#26282c'), 'sage': dict(a='#6f8f78', b='#f6f1e6', ink='#2f3a32'), 'rose': dict(a='#c8737a', b='#fbf4ee', ink='#4a2a30')}
VIEWS = {'main': dict(az=-24, el=14, fill=0.74), 'front': dict(az=0, el=8, fill=0.74), 'detail': dict(az=-26, el=18, focus=(-0.4, -0.3, 1.3), span=1.0, blur=8),
         'side': dict(az=42, el=16)}


def build(c):
    """A desk calendar: a folded stand of board, leaves on a wire comb."""
    board, paper, ink, red = s.cloth(s.shade(c['a'], 0.55), 50, 0.2, 0.2), s.plastic(c['b'], 0.8), s.plastic(c['ink'], 0.8), s.plastic(c['a'], 0.7)
    W, H, lean = 1.9, 1.55, 0.36
    wire = s.metal('#c4c6c9', 0.2)
    def panel(sg, z0, mat, thick, h=H, w=W, lift=0.0):
        o = plate(rrect(w, h, 0.04), thick, mat, 0.006, (0, 0, 0))
        return o
    M = Matrix.Translation((0, -0.56, 0.02)) @ Matrix.Rotation(pi / 2 - lean, 4, 'X')
    def put(obs, sg=1):
        g = group(obs)
        g.matrix_world = M if sg > 0 else Matrix.Translation((0, 0.56, 0.02)) @ Matrix.Rotation(pi, 4, 'Z') @ Matrix.Rotation(pi / 2 - lean, 4, 'X')
        return g
    up = lambda o, dx=0, dy=0, dz=0, rz=0: shift(o, (dx, dy, dz), (0, 0, rz))
    front = [up(plate(rrect(W, H, 0.04), 0.03, board, 0.008), 0, H / 2, 0)]
    for k in range(5):
        front.append(up(plate(rrect(W - 0.10, H - 0.24, 0.02), 0.004, paper, 0.001), 0.004 * (k % 2), H / 2 + 0.01 - 0.002 * k, 0.019 + 0.0055 * k))
    z = 0.019 + 0.0055 * 4 + 0.003
    front.append(up(plate([(x, y) for x, y in rrect(W - 0.10, 0.34, 0.02)], 0.001, red, 0.0), 0, H - 0.30, z))
    front.append(text('MAY', 0.22, paper, (-0.52, H - 0.30, z + 0.001), (0, 0, 0), 0.0006, 1.25))
    front.append(text('STUDIO NORTH', 0.055, paper, (0.55, H - 0.31, z + 0.001), (0, 0, 0), 0.0006, 1.25))
    for i, d in enumerate('MTWTFSS'):
        front.append(text(d, 0.062, red if i > 4 else ink, (-0.72 + 0.24 * i, H - 0.56, z + 0.001), (0, 0, 0), 0.0005))
    for d in range(1, 32):
        i, r = (d + 3) % 7, (d + 3) // 7
        front.append(text(str(d), 0.088, red if i > 4 else ink, (-0.72 + 0.24 * i, H - 0.71 - 0.155 * r, z + 0.001), (0, 0, 0), 0.0005))
    i, r = (14 + 3) % 7, (14 + 3) // 7
    front.append(tube([(-0.72 + 0.24 * i + 0.085 * math.cos(a) * (1 + 0.06 * math.sin(3 * a)), H - 0.71 - 0.155 * r + 0.075 * math.sin(a), z + 0.002) for a in [2 * pi * k / 40 for k in range(42)]], 0.006, s.plastic('#d8483c' if c['a'] != '#b3242a' else '#24508a', 0.5), n=6))
    put(front)
    put([up(plate(rrect(W, H, 0.04), 0.03, board, 0.008), 0, H / 2, 0)], -1)
    ht = 0.02 + H * math.cos(lean)
    # foot between the panels
    box(W - 0.02, 1.06, 0.025, board, 0.006, (0, 0, 0.02))
    # comb of wire
    for k in range(17):
        x = -W / 2 + 0.16 + k * (W - 0.32) / 16
        for d in (-0.011, 0.011):
            tube([(x + d, 0.13 * math.cos(a), ht - 0.06 + 0.125 * math.sin(a)) for a in [-0.75 + 4.6 * i / 30 for i in range(31)]], 0.0075, wire, n=8)
    for k in range(17):
        x = -W / 2 + 0.16 + k * (W - 0.32) / 16
