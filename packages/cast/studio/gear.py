"""For bags, sport, toys and the desk: ribbons, zips, straps that hug, canvas, printed balls."""
import bpy, math, random
from mathutils import Matrix, Vector, noise
from mathutils.bvhtree import BVHTree
from kit import *
import stuff as s


# ---- geometry -----------------------------------------------------------------------------------------------------
def ribbon(path, ups, section, mat=None, closed=False, cap=True, scale=None, **kw):
    """A cross-section [(side, up)] carried along a path with an own 'up' for each point; UVs in real lengths."""
    P = [Vector(p) for p in path]
    U = [Vector(u) for u in (ups if isinstance(ups, list) else [ups] * len(P))]
    n, m = len(P), len(section)
    verts, uvs, gone = [], [], 0.0
    around = [0.0]
    for a, b in zip(section, section[1:]):
        around.append(around[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    for i in range(n):
        t = ((P[(i + 1) % n] - P[i - 1]) if closed else (P[min(i + 1, n - 1)] - P[max(i - 1, 0)])).normalized()
        side = U[i].cross(t).normalized()
        up = t.cross(side)
        k = scale(i / max(1, n - 1)) if scale else 1
        ks, kn = k if isinstance(k, tuple) else (k, k)
        gone += (P[i] - P[i - 1]).length if i else 0
        for j, (a, b) in enumerate(section):
            verts.append(P[i] + side * a * ks + up * b * kn)
            uvs.append((around[j], gone))
    rows = n if closed else n - 1
    faces = [(i * m + j, i * m + (j + 1) % m, (i + 1) % n * m + (j + 1) % m, (i + 1) % n * m + j) for i in range(rows) for j in range(m)]
    if cap and not closed:
        faces += [tuple(reversed(range(m))), tuple(range((n - 1) * m, n * m))]
    return mesh(verts, faces, mat, uvs, **kw)


def flat(w, h, r=None):
    """The section of a strap: w wide, h thick."""
    return rrect(w, h, r or h * 0.45, 3)


def boxuv(ob, k=1.0):
    """UVs in real lengths, each face seen along its main axis: lets the woven stuffs sit right on any form."""
    me = ob.data
    layer = me.uv_layers.active or me.uv_layers.new()
    for p in me.polygons:
        n = [abs(x) for x in p.normal]
        a, b = ((1, 2), (0, 2), (0, 1))[n.index(max(n))]
        for li in p.loop_indices:
            co = me.vertices[me.loops[li].vertex_index].co
            layer.data[li].uv = (co[a] * k, co[b] * k)
    return ob


def tree(ob):
    """A body to hug: what rays can hit."""
    return BVHTree.FromPolygons([v.co.copy() for v in ob.data.vertices], [tuple(p.vertices) for p in ob.data.polygons])


def hug(bvh, at, way, lift=0.0):
    """The first point of a body met from 'at' along 'way', lifted off its skin, and the normal there (against the way)."""
    way = Vector(way).normalized()
    hit, nor, *_ = bvh.ray_cast(Vector(at), way)
    if hit is None:
        hit, nor, *_ = bvh.find_nearest(Vector(at))
    if nor.dot(way) > 0:
        nor = -nor
    return hit + nor * lift, nor


def hugpath(bvh, points, way, lift=0.0):
    """A path laid on a body: (points, normals)."""
    H = [hug(bvh, p, way, lift) for p in points]
    return [h[0] for h in H], [h[1] for h in H]


def pucker(p, seed=0.0, amount=0.02, scale=1.6):
    """How far worn cloth strays from its pattern at p."""
    v = Vector(p) * scale + Vector((seed, seed * 1.7, -seed))
    return amount * (noise.noise(v) + 0.5 * noise.noise(v * 2.3))


def creases(seed, n, x0, x1, z0, z1, length=0.5, width=0.07, depth=0.02, lean=1.2):
    """A few long shallow folds over a panel: a function of (x, z) to add to its depth."""
    R = random.Random(seed)
    L = [(R.uniform(x0, x1), R.uniform(z0, z1), R.uniform(-lean, lean), length * R.uniform(0.6, 1.4), width * R.uniform(0.7, 1.6), depth * R.choice((-1, 1, 1)) * R.uniform(0.5, 1)) for _ in range(n)]

    def f(x, z):
        out = 0.0
        for cx, cz, a, l, w, d in L:
            p, q = (x - cx) * math.cos(a) + (z - cz) * math.sin(a), -(x - cx) * math.sin(a) + (z - cz) * math.cos(a)
            q += 0.12 * p * p
            out += d * math.exp(-(p / l) ** 2) * (math.exp(-(q / w) ** 2) - 0.6 * math.exp(-((q - 1.6 * w) / (1.4 * w)) ** 2))
        return out
    return f


def block(fr, w, l, h, up=0.0):
    """A little box in a frame (point, tangent, side, normal): w along side, l along tangent, h along normal."""
    p, t, sd, n = fr
    v = [p + sd * (a * w / 2) + t * (b * l / 2) + n * (up + (c + 1) * h / 2) for c in (-1, 1) for b in (-1, 1) for a in (-1, 1)]
    return v, [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]


def framed(path, ups):
    """Frames like kit.frames, but with given normals."""
    P = [Vector(p) for p in path]
    out = []
    for i, p in enumerate(P):
        t = (P[min(i + 1, len(P) - 1)] - P[max(i - 1, 0)]).normalized()
        u = Vector(ups[i] if isinstance(ups, list) else ups)
        sd = u.cross(t).normalized()
        out.append((p, t, sd, t.cross(sd)))
    return out


def along(path, ups, pitch):
    """Evenly spaced points of a path with their normals."""
    U = ups if isinstance(ups, list) else [ups] * len(path)
    out, nrm, want, gone = [], [], 0.0, 0.0
    for a, b, ua, ub in zip(path, path[1:], U, U[1:]):
        a, b, ua, ub = Vector(a), Vector(b), Vector(ua), Vector(ub)
        L = (b - a).length
        while L and want <= gone + L:
            k = (want - gone) / L
            out.append(a.lerp(b, k)); nrm.append(ua.lerp(ub, k).normalized())
            want += pitch
        gone += L
    return out, nrm


def zipper(path, ups, tape, teeth, width=0.16, pitch=0.03, lift=0.0, thread=None):
    """A zip: two tapes, a row of teeth in the middle and a seam at either side."""
    pts, nrm = along(path, ups, 0.05)
    if lift:
        pts = [p + n * lift for p, n in zip(pts, nrm)]
    boxy = ribbon(pts, nrm, flat(width, 0.022, 0.008), tape)
    tp, tn = along(pts, nrm, pitch)
    F = framed(tp, tn)
    places = [(fr, k) for k, fr in enumerate(F)]

    def tooth(x):
        (p, t, sd, n), k = x
        return block((p + sd * (0.010 if k % 2 else -0.010), t, sd, n), 0.042, pitch * 0.62, 0.026, 0.004)
    dots(places, tooth, teeth)
    if thread:
        for k in (-1, 1):
            F2 = framed(pts, nrm)
            stitches([p + sd * k * (width / 2 - 0.022) + n * 0.012 for p, t, sd, n in F2], thread, 0.06, 0.008)
    return boxy


def pull(at, normal, down, metal, tab=None, size=1.0, swing=0.0):
    """Zip slider with its puller: a shield on the teeth, a ring, and a tab of leather or cord hanging 'down'."""
    at, n, d = Vector(at), Vector(normal).normalized(), Vector(down).normalized()
    sd = n.cross(d).normalized()
    d = sd.cross(n)
    M = Matrix((sd, d, n)).transposed().to_4x4()
    M.translation = at
    obs = [plate([(0.045 * x, 0.06 * y) for x, y in [(-1, -1), (1, -1), (0.72, 1), (-0.72, 1)]], 0.035, metal, 0.012, (0, 0, 0.034)),
           tube([(0, -0.03 + 0.05 * math.cos(a), 0.055 + 0.028 * math.sin(a)) for a in [pi * i / 12 for i in range(13)]], 0.010, metal, n=8)]
    tilt = 0.18 + swing
    obs.append(tube([(0.034 * math.cos(a), 0.085 + 0.05 * math.sin(a), 0.062) for a in [2 * pi * i / 24 for i in range(24)]], 0.010, metal, True, n=8))
    if tab:
        obs.append(plate([(x, y + 0.27) for x, y in rrect(0.085, 0.32, 0.035)], 0.03, tab, 0.008, (0, 0, 0.06), (-0.0, 0, 0)))
        obs.append(plate([(x, y + 0.12) for x, y in rrect(0.05, 0.08, 0.02)], 0.034, tab, 0.008, (0, 0, 0.06)))
    e = group(obs)
    e.matrix_world = M @ Matrix.Scale(size, 4)
    return e


def buckle(at, rot, mat, w=0.3):
    """A ladder-lock of plastic for a webbing of width w."""
    return group(made(bars, w, mat), at, rot)


def bars(w, mat):
    box(w + 0.02, 0.06, 0.05, mat, 0.015, (0, -0.02, 0.01))
    box(w + 0.10, 0.06, 0.05, mat, 0.02, (0, -0.12, 0.0))
    box(w + 0.10, 0.07, 0.05, mat, 0.02, (0, 0.12, 0.0))
    for k in (-1, 1):
        box(0.06, 0.3, 0.055, mat, 0.02, (k * (w / 2 + 0.03), 0, 0))


def shift(ob, at=(0, 0, 0), rot=(0, 0, 0), scale=None):
    ob.location, ob.rotation_euler = at, rot
    if scale:
        ob.scale = scale if isinstance(scale, tuple) else (scale,) * 3
    return ob


def hole(ob, cutter):
    """Cuts one form out of another; the cutter is hidden."""
    m = ob.modifiers.new('cut', 'BOOLEAN')
    m.object, m.operation, m.solver = cutter, 'DIFFERENCE', 'EXACT'
    cutter.hide_render = True
    cutter['stage'] = 1
    bpy.context.view_layer.update()
    return ob


# ---- stuffs -------------------------------------------------------------------------------------------------------
def canvas(colour, scale=46, wear=0.5, sheen=0.35, contrast=1.0, rough=0.86):
    """Dyed canvas on boxuv: yarns of uneven thickness, slightly faded in patches."""
    m = s.Mat(Specular=0.22, Sheen=sheen, Sheen_Tint=0.6)
    v = m.at((scale, scale, scale), 'UV')
    sx = m.math('SINE', m.math('MULTIPLY', m.node('SeparateXYZ', 0, Vector=v), 3.14159))
    sy = m.math('SINE', m.math('MULTIPLY', m.node('SeparateXYZ', 1, Vector=v), 3.14159))
    cross = m.math('MULTIPLY', sx, sy)
    over = m.math('GREATER_THAN', cross, 0.0)
    warp = m.math('MULTIPLY', m.math('POWER', m.math('ABSOLUTE', sx), 0.6), over)
    weft = m.math('MULTIPLY', m.math('POWER', m.math('ABSOLUTE', sy), 0.6), m.math('LESS_THAN', cross, 0.0))
    h = m.math('MAXIMUM', warp, weft)
    ua = m.noise(1, 3, m.at((scale * 0.9, scale * 0.045, 1), 'UV'))
    ub = m.noise(1, 3, m.at((scale * 0.045, scale * 0.9, 1), 'UV'))
    un = m.math('ADD', m.math('MULTIPLY', ua, over), m.math('MULTIPLY', ub, m.math('LESS_THAN', cross, 0.0)))
    fade = m.ramp(m.noise(1.1, 5, m.at(1)), (0.35, 0.0), (0.7, 1.0))
    col = m.mix(m.ramp(un, (0.25, 0.0), (0.7, 1.0)), s.shade(colour, 1 - 0.18 * contrast), s.shade(colour, 1 + 0.16 * contrast))
    col = m.mix(m.math('MULTIPLY', fade, 0.22 * wear), col, s.shade(colour, 1.28))
    m.set(Base_Color=m.mix(m.ramp(h, (0, 0.5), (0.6, 0.0)), col, s.shade(colour, 0.55)), Roughness=rough)
    m.bump(m.math('ADD', h, m.math('MULTIPLY', un, 0.5)), 0.45, 0.012)
    return m.m


def webbing(colour, ribs=34):
    """Strap of nylon: a herringbone of ribs across, on UVs in real lengths (ribbon gives them)."""
    m = s.Mat(Roughness=0.62, Specular=0.35)
    v = m.at((1, 1, 1), 'UV')
    x, y = m.node('SeparateXYZ', 0, Vector=v), m.node('SeparateXYZ', 1, Vector=v)
    zig = m.math('PINGPONG', m.math('MULTIPLY', x, 1.0), 0.04)
    w = m.math('SINE', m.math('MULTIPLY', m.math('ADD', y, zig), ribs * 6.283))
    un = m.noise(60, 2, v)
    m.set(Base_Color=m.mix(m.ramp(w, (0.2, 0.0), (0.7, 1.0)), s.shade(colour, 0.72), s.shade(colour, 1.12)))
    m.bump(m.math('ADD', w, un), 0.5, 0.01)
    return m.m


def netting(colour, scale=22, hole=0.34):
    """Airy mesh: round holes in a hexagonal grid (on UVs in real lengths)."""
    m = s.Mat(Base_Color=colour, Roughness=0.7, Specular=0.3)
    d = m.cells(scale, m.at(1, 'UV'), rand=0.0)
    m.set(Alpha=m.ramp(d, (hole, 0.0), (hole + 0.06, 1.0)))
    m.bump(d, 0.6, 0.02)
    return m.m


def worn(colour, rough=0.35, coat=0.0, dirt=0.25, fine=18):
    """Painted or moulded surface with faint unevenness of gloss: smudges and fine scuffs."""
    m = s.Mat(Base_Color=colour, Specular=0.5, Clearcoat=coat, Clearcoat_Roughness=0.08)
    a = m.noise(2.2, 5)
    b = m.noise(fine, 4)
    m.set(Roughness=m.ramp(m.math('ADD', m.math('MULTIPLY', a, 0.7), m.math('MULTIPLY', b, 0.3)), (0.35, max(0.03, rough - 0.10 * dirt * 2)), (0.65, rough + 0.14 * dirt * 2)))
    return m.m


def plush(colour, scale=30):
    """Short pile under fur, and paws: soft, without gloss."""
    m = s.Mat(Roughness=1.0, Specular=0.05, Sheen=1.0, Sheen_Tint=0.7)
    a = m.noise(scale, 5, rough=0.7)
    m.set(Base_Color=m.mix(a, s.shade(colour, 0.78), s.shade(colour, 1.12)))
    m.bump(a, 0.6, 0.03)
    return m.m


def wrapround(tx, r, z, mid=-pi / 2, lift=0.0):
    """Bends a flat text around an upright cylinder of radius r at height z; its middle at angle mid."""
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(tx.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for v in me.vertices:
        a = mid + v.co.x / r
        k = r + lift + max(0, v.co.z)
        v.co = (k * math.cos(a), k * math.sin(a), z + v.co.y)
    mat = tx.data.materials[0]
    me.materials.clear(); me.materials.append(mat)
    bpy.data.objects.remove(tx)
    ob = bpy.data.objects.new('name', me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def bent(tx, f):
    """A flat text laid on any surface: f(x, y, z) gives the place of each of its points."""
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(tx.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for v in me.vertices:
        v.co = f(*v.co)
    mat = tx.data.materials[0]
    me.materials.clear(); me.materials.append(mat)
    bpy.data.objects.remove(tx)
    ob = bpy.data.objects.new('name', me)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def sphere_cells(seeds, r, depth, width, n=7, colour_of=None, mats=(), bulge=0.0, at=(0, 0, 0)):
    """A stitched ball: every point of a fine sphere belongs to its nearest seed; the seams between are sunk.
    seeds: [(direction, kind)] or a function p -> (kind, distance to seam); mats by kind."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=n, radius=1)
    ob = bpy.context.object
    me = ob.data
    info = []
    for v in me.vertices:
        p = v.co.normalized()
        kind, d = seeds(p) if callable(seeds) else nearest(seeds, p)
        groove = math.exp(-(d / width) ** 2)
        v.co = p * (r - depth * groove + bulge * (1 - math.exp(-d / 0.10)))
        info.append(kind)
    for m in mats:
        me.materials.append(m)
    for f in me.polygons:
        ks = [info[i] for i in f.vertices]
        f.material_index = max(set(ks), key=ks.count) % max(1, len(mats))
        f.use_smooth = True
    ob.location = at
    return ob


def nearest(seeds, p):
    ds = sorted(((p.angle(q), k) for q, k in seeds), key=lambda x: x[0])
    return ds[0][1], (ds[1][0] - ds[0][0]) / 2


def twine(path, r, mat, strands=3, turns=None):
    """A twisted cord: some strands winding about a path."""
    F = frames(path)
    L = sum((a[0] - b[0]).length for a, b in zip(F, F[1:]))
    turns = turns or L / (r * 9)
    obs = []
    for k in range(strands):
        pts = []
        for i, (p, t, sd, n) in enumerate(F):
            a = 2 * pi * (turns * i / len(F) + k / strands)
            pts.append(p + (sd * math.cos(a) + n * math.sin(a)) * r * 0.52)
        obs.append(tube(pts, r * 0.58, mat, n=8))
    return obs


def pane(tint='#ffffff', face=0.10, edge=0.65, rough=0.03):
    """Thin glass that lets light through to what lies under it (real glass would need caustics): clear in the middle,
    shiny at its edges."""
    m = s.Mat(Base_Color=tint, Roughness=rough, Specular=1.0)
    w = m.node('LayerWeight', 1, Blend=0.35)
    m.set(Alpha=m.ramp(w, (0.25, face), (0.95, edge)))
    return m.m


def settle(e, z=0.0):
    """Lets a group down (or up) until its lowest point rests on z."""
    bpy.context.view_layer.update()
    def below(o):
        return [o] + [d for k in o.children for d in below(k)]
    dg = bpy.context.evaluated_depsgraph_get()
    low = min((o.evaluated_get(dg).matrix_world @ v.co).z for o in below(e) if o.type == 'MESH' and len(o.data.vertices) for v in o.evaluated_get(dg).data.vertices)
    e.location.z += z - low
    return e
