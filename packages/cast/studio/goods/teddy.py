from kit import *
from gear import *
import stuff as s

COLOURS = {'honey': dict(a='#b98246', b='#e6cfa4', bow='#a8232b'), 'cocoa': dict(a='#6a4428', b='#cda980', bow='#24508a'), 'cream': dict(a='#dccbac', b='#f3e8d2', bow='#5f8a6a'), 'grey': dict(a='#8d8f92', b='#d8d9da', bow='#e0b84a')}
VIEWS = {'main': dict(az=-18, el=10, fill=0.78), 'front': dict(az=0, el=6, fill=0.78), 'detail': dict(az=-16, el=10, focus=(0, -0.9, 2.55), span=1.7, blur=10),
         'side': dict(az=42, el=16)}


def blob(w, d, h, at, mat, rot=(0, 0, 0), n=2.15, seg=56):
    return pillow(w, d, h, mat, n, at, rot, seg, ruffle=0.02, seed=at[0] + at[2])


def coat(ob, c, count, length=0.135, seed=1):
    m = s.Mat(Base_Color=c, Roughness=0.75, Specular=0.12, Sheen=0.6)
    v = m.node('HairInfo', 4)
    m.set(Base_Color=m.mix(v, s.shade(c, 1.05), s.shade(c, 1.42)))
    fuzz(ob, m.m, count, length, 0.035, 0.9, seed)
    st = ob.particle_systems[-1].settings
    st.hair_step, st.render_step = 4, 3
    st.length_random = 0.4
    st.object_factor = 0
    st.radius_scale = 0.010
    st.child_type, st.rendered_child_count, st.child_length = 'INTERPOLATED', 7, 1.0
    st.clump_factor, st.clump_shape = 0.45, 0.1
    st.roughness_1, st.roughness_1_size, st.roughness_endpoint = 0.03, 0.5, 0.03
    st.effector_weights.gravity = 0.0


def build(c):
    A, B = plush(s.shade(c['a'], 0.95), 16), plush(c['b'], 22)
    felt = plush(c['b'], 30)
    # body sits; legs forward, arms hang a little open
    parts = [(blob(1.62, 1.36, 1.75, (0, 0, 0.92), A, (0.06, 0, 0)), 5200)]
    parts.append((blob(1.62, 1.42, 1.42, (0, -0.06, 2.42), A, n=2.1), 5200))
    for k in (-1, 1):
        parts.append((blob(0.56, 0.34, 0.56, (k * 0.63, 0.05, 3.05), A, (0, k * 0.5, 0), 2.2, 36), 1300))
        parts.append((blob(0.62, 0.66, 1.32, (k * 0.92, -0.22, 1.18), A, (-0.55, k * -0.62, 0), 2.2, 44), 2300))
        parts.append((blob(0.74, 1.35, 0.72, (k * 0.66, -0.80, 0.40), A, (0.0, 0, k * 0.38), 2.3, 44), 2600))
        parts.append((blob(0.80, 0.40, 0.86, (k * 0.90, -1.36, 0.46), A, (0.15, 0, k * 0.38), 2.3, 44), 1500))
        # pads
        blob(0.54, 0.12, 0.62, (k * 0.965, -1.545, 0.47), felt, (0.15, 0, k * 0.38), 2.2, 32)
        blob(0.36, 0.12, 0.36, (k * 0.64, -0.03, 3.05), felt, (0, k * 0.5, 0), 2.2, 30).location.y = -0.10
    muzzle = blob(0.82, 0.66, 0.60, (0, -0.72, 2.22), B, (0.1, 0, 0), 2.15, 44)
    for i, (o, n) in enumerate(parts):
        coat(o, c['a'], int(n * 1.35), 0.085 if i != 1 else 0.07, i + 1)
    coat(muzzle, c['b'], 2000, 0.05, 40)
    tummy = blob(1.0, 0.5, 1.1, (0, -0.50, 0.92), B, (0.06, 0, 0), 2.2, 44)
    coat(tummy, c['b'], 2000, 0.07, 41)
    # eyes and nose of glass, mouth stitched
    eye = s.Mat(Base_Color='#120a06', Roughness=0.04, Specular=0.7, Clearcoat=1.0).m
    for k in (-1, 1):
        lathe(spline([(0, 0.10), (0.075, 0.08), (0.115, 0.02), (0.11, -0.05)], 20), eye, 40)
        ob = bpy.context.scene.objects[-1]
        shift(ob, (k * 0.29, -0.755, 2.60), (pi / 2 - 0.12, 0, k * 0.32), 1.2)
        group([ob])
    nose = pillow(0.30, 0.18, 0.20, s.leather('#1d1512', 50, 0.2, 0.35), 2.3, (0, -1.095, 2.36), (0.25, 0, 0), 32)
    th = s.plastic('#1d1512', 0.8)
    tube(spline([(0, -1.12, 2.26), (0, -1.125, 2.14), (-0.09, -1.10, 2.05), (-0.20, -1.03, 2.06)], 20), 0.024, th, n=8)
    tube(spline([(0, -1.125, 2.14), (0.09, -1.10, 2.05), (0.20, -1.03, 2.06)], 20), 0.024, th, n=8)
    # ribbon with a bow
    rb = s.Mat(Base_Color=c['bow'], Roughness=0.38, Specular=0.4, Sheen=0.5)
    rb.bump(rb.wave(60, rb.at(1, 'UV'), 0, 'BANDS', 'Y'), 0.15, 0.005)
    neck = [(0.74 * math.cos(a), 0.68 * math.sin(a) - 0.02, 1.80 + 0.05 * math.sin(a)) for a in [2 * pi * i / 80 for i in range(80)]]
    ribbon(neck, [Vector((q[0], q[1], 0)).normalized() for q in neck], flat(0.22, 0.04, 0.015), rb.m, closed=True)
    q = Vector((0, -0.80, 1.78))
    for k in (-1, 1):
        lp = spline([tuple(q), tuple(q + Vector((k * 0.22, -0.12, 0.17))), tuple(q + Vector((k * 0.52, -0.10, 0.20))), tuple(q + Vector((k * 0.60, -0.02, 0.0))), tuple(q + Vector((k * 0.48, -0.14, -0.14))), tuple(q + Vector((k * 0.2, -0.12, -0.07))), tuple(q)], 60)
        ribbon(lp, [Vector((0, 0.15, 1)) if i < 27 else (Vector((0, 0.15, 1)).lerp(Vector((0, 0.1, -1)), min(1, (i - 27) / 6)) if i < 33 else Vector((0, 0.1, -1))) for i in range(61)] if False else [Vector((0, -1, 0.05))] * 61, [(a, b) for a, b in rrect(0.022, 0.30, 0.01, 2)], rb.m, scale=lambda t: (1, 0.45 + 0.6 * math.sin(pi * t)))
        tl = spline([tuple(q), tuple(q + Vector((k * 0.14, -0.10, -0.22))), tuple(q + Vector((k * 0.26, -0.05, -0.58)))], 30)
        ribbon(tl, [Vector((0, -1, 0))] * 31, flat(0.23, 0.02, 0.008), rb.m, scale=lambda t: (0.5 + 0.5 * min(1, t * 3), 1))
    pillow(0.24, 0.18, 0.22, rb.m, 2.6, tuple(q + Vector((0, -0.09, 0))), seg=24)
    # tag on the ear
    tag = plate(rrect(0.24, 0.36, 0.03), 0.015, s.paper('#efe3c6'), 0.004)
    shift(tag, (-0.93, -0.05, 2.86), (pi / 2, 0.25, -0.3))
    t = text('LITTLE\nGROVE', 0.06, s.plastic('#4a3a2a', 0.8), (0, 0, 0.009), (0, 0, 0), 0.0005)
    t.parent = tag
