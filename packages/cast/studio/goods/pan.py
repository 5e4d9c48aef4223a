from ware import *

COLOURS = {'steel': dict(out='#c9cacd', w='#8a5a34', metal=True), 'iron': dict(out='#222224', w='#6b3f22', metal=False), 'red': dict(out='#a81f22', w='#b98552', metal=False), 'green': dict(out='#3f5f4a', w='#b98552', metal=False)}
VIEWS = {'main': dict(az=-38, el=30, fill=0.84), 'front': dict(az=0, el=10), 'detail': dict(az=-50, el=28, focus=(1.35, 0, 0.5), span=1.7, blur=12),
         'scene': dict(az=-38, el=36, fill=0.84, scene=lambda c: scene(c))}


def build(c):
    out = spun(c['out'], 0.26) if c['metal'] else enamel(c['out'], s.shade(c['out'], 0.75), 0, 0.5)
    coat = s.Mat(Specular=0.5, Base_Color='#1b1b1d')
    rr = coat.node('VectorMath', 1, {'operation': 'LENGTH'}, _0=coat.node('Mapping', Vector=coat.coord.outputs['Object'], Scale=(1, 1, 0)))
    line = coat.node('TexNoise', Vector=coat.node('CombineXYZ', X=rr, Y=0.0, Z=0.0), Scale=70, Detail=2)
    coat.set(Roughness=coat.ramp(line, (0.3, 0.24), (0.7, 0.4)))
    coat.bump(coat.math('ADD', line, coat.math('MULTIPLY', coat.noise(60, 2), 0.3)), 0.12, 0.012)
    turn([(0, 0), (1.02, 0, 0.04), (1.08, 0.03, 0.04), (1.38, 0.46, 0.05), (1.42, 0.475, 0.01), (1.425, 0.492, 0.01), (1.40, 0.497)], out, 0.02, seg=160)
    turn([(1.40, 0.497), (1.37, 0.488, 0.01), (1.05, 0.075, 0.1), (0, 0.062)], coat.m, 0.02, seg=160)
    turn([(1.372, 0.49), (1.40, 0.5, 0.006), (1.427, 0.492, 0.006), (1.427, 0.482)], s.metal('#d5d6d8', 0.16), 0.006, seg=160)
    st, w = s.metal('#c4c5c8', 0.24, 0.05, (40, 2, 2)), oiled(c['w'], 'X', 1.3, 0.4)
    # steel bracket, riveted, and a wooden handle with a hanging ring
    path = spline([(1.26, 0, 0.40), (1.45, 0, 0.42), (1.65, 0, 0.50), (1.9, 0, 0.60)], 30)
    sweep(path, rrect(0.05, 0.19, 0.02), st, up=(0, 1, 0), scale=lambda t: (1, 1.7 - 0.7 * min(1, t * 2)))
    hp = spline([(1.78, 0, 0.555), (2.2, 0, 0.70), (2.8, 0, 0.86), (3.3, 0, 0.93)], 60)
    oval = [(0.085 * math.cos(a), 0.125 * math.sin(a)) for a in [2 * pi * i / 32 for i in range(32)]]
    sweep(hp, oval, w, up=(0, 1, 0), scale=lambda t: (0.8 + 0.25 * t) * (1 if t < 0.96 else math.sqrt(max(0.02, 1 - ((t - 0.96) / 0.042) ** 2))))
    sweep(hp[:4], [(p[0] * 0.84, p[1] * 0.84) for p in oval], st, up=(0, 1, 0))
    ring = [(3.33 + 0.075 * math.cos(a), 0, 0.935 + 0.075 * math.sin(a)) for a in [2 * pi * i / 40 for i in range(40)]]
    tube(ring, 0.018, st, True)
    for y in (-0.085, 0.085):
        ball(0.036, st, (1.255, y, 0.36), (0.6, 1, 1), seg=20)


def scene(c):
    build(c)
    white = s.Mat(Base_Color='#f6f2e8', Roughness=0.18, Specular=0.5, Emission='#fff6e6', Emission_Strength=0.05)
    white.bump(white.noise(5, 4), 0.3, 0.04)
    yolk = s.Mat(Base_Color='#f0940f', Roughness=0.1, Specular=0.55)
    for x, y, k in ((-0.32, -0.3, 0), (0.4, 0.28, 3)):
        def egg(u, v, k=k):
            a = 2 * pi * u
            r = (0.52 + 0.1 * math.sin(2 * a + k) + 0.05 * math.sin(3 * a + k) + 0.03 * math.sin(7 * a)) * v
            z = 0.05 * (1 - v ** 6) + 0.05 * math.exp(-(v / 0.5) ** 2) + 0.012 * nz.noise(Vector((r * math.cos(a) * 3, r * math.sin(a) * 3, k)))
            return (r * math.cos(a), r * math.sin(a), z)
        move(surface(egg, 90, 30, white.m, loop_u=True, angle=180), (x, y, 0.066))
        ball(0.2, yolk.m, (x + 0.04, y, 0.15), (1, 1, 0.55), 0.03, 1.5, k)
    rng = random.Random(2)
    for i in range(60):
        a, q = rng.random() * 7, math.sqrt(rng.random()) * 0.95
        ball(0.014, s.plastic('#221a12' if i % 3 else '#3f7a2c', 0.6), (q * math.cos(a), q * math.sin(a), 0.155 if i % 5 else 0.075), (1.3, 1, 0.6), 0.2, 3, i, 8)
