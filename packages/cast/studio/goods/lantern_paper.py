from ware import *

COLOURS = {'red': dict(p='#c8261f', cap='#2a1a14', glow='#ff7a3a', tassel='#d8a93f', word='福'), 'white': dict(p='#f6efe0', cap='#3a2a1c', glow='#ffd9a0', tassel='#a3261e', word=None),
           'yellow': dict(p='#e2922e', cap='#2a1a14', glow='#ffb04a', tassel='#a3261e', word=None),
           'blue': dict(p='#34508a', cap='#1d1a18', glow='#8ab0ff', tassel='#e8dcc0', word=None),
           'amber': dict(p='#e2922e', cap='#2a1a14', glow='#ffb04a', tassel='#a3261e', word=None), 'indigo': dict(p='#34508a', cap='#1d1a18', glow='#8ab0ff', tassel='#e8dcc0', word=None)}
VIEWS = {'main': dict(az=-20, el=6, fill=0.86, floor=0.08), 'front': dict(az=0, el=2, fill=0.86, floor=0.08), 'detail': dict(az=-25, el=12, focus=(0, -0.9, 2.6), span=1.9, blur=12),
         'side': dict(az=42, el=16)}
CJK = '/usr/share/fonts/opentype/noto/NotoSerifCJK-Bold.ttc'


def build(c):
    m = s.Mat(Roughness=0.85, Specular=0.15)
    fib = m.noise(6, 6, m.at((1, 1, 3)), 0.75)
    z = m.math('DIVIDE', m.math('SUBTRACT', m.xyz('Z'), 1.2), 2.4)
    warm = m.ramp(z, (0.0, 0.12), (0.42, 0.55), (1.0, 0.1))
    face = m.node('LayerWeight', 1, Blend=0.5)
    core = m.ramp(face, (0.05, 1.0), (0.85, 0.25))
    m.set(Base_Color=m.mix(m.ramp(fib, (0.35, 0.0), (0.7, 1.0)), s.shade(c['p'], 0.85), s.shade(c['p'], 1.12)),
          Emission=m.mix(0.45, c['p'], c['glow']), Emission_Strength=m.math('MULTIPLY', warm, m.math('MULTIPLY', core, m.math('ADD', 0.55, m.math('MULTIPLY', fib, 0.5)))))
    m.bump(fib, 0.25, 0.02)
    # paper over ribs: scalloped between hoops, faintly faceted by the upright slats
    cz, RX, RZ, ribs = 2.4, 1.42, 1.18, 17
    def prof(v):
        b = -pi / 2 * 0.86 + pi * 0.86 * v
        r, z = RX * math.cos(b), cz + RZ * math.sin(b)
        return r, z
    def f(u, v):
        r, z_ = prof(v)
        a = 2 * pi * u
        s_ = abs(math.sin(pi * ribs * v))
        return ((r - 0.045 * s_ ** 0.8) * math.cos(a), (r - 0.045 * s_ ** 0.8) * math.sin(a), z_)
    surface(f, 160, ribs * 12, m.m, loop_u=True, angle=180)
    wire = s.plastic(s.shade(c['p'], 0.6), 0.6)
    for k in range(1, ribs):
        r, z_ = prof(k / ribs)
        tube([((r + 0.002) * math.cos(a), (r + 0.002) * math.sin(a), z_) for a in [2 * pi * i / 120 for i in range(120)]], 0.013, wire, True, 8)
    cap = s.plastic(c['cap'], 0.22, coat=0.6)
    gold = s.metal('#d9b062', 0.2)
    r0, z0 = prof(0)
    r1, z1 = prof(1)
    turn([(r1 + 0.03, z1 - 0.05), (r1 + 0.06, z1 - 0.04), (r1 + 0.06, z1 + 0.16), (r1 - 0.02, z1 + 0.17), (r1 - 0.03, z1)], cap, 0.02, 96)
    turn([(r0 + 0.03, z0 + 0.05), (r0 + 0.06, z0 + 0.04), (r0 + 0.06, z0 - 0.16), (r0 - 0.02, z0 - 0.17), (r0 - 0.03, z0)], cap, 0.02, 96)
    for r, z_ in ((r1 + 0.064, z1 + 0.06), (r0 + 0.064, z0 - 0.06)):
        tube([(r * math.cos(a), r * math.sin(a), z_) for a in [2 * pi * i / 90 for i in range(90)]], 0.018, gold, True, 8)
    lathe([(0, z0 - 0.12), (r0, z0 - 0.12)], cap, 48)
    # handle
    tube([(r1 * math.cos(a), 0, z1 + 0.13 + 0.62 * math.sin(a)) for a in [pi * i / 50 for i in range(51)]], 0.022, gold, n=10)
    # tassel
    cord, th = s.plastic(c['tassel'], 0.7), s.fibre(c['tassel'])
    tube([(0, 0, z0 - 0.12), (0, 0, 0.92)], 0.022, cord, n=8)
    ball(0.085, s.plastic('#2f7a5a', 0.15, coat=0.6), (0, 0, 0.98), seg=28)
    turn([(0, 0.9), (0.055, 0.88), (0.075, 0.8), (0.06, 0.74), (0.07, 0.72), (0.07, 0.69), (0.06, 0.67)], gold, 0.015, 32)
    rng = random.Random(6)
    for i in range(110):
        a, q = rng.random() * 2 * pi, 0.055 * math.sqrt(rng.random())
        e = 0.05 + 0.05 * rng.random()
        tube(spline([(q * math.cos(a), q * math.sin(a), 0.72), ((q + e * 0.8) * math.cos(a), (q + e * 0.8) * math.sin(a), 0.45), ((q + e) * math.cos(a), (q + e) * math.sin(a), 0.02 + 0.04 * rng.random())], 10), 0.009, th, n=5)
    if c['word']:
        ob = letters(c['word'], 1.0, inked('#e6b84c'), 0.006, 1, CJK)
        def wrap(p):
            zz = p.z + cz
            b = math.asin(max(-1, min(1, (zz - cz) / RZ)))
            r = RX * math.cos(b) + 0.012 - p.y
            return Vector((r * math.sin(p.x / r), -r * math.cos(p.x / r), zz))
        warp(ob, wrap)
