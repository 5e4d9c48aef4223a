from kit import *
from gear import *
import stuff as s

COLOURS = {'black': dict(a='#17171a', m='#d8b06a'), 'wine': dict(a='#5f1626', m='#d8b06a'), 'blue': dict(a='#1f3a6a', m='#c9ccd0'), 'green': dict(a='#1c4a3a', m='#d8b06a')}
VIEWS = {'main': dict(az=-10, el=34, fill=0.84), 'front': dict(az=0, el=40, fill=0.84), 'detail': dict(az=-20, el=30, focus=(-0.62, -0.22, 0.12), span=0.5, blur=6), 'scene': dict(az=-14, el=36, fill=0.84, scene=lambda c: scene(c))}


def body(c):
    """Along z, nib below."""
    m = s.Mat(Specular=0.55, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    g = m.noise(9, 5, m.at(1), 0.6, 2.0)
    m.set(Base_Color=m.mix(m.ramp(g, (0.4, 0.0), (0.65, 1.0)), c['a'], s.shade(c['a'], 1.5)), Roughness=0.1)
    lac, gold, dark = m.m, s.metal(c['m'], 0.14), s.plastic('#131315', 0.15, coat=0.8)
    lathe([(0, 0.245)] + spline([(0.038, 0.25), (0.044, 0.28), (0.046, 0.34), (0.052, 0.46)], 20), dark, 64)
    lathe([(0.054, 0.455), (0.060, 0.46), (0.060, 0.49), (0.056, 0.495)], gold, 64)
    lathe(spline([(0.0565, 0.49), (0.062, 0.56), (0.064, 0.8), (0.061, 1.1), (0.052, 1.24), (0.045, 1.30)], 50), lac, 80)
    lathe([(0.046, 1.295), (0.048, 1.30), (0.048, 1.325), (0.044, 1.33)], gold, 64)
    lathe(spline([(0.044, 1.33), (0.040, 1.36), (0.025, 1.385), (0, 1.39)], 20), lac, 64)
    # nib: a rolled leaf of gold with slit and breathing hole
    def nib(u, v):
        w = 0.040 * math.sin(min(1.0, v * 1.35 + 0.001) * pi / 2) ** 0.85 if v < 0.74 else 0.040 - 0.006 * (v - 0.74) / 0.26
        a = (u - 0.5) * 2.2 * (0.6 + 0.5 * v)
        r = w / math.sin(max(0.5, 1.1 * (0.6 + 0.5 * v)))
        return (r * math.sin(a), -(r * math.cos(a)) + r * 0.62 - 0.012, 0.0 + 0.27 * v)
    surface(nib, 30, 50, gold, angle=180, solid=0.004)
    p = nib(0.5, 0.62)
    lathe([(0, 0.001), (0.006, 0.001), (0.007, 0)], s.plastic('#0c0c0c', 0.6), 20).location = (p[0], p[1] - 0.0025, p[2])
    shift(bpy.context.scene.objects[-1], (p[0], p[1] - 0.0028, p[2]), (pi / 2, 0, 0))
    tube([tuple(Vector(nib(0.5, 0.02 + 0.6 * i / 20)) + Vector((0, -0.0022, 0))) for i in range(21)], 0.0012, s.plastic('#0c0c0c', 0.6), n=6)
    sweep([(0, 0.006, 0.05), (0, 0.008, 0.15), (0, 0.004, 0.27)], circle(0.026, 16), dark, scale=lambda t: 0.3 + 0.7 * t)


def cap(c):
    lac = s.plastic(c['a'], 0.1, coat=1.0)
    m = s.Mat(Specular=0.55, Clearcoat=1.0, Clearcoat_Roughness=0.03)
    g = m.noise(9, 5, m.at(1), 0.6, 2.0)
    m.set(Base_Color=m.mix(m.ramp(g, (0.4, 0.0), (0.65, 1.0)), c['a'], s.shade(c['a'], 1.5)), Roughness=0.1)
    gold = s.metal(c['m'], 0.14)
    lathe([(0.058, 0.03), (0.062, 0.0), (0.0735, 0.0), (0.074, 0.01)], m.m, 80)
    lathe([(0.0735, 0.01), (0.0765, 0.014), (0.0765, 0.03), (0.0735, 0.034)], gold, 80)
    lathe([(0.0735, 0.04), (0.076, 0.044), (0.076, 0.10), (0.0735, 0.104)], gold, 80)
    lathe(spline([(0.0735, 0.10), (0.073, 0.3), (0.069, 0.56), (0.066, 0.61)], 30), m.m, 80)
    lathe([(0.066, 0.608), (0.068, 0.612), (0.068, 0.632), (0.064, 0.636)], gold, 80)
    lathe(spline([(0.064, 0.636), (0.060, 0.67), (0.04, 0.70), (0, 0.708)], 20), m.m, 64)
    clip = spline([(0, -0.066, 0.622), (0, -0.092, 0.60), (0, -0.098, 0.50), (0, -0.092, 0.30), (0, -0.088, 0.20)], 40)
    sweep(clip, rrect(0.030, 0.010, 0.004), gold, up=(0, 1, 0), scale=lambda t: (1 - 0.35 * t, 1))
    pillow(0.034, 0.026, 0.034, gold, 2, (0, -0.086, 0.19), seg=20)


def build(c):
    group(made(body, c), (-0.62, -0.22, 0.066), (pi / 2, 0, pi / 2 + 0.30))
    g = group(made(cap, c), (0.30, -0.42, 0.098), (pi / 2, 0, 0))
    g.rotation_euler = (pi / 2, 0, pi / 2 + 0.62)


def scene(c):
    """On a page with a line of writing."""
    build(c)
    plate(rrect(2.3, 1.7, 0.02), 0.02, s.paper('#f6f0e0'), 0.004, (0.05, -0.02, -0.012), (0, 0, 0.18))
    ink = s.plastic('#1f2f5a', 0.6)
    for k in range(4):
        pts = []
        for i in range(220 - 50 * (k == 3)):
            x = -0.85 + 1.5 * i / 220
            pts.append((x + 0.018 * math.sin(i * 0.9 + k), 0.52 - 0.20 * k + 0.030 * math.sin(i * 0.9 + 1.2 + k) * (0.55 + 0.45 * math.sin(i * 0.23 + 2 * k)) + 0.02 * math.sin(i * 0.31 + k), 0.0))
        for a in range(0, len(pts), 26):
            w = tube(pts[a:a + 21], 0.0045, ink, n=5)
            w.location, w.rotation_euler = (0.05, -0.02, 0.0), (0, 0, 0.18)
