"""The room: planks, walls of paint, brick or boards with a window at the left, a sloped ceiling, skirting, curtain, rug."""
import math
import random

from mathutils import Matrix, Vector, noise

import surfaces
from cloth import grid_mesh
from furniture import INCH
from solids import box, object_of

OAK = {'oak': ('#cfa678', '#b98c5c', '#8a6139'), 'pale': ('#dcc09a', '#cba97e', '#a17c52'), 'brown': ('#a97f57', '#8f6642', '#5f4029')}

# How far boards stand out from the wall, metres.
BOARDS = 0.015
# Old pine has gone amber, so a new bed stands out against it.
AGED_PINE = ('#bd9c78', '#a58462', '#7d5d42')


class Room:
    """Lengths in metres: x to the right, the back wall at y = `back`, the floor at z = 0."""

    def __init__(self, plan):
        self.left, self.right = plan['left'] * INCH, plan['right'] * INCH
        self.back, self.front = -plan['back'] * INCH, -plan['front'] * INCH
        self.ceiling = plan.get('ceiling', 102) * INCH
        self.plan = plan
        # Where the back wall's surface is.
        self.face = self.back - (BOARDS if plan.get('cladding') == 'boards' else 0)

    def build(self):
        self.floor()
        self.walls()
        self.skirting()
        if 'knee' in self.plan:
            self.slope()

    def floor(self):
        rng = random.Random(5)
        light, body, dark = OAK[self.plan.get('floor', 'oak')]
        material = surfaces.wood(light, body, dark, 0.9, 0.46)
        wide, y = 0.135, self.back
        while y > self.front:
            x = self.left - rng.uniform(0.1, 1.6)
            while x < self.right:
                long = rng.uniform(0.9, 2.0)
                box((x + long / 2, y - wide / 2, -0.01), (long - 0.0014, wide - 0.0014, 0.02), material, 0.0012, along=0)
                x += long
            y -= wide

    def walls(self):
        paint = surfaces.paint(self.plan['wall'])
        thick = 0.12
        wide, deep = self.right - self.left, self.back - self.front
        middle = (self.left + self.right) / 2
        behind = surfaces.brick(self.plan['wall']) if self.plan.get('cladding') == 'brick' else paint
        box((middle, self.back + thick / 2, self.ceiling / 2), (wide + 2 * thick, thick, self.ceiling), behind, 0, along=0)
        if self.plan.get('cladding') == 'boards':
            self.boards()
        if 'dado' in self.plan:
            self.dado()
        if self.plan.get('rightWall', True):
            box((self.right + thick / 2, self.back - deep / 2, self.ceiling / 2), (thick, deep, self.ceiling), paint, 0, along=1)
        box((middle, self.back - deep / 2, self.ceiling + 0.05), (wide + 2 * thick, deep, 0.1), surfaces.paint('#f4f2ec'), 0, along=0)
        self.window_wall(paint, thick)

    def boards(self):
        """Aged pine boards that lie on each other, with a shadow between them."""
        rng = random.Random(9)
        material = surfaces.wood(*AGED_PINE, 0.85, 0.5)
        tall, z = 0.135, 0.0
        while z < self.ceiling:
            x = self.left - rng.uniform(0.0, 2.0)
            while x < self.right:
                long = rng.uniform(2.4, 3.6)
                box((x + long / 2, self.back - BOARDS / 2, z + tall / 2), (long - 0.001, BOARDS, tall - 0.003), material, 0.003, along=0)
                x += long
            z += tall

    def dado(self):
        """The lower part of the back wall in another colour, below a rail."""
        color, high = self.plan['dado']['color'], self.plan['dado']['high'] * INCH
        middle, wide = (self.left + self.right) / 2, self.right - self.left
        box((middle, self.back - 0.002, high / 2), (wide, 0.005, high), surfaces.paint(color), 0, along=0)
        box((middle, self.back - 0.004, high), (wide, 0.01, 0.045), surfaces.paint(color, 0.4, 0.1), 0.004, along=0)

    def slope(self):
        """Under a roof: from a low wall at the right up to the ceiling, at 45 degrees."""
        low = self.plan['knee'] * INCH
        rise = self.ceiling - low
        deep, thick = self.back - self.front, 0.08
        long = rise * math.sqrt(2) + 0.2
        board = box((0, 0, 0), (long, deep, thick), surfaces.paint('#f4f2ec'), 0, along=0)
        middle = Vector((self.right - rise / 2, self.back - deep / 2, low + rise / 2)) + Vector((1, 0, 1)) * thick / 2 / math.sqrt(2)
        board.matrix_world = Matrix.Translation(middle) @ Matrix.Rotation(math.pi / 4, 4, 'Y')

    def window_wall(self, paint, thick):
        """The left wall around its window."""
        near, far, sill, lintel = (self.plan['window'][k] * INCH for k in ('near', 'far', 'sill', 'top'))
        x = self.left - thick / 2
        y0, y1 = self.back - near, self.back - far
        for low, high, a, b in ((0, sill, self.back, self.front), (lintel, self.ceiling, self.back, self.front), (sill, lintel, self.back, y0), (sill, lintel, y1, self.front)):
            if a - b > 0.01 and high - low > 0.01:
                box((x, (a + b) / 2, (low + high) / 2), (thick, a - b, high - low), paint, 0, along=1)
        white = surfaces.plain('#f3f1ec', 0.4)
        middle, tall = (y0 + y1) / 2, lintel - sill
        for y in (y0 - 0.03, middle, y1 + 0.03):
            box((x, y, sill + tall / 2), (0.06, 0.06, tall), white)
        for z in (sill + 0.03, sill + tall * 0.5, lintel - 0.03):
            box((x, middle, z), (0.055, y0 - y1, 0.05), white)
        box((self.left + 0.05, middle, sill - 0.015), (0.2, y0 - y1 + 0.16, 0.03), white)
        self.curtain(y0 + 0.16, lintel + 0.16)
        self.curtain(y1 - 0.16, lintel + 0.16)

    def curtain(self, y, top):
        """Folds that are tighter above than below."""
        color = self.plan.get('curtain')
        if not color:
            return
        tall, wide = top - 0.02, 0.46
        mesh = grid_mesh(wide, tall, 0.012)
        for vertex in mesh.vertices:
            across, up = vertex.co.x / wide + 0.5, vertex.co.y / tall + 0.5
            wave = math.sin(across * 2 * math.pi * 6.5 + 0.9 * noise.noise(Vector((across * 3, up * 1.2, 3))))
            deep = 0.028 + 0.022 * (1 - up) + 0.01 * noise.noise(Vector((across * 4, up * 2, 9)))
            vertex.co = (self.left + 0.1 + wave * deep, y + (across - 0.5) * wide * (1 + 0.12 * (1 - up)), up * tall + 0.02)
        object_of(mesh, surfaces.linen(color), smooth=180)

    def skirting(self):
        white = surfaces.plain('#f1efe9', 0.38)
        tall, wide = 0.115, self.right - self.left
        box(((self.left + self.right) / 2, self.face - 0.008, tall / 2), (wide, 0.016, tall), white, 0.005)
        if self.plan.get('rightWall', True):
            deep = self.back - self.front
            box((self.right - 0.008, self.back - deep / 2, tall / 2), (0.016, deep, tall), white, 0.005)


def rug(center, size, color):
    """Short pile: hairs on a cloth that is not quite flat, and lies on the floor at its edge."""
    mesh = grid_mesh(size[0], size[1], 0.02)
    for vertex in mesh.vertices:
        x, y = vertex.co.x, vertex.co.y
        edge = min(size[0] / 2 - abs(x), size[1] / 2 - abs(y))
        vertex.co.z = (0.007 + 0.003 * noise.noise(Vector((x * 3, y * 3, 1)))) * min(1.0, edge / 0.03)
    made = object_of(mesh, surfaces.cloth(color, fuzz=0.6, coarse=0.35), Matrix.Translation((center[0], center[1], 0.001)), smooth=180)
    pile(made, 11000, 0.008, 1.1, children=5)
    return made


def pile(obj, count, long, thick=0.9, seed=1, children=9):
    """Hairs all over a thing."""
    hair = obj.modifiers.new('pile', 'PARTICLE_SYSTEM').particle_system
    hair.seed = seed
    s = hair.settings
    s.type, s.count, s.hair_length, s.hair_step = 'HAIR', count, long, 3
    s.use_advanced_hair = True
    s.brownian_factor = long * 0.35
    s.tangent_factor = 0.0
    s.root_radius, s.tip_radius, s.radius_scale = thick, thick * 0.3, 0.001
    s.child_type, s.rendered_child_count = 'INTERPOLATED', children
    s.roughness_1, s.roughness_2 = long * 0.25, long * 0.3
    s.render_step = 2
    return s
