"""The good without noise over its own soft shadow, in one transparent picture."""
import bpy


def shot(path, px, samples):
    sc = bpy.context.scene
    sc.render.resolution_x = sc.render.resolution_y = px
    sc.cycles.samples = samples
    sc.render.filepath = path
    bpy.ops.render.render(write_still=True)


def pixels(path):
    import numpy as np
    im = bpy.data.images.load(path)
    im.colorspace_settings.name = 'Non-Color'
    im.alpha_mode = 'CHANNEL_PACKED'
    a = np.empty(im.size[0] * im.size[1] * 4, np.float32)
    im.pixels.foreach_get(a)
    return a.reshape(im.size[1], im.size[0], 4)


def blur(a, r):
    """Three box blurs are as good as a Gaussian."""
    import numpy as np
    for _ in range(3):
        for axis in (0, 1):
            c = np.cumsum(np.pad(a, [(r + 1, r) if k == axis else (0, 0) for k in range(a.ndim)], 'edge'), axis)
            n = a.shape[axis]
            a = (np.take(c, range(2 * r + 1, 2 * r + 1 + n), axis) - np.take(c, range(0, n), axis)) / (2 * r + 1)
    return a


def denoise(a, h, reach=4):
    """Non-local means on premultiplied display colours: Debian's Blender comes without a denoiser."""
    import numpy as np
    guide = a[..., :4]
    best, weight = np.zeros_like(a), np.zeros(a.shape[:2] + (1,), np.float32)
    P = np.pad(guide, ((reach, reach), (reach, reach), (0, 0)), 'edge')
    H, W = a.shape[:2]
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            B = P[reach + dy:reach + dy + H, reach + dx:reach + dx + W]
            d = ((guide - B) ** 2).sum(-1, keepdims=True)
            d = box1(d)
            w = np.exp(-np.maximum(d - 2 * h * h * 0.5, 0) / (h * h))
            best += w * B
            weight += w
    return best / weight


def box1(d):
    import numpy as np
    p = np.pad(d, ((1, 1), (1, 1), (0, 0)), 'edge')
    s = p[:-2] + p[1:-1] + p[2:]
    return (s[:, :-2] + s[:, 1:-1] + s[:, 2:]) / 9


def render(path, px=900, samples=96, quiet=0.02, dark=0.8):
    """The good alone, cleaned of noise, over a soft shadow of the key light alone; both in one transparent picture."""
    import numpy as np
    sc = bpy.context.scene
    sc.render.engine = 'CYCLES'
    sc.render.film_transparent = True
    sc.render.image_settings.file_format = 'PNG'
    sc.render.image_settings.color_mode = 'RGBA'
    c = sc.cycles
    c.use_adaptive_sampling, c.adaptive_threshold, c.adaptive_min_samples = True, 0.04, 12
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces, c.transmission_bounces, c.transparent_max_bounces = 8, 1, 2, 8, 8
    c.sample_clamp_indirect, c.blur_glossy, c.caustics_reflective, c.caustics_refractive = 2, 1.0, False, False
    c.film_transparent_glass = True
    c.use_denoising = False
    floor = sc.objects.get('floor')
    if floor:
        floor.visible_camera, floor.is_shadow_catcher = False, False
    shot(path, px, samples)
    good = pixels(path)
    good[..., :3] *= good[..., 3:]
    if quiet:
        good = denoise(good, quiet)
    save(path + '.own.png', good)
    if floor:
        floor.visible_camera, floor.is_shadow_catcher = True, True
        for o in sc.objects:
            if o.type == 'LIGHT' and o.name != 'key':
                o.hide_render = True
            elif o.type == 'LIGHT':
                o.data.size, o.data.size_y = o.data.size * 1.5, o.data.size_y * 1.5
            elif o.type in ('MESH', 'CURVE', 'FONT') and o != floor:
                o.visible_camera = False
        sc.world.node_tree.nodes['Background'].inputs[1].default_value *= 2.2
        shot(path + '.shadow.png', px // 4, 32)
        s = pixels(path + '.shadow.png')[..., 3:]
        bpy.data.images.remove(bpy.data.images[-1])
        import os
        os.remove(path + '.shadow.png')
        s = np.repeat(np.repeat(blur(s, max(1, px // 320)), 4, 0), 4, 1)
        s = np.pad(s, ((0, px - s.shape[0]), (0, px - s.shape[1]), (0, 0)), 'edge')
        s = np.clip(blur(s, 2) - 0.05, 0, 1) / 0.95 * dark
        edge = np.minimum(np.arange(px), np.arange(px)[::-1]) / (px * 0.10)
        edge = np.clip(edge, 0, 1)
        edge = edge * edge * (3 - 2 * edge)
        s *= edge[None, :, None]
        s *= edge[:, None, None]
        under = np.concatenate([np.broadcast_to(np.float32([0.05, 0.085, 0.1]), s.shape[:2] + (3,)) * s, s], -1)
        good = good + under * (1 - good[..., 3:])
    save(path, good)


def save(path, good):
    """Writes premultiplied display colours as a plain PNG."""
    import numpy as np
    px = good.shape[0]
    alpha = np.maximum(good[..., 3:], 1e-4)
    good = np.clip(np.concatenate([good[..., :3] / alpha, good[..., 3:]], -1), 0, 1)
    out = bpy.data.images.new('out', px, px, alpha=True)
    out.colorspace_settings.name = 'Non-Color'
    out.alpha_mode = 'CHANNEL_PACKED'
    out.pixels.foreach_set(good.astype(np.float32).ravel())
    out.filepath_raw, out.file_format = path, 'PNG'
    out.save()
