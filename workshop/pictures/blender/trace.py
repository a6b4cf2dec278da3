"""Path-traces one scene: blender -b --factory-startup -P trace.py -- scene.json picture.png"""
import json
import os
import sys
import time

# `denoise` shares its work among the cores itself; set before numpy reads it.
os.environ['OPENBLAS_NUM_THREADS'] = '1'

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
sys.dont_write_bytecode = True

import bedding
import furniture
import props
import stage
from denoise import denoise
from room import Room

PASSES = {'image': 'Image', 'albedo': 'Denoising Albedo', 'normal': 'Denoising Normal'}


def main():
    source, target = sys.argv[sys.argv.index('--') + 1 :][:2]
    with open(source, encoding='utf8') as file:
        plan = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    started = time.time()
    build(plan)
    built = time.time()
    print(f'built in {built - started:.0f} s', flush=True)
    set_up(plan, target)
    bpy.ops.render.render()
    traced = time.time()
    develop(plan, target)
    print(f'traced {traced - built:.0f} s, developed {time.time() - traced:.0f} s')


def build(plan):
    room = Room(plan['room'])
    looks = furniture.Looks(plan['finish'], plan['textiles'])
    furniture.build(plan['parts'], looks)
    bedding.dress(plan['parts'], looks, plan.get('throws', []))
    room.build()
    props.place(plan['props'], room)
    stage.daylight(room, plan.get('light', {}))
    stage.camera(plan['camera'], plan['width'], plan['height'])


def set_up(plan, target):
    scene = bpy.context.scene
    render = scene.render
    render.engine = 'CYCLES'
    render.resolution_x, render.resolution_y, render.resolution_percentage = plan['width'], plan['height'], 100
    render.threads_mode = 'AUTO'
    if 'border' in plan:
        render.use_border = render.use_crop_to_border = True
        render.border_min_x, render.border_min_y, render.border_max_x, render.border_max_y = plan['border']
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.seed = 'CPU', plan['samples'], 11
    cycles.use_adaptive_sampling = False
    cycles.use_denoising = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 3, 2, 1
    cycles.transmission_bounces, cycles.transparent_max_bounces = 2, 2
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect, cycles.light_sampling_threshold = 2.0, 0.03
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    files = tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = target + '.passes'
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name, output in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[output], files.inputs[name])


def load(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = 'Non-Color'
    wide, tall = image.size
    pixels = np.empty(wide * tall * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(tall, wide, 4)[..., :3]


def develop(plan, target):
    """Denoised, then shown as a film would."""
    read = {name: load(f'{target}.passes/{name}0001.exr') for name in PASSES}
    image = denoise(**read) if plan.get('denoise', 1) > 0 else read['image']
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', plan.get('look', 'Medium High Contrast')
    scene.view_settings.exposure = plan.get('exposure', 0.0)
    tall, wide = image.shape[:2]
    result = bpy.data.images.new('result', wide, tall, float_buffer=True)
    pixels = np.ones((tall, wide, 4), np.float32)
    pixels[..., :3] = image
    result.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_depth = '16'
    result.save_render(target, scene=scene)


if __name__ == "__main__":
    main()
