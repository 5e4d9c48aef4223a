"""For electrical goods and instruments: round parts, lofts, keys, screens, crystal, wire mesh, strings."""
from kit import *
import stuff as s
from mathutils import noise as noise3

SANS, BOLD = '/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf', '/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf'


# ---- forms --------------------------------------------------------------------------------------------------------
def put(ob, at=(0, 0, 0), rot=(0, 0, 0)):
    ob.location, ob.rotation_euler = at, rot
    return ob


def place(f, *a, at=(0, 0, 0), rot=(0, 0, 0), scale=1, **kw):
    """Builds f(*a) and sets what it made, as one group, where it belongs."""
    return group(made(f, *a, **kw), at, rot, scale)


def copies(f, spots, *a, **kw):
    """Builds f(*a) once and sets linked copies at [(at, rot)]."""
    parts = made(f, *a, **kw)
    for at, rot in spots[1:]:
        twins = []
        for o in parts:
            t = o.copy()
            bpy.context.scene.collection.objects.link(t)
            twins.append(t)
        kids = {o: t for o, t in zip(parts, twins)}
        for t in twins:
            t.parent = kids.get(t.parent, t.parent)
        group(twins, at, rot)
    group(parts, *spots[0])


def cyl(r, h, mat, at=(0, 0, 0), rot=(0, 0, 0), b=0.02, r2=None, hole=0, seg=96):
    """A round bar from z=0 to h with soft rims, r2 its radius above; hole makes it a ring."""
    r2, q = r2 or r, [pi / 2 * i / 5 for i in range(6)]
    p = [(r - b + b * math.sin(a), b - b * math.cos(a)) for a in q] + [(r2 - b + b * math.cos(a), h - b + b * math.sin(a)) for a in q]
    p = [(hole, 0)] + p + [(hole, h)] + ([(hole, 0)] if hole else [])
    return put(lathe(p, mat, seg, angle=30), at, rot)


def rod(a, b, r, mat, n=24, r2=None):
    """A straight round bar from point a to point b."""
    a, b = Vector(a), Vector(b)
    return sweep([a, a.lerp(b, 0.5), b], circle(r, n), mat, scale=lambda t: 1 + ((r2 or r) / r - 1) * t, angle=40)


def loft(sections, mat=None, cap=True, closed=False, **kw):
    """Skin over rings of points, all with the same count."""
    n, m = len(sections), len(sections[0])
    V = [p for sec in sections for p in sec]
    uv = [(j / m, i / max(1, n - 1)) for i in range(n) for j in range(m)]
    F = [(i * m + j, i * m + (j + 1) % m, (i + 1) % n * m + (j + 1) % m, (i + 1) % n * m + j) for i in range(n if closed else n - 1) for j in range(m)]
    if cap and not closed:
        F += [tuple(reversed(range(m))), tuple(range((n - 1) * m, n * m))]
    return mesh(V, F, mat, uv, **kw)


def flat(outline, z=0.0):
    return [(x, y, z) for x, y in outline]


def scaled(outline, k, ky=None):
    return [(x * k, y * (k if ky is None else ky)) for x, y in outline]


def oval(w, h, n=2.0, seg=96):
    """Super-ellipse outline of width w and height h."""
    sp = lambda x: math.copysign(abs(x) ** (2 / n), x)
    return [(w / 2 * sp(math.cos(2 * pi * i / seg)), h / 2 * sp(math.sin(2 * pi * i / seg))) for i in range(seg)]


def domed(outline, profile, mat, **kw):
    """An outline drawn in and lifted along a profile [(factor, z)]: caps, keys, cups."""
    return loft([flat(scaled(outline, k), z) for k, z in profile], mat, **kw)


def inset(outline, profile, mat, **kw):
    """As domed, but drawn in by a distance, so that a long shape keeps its rim even: profile [(distance, z)]."""
    hw, hh = max(x for x, _ in outline), max(y for _, y in outline)
    return loft([flat(scaled(outline, 1 - d / hw, 1 - d / hh), z) for d, z in profile], mat, **kw)


def slab(w, d, h, r, mat, at=(0, 0, 0), rot=(0, 0, 0), b=0.02, n=10, segments=4):
    """A board w by d, h thick, corners rounded by r, edges by b, standing on its own z=0."""
    ob = plate(rrect(w, d, r, n), h, mat, b, segments=segments)
    ob.data.transform(Matrix.Translation((0, 0, h / 2)))
    return put(ob, at, rot)


def knob(r, h, mat, at=(0, 0, 0), rot=(0, 0, 0), ridges=40, deep=0.04, b=0.02, cap=None):
    """A grooved dial; cap is the material of its flat top."""
    n = ridges * 4
    P = [(1, 0), (1, h - b), (1 - b / r * 0.3, h - b * 0.3), (1 - b / r, h), (0, h)]
    def f(u, v):
        k, z = P[round(v * (len(P) - 1))]
        g = 1 - deep * (0.5 + 0.5 * math.cos(2 * pi * u * ridges)) * (k > 0.9) * (z < h)
        return r * k * g * math.cos(2 * pi * u), r * k * g * math.sin(2 * pi * u), z
    obs = [surface(f, n, len(P) - 1, mat, loop_u=True, angle=35)]
    if cap:
        obs.append(cyl(r * 0.86, 0.008, cap, (0, 0, h - 0.004), b=0.003))
    return group(obs, at, rot)


def screw(r, at=(0, 0, 0), rot=(0, 0, 0), mat=None):
    m, dark = mat or s.steel(), s.plastic('#151515', 0.7)
    a = lathe([(0, r * 0.45), (r * 0.6, r * 0.4), (r * 0.95, r * 0.18), (r, 0)], m, 32)
    w = r * 0.22
    x = [box(r * 1.2, w, r * 0.1, dark, 0, (0, 0, r * 0.42), (0, 0, 0.5 + q)) for q in (0, pi / 2)]
    return group([a] + x, at, rot)


def cut(ob, tools):
    """Takes the tools out of the object and hides them."""
    for t in tools if isinstance(tools, (list, tuple)) else [tools]:
        m = ob.modifiers.new('cut', 'BOOLEAN')
        m.operation, m.object, m.solver = 'DIFFERENCE', t, 'EXACT'
        t.hide_render = t.hide_viewport = True
        t['stage'] = 1
    return ob


def onto(ob, x, y, z=9.0, down=(0, 0, -1)):
    """Where a ray from (x, y, z) meets the finished skin of an object: (point, normal)."""
    bpy.context.view_layer.update()
    hit, p, n, _ = ob.evaluated_get(bpy.context.evaluated_depsgraph_get()).ray_cast(Vector((x, y, z)), Vector(down))
    return (p, n) if hit else (Vector((x, y, 0)), Vector((0, 0, 1)))


def ring_text(words, r, size, mat, at=(0, 0, 0), rot=(0, 0, 0), start=90, step=None, inward=False, depth=0.002, font=None):
    """Letters around a circle in the xy plane, read from outside (or, inward, along the lower rim)."""
    step = step or math.degrees(size * 0.78 / r)
    obs = []
    for i, ch in enumerate(words):
        k = i - (len(words) - 1) / 2
        a = math.radians(start + (k if inward else -k) * step)
        if ch != ' ':
            obs.append(text(ch, size, mat, (r * math.cos(a), r * math.sin(a), 0), (0, 0, a + (pi / 2 if inward else -pi / 2)), depth, font=font))
    return group(obs, at, rot)


def helix(a, b, r, turns, n=None):
    """Points of a coil from a to b: springs, curly cables, wound strings."""
    a, b = Vector(a), Vector(b)
    d = (b - a)
    x = d.orthogonal().normalized()
    y = d.normalized().cross(x)
    n = n or int(turns * 14)
    return [a + d * (i / n) + x * r * math.cos(2 * pi * turns * i / n) + y * r * math.sin(2 * pi * turns * i / n) for i in range(n + 1)]


def keycaps(keys, mat, h=0.08, taper=0.82, dish=0.012, gap=0.02, r=0.025, n=4):
    """One mesh of many keys [(x, y, w, d[, h])], tapered upwards and dished on top."""
    V, F = [], []
    for key in keys:
        x, y, w, d = key[:4]
        hh = key[4] if len(key) > 4 else h
        w, d = w - gap, d - gap
        t = min(w, d) * (1 - taper)
        rings = [(w, d, r, 0), (w - t * 0.8, d - t * 0.8, r, hh * 0.82), (w - t, d - t, r, hh * 0.97), (w - t - 0.015, d - t - 0.015, r, hh),
                 ((w - t) * 0.6, (d - t) * 0.6, r, hh - dish * 0.7), ((w - t) * 0.25, (d - t) * 0.25, r * 0.5, hh - dish)]
        base = len(V)
        m = 4 * (n + 1)
        for a, b, q, z in rings:
            V += [(x + p[0], y + p[1], z) for p in rrect(a, b, q, n)]
        F += [(base + i * m + j, base + i * m + (j + 1) % m, base + (i + 1) * m + (j + 1) % m, base + (i + 1) * m + j) for i in range(len(rings) - 1) for j in range(m)]
        F.append(tuple(range(base + (len(rings) - 1) * m, base + len(rings) * m)))
    return mesh(V, F, mat, angle=35)


# ---- materials ----------------------------------------------------------------------------------------------------
def clear(tint='#ffffff', gloss=0.02, facing=0.12):
    """Watch crystal, display glass: lets light through and mirrors at its edges, without the black of true glass in front of things."""
    m = s.Mat()
    t = m.t
    trans, glossy, mix = t.nodes.new('ShaderNodeBsdfTransparent'), t.nodes.new('ShaderNodeBsdfGlossy'), t.nodes.new('ShaderNodeMixShader')
    trans.inputs[0].default_value = s.rgb(tint)
    glossy.inputs['Roughness'].default_value = gloss
    edge = m.node('LayerWeight', 1, Blend=0.5)  # alike from inside and outside, so a closed bulb does not turn black
    fr = m.math('ADD', m.math('MULTIPLY', m.math('POWER', edge, 3.0), min(1, facing * 4)), 0.02)
    t.links.new(fr, mix.inputs[0])
    t.links.new(trans.outputs[0], mix.inputs[1])
    t.links.new(glossy.outputs[0], mix.inputs[2])
    t.links.new(mix.outputs[0], t.nodes['Material Output'].inputs['Surface'])
    return m.m


def lacquer(colour, gloss=0.12, flake=0.0, coat=1.0):
    """Sprayed and polished colour; flake gives it metal dust."""
    m = s.Mat(Base_Color=colour, Roughness=gloss + 0.2, Specular=0.5, Clearcoat=coat, Clearcoat_Roughness=0.03)
    if flake:
        sp = m.ramp(m.cells(220), (0.1, 1.0), (0.4, 0.0))
        m.set(Base_Color=m.mix(m.math('MULTIPLY', sp, flake), colour, s.shade(colour, 1.6)), Metallic=0.35 * flake)
    m.bump(m.noise(2.5, 2), 0.02, 0.05)
    return m.m


def varnished(colour, along='X', scale=1.0, contrast=0.35, coat=0.8, burst=None):
    """Fine tone wood under varnish; burst=(edge colour, radius in x, radius in y, cx, cy) darkens it outwards."""
    m = s.Mat(Specular=0.45, Clearcoat=coat, Clearcoat_Roughness=0.05, Roughness=0.35)
    k = {'X': (0.06, 1, 1), 'Y': (1, 0.06, 1), 'Z': (1, 1, 0.06)}[along]
    v = m.at(tuple(a * scale for a in k))
    fine, wide = m.noise(40, 6, v, 0.6), m.noise(7, 3, v, 0.5, 0.6)
    tone = m.math('ADD', m.math('MULTIPLY', fine, 0.5), m.math('MULTIPLY', wide, 0.5))
    col = m.ramp(tone, (0.3, s.shade(colour, 1 - contrast)), (0.5, colour), (0.72, s.shade(colour, 1 + contrast * 0.4)))
    if burst:
        edge, rx, ry, cx, cy = burst
        dx, dy = m.math('DIVIDE', m.math('SUBTRACT', m.xyz('X'), cx), rx), m.math('DIVIDE', m.math('SUBTRACT', m.xyz('Y'), cy), ry)
        d = m.math('ADD', m.math('MULTIPLY', dx, dx), m.math('MULTIPLY', dy, dy))
        col = m.mix(m.ramp(d, (0.25, 0.0), (0.62, 0.75), (0.85, 1.0)), col, edge)
    m.set(Base_Color=col)
    m.bump(fine, 0.05, 0.01)
    return m.m


def mesh_wire(colour='#b9babd', nu=60, nv=40, metallic=1.0, hole='#070708', rough=0.32):
    """Woven wire or a perforated grille on the part's UV: rounded wires over dark holes."""
    m = s.Mat(Metallic=metallic, Specular=0.4)
    v = m.at((nu, nv, 1), 'UV')
    x = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', m.node('SeparateXYZ', 0, Vector=v), pi)))
    y = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', m.node('SeparateXYZ', 1, Vector=v), pi)))
    h = m.math('MINIMUM', x, y)
    hole_ = m.ramp(h, (0.62, 0.0), (0.74, 1.0))
    m.set(Base_Color=m.mix(hole_, colour, hole), Roughness=m.mix(hole_, (rough,) * 3 + (1,), (0.9, 0.9, 0.9, 1)))
    m.bump(m.math('SUBTRACT', 1.0, h), 0.7, 0.02)
    return m.m


def perforated(colour, nu=40, nv=40, radius=0.3, space='UV', metallic=0.0, hole='#08080a', rough=0.45):
    """A plate with round holes in rows, every second row set off by half a hole."""
    m = s.Mat(Metallic=metallic, Specular=0.45)
    v = m.at((nu, nv, nv), space)
    px, py = m.node('SeparateXYZ', 0, Vector=v), m.node('SeparateXYZ', 1, Vector=v)
    row = m.math('MODULO', m.math('FLOOR', py), 2.0)
    fx = m.math('SUBTRACT', m.math('FRACT', m.math('ADD', px, m.math('MULTIPLY', row, 0.5))), 0.5)
    fy = m.math('SUBTRACT', m.math('FRACT', py), 0.5)
    d = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', fx, fx), m.math('MULTIPLY', fy, fy)))
    k = m.ramp(d, (radius - 0.03, 1.0), (radius + 0.03, 0.0))
    m.set(Base_Color=m.mix(k, colour, hole), Roughness=m.mix(k, (rough,) * 3 + (1,), (0.95, 0.95, 0.95, 1)))
    m.bump(m.ramp(d, (radius - 0.05, 0.0), (radius + 0.1, 1.0)), 0.5, 0.02)
    return m.m


def picture(a, b, c, strength=1.3, scale=0.8, seed=0.0, space='Object'):
    """A lit display showing soft bands of three colours."""
    m = s.Mat(Base_Color='#000000', Roughness=0.09, Specular=0.35)
    v = m.node('Mapping', Vector=m.coord.outputs[space], Scale=(scale,) * 3, Location=(seed, seed * 0.7, 0))
    n = m.noise(0.8, 1, v, 0.4, 1.2)
    m.set(Emission=m.ramp(n, (0.32, a), (0.5, b), (0.68, c)), Emission_Strength=strength)
    return m.m


def lit(colour, strength=1.2):
    return s.Mat(Base_Color='#000000', Emission=colour, Emission_Strength=strength, Roughness=0.2).m


def black_glass(colour='#050506', gloss=0.05):
    return s.Mat(Base_Color=colour, Roughness=gloss, Specular=0.6, Clearcoat=0.6, Clearcoat_Roughness=0.02).m


def chrome(colour='#d6d8db', rough=0.07):
    return s.metal(colour, rough)


# ---- plucked instruments, built flat: neck towards +y, face towards +z ---------------------------------------------
def mirrored(half, n=160):
    """A closed outline from points of its right half, given from the lowest to the highest on the axis."""
    return spline(half + [(-x, y) for x, y in half[-2:0:-1]], n, True)


def offset(outline, d):
    """The outline drawn inwards by d."""
    n, out = len(outline), []
    for i in range(n):
        (ax, ay), (bx, by) = outline[i - 1], outline[(i + 1) % n]
        tx, ty = bx - ax, by - ay
        L = math.hypot(tx, ty) or 1
        out.append((outline[i][0] - ty / L * d, outline[i][1] + tx / L * d))
    return out


def fret_y(bridge, scale, k):
    return bridge + scale * 2 ** (-k / 12)


def fingerboard(bridge, scale, frets, w0, w1, z, end, board, neck, wire, dots_, deep=0.2, heel=None, thick=0.06, dot=0.032):
    """Board from end to nut with frets and dots, and the neck below it; w0 width at the nut, w1 at end. z is the underside of the board."""
    nut = bridge + scale
    wide = lambda y: w0 + (w1 - w0) * (nut - y) / (nut - end)
    loft([[(-wide(y) / 2, y, z), (wide(y) / 2, y, z), (wide(y) / 2, y, z + thick * 0.8), (wide(y) * 0.3, y, z + thick), (-wide(y) * 0.3, y, z + thick), (-wide(y) / 2, y, z + thick * 0.8)] for y in (end, nut)], board, angle=30)
    for k in range(1, frets + 1):
        y = fret_y(bridge, scale, k)
        if y > end + 0.02:
            w = wide(y) / 2
            tube([(-w, y, z + thick * 0.82), (-w * 0.5, y, z + thick * 1.02), (w * 0.5, y, z + thick * 1.02), (w, y, z + thick * 0.82)], 0.014, wire, n=8)
    for k in (3, 5, 7, 9, 12, 15, 17, 19):
        if k <= frets:
            y = (fret_y(bridge, scale, k) + fret_y(bridge, scale, k - 1)) / 2
            if y > end + 0.05:
                for x in ((-wide(y) * 0.25, wide(y) * 0.25) if k == 12 else (0,)):
                    cyl(dot, 0.004, dots_, (x, y, z + thick - 0.001), b=0.001, seg=24)
    box(w0, 0.05, thick + 0.03, s.plastic('#f1ead8', 0.4), 0.01, (0, nut + 0.02, z + (thick + 0.03) / 2))
    half = [(math.cos(pi + pi * i / 16), math.sin(pi + pi * i / 16)) for i in range(17)]
    heel = heel if heel is not None else end
    loft([[(wide(y) / 2 * a * 0.99, y, z + deep * q * b) for a, b in half] for y, q in [(nut + 0.12, 0.9), (nut, 0.85), (nut - 0.3, 0.85), ((nut + heel) / 2, 0.95), (heel + 0.5, 1.08), (heel + 0.2, 1.5), (heel, 2.4)]], neck, angle=50)
    return nut


def strings(n, nut, bridge, w0, w1, z0, z1, posts=None, wound='#b98a4e', plain='#cfd1d4', r=(0.02, 0.009), nylon=None):
    """Strings from bridge to nut, thick at the left, and on to their posts [(x, y, z)]."""
    for i in range(n):
        t = i / (n - 1)
        a, b = Vector(((t - 0.5) * w1, bridge, z1)), Vector(((t - 0.5) * w0, nut, z0))
        m = s.plastic(nylon, 0.3) if nylon else s.metal(wound if t < 0.55 and n == 6 else plain, 0.3)
        q = r[0] + (r[1] - r[0]) * t
        rod(a, b, q, m, 8)
        if posts:
            rod(b, Vector(posts[i]), q, m, 8)


def tuner(side, knob_mat, metal_, post=0.14, out=0.26):
    """Post through the head at the origin, its key to the side (-1 left, 1 right)."""
    cyl(0.075, 0.012, metal_, (0, 0, 0), b=0.004, seg=32)
    cyl(0.042, post, metal_, (0, 0, 0), b=0.01, seg=24)
    rod((0, 0, -0.17), (side * out, 0, -0.17), 0.022, metal_)
    box(0.12, 0.16, 0.09, metal_, 0.03, (side * 0.02, 0, -0.18))
    loft([[(side * (out + x), y * w, -0.17 + z * w * 0.45) for y, z in oval(1, 1, 2.2, 32)] for x, w in ((0, 0.08), (0.03, 0.17), (0.1, 0.21), (0.16, 0.19), (0.185, 0.1))], knob_mat, angle=60)
