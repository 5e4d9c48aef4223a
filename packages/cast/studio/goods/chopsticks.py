from ware import *

COLOURS = {'rosewood': dict(w='#5b2a1c', tip='#5b2a1c', rest='#3f6d8a', band='#d8b064'), 'bamboo': dict(w='#c9a062', tip='#c9a062', rest='#7f9a7a', band='#6b4a26'),
           'lacquer': dict(w='#a3161c', tip='#171214', rest='#e8e0d0', band='#d8b064'), 'ebony': dict(w='#1b1818', tip='#1b1818', rest='#b8483a', band='#cfd0d3')}
VIEWS = {'main': dict(az=-30, el=30, fill=0.88), 'front': dict(az=0, el=40), 'detail': dict(az=-35, el=30, focus=(-0.85, 0.0, 0.12), span=1.0, blur=10),
         'scene': dict(az=-28, el=34, fill=0.86, scene=lambda c: scene(c))}


def stick(c, a, b):
    lac = c['w'] == '#a3161c'
    w = s.plastic(c['w'], 0.12, coat=0.8) if lac else oiled(c['w'], 'X', 2.2, 0.3)
    L = 2.3
    obs = []
    def f(u, v):
        x = -L / 2 + L * v
        t = v
        r = 0.022 + 0.028 * t ** 0.8
        sq = max(0.0, min(1, (t - 0.42) / 0.3))          # round at the tip, square in the hand
        an = 2 * pi * u
        e = 1 - 0.62 * sq
        cx, cy = math.copysign(abs(math.cos(an)) ** e, math.cos(an)), math.copysign(abs(math.sin(an)) ** e, math.sin(an))
        if v < 0.008:
            r *= math.sqrt(max(0, v / 0.008))
        if v > 0.992:
            r *= max(0.0, 1 - ((v - 0.992) / 0.008) ** 3)
        return (x, r * cx, r * cy)
    obs.append(surface(f, 40, 260, w, loop_u=True, angle=40))
    g = s.metal(c['band'], 0.2) if c['band'] != '#6b4a26' else s.plastic(c['band'], 0.5)
    for x, ww in ((0.62, 0.03), (0.68, 0.012), (0.71, 0.012)):
        r = 0.022 + 0.028 * ((x + L / 2) / L) ** 0.8 + 0.0015
        obs.append(sweep([(x, 0, 0), (x + ww, 0, 0)], rrect(2 * r, 2 * r, 0.012), g))
    gr = group(obs)
    d = (Vector(b) - Vector(a))
    gr.rotation_mode = 'QUATERNION'
    gr.rotation_quaternion = d.to_track_quat('X', 'Z')
    gr.location = (Vector(a) + Vector(b)) / 2
    return gr


def rest(c):
    g = s.glaze(c['rest'], '#d9c9ae', 0.0, 0.4)
    def f(u, v):
        a = 2 * pi * u
        y = (v - 0.5) * 0.46
        k = math.sqrt(max(0, 1 - (abs(2 * v - 1)) ** 6))
        w = 0.11 * k
        h = (0.062 + 0.05 * (2 * v - 1) ** 2) * k
        z = max(-0.0, 0.06 + h * math.sin(a))
        return (w * math.cos(a), y, z)
    return surface(f, 40, 60, g, loop_u=True, angle=60)


def build(c):
    r = rest(c)
    move(r, (-0.82, 0, 0))
    stick(c, (-1.15, -0.075, 0.158), (1.15, -0.12, 0.052))
    stick(c, (-1.15, 0.06, 0.158), (1.15, 0.10, 0.052))


def scene(c):
    build(c)
    m = s.weave('#b98f5a', 60, 'UV', (3, 2), '#8a6238', 0.6)
    surface(lambda u, v: ((u - 0.5) * 3.2, (v - 0.5) * 2.1, 0.004 * nz.noise(Vector((u * 6, v * 4, 0)))), 40, 30, m, solid=0.03, angle=180).location = (0, 0.25, -0.02)
    g = dipped('#ddd0ba', c['rest'], 0.18, 0.03)
    o = lathe(rounded([(0, 0.04), (0.2, 0.04), (0.22, 0), (0.25, 0), (0.27, 0.05), (0.42, 0.2, 0.2), (0.47, 0.42), (0.46, 0.435, 0.006), (0.445, 0.42), (0.39, 0.2, 0.2), (0.2, 0.09), (0, 0.085)], 0.02, 8), g, 96)
    move(o, (0.55, 0.75, 0))
    lathe([(0, 0.3), (0.42, 0.3)], s.plastic('#2a120a', 0.03)).location = (0.55, 0.75, 0)
