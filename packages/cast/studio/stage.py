"""Light, floor and a camera that frames by itself: every good stands in the same room."""
import bpy, math
from mathutils import Matrix, Vector


def points():
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    out = []
    for o in bpy.context.scene.objects:
        if o.type in ('MESH', 'CURVE', 'FONT') and not o.get('stage'):
            e = o.evaluated_get(dg)
            me = e.to_mesh()
            if me:
                step = max(1, len(me.vertices) // 4000)
                out += [o.matrix_world @ me.vertices[i].co for i in range(0, len(me.vertices), step)]
                e.to_mesh_clear()
    return out


def area(name, at, to, size, power, colour=(1, 1, 1), sy=None):
    li = bpy.data.lights.new(name, 'AREA')
    li.shape, li.size, li.size_y, li.energy, li.color = 'RECTANGLE', size, sy or size, power, colour
    ob = bpy.data.objects.new(name, li)
    bpy.context.scene.collection.objects.link(ob)
    ob.location = at
    ob.rotation_euler = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def stage(az=-30, el=14, fill=0.74, floor=0.13, lens=85, focus=None, span=None, key=1.0, rim=1.0, ambient=0.42, shadow=True, blur=0,
          side=-1, exposure=0.0):
    """Light, floor and camera. Either the whole good stands on the floor line, or focus and span frame a detail."""
    sc = bpy.context.scene
    P = points()
    lo = Vector(min(p[i] for p in P) for i in range(3))
    hi = Vector(max(p[i] for p in P) for i in range(3))
    mid, R = (lo + hi) / 2, max((hi - lo).length / 2, 0.01)
    # world: a pale room, lighter above, so that gloss has something to show
    w = bpy.data.worlds.new('room')
    sc.world, w.use_nodes = w, True
    nt = w.node_tree
    bg = nt.nodes['Background']
    tc, sep, ramp = nt.nodes.new('ShaderNodeTexCoord'), nt.nodes.new('ShaderNodeSeparateXYZ'), nt.nodes.new('ShaderNodeValToRGB')
    nt.links.new(tc.outputs['Generated'], sep.inputs[0])
    nt.links.new(sep.outputs['Z'], ramp.inputs[0])
    nt.links.new(ramp.outputs[0], bg.inputs[0])
    ramp.color_ramp.elements[0].color = (0.42, 0.42, 0.44, 1)
    ramp.color_ramp.elements[1].color = (1, 1, 1, 1)
    ramp.color_ramp.elements[0].position = 0.0
    bg.inputs[1].default_value = ambient
    # turn the light with the camera, so that each view is lit alike
    a = math.radians(az)
    turn = lambda x, y, z: mid + Matrix.Rotation(a, 3, 'Z') @ Vector((x, y, z)) * R
    E = R * R
    area('key', turn(side * 2.3, -2.2, 2.9), mid, 2.2 * R, 205 * E * key, (1, 0.975, 0.94))
    area('fill', turn(-side * 3.2, -1.6, 1.0), mid, 2.4 * R, 34 * E * key, (0.94, 0.97, 1))
    area('rim', turn(-side * 1.9, 2.6, 1.9), mid, 0.6 * R, 95 * E * rim, (1, 1, 1), sy=2.6 * R)
    area('strip', turn(side * 2.6, 1.5, 1.4), mid, 0.5 * R, 40 * E * rim, (1, 1, 1), sy=2.6 * R)
    if shadow:
        me = bpy.data.meshes.new('floor')
        s = 40 * R
        me.from_pydata([(-s, -s, 0), (s, -s, 0), (s, s, 0), (-s, s, 0)], [], [(0, 1, 2, 3)])
        fl = bpy.data.objects.new('floor', me)
        fl['stage'] = 1
        fl.location = (mid.x, mid.y, lo.z - 0.0005 * R)
        sc.collection.objects.link(fl)
        fl.is_shadow_catcher = True
        fl.visible_transmission = False  # else glass shows a grey floor instead of the page
        m = bpy.data.materials.new('floor')
        m.use_nodes = True
        m.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (0.8, 0.8, 0.8, 1)
        m.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0
        me.materials.append(m)
    # camera
    cam = bpy.data.cameras.new('cam')
    ob = bpy.data.objects.new('cam', cam)
    sc.collection.objects.link(ob)
    sc.camera = ob
    cam.lens, cam.sensor_width = lens, 36
    e = math.radians(el)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    ob.rotation_euler = (-back).to_track_quat('-Z', 'Y').to_euler()
    Q = ob.rotation_euler.to_matrix().transposed()
    k = lens / 36
    aim = Vector(focus) if focus else mid
    if span:
        D = span * k
        ob.location = aim + back * D
        cam.shift_x = cam.shift_y = 0
    else:
        D = 4 * R * k
        for _ in range(12):
            S = [Q @ (p - (aim + back * D)) for p in P]
            xs, ys = [s.x / -s.z * k for s in S], [s.y / -s.z * k for s in S]
            size = max((max(xs) - min(xs)) / fill, (max(ys) - min(ys)) / min(fill, 1 - floor - 0.09))
            D *= size ** 0.9
        ob.location = aim + back * D
        cam.shift_x = (max(xs) + min(xs)) / 2
        cam.shift_y = min(ys) + 0.5 - floor
    if blur:
        cam.dof.use_dof, cam.dof.focus_distance, cam.dof.aperture_fstop = True, D, blur
    cam.clip_end = 1000 * R
    sc.view_settings.view_transform = 'Filmic'
    sc.view_settings.look = 'Medium High Contrast'
    sc.view_settings.exposure = exposure
    return R


def clear(seen):
    """Takes light, floor and camera away again, so that the same good can be seen from elsewhere."""
    sc = bpy.context.scene
    for o in list(sc.objects):
        if o.type in ('LIGHT', 'CAMERA') and o.name.split('.')[0] in ('key', 'fill', 'rim', 'strip', 'cam') or o.get('stage'):
            bpy.data.objects.remove(o)
        elif o.name in seen:
            o.visible_camera = True
