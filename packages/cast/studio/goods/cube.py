from kit import *
from gear import *
import stuff as s

COLOURS = {'classic': dict(body='#161618', p=['#c8202c', '#1f5fb4', '#e0701a', '#1f8a4a', '#f3f2ee', '#f0cf2a']), 'white': dict(body='#efeeea', p=['#c8202c', '#1f5fb4', '#e0701a', '#1f8a4a', '#f6f6f2', '#f0cf2a']),
           'pastel': dict(body='#2a2c30', p=['#e8877a', '#7aa9d8', '#f0b87a', '#8cc4a0', '#f6f1e6', '#f0e08a'])}
VIEWS = {'main': dict(az=-34, el=26, fill=0.66), 'front': dict(az=0, el=12, fill=0.66), 'detail': dict(az=-36, el=28, focus=(-0.1, -0.2, 0.45), span=0.45, blur=8),
         'side': dict(az=42, el=16)}


def build(c):
    body = s.plastic(c['body'], 0.3)
    cols = [worn(h, 0.22, 0.2) for h in c['p']]
    R = random.Random(8)
    n, g = 0.185, 0.19
    top_turn = 0.50
    mix = R.random
    for k in range(3):
        obs = []
        for i in range(3):
            for j in range(3):
                x, y, z = (i - 1) * g, (j - 1) * g, (k - 1) * g
                if (i, j, k) == (1, 1, 1):
                    continue
                obs.append(box(n, n, n, body, 0.022, (x, y, z), segments=4))
                for ax, sg, f in ((1, -1, 0), (0, 1, 1), (1, 1, 2), (0, -1, 3), (2, 1, 4), (2, -1, 5)):
                    if ((i, j, k)[ax] - 1) == sg:
                        col = cols[f] if (i, j, k)[(ax + 1) % 3] == 1 and (i, j, k)[(ax + 2) % 3] == 1 or R.random() < 0.30 else cols[R.randrange(6)]
                        q = Vector([sg if a == ax else 0 for a in range(3)])
                        st = plate(rrect(0.155, 0.155, 0.025, 5), 0.008, col, 0.003)
                        st.rotation_euler = q.to_track_quat('Z', 'Y').to_euler()
                        st.location = Vector((x, y, z)) + q * (n / 2 + 0.001)
                        obs.append(st)
        group(obs, (0, 0, g * 1.5), (0, 0, top_turn if k == 2 else 0))
    lathe([(0, 0.02), (0.12, 0.02), (0.12, 0.50), (0, 0.5)], body)
