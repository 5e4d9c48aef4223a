from device import *

COLOURS = {'graphite': dict(a='#3a3c41', back='#2a2c30', p=('#182a4a', '#d0607a', '#f3c07a')), 'mint': dict(a='#a9cdbd', back='#bfe0d1', p=('#0f3f46', '#2f9a86', '#e7dc9a')), 'lilac': dict(a='#b3a7d3', back='#cabfe6', p=('#2a1f5a', '#8a63d8', '#f2a9c4')), 'gold': dict(a='#d3b48a', back='#efe0c8', p=('#5a2a1a', '#d9823a', '#f6dc9c'))}
VIEWS = {'main': dict(az=-28, el=12), 'front': dict(az=0, el=5), 'detail': dict(az=150, el=14, focus=(0.6, 0.4, 1.2), span=0.85, blur=10), 'back': dict(az=155, el=12)}
W, H, T = 0.72, 1.5, 0.08


def phone(c):
    """Display towards +z, top towards +y, centred on the origin."""
    M = s.metal(c['a'], 0.24)
    o = rrect(W, H, 0.115, 14)
    inset(o, [(0.03, -T / 2), (0.008, -T / 2 + 0.004), (0, -T / 2 + 0.016), (0, T / 2 - 0.016), (0.008, T / 2 - 0.004), (0.03, T / 2)], M, angle=50)
    inset(o, [(0.014, T / 2 - 0.003), (0.02, T / 2 + 0.003), (0.03, T / 2 + 0.004)], black_glass(gloss=0.03), angle=50)
    inset(o, [(0.014, -T / 2 + 0.003), (0.02, -T / 2 - 0.003), (0.03, -T / 2 - 0.004)], s.plastic(c['back'], 0.3, coat=0.4), angle=50)
    z = T / 2 + 0.0045
    plate(rrect(W - 0.06, H - 0.06, 0.09, 10), 0.0006, picture(*c['p'], strength=1.35, scale=1.7, seed=3.0), 0, (0, 0, z))
    white, soft = lit('#ffffff', 1.4), lit('#e9e9f0', 0.75)
    zz = z + 0.001
    plate(rrect(0.19, 0.052, 0.026), 0.0006, s.plastic('#020203', 0.1), 0, (0, H / 2 - 0.085, zz))
    text('10:08', 0.042, white, (-0.23, H / 2 - 0.085, zz), (0, 0, 0), 0, 1, BOLD); plate(rrect(0.06, 0.03, 0.008), 0.0005, white, 0, (0.25, H / 2 - 0.085, zz))
    text('10:08', 0.24, white, (0, 0.42, zz), (0, 0, 0), 0, 1.0, SANS); text('Sunday 22 November', 0.046, white, (0, 0.56, zz), (0, 0, 0), 0, 1.05)
    for i, (a, b) in enumerate((('Plaza', 'Your parcel is on its way'), ('Mila', 'See you at seven?'))):
        y = -0.18 - i * 0.165
        plate(rrect(0.6, 0.145, 0.035), 0.0006, soft, 0, (0, y, zz)); plate(rrect(0.085, 0.085, 0.02), 0.0006, lit(('#e0604f', '#4caf78')[i], 1.1), 0, (-0.235, y, zz + 0.001))
        for k, (w, q) in enumerate(((a, BOLD), (b, SANS))):
            t = text(w, 0.036, lit('#22252c', 1), (-0.17, y + 0.028 - k * 0.056, zz + 0.001), (0, 0, 0), 0, 1, q); t.data.align_x = 'LEFT'
    for x in (-0.25, 0.25):
        plate(circle(0.05, 32), 0.0006, lit('#2a2c36', 0.8), 0, (x, -0.6, zz)); plate(rrect(0.03, 0.05, 0.008), 0.0006, white, 0, (x, -0.6, zz + 0.001))
    plate(rrect(0.24, 0.014, 0.007), 0.0006, white, 0, (0, -H / 2 + 0.065, zz))
    # buttons, aerial lines
    box(0.012, 0.18, 0.03, M, 0.005, (W / 2 + 0.002, 0.25, 0))
    for y in (0.42, 0.22):
        box(0.012, 0.13, 0.03, M, 0.005, (-W / 2 - 0.002, y, 0))
    for sx in (-1, 1):
        for y in (-0.55, 0.6):
            box(0.004, 0.012, T - 0.02, s.plastic(s.shade(c['a'], 0.7), 0.5), 0, (sx * W / 2, y, 0))
    # cameras on the back
    zb = -T / 2 - 0.004
    ob = slab(0.34, 0.36, 0.025, 0.09, s.plastic(c['back'], 0.15, coat=0.6), (0.15, H / 2 - 0.24, zb - 0.02), b=0.008)
    for x, y in ((0.22, H / 2 - 0.16), (0.22, H / 2 - 0.32), (0.07, H / 2 - 0.24)):
        put(cyl(0.068, 0.03, M, b=0.006, hole=0.054), (x, y, zb - 0.02), (pi, 0, 0)); put(cyl(0.055, 0.02, black_glass('#0b0816', 0.02), b=0.002), (x, y, zb - 0.018), (pi, 0, 0))
        put(cyl(0.022, 0.021, s.Mat(Base_Color='#1a1440', Roughness=0.05, Clearcoat=1).m, b=0.004), (x, y, zb - 0.0185), (pi, 0, 0))
    put(cyl(0.022, 0.004, lit('#fff2cf', 0.8), b=0.001), (0.07, H / 2 - 0.13, zb - 0.02), (pi, 0, 0))
    text('MERIDIAN', 0.05, s.metal('#d8d8d8', 0.3), (0, -0.1, zb - 0.001), (0, pi, 0), 0.0006, 1.3)


def build(c):
    """Two of them: one seen from the front, one behind it showing its back."""
    place(phone, c, at=(0.0, 0, 0.755), rot=(pi / 2 - 0.03, 0, 0))
    place(phone, c, at=(0.72, 0.5, 0.755), rot=(pi / 2 + 0.03, 0, pi + 0.2))


def scene(c):
    """Lying with earbuds."""
    from goods import earbuds
    place(phone, c, at=(-0.35, 0, 0.055), rot=(0, 0, 0.35))
    place(earbuds.build, earbuds.COLOURS['white'], at=(0.65, 0.25, 0), rot=(0, 0, -0.2))


VIEWS['scene'] = dict(az=-10, el=34, scene=scene)
