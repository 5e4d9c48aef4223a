from device import *

COLOURS = {'clear': dict(tint='#ffffff', glow='#ffb45a'), 'amber': dict(tint='#f3c98a', glow='#ff9a3a'), 'smoke': dict(tint='#9a9a9e', glow='#ffbf7a'), 'blue': dict(tint='#bcd8f2', glow='#ffd9a0')}
VIEWS = {'main': dict(az=-24, el=12, fill=0.7), 'front': dict(az=0, el=6, fill=0.7), 'detail': dict(az=-24, el=10, focus=(0, 0, 0.85), span=0.75, blur=10, quiet=0.05), 'scene': dict(az=-24, el=12, scene=lambda c: pair(c))}


def bulb(c):
    B = s.metal('#c9a45a', 0.24)
    # screw base
    def thread(u, v):
        a = 2 * pi * u
        r = 0.131 + 0.007 * math.cos(2 * pi * (v * 4.6) - a)
        return r * math.cos(a), r * math.sin(a), 0.06 + 0.25 * v
    surface(thread, 64, 80, B, loop_u=True, angle=180)
    lathe([(0.0, 0.0), (0.03, 0.0), (0.045, 0.012)], s.metal('#b9bbbe', 0.3), 48)
    lathe([(0.045, 0.01), (0.1, 0.04), (0.128, 0.06)], s.plastic('#131315', 0.35), 64)
    lathe([(0.132, 0.3), (0.14, 0.31), (0.14, 0.37), (0.128, 0.38)], B, 64)
    G = clear(c['tint'], 0.01, 0.22)
    prof = spline([(0.118, 0.36), (0.125, 0.44), (0.17, 0.58), (0.26, 0.74), (0.3, 0.92), (0.275, 1.08), (0.19, 1.2), (0.08, 1.255), (0, 1.262)], 80)
    lathe(prof, G, 128, angle=180)
    # stem, supports, long filaments
    lathe(spline([(0.1, 0.36), (0.06, 0.42), (0.035, 0.5), (0.03, 0.66), (0.045, 0.69), (0, 0.7)], 30), clear(facing=0.35), 48)
    W = s.metal('#b9bbbe', 0.3)
    L = lit(c['glow'], 14)
    n = 4
    for i in range(n):
        a = 2 * pi * i / n + 0.4
        p, q = Vector((0.07 * math.cos(a), 0.07 * math.sin(a), 0.72)), Vector((0.12 * math.cos(a + 0.5), 0.12 * math.sin(a + 0.5), 1.08))
        rod(p, q, 0.013, L, 12)
        rod((0.015 * math.cos(a), 0.015 * math.sin(a), 0.66), p, 0.005, W, 8)
        rod(q, (0.0, 0, 1.1), 0.005, W, 8)
    rod((0, 0, 0.68), (0, 0, 1.1), 0.006, W, 8)
    halo = bpy.data.lights.new('glow', 'POINT'); halo.energy, halo.color, halo.shadow_soft_size = 1.2, (1, 0.7, 0.4), 0.1
    ob = bpy.data.objects.new('glow', halo); bpy.context.scene.collection.objects.link(ob); ob.location = (0, 0, 0.9)


def build(c):
    place(bulb, c)


def pair(c):
    place(bulb, c)
    place(bulb, dict(c, glow=c['glow']), at=(0.55, -0.35, 0.14), rot=(pi / 2 - 0.13, 0, 0.9))
