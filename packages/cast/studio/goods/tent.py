from kit import *
from gear import *
import stuff as s

COLOURS = {'orange': dict(a='#d8742a', b='#e9e2d3', floor='#4a4e52', cord='#e8d44a'), 'pine': dict(a='#46664f', b='#d9d2bd', floor='#33363a', cord='#d8742a'),
           'sky': dict(a='#5b98bd', b='#e5e3dc', floor='#33363a', cord='#e8d44a', name='NORTHPEAK'), 'green': dict(a='#4a7458', b='#dcd6c2', floor='#33363a', cord='#d8742a', name='NORTHPEAK'), 'ochre': dict(a='#c08a3a', b='#efe6d2', floor='#5a4a38', cord='#a8402a'),
           'sand': dict(a='#c4a878', b='#efe6d2', floor='#5a4a38', cord='#a8402a')}
VIEWS = {'main': dict(az=-34, el=17, fill=0.86, floor=0.17), 'front': dict(az=0, el=10, fill=0.84), 'detail': dict(az=-30, el=20, focus=(0.2, -9, 5), span=9, blur=0), 'top': dict(az=-38, el=34, fill=0.82)}
R, H = 11.0, 11.5       # half the floor's side, height


def dome(x, y):
    """Height of the fly over a point of the square floor: two crossed arches with cloth hung tight between them."""
    return 0


def build(c):
    fly = s.Mat(Roughness=0.55, Specular=0.35, Sheen=0.2)
    n = fly.noise(0.16, 5)
    fly.set(Base_Color=fly.mix(fly.ramp(n, (0.3, 0.0), (0.7, 1.0)), s.shade(c['a'], 0.86), s.shade(c['a'], 1.08)))
    grid = fly.math('MAXIMUM', fly.math('GREATER_THAN', fly.math('SINE', fly.math('MULTIPLY', fly.xyz('Z'), 22.0)), 0.97), fly.math('GREATER_THAN', fly.math('SINE', fly.math('MULTIPLY', fly.xyz('X'), 22.0)), 0.97))
    fly.bump(fly.math('ADD', fly.noise(0.5, 4), fly.math('MULTIPLY', grid, 0.05)), 0.35, 0.25)
    fly = fly.m
    pale, floor, cord, alu, thread = s.cloth(c['b'], 3, 0.1), s.plastic(c['floor'], 0.6), s.plastic(c['cord'], 0.7), s.metal('#b9bcc0', 0.3), s.plastic(s.shade(c['a'], 0.6), 0.8)
    # the hull in polar form: corner directions are the poles, cloth falls in between them
    def hull(u, v, grow=0.0):
        a = 2 * pi * u
        k = abs(math.cos(2 * a))                    # 0 over the poles (diagonals), 1 between them
        sq = 1 / max(abs(math.cos(a)), abs(math.sin(a)))
        rim = R * min(sq, 1.30) * (1.0 - 0.045 * k ** 0.7)
        ang = v * pi / 2
        r = rim * (math.cos(ang) ** 0.80 if v < 1 else 0)
        z = H * math.sin(ang) ** 0.92
        sag = (0.55 * k ** 0.8) * math.sin(pi * v) ** 1.0
        r = max(0, r - sag * 1.6 * (1 - v * 0.5)) + grow * math.cos(ang)
        z = z - sag * 0.5 * v + grow * math.sin(ang)
        # ripples radiating from the stakes
        z += 0.0
        w = 0.10 * (1 - v) ** 3 * math.sin(a * 24) * (1 - k)
        return Vector(((r + w) * math.cos(a), (r + w) * math.sin(a), z + 0.10))
    N = 288
    # doorway: left out of the hull's front quarter
    inside = lambda u, v: abs(u - 0.75) < 0.074 * (1 - (v / 0.55) ** 2.2) ** 0.5 if v < 0.55 else False
    V, F, uv = [], [], []
    M = 90
    for j in range(M + 1):
        for i in range(N):
            V.append(hull(i / N, j / M * 0.995))
    for j in range(M):
        for i in range(N):
            if not inside((i + 0.5) / N, (j + 0.5) / M):
                F.append((j * N + i, j * N + (i + 1) % N, (j + 1) * N + (i + 1) % N, (j + 1) * N + i))
    boxuv(mesh(V, F, fly, angle=180, solid=0.05))
    # inner wall of net and the dark within
    inner = s.cloth(s.shade(c['b'], 0.9), 4, 0.05)
    surface(lambda u, v: hull(u, v * 0.99, -0.45), 160, 50, inner, loop_u=True, angle=180)
    # door's rim: binding and zip
    edge = []
    for i in range(121):
        q = i / 120
        v = 0.55 * (1 - abs(2 * q - 1) ** 2.0) ** 0.62 if 0 < q < 1 else 0
        half = 0.074 * max(0, 1 - (v / 0.55) ** 2.2) ** 0.5
        u = 0.75 + (half if q > 0.5 else -half)
        edge.append(hull(u, v, 0.06))
    tube(edge, 0.15, s.plastic(c['floor'], 0.6), n=10)
    # rolled door, tied at the side
    roll = [hull(0.75 + 0.083 * max(0.05, 1 - (v / 0.55) ** 2.2) ** 0.5, v, 0.30) for v in [0.03 + 0.45 * i / 40 for i in range(41)]]
    sweep(roll, [(0.34 * math.cos(a) * (1 + 0.1 * math.sin(3 * a)), 0.34 * math.sin(a)) for a in [2 * pi * i / 20 for i in range(20)]], fly, scale=lambda t: 0.8 + 0.3 * math.sin(pi * t) + 0.05 * math.sin(t * 40))
    for k in (8, 26):
        q = roll[k]
        tube([q + Vector((0.40 * math.cos(a), 0.40 * math.sin(a) * 0.9, 0)) for a in [2 * pi * i / 20 for i in range(20)]], 0.06, cord, True, 8)
    # mesh window in the door's upper part is dark inner; a pale skirt within
    surface(lambda u, v: (lambda p: Vector((p.x * 0.97, p.y * 0.965, p.z)))(hull(0.68 + 0.14 * u, 0.17 * v)), 30, 8, floor, angle=180)
    # poles in sleeves
    for d in (0, 1):
        P = [hull(0.125 + 0.25 * d, i / 60 * 0.992, 0.12) for i in range(61)] + [hull(0.625 + 0.25 * d, 1 - i / 60, 0.12) for i in range(1, 61)]
        P = [p + Vector((0, 0, 0.15 * d)) for p in P]
        tube(P, 0.20, s.cloth(s.shade(c['a'], 0.62), 6, 0.2), n=12)
        for e in (0, -1):
            q = P[e]
            o = Vector((q.x, q.y, 0)).normalized()
            tube([q, q + o * 0.5 - Vector((0, 0, 0.25))], 0.14, alu, n=10)
    # seams between the quarters
    for a in (0.0, 0.25, 0.5, 0.75):
        v0 = 0.58 if a == 0.75 else 0.0
        tube([hull(a, v0 + (0.99 - v0) * i / 50, 0.035) for i in range(51)], 0.055, thread, n=8)
    # hem
    tube([hull(i / 200, 0.0, 0.03) for i in range(201) if not abs(i / 200 - 0.75) < 0.074], 0.10, s.plastic(c['floor'], 0.6), n=8)
    surface(lambda u, v: (lambda p: Vector((p.x * v * 1.005, p.y * v * 1.005, 0.05 + 0.0 * v)))(hull(u, 0.0)), 160, 4, floor, loop_u=True)
    # vent hood on top
    surface(lambda u, v: (2.1 * v * math.cos(2 * pi * u), 2.1 * v * math.sin(2 * pi * u), H + 0.75 - 0.75 * v ** 1.6 + 0.08 * math.cos(8 * pi * u) * v), 64, 16, s.cloth(c['b'], 3, 0.1), loop_u=True, angle=180, solid=0.06)
    # guy lines with runners and pegs
    for k, a in enumerate((0.125, 0.375, 0.625, 0.875)):
        p = hull(a, 0.42, 0.2)
        o = Vector((math.cos(2 * pi * a), math.sin(2 * pi * a), 0))
        q = o * (R * 1.30 + 5.0) + Vector((0, 0, 0.25))
        tube([p, p.lerp(q, 0.5) - Vector((0, 0, 0.10)), q], 0.055, cord, n=8)
        r = p.lerp(q, 0.72)
        d = (q - p).normalized()
        tube([r, r + d * 0.9], 0.16, s.plastic('#1c1d1f', 0.4), n=6)
        tube([q + Vector((0, 0, 0.55)) + o * 0.25, q - Vector((0, 0, 0.25)) - o * 0.05], 0.11, alu, n=8)
    # patch with the name beside the door
    P, U = [], []
    t = text(c.get('name', 'CAMPFIRE CO'), 0.95, s.plastic(c['b'], 0.8), (0, 0, 0), (0, 0, 0), 0.01, 1.1)
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(t.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    for v in me.vertices:
        u, h = 0.752 + v.co.x * 0.0137, 0.655 + v.co.y * 0.062
        v.co = hull(u, h, 0.09 + v.co.z)
    me.materials.clear(); me.materials.append(s.plastic(c['b'], 0.8))
    bpy.data.objects.remove(t)
    bpy.context.scene.collection.objects.link(bpy.data.objects.new('name', me))
