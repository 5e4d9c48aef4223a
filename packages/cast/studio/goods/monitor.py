from device import *

COLOURS = {'graphite': dict(a='#2a2c31', stand='#8f949b', p=('#12204a', '#7a4fd0', '#f08a9a')), 'silver': dict(a='#c5c8cc', stand='#c5c8cc', p=('#0c3a44', '#2f9a98', '#f2dfa4')), 'white': dict(a='#eceae6', stand='#dddbd6', p=('#4a1838', '#e0604f', '#f7c873')), 'black': dict(a='#161719', stand='#2a2b2e', p=('#10231a', '#3f8f5b', '#e7e29a'))}
VIEWS = {'main': dict(az=-28, el=10), 'front': dict(az=0, el=6), 'detail': dict(az=-40, el=12, focus=(1.5, -0.2, 2.1), span=3.2, blur=12), 'back': dict(az=150, el=12)}
W, H = 6.1, 3.55


def build(c):
    A, S = s.plastic(c['a'], 0.4, 0.1, scale=120), s.metal(c['stand'], 0.32)
    z0 = 1.25
    def panel():
        slab(W, H, 0.12, 0.08, A, b=0.03)
        inset(rrect(W * 0.72, H * 0.7, 0.3, 10), [(0.0, 0.0), (0.1, -0.16), (0.4, -0.24), (0.6, -0.25)], A, angle=60)
        plate(rrect(W - 0.05, H - 0.05, 0.06), 0.004, black_glass(gloss=0.12), 0, (0, 0, 0.121))
        w, h = W - 0.18, H - 0.3
        plate(rrect(w, h, 0.01), 0.002, picture(*c['p'], strength=1.3, scale=0.36, seed=1.3), 0, (0, 0.06, 0.124))
        z, white = 0.126, lit('#ffffff', 1.3)
        # photo program: a strip of pictures, a large one, sliders
        plate(rrect(4.7, 2.45, 0.06), 0.001, lit('#1c1e25', 1), 0, (0, 0.2, z))
        for i, q in enumerate(('#e8605a', '#e9b44c', '#5bbf6a')):
            plate(circle(0.04, 20), 0.001, lit(q, 1.2), 0, (-2.22 + 0.13 * i, 1.33, z + 0.002))
        plate(rrect(3.0, 1.72, 0.02), 0.001, picture('#f3c98a', '#e88f6a', '#5a6fa8', 1.2, 0.5, 4), 0, (-0.2, 0.36, z + 0.002))
        for k, (b, am, q) in enumerate(((0.1, 0.28, '#4a5f8a'), (-0.15, 0.2, '#2f4468'), (-0.32, 0.1, '#16243f'))):
            r = [(-1.7 + 3.0 * i / 50, b + am * abs(math.sin(i * 0.11 + k * 1.3)) + 0.05 * math.sin(i * 0.7)) for i in range(51)]
            plate([(1.3, -0.5)] + r[::-1] + [(-1.7, -0.5)], 0.001, lit(q, 1), 0, (0, 0, z + 0.004 + 0.002 * k))
        plate(circle(0.16, 40), 0.001, lit('#fff3d0', 1.5), 0, (0.5, 0.82, z + 0.004))
        for i in range(6):
            plate(rrect(0.44, 0.28, 0.02), 0.001, picture(('#d9824a', '#2f8f98', '#7a4fd0', '#5bbf6a', '#e0604f', '#f0c24e')[i], '#e8dcc4', '#3a4a68', 1.1, 1.4, i * 2.1), 0, (-1.48 + i * 0.512, -0.76, z + 0.002))
        for i in range(7):
            y = 1.1 - i * 0.26
            plate(rrect(0.72, 0.03, 0.015), 0.001, lit('#4a4e5a', 1), 0, (1.85, y, z + 0.002)); plate(circle(0.05, 24), 0.001, white, 0, (1.58 + 0.5 * abs(math.sin(i * 1.9)), y, z + 0.004)); plate(rrect(0.3, 0.04, 0.01), 0.001, lit('#9aa0ac', 1), 0, (1.64, y + 0.1, z + 0.002))
        for i in range(8):
            plate(rrect(0.2, 0.2, 0.05), 0.001, lit(('#4c8bf0', '#e8605a', '#5bbf6a', '#e9b44c', '#9a6be0', '#f4f4f2', '#f08a4c', '#3fb8b0')[i], 1.1), 0, (-0.95 + i * 0.27, -1.32, z + 0.002))
        text('BITWELL', 0.075, s.plastic('#b9bcc2', 0.4), (0, -H / 2 + 0.075, 0.125), (0, 0, 0), 0.001, 1.3)
        cyl(0.02, 0.004, lit('#7fe0a8', 2), (W / 2 - 0.15, -H / 2 + 0.07, 0.123), b=0.001, seg=16)
    place(panel, at=(0, 0, z0 + H / 2), rot=(pi / 2 - 0.05, 0, 0))
    sweep([(0, 0.62, 0.05), (0, 0.6, 1.5), (0, 0.5, 3.0)], rrect(0.75, 0.1, 0.045), S, up=(0, -1, 0.05))
    box(0.8, 0.5, 0.8, A, 0.05, (0, 0.38, z0 + H / 2))
    slab(2.5, 1.75, 0.07, 0.2, S, (0, 0.2, 0), b=0.03)
    cyl(0.2, 0.03, A, (0, 0.62, 0.06), b=0.005)


def scene(c):
    """A whole desk: keyboard and mouse in front."""
    from goods import keyboard, mouse
    build(c)
    place(keyboard.build, keyboard.COLOURS['cream'], at=(-0.4, -2.0, 0))
    place(mouse.build, mouse.COLOURS['graphite'], at=(1.9, -2.1, 0))


VIEWS['scene'] = dict(az=-20, el=20, fill=0.82, scene=scene)
