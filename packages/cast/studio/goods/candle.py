from ware import *

COLOURS = {'fig': dict(g='#3f5148', wax='#f3ead6', word='FIG LEAF'), 'amber': dict(g='#8a4a1e', wax='#f6ead0', word='AMBER'), 'rose': dict(g='#d9a79f', wax='#fbf1ea', word='ROSE'), 'smoke': dict(g='#3a3c40', wax='#efe8da', word='BIRCH SMOKE')}
VIEWS = {'main': dict(az=-20, el=18), 'front': dict(az=0, el=6), 'detail': dict(az=-25, el=34, focus=(0, 0, 0.82), span=1.1, blur=9),
         'scene': dict(az=-22, el=20, scene=lambda c: scene(c))}
R = 0.42


def jar(c, z1=0.98):
    g = s.Mat(Base_Color=c['g'], Roughness=0.08, Specular=0.55, Clearcoat=0.5, Clearcoat_Roughness=0.03)
    glow = g.math('SUBTRACT', g.xyz('Z'), 0.45)
    g.set(Emission=g.mix(0.6, c['g'], '#ff9a3c'), Emission_Strength=g.ramp(glow, (0.0, 0.0), (0.45, 0.28)))
    turn([(0, 0.0), (R - 0.03, 0.0, 0.03), (R, 0.04, 0.04), (R, z1 - 0.01), (R - 0.012, z1, 0.006), (R - 0.026, z1 - 0.006, 0.006), (R - 0.028, 0.7), ], g.m, 0.006, 144)
    card, ink = printed('#f5efe2', 0.7), printed('#2f2a26')
    sleeve(R, 0.26, 0.66, card, -0.62, 0.62, 0.002)
    round_text(c['word'], 0.075 if len(c['word']) < 9 else 0.06, ink, R, 0.47, 0.005, 1.15, SERIF, depth=0.001)
    round_text('LINNEA', 0.045, ink, R, 0.585, 0.005, 1.7, SANS, depth=0.001)
    round_text('soy wax candle', 0.038, ink, R, 0.385, 0.005, 1.05, SERIF_I, depth=0.001)
    round_text('220 g', 0.032, ink, R, 0.315, 0.005, 1.1, SANS, depth=0.001)
    sleeve(R, 0.432, 0.436, ink, -0.16, 0.16, 0.005, 1, 10, 0.001)
    wx = s.Mat(Roughness=0.35, Specular=0.4)
    rr = wx.node('VectorMath', 1, {'operation': 'LENGTH'}, _0=wx.node('Mapping', Vector=wx.coord.outputs['Object'], Scale=(1, 1, 0)))
    wx.set(Base_Color=c['wax'], Roughness=wx.ramp(rr, (0.24, 0.06), (0.28, 0.5)), Emission='#ffb45e', Emission_Strength=wx.ramp(rr, (0.0, 0.9), (0.4, 0.18)))
    lathe(spline([(0, 0.745), (0.2, 0.748), (0.26, 0.757), (0.3, 0.772), (R - 0.03, 0.785)], 30), wx.m, 96, angle=180)
    tube(spline([(0, 0, 0.74), (0.004, 0, 0.80), (0.016, 0, 0.845)], 10), 0.012, s.plastic('#241a14', 0.9), n=10)


def flame(at=(0.012, 0, 0.83), h=0.25):
    m = s.Mat(Base_Color='#000000', Specular=0)
    z = m.math('DIVIDE', m.xyz('Z'), h)
    face = m.node('LayerWeight', 1, Blend=0.5)
    m.set(Emission=m.ramp(z, (0.0, '#4a6bd8'), (0.16, '#ff8a2a'), (0.4, '#ffd98a'), (0.8, '#ffc25a'), (1.0, '#ff8a1e')), Emission_Strength=m.ramp(face, (0.0, 1.0), (1.0, 0.5)))
    em = m.p.inputs['Emission Strength']
    tr = m.t.nodes.new('ShaderNodeBsdfTransparent')
    mix = m.t.nodes.new('ShaderNodeMixShader')
    a = m.math('MULTIPLY', m.ramp(face, (0.45, 1.0), (1.0, 0.25)), m.ramp(z, (0.02, 0.25), (0.22, 1.0)))
    m.t.links.new(a, mix.inputs[0])
    m.t.links.new(tr.outputs[0], mix.inputs[1])
    e = m.node('Emission', Color=m.ramp(z, (0.0, '#5a78d8'), (0.14, '#ff9a3a'), (0.36, '#ffe6a8'), (0.75, '#ffd070'), (1.0, '#ff9a2a')), Strength=1.6)
    m.t.links.new(e, mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.t.nodes['Material Output'].inputs['Surface'])
    ob = lathe(spline([(0, 0.0), (0.035, 0.02), (0.052, 0.07), (0.042, 0.14), (0.018, 0.21), (0, h)], 40), m.m, 48, angle=180)
    warp(ob, lambda p: Vector((p.x + 0.03 * (p.z / h) ** 2, p.y, p.z)))
    return move(ob, at)


def build(c):
    jar(c)
    flame()


def scene(c):
    build(c)
    w = oiled('#b98350', 'Z', 1.2, 0.4)
    l = turn([(0, 0), (R + 0.005, 0, 0.02), (R + 0.005, 0.085, 0.02), (0, 0.085)], w, 0.02)
    move(l, (0.72, -0.35, 0.0), (0, 0, 0))
    for k, (x, y, a) in enumerate(((0.55, -0.62, 0.3), (0.8, -0.75, 0.5))):
        tube([(x - 0.28 * math.cos(a), y - 0.28 * math.sin(a), 0.014), (x + 0.18 * math.cos(a), y + 0.18 * math.sin(a), 0.014)], 0.013, oiled('#d3ad78', 'X', 3), n=6)
        ball(0.026, s.plastic('#a3261e', 0.7), (x + 0.19 * math.cos(a), y + 0.19 * math.sin(a), 0.016), (1.4, 1, 1), 0.1, 3, k, 14)
