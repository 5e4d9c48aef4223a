from kit import *
from gear import *
import stuff as s

COLOURS = {'red': dict(a='#b3242a', b='#e8b83a', apron='#f3e6cf', fl='#d8483c'), 'blue': dict(a='#24508a', b='#d8483c', apron='#f3e6cf', fl='#e8b83a'), 'green': dict(a='#2f6a4a', b='#e0803a', apron='#f6ead0', fl='#c8395a')}
VIEWS = {'main': dict(az=-14, el=10, fill=0.84), 'front': dict(az=0, el=6, fill=0.84), 'detail': dict(az=-12, el=10, focus=(-0.9, -0.4, 1.2), span=1.4, blur=10),
         'side': dict(az=42, el=16)}
PROF = [(0, 0.0), (0.50, 0.0), (0.56, 0.03), (0.60, 0.22), (0.66, 0.62), (0.66, 0.95), (0.57, 1.22), (0.455, 1.40), (0.44, 1.52), (0.485, 1.72), (0.47, 1.92), (0.36, 2.10), (0.18, 2.19), (0, 2.21)]


def doll(c, k=0):
    """Painted by a function of height and angle: scarf, face, dress, apron with flowers; gloss over all."""
    S = spline(PROF, 260)
    gloss = dict(Roughness=0.12, Specular=0.5, Clearcoat=1.0, Clearcoat_Roughness=0.04)
    paint = lambda h: s.Mat(Base_Color=h, **gloss).m
    mats = [paint(x) for x in (c['a'], c['b'], c['apron'], '#f0cdb0', '#4a2a18', c['fl'], '#2f6a3c', '#e08a7a', '#17120e', '#d8ae55')]
    A, B, AP, SK, HAIR, FL, LEAF, CHEEK, INK, GOLD = range(10)
    wood = s.wood('#d3ab74', 'Z', 1.0, 0.4)
    NU, NV = 420, 260
    R = random.Random(5)
    def kind(a, z, r):
        """a: angle from the front."""
        x = a * r
        if z > 1.40 + 0.0 or False:
            fx, fz = a * 0.47, z - 1.72
            if (fx / 0.27) ** 2 + (fz / 0.29) ** 2 < 1:
                if (fx / 0.27) ** 2 + ((fz + 0.075) / 0.27) ** 2 > 1 or (abs(fx) > 0.03 and fz > 0.08 and (abs(fx) / 0.26) ** 2 + ((0.30 - fz) / 0.19) ** 2 < 0.9 and fz > 0.12 + 0.0):
                    return HAIR
                for sx in (-1, 1):
                    ex, ez = fx - sx * 0.095, fz - 0.015
                    if (ex / 0.036) ** 2 + (ez / 0.022) ** 2 < 1:
                        return INK if (ex / 0.018) ** 2 + (ez / 0.021) ** 2 < 1 else AP
                    if abs(ex) < 0.052 and abs(ez - 0.055 + ex * ex * 9) < 0.008:
                        return INK
                    if abs(ex) < 0.042 and abs(ez - 0.026 + ex * ex * 6) < 0.006:
                        return INK
                    if ((fx - sx * 0.145) / 0.055) ** 2 + ((fz + 0.085) / 0.045) ** 2 < 1:
                        return CHEEK
                if (fx / 0.042) ** 2 + ((fz + 0.135) / 0.017) ** 2 < 1:
                    return FL
                if abs(fx) < 0.012 and abs(fz + 0.065) < 0.006:
                    return CHEEK
                return SK
            if (fx / 0.305) ** 2 + (fz / 0.325) ** 2 < 1:
                return GOLD
            # scarf: dots
            u, w = (a * 3.2) % 1 - 0.5, (z * 6.2 + (int(a * 3.2 // 1) % 2) * 0.5) % 1 - 0.5
            return AP if (u / 1.15) ** 2 + (w / 1.0) ** 2 < 0.022 else B
        if z > 1.355:
            return GOLD
        # knot of the scarf
        if abs(x) < 0.10 and z > 1.24 and ((x / 0.085) ** 2 + ((z - 1.32) / 0.055) ** 2 < 1):
            return B
        for sx in (-1, 1):
            px, pz = x - sx * 0.06, z - 1.22
            if -0.16 < pz < 0.10 and abs(px - sx * (0.08 - pz) * 0.35) < 0.055 * (1 - (pz + 0.16) * -0.1):
                return B
        w = 0.44 * (1 - ((z - 0.66) / 0.60) ** 4) if abs(z - 0.66) < 0.60 else 0
        if abs(x) < w:
            if abs(x) > w - 0.028:
                return GOLD
            for fx, fz, fr in ((0.0, 0.68, 0.145), (-0.20, 0.42, 0.085), (0.20, 0.42, 0.085), (-0.18, 0.98, 0.07), (0.18, 0.98, 0.07), (0, 0.28, 0.06)):
                dx, dz = x - fx, z - fz
                d, t = math.hypot(dx, dz), math.atan2(dz, dx)
                if d < fr * 0.30:
                    return GOLD
                if d < fr * (0.80 + 0.22 * math.cos(5 * t - pi / 2)):
                    return FL if d > fr * 0.36 else INK if fr > 0.1 and d > fr * 0.32 else FL
                for q in range(4):
                    ta = q * pi / 2 + pi / 4
                    lx, lz = dx - fr * 1.25 * math.cos(ta), dz - fr * 1.25 * math.sin(ta)
                    al, ac = lx * math.cos(ta) + lz * math.sin(ta), -lx * math.sin(ta) + lz * math.cos(ta)
                    if (al / (fr * 0.42)) ** 2 + (ac / (fr * 0.17)) ** 2 < 1:
                        return LEAF
            return AP
        # arms
        if 0.12 < z < 0.17 or 0.06 < z < 0.08:
            return GOLD
        return A
    V = []
    for j in range(NV + 1):
        r, z = S[j]
        for i in range(NU):
            a = -pi / 2 + 2 * pi * i / NU
            seam = -0.006 if abs(z - 1.19) < 0.008 else 0
            V.append(((max(0, r) + seam) * math.cos(a), (max(0, r) + seam) * math.sin(a), z))
    F, mi = [], []
    for j in range(NV):
        r, z = S[j]
        zz = (z + S[j + 1][1]) / 2
        for i in range(NU):
            a = (2 * pi * (i + 0.5) / NU + pi) % (2 * pi) - pi
            F.append((j * NU + i, j * NU + (i + 1) % NU, (j + 1) * NU + (i + 1) % NU, (j + 1) * NU + i))
            mi.append(kind(a, zz, max(0.05, r)))
    ob = mesh(V, F, None, angle=180)
    for m in mats:
        ob.data.materials.append(m)
    ob.data.polygons.foreach_set('material_index', mi)


def build(c):
    x = 0
    order = [c, dict(c, a=c['b'], b=c['a']), dict(c, a=s.shade(c['fl'], 0.85), b='#2f6a4a' if c['a'] != '#2f6a4a' else '#24508a'), c]
    at = -1.75
    for i, k in enumerate((1.0, 0.76, 0.56, 0.39)):
        w = 0.68 * k
        at += w
        group(made(doll, order[i]), (at, -0.28 * i * 0.9 + 0.2, 0), (0, 0, -0.12 + 0.05 * i), k)
        at += w + 0.10
