"""For kitchen, home and care: glass and drinks, glazes, prints, foil, letters, heaps, cutlery."""
from kit import *
import stuff as s
from mathutils import noise as nz

SERIF = '/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf'
SERIF_I = '/usr/share/fonts/truetype/liberation/LiberationSerif-Italic.ttf'
SANS = '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf'
BOLD = '/usr/share/fonts/truetype/liberation/LiberationSans-Bold.ttf'


# ---- materials ----------------------------------------------------------------------------------------------------
def clear(colour='#ffffff', edge='#5d6b70', ior=1.48, shade=0.72, rough=0.0, body='#ffffff'):
    """Glass for a bright page: dark rims where one looks along the wall, and light passes to the contents and the floor."""
    m = s.Mat(Transmission=1.0, IOR=ior, Roughness=rough, Specular=0.6)
    face = m.node('LayerWeight', 1, Blend=0.42)
    m.set(Base_Color=m.ramp(face, (0.0, colour), (0.68, colour), (1.0, edge)))
    lp = m.t.nodes.new('ShaderNodeLightPath')
    tr = m.t.nodes.new('ShaderNodeBsdfTransparent')
    k = s.rgb(colour)
    tr.inputs[0].default_value = tuple(c * shade for c in k[:3]) + (1,)
    mix = m.t.nodes.new('ShaderNodeMixShader')
    fac = m.math('MAXIMUM', lp.outputs['Is Shadow Ray'], lp.outputs['Is Diffuse Ray'])
    m.t.links.new(fac, mix.inputs[0])
    m.t.links.new(m.p.outputs[0], mix.inputs[1])
    m.t.links.new(tr.outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.t.nodes['Material Output'].inputs['Surface'])
    return m.m


def syrup(colour, deep, rough=0.05, glow=0.16):
    """Honey, jam, lotion seen through glass: opaque to the camera, yet lit from inside. Returns the Mat."""
    m = s.Mat(Roughness=rough, Specular=0.5, Emission=colour, Emission_Strength=glow)
    face = m.node('LayerWeight', 1, Blend=0.5)
    m.set(Base_Color=m.ramp(face, (0.0, colour), (0.9, deep)))
    return m


def drink(colour, deep, glow=0.25, thin=0.25, rough=0.0):
    """A clear drink for a transparent page: alpha cannot carry a tint, so the colour glows a little and only some light goes through."""
    m = syrup(colour, deep, rough, glow)
    tr = m.t.nodes.new('ShaderNodeBsdfTransparent')
    mix = m.t.nodes.new('ShaderNodeMixShader')
    face = m.node('LayerWeight', 1, Blend=0.5)
    m.t.links.new(m.ramp(face, (0.0, thin), (0.8, 0.0)), mix.inputs[0])
    m.t.links.new(m.p.outputs[0], mix.inputs[1])
    m.t.links.new(tr.outputs[0], mix.inputs[2])
    m.t.links.new(mix.outputs[0], m.t.nodes['Material Output'].inputs['Surface'])
    return m


def inked(colour):
    """Foil-stamped or bronze ink: shines, yet keeps its colour from every side."""
    return s.Mat(Base_Color=colour, Metallic=0.45, Roughness=0.38, Specular=0.5).m


def dipped(body, coat, line=0.5, wave=0.05, above=True, speckle=0.5, inside=None, rin=None, dark='#4a3a2c', gloss=0.1, matt=0.55, zin=0.1, bare=0.55):
    """Speckled stoneware with a second glaze dipped from above (or below) a wavy line; inside may have its own colour."""
    m = s.Mat(Specular=0.5)
    cloud = m.noise(2.4, 5)
    tone = lambda c: m.mix(m.ramp(cloud, (0.3, 0.0), (0.75, 1.0)), s.shade(c, 0.9), s.shade(c, 1.06))
    fine = m.ramp(m.cells(34), (0.04, 1.0), (0.11, 0.0))
    big = m.ramp(m.cells(15), (0.02, 1.0), (0.07, 0.0))
    keep = m.ramp(m.noise(7, 2), (0.42, 0.0), (0.6, 1.0))
    spots = m.math('MULTIPLY', m.math('MULTIPLY', m.math('MAXIMUM', fine, big), keep), speckle)
    h = m.math('ADD', m.xyz('Z'), m.math('MULTIPLY', m.math('SUBTRACT', m.noise(2.2, 2), 0.5), wave * 2))
    over = m.ramp(m.math('SUBTRACT', h, line - 0.5), (0.497, 0.0), (0.503, 1.0))
    if not above:
        over = m.math('SUBTRACT', 1.0, over)
    col = m.mix(over, tone(body), tone(coat))
    rough = m.mix(over, (matt,) * 3 + (1,), (gloss,) * 3 + (1,))
    if inside:
        r = m.node('VectorMath', 1, {'operation': 'LENGTH'}, _0=m.node('Mapping', Vector=m.coord.outputs['Object'], Scale=(1, 1, 0)))
        inn = m.math('MULTIPLY', m.math('LESS_THAN', r, rin), m.math('GREATER_THAN', m.xyz('Z'), zin))
        col, rough = m.mix(inn, col, tone(inside)), m.mix(inn, rough, (gloss,) * 3 + (1,))
    geo = m.t.nodes.new('ShaderNodeNewGeometry').outputs['Pointiness']
    col = m.mix(m.ramp(geo, (0.52, 0.0), (0.58, bare)), col, s.shade(dark, 1.9))
    m.set(Base_Color=m.mix(spots, col, dark), Roughness=rough)
    m.bump(m.math('ADD', m.math('MULTIPLY', m.noise(2, 2), 1.0), m.math('MULTIPLY', over, 0.12)), 0.14, 0.06)
    return m.m


def porcelain(colour='#f6f3ee', gloss=0.06):
    m = s.Mat(Base_Color=colour, Roughness=gloss, Specular=0.5, Clearcoat=0.3, Clearcoat_Roughness=0.03)
    m.bump(m.noise(2.2, 2), 0.04, 0.05)
    return m.m


def enamel(top, bottom, z0, z1, gloss=0.12):
    """Enamelled iron, darker towards the foot as sprayed pots are, with the faint orange peel of enamel."""
    m = s.Mat(Roughness=gloss, Specular=0.55, Clearcoat=0.7, Clearcoat_Roughness=0.05)
    t = m.math('DIVIDE', m.math('SUBTRACT', m.xyz('Z'), z0), z1 - z0)
    m.set(Base_Color=m.ramp(m.math('ADD', t, m.math('MULTIPLY', m.math('SUBTRACT', m.noise(3, 3), 0.5), 0.15)), (0.0, bottom), (0.9, top)))
    m.bump(m.noise(26, 2), 0.035, 0.02)
    return m.m


def iron(colour='#1e1e20', rough=0.5):
    """Cast iron or a seasoned pan: black, a little pitted, oily in patches."""
    m = s.Mat(Base_Color=colour, Specular=0.5)
    m.set(Roughness=m.ramp(m.noise(4, 5), (0.3, rough - 0.14), (0.7, rough + 0.12)))
    m.bump(m.noise(48, 3), 0.18, 0.015)
    return m.m


def spun(colour='#cfd0d2', rough=0.24, rings=90, strength=0.05):
    """Metal turned on a lathe: fine rings around the object's axis."""
    m = s.Mat(Metallic=1.0, Base_Color=colour)
    r = m.node('VectorMath', 1, {'operation': 'LENGTH'}, _0=m.node('Mapping', Vector=m.coord.outputs['Object'], Scale=(1, 1, 0)))
    line = m.node('TexNoise', Vector=m.node('CombineXYZ', X=r, Y=0.0, Z=0.0), Scale=rings, Detail=3)
    m.set(Roughness=m.ramp(line, (0.3, max(0.05, rough - 0.1)), (0.7, rough + 0.1)))
    m.bump(line, strength, 0.01)
    return m.m


def oiled(colour, along='X', scale=1.0, gloss=0.34, contrast=0.5, light=1.2):
    """Board or furniture wood: long cathedral figure plus pores drawn along the grain."""
    m = s.Mat(Specular=0.4)
    k = lambda a, b: tuple((a if ax == along else b) * scale for ax in 'XYZ')
    v = m.at(k(0.16, 1.0))
    wob = m.mix(0.10, v, m.node('TexNoise', 1, Vector=v, Scale=1.1, Detail=2))
    rings = m.wave(2.6, wob, 3.2, 'BANDS', 'Y' if along != 'Y' else 'X', 'SAW', 2)
    pores = m.noise(30, 6, m.at(k(0.035, 1.0)), 0.7)
    soft = m.noise(1.4, 3, v)
    tone = m.math('ADD', m.math('MULTIPLY', rings, 0.24 * contrast), m.math('ADD', m.math('MULTIPLY', pores, 0.42), m.math('MULTIPLY', soft, 0.3)))
    m.set(Base_Color=m.ramp(tone, (0.2, s.shade(colour, 0.68)), (0.45, colour), (0.78, s.shade(colour, light))),
          Roughness=m.ramp(pores, (0.3, gloss + 0.12), (0.7, gloss - 0.05)))
    m.bump(pores, 0.10, 0.012)
    return m.m


def printed(colour, rough=0.5, coat=0.0, fibre=0.04):
    """Coated paper or card of a label."""
    m = s.Mat(Base_Color=colour, Roughness=rough, Specular=0.35, Clearcoat=coat, Clearcoat_Roughness=0.1)
    m.bump(m.noise(50, 3), fibre, 0.01)
    return m.m


def foil(colour='#d9d9dc', rough=0.2, crease=0.8):
    m = s.Mat(Metallic=1.0, Base_Color=colour, Roughness=rough)
    a = m.cells(9, m.mix(0.15, m.at(), m.node('TexNoise', 1, Vector=m.at(), Scale=6)), 'DISTANCE_TO_EDGE')
    m.bump(m.math('ADD', m.ramp(a, (0, 0.0), (0.3, 1.0)), m.noise(14, 4)), crease, 0.03)
    return m.m


def terry(colour, scale=60, strength=0.9):
    """Towel loops: a dense heap of small knots."""
    m = s.Mat(Roughness=1.0, Specular=0.05, Sheen=0.8, Sheen_Tint=0.6)
    a = m.cells(scale)
    m.set(Base_Color=m.mix(m.ramp(a, (0.1, 0.0), (0.65, 1.0)), s.shade(colour, 1.06), s.shade(colour, 0.72)))
    m.bump(m.math('ADD', m.math('SUBTRACT', 1.0, a), m.noise(scale * 0.3, 3)), strength, 0.03)
    return m.m


def petal(colour, base, vein=0.4):
    """Thin living skin: light comes through it; u along width, v from base to tip."""
    m = s.Mat(Roughness=0.5, Specular=0.25, Sheen=0.4, Emission=colour, Emission_Strength=0.10)
    v = m.node('SeparateXYZ', 1, Vector=m.coord.outputs['UV'])
    lines = m.noise(10, 3, m.at((9, 0.7, 1), 'UV'), 0.6)
    t = m.math('ADD', v, m.math('MULTIPLY', m.math('SUBTRACT', lines, 0.5), vein))
    m.set(Base_Color=m.ramp(t, (0.05, base), (0.5, colour), (1.0, s.shade(colour, 1.12))))
    m.bump(lines, 0.2, 0.02)
    return m.m


def drill(ob, cutter, bevel=0.02):
    """Cuts a hole and then rounds all edges."""
    b = ob.modifiers.new('hole', 'BOOLEAN')
    b.object, b.operation = cutter, 'DIFFERENCE'
    m = ob.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments, m.limit_method, m.angle_limit, m.harden_normals = bevel, 4, 'ANGLE', math.radians(35), True
    cutter.hide_render, cutter['stage'] = True, 1
    cutter.hide_set(True)
    return ob


# ---- shapes -------------------------------------------------------------------------------------------------------
def rounded(points, r=0.04, n=5):
    """A polyline with its inner corners rounded; for crisp lathe profiles. A third number in a point is its own radius."""
    P = [Vector(p[:2]) for p in points]
    R = [(p[2] if len(p) > 2 else r) for p in points]
    out = [tuple(P[0])]
    for i in range(1, len(P) - 1):
        a, b, c = P[i - 1], P[i], P[i + 1]
        u, w = (a - b), (c - b)
        q = min(R[i], u.length * 0.49, w.length * 0.49)
        if q < 1e-5 or u.length < 1e-6 or w.length < 1e-6:
            out.append(tuple(b))
            continue
        p0, p1 = b + u.normalized() * q, b + w.normalized() * q
        for k in range(n + 1):
            t = k / n
            out.append(tuple(p0 * (1 - t) ** 2 + b * 2 * t * (1 - t) + p1 * t * t))
    return out + [tuple(P[-1])]


def turn(points, mat, r=0.03, seg=128, n=5, angle=50, **kw):
    """Lathe of a polyline with rounded corners."""
    return lathe(rounded(points, r, n), mat, seg, angle=angle, **kw)


def move(ob, at=(0, 0, 0), rot=(0, 0, 0)):
    ob.location, ob.rotation_euler = at, rot
    return ob


def warp(ob, f):
    """Moves every vertex of a mesh by f(Vector) -> Vector."""
    for v in ob.data.vertices:
        v.co = f(v.co)
    ob.data.update()
    return ob


def letters(words, size, mat, depth=0.004, spacing=1.1, font=None, align='CENTER'):
    """Text as a mesh in the xz plane, facing -y, so that it can be warped."""
    t = text(words, size, mat, (0, 0, 0), (0, 0, 0), depth, spacing, font)
    t.data.align_x = align
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(t)
    ob = bpy.data.objects.new('letters', me)
    bpy.context.scene.collection.objects.link(ob)
    if not me.materials:
        me.materials.append(mat)
    return warp(ob, lambda p: Vector((p.x, -p.z, p.y)))


def round_text(words, size, mat, r, z, lift=0.003, spacing=1.1, font=None, turn_=0.0, depth=0.003):
    """Words on a cylinder of radius r around z, in front (-y)."""
    ob = letters(words, size, mat, depth, spacing, font)
    return warp(ob, lambda p: Vector(((r + lift - p.y) * math.sin(p.x / r + turn_), -(r + lift - p.y) * math.cos(p.x / r + turn_), p.z + z)))


def sleeve(r, z0, z1, mat, a0=-pi, a1=pi, lift=0.002, nz_=8, n=96, thick=0.004):
    """A label around a cylinder; angle 0 looks towards -y. r may be a function of z."""
    R = r if callable(r) else (lambda z: r)
    def f(u, v):
        a, z = a0 + (a1 - a0) * u, z0 + (z1 - z0) * v
        q = R(z) + lift
        return (q * math.sin(a), -q * math.cos(a), z)
    return surface(f, n, nz_, mat, angle=60, solid=thick)


def heap(n, place, size, mat, seed=1, long=2.2, seg=6, rings=5):
    """Many grains: place(rng) gives position and axis; each is a small ellipsoid."""
    rng = random.Random(seed)
    frames_ = []
    for _ in range(n):
        p, axis = place(rng)
        t = Vector(axis).normalized()
        sd = t.orthogonal().normalized()
        frames_.append((Vector(p), t, sd, t.cross(sd)))
    def grain(fr):
        p, t, a, b = fr
        v = []
        for i in range(rings + 1):
            q = pi * i / rings
            rr = max(0.02, math.sin(q)) * size
            for k in range(seg):
                w = 2 * pi * k / seg
                v.append(p - t * math.cos(q) * size * long + a * rr * math.cos(w) + b * rr * math.sin(w))
        return v, [(i * seg + k, i * seg + (k + 1) % seg, (i + 1) * seg + (k + 1) % seg, (i + 1) * seg + k) for i in range(rings) for k in range(seg)]
    return dots(frames_, grain, mat)


def ball(r, mat, at=(0, 0, 0), squash=(1, 1, 1), lump=0.0, freq=2.0, seed=0, seg=40):
    def f(u, v):
        a, b = 2 * pi * u, pi * (v - 0.5)
        p = Vector((math.cos(b) * math.cos(a), math.cos(b) * math.sin(a), math.sin(b)))
        k = 1 + lump * nz.noise(p * freq + Vector((seed, seed * 1.7, 0)))
        return (p.x * r * squash[0] * k, p.y * r * squash[1] * k, p.z * r * squash[2] * k)
    return move(surface(f, seg, seg // 2, mat, loop_u=True, angle=180), at)


def cutlery(kind, mat, L=2.0):
    """Fork, spoon or knife lying along y (handle towards -y), on z=0; returns its group."""
    obs = []
    def bow(y):                                    # side view: handle rises, neck dips
        t = (y + L / 2) / L
        return 0.03 + 0.10 * math.sin(pi * t) ** 2 * (1 - t * 0.3) + 0.05 * max(0, 0.3 - t)
    def half(y):                                   # half width of the handle
        t = (y + L / 2) / L
        return 0.045 + 0.062 * max(0, 1 - t / 0.55) ** 1.1
    if kind == 'knife':
        ys = [-L / 2 + L * i / 60 for i in range(61)]
        def f(u, v):
            t = v
            y = -L / 2 + (L) * t
            w = 0.075 + 0.04 * max(0, 1 - t / 0.5)
            h = 0.045 * (1 if t < 0.5 else 0.35)
            if t < 0.02:
                w *= math.sqrt(max(0.0, t / 0.02))
            if t > 0.52:
                k = (t - 0.52) / 0.48
                left, right = -0.075, 0.095 + 0.035 * math.sin(pi * min(1, k * 1.1))
                if k > 0.8:
                    left += (right - left) * 0.98 * ((k - 0.8) / 0.2) ** 2
                a = 2 * pi * u
                x = (left + right) / 2 + (right - left) / 2 * math.cos(a)
                return (x, y, 0.035 + h * 0.5 * math.sin(a))
            a = 2 * pi * u
            return (w * math.cos(a), y, 0.05 + h * math.sin(a))
        obs.append(surface(f, 28, 140, mat, loop_u=True, angle=60))
        return group(obs)
    sec = lambda w, h: [(math.copysign(abs(math.cos(a)) ** 0.7, math.cos(a)) * w, math.copysign(abs(math.sin(a)) ** 0.7, math.sin(a)) * h) for a in [2 * pi * i / 20 for i in range(20)]]
    neck = L * 0.16
    pts = [(0, -L / 2 + (L / 2 + neck) * i / 60, 0) for i in range(61)]
    def hnd(u, v):
        y = -L / 2 + (L / 2 + neck + 0.06) * v
        w = half(y) * (math.sqrt(max(0, min(1, v / 0.03))))
        a = 2 * pi * u
        c_, s_ = math.cos(a), math.sin(a)
        return (math.copysign(abs(c_) ** 0.8, c_) * w, y, bow(y) + s_ * 0.026)
    obs.append(surface(hnd, 24, 80, mat, loop_u=True, angle=70))
    if kind == 'spoon':
        def bowl(u, v):
            t = v
            y = neck + (L / 2 - neck) * t
            w = 0.205 * math.sin(pi * min(1, 0.04 + 0.96 * t) ** 0.86) ** 0.62 if t < 1 else 0
            w = max(w, 0.045 * (1 - t) ** 2)
            x = (2 * u - 1) * w
            q = (2 * u - 1)
            depth = 0.14 * math.sin(pi * min(1, t)) ** 0.8 * (1 - q * q)
            return (x, y, bow(y) * (1 - t) ** 0.5 + 0.08 * t + 0.04 - depth)
        obs.append(surface(bowl, 28, 50, mat, angle=180, solid=0.022))
    else:
        root = neck + 0.34
        def palm(u, v):
            y = neck + (root - neck) * v
            w = 0.045 + 0.095 * math.sin(pi / 2 * v) ** 1.4
            q = 2 * u - 1
            return (q * w, y, bow(y) * (1 - v * 0.5) - 0.01 * v - 0.02 * (1 - q * q) * v)
        obs.append(surface(palm, 16, 20, mat, angle=180, solid=0.032))
        z0 = bow(root) * 0.5 - 0.01
        for k in range(4):
            x = (k - 1.5) * 0.078
            path = [(x, root - 0.02 + (L / 2 - root) * i / 16, z0 - 0.0 + 0.10 * (i / 16) ** 1.8 - 0.04 * math.sin(pi * i / 16)) for i in range(17)]
            obs.append(sweep(path, sec(0.024, 0.017), mat, up=(0, 0, 1), scale=lambda t: 1 if t < 0.75 else max(0.25, 1 - (t - 0.75) * 2.6)))
    return group(obs)
