from device import *

COLOURS = {'silver': dict(a='#c3c6ca', key='#202124', p=('#1d2b53', '#c4527a', '#f2b066')), 'graphite': dict(a='#55585e', key='#17181a', p=('#0d2b33', '#1d8078', '#d9d48a')),
           'blue': dict(a='#6f87a8', key='#e8e9ea', p=('#1b2350', '#5a58c8', '#e9a3c9')), 'rose': dict(a='#d0a79a', key='#efeeec', p=('#4a1d3a', '#d0605a', '#f4d49a'))}
VIEWS = {'main': dict(az=-30, el=20), 'front': dict(az=0, el=14), 'detail': dict(az=-35, el=32, focus=(-0.5, -0.3, 0.15), span=1.7, blur=12), 'back': dict(az=150, el=18)}
W, D = 3.04, 2.12


def keys():
    out, p = [], 0.19
    rows = [[1] * 13 + [1.0], [1] * 13 + [1.0], [1.5] + [1] * 12 + [0.5 + 0.0], [1.75] + [1] * 11 + [1.25], [2.25] + [1] * 10 + [1.75], [1, 1, 1, 1.25, 5.25, 1.25, 1, 1, 1.25 - 0.0]]
    for j, row in enumerate(rows):
        k = 14 / sum(row)
        x = -7 * p
        for w in row:
            w *= k * p
            out.append((x + w / 2, 0.62 - j * p + (0.03 if j == 0 else 0), w, p * (0.72 if j == 0 else 1)))
            x += w
    return out


def build(c):
    A = s.metal(c['a'], 0.36)
    K = s.plastic(c['key'], 0.5)
    def base():
        slab(W, D, 0.11, 0.12, A, b=0.035)
        slab(W - 0.14, 0.006, 0.004, 0.002, A, (0, 0, 0.11), b=0)
        plate(rrect(2.72, 1.2, 0.04), 0.004, s.plastic(s.shade(c['key'], 0.75), 0.6), 0, (0, 0.17, 0.1105))
        put(keycaps(keys(), K, h=0.022, taper=0.94, dish=0.004, gap=0.026, r=0.022), (0, 0, 0.111))
        ink = s.Mat(Base_Color='#e8e8e8' if c['key'] < '#8' else '#333333', Roughness=0.6).m
        for j, w in enumerate(("`1234567890-=", ' QWERTYUIOP[]', ' ASDFGHJKL;', ' ZXCVBNM,./')):
            ks = keys()
            start = (14, 28, 42, 55)[j]
            for i, ch in enumerate(w):
                if ch != ' ':
                    x, y = ks[start + i][:2]
                    text(ch, 0.062, ink, (x, y - 0.005, 0.1308), (0, 0, 0), 0.0004)
        plate(rrect(1.12, 0.66, 0.04), 0.006, s.metal(s.shade(c['a'], 0.93), 0.3), 0.002, (0, -0.74 + 0.02, 0.1095))
        tube([(x, y + -0.72, 0.1105) for x, y in rrect(1.13, 0.67, 0.045)], 0.004, s.plastic('#3a3a3c', 0.6), True, 6)
        for sx in (-1, 1):
            plate(rrect(0.09, 1.14, 0.02), 0.002, perforated(s.shade(c['a'], 0.97), 55, 55, 0.27, 'Object', 1.0), 0, (sx * 1.44, 0.17, 0.1103))
        # ports on the left
        for y in (0.75, 0.55):
            box(0.02, 0.1, 0.035, s.plastic('#0a0a0b', 0.6), 0.012, (-W / 2 + 0.003, y, 0.055))
        box(0.4, 0.02, 0.02, s.plastic(s.shade(c['a'], 0.7), 0.5), 0.008, (0, -D / 2 + 0.006, 0.1))
        for x in (-1.3, 1.3):
            for y in (-0.9, 0.9):
                cyl(0.08, 0.03, s.rubber(), (x, y, -0.025), b=0.01)
    def lid():
        """Hinged at y=0, standing in the xz plane, display towards -y."""
        h = D - 0.04
        def panel():
            slab(W, h, 0.055, 0.12, A, b=0.022)
            plate(rrect(W - 0.05, h - 0.05, 0.1), 0.004, black_glass(gloss=0.08), 0, (0, 0, 0.0555))
            w, hh = W - 0.17, h - 0.2
            plate(rrect(w, hh, 0.04), 0.002, picture(*c['p'], strength=1.25, scale=0.75), 0, (0, 0.02, 0.058))
            white, dark = lit('#f6f6f4', 1.2), lit('#22252c', 1)
            # a window with text, a menu line, a dock
            plate(rrect(w, 0.075, 0.01), 0.001, lit('#1b1d26', 0.9), 0, (0, 0.02 + hh / 2 - 0.0375, 0.0595))
            text('Bitwell   File   Edit   View', 0.045, white, (-w / 2 + 0.42, 0.02 + hh / 2 - 0.038, 0.0605), (0, 0, 0), 0)
            text('Mon 10:08', 0.045, white, (w / 2 - 0.2, 0.02 + hh / 2 - 0.038, 0.0605), (0, 0, 0), 0)
            plate(rrect(1.42, 1.05, 0.04), 0.001, lit('#f4f4f2', 1.15), 0, (-0.4, 0.12, 0.0598))
            plate(rrect(0.36, 0.9, 0.02), 0.001, lit('#e3e5ea', 1.1), 0, (-0.9, 0.07, 0.0604))
            for i, q in enumerate(('#e8605a', '#e9b44c', '#5bbf6a')):
                plate(circle(0.018, 20), 0.001, lit(q, 1.2), 0, (-1.05 + i * 0.06, 0.595, 0.0606))
            for i in range(9):
                L = 0.82 * (0.6 + 0.4 * math.sin(i * 2.3) ** 2)
                plate(rrect(L if i else 0.5, 0.03 if i else 0.055, 0.012), 0.001, lit('#5d646f' if i else '#23262c', 1), 0, (-0.66 + (L if i else 0.5) / 2, 0.48 - i * 0.095, 0.0606))
            for i in range(6):
                plate(rrect(0.22, 0.028, 0.012), 0.001, lit('#8b93a1', 1), 0, (-0.93, 0.42 - i * 0.1, 0.061))
            plate(rrect(0.86, 0.62, 0.04), 0.001, lit('#1a1d25', 1), 0, (0.72, -0.2, 0.0612))
            for i in range(8):
                x = 0.36
                for k in range(3):
                    L = 0.08 + 0.13 * abs(math.sin(i * 1.7 + k * 2.1))
                    plate(rrect(L, 0.025, 0.01), 0.001, lit(('#e88fb0', '#8fd0c8', '#e9cf8a')[(i + k) % 3], 1), 0, (x + L / 2 + 0.05 * (i % 3), 0.03 - i * 0.065, 0.0618))
                    x += L + 0.04
            plate(rrect(1.0, 0.15, 0.05), 0.001, lit('#d6d9e2', 0.8), 0, (0, -hh / 2 + 0.13, 0.06))
            for i, q in enumerate(('#4c8bf0', '#e8605a', '#5bbf6a', '#e9b44c', '#9a6be0', '#3a3f4a', '#f08a4c')):
                plate(rrect(0.1, 0.1, 0.025), 0.001, lit(q, 1.1), 0, (-0.4 + i * 0.134, -hh / 2 + 0.13, 0.061))
            cyl(0.012, 0.002, s.plastic('#1a1c26', 0.1), (0, h / 2 - 0.05, 0.0575), b=0.0005, seg=24)
        place(panel, at=(0, 0.0275, h / 2 + 0.02), rot=(pi / 2, 0, 0))
    base()
    place(lid, at=(0, D / 2 - 0.06, 0.1), rot=(-0.3, 0, 0))
    cyl(0.045, W - 0.6, s.plastic(s.shade(c['a'], 0.35), 0.5), (-(W - 0.6) / 2, D / 2 - 0.05, 0.095), (0, pi / 2, 0), 0.01)


def scene(c):
    """With a mouse and a cup."""
    from goods import mouse, teapot
    build(c)
    place(mouse.build, mouse.COLOURS['white'], at=(2.1, -0.5, 0), rot=(0, 0, 0.15))
    teapot.cup(teapot.COLOURS['teal'], (-2.05, 0.1, 0))


VIEWS['scene'] = dict(az=-14, el=28, fill=0.86, scene=scene)
