from ware import *

COLOURS = {'oak': dict(w='#bb8a52', sky='#e9c79a', sun='#e07a3a', hills=('#c98a6a', '#8a6a6a', '#4f5a6b', '#2c3a4a')), 'black': dict(w='#1d1c1e', sky='#c9dbe0', sun='#f3efe0', hills=('#93b2b8', '#5f8a8f', '#3a6470', '#1f3f4a')),
           'walnut': dict(w='#5c3a24', sky='#f0dcc2', sun='#c8402f', hills=('#d9b28a', '#9aa27a', '#637a5a', '#34503f')), 'white': dict(w='#ece8e0', sky='#f3d9d2', sun='#e8a04a', hills=('#d99a92', '#b06a78', '#6f4a68', '#3d3050'))}
VIEWS = {'main': dict(az=-24, el=8), 'front': dict(az=0, el=3), 'detail': dict(az=-35, el=14, focus=(-0.8, 0.0, 1.0), span=1.6, blur=11),
         'scene': dict(az=-22, el=10, fill=0.86, scene=lambda c: scene(c))}
W, H = 2.4, 3.0


def build(c):
    obs = []
    t, d = 0.16, 0.2
    wm = {k: (oiled(c['w'], k, 1.0, 0.4) if c['w'] not in ('#1d1c1e', '#ece8e0') else s.plastic(c['w'], 0.4, 0.05)) for k in 'XZ'}
    # four mitred rails
    def rail(a, b, c_, d_, m):
        v = [(x, y, z) for y in (-d / 2, d / 2) for x, z in (a, b, c_, d_)]
        return mesh(v, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], m, bevel=0.012)
    w, h = W / 2, H / 2
    O, I = [(-w, -h), (w, -h), (w, h), (-w, h)], [(-w + t, -h + t), (w - t, -h + t), (w - t, h - t), (-w + t, h - t)]
    for k in range(4):
        j = (k + 1) % 4
        obs.append(rail(O[k], O[j], I[j], I[k], wm['X' if k % 2 == 0 else 'Z']))
    # mount with a bevelled window
    mount = printed('#f7f4ec', 0.9)
    iw, ih = 0.74, 1.0
    A, B = I, [(-iw, -ih), (iw, -ih), (iw, ih), (-iw, ih)]
    y = 0.0
    v = [(x, y, z) for x, z in A] + [(x, y, z) for x, z in B] + [(x * 0.985, y + 0.022, z * 0.988) for x, z in B]
    f = [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)] + [(4 + k, 4 + (k + 1) % 4, 8 + (k + 1) % 4, 8 + k) for k in range(4)]
    obs.append(mesh(v, f, mount, smooth=False))
    # print: hills in flat inks over a sky, with paper grain
    y0 = 0.022
    def ink(col, k=0.10):
        m = s.Mat(Roughness=0.9, Specular=0.15)
        n = m.noise(9, 5)
        m.set(Base_Color=m.ramp(m.math('ADD', m.math('MULTIPLY', n, 0.6), m.math('MULTIPLY', m.noise(70, 3), 0.4)), (0.35, s.shade(col, 1 - k)), (0.65, s.shade(col, 1 + k))))
        return m.m
    pw, ph = iw * 0.985, ih * 0.988
    obs.append(mesh([(-pw, y0, -ph), (pw, y0, -ph), (pw, y0, ph), (-pw, y0, ph)], [(0, 1, 2, 3)], ink(c['sky'], 0.05)))
    obs.append(mesh([(0.18 + 0.27 * math.cos(a), y0 - 0.001, 0.34 + 0.27 * math.sin(a)) for a in [2 * pi * i / 72 for i in range(72)]], [tuple(range(72))], ink(c['sun'])))
    for k, col in enumerate(c['hills']):
        base = 0.22 - 0.30 * k
        ridge = []
        for i in range(81):
            x = -pw + 2 * pw * i / 80
            ridge.append((x, y0 - 0.002 - k * 0.001, base + (0.22 - 0.03 * k) * nz.noise(Vector((x * 1.5 + k * 3.3, k * 2.0, 0))) + 0.05 * nz.noise(Vector((x * 5, k, 0))) + 0.08 * x * (1 if k % 2 else -1)))
        obs.append(mesh([(-pw, ridge[0][1], -ph)] + ridge + [(pw, ridge[0][1], -ph)], [tuple(reversed(range(83)))], ink(col)))
    obs.append(text('studio north  4/60', 0.045, printed('#8a8377'), (0.5, -0.001, -1.07), (pi / 2, 0, 0), 0.0003, 1.0, SERIF_I))
    # glass
    g = clear('#ffffff', '#ffffff', 1.12, 1.0)
    obs.append(mesh([(-w + t, -0.05, -h + t), (w - t, -0.05, -h + t), (w - t, -0.05, h - t), (-w + t, -0.05, h - t)], [(0, 1, 2, 3)], g))
    obs.append(box(W - 0.1, 0.03, H - 0.1, s.plastic('#7a6248', 0.8), 0, (0, d / 2 - 0.03, 0)))
    tilt = 0.13
    group(obs, (0, 0, H / 2 * math.cos(tilt) + d / 2 * math.sin(tilt)), (-tilt, 0, 0))
    # easel strut behind
    box(0.5, 0.05, 2.0, s.plastic('#3a2f26', 0.8), 0.01, (0, 0.66, 0.97), (0.30, 0, 0))


def scene(c):
    from goods import candle
    build(c)
    group(made(candle.build, candle.COLOURS['amber']), (1.5, -0.55, 0), (0, 0, -0.1))
