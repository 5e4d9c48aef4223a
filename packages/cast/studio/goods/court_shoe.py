from apparel import *

COLOURS = {'red': dict(a='#b3161f', inn='#d9b48a', sole='#1b1718', patent=1), 'black': dict(a='#141315', inn='#c9a27a', sole='#8c1a1f', patent=1),
           'nude': dict(a='#c99b7e', inn='#e2c4a4', sole='#8b6a4e', patent=0), 'emerald': dict(a='#0f5c47', inn='#d9b48a', sole='#1b1718', patent=0),
           'cherry': dict(a='#8f1424', inn='#e0bf98', sole='#1b1718', patent=1),
           'blue': dict(a='#1f3f8a', inn='#e2c4a4', sole='#171823', patent=1),
           'green': dict(a='#14694a', inn='#e0c49c', sole='#171b18', patent=1),
           'purple': dict(a='#56267c', inn='#dcc0a4', sole='#1a1520', patent=1),
           'poppy': dict(a='#d5321f', inn='#dfb78e', sole='#7a4a2c', patent=0, suede=1),
           'teal': dict(a='#137f86', inn='#d8c9b4', sole='#142224', patent=0, satin=1),
           'natural': dict(a='#cfa57e', inn='#efd9bd', sole='#a8305a', patent=0)}
VIEWS = {'main': dict(az=-32, el=16), 'side': dict(az=0, el=6), 'detail': dict(az=-40, el=30, focus=(-.75, -.1, .3), span=1.2, blur=10), 'scene': dict(az=-35, el=22, scene=lambda c: scene(c))}
# heel at +x stands .92 up, ball at the floor
COLS = [
    [(1.04, 0, .93), (1.10, 0, 1.08), (1.09, 0, 1.24), (1.06, 0, 1.38), (1.05, 0, 1.47)],
    [(.88, .20, .93), (.93, .24, 1.06), (.92, .225, 1.19), (.905, .205, 1.30), (.90, .195, 1.37)],
    [(.56, .25, .84), (.57, .285, .94), (.57, .275, 1.02), (.565, .26, 1.09), (.565, .255, 1.14)],
    [(.16, .23, .58), (.16, .27, .66), (.16, .275, .73), (.16, .265, .80), (.16, .26, .86)],
    [(-.26, .29, .23), (-.27, .335, .31), (-.27, .34, .41), (-.26, .325, .50), (-.25, .31, .57)],
    [(-.62, .37, .07), (-.64, .405, .15), (-.64, .39, .26), (-.60, .335, .345), (-.56, .29, .39)],
    [(-.98, .33, .05), (-1.02, .36, .12), (-1.01, .325, .21), (-.93, .255, .285), (-.82, .20, .335)],
    [(-1.29, .19, .06), (-1.34, .205, .12), (-1.31, .18, .19), (-1.18, .125, .26), (-.96, .09, .325)],
    [(-1.50, 0, .07), (-1.55, 0, .12), (-1.50, 0, .18), (-1.30, 0, .25), (-1.0, 0, .325)]]


def bend(x, y, z):
    t = max(0, -x - .3)
    return x, y + .06 * t * t, z


def build(c):
    skin = Skin(COLS, bend=bend)
    up = suede(c['a'], 60) if c.get('suede') else satin(c['a']) if c.get('satin') else smooth_leather(c['a'], .14 if c['patent'] else .36, .08 if c['patent'] else .2, .12, .8 if c['patent'] else 0)
    inn = smooth_leather(c['inn'], .5, .15, .1)
    skin.mesh(up)
    lining(skin, inn, .9, .012, .012)
    piping(skin, [(0, 1)], .012, up, closed=True)
    seam(skin, [(i / 60, .955) for i in range(61)], s.plastic(s.shade(c['a'], .75), .6), .003, .03, .004, 400)
    # insole with a label
    zi = curve((1.06, 1.0), (.8, .98), (.5, .86), (.16, .61), (-.26, .26), (-.62, .12), (-1.0, .09), (-1.5, .11))
    W = curve((1.075, .0), (1.05, .09), (1.0, .155), (.88, .215), (.56, .27), (.16, .25), (-.26, .31), (-.62, .37), (-.98, .33), (-1.29, .19), (-1.44, .08), (-1.52, .0))

    def insole(u, v):
        x = 1.07 - 2.4 * u
        a = 2 * v - 1
        X, Y, Z = bend(x, a * W(x) * .97, zi(x) + .03 * a * a)
        return X, Y, Z
    surface(insole, 100, 16, inn, angle=180)
    gold = s.metal('#c79a52', .35)
    # sole: a thin leather slip that follows the arch
    zb = curve((1.10, .90), (.8, .885), (.56, .80), (.16, .54), (-.26, .19), (-.62, .02), (-.85, 0), (-1.15, .01), (-1.5, .045))
    dark = s.plastic(c['sole'], .35)

    def slip(u, v):
        x = 1.065 - 2.575 * u
        a = 2 * v - 1
        X, Y, Z = bend(x, a * (W(x) + .004), zb(x))
        return X, Y, Z
    surface(slip, 120, 12, dark, angle=180, solid=.035, bevel=.008)
    # heel: a slender stem, wide under the seat
    def heel(u, v):
        k = v
        a = 2 * pi * u
        r = .055 + .17 * (1 - k) ** 3.2 + .02 * k ** 6
        cx = .86 + .12 * k - .05 * math.sin(pi * k)
        back = 1.06 + .015 * math.sin(pi * k) - .05 * k
        rx = max(.05, (back - cx) * (1 + .0 * k))
        front = cx - (.055 + .30 * (1 - k) ** 4)
        x = cx + (math.cos(a) * (back - cx) if math.cos(a) > 0 else math.cos(a) * (cx - front))
        return x, math.sin(a) * r, (.90 + .0 * x) * (1 - k) - (0 if k > .05 else -.03 * (1.06 - x) * 0)
    surface(heel, 48, 60, up, loop_u=True, angle=180)
    top = lathe([(0, 0), (.068, 0), (.07, .01), (.07, .045), (.0, .05)], s.rubber(), 40)
    top.location = (.985, 0, -.0)
    top.scale = (.85, 1, 1)


def scene(c):
    build(c)
    mirror_copy(build, (.5, .95, 0), (0, 0, -.45), c)
