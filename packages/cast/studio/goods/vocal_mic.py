from device import *

COLOURS = {'graphite': dict(a='#2b2d31', m='#7d8186', ring='#b9bcc0'), 'silver': dict(a='#b9bcc0', m='#cfd1d4', ring='#2b2d31'), 'red': dict(a='#8e2226', m='#b9bcc0', ring='#d8d8d8')}
VIEWS = {'main': dict(az=-24, el=24, fill=0.84, floor=0.2), 'front': dict(az=6, el=14, fill=0.84), 'detail': dict(az=-30, el=26, focus=(-0.95, -0.25, 0.35), span=1.0, blur=10),
         'side': dict(az=-70, el=16, fill=0.78)}


def mic(c):
    """Along z, grille above."""
    body = s.plastic(c['a'], 0.42, 0.12, scale=200) if c['a'] != '#b9bcc0' else s.metal(c['a'], 0.3, 0.08)
    wire = mesh_wire(c['m'], 90, 46)
    lathe(spline([(0.0, 0.0), (0.10, 0.0), (0.115, 0.03), (0.118, 0.2), (0.15, 0.9), (0.19, 1.28), (0.215, 1.36)], 60), body, 96)
    lathe(spline([(0.215, 1.34), (0.25, 1.37), (0.25, 1.45), (0.235, 1.47)], 20), s.metal(c['ring'], 0.22), 96)
    lathe(spline([(0.20, 1.46), (0.255, 1.56), (0.275, 1.68), (0.275, 1.70)], 24), wire, 96)
    lathe(spline([(0.275, 1.745), (0.262, 1.86), (0.20, 1.97), (0.10, 2.025), (0, 2.04)], 30), wire, 96)
    lathe(spline([(0.27, 1.69), (0.292, 1.70), (0.292, 1.745), (0.27, 1.755)], 16), s.metal(c['ring'], 0.2), 96)
    cyl(0.085, 0.05, s.metal('#8c8e92', 0.25), (0, 0, -0.02), b=0.01)
    box(0.09, 0.02, 0.16, s.plastic('#17181a', 0.5), 0.02, (0, -0.152, 1.02))
    box(0.045, 0.03, 0.07, s.metal('#c4c6c9', 0.3), 0.01, (0, -0.160, 1.05))
    text(c.get('name', 'LUMEN'), 0.075, s.plastic('#e6e6e6' if c['a'] < '#8f' else '#1b1b1d', 0.5), (0, -0.128, 0.52), (pi / 2 - 0.05, pi / 2, 0), 0.001, 1.2)


def build(c):
    """Lies with its grille towards the viewer's left, its cable coiled behind."""
    from mathutils import Quaternion
    place(mic, c, at=(0.85, 0.30, 0.25))
    e = [o for o in bpy.context.scene.objects if o.type == 'EMPTY'][-1]
    e.rotation_mode = 'QUATERNION'
    e.rotation_quaternion = Quaternion((0, 0, 1), 0.34) @ Quaternion((0, 1, 0), -pi / 2 - 0.06) @ Quaternion((0, 0, 1), -pi / 2 + 0.2)
    cable = s.rubber('#1b1c1e')
    P = [(0.95, 0.34, 0.19), (1.25, 0.44, 0.12), (1.6, 0.45, 0.06)]
    for k in range(4):
        for i in range(12):
            a = 2 * pi * i / 12 + 0.2
            P.append((0.62 + (0.92 - 0.03 * k) * math.cos(a), 1.35 + (0.52 - 0.02 * k) * math.sin(a), 0.05 + 0.045 * k + 0.02 * math.sin(2 * a)))
    P += [(1.5, 1.0, 0.06), (1.75, 0.5, 0.05), (1.62, -0.05, 0.06)]
    tube(spline(P, 400), 0.035, cable, n=12)
    plug = lathe(spline([(0.0, 0.0), (0.085, 0.0), (0.095, 0.05), (0.095, 0.42), (0.06, 0.48), (0.05, 0.62), (0, 0.64)], 40), s.metal('#b9bcc0', 0.25), 48)
    put(plug, (1.60, -0.62, 0.095), (-pi / 2, 0, 0.06))
