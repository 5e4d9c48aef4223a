from kit import *
from gear import *
import stuff as s

COLOURS = {'orange': dict(name='RIDGELINE', a='#b8622c', b='#1d1b1a'), 'brown': dict(a='#7a4426', b='#171514'), 'blue': dict(a='#2f5a9a', b='#e9e9e4'), 'ink': dict(a='#2a2b2e', b='#c98a3a')}
VIEWS = {'main': dict(az=-25, el=12, fill=0.62), 'front': dict(az=20, el=8, fill=0.62), 'detail': dict(az=-20, el=16, focus=(0, -1.05, 1.3), span=1.1, blur=12),
         'side': dict(az=42, el=16)}


def build(c):
    m = s.Mat(Specular=0.4)
    peb = m.ramp(m.cells(36), (0.15, 1.0), (0.55, 0.0))
    wear = m.ramp(m.noise(1.6, 5), (0.4, 0.0), (0.75, 1.0))
    m.set(Base_Color=m.mix(m.math('MULTIPLY', wear, 0.35), m.mix(peb, s.shade(c['a'], 0.80), s.shade(c['a'], 1.12)), s.shade(c['a'], 0.7)), Roughness=m.ramp(peb, (0, 0.62), (1, 0.42)))
    m.bump(peb, 0.55, 0.016)
    turn = (Matrix.Rotation(0.5, 3, 'Y') @ Matrix.Rotation(0.35, 3, 'X') @ Matrix.Rotation(0.30, 3, 'Z')).transposed()
    def seam(p):
        q = turn @ p
        d = min(abs(math.asin(max(-1, min(1, q.x)))), abs(math.asin(max(-1, min(1, q.z)))))
        # two side arcs, bowed towards the ends of the x axis
        for sg in (-1, 1):
            ax = Vector((sg, 0, 0))
            d = min(d, abs(q.angle(Vector((sg * 1.0, 0.0, 0.0))) - (0.78 + 0.22 * (abs(q.z) ** 2))))
        return (1 if d < 0.021 else 0), d
    sphere_cells(seam, 1.2, 0.028, 0.020, 7, mats=(m.m, s.plastic(c['b'], 0.6)), bulge=0.0, at=(0, 0, 1.21))
    R = (Matrix.Translation((0, 0, 1.21)) @ turn.transposed().to_4x4())
    P = Vector((-0.25, -0.9, 0.42)).normalized()
    def lay(x, y, z):
        a, b = -pi / 2 - 0.82 + x / 1.2, 0.40 + y / 1.2
        k = 1.206 + max(0, z)
        return (k * math.cos(b) * math.cos(a), k * math.cos(b) * math.sin(a), 1.21 + k * math.sin(b))
    bent(text(c.get('name', 'VELONOVA'), 0.105, s.plastic(c['b'], 0.5), (0, 0, 0), (0, 0, 0), 0.002, 1.1), lay)
