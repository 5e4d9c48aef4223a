from ware import *

COLOURS = {'tortoise': dict(a='#6b3410', b='#d98a2e', kind='acetate'), 'boxwood': dict(a='#c9a062', b='#c9a062', kind='wood'), 'black': dict(a='#1a191b', b='#2a292b', kind='acetate'), 'jade': dict(a='#3f7a5c', b='#9fcab0', kind='acetate'),
           'purple': dict(a='#5a3a8c', b='#b79be0', kind='acetate'),
           'green': dict(a='#1f6a4c', b='#7fc29c', kind='acetate')}
VIEWS = {'main': dict(az=-26, el=38, fill=0.86), 'front': dict(az=0, el=50), 'detail': dict(az=-32, el=34, focus=(-0.4, -0.05, 0.05), span=0.8, blur=9),
         'side': dict(az=42, el=16)}


def build(c):
    if c['kind'] == 'wood':
        m = oiled(c['a'], 'X', 1.6, 0.35)
    else:
        q = s.Mat(Roughness=0.08, Specular=0.55, Clearcoat=0.7)
        v = q.noise(3.4, 4, None, 0.6, 1.6)
        q.set(Base_Color=q.ramp(v, (0.36, s.shade(c['a'], 0.5)), (0.48, c['a']), (0.62, c['b'])))
        m = q.m
    # spine in one piece, then teeth: fine on the left, wide on the right
    L = 1.8
    top = lambda x: 0.17 + 0.07 * (1 - (x / (L / 2)) ** 2)
    out = [(-L / 2, 0.0), (-L / 2 + 0.0, 0.10)] + [(-L / 2 + L * i / 40, top(-L / 2 + L * i / 40)) for i in range(41)] + [(L / 2, 0.10), (L / 2, 0.0)]
    out = rounded(out[::-1] + [out[-1]], 0.03, 5)[:-1]
    obs = [plate(out, 0.075, m, 0.02, (0, 0, 0))]
    def tooth(x, w, h):
        def f(u, v):
            a = 2 * pi * u
            k = 1 - 0.45 * v ** 1.5
            e = math.sqrt(max(0, 1 - max(0, (v - 0.9) / 0.1) ** 2))
            ca, sa = math.cos(a), math.sin(a)
            return (x + math.copysign(abs(ca) ** 0.7, ca) * w / 2 * k * e, 0.02 - (h + 0.02) * v, math.copysign(abs(sa) ** 0.7, sa) * 0.034 * (1 - 0.35 * v) * e)
        return surface(f, 16, 18, m, loop_u=True, angle=180)
    for sx in (-1, 1):
        o = tooth(sx * (L / 2 - 0.045), 0.085, 0.41)
        obs.append(o)
    x = -L / 2 + 0.11
    while x < -0.02:
        obs.append(tooth(x, 0.024, 0.40))
        x += 0.0375
    x = 0.02
    while x < L / 2 - 0.09:
        obs.append(tooth(x, 0.048, 0.40))
        x += 0.0765
    t = text('LINNEA', 0.065, inked('#e3c07a' if c['kind'] != 'wood' else '#5a3a1a'), (0.0, 0.115, 0.0385), (0, 0, 0), 0.0006, 1.5, SERIF)
    obs.append(t)
    group(obs, (0, 0, 0.038), (0, 0, 0))
