"""What clothes and shoes are made of: knits, foam, suede, smooth leather, twill."""
from kit import *
import stuff as s


def frac(m, x):
    return m.math('FRACT', x)


def uvxy(m, fu, fv):
    uv = m.at((fu, fv, 1), 'UV')
    return m.node('SeparateXYZ', 0, Vector=uv), m.node('SeparateXYZ', 1, Vector=uv)


def mesh_knit(colour, second=None, fu=230, fv=32, hole=0.30, strength=0.7, fade=None):
    """Engineered running-shoe mesh: staggered round cells sunk into a fine knit. fade(m) may return a socket 0..1 mixing in the second colour."""
    m = s.Mat(Roughness=0.8, Specular=0.2, Sheen=0.35, Sheen_Tint=0.5)
    x, y = uvxy(m, fu, fv)
    odd = m.math('MULTIPLY', m.math('MODULO', m.math('FLOOR', y), 2.0), 0.5)
    dx, dy = m.math('SUBTRACT', frac(m, m.math('ADD', x, odd)), 0.5), m.math('SUBTRACT', frac(m, y), 0.5)
    d = m.math('SQRT', m.math('ADD', m.math('MULTIPLY', dx, dx), m.math('MULTIPLY', dy, dy)))
    h = m.ramp(d, (hole - 0.16, 0.0), (hole + 0.12, 1.0))
    base = m.mix(m.ramp(m.noise(2.5, 3), (0.35, 0.0), (0.7, 1.0)), s.shade(colour, 0.93), s.shade(colour, 1.06))
    if second:
        base = m.mix(fade(m) if fade else m.ramp(m.noise(3), (0.4, 0.0), (0.6, 1.0)), base, second)
    fine = m.noise(70, 2)
    m.set(Base_Color=m.mix(m.ramp(h, (0.0, 0.78), (0.8, 0.0)), base, s.shade(colour, 0.34)))
    m.bump(m.math('ADD', h, m.math('MULTIPLY', fine, 0.4)), strength, 0.014)
    return m.m


def jersey(colour, fu=160, fv=60, second=None, mask=None, strength=0.8, sheen=0.6, wool=0.5, dark=0.5):
    """Knitted stitches in UV: columns of little Vs. mask(m, x, y) may return a socket 0..1 choosing the second colour."""
    m = s.Mat(Roughness=0.95, Specular=0.08, Sheen=sheen, Sheen_Tint=0.6)
    x, y = uvxy(m, fu, fv)
    c = m.math('ABSOLUTE', m.math('SUBTRACT', frac(m, x), 0.5))
    y2 = m.math('ADD', y, m.math('MULTIPLY', c, -1.3))
    t = m.math('SINE', m.math('MULTIPLY', frac(m, y2), pi))
    w = m.math('SINE', m.math('MULTIPLY', frac(m, m.math('MULTIPLY', x, 2.0)), pi))
    h = m.math('POWER', m.math('MULTIPLY', m.math('POWER', t, 0.7), m.math('POWER', w, 0.8)), 0.6)
    fz = m.noise(60, 4, rough=0.7)
    base = m.mix(m.ramp(m.noise(3, 4), (0.3, 0.0), (0.7, 1.0)), s.shade(colour, 0.92), s.shade(colour, 1.08))
    base = m.mix(m.math('MULTIPLY', fz, wool * 0.5), base, s.shade(colour, 1.3))
    if second:
        base = m.mix(mask(m, x, y), base, second)
    m.set(Base_Color=m.mix(m.ramp(h, (0.05, dark), (0.75, 0.0)), base, s.shade(colour, 0.35)))
    m.bump(m.math('ADD', h, m.math('MULTIPLY', fz, wool)), strength, 0.02)
    return m.m


def foam(colour, speck=None, rough=0.6):
    """Moulded midsole foam: matt, very fine pores, a few specks."""
    m = s.Mat(Roughness=rough, Specular=0.3, Subsurface=0.0)
    base = m.mix(m.noise(3, 4), s.shade(colour, 0.97), s.shade(colour, 1.03))
    if speck:
        base = m.mix(m.ramp(m.cells(26), (0.10, 1.0), (0.14, 0.0)), base, speck)
    m.set(Base_Color=base)
    m.bump(m.noise(90, 3), 0.10, 0.008)
    return m.m


def suede(colour, nap=34):
    m = s.Mat(Roughness=0.95, Specular=0.1, Sheen=0.9, Sheen_Tint=0.7)
    a = m.noise(2.2, 5, rough=0.6)
    b = m.noise(nap, 5, rough=0.7)
    m.set(Base_Color=m.mix(m.ramp(m.math('ADD', a, m.math('MULTIPLY', b, 0.5)), (0.55, 0.0), (0.95, 1.0)), s.shade(colour, 0.8), s.shade(colour, 1.16)))
    m.bump(b, 0.35, 0.02)
    return m.m


def smooth_leather(colour, gloss=0.34, crease=0.25, patina=0.25, coat=0.0):
    """Polished calf: fine pores, a darker toe and edges by slow noise, faint creases."""
    m = s.Mat(Specular=0.5, Clearcoat=coat, Clearcoat_Roughness=0.12)
    v = m.at()
    big = m.noise(1.3, 4, v)
    m.set(Base_Color=m.mix(m.ramp(big, (0.3, 0.0), (0.75, 1.0)), s.shade(colour, 1 - patina), s.shade(colour, 1 + patina * 0.4)),
          Roughness=m.ramp(m.noise(6, 5, v), (0.3, gloss - 0.06), (0.7, gloss + 0.10)))
    fine = m.cells(70, v, 'DISTANCE_TO_EDGE')
    m.bump(m.math('ADD', m.math('MULTIPLY', m.ramp(fine, (0, 0.0), (0.3, 1.0)), 0.35), m.math('MULTIPLY', m.noise(4, 4, v), 1.2)), crease, 0.014)
    return m.m


def twill(colour, scale=90, space='UV', aspect=(1, 1), second=None, strength=0.4, sheen=0.3, rough=0.85):
    """Diagonal weave for denim, gaberdine and silk."""
    m = s.Mat(Roughness=rough, Specular=0.2, Sheen=sheen, Sheen_Tint=0.6)
    v = m.at((scale * aspect[0], scale * aspect[1], scale), space)
    x, y = m.node('SeparateXYZ', 0, Vector=v), m.node('SeparateXYZ', 1, Vector=v)
    h = m.math('ABSOLUTE', m.math('SINE', m.math('MULTIPLY', m.math('ADD', x, y), pi)))
    n = m.noise(5, 5, m.at((1, 1, 1)))
    base = m.mix(m.ramp(n, (0.3, 0.0), (0.7, 1.0)), s.shade(colour, 0.9), s.shade(colour, 1.08))
    m.set(Base_Color=m.mix(m.ramp(h, (0.0, 0.5), (0.6, 0.0)), base, second or s.shade(colour, 0.55)))
    m.bump(h, strength, 0.008)
    return m.m


def satin(colour):
    """Heavy satin: a fine thread that shines along one way."""
    m = s.Mat(Roughness=0.34, Specular=0.45, Sheen=0.5, Sheen_Tint=0.8, Anisotropic=0.6)
    thread = m.noise(3, 3, m.at((40, 400, 40)))
    m.set(Base_Color=m.mix(m.ramp(thread, (0.3, 0.0), (0.7, 1.0)), s.shade(colour, 0.93), s.shade(colour, 1.07)))
    m.bump(thread, 0.08, 0.004)
    return m.m
