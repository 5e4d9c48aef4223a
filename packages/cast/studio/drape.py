"""Clothes: lofted, then draped by Blender's own cloth over a body that is taken away."""
from kit import *
import stuff as s
from textile import *


def trunk(rings, mat, nu=160, nv=70, square=2.4, **kw):
    """A garment's body from rings (z side, z front, z back, half width, half depth[, forward shift])."""
    R = spline([tuple(r) + (0,) * (6 - len(r)) for r in rings], nv)
    e = 2 / square
    sp = lambda x: math.copysign(abs(x) ** e, x)

    def f(u, v):
        zs, zf, zb, w, d, fy = R[round(v * nv)]
        a = 2 * pi * (u + 0.25)
        co, si = math.cos(a), math.sin(a)
        k = si * si
        return w * sp(co), d * sp(si) - fy, zs * (1 - k) + (zf if si < 0 else zb) * k
    return surface(f, nu, nv, mat, loop_u=True, angle=180, **kw)


def limb(path, radii, mat, nu=72, nv=40, up=(0, 1, 0), **kw):
    """A sleeve or trouser leg along a path; radii [(in the plane of the path, across it)] from start to end, splined."""
    P = [Vector(p) for p in spline(path, nv)]
    Rr = spline(radii, nv)
    F = frames(P, False, up)

    def f(u, v):
        k = round(v * nv)
        p, t, sd, n = F[k]
        a = 2 * pi * u
        return p + sd * (math.cos(a) * Rr[k][0]) + n * (math.sin(a) * Rr[k][1])
    return surface(f, nu, nv, mat, loop_u=True, angle=180, **kw)


def drape(obs, pin, body=(), frames=36, grow=0.0, stiff=15, bend=0.4, gravity=1.0, mass=0.3, jitter=0.01, gap=0.02, wind=None, self_=False, seed=3, pressure=0, damp=5):
    """Lets cloth fall: pin(co) 0..1 holds it; bodies are solids it rests on and are removed afterwards; grow swells the
    cloth so that it buckles into folds. The objects keep the fallen shape."""
    from mathutils import noise
    sc = bpy.context.scene
    for b in body:
        b.modifiers.new('hit', 'COLLISION')
        b.collision.thickness_outer, b.collision.cloth_friction = gap, 8
    sc.gravity = (0, 0, -9.81 * gravity)
    for o in obs:
        for v in o.data.vertices:
            q = v.co * 1.7 + Vector((seed, 0, 0))
            v.co += Vector((noise.noise(q), noise.noise(q + Vector((9, 0, 0))), 0)) * jitter
        g = o.vertex_groups.new(name='pin')
        for v in o.data.vertices:
            w = pin(v.co)
            if w > 0:
                g.add([v.index], min(1, w), 'REPLACE')
        m = o.modifiers.new('cloth', 'CLOTH')
        st = m.settings
        st.quality, st.mass = 6, mass
        st.tension_stiffness = st.compression_stiffness = stiff
        st.shear_stiffness, st.bending_stiffness = stiff * 0.4, bend
        st.tension_damping = st.compression_damping = damp
        st.air_damping = 2.5
        st.vertex_group_mass, st.pin_stiffness = 'pin', 1.0
        st.shrink_min = -grow
        if pressure:
            st.use_pressure, st.uniform_pressure_force = True, pressure
        m.collision_settings.use_collision = bool(body)
        m.collision_settings.distance_min = gap
        m.collision_settings.collision_quality = 3
        m.collision_settings.use_self_collision = self_
        if self_:
            m.collision_settings.self_distance_min = gap
        m.point_cache.frame_end = frames
    for f in range(1, frames + 1):
        sc.frame_set(f)
    dg = bpy.context.evaluated_depsgraph_get()
    for o in obs:
        me = bpy.data.meshes.new_from_object(o.evaluated_get(dg))
        o.modifiers.clear()
        o.data = me
    for b in body:
        bpy.data.objects.remove(b)
    return obs


def finish(ob, thick=0.03, sub=1, bevel=0):
    """Gives draped cloth its thickness and soft edges."""
    if thick:
        m = ob.modifiers.new('solid', 'SOLIDIFY')
        m.thickness, m.offset = thick, -1
    if sub:
        m = ob.modifiers.new('sub', 'SUBSURF')
        m.levels = m.render_levels = sub
    return ob


def row(ob, j, nu):
    """Points of grid row j of a draped surface, for hems and seams."""
    return [ob.data.vertices[j * nu + i].co.copy() for i in range(nu)]


def hem(ob, j, nu, mat, off=0.012, pitch=0.06, r=0.008, closed=True, lo=0, hi=None):
    """A row of stitches along a grid row, lifted off the cloth."""
    me = ob.data
    pts = [me.vertices[j * nu + i].co + me.vertices[j * nu + i].normal * off for i in range(lo, hi or nu)]
    stitches(pts, mat, pitch, r, closed)


def band(ob, rows, nu, mat, thick=0.05, out=0.02):
    """A ribbed cuff or collar: copies some grid rows of a draped surface as a thicker piece; UVs run round it."""
    me = ob.data
    V = [me.vertices[j * nu + i].co + me.vertices[j * nu + i].normal * out for j in rows for i in range(nu)]
    n = len(rows)
    F = [(j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i) for j in range(n - 1) for i in range(nu)]
    U = [(i / nu, j / max(1, n - 1)) for j in range(n) for i in range(nu)]
    b = mesh(V, F, mat, U, angle=180, solid=thick)
    m = b.modifiers.new('sub', 'SUBSURF')
    m.levels = m.render_levels = 2
    return b


def rib(colour, fu=120, second=None):
    """Ribbed knit in UV."""
    m = s.Mat(Roughness=.95, Specular=.08, Sheen=.5, Sheen_Tint=.6)
    x, y = uvxy(m, fu, 1)
    h = m.math('POWER', m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', x, pi))), .7)
    m.set(Base_Color=m.mix(m.ramp(h, (0, .6), (.7, 0)), colour, s.shade(colour, .45)))
    m.bump(m.math('ADD', h, m.math('MULTIPLY', m.noise(50, 3), .3)), .8, .02)
    return m.m


def creases(ob, spots, amp=.07):
    """Folds fanning out from points under strain: spots [(x, z, towards x, towards z, reach, count)], front and back alike."""
    for v in ob.data.vertices:
        p = v.co
        for x, z, dx, dz, reach, n in spots:
            ax, az = p.x - x, p.z - z
            r = math.hypot(ax, az)
            if r > reach * 1.6 or r < 1e-4:
                continue
            a = math.atan2(az, ax) - math.atan2(dz, dx)
            a = (a + pi) % (2 * pi) - pi
            if abs(a) > .9:
                continue
            k = math.exp(-((r - reach * .45) / (reach * .42)) ** 2) * math.cos(a / .9 * pi / 2)
            v.co.y += (-1 if p.y < 0 else 1) * amp * k * math.sin(a * n + x)
    return ob


def cotton(colour, slub=.5):
    """Fine jersey seen from a step away."""
    m = s.Mat(Roughness=.92, Specular=.12, Sheen=.4, Sheen_Tint=.5)
    a = m.noise(60, 4, rough=.7)
    m.set(Base_Color=m.mix(m.ramp(m.math('ADD', m.math('MULTIPLY', m.noise(1.2, 2), .5), m.math('MULTIPLY', a, slub)), (.3, 0), (.75, 1)), s.shade(colour, .97), s.shade(colour, 1.03)))
    m.bump(a, .12, .01)
    return m.m


def fabric_uv(ob, nu):
    """UVs in world units, so that a print keeps its size: across from the front centre, up from the hem."""
    me = ob.data
    rows = len(me.vertices) // nu
    P = [v.co for v in me.vertices]
    U = [None] * len(P)
    h = 0.0
    for j in range(rows):
        if j:
            h += sum((P[j * nu + i] - P[(j - 1) * nu + i]).length for i in range(0, nu, 8)) / len(range(0, nu, 8))
        arc, s0 = [0.0], 0.0
        for i in range(1, nu):
            s0 += (P[j * nu + i] - P[j * nu + i - 1]).length
            arc.append(s0)
        mid = arc[nu // 2]
        for i in range(nu):
            U[j * nu + i] = (arc[i] - mid, h)
    lay_ = me.uv_layers[0]
    for loop in me.loops:
        lay_.data[loop.index].uv = U[loop.vertex_index]
    return ob


def tree(*obs):
    """What lies on the cloth is found by looking along +y from the front."""
    from mathutils.bvhtree import BVHTree
    V, F = [], []
    for o in obs:
        n = len(V)
        V += [o.matrix_world @ v.co for v in o.data.vertices]
        F += [tuple(n + k for k in p.vertices) for p in o.data.polygons]
    return BVHTree.FromPolygons(V, F)


def hit(t, x, z, back=False):
    p, n, *_ = t.ray_cast(Vector((x, 20 if back else -20, z)), Vector((0, -1 if back else 1, 0)))
    if p is None:
        p, n, *_ = t.find_nearest(Vector((x, 3 if back else -3, z)))
    if n.y > 0 and not back or n.y < 0 and back:
        n = -n
    return p, n


def lay(t, A, B, mat, lift=0.03, thick=0.03, n=60, m=16, bevel=0.008, back=False, raise_=None, sub=0):
    """A flat piece between two lines in (x, z), laid on the cloth: lapels, pockets, plackets. raise_(i, j) lifts parts of it."""
    a, b = spline(A, n), spline(B, n)
    k = 1 if back else -1

    def f(i, j):
        (x0, z0), (x1, z1) = a[round(i * n)], b[round(i * n)]
        p, _ = hit(t, x0 + (x1 - x0) * j, z0 + (z1 - z0) * j, back)
        return p + Vector((0, k * (lift + (raise_(i, j) if raise_ else 0)), 0))
    ob = surface(f, n, m, mat, angle=50, solid=thick, bevel=bevel)
    uv = ob.data.uv_layers[0]
    for loop in ob.data.loops:
        p = ob.data.vertices[loop.vertex_index].co
        uv.data[loop.index].uv = (p.x, p.z)
    return ob


def sew(t, line, mat, lift=0.03, pitch=0.07, r=0.009, n=120, back=False):
    k = 1 if back else -1
    stitches([hit(t, x, z, back)[0] + Vector((0, k * lift, 0)) for x, z in spline(line, n)], mat, pitch, r)


def button(t, x, z, r, mat, thread, lift=0.04, back=False, holes=4):
    p, n = hit(t, x, z, back)
    ob = lathe(spline([(0, .014), (r * .62, .014), (r * .72, .026), (r * .93, .030), (r, .012), (r * .9, -.01), (0, -.012)], 40), mat, 40, angle=180)
    dots_ = []
    for k in range(holes):
        a = pi / 4 + k * 2 * pi / holes
        d = lathe([(0, .0165), (r * .11, .0165)], s.plastic('#0c0a0a', .9), 12)
        d.location = (r * .26 * math.cos(a), r * .26 * math.sin(a), 0)
        dots_.append(d)
    for sg in (-1, 1):
        q = r * .26 * .707
        dots_.append(tube([(-q, sg * q, .016), (-q * .5, sg * q, .024), (q * .5, sg * q, .024), (q, sg * q, .016)], r * .07, thread, n=8))
    e = group([ob] + dots_, p + Vector((0, (1 if back else -1) * lift, 0)))
    e.rotation_euler = n.to_track_quat('Z', 'Y').to_euler()
    return e


def floral(base, petals, eye='#f2c84b', scale=3.2, size=.30, leaf='#5f7f4f'):
    """A small scattered flower print in world-sized UVs."""
    m = s.Mat(Roughness=.85, Specular=.15, Sheen=.3, Sheen_Tint=.5)
    v = m.at((1, 1, 0), 'UV')

    def flowers(sc, r, off, cols, n=5):
        w = m.node('Mapping', Vector=v, Location=(off, off * .7, 0))
        cell = m.t.nodes.new('ShaderNodeTexVoronoi')
        cell.voronoi_dimensions = '2D'
        m.put(cell.inputs['Vector'], w)
        cell.inputs['Scale'].default_value, cell.inputs['Randomness'].default_value = sc, .62
        d = m.node('VectorMath', 0, {'operation': 'SUBTRACT'}, _0=w, _1=cell.outputs['Position'])
        x, y = m.node('SeparateXYZ', 0, Vector=d), m.node('SeparateXYZ', 1, Vector=d)
        hue = m.node('SeparateXYZ', 0, Vector=cell.outputs['Color'])
        ang = m.math('ADD', m.node('Math', 0, {'operation': 'ARCTAN2'}, _0=y, _1=x), m.math('MULTIPLY', hue, 6.0))
        dist = cell.outputs['Distance']
        edge = m.math('ADD', r * .74, m.math('MULTIPLY', m.math('COSINE', m.math('MULTIPLY', ang, float(n))), r * .26))
        inside = m.math('LESS_THAN', dist, edge)
        core = m.math('LESS_THAN', dist, r * .26)
        return inside, core, hue, dist
    i2, _, _, _ = flowers(scale * 1.45, size * .55, 3.3, None, 2)
    col = m.mix(i2, base, leaf)
    i1, core, hue, dist = flowers(scale, size, 0.0, petals)
    pc = m.mix(m.math('GREATER_THAN', hue, .5), petals[0], petals[1])
    pc = m.mix(m.ramp(dist, (0, .35), (size, 0.0)), pc, s.shade(petals[0], .7))
    col = m.mix(i1, col, pc)
    col = m.mix(core, col, eye)
    wv = m.noise(90, 3)
    m.set(Base_Color=m.mix(m.math('MULTIPLY', wv, .15), col, '#ffffff'))
    m.bump(wv, .12, .008)
    return m.m


def wool(colour, second=None, scale=9, herring=False):
    """Felted coat wool, or a herringbone in world-sized UVs."""
    m = s.Mat(Roughness=.97, Specular=.06, Sheen=.8, Sheen_Tint=.7)
    a, b = m.noise(26, 6, rough=.8), m.noise(1.2, 2)
    base = m.mix(m.ramp(m.math('ADD', m.math('MULTIPLY', a, .9), m.math('MULTIPLY', b, .25)), (.40, 0), (.80, 1)), s.shade(colour, .84), s.shade(colour, 1.12))
    h = a
    if herring:
        x, y = uvxy(m, scale, scale)
        z = m.math('ABSOLUTE', m.math('SUBTRACT', frac(m, m.math('MULTIPLY', x, .35)), .5))
        w = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', m.math('ADD', y, m.math('MULTIPLY', z, 2.8)), pi)))
        base = m.mix(m.ramp(w, (.2, .75), (.6, 0)), base, second or s.shade(colour, .6))
        h = m.math('ADD', m.math('MULTIPLY', a, .5), m.math('MULTIPLY', w, .5))
    m.set(Base_Color=base)
    m.bump(h, .5, .03)
    return m.m
