from kit import *
import stuff as s

COLOURS = {'amber': dict(g='#8a4a14', label='#f2ebdd', ink='#2b2018', pump='#161616'), 'rose': dict(g='#d9a3a0', label='#fbf3ee', ink='#5a2a2c', pump='#f3efe9'), 'green': dict(g='#3f6246', label='#f0efe2', ink='#20301f', pump='#161616'), 'white': dict(g='#eae6df', label='#eae6df', ink='#2b2b2b', pump='#b8894e')}
VIEWS = {'main': dict(az=-24, el=10), 'front': dict(az=0, el=4), 'detail': dict(az=-28, el=16, focus=(0, 0, 1.65), span=0.95, blur=9),
         'side': dict(az=42, el=16)}


def wrap(words, size, z, r, ink, spacing=1.15):
    """Print bent round the bottle."""
    t = text(words, size, ink, (0, 0, 0), (0, 0, 0), 0, spacing)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(t)
    for v in me.vertices:
        x, y = v.co.x, v.co.y
        v.co = (r * math.sin(x / r), -r * math.cos(x / r), y + z)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('ink', me))


def build(c):
    body = s.Mat(Base_Color=c['g'], Roughness=0.08, Specular=0.55, Clearcoat=0.5) if c['pump'] != '#161616' else s.Mat(Base_Color=c['g'], Roughness=0.06, Specular=0.6, Transmission=0.35, IOR=1.45)
    prof = spline([(0, 0.01), (0.30, 0.0), (0.36, 0.03), (0.375, 0.1), (0.375, 1.12), (0.36, 1.24), (0.29, 1.36), (0.19, 1.43), (0.165, 1.47), (0.165, 1.55)], 120)
    lathe(prof, body.m, 128)
    pump = s.plastic(c['pump'], 0.35) if c['pump'] != '#b8894e' else s.brass()
    ribs = surface(lambda u, v: ((0.185 + 0.004 * (int(u * 180) % 3 == 0)) * math.cos(2 * pi * u), (0.185 + 0.004 * (int(u * 180) % 3 == 0)) * math.sin(2 * pi * u), 1.5 + 0.16 * v), 180, 1, pump, loop_u=True, angle=25)
    lathe([(0.189, 1.66), (0.187, 1.675), (0.175, 1.682), (0.07, 1.69), (0.06, 1.70), (0.06, 1.86)], pump, 64, angle=30)
    lathe(spline([(0.06, 1.86), (0.1, 1.87), (0.115, 1.9), (0.115, 1.985), (0.1, 2.01), (0, 2.015)], 40), pump, 64)
    sweep(spline([(0.05, -0.0, 1.96), (0.3, -0.0, 1.965), (0.46, 0, 1.95), (0.50, 0, 1.9), (0.505, 0, 1.86)], 40), circle(0.052, 20, 0.045), pump, up=(0, 1, 0), scale=lambda t: 1 - 0.35 * t)
    lab = s.Mat(Base_Color=c['label'], Roughness=0.7, Specular=0.2)
    lab.bump(lab.noise(70, 4), 0.12, 0.003)
    r = 0.3775
    surface(lambda u, v: (r * math.sin((u - 0.5) * 1.75), -r * math.cos((u - 0.5) * 1.75), 0.22 + 0.78 * v), 60, 2, lab.m, solid=0.003, angle=30)
    ink = s.plastic(c['ink'], 0.6)
    for words, size, z, sp in (('petal', 0.13, 0.84, 1.0), ('BODY LOTION', 0.043, 0.70, 1.3), ('rose  ·  almond oil', 0.036, 0.62, 1.1), ('250 ml', 0.034, 0.29, 1.15)):
        wrap(words, size, z, 0.381, ink, sp)
