from ware import *

COLOURS = {'petal': dict(a='#e9c3bc', lid='#d9b268', cream='#fbf4ee', ink='#7a3f3a', word='ROSE CREAM'), 'white': dict(a='#f1eee8', lid='#c9a06a', cream='#fbf7ef', ink='#3a3a3a', word='DAY CREAM'),
           'green': dict(a='#8fa68c', lid='#b98350', cream='#f3f4e6', ink='#24351f', word='CICA BALM'), 'night': dict(a='#2c3150', lid='#c9cacd', cream='#f4eef4', ink='#e9e4d8', word='NIGHT CREAM'),
           'blue': dict(a='#2f568f', lid='#cfc6b4', cream='#fdf9f2', ink='#eef0ea', word='COLD CREAM', name='SORELLA'),
           'clay': dict(a='#e7a99f', lid='#c98f62', cream='#d98f86', ink='#6a2f2c', word='CLAY MASK')}
VIEWS = {'main': dict(az=-24, el=24, fill=0.8), 'front': dict(az=0, el=8), 'detail': dict(az=-25, el=40, focus=(0, 0, 0.5), span=0.9, blur=9),
         'side': dict(az=42, el=16)}
R = 0.36


def build(c):
    g = s.Mat(Base_Color=c['a'], Roughness=0.22, Specular=0.5, Clearcoat=0.8, Clearcoat_Roughness=0.02).m
    turn([(0, 0.0), (R - 0.04, 0.0, 0.03), (R, 0.04, 0.05), (R, 0.36, 0.05), (R - 0.04, 0.41, 0.03), (R - 0.065, 0.415), (R - 0.065, 0.425)], g, 0.02, 144)
    # threaded neck
    wt = s.plastic('#f4f1ec', 0.3)
    turn([(R - 0.065, 0.41), (R - 0.065, 0.51, 0.008), (R - 0.08, 0.515, 0.006), (R - 0.095, 0.505), (R - 0.095, 0.3)], wt, 0.006, 128)
    for t0 in (0, pi):
        tube([((R - 0.063) * math.cos(t0 + 2.4 * i / 60), (R - 0.063) * math.sin(t0 + 2.4 * i / 60), 0.445 + 0.045 * i / 60) for i in range(61)], 0.009, wt, n=8)
    # whipped cream with a swirl drawn by a finger
    m = s.Mat(Base_Color=c['cream'], Roughness=0.24, Specular=0.45, Emission=c['cream'], Emission_Strength=0.03)
    rc = R - 0.095
    def f(u, v):
        a, r = 2 * pi * u, rc * v
        sw = math.cos(a * 1 - v * 9.0)
        z = 0.47 + 0.055 * (1 - v ** 2) + 0.028 * sw * (v ** 0.7) * (1 - v ** 6) + 0.075 * math.exp(-((r / 0.05) ** 2))
        tip = math.exp(-((r / 0.05) ** 2))
        return (r * math.cos(a) + 0.03 * tip, r * math.sin(a), z)
    surface(f, 180, 70, m.m, loop_u=True, angle=180)
    ink = printed(c['ink'], 0.45)
    round_text(c.get('name', 'PETAL'), 0.085 if 'name' not in c else 0.065, ink, R, 0.245, 0.001, 1.3, SERIF, depth=0.0005)
    round_text(c['word'], 0.036, ink, R, 0.165, 0.001, 1.3, SANS, depth=0.0005)
    round_text('50 ml', 0.028, ink, R, 0.095, 0.001, 1.1, SANS, depth=0.0005)
    # the lid leans on the jar
    lm = s.metal(c['lid'], 0.2) if c['lid'] != '#b98350' else oiled(c['lid'], 'X', 1.8, 0.4)
    sp = spun(c['lid'], 0.22, 70) if c['lid'] != '#b98350' else lm
    prof = [(0, 0.0), (0.345, 0.0, 0.012), (0.358, 0.014, 0.01), (0.358, 0.17, 0.008), (0.348, 0.178, 0.006), (0.338, 0.17, 0.006), (0.335, 0.03, 0.01), (0, 0.025)]
    o = turn(prof, sp, 0.01, 144)
    t = letters(c.get('name', 'PETAL'), 0.09 if 'name' not in c else 0.07, inked(s.shade(c['lid'], 0.6)), 0.0006, 1.3, SERIF)
    warp(t, lambda p: Vector((-p.x, p.z, -0.001 + p.y)))
    t.rotation_euler = (0, 0, 0)
    g2 = group([o, t])          # stands on its rim, leaning back against the jar
    g2.rotation_mode = 'QUATERNION'
    face = Vector((-0.30, 0.86, 0.42)).normalized() * -1       # direction the top of the lid looks to
    g2.rotation_quaternion = face.to_track_quat('-Z', 'Y')
    g2.location = Vector((0.60, -0.30, 0.345))
