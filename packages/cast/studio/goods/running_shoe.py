from apparel import *

COLOURS = {'coral': dict(up='#ee6a55', up2='#f8b9a2', over='#b53630', mid='#e4ded4', mid2='#5d6b86', out='#2b2b33', lace='#f3e8df', line='#3a3440', mark='#ffe2a8', kind='chevron', name='RIDGELINE'),
           'navy': dict(up='#27406b', up2='#4d77ad', over='#182745', mid='#dcdbd6', mid2='#8fb2d6', out='#3a3f49', lace='#d9dfe8', line='#1c2740', mark='#ffb648', kind='chevron'),
           'chalk': dict(up='#e9e6de', up2='#cfcabf', over='#f7f5f0', mid='#e2dfd7', mid2='#c9bca6', out='#a98a63', lace='#e3e1dc', line='#d8d3c8', mark='#2f7d6b', kind='pair'),
           'black': dict(up='#242427', up2='#45464c', over='#121214', mid='#d8d7d3', mid2='#d8f24f', out='#1a1a1c', lace='#2b2b2f', line='#1a1a1c', mark='#d8f24f'),
           'mint': dict(up='#79bfa0', up2='#cfeedd', over='#2c7f66', mid='#e6e4da', mid2='#f0a884', out='#31423d', lace='#eef0e6', line='#2d6455', mark='#fff7e0', kind='chevron', name='RIDGELINE'),
           'violet': dict(up='#7c6bc4', up2='#b9a9ea', over='#4c3d94', mid='#dddbd7', mid2='#ffd45e', out='#2c2940', lace='#dcd8ea', line='#3b3170', mark='#ffd45e', kind='chevron'),
           'lavender': dict(up='#8f7fd0', up2='#c9bdf0', over='#4b3f8c', mid='#e4e1e6', mid2='#f2c9a0', out='#2c2940', lace='#e6e2f2', line='#3b3170', mark='#ffd45e', kind='chevron', name='RIDGELINE'),
           'sky': dict(up='#5aa6d6', up2='#b5dcf2', over='#1f5f94', mid='#e5e5e1', mid2='#ffd07a', out='#233748', lace='#e6eef3', line='#1d4567', mark='#fff3c9', kind='chevron', name='RIDGELINE'),
           'pistachio': dict(up='#a9c15a', up2='#dbe8a6', over='#4f6a22', mid='#efece0', mid2='#e9573c', out='#22251c', lace='#1f2a1c', line='#2c3a20', mark='#1f2a1c', kind='pair', name='NORTHPEAK'),
           'sand': dict(up='#d2b48a', up2='#ecdcbf', over='#8a6038', mid='#ece5d6', mid2='#b98a56', out='#3b2f26', lace='#f2eadb', line='#6b4c30', mark='#3f5a52', kind='chevron', name='RIDGELINE'),
           'periwinkle': dict(up='#6878d6', up2='#aab6f2', over='#2e3a94', mid='#e8e7ea', mid2='#9fb0f0', out='#22264a', lace='#eef0fb', line='#2a3074', mark='#ffffff', name='VELONOVA'),
           'blush': dict(up='#eaa3ad', up2='#fbdfe0', over='#c95f76', mid='#f1ebe7', mid2='#7fc4c0', out='#4a3840', lace='#fff4f2', line='#9c4c60', mark='#b73e5c', kind='pair'),
           'aqua': dict(up='#3fb3ba', up2='#b2e6e2', over='#0f6c78', mid='#e9eae4', mid2='#ffb35c', out='#1c3a40', lace='#e9f5f3', line='#12565f', mark='#ffffff', name='VELONOVA'),
           'orchid': dict(up='#c25bb4', up2='#f0b9dd', over='#7a2377', mid='#eee8ea', mid2='#ffe05c', out='#2d1c30', lace='#ffe9f7', line='#5b1f5c', mark='#ffe05c', name='VELONOVA')}
VIEWS = {'main': dict(az=-26, el=14, fill=.84), 'side': dict(az=0, el=5, fill=.86), 'detail': dict(az=-30, el=26, focus=(-0.25, -0.3, 0.72), span=1.5, blur=12),
         'back': dict(az=48, el=16), 'scene': dict(az=-30, el=26, scene=lambda c: scene(c))}
COLS = [
    [(1.36, 0, .36), (1.42, 0, .58), (1.40, 0, .80), (1.35, 0, .98), (1.36, 0, 1.14), (1.41, 0, 1.27)],
    [(1.14, .29, .36), (1.20, .33, .57), (1.18, .31, .78), (1.13, .26, .95), (1.14, .225, 1.08), (1.17, .215, 1.16)],
    [(.76, .36, .34), (.78, .41, .52), (.78, .385, .68), (.76, .33, .80), (.75, .29, .89), (.75, .275, .95)],
    [(.38, .37, .32), (.37, .43, .50), (.36, .41, .69), (.34, .35, .87), (.32, .28, 1.01), (.32, .215, 1.11)],
    [(.00, .39, .30), (-.02, .45, .47), (-.03, .42, .65), (-.01, .33, .83), (.02, .24, .96), (.05, .165, 1.03)],
    [(-.40, .43, .28), (-.43, .485, .43), (-.43, .45, .59), (-.38, .345, .74), (-.32, .24, .84), (-.26, .15, .90)],
    [(-.84, .44, .28), (-.88, .485, .42), (-.87, .45, .57), (-.77, .33, .69), (-.66, .205, .755), (-.53, .115, .79)],
    [(-1.20, .32, .31), (-1.26, .36, .44), (-1.235, .32, .57), (-1.09, .225, .67), (-.86, .125, .725), (-.63, .05, .76)],
    [(-1.37, 0, .34), (-1.43, 0, .47), (-1.385, 0, .60), (-1.20, 0, .685), (-.93, 0, .725), (-.65, 0, .755)]]
SOLE = [(1.46, 0), (1.24, .345), (.79, .425), (.34, .41), (-.08, .43), (-.48, .485), (-.90, .495), (-1.27, .365), (-1.455, 0)]


def bend(x, y, z):
    t = max(0, -x - 0.1)
    return x, y + 0.075 * t * t - (0.03 if y < 0 else -0.03) * math.exp(-((x - 0.15) / 0.4) ** 2) * (y > 0), z


def bottoms():
    b = curve((-1.5, .22), (-1.25, .11), (-.85, .02), (-.4, 0), (.9, 0), (1.2, .03), (1.5, .14))
    t = curve((-1.5, .47), (-1.3, .40), (-1.0, .345), (-.5, .33), (0, .35), (.45, .43), (.9, .52), (1.2, .56), (1.5, .68))
    return b, t


def build(c):
    skin = Skin(COLS, bend=bend)
    fade = lambda m: m.ramp(m.math('ADD', m.xyz('Z'), m.math('MULTIPLY', m.xyz('X'), 0.28)), (0.42, 1.0), (0.85, 0.0))
    knit = mesh_knit(c['up'], c['up2'], 236, 30, fade=fade)
    over, line = smooth_leather(c['over'], 0.5, 0.12, 0.08), s.cloth(c['line'], 40, 0.3)
    thread, mark = s.plastic(c['lace'], 0.8), s.plastic(c['mark'], 0.4)
    skin.mesh(knit)
    pad = lambda u: 0.015 + 0.047 * min(1, max(0, (0.235 - min(u, 1 - u)) / 0.06))
    lining(skin, line, 0.85, pad, 0.03)
    # overlays: toe guard, heel counter, eyestay
    patch(skin, [(.385, .0), (.43, .20), (.5, .27), (.57, .20), (.615, .0)], [(.385, 0), (.43, .0), (.5, .0), (.57, .0), (.615, 0)], over, .006, .016)
    patch(skin, [(-.135, .0), (-.10, .40), (-.055, .68), (0, .80), (.055, .68), (.10, .40), (.135, .0)], [(-.135, 0), (-.10, 0), (-.055, 0), (0, 0), (.055, 0), (.10, 0), (.135, 0)], over, .008, .022)
    seam(skin, [(-.092, .38), (-.052, .63), (0, .74), (.052, .63), (.092, .38), (.12, .05)], thread, .022, .036, .006)
    patch(skin, [(.194, 1), (.25, 1), (.3125, 1), (.375, 1), (.44, 1), (.5, 1)], [(.19, .80), (.25, .76), (.3125, .77), (.375, .78), (.44, .80), (.5, .82)], over, .010, .026, mirror=True)
    seam(skin, [(.20, .82), (.25, .785), (.3125, .795), (.375, .805), (.44, .83), (.5, .85)], thread, .026, .036, .006, mirror=True)
    # the maker's mark: two sweeping bars, a broad one and a thin one, or a chevron
    def bar(u, w):
        patch(skin, [(u + .075, .10), (u + .055, .35), (u + .02, .58), (u + .01, .77)], [(u + .075 + w, .10), (u + .055 + w * .95, .35), (u + .02 + w * .8, .58), (u + .01 + w * .6, .77)], mark, .010, .016, mirror=True)
    kind = c.get('kind', 'bars')
    if kind == 'bars':
        bar(.205, .026), bar(.251, .026)
    elif kind == 'pair':
        bar(.200, .034), bar(.252, .009)
    else:
        patch(skin, [(.205, .10), (.245, .27), (.282, .43), (.255, .60), (.228, .77)], [(.240, .10), (.282, .27), (.320, .43), (.290, .60), (.258, .77)], mark, .010, .016, mirror=True)
    # tongue, padded, over the gap
    ts = spline([(-.70, .135, .70), (-.40, .18, .83), (-.05, .20, .975), (.22, .235, 1.12), (.33, .25, 1.26), (.38, .235, 1.37)], 60)

    def tongue(u, v, d=0):
        x, w, z = ts[round(v * 60)]
        a = 2 * u - 1
        t = 0.04 + 0.02 * v
        return bend(x + 0.02 * (1 - a * a) * -1, a * w, z + 0.035 * (1 - a * a) - d * t * (1 - abs(a) ** 4))
    tk = mesh_knit(c['up'], None, 30, 50)
    surface(lambda u, v: tongue(u, v), 40, 60, tk, angle=180, solid=.06, bevel=.02)
    # laces
    us = [.450, .412, .373, .333, .292, .251, .212]
    flat = s.weave(c['lace'], 26, 'UV', (0.7, 5), strength=0.5)
    lacing(skin, us, .895, flat, s.plastic(c['line'], 0.5), .082, .034, .075)
    top = (skin.at(.212, .9) + skin.at(.788, .9)) / 2
    a, b = skin.at(.212, .895), skin.at(.788, .895)
    k = top + Vector((-.03, 0, .12))
    for p in (a, b):
        lace([p, p + Vector((0, 0, .035)), p.lerp(k, .6) + Vector((0, 0, .035)), k], flat, .08)
    bow(k, flat, (0.0, -1, 0), (-1, 0, -.52), .43, .08)
    # label on the tongue, heel tab
    surface(lambda u, v: tongue(.22 + .56 * u, .80 + .13 * v, -.07), 16, 8, mark, angle=180, solid=.02, bevel=.006)
    patch(skin, [(-.018, .80), (-.02, .9), (-.022, 1)], [(.018, .80), (.02, .9), (.022, 1)], mark, .012, .02)
    # midsole in two densities over a treaded outsole
    ring = outline(SOLE, 260, bend)
    b, t = bottoms()
    split = lambda x: b(x) + (t(x) - b(x)) * (.50 + .13 * math.sin(x * 1.9 + .2))
    tri = lambda a: abs((a / pi) % 2 - 1)
    facet = lambda k, h, p: .034 * (tri(p.x * 7 + k * h * 2.2) - .62) * min(1, max(0, (p.x - .1) * 2.2)) * abs(math.sin(pi * h)) ** 0.7
    sole(ring, spline([(-.10, 0), (-.03, .0), (.0, .04), (.004, .3), (.0, .6), (.012, .84), (.010, .95), (-.016, 1.0), (-.06, 1.0), (-.10, .98)], 44), split, t,
         foam(c['mid'], None), dent=lambda u, h, p: .045 * max(0, p.x - .8) * (1 - h) - facet(1, h, p) * .8)
    sole(ring, spline([(-.10, 0), (-.045, 0), (-.02, .04), (.012, .25), (.034, .6), (.026, .9), (.006, .99), (-.05, 1.0), (-.10, 1.0)], 40), lambda x: b(x) + .035, split,
         foam(c['mid2'], c['mid']), dent=lambda u, h, p: .05 * max(0, p.x - .8) * h - facet(-1, h, p))
    sole(ring, [(-.02, 0), (.014, .1), (.020, .5), (.014, .9), (-.02, 1)], lambda x: split(x) - .012, lambda x: split(x) + .014, s.plastic(c['over'], .45), close=False)
    text(c.get('name', 'STRIDE'), .105, s.plastic(c['over'], .5), (.56, -.441, t(.56) - .115), (pi / 2, -.13, .03), .006, 1.25)
    tread = lambda u, h, p: -.03 * (math.sin(u * 2 * pi * 46) > .55) * (h < .8)
    sole(ring, [(-.16, 0), (-.05, 0), (-.024, .15), (-.006, .85), (-.006, 1), (-.16, 1)], b, lambda x: b(x) + .065, s.rubber(c['out']), dent=tread)


def scene(c):
    build(c)
    mirror_copy(build, (.55, 1.35, 0), (0, 0, -.5), c)
