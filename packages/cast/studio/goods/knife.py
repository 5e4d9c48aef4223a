from ware import *

COLOURS = {'walnut': dict(board='#a87242', grip='#3a2216'), 'olive': dict(board='#b98a4e', grip='#1c1c1e'), 'dark': dict(board='#5e3a22', grip='#7a4a26'), 'pale': dict(board='#d3ad78', grip='#5b2018')}
VIEWS = {'main': dict(az=-24, el=50, fill=0.86), 'front': dict(az=0, el=50), 'detail': dict(az=-40, el=34, focus=(0.3, -0.55, 0.3), span=1.9, blur=12),
         'scene': dict(az=-30, el=38, fill=0.84, scene=lambda c: scene(c))}


def blade(m):
    """Chef's knife in its own plane: tip towards +x, edge towards -y; a wedge that thins to nothing at the edge."""
    L = 2.0
    def f(u, v):
        x = L * v
        back = 0.22 - 0.10 * v ** 2.2
        edge = -0.22 + 0.33 * max(0, v - 0.35) ** 2.1 / 0.65 ** 2.1
        if v > 0.97:
            k = (v - 0.97) / 0.03
            back = back - (back - edge) * k * 0.85
        w = 0.017 * (1 - 0.5 * v)
        # section: spine, cheeks, bevel, edge
        sec = [(0.0, -1), (0.0, 1), (0.45, 0.75), (0.86, 0.42), (1.0, 0.0), (0.86, -0.42), (0.45, -0.75)]
        k = sec[int(round(u * 7)) % 7]
        return (x, back + (edge - back) * k[0], w * k[1])
    ob = surface(f, 7, 90, m, loop_u=True, angle=14)
    return ob


def knife(c):
    st = s.Mat(Metallic=1.0, Base_Color='#cfd1d4')
    line = st.noise(7, 4, st.at((2, 60, 2)), 0.6)
    waves = st.ramp(st.noise(3.2, 3, st.at((0.7, 3, 1)), 0.6, 1.4), (0.35, 0.0), (0.65, 1.0))
    st.set(Roughness=st.ramp(line, (0.3, 0.16), (0.7, 0.3)))
    st.bump(line, 0.05, 0.005)
    obs = [blade(st.m)]
    mm = s.metal('#c9cacd', 0.2)
    obs.append(move(sweep(spline([(-0.16, 0.02, 0), (0.02, 0.0, 0)], 12), rrect(0.40, 0.10, 0.045), mm, up=(0, 0, 1), scale=lambda t: (0.62 + 0.4 * t ** 2, 0.95 - 0.45 * t)), (0, 0, 0)))
    g = oiled(c['grip'], 'X', 1.6, 0.34)
    hp = spline([(-0.12, 0.02, 0), (-0.5, 0.04, 0), (-0.95, 0.03, 0), (-1.22, -0.03, 0)], 60)
    obs.append(sweep(hp, rrect(0.26, 0.18, 0.07), g, up=(0, 0, 1), scale=lambda t: ((0.86 + 0.16 * math.sin(pi * t) + 0.22 * t ** 3) * (1 if t < 0.95 else math.sqrt(max(0.05, 1 - ((t - 0.95) / 0.055) ** 2))), 1 if t < 0.95 else math.sqrt(max(0.05, 1 - ((t - 0.95) / 0.055) ** 2)))))
    for x in (-0.32, -0.64, -0.96):
        obs.append(move(lathe([(0, 0.0945), (0.03, 0.0945), (0.036, 0.091)], mm, 24), (x, 0.03, 0)))
    return group(obs)


def board(c):
    w, d, h, hole = 3.3, 2.2, 0.2, 0.2
    top = oiled(c['board'], 'X', 0.9, 0.42, 0.9)
    o = plate(rrect(w, d, 0.22, 10), h, top, 0, (0, 0, h / 2))
    cut = lathe([(0, -1), (hole, -1), (hole, 1), (0, 1)], None, 48)
    cut.location = (1.33, 0.78, 0.1)
    drill(o, cut, 0.035)
    text('HEMLOCK', 0.11, s.plastic(s.shade(c['board'], 0.35), 0.8), (1.12, -0.86, h + 0.0005), (0, 0, 0), 0.0006, 1.3)


def build(c):
    board(c)
    k = knife(c)
    k.location, k.rotation_euler = (-0.62, -0.22, 0.305), (0.05, 0.0, 0.22)


def lemon(at, rot, flat=True):
    skin = s.Mat(Base_Color='#f2c318', Roughness=0.38, Specular=0.45)
    skin.bump(skin.cells(42), 0.35, 0.02)
    def f(u, v):
        a, b = 2 * pi * u, (pi / 2) * v
        r = 0.3 * math.cos(b) if v < 1 else 0
        z = 0.36 * math.sin(b) + 0.09 * max(0, (v - 0.75) / 0.25) ** 2
        return (r * math.cos(a), r * math.sin(a), -z)
    o = [surface(f, 60, 40, skin.m, loop_u=True, angle=180)]
    pulp = s.Mat(Roughness=0.12, Specular=0.5, Emission='#efd153', Emission_Strength=0.08, Base_Color='#efd153')
    pulp.bump(pulp.noise(9, 4), 0.5, 0.04)
    pith = s.plastic('#f7f0d2', 0.6)
    o.append(lathe([(0, 0.0), (0.29, 0.0), (0.302, -0.012)], pith, 60))
    for k in range(9):
        a0, a1 = 2 * pi * k / 9 + 0.06, 2 * pi * (k + 1) / 9 - 0.06
        am, q = (a0 + a1) / 2, 0.03
        pts = [(q * math.cos(am) * 1.5, q * math.sin(am) * 1.5)] + [(0.26 * math.cos(a0 + (a1 - a0) * i / 8), 0.26 * math.sin(a0 + (a1 - a0) * i / 8)) for i in range(9)]
        o.append(plate(pts, 0.016, pulp.m, 0.006, (0, 0, 0.006)))
    return group(o, at, rot)


def scene(c):
    build(c)
    lemon((0.75, 0.62, 0.46), (1.0, 0.1, 0.5))
    lemon((0.2, 0.75, 0.56), (pi, 0, 0))
    leaf = petal('#4f8a36', '#3c6b28')
    rng = random.Random(5)
    for i in range(9):
        x, y, r = -1.1 + 0.5 * rng.random(), 0.45 + 0.45 * rng.random(), rng.random() * 6
        def f(u, v):
            w = 0.1 * math.sin(pi * min(1, v * 0.97 + 0.02)) ** 0.8
            q = 2 * u - 1
            return (q * w, 0.36 * v, 0.03 + 0.05 * q * q * v + 0.05 * math.sin(3 * v + i))
        move(surface(f, 10, 20, leaf, angle=180), (x, y, 0.205 + 0.012 * i), (0.1, 0.1 * (i % 3 - 1), r))
