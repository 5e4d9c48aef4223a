from kit import *
from gear import *
import stuff as s

COLOURS = {'coral': dict(a='#e0603f', b='#fff3dc'), 'sky': dict(a='#4a9ac8', b='#fff3dc'), 'pink': dict(a='#dd7f98', b='#fff3ec'), 'orange': dict(a='#e08a2a', b='#2a3a5a'), 'lime': dict(a='#b8cc3a', b='#2a3a2a'), 'white': dict(a='#f0efea', b='#24508a')}
VIEWS = {'main': dict(az=-24, el=26, fill=0.72), 'front': dict(az=0, el=14), 'detail': dict(az=-30, el=30, focus=(0.5, -0.7, 0.4), span=1.2, blur=10), 'scene': dict(az=-24, el=22, fill=0.76, scene=lambda c: scene(c))}
R = 1.37


def disc(c):
    m = s.Mat(Base_Color=c['a'], Specular=0.5)
    m.set(Roughness=m.ramp(m.noise(2.5, 5), (0.3, 0.22), (0.7, 0.38)))
    prof = [(0, 0.315), (0.5, 0.318), (0.86, 0.312), (1.0, 0.29)]
    lathe(spline([(0, 0.30), (0.45, 0.302), (0.80, 0.297), (0.86, 0.29)], 30) + [(0.875 + 0.024 * k, 0.286 - 0.010 * k + 0.006 * (k % 2)) for k in range(10)] +
          spline([(1.14, 0.185 + 0.02), (1.25, 0.165), (1.33, 0.11), (1.37, 0.03), (1.36, -0.02), (1.32, -0.03), (1.30, 0.0), (1.27, 0.08), (1.18, 0.13), (0.8, 0.25), (0, 0.27)], 60), m.m, 160, angle=50)
    ink = s.plastic(c['b'], 0.4)
    lathe([(0.80, 0.299), (0.815, 0.3005), (0.83, 0.298)], ink, 160)
    # star of rays and a name around
    for k in range(24):
        a = 2 * pi * k / 24
        L = 0.30 if k % 2 else 0.40
        mesh([(0.22 * math.cos(a - 0.06), 0.22 * math.sin(a - 0.06), 0.3035), (0.22 * math.cos(a + 0.06), 0.22 * math.sin(a + 0.06), 0.3035), ((0.22 + L * 0.62) * math.cos(a), (0.22 + L * 0.62) * math.sin(a), 0.3035)], [(0, 1, 2)], ink)
    lathe([(0, 0.3045), (0.16, 0.3045)], ink, 64)
    for w, mid in (('VELONOVA', -pi / 2), ('175 G', pi / 2)):
        t = text(w, 0.17, ink, (0, 0, 0), (0, 0, 0), 0.001, 1.3)
        bent(t, lambda x, y, z, mid=mid: ((0.60 - y * (1 if mid < 0 else 1)) * math.cos(mid + x / 0.6) if mid < 0 else (0.60 - y) * math.cos(mid + x / 0.6), (0.60 - y) * math.sin(mid + x / 0.6), 0.3035 + z))


def build(c):
    group(made(disc, c), (0, 0, 0.42), (0.20, 0.16, 0.3))


def scene(c):
    other = dict(COLOURS['white'] if c['a'] != '#f0efea' else COLOURS['coral'])
    group(made(disc, other), (0.1, 0.4, 0.04), (0, 0, 0.8))
    group(made(disc, c), (-0.35, -0.55, 0.62), (0.42, 0.10, 0.2))
