"""What lies about in a child's room: a bear, blocks, a ring tower, books, a basket with a blanket, a ball."""
import math
import random

from mathutils import Matrix, Vector

import surfaces
from room import pile
from solids import ball, box, turned

WOODS = ('#e3c59c', '#d2ab78', '#a87848')
SOFT_COLORS = ('#b9694a', '#7f9a88', '#d9b36c', '#8aa0b3', '#e8ddca', '#5f7387')


def beech():
    return surfaces.wood(*WOODS, 0.8, 0.5)


def bear(at, tall, color='#b58d63', turn=0.0):
    """It sits; its fur is hair."""
    fur, muzzle = surfaces.cloth(color, fuzz=1.0), surfaces.cloth('#e2cfb0', fuzz=1.0)
    base = Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')
    s = tall

    def part(center, radius, squash, material=fur, tip=0.0, hairs=2600):
        made = ball(base @ Vector([c * s for c in center]), radius * s, material, squash, Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(tip, 4, 'X'))
        pile(made, hairs, 0.012 * s, 0.55, hairs, 6)

    part((0, 0, 0.27), 0.235, (1, 0.86, 1.12), hairs=4200)
    part((0, -0.02, 0.69), 0.215, (1.06, 0.95, 0.96), hairs=4200)
    part((0, -0.19, 0.645), 0.095, (1.1, 0.8, 0.85), muzzle, hairs=1200)
    for side in (-1, 1):
        part((side * 0.17, 0.01, 0.87), 0.085, (1, 0.55, 1), hairs=1300)
        part((side * 0.225, -0.1, 0.37), 0.085, (0.85, 0.85, 2.0), tip=-0.75, hairs=2000)
        part((side * 0.19, -0.26, 0.1), 0.1, (1, 2.1, 0.95), hairs=2200)
        part((side * 0.19, -0.46, 0.12), 0.085, (1, 0.45, 1.15), muzzle, hairs=900)
        ball(base @ Vector((side * 0.085 * s, -0.212 * s, 0.735 * s)), 0.021 * s, surfaces.plain('#17120e', 0.12))
    ball(base @ Vector((0, -0.272 * s, 0.675 * s)), 0.032 * s, surfaces.plain('#2a1c15', 0.35), (1.25, 0.7, 0.8))


def blocks(at, size, seed=2, count=5):
    rng = random.Random(seed)
    x, y, z = at
    for i in range(count):
        color = SOFT_COLORS[i % 5]
        material = surfaces.paint(color, 0.55, 0.15) if i % 2 else beech()
        if i == count - 1:
            place = (x + size * 0.45, y, z + size * 1.5)
        else:
            place = (x + (i % 3) * size * 1.16, y + (i // 3) * size * 1.4 + rng.uniform(-0.3, 0.3) * size, z + size / 2)
        box(place, (size, size, size), material, size * 0.08, rng.uniform(-0.5, 0.5))


def rings(at, tall):
    """Rings on a rod."""
    x, y, z = at
    turned([(tall * 0.3, 0), (tall * 0.31, 0.004), (tall * 0.31, tall * 0.06), (tall * 0.29, tall * 0.07), (0.0005, tall * 0.07)], beech(), Matrix.Translation(at))
    height = z + tall * 0.07
    for i, color in enumerate(('#5f7387', '#7f9a88', '#d9b36c', '#cf8a63', '#b9694a')):
        out, thick = tall * (0.29 - 0.035 * i), tall * 0.07
        profile = [(out - thick + thick * math.cos(a), thick + thick * math.sin(a)) for a in (k * math.pi / 8 - math.pi / 2 for k in range(9))]
        turned([(0.001, 0), *profile, (0.001, 2 * thick)], surfaces.paint(color, 0.5, 0.12), Matrix.Translation((x, y, height)))
        height += 2 * thick
    ball((x, y, height + tall * 0.06), tall * 0.075, beech())


def book(matrix_at, size, color, turn=0.0, upright=False):
    """Covers around a block of pages. `size`: width of the page, height of the page, thickness."""
    wide, tall, thick = size
    cover = surfaces.paint(color, 0.6, 0.1)
    pages = surfaces.plain('#f2ecdf', 0.9)
    x, y, z = matrix_at
    lie = Matrix.Translation(matrix_at) @ Matrix.Rotation(turn, 4, 'Z')
    if upright:
        # Its spine to the front.
        lie = lie @ Matrix.Translation((0, 0, tall / 2)) @ Matrix(((0, 0, 1, 0), (0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)))
    else:
        lie = lie @ Matrix.Translation((0, 0, thick / 2))

    def slab(center, dimensions, material, bevel):
        made = box((0, 0, 0), dimensions, material, bevel, along=0)
        made.matrix_world = lie @ Matrix.Translation(center)

    for side in (-1, 1):
        slab((0, 0, side * (thick / 2 - 0.0012)), (tall, wide, 0.0024), cover, 0.001)
    slab((0, wide / 2 - 0.0012, 0), (tall, 0.0026, thick), cover, 0.0012)
    slab((0, -0.002, 0), (tall - 0.006, wide - 0.008, thick - 0.005), pages, 0.0004)


def stack(at, seed=1, count=4, scale=1.0):
    rng = random.Random(seed)
    z = at[2]
    for i in range(count):
        thick = rng.uniform(0.014, 0.03) * scale
        size = (rng.uniform(0.17, 0.22) * scale, rng.uniform(0.22, 0.28) * scale, thick)
        book((at[0] + rng.uniform(-0.012, 0.012), at[1] + rng.uniform(-0.012, 0.012), z), size, rng.choice(SOFT_COLORS), math.pi + rng.uniform(-0.35, 0.35))
        z += thick + 0.0006


def row(at, seed=1, count=9, tallest=0.26):
    """Books that stand beside each other, along x from `at`."""
    rng = random.Random(seed)
    x = at[0]
    for _ in range(count):
        thick = rng.uniform(0.012, 0.034)
        book((x + thick / 2, at[1], at[2]), (rng.uniform(0.14, 0.18), rng.uniform(tallest - 0.07, tallest), thick), rng.choice(SOFT_COLORS), 0, True)
        x += thick + 0.001
