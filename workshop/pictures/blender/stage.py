"""Daylight and camera."""
import math

import bpy
from mathutils import Vector

from furniture import spot


def area(place, target, size, power, color):
    light = bpy.data.lights.new('area', 'AREA')
    light.shape, light.size, light.size_y, light.energy, light.color = 'RECTANGLE', size[0], size[1], power, color
    made = bpy.data.objects.new('area', light)
    bpy.context.scene.collection.objects.link(made)
    made.location = place
    made.rotation_euler = (Vector(target) - Vector(place)).to_track_quat('-Z', 'Y').to_euler()
    # A lit surface in the picture would be a lamp that no room has.
    made.visible_camera = False
    return made


def daylight(room, light):
    """The sun and the sky through the window at the left, and a bright room behind the camera."""
    near, far, sill, top = (room.plan['window'][k] * 0.0254 for k in ('near', 'far', 'sill', 'top'))
    middle = (room.left - 0.25, room.back - (near + far) / 2, (sill + top) / 2)
    area(middle, (middle[0] + 1, middle[1] + 0.12, middle[2] - 0.25), (far - near, top - sill), light.get('window', 260), (0.86, 0.93, 1.0))
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.angle, sun.color = light.get('sun', 7.0), math.radians(1.6), (1.0, 0.86, 0.68)
    made = bpy.data.objects.new('sun', sun)
    bpy.context.scene.collection.objects.link(made)
    made.rotation_euler = Vector(light.get('sunTowards', (0.82, 0.42, -0.48))).to_track_quat('-Z', 'Y').to_euler()
    wide, deep, tall = room.right - room.left, room.back - room.front, room.ceiling
    center = ((room.left + room.right) / 2, room.front + 0.1, tall * 0.55)
    fill = light.get('fill', 1.35)
    area(center, (center[0] - 0.3, room.back, tall * 0.4), (wide, tall * 0.8), 9 * fill * wide, (1.0, 0.97, 0.93))
    above = (center[0], room.back - deep * 0.4, tall - 0.03)
    area(above, (above[0], above[1], 0), (wide * 0.8, deep * 0.6), 5 * fill * wide, (1.0, 0.98, 0.95))
    bpy.context.scene.world = bpy.data.worlds.new('dark')


def camera(view, width, height):
    """Level, so that upright things stay upright; shifted to what it looks at, as with a view camera."""
    data = bpy.data.cameras.new('camera')
    made = bpy.data.objects.new('camera', data)
    scene = bpy.context.scene
    scene.collection.objects.link(made)
    scene.camera = made
    place, target = Vector(spot(*view['from'])), Vector(spot(*view['at']))
    made.location = place
    aim = target - place
    far = math.hypot(aim.x, aim.y)
    made.rotation_euler = (math.pi / 2, 0, math.atan2(-aim.x, aim.y))
    data.sensor_fit, data.sensor_width = 'HORIZONTAL', 36
    data.lens = view['lens']
    data.shift_y = aim.z / far * data.lens / 36
    data.dof.use_dof = True
    data.dof.focus_distance = far * view.get('focus', 1.0)
    data.dof.aperture_fstop = view.get('stop', 5.6)
