"""Potted plants, leaf by leaf."""
import math
import random

from mathutils import Matrix, Vector

import surfaces
from cloth import grid_mesh
from solids import mesh_of, object_of, tube, turned


def blade(long, wide, droop, material, matrix, rng, tip=1.0):
    """A leaf: a bent surface, folded along its midrib, waved at its edge."""
    rows, columns = 14, 8
    points, uvs = [], []
    wave = rng.uniform(0, 6)
    for j in range(rows + 1):
        v = j / rows
        half = wide / 2 * max(0.02, math.sin(math.pi * v ** (0.62 * tip)) ** 0.75)
        angle = droop * v
        x = long * (math.sin(angle) / droop if droop else v) if droop else long * v
        z = -long * ((1 - math.cos(angle)) / droop) if droop else 0
        for i in range(columns + 1):
            u = i / columns * 2 - 1
            points.append((x, half * u, z + half * 0.28 * abs(u) ** 1.5 + 0.1 * half * math.sin(9 * v + wave + u) * abs(u)))
            uvs.append((i / columns, v))
    row = columns + 1
    faces = [(j * row + i, (j + 1) * row + i, (j + 1) * row + i + 1, j * row + i + 1) for j in range(rows) for i in range(columns)]
    mesh = mesh_of('leaf', points, [f[::-1] for f in faces])
    layer = mesh.uv_layers.new(name='leaf')
    for loop in mesh.loops:
        layer.data[loop.index].uv = uvs[loop.vertex_index]
    made = object_of(mesh, material, matrix, smooth=180)
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1


def basket(at, radius, tall, color):
    wall = [(radius * 0.86, 0), (radius * 0.95, tall * 0.06), (radius, tall * 0.35), (radius * 0.97, tall * 0.75), (radius * 0.9, tall), (radius * 0.87, tall * 1.01), (radius * 0.85, tall * 0.97), (radius * 0.85, tall * 0.6)]
    turned(wall, surfaces.wicker(color), Matrix.Translation(at))
    soil(at, radius * 0.86, tall * 0.86)


def soil(at, radius, height):
    turned([(0.0005, height), (radius, height - 0.01)][::-1], surfaces.plain('#3a2c22', 0.95), Matrix.Translation(at))


def pot(at, radius, tall, color):
    wall = [(radius * 0.72, 0), (radius * 0.78, 0.006), (radius * 0.97, tall * 0.9), (radius, tall), (radius * 0.96, tall * 1.01), (radius * 0.92, tall * 0.97), (radius * 0.88, tall * 0.8)]
    turned(wall, surfaces.ceramic(color), Matrix.Translation(at))
    soil(at, radius * 0.9, tall * 0.86)


def fig(at, tall, seed=3, vessel='basket', color='#c29a68'):
    """A fiddle-leaf fig: broad leaves around a few stems."""
    rng = random.Random(seed)
    base = Vector(at)
    low = tall * 0.24
    if vessel == 'basket':
        basket(at, tall * 0.13, low, color)
    else:
        pot(at, tall * 0.11, low, color)
    green = surfaces.leaf('#3f6434')
    bark = surfaces.plain('#6b5540', 0.9)
    for s in range(3):
        turn = s * 2.1 + rng.uniform(-0.4, 0.4)
        lean = Vector((math.cos(turn), math.sin(turn), 0)) * tall * rng.uniform(0.06, 0.14)
        top = base + Vector((0, 0, tall * rng.uniform(0.78, 1.0))) + lean
        foot = base + Vector((0, 0, low * 0.8)) + lean * 0.15
        middle = (foot + top) / 2 + lean * 0.25
        tube([foot, middle, top], tall * 0.007, bark)
        count = 19
        for k in range(count):
            share = 0.22 + 0.78 * k / (count - 1)
            place = foot.lerp(top, share) + lean * 0.25 * 4 * share * (1 - share) * 0.5
            around = k * 2.4 + s + rng.uniform(-0.3, 0.3)
            rise = rng.uniform(0.05, 0.55) + 0.75 * max(0, share - 0.75) * 4 * 0.4
            long = tall * rng.uniform(0.19, 0.25) * (1.05 - 0.35 * share**3)
            stalk = Matrix.Translation(place) @ Matrix.Rotation(around, 4, 'Z') @ Matrix.Rotation(-rise, 4, 'Y') @ Matrix.Rotation(rng.uniform(-0.4, 0.4), 4, 'X')
            blade(long, long * rng.uniform(0.56, 0.68), rng.uniform(0.5, 1.3), green, stalk @ Matrix.Translation((tall * 0.012, 0, 0)), rng)


def grass(at, tall, seed=4, color='#f0ece4'):
    """A small pot with long drooping blades."""
    rng = random.Random(seed)
    pot(at, tall * 0.24, tall * 0.42, color)
    green = surfaces.leaf('#5b7f46')
    for k in range(34):
        around, rise = k * 2.4, rng.uniform(0.5, 1.45)
        long = tall * rng.uniform(0.6, 1.0)
        stalk = Matrix.Translation(Vector(at) + Vector((0, 0, tall * 0.36))) @ Matrix.Rotation(around, 4, 'Z') @ Matrix.Rotation(-rise, 4, 'Y')
        blade(long, long * 0.09, rng.uniform(0.7, 2.0), green, stalk, rng, 0.7)
