from ware import *

COLOURS = {'cherry': dict(a='#b3142c', b='#6a0614'), 'blush': dict(a='#e8a5a0', b='#c07a74'), 'plum': dict(a='#5a1d46', b='#2a0a20'), 'teal': dict(a='#1f6a70', b='#0c3a40'),
           'violet': dict(a='#6a35b8', b='#32126a')}
VIEWS = {'main': dict(az=-24, el=14), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=20, focus=(0, -0.05, 0.25), span=0.5, blur=8), 'scene': dict(az=-22, el=22, scene=lambda c: scene(c))}


def bottle(c, cap=True):
    lac = s.Mat(Roughness=0.1, Specular=0.5, Clearcoat=0.6, Clearcoat_Roughness=0.02, Emission=c['a'], Emission_Strength=0.05)
    face = lac.node('LayerWeight', 1, Blend=0.5)
    lac.set(Base_Color=lac.ramp(face, (0.0, c['a']), (0.9, c['b'])))
    # squarish glass: thick foot, soft shoulders
    def sq(prof, mat, e=0.5):
        n = len(prof) - 1
        def f(u, v):
            r, z = prof[round(v * n)]
            a = 2 * pi * u
            k = e + (1 - e) * max(0, min(1, (z - 0.36) / 0.1))       # round towards the neck
            return (r * math.copysign(abs(math.cos(a)) ** k, math.cos(a)), r * math.copysign(abs(math.sin(a)) ** k, math.sin(a)), z)
        return surface(f, 160, n, mat, loop_u=True, angle=60)
    g = clear('#ffffff', '#a9b4b8', 1.25, 0.85)
    sq(rounded([(0, 0.0), (0.14, 0.0, 0.012), (0.15, 0.014, 0.012), (0.15, 0.34, 0.05), (0.12, 0.395, 0.03), (0.065, 0.425, 0.02), (0.06, 0.47), (0, 0.47)], 0.01, 7), g)
    sq(rounded([(0, 0.045), (0.115, 0.045, 0.02), (0.132, 0.065, 0.02), (0.134, 0.32, 0.05), (0.10, 0.385, 0.03), (0.05, 0.415, 0.01), (0.046, 0.46), (0, 0.46)], 0.01, 6), lac.m)
    ink = printed('#f7f2ea', 0.4)
    text('SORELLA', 0.033, ink, (0, -0.1515, 0.235), (pi / 2, 0, 0), 0.0004, 1.35, SERIF)
    text('9 ml', 0.02, ink, (0, -0.1515, 0.13), (pi / 2, 0, 0), 0.0004, 1.1, SANS)


def lid(c):
    blk = s.plastic('#161517', 0.14, coat=0.7)
    turn([(0.065, 0.435), (0.073, 0.435, 0.004), (0.078, 0.45, 0.006), (0.068, 1.05, 0.02), (0.055, 1.075, 0.02), (0, 1.077)], blk, 0.008, 96)
    turn([(0.07, 0.437), (0.0805, 0.437, 0.003), (0.0805, 0.455, 0.003), (0.07, 0.456)], s.metal('#d9b268', 0.18), 0.002, 96)


def build(c):
    bottle(c)
    lid(c)


def scene(c):
    bottle(c)
    o = made(lid, c)
    st = s.plastic('#f4f2ee', 0.3)
    o.append(tube([(0, 0, 0.44), (0, 0, 0.17)], 0.012, st, n=10))
    br = s.plastic('#1a1718', 0.5)
    o.append(sweep([(0, 0, 0.19), (0, 0, 0.06)], circle(0.024, 14), s.plastic(c['a'], 0.15, coat=0.6), scale=lambda t: (0.7 + 0.3 * math.sin(pi * t), 0.7 + 0.5 * t)))
    g = group(o, (-0.55, -0.30, 0.079), (0, pi / 2, -0.35))
    d = s.plastic(c['a'], 0.08, coat=0.8)
    def drop(u, v):
        a = 2 * pi * u
        r = (0.10 + 0.02 * math.sin(2 * a) + 0.012 * math.sin(5 * a)) * v
        return (r * math.cos(a) * 1.3 - 0.52, r * math.sin(a) - 0.36, 0.022 * (1 - v ** 3))
    surface(drop, 60, 20, d, loop_u=True, angle=180)
    for k, col in enumerate(('#e8a5a0', '#5a1d46')):
        cc = dict(a=col, b=s.shade(col, 0.6))
        group(made(build, cc), (0.42 + 0.36 * k, 0.2 + 0.16 * k, 0), (0, 0, 0.2 - 0.5 * k))
