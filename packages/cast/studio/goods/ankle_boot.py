from apparel import *

COLOURS = {'chestnut': dict(a='#7a4426', e='#2b1c16', sole='#3a2619', thread='#c79a63'), 'black': dict(a='#1b1a1b', e='#141415', sole='#151415', thread='#4a4a4c'),
           'sand': dict(a='#b58f63', e='#4f3c2b', sole='#6b4a2f', thread='#e5cfa5'), 'oxblood': dict(a='#5a1a20', e='#221114', sole='#2b1715', thread='#a7766a'),
           'cherry': dict(a='#7c1722', e='#24100f', sole='#5a3a26', thread='#d9a287'),
           'blue': dict(a='#23406b', e='#121a2a', sole='#6b4a2f', thread='#9fb6d6'),
           'purple': dict(a='#4b2a5e', e='#1b1122', sole='#5a3f2e', thread='#b79bc9'),
           'brown': dict(a='#6b3f22', e='#2a1a12', sole='#3a2619', thread='#cfa268'),
           'emerald': dict(a='#1c5a45', e='#10231c', sole='#a98458', thread='#9ec9b2', suede=1)}
VIEWS = {'main': dict(az=-30, el=13), 'side': dict(az=0, el=5), 'detail': dict(az=-24, el=16, focus=(.6, -.35, 1.45), span=1.3, blur=12), 'scene': dict(az=-34, el=22, scene=lambda c: scene(c))}
ROWS = [
    [(1.30, 0, .30), (1.10, .30, .30), (.74, .36, .30), (.34, .34, .29), (-.04, .36, .25), (-.46, .43, .20), (-.88, .43, .19), (-1.24, .29, .23), (-1.42, 0, .25)],
    [(1.37, 0, .48), (1.15, .34, .46), (.76, .40, .44), (.34, .385, .41), (-.06, .41, .37), (-.48, .475, .33), (-.90, .47, .31), (-1.28, .325, .33), (-1.47, 0, .35)],
    [(1.36, 0, .68), (1.14, .33, .66), (.75, .395, .62), (.34, .39, .58), (-.06, .41, .52), (-.48, .45, .46), (-.88, .42, .43), (-1.23, .27, .44), (-1.40, 0, .45)],
    [(1.29, 0, .92), (1.09, .285, .90), (.74, .36, .85), (.36, .365, .79), (.0, .37, .71), (-.38, .36, .63), (-.70, .29, .57), (-.96, .17, .54), (-1.06, 0, .535)],
    ring(1.235, -.42, .335, 1.17, .83, .85), ring(1.23, -.03, .345, 1.42, 1.12, .85), ring(1.26, .07, .375, 1.68, 1.52, .85), ring(1.30, .07, .40, 1.94, 1.94, .85)]
SOLE = [(1.325, 0), (1.12, .31), (.75, .365), (.34, .35), (-.05, .375), (-.47, .445), (-.90, .45), (-1.26, .31), (-1.455, 0)]


def bend(x, y, z):
    t = max(0, -x - .2)
    return x, y + .07 * t * t, z


def build(c):
    skin = Skin(columns(ROWS), 260, 64, bend)
    soft = c.get('suede')
    a = suede(c['a'], 60) if soft else s.leather(c['a'], 46, .14, .40)
    a2 = a if soft else smooth_leather(c['a'], .36, .3, .28)
    from mathutils import noise
    # creases where the foot bends
    def dent(u, v):
        p = skin.at(u, v)
        k = math.exp(-((p.x + .25) / .35) ** 2) * min(1, max(0, (p.z - .55) * 4)) * (p.z < 1.15)
        k2 = math.exp(-((p.z - 1.25) / .22) ** 2) * .6
        return (k * .012 + k2 * .010) * noise.noise(Vector((p.x * 9 + p.z * 6, p.y * 1.2, p.z * 7 - p.x * 5)))
    skin.mesh(a2, dent=dent)
    lining(skin, s.leather('#c9a57c', 30, .2, .6), .62, .018, .02)
    # elastic gore
    el = s.Mat(Roughness=.95, Specular=.1)
    x, y = uvxy(el, 1, 46)
    h = el.math('ABSOLUTE', el.math('SINE', el.math('MULTIPLY', y, pi)))
    el.set(Base_Color=el.mix(h, s.shade(c['e'], .5), s.shade(c['e'], 1.35)))
    el.bump(h, .8, .02)
    L = [(.178, 1.0), (.190, .88), (.208, .76), (.222, .67), (.235, .62)]
    R = [(.318, 1.0), (.306, .88), (.286, .76), (.262, .67), (.240, .62)]
    patch(skin, L, R, el.m, .012, .012, mirror=True)
    th = s.plastic(c['thread'], .75)
    for line, sg in ((L, -1), (R, 1)):
        piping(skin, line, .010, a2, .012, mirror=True)
        seam(skin, [(u + sg * .012, v) for u, v in line], th, .012, .036, .006, mirror=True)
    seam(skin, [(i / 60, .972) for i in range(61)], th, .008, .036, .006, 400)
    piping(skin, [(0, 1)], .014, a2, closed=True)
    # back strip and pull tabs
    patch(skin, [(-.022, .12), (-.018, .5), (-.02, 1)], [(.022, .12), (.018, .5), (.02, 1)], a2, .008, .016)
    web = s.weave(c['e'], 16, 'UV', (1, 4), strength=.5)
    for u, o in ((0, (1, 0)), (.5, (-1, 0))):
        p = skin.at(u, 1)
        o = Vector((o[0], 0, 0))
        surface(
            lambda i, j, q=spline([p - Vector((0, 0, .30)) + o * .02, p + o * .022 + Vector((0, 0, -.1)), p + o * .03 + Vector((0, 0, .1)), p + Vector((0, 0, .14)) - o * .02, p - o * .055 + Vector((0, 0, .08)), p - o * .06 - Vector((0, 0, .25))], 40): Vector(q[round(i * 40)]) + Vector((0, (j - .5) * .16, 0)), 40, 4, web, angle=180, solid=.016, bevel=.004)
    b = curve((-1.55, .17), (-1.2, .13), (-.8, .10), (-.3, .12), (.2, .18), (.55, .22), (1.45, .22))
    welted(SOLE, bend, s.wood(c['sole'], 'X', .8, .5), s.leather(c['sole'], 40, .2, .5), th, b, .08, (.52, .22), .03, s.wood(s.shade(c['sole'], 1.15), 'X', 1, .5))


def scene(c):
    build(c)
    mirror_copy(build, (.5, 1.05, 0), (0, 0, -.35), c)
