from kit import *
from gear import *
import stuff as s

COLOURS = {'ash': dict(w='#c99a62', p='#b3242a'), 'dark': dict(w='#6a4226', p='#26292c'), 'green': dict(w='#b98a56', p='#2f5a46'), 'blue': dict(w='#c99a62', p='#24508a')}
VIEWS = {'main': dict(az=-10, el=44, fill=0.84), 'scene': dict(az=-24, el=20, fill=0.8, scene=lambda c: scene(c)), 'front': dict(az=0, el=8, fill=0.82), 'detail': dict(az=-14, el=44, focus=(-3.15, -2.6, 0.4), span=2.7, blur=14)}


def axe(c):
    """In the plane x–z: handle along z, edge towards -x, y across."""
    wood, thread = s.wood(c['w'], 'Z', 0.9, 0.4), None
    # handle: a drawn curve, oval in section, swelling to the knob
    P = spline([(0.16, 0, 0.0), (0.10, 0, 0.25), (-0.02, 0, 0.9), (-0.06, 0, 1.8), (0.0, 0, 2.8), (0.05, 0, 3.7), (0.03, 0, 4.55)], 120)
    def k(t):
        knob = 0.34 * math.exp(-((t - 0.03) / 0.055) ** 2)
        cap = math.sqrt(max(0.02, 1 - (1 - min(1, t / 0.018)) ** 2))
        return ((0.86 + knob * 0.35 + 0.18 * t) * cap, (0.80 + knob + 0.16 * max(0, t - 0.5)) * cap)
    sweep(P, [(0.115 * math.copysign(abs(math.cos(a)) ** 0.85, math.cos(a)), 0.20 * math.sin(a)) for a in [2 * pi * i / 32 for i in range(32)]], wood, up=(0, 1, 0), scale=lambda t: (k(t)[1] * 1.55, k(t)[0] * 0.62))
    # lower part dipped in paint
    # head: forged, ground bright towards the edge
    st = s.Mat(Metallic=1.0)
    x = st.xyz('X')
    n1 = st.noise(3.0, 6)
    bright = st.ramp(st.math('ADD', st.math('MULTIPLY', x, -0.5), st.math('MULTIPLY', n1, 0.06)), (0.60, 0.0), (0.64, 1.0))
    st.set(Base_Color=st.mix(bright, st.mix(n1, '#3c3e42', '#5a5c60'), '#c9ccd0'), Roughness=st.mix(bright, st.ramp(n1, (0.3, 0.42), (0.7, 0.62)), (0.2, 0.2, 0.2, 1)))
    lines = st.noise(6, 3, st.at((2, 1, 60)))
    st.bump(st.math('ADD', st.math('MULTIPLY', n1, 0.8), st.math('MULTIPLY', lines, 0.1)), 0.3, 0.02)
    zc = 4.15
    def head(u, v):
        """u around the cut, v from the poll (0) to the edge (1)."""
        xx = 0.50 - 2.05 * v
        hh = 0.44 - 0.10 * math.sin(pi * min(1, v / 0.55)) ** 1.2 if v < 0.35 else 0.34 + 0.56 * ((v - 0.35) / 0.65) ** 1.9
        drop = -0.16 * max(0, (v - 0.35) / 0.65) ** 1.5
        th = 0.235 if v < 0.30 else 0.235 * (1 - ((v - 0.30) / 0.70)) ** 0.80 + 0.004
        if v < 0.04:
            th *= 0.9 + 0.1 * v / 0.04
        a = 2 * pi * u
        sp = lambda q, m: math.copysign(abs(q) ** m, q)
        zz, yy = sp(math.sin(a), 0.30) * hh, sp(math.cos(a), 0.30) * th
        bow = -0.13 * (1 - (zz / hh) ** 2) * max(0, (v - 0.5) / 0.5) ** 2
        return (xx + bow, yy, zc + zz + drop)
    surface(head, 96, 90, st.m, loop_u=True, angle=45)
    mesh([head(i / 96, 0) for i in range(96)], [tuple(range(96))], st.m)
    # wedge and maker's mark
    box(0.5, 0.05, 0.04, s.wood('#8a5a34', 'X'), 0.01, (0.03, 0, 4.56))
    text('CAMPFIRE CO', 0.105, s.plastic('#d8d4c8', 0.6), (-0.30, -0.245, zc + 0.05), (pi / 2, 0, 0.03), 0.002, 1.05)
    # painted end and a leather thong
    sweep(P[:26], [(0.117 * math.copysign(abs(math.cos(a)) ** 0.85, math.cos(a)), 0.203 * math.sin(a)) for a in [2 * pi * i / 32 for i in range(32)]], worn(c['p'], 0.3, 0.4), up=(0, 1, 0), scale=lambda t: (k(t * 25 / 120)[1] * 1.56, k(t * 25 / 120)[0] * 0.63))
    cord = spline([(0.12, -0.12, 0.22), (0.2, -0.22, 0.05), (0.42, -0.24, -0.35), (0.40, -0.20, -0.72), (0.22, -0.1, -0.80), (0.14, 0.1, -0.4), (0.12, 0.14, 0.2)], 60)


def sheath(c):
    L, th = s.leather('#7a4a2a', 30, 0.3), s.plastic('#e0bf8c', 0.8)
    o = spline([(-0.28, -0.96), (0.28, -0.62), (0.34, 0.0), (0.28, 0.62), (-0.28, 0.84), (-0.36, 0.0)], 80, True)
    plate(o, 0.12, L, 0.03)
    stitches([(x * 0.88, y * 0.92, 0.066) for x, y in o], th, 0.075, 0.011, True)
    ribbon(spline([(-0.2, 0.1, 0.075), (0.3, 0.1, 0.075), (0.62, 0.14, 0.03)], 20), [Vector((0, 0, 1))] * 21, flat(0.18, 0.03), L)
    shift(lathe(spline([(0, 0.03), (0.05, 0.025), (0.06, 0)], 8), s.brass(), 20), (0.12, 0.1, 0.09))


def build(c):
    settle(group(made(axe, c), (0, 0, 0), (pi / 2 - 0.04, 0.0, -0.75)))
    settle(group(made(sheath, c), (-0.9, -1.9, 0), (0, 0, 0.5)))


def scene(c):
    """Struck into a chopping block."""
    bark = s.Mat(Roughness=0.95, Specular=0.1)
    b = bark.noise(2.2, 8, bark.at((2.2, 2.2, 0.5)), 0.65)
    bark.set(Base_Color=bark.ramp(b, (0.3, '#3a2a1e'), (0.5, '#6a523c'), (0.7, '#8d7458')))
    bark.bump(b, 1.0, 0.12)
    top = s.Mat(Roughness=0.8, Specular=0.15)
    r = top.wave(1.5, top.at((1, 1, 0.01)), 2.2, 'RINGS', 'Z', 'SAW', 3)
    top.set(Base_Color=top.mix(top.noise(9, 5), top.ramp(r, (0.1, '#a87c4c'), (0.9, '#d8b482')), '#b98f5c'))
    top.bump(r, 0.3, 0.02)
    R = lambda a: 1.75 + 0.09 * math.sin(3 * a + 1) + 0.05 * math.sin(7 * a) + 0.035 * math.sin(23 * a)
    surface(lambda u, v: (R(2 * pi * u) * math.cos(2 * pi * u), R(2 * pi * u) * math.sin(2 * pi * u), 2.2 * v), 240, 20, bark.m, loop_u=True, angle=180)
    surface(lambda u, v: (R(2 * pi * u) * v * 0.995 * math.cos(2 * pi * u), R(2 * pi * u) * v * 0.995 * math.sin(2 * pi * u), 2.2 + 0.02 * (v < 0.97)), 240, 30, top.m, loop_u=True, angle=60)
    group(made(axe, c), (2.35, 0.68, 5.15), (0, -2.07, 0.25))
