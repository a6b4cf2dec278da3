"""What is used in a room: a desk's lamp and laptop, a stool, a backpack, a cushion to sit on, a shelf, a board to measure children at."""
import math

from mathutils import Matrix, Vector

import surfaces
from decor import print_of
from plants import grass
from solids import ball, box, mesh_of, object_of, tube, turned
from toys import beech, row

# A child paints the whole sheet.
SKY = '#d3e1e6'


def desk_lamp(at, tall, color):
    """A shade on a bent arm."""
    foot = Vector(at)
    paint = surfaces.plain(color, 0.4)
    turned([(tall * 0.2, 0), (tall * 0.2, 0.012), (tall * 0.18, 0.018), (0.0005, 0.018)], paint, Matrix.Translation(at))
    joint, top = foot + Vector((-tall * 0.16, 0, tall * 0.55)), foot + Vector((tall * 0.12, -tall * 0.1, tall * 0.95))
    tube([foot + Vector((0, 0, 0.015)), joint], 0.006, paint)
    tube([joint, top], 0.006, paint)
    ball(joint, 0.012, paint)
    tip = Matrix.Translation(top) @ Matrix.Rotation(0.35, 4, 'X') @ Matrix.Rotation(-0.25, 4, 'Y')
    shade = [(tall * 0.21, -tall * 0.2), (tall * 0.205, -tall * 0.2), (tall * 0.07, 0.0), (tall * 0.05, 0.03), (0.0005, 0.03)]
    turned(shade, paint, tip)


def laptop(at, turn=0.0):
    lie = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')
    metal = surfaces.plain('#b9bcc0', 0.35, 0.8)

    def slab(center, size, material, tip=0.0):
        made = box((0, 0, 0), size, material, 0.003, along=0)
        made.matrix_world = lie @ Matrix.Translation((0, 0.105, 0.014)) @ Matrix.Rotation(tip, 4, 'X') @ Matrix.Translation(center)

    slab((0, -0.105, -0.007), (0.31, 0.215, 0.014), metal)
    slab((0, -0.11, 0.0008), (0.27, 0.1, 0.001), surfaces.plain('#2b2d31', 0.6))
    slab((0, 0.004, 0.104), (0.31, 0.007, 0.208), metal, -0.3)
    slab((0, 0.0, 0.106), (0.292, 0.002, 0.186), surfaces.plain('#1d242b', 0.15), -0.3)


def stool(at, tall, color):
    """A round seat on four legs."""
    x, y, z = at
    turned([(0.0005, -0.03), (0.15, -0.028), (0.165, -0.012), (0.16, 0.0), (0.0005, 0.004)], surfaces.paint(color, 0.5, 0.15), Matrix.Translation((x, y, z + tall)))
    for a in range(4):
        side = Vector((math.cos(a * math.pi / 2 + 0.6), math.sin(a * math.pi / 2 + 0.6), 0))
        top, foot = Vector(at) + side * 0.1 + Vector((0, 0, tall - 0.028)), Vector(at) + side * 0.17
        tube([top, (top + foot) / 2, foot + Vector((0, 0, 0.003))], 0.013, beech())


def backpack(at, color, turn=0.0):
    cloth, dark = surfaces.cloth(color, coarse=0.0), surfaces.plain('#3c3833', 0.7)
    lie = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')

    def bag(center, size, material, round_):
        made = box((0, 0, 0), size, material, 0, along=0)
        made.matrix_world = lie @ Matrix.Translation(center)
        edges = made.modifiers.new('edges', 'BEVEL')
        edges.width, edges.segments = round_, 6
        return made

    bag((0, 0, 0.205), (0.29, 0.14, 0.41), cloth, 0.062)
    bag((0, -0.085, 0.13), (0.23, 0.06, 0.2), cloth, 0.026)
    bag((0, -0.118, 0.2), (0.2, 0.004, 0.006), dark, 0.001)
    for side in (-1, 1):
        bag((side * 0.148, -0.01, 0.12), (0.03, 0.09, 0.15), cloth, 0.012)
        bag((side * 0.08, -0.072, 0.31), (0.026, 0.008, 0.2), dark, 0.003)
    loop = [lie @ Vector((s * 0.035, 0.03, 0.4 + h)) for s, h in ((-1, 0), (-0.8, 0.035), (0.8, 0.035), (1, 0))]
    tube(loop, 0.007, dark)


def pouf(at, radius, color):
    """A knitted cushion to sit on."""
    tall, round_ = radius * 0.8, radius * 0.36
    side = [(radius - round_ + round_ * math.cos(a), tall / 2 + (tall / 2 - round_) * (1 if a > 0 else -1) + round_ * math.sin(a)) for a in (k * math.pi / 16 for k in range(-8, 9))]
    turned([(0.001, 0.004), *side, (radius * 0.3, tall - 0.008), (0.001, tall - 0.016)], surfaces.cloth(color, fuzz=0.8, coarse=0.9), Matrix.Translation(at), smooth=180)


def shelf(at, wide, seed=3):
    """A board on the wall with books and a small plant; `at` on the wall, at its left end."""
    x, y, z = at
    deep = 0.19
    box((x + wide / 2, y - deep / 2, z - 0.011), (wide, deep, 0.022), beech(), 0.003, along=0)
    for side in (0.12, 0.88):
        box((x + wide * side, y - deep * 0.45, z - 0.03), (0.02, deep * 0.8, 0.018), beech(), 0.003)
    row((x + 0.05, y - 0.1, z), seed, 8)
    grass((x + wide - 0.14, y - 0.1, z), 0.24, seed)


def drawing(at, size, colors, seed):
    """A sheet of paper with a child's painting, held by tape."""
    x, y, z = at
    wide, tall = size
    points = [(sx * wide / 2, -0.003 - 0.004 * (sz < 0), sz * tall / 2) for sx in (-1, 1) for sz in (-1, 1)]
    turn = Matrix.Rotation(0.05 * (1 if seed % 2 else -1), 4, 'Y')
    sheet = mesh_of('drawing', points, [(0, 2, 3, 1)])
    object_of(sheet, print_of(colors, seed, tall / wide, SKY), Matrix.Translation((x, y, z)) @ turn)
    tape = box((x, y - 0.0045, z + tall / 2), (0.06, 0.001, 0.018), surfaces.plain('#e6dcae', 0.6), 0)
    tape.rotation_euler.y += 0.2


def measuring_board(at, wide, tall):
    """Its marks are printed on the picture, so that they can be read in a mirror image too."""
    x, y, z = at
    box((x, y - 0.006, z + tall / 2), (wide, 0.012, tall), surfaces.wood('#ead6b0', '#e0c797', '#b9986a', 0.5, 0.5), 0.0025, along=2)
