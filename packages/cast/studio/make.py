"""blender -b --factory-startup -P make.py -- GOOD COLOUR VIEW PX SAMPLES OUT.png [VIEW PX SAMPLES OUT.png ...]: views of one good, built once."""
import importlib, os, sys, time, traceback
sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, kit, picture, stage

good, colour, *jobs = sys.argv[sys.argv.index('--') + 1:]
g = importlib.import_module('goods.' + good)
standing = None  # what was built last: the good alone, or a scene
for view, px, samples, out in zip(*[iter(jobs)] * 4):
    try:
        began = time.process_time()
        v = dict(g.VIEWS[view])
        scene, quiet = v.pop('scene', None), v.pop('quiet', 0.02)
        build = scene or g.build
        if standing is not build:
            kit.reset()
            build(g.COLOURS[colour])
            standing = build
        seen = {o.name for o in bpy.context.scene.objects if o.visible_camera}
        stage.stage(**v)
        built = time.process_time()
        picture.render(out, int(px), int(samples), quiet)
        stage.clear(seen)
        print('DONE %s build %.0f render %.0f' % (view, built - began, time.process_time() - built), flush=True)
    except Exception:
        standing = None
        print('FAIL %s %s' % (view, traceback.format_exc()), flush=True)
