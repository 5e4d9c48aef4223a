from kit import *
from gear import *
import stuff as s

COLOURS = {'alu': dict(m='alu', foot='#26292c', tip='#b3242a'), 'beech': dict(m='#c99a62', foot='#2a2420', tip='#5c3a24'), 'yellow': dict(m='#e0a82a', foot='#26292c', tip='#26292c')}
VIEWS = {'main': dict(az=-34, el=12, fill=0.86), 'front': dict(az=0, el=8, fill=0.86), 'detail': dict(az=-30, el=24, focus=(0, -0.5, 11.5), span=5.5, blur=0),
         'side': dict(az=42, el=16)}


def build(c):
    """A step ladder of five treads, standing open."""
    H, wood = 13.0, c['m'][0] == '#' and c['m'] != '#e0a82a'
    rail = s.metal('#b9bcc0', 0.32, 0.1, (40, 40, 1)) if c['m'] == 'alu' else s.wood(c['m'], 'Z', 0.35, 0.42) if wood else worn(c['m'], 0.35, 0.2)
    tread = s.metal('#c4c6c9', 0.34, 0.1, (1, 40, 40)) if c['m'] == 'alu' else s.wood(c['m'], 'X', 0.35, 0.42) if wood else s.metal('#b9bcc0', 0.34, 0.1, (1, 40, 40))
    rub, rivet, tip = s.rubber(c['foot']), s.metal('#a9acb0', 0.3), s.plastic(c['tip'], 0.4)
    front = lambda t, k: Vector((k * (2.35 - 0.75 * t), -3.0 + 2.75 * t, H * t))
    back = lambda t, k: Vector((k * (2.2 - 0.72 * t), 3.2 - 2.85 * t, (H - 0.4) * t))
    for k in (-1, 1):
        sec = rrect(0.62, 0.20, 0.05, 3) if wood or c['m'] != 'alu' else [(0.31, 0.10), (0.31, -0.10), (0.24, -0.10), (0.24, 0.03), (-0.24, 0.03), (-0.24, -0.10), (-0.31, -0.10), (-0.31, 0.10)][::-1]
        ribbon([front(0.02 + 0.978 * i / 20, k) for i in range(21)], [Vector((k, 0, 0.05))] * 21, sec, rail, bevel=0.015)
        ribbon([back(0.02 + 0.995 * i / 20, k) for i in range(21)], [Vector((k, 0, 0.05))] * 21, rrect(0.44, 0.18, 0.05, 3), rail, bevel=0.015)
        for f, w in ((front, 0.72), (back, 0.56)):
            p = f(0.025, k)
            box(0.34, w, 0.42, rub, 0.07, (p.x, p.y, 0.21), ((-0.20 if f is front else 0.21), 0, k * 0.0))
    for j in range(1, 6):
        t = j / 5.65
        a, b = front(t, -1), front(t, 1)
        wdt = 0.85 if j < 5 else 0.85
        box(b.x - a.x + 0.02, 0.95, 0.14, tread, 0.04, (0, a.y + 0.12, a.z))
        for r in range(7):     # grooves that grip
            if not wood:
                box(b.x - a.x - 0.3, 0.035, 0.02, tread, 0.006, (0, a.y - 0.22 + 0.115 * r, a.z + 0.075))
            elif r < 3:
                box(b.x - a.x - 0.4, 0.03, 0.004, s.plastic('#5a3a20', 0.8), 0, (0, a.y - 0.15 + 0.115 * r, a.z + 0.071))
        for k in (-1, 1):
            p = front(t, k)
            for dy in (-0.16, 0.16):
                shift(lathe(spline([(0, 0.035), (0.05, 0.03), (0.07, 0)], 8), rivet, 20), (p.x + k * 0.10, p.y + dy, p.z + dy * 0.2), (0, k * pi / 2, 0))
    for t in (0.16, 0.52):
        a, b = back(t, -1), back(t, 1)
        tube([a, b], 0.14, rail, n=20)
    # platform and its tray
    top = front(1.0, 1)
    box(2.9, 1.75, 0.22, tip if c['m'] != '#c99a62' else tread, 0.09, (0, -0.02, H - 0.03))
    box(2.3, 1.15, 0.06, s.plastic(s.shade(c['tip'], 0.7), 0.5, 0.2) if not wood else tread, 0.05, (0, -0.02, H + 0.07))
    # hinges and spreaders
    for k in (-1, 1):
        p, q = front(0.40, k), back(0.42, k)
        m = (p + q) / 2 + Vector((0, 0, -0.12))
        for a, b in ((p, m), (m, q)):
            ribbon([a + Vector((k * 0.16, 0, 0)), b + Vector((k * 0.16, 0, 0))], [Vector((k, 0, 0))] * 2, rrect(0.22, 0.05, 0.02), rivet)
        for z in (p, m, q):
            shift(lathe(spline([(0, 0.06), (0.08, 0.05), (0.10, 0)], 8), rivet, 20), tuple(z + Vector((k * 0.18, 0, 0))), (0, k * pi / 2, 0))
    p = front(0.55, 1)
    lb = box(0.02, 0.40, 1.1, s.plastic('#f0c93a', 0.5), 0.004, tuple(p + Vector((0.115, 0.0, 0))), (-0.208, -0.055, 0))
