from ware import *

COLOURS = {'chrome': dict(h='#cfd0d3', kind='metal'), 'black': dict(h='#1d1d1f', kind='plastic'), 'gold': dict(h='#d8b06a', kind='metal'), 'walnut': dict(h='#5c3a24', kind='wood'),
           'blue': dict(h='#2a5fa8', kind='plastic'),
           'purple': dict(h='#6a4a9c', kind='plastic'),
           'coral': dict(h='#e0705c', kind='plastic')}
VIEWS = {'main': dict(az=-30, el=24, fill=0.84), 'front': dict(az=0, el=34), 'detail': dict(az=-35, el=26, focus=(-0.42, 0, 0.2), span=0.65, blur=9),
         'side': dict(az=42, el=16)}


def razor(c):
    """Double-edged safety razor along x, head at -x."""
    ch = s.metal('#d3d4d7', 0.10)
    hm = s.metal(c['h'], 0.14) if c['kind'] == 'metal' else (s.plastic(c['h'], 0.25) if c['kind'] == 'plastic' else oiled(c['h'], 'Z', 2.2, 0.3))
    obs = []
    # handle as a lathe around z; knurled by crossing diagonal cuts
    prof = rounded([(0, 0.0), (0.05, 0.0, 0.01), (0.062, 0.015, 0.01), (0.062, 0.05, 0.008), (0.05, 0.06, 0.005), (0.05, 0.075, 0.005), (0.058, 0.085, 0.005), (0.058, 0.60, 0.005), (0.05, 0.61, 0.004), (0.05, 0.625, 0.004), (0.058, 0.635, 0.004), (0.058, 0.66, 0.006), (0.036, 0.70, 0.03), (0.034, 0.80, 0.02), (0.05, 0.83)], 0.004, 4)
    def dense(P, d=0.0035):
        o = []
        for p, q in zip(P, P[1:]):
            k = max(1, int(math.dist(p, q) / d))
            o += [(p[0] + (q[0] - p[0]) * i / k, p[1] + (q[1] - p[1]) * i / k) for i in range(k)]
        return o + [P[-1]]
    prof = dense(prof)
    n = len(prof) - 1
    def f(u, v):
        r, z = prof[round(v * n)]
        a = 2 * pi * u
        k = 1.0
        if 0.09 < z < 0.595 and c['kind'] != 'wood':
            s1, s2 = math.sin(14 * a + z * 230), math.sin(14 * a - z * 230)
            k = 1 - 0.05 * max(0, 1 - 3.2 * min(abs(s1), abs(s2)))
        return (r * k * math.cos(a), r * k * math.sin(a), z)
    obs.append(surface(f, 196, n, hm, loop_u=True, angle=30))
    if c['kind'] == 'wood':
        for z in (0.03, 0.645):
            obs.append(turn([(0.05, z - 0.025), (0.064, z - 0.02, 0.004), (0.064, z + 0.02, 0.004), (0.05, z + 0.025)], ch, 0.003, 64))
    # head: curved cap, blade, comb base; length along y
    def cap(u, v):
        y = (v - 0.5) * 0.42
        e = math.sqrt(max(0, 1 - abs(2 * v - 1) ** 10))
        a = 2 * pi * u
        x = 0.118 * math.copysign(abs(math.cos(a)) ** 0.8, math.cos(a))
        top = 0.07 * (1 - (x / 0.125) ** 2) ** 0.6
        z = 0.885 + (top if math.sin(a) > 0 else 0.0)
        return (x * (0.97 + 0.03 * e), y, 0.885 + (z - 0.885) * (0.3 + 0.7 * e))
    obs.append(surface(cap, 60, 60, ch, loop_u=True, angle=60))
    obs.append(box(0.255, 0.40, 0.006, s.metal('#b8bcc2', 0.18), 0.001, (0, 0, 0.880)))
    obs.append(box(0.20, 0.42, 0.03, ch, 0.012, (0, 0, 0.850)))
    for k in range(15):
        y = (k - 7) * 0.0275
        for sx in (-1, 1):
            obs.append(box(0.05, 0.014, 0.016, ch, 0.004, (sx * 0.112, y, 0.856), (0, sx * 0.35, 0)))
    return group(obs)


def build(c):
    g = razor(c)
    # resting on a small stone tray
    st = s.Mat(Roughness=0.4, Specular=0.4)
    v = st.noise(1.6, 8, None, 0.6, 2.5)
    st.set(Base_Color=st.ramp(v, (0.42, '#f0ede8'), (0.5, '#b5b2ad'), (0.54, '#f2f0ec')))
    plate(rrect(1.35, 0.66, 0.10, 8), 0.07, st.m, 0.015, (0, 0, 0.035))
    g.rotation_euler = (0, -pi / 2 + 0.13, 0)
    g.location = (0.42, 0, 0.134)
    # a paper packet of blades beside
    card = printed('#f4efe4', 0.6)
    o = [box(0.46, 0.25, 0.05, card, 0.004), box(0.462, 0.09, 0.0515, printed('#24405f', 0.6), 0.002, (0, 0, 0)),
         text('KUMO', 0.055, card, (0, 0.0, 0.0262), (0, 0, 0), 0.0008, 1.2, BOLD), text('10 BLADES', 0.036, printed('#24405f'), (0, -0.085, 0.0256), (0, 0, 0), 0.0006, 1.2, SANS)]
    group(o, (0.15, -0.58, 0.025), (0, 0, 0.22))
