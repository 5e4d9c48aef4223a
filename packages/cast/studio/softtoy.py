"""For soft toys: stuffed forms sewn into one skin, a pile on it, eyes that sit in it, felt and thread."""
import bpy, math
from mathutils import Vector
from kit import *
from gear import plush, tree, hug, hugpath, shift
import stuff as s


def ball(w, d, h, at, rot=(0, 0, 0), n=2.15, seg=48):
    """A stuffed part, a little uneven."""
    return pillow(w, d, h, None, n, at, rot, seg, ruffle=0.02, seed=at[0] + at[2])


def limb(points, radii, n=40, round_=24, squash=1.0):
    """A stuffed arm, neck or tail: a tube through points, its thickness given at each, its ends round."""
    Q = spline([tuple(p) + (r,) for p, r in zip(points, radii)], n)
    ends = lambda t: math.sqrt(max(0.0, 1 - max(0.0, (abs(2 * t - 1) - 0.90) / 0.10) ** 2)) + 0.02
    return sweep([q[:3] for q in Q], circle(1, round_, squash), None, scale=lambda t: max(0.004, Q[round(t * n)][3]) * ends(t), angle=180)


def skin(obs, mat, voxel=0.035, soft=10):
    """Parts melted into one body, whose mesh is real so that things can be sewn on it."""
    ob = fuse(obs, voxel, soft)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(ob.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    me.transform(ob.matrix_world)
    bpy.data.objects.remove(ob)
    out = bpy.data.objects.new('skin', me)
    bpy.context.scene.collection.objects.link(out)
    me.materials.clear()
    me.materials.append(mat)
    for p in me.polygons:
        p.use_smooth = True
    return out


def yarn(paint, low=0.88, high=1.08, root=0.62):
    """What a pile is made of: paint is a colour, or a function of the material that gives one for each place."""
    m = s.Mat(Roughness=0.8, Specular=0.08, Sheen=0.7, Sheen_Tint=0.6)
    c = paint(m) if callable(paint) else s.rgb(paint)
    tone = m.math('MULTIPLY', m.node('MapRange', 0, _0=m.node('HairInfo', 5), _3=low, _4=high), m.node('MapRange', 0, _0=m.node('HairInfo', 1), _3=root, _4=1.0))
    tint = m.node('VectorMath', 0, {'operation': 'MULTIPLY'}, _0=c if isinstance(c, bpy.types.NodeSocket) else c[:3], _1=tone)
    # fibres shade as the skin under them does: that is what makes a short pile look soft
    lie = m.node('VectorMath', 0, {'operation': 'MULTIPLY_ADD'}, _0=m.node('VertexColor', 0, {'layer_name': 'lie'}), _1=(2, 2, 2), _2=(-1, -1, -1))
    lie = m.node('VectorMath', 0, {'operation': 'NORMALIZE'}, _0=lie)
    m.set(Base_Color=tint, Normal=lie)
    # a fibre that turns its back to the light takes it from behind, or it is a black speck
    behind = m.node('BsdfTranslucent', 0, Color=tint, Normal=m.node('VectorMath', 0, {'operation': 'SCALE'}, _0=lie, Scale=-1.0))
    m.put(m.t.nodes['Material Output'].inputs[0], m.node('AddShader', 0, _0=m.p.outputs[0], _1=behind))
    return m.m


def lie(ob):
    """Writes the direction of the skin as a colour, which fibres inherit."""
    me = ob.data
    layer = me.vertex_colors.new(name='lie')
    turn = ob.matrix_world.to_3x3().inverted().transposed()
    srgb = lambda x: 12.92 * x if x <= 0.0031308 else 1.055 * x ** (1 / 2.4) - 0.055
    way = [tuple(srgb(x * 0.5 + 0.5) for x in (turn @ v.normal).normalized()) + (1,) for v in me.vertices]
    for loop in me.loops:
        layer.data[loop.index].color = way[loop.vertex_index]


def pile(ob, mat, dense=1100, length=0.05, thick=0.0095, children=7, clump=0.25, rough=0.02, seed=1):
    """Fibres all over a body, so many to a square of 10 cm."""
    bpy.context.view_layer.update()
    lie(ob)
    k = ob.matrix_world.to_scale().x
    area = sum(p.area for p in ob.data.polygons) * k * k
    fuzz(ob, mat, int(area * dense), length, rough, 0.9, seed)
    st = ob.particle_systems[-1].settings
    st.hair_step, st.render_step = 3, 1
    st.length_random = 0.35
    st.object_factor = 0
    st.radius_scale = thick
    st.child_type, st.rendered_child_count, st.child_length = 'INTERPOLATED', children, 1.0
    st.clump_factor, st.clump_shape = clump, 0.1
    st.roughness_1, st.roughness_1_size, st.roughness_endpoint = rough, 0.5, rough
    st.effector_weights.gravity = 0.0
    # the pile casts no shadow of its own, or a short pile goes dark and grainy: a bare twin just under the skin casts it
    bare = ob.copy()
    bare.data = ob.data.copy()
    for v, w in zip(bare.data.vertices, ob.data.vertices):
        v.co = w.co - w.normal * 0.02 / k
    bare.modifiers.clear()
    bpy.context.scene.collection.objects.link(bare)
    ob.visible_shadow = False
    ob.show_instancer_for_render = False
    return ob


def within(m, cx, cz, rx, rz, soft=0.06, front=True):
    """1 inside an ellipse seen from the front, 0 outside; the other side of the body never counts."""
    sq = lambda axis, c, r: m.math('POWER', m.math('ABSOLUTE', m.math('DIVIDE', m.math('SUBTRACT', m.xyz(axis), c), r)), 2.0)
    d = m.math('ADD', sq('X', cx, rx), sq('Z', cz, rz))
    inside = m.ramp(d, (1 - soft, 1.0), (1 + soft, 0.0))
    return m.math('MULTIPLY', inside, m.math('LESS_THAN', m.xyz('Y'), 0.0)) if front else inside


def bead(bvh, at, way, r, flat=0.55, colour='#100b09', lift=0.0):
    """A safety eye: a glossy dome sitting in the pile where 'at' meets the body along 'way'."""
    p, n = hug(bvh, at, way)
    m = s.Mat(Base_Color=colour, Roughness=0.05, Specular=0.6, Clearcoat=1.0).m
    ob = lathe(spline([(0, 1.0), (0.38, 0.92), (0.72, 0.68), (0.94, 0.32), (1.0, 0.0), (0.9, -0.3)], 24), m, 40, angle=180)
    ob.scale = (r, r, r * flat)
    ob.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    ob.location = p + n * (lift + r * flat * 0.12)
    return ob


def thread(bvh, points, way, colour, r=0.022, lift=0.03, n=40):
    """An embroidered line laid on the pile."""
    P, _ = hugpath(bvh, spline(points, n), way, lift)
    return tube([tuple(p) for p in P], r, s.plastic(colour, 0.8), n=8, angle=180)


def felt(colour):
    """Pressed wool: dense, matt, faintly mottled."""
    m = s.Mat(Roughness=1.0, Specular=0.04, Sheen=0.7, Sheen_Tint=0.6)
    a, b = m.noise(9, 5, rough=0.75), m.noise(46, 4)
    m.set(Base_Color=m.mix(a, s.shade(colour, 0.88), s.shade(colour, 1.08)))
    m.bump(m.math('ADD', b, m.math('MULTIPLY', a, 0.5)), 0.45, 0.02)
    return m.m


def label(at, rot, words, cloth='#efe6d2', ink='#3c4a44', size=0.075):
    """A woven label sewn into a seam."""
    tag = plate(rrect(0.42, 0.26, 0.02), 0.014, s.weave(cloth, 60, 'Object', strength=0.3), 0.004)
    shift(tag, at, rot)
    t = text(words, size, s.plastic(ink, 0.8), (0, 0, 0.009), (0, 0, 0), 0.0005)
    t.parent = tag
    return tag
