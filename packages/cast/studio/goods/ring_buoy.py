from kit import *
from gear import *
from rope import rope, strand
import stuff as s

COLOURS = {'red': dict(a='#f1efe9', b='#c0281f', line='#f3ead6'), 'orange': dict(a='#e0702a', b='#f3f0e8', line='#f3ead6'), 'navy': dict(a='#f1efe9', b='#24406a', line='#e8c24a')}
VIEWS = {'main': dict(az=-28, el=14, fill=0.74), 'front': dict(az=0, el=8, fill=0.74), 'detail': dict(az=-34, el=16, focus=(-1.5, -0.5, 4.6), span=2.4, blur=12),
         'side': dict(az=48, el=14, fill=0.74)}
RING, THICK = 2.25, 0.72


def build(c):
    """Stands on its edge, leaning back a little: hard shell in two colours, straps over the bands, a grab line all round."""
    def ring():
        shell = [s.plastic(c[k], 0.32, 0.05, 0.25, 30) for k in ('a', 'b')]
        strap, line = s.cloth(s.shade(c['a'], 0.96), 40, 0.3), strand(c['line'])
        def at(a, b, grow=0.0):
            k = THICK * (1 + grow)
            sq = lambda x, n=2.3: math.copysign(abs(x) ** (2 / n), x)
            rr = RING + k * sq(math.cos(b))
            return Vector((rr * math.cos(a), k * 0.86 * sq(math.sin(b)), rr * math.sin(a)))
        for k in range(8):
            half = pi / 4 * (0.34 if k % 2 == 0 else 0.66)
            mid = pi / 4 * k + pi / 4
            surface(lambda u, v: at(mid + (2 * v - 1) * half, 2 * pi * u), 72, 40, shell[k % 2 == 0], loop_u=True, angle=180)
        for k in range(4):
            mid = pi / 2 * k + pi / 4
            surface(lambda u, v: at(mid + (2 * v - 1) * 0.075, 2 * pi * u, 0.022), 72, 10, strap, loop_u=True, angle=180, solid=0.03)
            P = []
            for i in range(41):
                t = i / 40
                a = mid + pi / 2 * t
                out = RING + THICK * 1.03 + 0.05 + 0.42 * math.sin(pi * t) ** 0.8
                P.append((out * math.cos(a), -0.14 * math.sin(pi * t) * math.copysign(1, math.sin(a)), out * math.sin(a)))
            rope(P, 0.07, line)
            o = Vector((math.cos(mid), 0, math.sin(mid)))
            box(0.30, 0.26, 0.16, strap, 0.05, tuple(o * (RING + THICK * 1.03 + 0.02)), (0, pi / 2 - mid, 0))
        # the name follows the ring
        for words, turn in (('TIDEWATER', pi / 2), ('TIDEWATER', -pi / 2)):
            t = text(words, 0.40, s.plastic(c['b'], 0.5), (0, 0, 0), (0, 0, 0), 0.01, 1.15)
            bent(t, lambda x, y, z: at(turn - x / RING * 0.98, -pi / 2 + y / THICK, 0.022 + z))
    place = made(ring)
    group(place, (0, 0, RING + THICK), (-0.16, 0, 0))
