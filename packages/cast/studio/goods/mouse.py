from device import *

COLOURS = {'graphite': dict(a='#2b2d31', b='#1b1c1f', wheel='#b9bcc0', dot='#4cc3b0'), 'white': dict(a='#eae9e6', b='#cfcecb', wheel='#8f9398', dot='#e0604f'), 'rose': dict(a='#d9a7a0', b='#b98a84', wheel='#e8e4df', dot='#ffffff'), 'teal': dict(a='#226b70', b='#174c50', wheel='#c9ccd0', dot='#f2c14e')}
VIEWS = {'main': dict(az=-40, el=44, fill=0.7), 'front': dict(az=180, el=20, fill=0.7), 'detail': dict(az=-30, el=40, focus=(0, 0.3, 0.32), span=0.75, blur=9), 'side': dict(az=-90, el=10)}
L, W, H = 1.22, 0.68, 0.42


def point(u, v, lift=0.0):
    """u runs round the plan (0 at +x), v from the skirt (0) to the crown (1). The front of the mouse is at +y."""
    a, t = 2 * pi * u, v
    sp = lambda x, n: math.copysign(abs(x) ** (2 / n), x)
    x0, y0 = sp(math.cos(a), 2.5), sp(math.sin(a), 2.5)
    waist = 1 - 0.13 * math.exp(-((y0 - 0.05) / 0.35) ** 2)
    skirt = 1 - 0.06 * (1 - min(1, t / 0.35)) ** 2
    k = math.cos(t * pi / 2) ** 0.62 if t < 1 else 0
    x, y = x0 * k, y0 * k
    hump = lambda q: 0.62 + 0.40 * math.exp(-((q + 0.28) / 0.62) ** 2) - 0.2 * max(0, q - 0.2) ** 1.3
    z = H * hump(y) * math.sin(t * pi / 2) ** 0.85
    return Vector((x * (W / 2 * waist * skirt + lift), y * (L / 2 * (0.97 + 0.03 * skirt) + lift), 0.03 + z + lift * t))


def build(c):
    A, B = s.plastic(c['a'], 0.42, 0.1, scale=220), s.plastic(c['b'], 0.5, 0.3, scale=160)
    skin = surface(point, 160, 80, A, loop_u=True, angle=180)
    top = lambda x, y: onto(skin, x, y)[0]
    plate([tuple(point(i / 120, 0.02))[:2] for i in range(120)], 0.03, s.plastic('#111113', 0.5), 0.006, (0, 0, 0.022))
    dark = s.plastic('#0b0b0c', 0.7)
    # split between the buttons, seam across the back, side panel
    line = [top(0, y) for y in [0.05 + 0.02 * i for i in range(28)]]
    tube([p + Vector((0, 0, -0.0005)) for p in line], 0.005, dark, n=8)
    seam = [top(x, -0.02 - 0.35 * (x / 0.3) ** 2 * 0.3) for x in [0.27 * (i / 30 - 1) for i in range(61)]]
    tube(seam, 0.0045, dark, n=8)
    for u0, u1 in ((0.42, 0.585), (0.915, 1.08)):
        surface(lambda u, v: point(u0 + (u1 - u0) * u, 0.05 + 0.3 * v, 0.004), 40, 14, s.plastic(c['b'], 0.7, 0.4, scale=90), angle=180, solid=0.006)
    for k, (u0, u1) in enumerate(((0.445, 0.495), (0.385, 0.435))):
        surface(lambda u, v: point(u0 + (u1 - u0) * u, 0.37 + 0.1 * v, 0.012), 20, 8, s.plastic(c['wheel'], 0.25, coat=0.3), angle=180, solid=0.014, bevel=0.004)
    # wheel in its slot; the slot's rim lies on the skin
    p = top(0, 0.36)
    rim = [top(x, 0.36 + y) for x, y in rrect(0.11, 0.25, 0.054)]
    mid = sum(rim, Vector()) / len(rim)
    mesh([q + Vector((0, 0, 0.0012)) for q in rim] + [mid + Vector((0, 0, 0.0012))], [(i, (i + 1) % len(rim), len(rim)) for i in range(len(rim))], dark)
    tube(rim, 0.006, s.metal(c['wheel'], 0.25), True)
    def wheel():
        R, n = 0.115, 48
        surface(lambda u, v: ((v - 0.5) * 0.068, (R - 0.012 * (2 * v - 1) ** 4 - 0.004 * (math.cos(2 * pi * u * n) > 0) * (0.15 < v < 0.85)) * math.cos(2 * pi * u), (R - 0.012 * (2 * v - 1) ** 4 - 0.004 * (math.cos(2 * pi * u * n) > 0) * (0.15 < v < 0.85)) * math.sin(2 * pi * u)), n * 4, 10, s.rubber('#1a1a1c'), loop_u=True, angle=30)
        for sx in (-1, 1):
            cyl(R - 0.016, 0.006, s.metal(c['wheel'], 0.2), (sx * 0.034, 0, 0), (0, sx * pi / 2, 0), 0.002)
    place(wheel, at=(0, 0.36, p.z - 0.07))
    q, n = onto(skin, 0, 0.12)
    cyl(0.018, 0.005, lit(c['dot'], 1.6), tuple(q - n * 0.001), tuple(Vector((0, 0, 1)).rotation_difference(n).to_euler()), 0.001, seg=24)
    q, n = onto(skin, 0, -0.2)
    text('Bitwell', 0.075, s.plastic(s.shade(c['a'], 0.6) if c['a'] > '#8' else '#8b8f95', 0.4), tuple(q + n * 0.0005), tuple(Vector((0, 0, 1)).rotation_difference(n).to_euler()), 0.0015, 1.05, BOLD)


def scene(c):
    """Beside a keyboard."""
    from goods import keyboard
    build(c)
    place(keyboard.build, keyboard.COLOURS['cream'], at=(-1.3, 1.35, 0), rot=(0, 0, 0.1))


VIEWS['scene'] = dict(az=-10, el=34, fill=0.86, scene=scene)
