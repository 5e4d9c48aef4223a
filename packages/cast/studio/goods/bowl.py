from ware import *

COLOURS = {'blue': dict(body='#ddd0ba', coat='#28456b', in_='#3c5f88'), 'ink': dict(body='#ddd0ba', coat='#28456b', in_='#3c5f88'), 'sand': dict(body='#b98f66', coat='#e5dac6', in_='#e9dfcc'),
           'jade': dict(body='#ddd0ba', coat='#6f9a85', in_='#83ad98'), 'rust': dict(body='#d9c9ae', coat='#a2502f', in_='#b8653f')}
VIEWS = {'main': dict(az=-20, el=28), 'front': dict(az=0, el=8), 'detail': dict(az=-30, el=40, focus=(-0.3, -0.2, 0.6), span=1.5, blur=10),
         'scene': dict(az=-22, el=34, scene=lambda c: scene(c))}


def bowl(c):
    g = dipped(c['body'], c['coat'], 0.26, 0.05, inside=c['in_'], rin=0.0, speckle=0.65)
    out = rounded([(0, 0.05), (0.36, 0.05), (0.38, 0), (0.44, 0), (0.46, 0.09, 0.03), (0.66, 0.22, 0.2), (0.81, 0.5, 0.3), (0.85, 0.72), (0.838, 0.74, 0.01), (0.818, 0.735, 0.01)], 0.02, 8)
    lathe(out, g, 160)
    inn = rounded([(0.818, 0.735), (0.775, 0.5, 0.3), (0.62, 0.27, 0.25), (0.4, 0.15, 0.2), (0.03, 0.121), (0.015, 0.1205), (0, 0.12)], 0.0, 12)
    lathe(inn, s.glaze(c['in_'], c['body'], 0, 0.6, 0.08), 160)


def spoon(kind='wood'):
    if kind == 'wood':
        sp = cutlery('spoon', oiled('#a9713f', 'Y', 1.4, 0.45), 1.75)
    else:
        sp = cutlery('spoon', s.metal('#cfd0d3', 0.13), 1.75)
    return sp


def lean(sp, tip=(0.1, -0.05, 0.2), over=(0.80, 0.22, 0.86), L=1.75, roll=0.0):
    """Puts a spoon so that its bowl rests at tip and its handle passes over the rim."""
    d = (Vector(tip) - Vector(over)).normalized()
    q = d.to_track_quat('Y', 'Z')
    sp.rotation_mode = 'QUATERNION'
    sp.rotation_quaternion = q
    sp.location = Vector(tip) - d * (L / 2)


def build(c):
    bowl(c)
    lean(spoon(), (-0.28, -0.12, 0.30), (0.80, 0.30, 0.80))


def scene(c):
    bowl(c)
    y = s.Mat(Base_Color='#f5f1e6', Roughness=0.3, Specular=0.4)
    y.bump(y.noise(2.2, 3), 0.4, 0.08)
    def f(u, v):
        a, r = 2 * pi * u, 0.77 * v
        return (r * math.cos(a), r * math.sin(a), 0.54 + 0.05 * nz.noise(Vector((r * math.cos(a) * 2.4, r * math.sin(a) * 2.4, 3))) * (1 - v ** 4))
    surface(f, 80, 40, y.m, loop_u=True, angle=180)
    rng = random.Random(8)
    blue = s.Mat(Roughness=0.5, Specular=0.3)
    blue.set(Base_Color=blue.ramp(blue.noise(4, 4), (0.3, '#232a52'), (0.7, '#5b6691')))
    rasp = s.Mat(Base_Color='#b51633', Roughness=0.3, Specular=0.4)
    for i in range(15):
        a, q = 1.2 + 1.6 * rng.random(), 0.25 + 0.42 * rng.random()
        ball(0.075, blue.m, (-q * math.cos(a) * 1.0, q * math.sin(a) * 0.8 - 0.05, 0.6), (1, 1, 0.88), 0.05, 2, i, 20)
    for i in range(6):
        x, yy = -0.45 + 0.14 * i + 0.05 * rng.random(), -0.22 + 0.2 * rng.random()
        obs = []
        for ring, (n, rr, z) in enumerate(((9, 0.085, 0.0), (8, 0.078, 0.045), (6, 0.055, 0.085), (1, 0, 0.105))):
            for k in range(n):
                b = 2 * pi * k / n + ring
                obs.append(ball(0.034, rasp.m, (rr * math.cos(b), rr * math.sin(b), z), seg=12))
        group(obs, (x, yy, 0.58), (rng.random() * 1.6, rng.random() * 1.2, 0))
    oat = s.Mat(Roughness=0.8)
    oat.set(Base_Color=oat.ramp(oat.noise(5, 4), (0.3, '#b98745'), (0.7, '#e0bd83')))
    def place(r):
        a, q = r.random() * 7, math.sqrt(r.random()) * 0.34
        return (0.3 + q * math.cos(a) * 0.9, -0.05 + q * math.sin(a), 0.57 + 0.09 * (1 - q / 0.34) + 0.02 * r.random()), (r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, .4))
    heap(420, place, 0.019, oat.m, 3, 1.6)
    lean(spoon('steel'), (0.02, -0.34, 0.52), (0.86, -0.42, 0.90))
