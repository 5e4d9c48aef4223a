from ware import *

COLOURS = {'brass': dict(m='#d8b06a', sh='#f1e6cf', base='#2a2a2c'), 'black': dict(m='#1d1d1f', sh='#f4efe4', base='#1d1d1f'), 'oak': dict(m='#c08a52', sh='#e9dfcc', base='#c08a52'), 'green': dict(m='#2f4a3c', sh='#e6d6b0', base='#2f4a3c')}
VIEWS = {'main': dict(az=-25, el=10, fill=0.84, floor=0.09), 'front': dict(az=0, el=4, fill=0.84, floor=0.09), 'detail': dict(az=-25, el=6, focus=(0, 0, 13.4), span=8, blur=14),
         'side': dict(az=42, el=16)}


def build(c):
    mt = oiled(c['m'], 'Z', 0.6) if c['m'] == '#c08a52' else (s.metal(c['m'], 0.22) if c['m'] == '#d8b06a' else s.plastic(c['m'], 0.4))
    br = s.metal('#d8b06a', 0.22)
    # tripod
    for k in range(3):
        a = -pi / 2 + 2 * pi * k / 3 + 0.35
        p = [(0.35 * math.cos(a), 0.35 * math.sin(a), 10.2), (2.9 * math.cos(a), 2.9 * math.sin(a), 0.08)]
        sweep([Vector(p[0]).lerp(Vector(p[1]), i / 30) for i in range(31)], circle(0.17, 20), mt, scale=lambda t: 1.25 - 0.55 * t)
        sweep([Vector(p[0]).lerp(Vector(p[1]), i) for i in (0.97, 1.0)], circle(0.135, 20), br)
        q = Vector(p[0]).lerp(Vector(p[1]), 0.45)
        tube([q, (0, 0, q.z + 0.15)], 0.05, br, n=12)
    ball(0.16, br, (0, 0, 5.85), seg=24)
    turn([(0, 9.75), (0.5, 9.75), (0.55, 9.85), (0.55, 10.3), (0.3, 10.5), (0.12, 10.6), (0.12, 12.2), (0.26, 12.2), (0.26, 12.7), (0, 12.7)], br, 0.04, 48)
    # shade: linen over a ring, lit from inside
    sh = s.Mat(Roughness=0.9, Specular=0.1)
    z = sh.math('DIVIDE', sh.math('SUBTRACT', sh.xyz('Z'), 11.2), 4.0)
    glowing = sh.ramp(z, (0.0, 0.5), (0.4, 1.0), (1.0, 0.45))
    thread = sh.noise(3, 3, sh.at((14, 14, 2.2)), 0.7)
    thread2 = sh.noise(3, 3, sh.at((1.2, 1.2, 26)), 0.7)
    tex = sh.math('MULTIPLY', sh.math('ADD', thread, thread2), 1.0)
    sh.set(Base_Color=sh.mix(sh.ramp(tex, (0.7, 0.0), (1.25, 1.0)), s.shade(c['sh'], 0.86), c['sh']),
           Emission=sh.mix(glowing, '#d99a52', '#ffdca4'), Emission_Strength=sh.math('MULTIPLY', sh.math('ADD', 0.5, sh.math('MULTIPLY', tex, 0.35)), sh.math('MULTIPLY', glowing, 0.85)))
    sh.bump(tex, 0.25, 0.05)
    lathe([(2.55, 11.2), (2.45, 11.6)] + [(2.45 - 0.75 * i / 10, 11.6 + 3.4 * i / 10) for i in range(1, 11)] + [(1.68, 15.2)], sh.m, 128, solid=0.05, angle=180)
    hem = s.cloth(s.shade(c['sh'], 0.75), 5)
    for r, z_ in ((2.56, 11.2), (1.68, 15.2)):
        lathe([(r + 0.03, z_ - 0.11), (r + 0.04, z_ + 0.11), (r - 0.03, z_ + 0.11), (r - 0.03, z_ - 0.11), (r + 0.03, z_ - 0.11)], hem, 128, angle=30)
    for k in range(3):
        a = 2 * pi * k / 3
        tube([(0.2 * math.cos(a), 0.2 * math.sin(a), 14.8), (1.66 * math.cos(a), 1.66 * math.sin(a), 15.1)], 0.04, br, n=8)
    tube([(0, 0, 12.6), (0, 0, 14.9)], 0.06, br, n=10)
    ball(0.5, s.glow('#ffe6bd', 6), (0, 0, 13.4), seg=24)
    # flex and foot switch
    tube(spline([(0.0, 0.5, 9.8), (0.6, 1.4, 6), (1.3, 2.2, 2.0), (1.9, 2.3, 0.25), (2.6, 1.6, 0.07), (3.3, 0.4, 0.07), (2.9, -0.9, 0.07)], 80), 0.055, s.plastic('#2a2a2c', 0.6), n=8)
    ball(0.32, s.plastic('#2a2a2c', 0.4), (3.32, 0.45, 0.1), (1, 0.6, 0.5), seg=24)
