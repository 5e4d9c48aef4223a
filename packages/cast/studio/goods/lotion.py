from ware import *

COLOURS = {'sage': dict(b='#a9b9a0', pump='#f4f1ea', ink='#2f3b2c', word='BODY LOTION', sub='rosemary · sage'), 'clay': dict(b='#c98d74', pump='#2a2624', ink='#3a1f16', word='HAND WASH', sub='fig · vetiver'),
           'amber': dict(b='#6b3310', pump='#1d1b1a', ink='#f3e6cf', word='SHAMPOO', sub='cedar · orange'), 'milk': dict(b='#efe9dd', pump='#c9a05a', ink='#4a4238', word='BODY MILK', sub='oat · honey'),
           'rose': dict(b='#e0a9a8', pump='#f6efe9', ink='#5f2a2f', word='BODY LOTION', sub='rose · almond'),
           'tea': dict(b='#8fae7e', pump='#f4f1ea', ink='#24381f', word='GEL CLEANSER', sub='green tea', name='MARIBEL'),
           'sky': dict(b='#a9c8de', pump='#f6f6f3', ink='#23405a', word='DAY LOTION', sub='squalane · rice'),
           'lavender': dict(b='#b3a4d6', pump='#2c2640', ink='#2f2450', word='HAND LOTION', sub='lavender · shea', name='MARIBEL'),
           'apricot': dict(b='#eeb079', pump='#fbf3e8', ink='#6a3614', word='SHOWER GEL', sub='apricot · oat', name='MARIBEL')}
VIEWS = {'main': dict(az=-20, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=-28, el=20, focus=(0, -0.1, 1.75), span=1.1, blur=10),
         'scene': dict(az=-20, el=16, fill=0.84, scene=lambda c: scene(c))}
R = 0.35


def build(c):
    if c['b'] == '#6b3310':
        m = s.Mat(Base_Color=c['b'], Roughness=0.06, Specular=0.6, Clearcoat=0.6, Emission='#8a3c0c', Emission_Strength=0.12).m
    else:
        q = s.Mat(Base_Color=c['b'], Roughness=0.34, Specular=0.45)
        q.bump(q.noise(60, 2), 0.04, 0.01)
        m = q.m
    turn([(0, 0.015), (0.26, 0.015), (0.28, 0.0), (R - 0.03, 0.0, 0.03), (R, 0.035, 0.03), (R, 1.18, 0.03), (R - 0.01, 1.24, 0.1), (0.24, 1.40, 0.14), (0.135, 1.44, 0.04), (0.13, 1.52)], m, 0.03, 144)
    pm = s.metal(c['pump'], 0.2) if c['pump'] == '#c9a05a' else s.plastic(c['pump'], 0.3)
    # ribbed collar
    prof = rounded([(0.13, 1.45), (0.165, 1.455), (0.168, 1.47), (0.168, 1.62), (0.16, 1.645), (0.09, 1.66), (0.085, 1.66)], 0.008, 4)
    n = len(prof) - 1
    def f(u, v):
        r, z = prof[round(v * n)]
        k = 1 + (0.012 * math.cos(56 * 2 * pi * u) if 1.46 < z < 1.63 and r > 0.15 else 0)
        return (r * k * math.cos(2 * pi * u), r * k * math.sin(2 * pi * u), z)
    surface(f, 336, n, pm, loop_u=True, angle=60)
    turn([(0.075, 1.65), (0.08, 1.72, 0.02), (0.045, 1.735, 0.01), (0.045, 1.95)], pm, 0.01, 64)
    # head and nozzle
    turn([(0.0, 1.93), (0.105, 1.93, 0.015), (0.115, 1.95, 0.01), (0.115, 2.03, 0.02), (0.10, 2.055, 0.02), (0, 2.06)], pm, 0.01, 96)
    path = spline([(0.05, 0, 2.005), (0.25, 0, 2.01), (0.40, 0, 1.995), (0.47, 0, 1.955), (0.49, 0, 1.90)], 40)
    g = group([sweep([Vector(p) for p in path], [(a, b) for a, b in rrect(0.1, 0.085, 0.035)], pm, up=(0, 1, 0), scale=lambda t: 1 - 0.42 * t),])
    g.rotation_euler = (0, 0, -0.75)
    # print
    ink = printed(c['ink'], 0.45)
    round_text(c.get('name', 'PETAL'), 0.115 if 'name' not in c else 0.085, ink, R, 0.98, 0.001, 1.35, SERIF, depth=0.0006)
    sleeve(R, 0.893, 0.897, ink, -0.28, 0.28, 0.001, 1, 10, 0.0008)
    round_text(c['word'], 0.055, ink, R, 0.80, 0.001, 1.3, SANS, depth=0.0006)
    round_text(c['sub'], 0.048, ink, R, 0.72, 0.001, 1.05, SERIF_I, depth=0.0006)
    for k, w in enumerate(('for dry skin', 'no parabens, no dye', '300 ml  /  10.1 fl oz')):
        round_text(w, 0.034, ink, R, 0.36 - 0.058 * k, 0.001, 1.1, SANS, depth=0.0006)
    # a small five-petal flower
    for k in range(5):
        a = pi / 2 + 2 * pi * k / 5
        def pet(u, v, a=a):
            w = 0.024 * math.sin(pi * v) * (2 * u - 1)
            q = 0.012 + 0.06 * v
            x, z = q * math.cos(a) - w * math.sin(a), 1.13 + q * math.sin(a) + w * math.cos(a)
            return ((R + 0.0012) * math.sin(x / R), -(R + 0.0012) * math.cos(x / R), z)
        surface(pet, 4, 12, ink, angle=180)


def scene(c):
    from goods import cream, soap
    build(c)
    group(made(cream.build, cream.COLOURS['green']), (-0.95, -0.35, 0))
    group(made(soap.build, soap.COLOURS['oat']), (0.95, -0.30, 0), (0, 0, 0.2))
