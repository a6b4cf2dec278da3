"""The parts of the furniture model as Blender objects. The model is in inches with y up; the scene in metres with z up."""
import math

from mathutils import Matrix

import surfaces
from graph import channels
from solids import box_mesh, mesh_of, object_of

INCH = 0.0254
UPRIGHT = Matrix.Rotation(math.pi / 2, 4, 'X')
# From a part's own axes to those of an object whose x axis is the grain.
GRAIN = [Matrix(), Matrix(((0, -1, 0, 0), (1, 0, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))), Matrix(((0, 0, -1, 0), (0, 1, 0, 0), (1, 0, 0, 0), (0, 0, 0, 1)))]
SOFT = {'mattress', 'duvet', 'pillow', 'piping'}


def spot(x, y, z):
    """A place of the model, inches, in the scene."""
    return (x * INCH, -z * INCH, y * INCH)


def matrix_of(part):
    x, y, z = part['rotation']
    turn = Matrix.Rotation(y, 4, 'Y') @ Matrix.Rotation(x, 4, 'X') @ Matrix.Rotation(z, 4, 'Z')
    place = Matrix.Translation([c * INCH for c in part['position']])
    return UPRIGHT @ place @ turn


def for_film(tone):
    """Light, body and dark of a wood. The film lifts dark tones; the exponent makes them as dark as their swatches again."""
    exponent = 1.3 - 0.1 * sum(channels(tone['body']))
    return ['#' + ''.join(f'{round(255 * c**exponent):02x}' for c in channels(tone[part])) for part in ('light', 'body', 'dark')]


class Looks:
    """Materials of a scene's furniture."""

    def __init__(self, finish, textiles):
        self.finish, self.textiles = finish, textiles

    def of(self, name):
        if name in ('wood', 'accent_wood'):
            tone = self.finish['wood' if name == 'wood' else 'accent']
            return surfaces.wood(*for_film(tone), tone['grain'], tone['roughness'])
        if name == 'metal':
            return surfaces.plain(self.finish['metal'], 0.32, 1.0)
        t = self.textiles
        if name == 'duvet' and t['pattern'] in surfaces.STITCHES:
            return surfaces.quilted(t['duvet'], t['pattern'])
        if name == 'duvet':
            return surfaces.cloth(t['duvet'], t['pattern'], t['lining'])
        if name in ('lining', 'pillow', 'cushion', 'mattress', 'fabric', 'piping'):
            return surfaces.cloth(t[name])
        if name == 'plastic':
            return surfaces.plain(t['fabric'], 0.32)
        return surfaces.plain({'rubber': '#2c2b2a', 'carton': '#b58e62', 'tape': '#d3b88c', 'paper': '#f7f5f0'}.get(name, '#8a857d'), 0.7)


def build(parts, looks):
    """All that is hard; cushions, mattresses and covers come out of `cloth.py`."""
    for part in parts:
        if part['shape'] not in SOFT:
            board(part, looks.of(part['material']))


def board(part, material):
    size = [side * INCH for side in part['size']]
    grain = part['grain']
    turn = GRAIN[grain]
    radius = max(0.0012, part['radius'] * INCH)
    if part['shape'] == 'box':
        own = [size[0], size[1], size[2]] if grain == 0 else [size[1], size[0], size[2]] if grain == 1 else [size[2], size[1], size[0]]
        return object_of(box_mesh(own), material, matrix_of(part) @ turn, radius)
    mesh = rod_mesh(size) if part['shape'] == 'cylinder' else plate_mesh([(x * INCH, y * INCH) for x, y in part['outline']], size[2])
    mesh.transform(turn.inverted())
    return object_of(mesh, material, matrix_of(part) @ turn, radius, 35)


def rod_mesh(size, sides=48):
    """Standing along y."""
    ring = [(size[0] / 2 * math.cos(2 * math.pi * i / sides), size[2] / 2 * math.sin(2 * math.pi * i / sides)) for i in range(sides)]
    points = [(x, h, z) for h in (-size[1] / 2, size[1] / 2) for x, z in ring]
    faces = [(i, i + sides, (i + 1) % sides + sides, (i + 1) % sides) for i in range(sides)]
    return mesh_of('rod', points, [*faces, tuple(range(sides)), tuple(range(2 * sides - 1, sides - 1, -1))])


def plate_mesh(outline, thickness):
    """Cut to an outline in x and y."""
    if sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]])) < 0:
        outline = outline[::-1]
    count = len(outline)
    points = [(x, y, z) for z in (-thickness / 2, thickness / 2) for x, y in outline]
    rim = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return mesh_of('plate', points, [*rim, tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))])
