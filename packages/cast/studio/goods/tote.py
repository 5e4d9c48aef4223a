from kit import *
from gear import *
import stuff as s

COLOURS = {'natural': dict(a='#e0d4bb', print='#2f4a3c', h='#d6c8aa', thread='#f3ead6'), 'ink': dict(a='#2a3346', print='#e9dfc8', h='#2a3346', thread='#8c97ad'),
           'rust': dict(a='#a8502f', print='#f3e3c6', h='#8a4026', thread='#e0bf8c'), 'moss': dict(a='#66704a', print='#f3e9cf', h='#565f3d', thread='#cfc9a5'),
           'stripe': dict(a='#dfe3e6', print='#2b5592', h='#2b5592', thread='#ffffff', name='KUMO')}
VIEWS = {'main': dict(az=-24, el=12), 'front': dict(az=0, el=6), 'detail': dict(az=-24, el=14, focus=(-0.7, -0.5, 3.5), span=1.6, blur=12), 'side': dict(az=-70, el=12)}
W, H, D = 3.7, 3.9, 1.1
FOLD = creases(11, 16, -1.7, 1.7, 0.3, 3.6, 0.75, 0.13, 0.07, 1.25)
FOLD2 = creases(5, 16, -1.7, 1.7, 0.3, 3.6, 0.75, 0.13, 0.07, 1.25)


def section(u, z):
    """Horizontal cut through the standing bag: a soft rectangle that thins and waves to the mouth."""
    t = z / H
    d = D / 2 * (1 - 0.42 * t)
    w = W / 2 * (0.95 + 0.05 * t)
    a = 2 * pi * u
    n = 5.5 - 3.0 * t
    sp = lambda q: math.copysign(abs(q) ** (2 / n), q)
    x, y = w * sp(math.cos(a)), d * sp(math.sin(a))
    f = FOLD if y < 0 else FOLD2
    mid = 1 - (abs(x) / w) ** 6
    y += (f(x, z) * min(1, t * 5 + 0.2) + pucker((x, y, z), 2, 0.06) * (0.4 + t)) * mid
    y += (-1 if y < 0 else 1) * 0.10 * t * t * mid * math.sin(x * 1.9 + 0.6)
    # side fold: the gusset is drawn inwards above
    if abs(x) > w * 0.93:
        x -= math.copysign(0.30 * t ** 1.5 * max(0, 1 - abs(y) / (d + 1e-6)), x)
    return Vector((x, y, z + 0.03 * t * math.sin(x * 1.3 + (y > 0))))


def build(c):
    C, thread = canvas(c['a'], 40, 0.6), s.plastic(c['thread'], 0.9)
    Hn = canvas(c['h'], 52, 0.4)
    NU = 260
    # uneven angles, so that corners get points enough
    def wall(u, v):
        return section(u, 0.02 + (H - 0.02) * v)
    b = boxuv(surface(wall, NU, 120, C, loop_u=True, angle=180, solid=0.022))
    skin = tree(b)
    surface(lambda u, v: section(u, 0.03) * v + Vector((0, 0, 0.03 - 0.03 * v)), NU, 8, C, loop_u=True)
    surface(lambda u, v: section(u, 1.6) * v * 0.97 + Vector((0, 0, 1.6 * (1 - v))), NU, 8, canvas(s.shade(c['a'], 0.5), 40), loop_u=True)
    # hem at the mouth, two seams
    for z in (H - 0.06, H - 0.36):
        for side in (-1, 1):
            ring = []
            for i in range(201):
                x = (2 * i / 200 - 1) * W / 2 * 0.93
                h, n = hug(skin, (x, side * 4, z), (0, -side, 0), 0.014)
                ring.append(h)
            stitches(ring, thread, 0.085, 0.011)
    # handles of doubled cloth
    for side in (-1, 1):
        x0 = 0.78
        feet = []
        for k in (-1, 1):
            pts, nn = hugpath(skin, [(k * x0, side * 4, H - 0.72 + 0.72 * i / 14) for i in range(15)], (0, -side, 0), 0.024)
            feet.append((pts, nn))
        a, an = feet[0]
        bb, bn = feet[1]
        y = a[-1].y
        lean = -0.10 if side < 0 else 0.22
        drop = -1.55 if side < 0 else 1.0
        if side < 0:   # the front handle falls forward a little, the back one stands
            arc = spline([tuple(a[-1]), (-x0 - 0.03, y - 0.10, H + 0.35), (-x0 + 0.05, y - 0.22, H + 0.85), (-0.40, y - 0.30, H + 1.32), (0, y - 0.32, H + 1.44), (0.40, y - 0.29, H + 1.30), (x0 - 0.03, y - 0.20, H + 0.82), (x0 + 0.04, y - 0.08, H + 0.35), tuple(bb[-1])], 70)
        else:
            arc = spline([tuple(a[-1]), (-x0 - 0.02, y + 0.02, H + 0.35), (-x0 + 0.02, y + 0.06, H + 0.9), (-0.42, y + 0.10, H + 1.42), (0.02, y + 0.12, H + 1.56), (0.44, y + 0.1, H + 1.40), (x0, y + 0.05, H + 0.88), (x0 + 0.02, y + 0.02, H + 0.35), tuple(bb[-1])], 70)
        path = a[:-1] + [Vector(q) for q in arc] + list(reversed(bb[:-1]))
        ups = []
        for i in range(len(path)):
            t = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
            # outwards from the middle of the arc, turned to the face at the feet
            f = Vector((0, side, 0))
            ups.append((f - t * f.dot(t)).normalized())
        boxuv(ribbon(path, ups, flat(0.33, 0.05, 0.02), Hn))
        for k in (-1, 1):
            stitches([q + sd * k * 0.125 + n * 0.028 for q, t, sd, n in framed(path, ups)], thread, 0.085, 0.010)
        for pts, nn in feet:   # crossed box seam
            F = framed(pts, nn)
            lo, hi = F[1], F[8]
            corner = lambda fr, k: fr[0] + fr[2] * k * 0.125 + fr[3] * 0.030
            for p, q in ((corner(lo, -1), corner(lo, 1)), (corner(hi, -1), corner(hi, 1)), (corner(lo, -1), corner(hi, 1)), (corner(lo, 1), corner(hi, -1))):
                stitches([p.lerp(q, i / 10) for i in range(11)], thread, 0.075, 0.010)
    # print: a sprig and a name, laid on the cloth
    ink = s.plastic(c['print'], 0.95)
    def laid(pts, r):
        P, n = hugpath(skin, [(x, -4, z) for x, z in pts], (0, 1, 0), 0.0155)
        return ribbon(P, n, flat(r, 0.006, 0.002), ink)
    stem = spline([(0.02, 1.15), (-0.02, 1.6), (0.04, 2.1), (0.0, 2.75)], 40)
    laid(stem, 0.035)
    for k in range(9):
        t = 0.16 + 0.78 * k / 8
        x, z = stem[int(t * 40)]
        sgn = -1 if k % 2 else 1
        L = 0.46 * (1 - 0.45 * t)
        tip = (x + sgn * L * 0.8, z + L * 0.75)
        if k == 8:
            tip = (x + 0.02, z + 0.40)
        n = 18
        P, nn = [], []
        for i in range(n + 1):
            q = i / n
            px, pz = x + (tip[0] - x) * q, z + (tip[1] - z) * q + 0.05 * math.sin(pi * q)
            h, m = hug(skin, (px, -4, pz), (0, 1, 0), 0.0155)
            P.append(h); nn.append(m)
        ribbon(P, nn, flat(0.20 * (1 - 0.3 * t), 0.006, 0.002), ink, scale=lambda q: (max(0.04, math.sin(pi * min(1, q * 0.97 + 0.02)) ** 0.8), 1))
    h, n = hug(skin, (0, -4, 0.82), (0, 1, 0), 0.018)
    tx = text(c.get('name', 'VERDANT'), 0.24, ink, (0, 0, 0), (0, 0, 0), 0.002, 1.35)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(tx.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for v in me.vertices:
        hh, _ = hug(skin, (v.co.x, -4, 0.80 + v.co.y), (0, 1, 0), 0.016)
        v.co = hh
    me.materials.clear(); me.materials.append(ink)
    bpy.data.objects.remove(tx)
    ob = bpy.data.objects.new('name', me)
    bpy.context.scene.collection.objects.link(ob)
