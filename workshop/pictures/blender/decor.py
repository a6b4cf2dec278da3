"""On walls and ceilings: framed pictures, a paper lamp, pennants; and baskets beside beds."""
import math
import random

from mathutils import Matrix, Vector

import surfaces
from graph import Graph, linear
from plants import basket as woven
from solids import ball, box, mesh_of, object_of, tube

PAPER = '#f4efe4'


def print_of(colors, seed, shape, paper=PAPER):
    """A watercolour under a sun: hills for an odd seed, peaks for an even one. `shape`: its height over its width."""
    g = Graph('print')
    split = g.node('SeparateXYZ', {0: g.coordinates('Generated')})
    x, y = split.outputs[0], split.outputs[2]
    wobble = g.noise(g.added(g.coordinates('Generated'), (seed, 0, 0)), 2.2, 2.0)
    look = g.mixed(0.0, linear(paper), linear(paper))
    # A wide sheet has a smaller sun.
    sun = g.math('LESS_THAN', g.math('ADD', g.math('POWER', g.math('ABSOLUTE', g.math('SUBTRACT', x, 0.38 + 0.09 * (seed % 4))), 2.0), g.math('POWER', g.math('ABSOLUTE', g.math('MULTIPLY', g.math('SUBTRACT', y, 0.7), shape)), 2.0)), 0.022 if shape > 1 else 0.009)
    look = g.mixed(sun, look, linear(colors[0]))
    for i, color in enumerate(colors[1:]):
        along = g.math('ADD', g.math('MULTIPLY', x, 4.2 + 1.7 * i), seed * 1.9 + i * 2.0)
        rise = g.math('SINE', along) if seed % 2 else g.math('SUBTRACT', g.math('PINGPONG', along, 1.3), 0.65)
        line = g.math('ADD', 0.42 - 0.17 * i, g.math('MULTIPLY', rise, 0.07 if seed % 2 else 0.16))
        line = g.math('ADD', line, g.math('MULTIPLY', wobble, 0.08))
        look = g.mixed(g.math('LESS_THAN', y, line), look, linear(color))
    grain = g.noise(g.coordinates('Generated'), 38.0, 4.0)
    return g.surface_is(base_color=g.shaded(look, g.between(grain, 0.88, 1.1)), roughness=0.75, specular=0.2)


def picture(center, size, colors, seed, wood=('#dcb98c', '#c99f6c', '#97693e')):
    """On the back wall; `center` at the wall's surface."""
    x, y, z = center
    wide, tall = size
    oak = surfaces.wood(*wood, 0.9, 0.45)
    rim, deep = 0.016, 0.024
    for dx in (-1, 1):
        box((x + dx * (wide - rim) / 2, y - deep / 2, z), (rim, deep, tall), oak, 0.0015)
    for dz in (-1, 1):
        box((x, y - deep / 2, z + dz * (tall - rim) / 2), (wide - 2 * rim, deep, rim), oak, 0.0015)
    box((x, y - 0.008, z), (wide - rim, 0.004, tall - rim), surfaces.plain('#f7f4ed', 0.8), 0)
    half, high = wide * 0.33, tall * 0.35
    sheet = mesh_of('print', [(sx * half, 0, sz * high) for sx in (-1, 1) for sz in (-1, 1)], [(0, 2, 3, 1)])
    object_of(sheet, print_of(colors, seed, high / half), Matrix.Translation((x, y - 0.0115, z)))


def lamp(center, radius, ceiling):
    """A paper lantern on a cord."""
    ball(center, radius, surfaces.paper_lamp(), (1, 1, 0.9))
    tube([Vector(center) + Vector((0, 0, radius * 0.88)), Vector((center[0], center[1], (center[2] + ceiling) / 2)), Vector((center[0], center[1], ceiling))], 0.003, surfaces.plain('#e8e2d6', 0.8))


def pennants(start, end, sag, colors, count=9):
    """A string of cloth triangles before the back wall."""
    a, b = Vector(start), Vector(end)

    def at(t):
        return a.lerp(b, t) - Vector((0, 0, sag * 4 * t * (1 - t)))

    tube([at(k / 12) for k in range(13)], 0.0018, surfaces.plain('#d8cdb8', 0.9))
    rng = random.Random(8)
    for i in range(count):
        left, right = at((i + 0.12) / count), at((i + 0.88) / count)
        tip = (left + right) / 2 - Vector((0, rng.uniform(-0.01, 0.012), (right - left).length * 1.15))
        steps = 8
        points = []
        for j in range(steps + 1):
            for k in range(steps + 1):
                edge = left.lerp(right, k / steps)
                point = edge.lerp(tip, j / steps)
                points.append(point + Vector((0, 0.006 * math.sin(3 * k / steps + i) * (1 - j / steps) - 0.004, 0)))
        row = steps + 1
        faces = [(j * row + k, j * row + k + 1, (j + 1) * row + k + 1, (j + 1) * row + k) for j in range(steps) for k in range(steps)]
        mesh = mesh_of('pennant', points, faces)
        layer = mesh.uv_layers.new(name='metres')
        for loop in mesh.loops:
            co = mesh.vertices[loop.vertex_index].co
            layer.data[loop.index].uv = (co.x, co.z)
        object_of(mesh, surfaces.cloth(colors[i % len(colors)]), smooth=180)


def toy_basket(at, radius, tall, colors):
    """A basket with rolled blankets."""
    woven(at, radius, tall, '#c9a878')
    for i, color in enumerate(colors):
        turn = i * 2.2
        ball(Vector(at) + Vector((math.cos(turn) * radius * 0.35, math.sin(turn) * radius * 0.35, tall * 0.98)), radius * 0.52, surfaces.cloth(color, fuzz=0.8, coarse=0.7), (1, 1, 0.8))
