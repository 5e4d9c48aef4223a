"""Geometry shared by all goods. Unit: 1 = 10 cm. Objects stand on z=0 and look towards -y."""
import bpy, math, random
from mathutils import Matrix, Vector

pi = math.pi


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)


# ---- meshes -------------------------------------------------------------------------------------------------------
def mesh(verts, faces, mat=None, uvs=None, bevel=0, subsurf=0, solid=0, smooth=True, angle=40, segments=4):
    me = bpy.data.meshes.new('part')
    me.from_pydata([tuple(v) for v in verts], [], faces)
    if uvs:
        layer = me.uv_layers.new()
        for loop in me.loops:
            layer.data[loop.index].uv = uvs[loop.vertex_index]
    for p in me.polygons:
        p.use_smooth = smooth
    me.use_auto_smooth, me.auto_smooth_angle = True, math.radians(angle)
    ob = bpy.data.objects.new('part', me)
    bpy.context.scene.collection.objects.link(ob)
    if mat:
        me.materials.append(mat)
    if solid:
        m = ob.modifiers.new('solid', 'SOLIDIFY')
        m.thickness, m.offset = solid, 0
    if bevel:
        m = ob.modifiers.new('bevel', 'BEVEL')
        m.width, m.segments, m.limit_method, m.angle_limit, m.harden_normals = bevel, segments, 'ANGLE', math.radians(35), True
    if subsurf:
        m = ob.modifiers.new('sub', 'SUBSURF')
        m.levels = m.render_levels = subsurf
    return ob


def surface(f, nu, nv, mat=None, loop_u=False, loop_v=False, **kw):
    """A grid of points f(u, v), u and v from 0 to 1; u may close on itself, and v too."""
    cu, cv = (nu if loop_u else nu + 1), (nv if loop_v else nv + 1)
    verts = [f(i / nu, j / nv) for j in range(cv) for i in range(cu)]
    uvs = [(i / nu, j / nv) for j in range(cv) for i in range(cu)]
    faces = [(j * cu + i, j * cu + (i + 1) % cu, (j + 1) % cv * cu + (i + 1) % cu, (j + 1) % cv * cu + i)
             for j in range(nv) for i in range(nu)]
    return mesh(verts, faces, mat, uvs, **kw)


def spline(points, n=64, closed=False):
    """Catmull-Rom through points of any dimension, n samples."""
    P = [tuple(p) for p in points]
    L = len(P)
    at = lambda i: P[i % L] if closed else (
        P[i] if 0 <= i < L else tuple(2 * a - b for a, b in zip(*((P[0], P[1]) if i < 0 else (P[-1], P[-2])))))
    out, spans = [], L if closed else L - 1
    for k in range(n if closed else n + 1):
        x = k / n * spans
        i = min(int(x), spans - 1)
        t = x - i
        out.append(tuple(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                         for a, b, c, d in zip(at(i - 1), at(i), at(i + 1), at(i + 2))))
    return out


def lathe(profile, mat=None, seg=128, **kw):
    n = len(profile) - 1
    return surface(lambda u, v: (profile[round(v * n)][0] * math.cos(2 * pi * u), profile[round(v * n)][0] * math.sin(2 * pi * u),
                                 profile[round(v * n)][1]), seg, n, mat, loop_u=True, **kw)


def frames(path, closed=False, up=None):
    """Tangent, side and normal for each point of a path, without sudden twists."""
    P = [Vector(p) for p in path]
    n = len(P)
    T = [((P[(i + 1) % n] - P[i - 1]) if closed else (P[min(i + 1, n - 1)] - P[max(i - 1, 0)])).normalized() for i in range(n)]
    side = (up and Vector(up).cross(T[0])) or T[0].orthogonal()
    out = []
    for p, t in zip(P, T):
        side = Vector(up).cross(t) if up else side - t * side.dot(t)
        side.normalize()
        out.append((p, t, side.copy(), t.cross(side)))
    return out


def sweep(path, section, mat=None, closed=False, scale=None, up=None, cap=True, **kw):
    """A cross-section [(side, normal)] carried along a path; scale(t) may shrink or swell it."""
    F = frames(path, closed, up)
    n, m = len(F), len(section)
    verts, uvs = [], []
    for i, (p, t, s, nn) in enumerate(F):
        k = scale(i / max(1, n - 1)) if scale else 1
        ks, kn = k if isinstance(k, tuple) else (k, k)
        for j, (a, b) in enumerate(section):
            verts.append(p + s * a * ks + nn * b * kn)
            uvs.append((j / m, i / n))
    rows = n if closed else n - 1
    faces = [(i * m + j, i * m + (j + 1) % m, (i + 1) % n * m + (j + 1) % m, (i + 1) % n * m + j) for i in range(rows) for j in range(m)]
    if cap and not closed:
        faces += [tuple(reversed(range(m))), tuple(range((n - 1) * m, n * m))]
    ob = mesh(verts, faces, mat, uvs, **kw)
    return ob


def circle(r, n=24, ry=None):
    return [(r * math.cos(2 * pi * i / n), (ry or r) * math.sin(2 * pi * i / n)) for i in range(n)]


def rrect(w, h, r, n=6):
    """Rounded rectangle around the origin, counter-clockwise."""
    r = min(r, w / 2 - 1e-4, h / 2 - 1e-4)
    return [(sx * (w / 2 - r) + r * math.cos(a0 + pi / 2 * k / n), sy * (h / 2 - r) + r * math.sin(a0 + pi / 2 * k / n))
            for sx, sy, a0 in ((1, 1, 0), (-1, 1, pi / 2), (-1, -1, pi), (1, -1, 3 * pi / 2)) for k in range(n + 1)]


def tube(path, r, mat=None, closed=False, n=16, **kw):
    return sweep(path, circle(r, n), mat, closed, **kw)


def box(w, d, h, mat=None, r=0.05, at=(0, 0, 0), rot=(0, 0, 0), segments=5):
    x, y, z = w / 2, d / 2, h / 2
    ob = mesh([(sx * x, sy * y, sz * z) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)],
              [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)], mat, bevel=r, segments=segments)
    ob.location, ob.rotation_euler = at, rot
    return ob


def plate(outline, thick, mat=None, bevel=0.02, at=(0, 0, 0), rot=(0, 0, 0), segments=4, angle=40):
    """A flat shape cut from a board: outline [(x, y)] in its own plane, thick along z."""
    n = len(outline)
    verts = [(x, y, -thick / 2) for x, y in outline] + [(x, y, thick / 2) for x, y in outline]
    faces = [tuple(reversed(range(n))), tuple(range(n, 2 * n))] + [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    ob = mesh(verts, faces, mat, bevel=bevel, segments=segments, angle=angle)
    ob.location, ob.rotation_euler = at, rot
    return ob


def pillow(w, d, h, mat=None, n=5.0, at=(0, 0, 0), rot=(0, 0, 0), seg=64, crown=0.0, ruffle=0.0, seed=0):
    """A stuffed cushion: a super-ellipsoid; crown swells the top, ruffle gives it the unevenness of use."""
    from mathutils import noise
    sp = lambda x: math.copysign(abs(x) ** (2 / n), x)

    def f(u, v):
        a, b = 2 * pi * u, pi * (v - 0.5)
        x, y, z = sp(math.cos(b)) * sp(math.cos(a)), sp(math.cos(b)) * sp(math.sin(a)), sp(math.sin(b))
        p = Vector((x * w / 2, y * d / 2, z * h / 2))
        p.z += crown * (1 - x * x) * (1 - y * y) * (1 if z > 0 else 0.3) * z
        return p * (1 + ruffle * noise.noise(Vector((x * 2 + seed, y * 2, z * 2))))
    ob = surface(f, seg, seg, mat, loop_u=True, angle=180)
    ob.location, ob.rotation_euler = at, rot
    return ob


def dots(places, make, mat):
    """One mesh of many small parts; make(frame) gives vertices and faces."""
    V, Fs = [], []
    for fr in places:
        v, f = make(fr)
        Fs += [tuple(len(V) + i for i in face) for face in f]
        V += v
    return mesh(V, Fs, mat, angle=180)


def resample(path, pitch, closed=False):
    P = [Vector(p) for p in path] + ([Vector(path[0])] if closed else [])
    out, want, gone = [], 0.0, 0.0
    for a, b in zip(P, P[1:]):
        L = (b - a).length
        while L and want <= gone + L:
            out.append(a.lerp(b, (want - gone) / L))
            want += pitch
        gone += L
    return out


def even(pts, n):
    """A closed flat outline, its n points at equal distances."""
    L = sum(math.dist(pts[i], pts[i - 1]) for i in range(len(pts)))
    out = [(p.x, p.y) for p in resample([(a, b, 0) for a, b in pts], L / n, True)]
    return (out + [pts[0]] * n)[:n]


def stitches(path, mat, pitch=0.075, r=0.011, closed=False, fill=0.7):
    """A row of thread: one small capsule per stitch."""
    def capsule(fr):
        p, t, s, n = fr
        h = pitch * fill / 2
        rings = [(-h, 0.35), (-h * 0.75, 1), (0, 1.12), (h * 0.75, 1), (h, 0.35)]
        v = [p + t * z + (s * math.cos(k * pi / 3) + n * math.sin(k * pi / 3)) * r * q for z, q in rings for k in range(6)]
        return v, [(i * 6 + k, i * 6 + (k + 1) % 6, (i + 1) * 6 + (k + 1) % 6, (i + 1) * 6 + k) for i in range(4) for k in range(6)]
    pts = resample(path, pitch, closed)
    return dots(frames(pts, closed) if len(pts) > 2 else [], capsule, mat)


def fuse(obs, voxel=0.02, smooth=6):
    """Melts parts into one skin with soft joints, as clay or rubber has them."""
    obs = list(obs)
    bpy.ops.object.select_all(action='DESELECT')
    for o in obs:
        o.select_set(True)
    bpy.context.view_layer.objects.active = obs[0]
    bpy.ops.object.join()
    ob = obs[0]
    m = ob.modifiers.new('melt', 'REMESH')
    m.mode, m.voxel_size, m.use_smooth_shade = 'VOXEL', voxel, True
    m = ob.modifiers.new('soft', 'SMOOTH')
    m.factor, m.iterations = 0.5, smooth
    return ob


def text(words, size, mat, at=(0, 0, 0), rot=(pi / 2, 0, 0), depth=0.004, spacing=1.15, font=None):
    cu = bpy.data.curves.new('text', 'FONT')
    cu.body, cu.size, cu.extrude, cu.align_x, cu.align_y, cu.space_character = words, size, depth, 'CENTER', 'CENTER', spacing
    if font:
        cu.font = bpy.data.fonts.load(font)
    ob = bpy.data.objects.new('text', cu)
    bpy.context.scene.collection.objects.link(ob)
    cu.materials.append(mat)
    ob.location, ob.rotation_euler = at, rot
    return ob


def fuzz(ob, mat, count=6000, length=0.05, rough=0.02, width=0.6, seed=1, children=0):
    """Short loose fibres: what tells wool from plastic."""
    ob.data.materials.append(mat)
    ob.modifiers.new('fuzz', 'PARTICLE_SYSTEM')
    ps = ob.particle_systems[-1]
    ps.seed = seed
    s = ps.settings
    s.type, s.count, s.hair_length, s.hair_step = 'HAIR', count, length, 3
    s.material = len(ob.data.materials)
    s.roughness_2, s.roughness_1, s.roughness_1_size = rough, rough, 0.3
    s.brownian_factor = rough
    s.use_modifier_stack = True
    s.root_radius, s.tip_radius, s.radius_scale = width, width * 0.4, 0.006
    s.render_step = s.display_step = 3
    s.distribution, s.emit_from = 'RAND', 'FACE'
    if children:
        s.child_type, s.rendered_child_count = 'INTERPOLATED', children


def group(obs, at=(0, 0, 0), rot=(0, 0, 0), scale=1):
    e = bpy.data.objects.new('group', None)
    bpy.context.scene.collection.objects.link(e)
    for o in obs:
        if not o.parent:
            o.parent = e
    e.location, e.rotation_euler, e.scale = at, rot, (scale,) * 3
    return e


def made(f, *a, **kw):
    """Runs f and returns the objects it made."""
    before = set(bpy.context.scene.objects)
    f(*a, **kw)
    return [o for o in bpy.context.scene.objects if o not in before]
