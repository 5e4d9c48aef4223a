from ware import *

COLOURS = {'mint': dict(a='#7fc2ae', b='#f4f6f4', p='#7fc2ae'), 'coral': dict(a='#e8806a', b='#fdf3ee', p='#e8806a'), 'bamboo': dict(a='#c9a062', b='#f4efe2', p='#3a3430'), 'blue': dict(a='#3f78b5', b='#f4f7fa', p='#3f78b5'),
           'pink': dict(a='#e07f9c', b='#fbf3f5', p='#e07f9c'),
           'teal': dict(a='#1f8a88', b='#f2f7f5', p='#1f8a88')}
VIEWS = {'main': dict(az=-32, el=30, fill=0.86), 'front': dict(az=0, el=40), 'detail': dict(az=-40, el=24, focus=(-0.72, 0.0, 0.16), span=0.75, blur=9),
         'side': dict(az=42, el=16)}


def brush(c, at=(0, 0, 0), rot=(0, 0, 0), seed=1, paste=True):
    bam = c['a'] == '#c9a062'
    m = oiled(c['a'], 'X', 2.4, 0.45) if bam else s.plastic(c['a'], 0.2, coat=0.4)
    w = s.plastic('#f4f4f0', 0.5) if not bam else m
    path = spline([(-0.98, 0, 0.085), (-0.6, 0, 0.08), (-0.35, 0, 0.06), (-0.05, 0, 0.06), (0.4, 0, 0.085), (0.98, 0, 0.06)], 120)
    def width(t):
        head = 0.062 * (1 if t < 0.2 else max(0, 1 - (t - 0.2) / 0.06))
        neck = 0.026 if t > 0.2 else 0
        grip = 0.062 * max(0, min(1, (t - 0.40) / 0.22)) * (1 - 0.18 * max(0, (t - 0.75) / 0.25))
        return max(head, neck, grip)
    def f(u, v):
        i = min(120, int(round(v * 120)))
        p = path[i]
        e = min(1, v / 0.035, (1 - v) / 0.035)
        k = math.sqrt(max(0, 1 - (1 - e) ** 2))
        wd = width(v) * k
        h = (0.026 + 0.022 * max(0, min(1, (v - 0.4) / 0.25))) * k
        a = 2 * pi * u
        ca, sa = math.cos(a), math.sin(a)
        return (p[0], math.copysign(abs(ca) ** 0.75, ca) * wd, p[2] + math.copysign(abs(sa) ** 0.8, sa) * h)
    obs = [surface(f, 36, 120, m, loop_u=True, angle=180)]
    if not bam:       # soft grip pads on the handle
        rub = s.plastic('#f6f6f2', 0.6)
        for k in range(6):
            x = 0.22 + 0.085 * k
            z = path[min(120, int((x + 0.98) / 1.96 * 120))][2]
            obs.append(pillow(0.05, 0.075, 0.03, rub, 3, (x, 0, z + 0.043), (0, 0, 0), 20))
    # tufts: round bundles of bristles, the outer rows coloured
    rng = random.Random(seed)
    wm, cm = s.fibre(c['b']), s.fibre(c['p'])
    for i in range(11):
        for j in range(4 if i not in (0, 10) else 2):
            y = (j - (1.5 if i not in (0, 10) else 0.5)) * 0.029
            x = -0.945 + i * 0.034
            h = 0.125 + 0.016 * math.sin(i * 1.25)
            mat = cm if (i in (0, 1, 9, 10) or (i == 5)) else wm
            for _ in range(13):
                a, q = rng.random() * 7, 0.0115 * math.sqrt(rng.random())
                dx, dy = rng.gauss(0, 0.006), rng.gauss(0, 0.006)
                z0 = 0.105
                tube([(x + q * math.cos(a), y + q * math.sin(a), z0), (x + q * math.cos(a) + dx * 0.4, y + q * math.sin(a) + dy * 0.4, z0 + h * 0.6), (x + q * math.cos(a) + dx, y + q * math.sin(a) + dy, z0 + h + rng.gauss(0, 0.003))], 0.0034, mat, n=5)
    if paste:
        pm = s.plastic('#f4fbf9', 0.18, coat=0.4)
        st = s.plastic('#35a08c', 0.18, coat=0.4)
        pp = spline([(-0.93, 0, 0.245), (-0.85, 0.008, 0.262), (-0.77, -0.008, 0.255), (-0.69, 0.006, 0.262), (-0.63, 0, 0.27), (-0.60, 0.0, 0.31)], 60)
        obs.append(sweep(pp, circle(0.042, 16), pm, scale=lambda t: min(1, 0.35 + t * 8) * (1 if t < 0.85 else max(0.04, 1 - ((t - 0.85) / 0.15) ** 1.3))))
        for k in range(3):
            F = frames(pp)
            obs.append(tube([q + (sd * math.cos(i * 0.09 + k * 2.1) + nn * math.sin(i * 0.09 + k * 2.1)) * 0.037 for i, (q, t, sd, nn) in enumerate(F[3:50])], 0.0085, st, n=8))
    txt = text(c.get('name', 'TIDEWATER'), 0.055, s.plastic(s.shade(c['a'], 0.6) if not bam else '#5a3a1a', 0.6), (0.82, 0, 0.118), (0, 0.07, 0), 0.0008, 1.3, SANS)
    obs.append(txt)
    return group(obs, at, rot)


def build(c):
    brush(c, (0, 0, 0), (0, 0, 0), 1)
    other = COLOURS['coral'] if c['a'] != '#e8806a' else COLOURS['mint']
    brush(other if c['a'] != '#c9a062' else c, (0.08, 0.34, 0), (0, 0, -0.1), 2, False)
