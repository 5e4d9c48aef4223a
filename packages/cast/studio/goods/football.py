from kit import *
from gear import *
import stuff as s

COLOURS = {'classic': dict(a='#f1f0ec', b='#1f2022'), 'red': dict(a='#f1f0ec', b='#b3242a'), 'blue': dict(a='#f1f0ec', b='#24508a'), 'green': dict(a='#e8c24a', b='#2f5a46')}
VIEWS = {'main': dict(az=-25, el=12, fill=0.62), 'front': dict(az=15, el=8, fill=0.62), 'detail': dict(az=-20, el=16, focus=(0, -1.0, 1.2), span=1.3, blur=12),
         'side': dict(az=42, el=16)}
PHI = (1 + 5 ** 0.5) / 2


def hide(colour, scuff=0.25):
    m = s.Mat(Specular=0.5)
    a = m.noise(3.5, 6)
    m.set(Base_Color=m.mix(m.ramp(a, (0.42, 0.0), (0.8, scuff)), colour, '#8a8578'), Roughness=m.ramp(m.noise(6, 5), (0.3, 0.26), (0.7, 0.42)))
    m.bump(m.cells(42, feature='F1'), 0.12, 0.008)
    return m.m


def build(c):
    ico = [Vector(p).normalized() for a in (-1, 1) for b in (-PHI, PHI) for p in ((0, a, b), (a, b, 0), (b, 0, a))]
    dod = [Vector(p).normalized() for p in [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)] + [q for a in (-1 / PHI, 1 / PHI) for b in (-PHI, PHI) for q in ((0, b, a), (b, a, 0), (a, 0, b))]]
    turn = Matrix.Rotation(0.35, 3, 'X') @ Matrix.Rotation(0.5, 3, 'Z')
    # pentagons are smaller: their seeds are handicapped
    seeds = [(turn @ p, 1, 0.075) for p in ico] + [(turn @ p, 0, 0.0) for p in dod]
    def f(p):
        ds = sorted((p.angle(q) + h, k) for q, k, h in seeds)
        return ds[0][1], (ds[1][0] - ds[0][0]) / 2
    sphere_cells(f, 1.1, 0.030, 0.016, 7, mats=(hide(c['a']), hide(c['b'], 0.12)), bulge=0.02, at=(0, 0, 1.12))
