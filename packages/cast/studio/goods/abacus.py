from kit import *
from gear import *
import stuff as s

COLOURS = {'bright': dict(w='#c99a62', p=['#c8352c', '#e88a2a', '#e8c23a', '#3f8f5a', '#2f78b4', '#7a4a9a']), 'wood': dict(w='#8a5a34', p=['#5c3a24', '#c99a62', '#5c3a24', '#c99a62', '#5c3a24', '#c99a62']), 'pastel': dict(w='#d8b27a', p=['#e09a90', '#ecc08a', '#ecdc9a', '#9ccaa8', '#94b8d8', '#bfa2cc'])}
VIEWS = {'main': dict(az=-26, el=14, fill=0.8), 'front': dict(az=0, el=8, fill=0.8), 'detail': dict(az=-30, el=16, focus=(-0.6, 0, 1.4), span=1.3, blur=10),
         'side': dict(az=42, el=16)}


def build(c):
    W, wire = s.wood(c['w'], 'Z', 0.9, 0.35), s.metal('#c4c6c9', 0.2)
    WX = s.wood(c['w'], 'X', 0.9, 0.35)
    H, Wd, rows = 2.7, 2.9, 6
    for k in (-1, 1):
        box(0.20, 0.20, H, W, 0.05, (k * Wd / 2, 0, H / 2 + 0.05))
        plate([(-0.62, 0), (0.62, 0), (0.60, 0.10), (0.25, 0.16), (0.12, 0.30), (-0.12, 0.30), (-0.25, 0.16), (-0.60, 0.10)], 0.16, W, 0.035, (k * Wd / 2, 0, 0.0), (pi / 2, 0, pi / 2))
        lathe(spline([(0, 0.16), (0.06, 0.15), (0.11, 0.09), (0.10, 0.03), (0.06, 0.0)], 20), W, 32).location = (k * Wd / 2, 0, H + 0.04)
    box(Wd, 0.16, 0.20, WX, 0.05, (0, 0, H - 0.06))
    box(Wd, 0.16, 0.20, WX, 0.05, (0, 0, 0.30))
    R = random.Random(4)
    left = [10, 7, 4, 8, 3, 6]
    for r in range(rows):
        z = 0.62 + r * (H - 0.98) / (rows - 1)
        tube([(-Wd / 2, 0, z), (Wd / 2, 0, z)], 0.020, wire, n=12)
        m = s.Mat(Specular=0.5, Clearcoat=0.5)
        h = c['p'][rows - 1 - r]
        g = m.noise(6, 6, m.at((1, 0.3, 1)))
        m.set(Base_Color=m.mix(g, s.shade(h, 0.88), s.shade(h, 1.08)), Roughness=m.ramp(g, (0.3, 0.20), (0.7, 0.34)))
        bw, br = 0.185, 0.155
        prof = spline([(0.025, -bw / 2), (0.10, -bw / 2 + 0.004), (0.145, -bw / 4), (br, 0), (0.145, bw / 4), (0.10, bw / 2 - 0.004), (0.025, bw / 2)], 30)
        x = -Wd / 2 + 0.10 + bw / 2 + 0.01
        for i in range(10):
            if i == left[r]:
                x = Wd / 2 - 0.10 - bw * (10 - i) + bw / 2 - 0.02 - R.random() * 0.02
            o = lathe(prof, m.m, 48)
            o.location, o.rotation_euler = (x, 0, z - 0.004), (0, pi / 2, 0)
            x += bw + 0.002 + (R.random() * 0.006)
    bent(text('LITTLE GROVE', 0.10, s.plastic('#5a3a20', 0.8), (0, 0, 0), (0, 0, 0), 0.001, 1.2), lambda x, y, z: (x, -0.082 - z, 0.30 + y))
