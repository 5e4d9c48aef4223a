from device import *

COLOURS = {'pearwood': dict(a='#c08a58', ring='#e9dfc8', w=1), 'sky': dict(a='#4a9ac8', ring='#f3f0e8', w=0), 'green': dict(a='#3f8f5a', ring='#f3f0e8', w=0), 'pink': dict(a='#d8708f', ring='#f3f0e8', w=0)}
VIEWS = {'main': dict(az=-28, el=30, fill=0.86, floor=0.22), 'front': dict(az=8, el=20, fill=0.86), 'detail': dict(az=-30, el=34, focus=(-1.05, -0.1, 0.2), span=1.0, blur=10),
         'side': dict(az=-64, el=24, fill=0.8)}


def pipe(c):
    """Along z, mouthpiece above; holes and window towards -y."""
    m = s.wood(c['a'], 'Z', 2.2, 0.3, 0.35) if c['w'] else s.plastic(c['a'], 0.25, 0, 0.4)
    ring = s.plastic(c['ring'], 0.35)
    prof = spline([(0.155, 0.0), (0.17, 0.06), (0.145, 0.14), (0.13, 0.30), (0.122, 0.52)], 30)
    foot = lathe([(0, 0)] + prof, m, 64)
    body = lathe(spline([(0.15, 0.54), (0.158, 0.60), (0.13, 0.68), (0.126, 1.4), (0.133, 2.06)], 40), m, 64)
    head = lathe(spline([(0.150, 2.10), (0.175, 2.20), (0.168, 2.34), (0.150, 2.44), (0.150, 2.95), (0.156, 3.02), (0.140, 3.10)], 60), m, 64)
    for z, r in ((0.53, 0.152), (2.08, 0.165), (2.42, 0.160), (0.05, 0.170)):
        lathe(spline([(r - 0.02, -0.028), (r, -0.02), (r, 0.02), (r - 0.02, 0.028)], 10), ring, 64).location.z = z
    # beak: the head's end cut away behind
    beak = loft([[(w * math.cos(a), d * math.sin(a) - off, z) for a in [2 * pi * i / 40 for i in range(40)]] for z, w, d, off in ((3.06, 0.142, 0.142, 0), (3.2, 0.138, 0.118, 0.022), (3.36, 0.125, 0.080, 0.055), (3.44, 0.110, 0.052, 0.075), (3.46, 0.09, 0.03, 0.08))], m, angle=60)
    dark = s.plastic('#17110c', 0.9)
    for z in (0.92, 1.13, 1.33, 1.55, 1.75, 1.94):
        cyl(0.042 if z > 1.2 else 0.036, 0.012, dark, (0, -0.133, z), (pi / 2, 0, 0), 0.003)
    cyl(0.036, 0.012, dark, (0.035, -0.128, 0.32), (pi / 2, 0, 0), 0.003)
    # window: a bright ramp below a dark slot
    box(0.14, 0.04, 0.075, dark, 0.004, (0, -0.138, 2.86))
    box(0.14, 0.012, 0.14, m if c['w'] else s.plastic(s.shade(c['a'], 1.12), 0.3), 0.003, (0, -0.140, 2.745), (-0.12, 0, 0))
    if c.get('name'):
        text(c['name'], 0.07, s.plastic('#5a3418', 0.8), (0, -0.152, 2.56), (pi / 2, 0, 0), 0.001, 1.2)


def build(c):
    """Lies propped on its sleeve's cord: a little turned, so that the holes are seen."""
    place(pipe, c, at=(1.65, 0.25, 0.17), rot=(0.0, -pi / 2, 0.22))
    for ob in bpy.context.scene.objects:
        if ob.type == 'EMPTY':
            ob.rotation_mode = 'QUATERNION'
            from mathutils import Quaternion
            ob.rotation_quaternion = Quaternion((0, 0, 1), 0.22) @ Quaternion((0, 1, 0), -pi / 2) @ Quaternion((0, 0, 1), pi / 2 + 0.35)
    # cleaning rod in front
    tube([(-1.35, -0.55, 0.045), (1.25, -0.78, 0.045)], 0.028, s.plastic('#e9e4d8', 0.4), n=12)
    tube([(1.25, -0.78, 0.045), (1.50, -0.80, 0.045)], 0.045, s.plastic('#e9e4d8', 0.4), n=12)
