from ware import *

COLOURS = {'jade': dict(a='#2e5f50', b='#e8d9ae', word='GREEN', sub='SENCHA'), 'crimson': dict(a='#8e1f2a', b='#ecd9a6', word='BLACK', sub='ASSAM'),
           'navy': dict(a='#22304f', b='#e3cf9a', word='EARL GREY', sub='WITH BERGAMOT'), 'cream': dict(a='#e9dfc6', b='#7a4a26', word='OOLONG', sub='HIGH MOUNTAIN')}
VIEWS = {'main': dict(az=-24, el=18), 'front': dict(az=0, el=6), 'detail': dict(az=-30, el=28, focus=(0, -0.35, 0.9), span=1.0, blur=10),
         'scene': dict(az=-24, el=26, scene=lambda c: scene(c))}
W, H = 0.78, 1.0


def shell(w, d, h, r, mat, at, top=True):
    sec = rrect(w, d, r, 8)
    return sweep([(at[0], at[1], at[2]), (at[0], at[1], at[2] + h)], sec, mat, up=(0, 1, 0), bevel=0.012)


def tin(c):
    m = s.Mat(Base_Color=c['a'], Roughness=0.3, Specular=0.5, Metallic=0.35, Clearcoat=0.4, Clearcoat_Roughness=0.1)
    m.bump(m.noise(3, 3), 0.05, 0.05)
    gold = inked(c['b'])
    shell(W, W, H, 0.09, m.m, (0, 0, 0))
    shell(W + 0.02, W + 0.02, 0.03, 0.1, gold, (0, 0, 0.0))
    shell(W + 0.022, W + 0.022, 0.26, 0.1, m.m, (0, 0, H - 0.06))
    shell(W + 0.03, W + 0.03, 0.022, 0.102, gold, (0, 0, H - 0.062))
    shell(W - 0.12, W - 0.12, 0.03, 0.06, m.m, (0, 0, H + 0.19))
    lathe(spline([(0, 0.17), (0.05, 0.165), (0.07, 0.12), (0.045, 0.06), (0.04, 0.03), (0.07, 0.0)], 30), gold, 48).location = (0, 0, H + 0.22)
    y = -W / 2 - 0.003
    def frame(w, h, z, r, t=0.008):
        pts = [(x, y, z + q) for x, q in rrect(w, h, r, 8)]
        sweep(pts, rrect(0.004, t, 0.001, 2), gold, True, up=(0, 1, 0))
    frame(0.62, 0.72, 0.49, 0.05)
    frame(0.58, 0.68, 0.49, 0.04, 0.004)
    k = min(0.11, 0.62 / max(6, len(c['word'])))
    text(c['word'], k, gold, (0, y, 0.48), (pi / 2, 0, 0), 0.002, 1.2, SERIF)
    text(c['sub'], 0.045, gold, (0, y, 0.39), (pi / 2, 0, 0), 0.002, 1.4, SANS)
    text('KUMO', 0.05, gold, (0, y, 0.235), (pi / 2, 0, 0), 0.002, 1.9, SERIF)
    text('LOOSE LEAF TEA · 125 g', 0.028, gold, (0, y, 0.18), (pi / 2, 0, 0), 0.002, 1.2, SANS)
    # a tea sprig: two leaves and a bud
    for a, L in ((-0.75, 0.17), (0.75, 0.17), (0, 0.2)):
        n = 14
        pts = [(0.034 * math.sin(pi * i / n) , L * i / n) for i in range(n + 1)] + [(-0.034 * math.sin(pi * i / n), L * i / n) for i in range(n - 1, 0, -1)]
        pts = [(x * math.cos(a) + z * math.sin(a), -x * math.sin(a) + z * math.cos(a)) for x, z in pts]
        plate(pts, 0.003, gold, 0, (0, y, 0.57), (pi / 2, 0, 0))
    tube([(0, y, 0.53), (0, y, 0.6)], 0.005, gold)


def build(c):
    tin(c)


def scene(c):
    tin(c)
    leaf = s.Mat(Roughness=0.8)
    leaf.set(Base_Color=leaf.ramp(leaf.noise(4, 4), (0.3, '#1f2a14' if c['word'] == 'GREEN' else '#1d120b'), (0.7, '#4b5a2c' if c['word'] == 'GREEN' else '#4a3220')))
    wood_ = oiled('#b98350', 'Y', 1.5)
    sp = cutlery('spoon', wood_, 1.4)
    sp.location, sp.rotation_euler = (0.2, -0.85, 0.02), (0, 0, -1.1)
    def place(r):
        a, q = r.random() * 7, r.random() ** 0.6 * 0.26
        return (0.68 + q * math.cos(a) * 1.3, -0.62 + q * math.sin(a), 0.015 + 0.11 * (1 - q / 0.26) * r.random() ** 0.5), (r.gauss(0, 1), r.gauss(0, 1), r.gauss(0, .3))
    heap(900, place, 0.008, leaf.m, 3, 4.0, 5, 4)
