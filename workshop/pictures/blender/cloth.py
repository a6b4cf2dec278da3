"""Covers, pillows and mattresses. Folds are laid into the surface: broad hills, creases that run across, waves where cloth hangs."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

from solids import box_mesh, mesh_of, object_of


def grid_mesh(length, width, cell):
    """One layer of cloth; its texture coordinates are metres."""
    nx, ny = max(2, round(length / cell)), max(2, round(width / cell))
    points = [(length * (i / nx - 0.5), width * (j / ny - 0.5), 0.0) for j in range(ny + 1) for i in range(nx + 1)]
    row = nx + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(ny) for i in range(nx)]
    mesh = mesh_of('cloth', points, faces)
    flat_uv(mesh)
    return mesh


def flat_uv(mesh):
    layer = mesh.uv_layers.new(name='metres')
    for loop in mesh.loops:
        at = mesh.vertices[loop.vertex_index].co
        layer.data[loop.index].uv = (at.x, at.y)


def ridge(x, y, seed):
    """1 along the lines of creases, falling to 0 beside them."""
    return 1 - min(1.0, abs(noise.noise(Vector((x, y, seed)))) * 3.2)


def creases(x, y, seed):
    """Height of cloth that has been lain in, metres; creases bend and run aslant."""
    bx = x + 0.12 * noise.noise(Vector((x * 2.1, y * 2.1, seed + 3.7)))
    by = y + 0.12 * noise.noise(Vector((x * 2.1, y * 2.1, seed + 8.1)))
    where = max(0.0, 0.45 + 1.1 * noise.noise(Vector((x * 1.7, y * 1.7, seed + 21))))
    large = ridge(bx * 1.7 + by * 1.1, by * 3.4 - bx * 0.8, seed) ** 2
    small = ridge(bx * 4.2 - by * 2.2, by * 7.5 + bx * 2.0, seed + 5) ** 2
    return 0.023 * large * where + 0.0095 * small * where + 0.0022 * noise.noise(Vector((x * 22, y * 22, seed)))


def hills(x, y):
    """How a filled cover lies: the same for all that lies on one bed."""
    return 0.019 * noise.noise(Vector((x * 3.1, y * 3.1, 1.5))) + 0.011 * noise.noise(Vector((x * 6.3, y * 6.3, 4.2)))


def rolled(t, half, radius, drop):
    """Across a bed and down its side: from a length of cloth to (aside, down, how much it hangs)."""
    side, far = (1 if t >= 0 else -1), abs(t)
    flat = half - radius
    if far <= flat:
        return t, 0.0, 0.0
    arc = min(far - flat, radius * math.pi / 2)
    angle = arc / radius
    down = radius * (1 - math.cos(angle)) + max(0.0, far - flat - radius * math.pi / 2)
    return side * (flat + radius * math.sin(angle)), down, min(1.0, down / max(drop, 0.01))


def cover(matrix, length, half, drop, material, lift, seed, origin=0.0, loose=1.0, under=0.0, radius=0.055, cell=0.0145):
    """Lies over a mattress of half the width `half`, hangs down by `drop` at both sides and rolls in at its ends.

    `loose`: how far it swings out at its sides; less between guard rails. `under`: how high the cover lies that it lies
    upon; with the same `seed` it has that one's folds, so that neither comes through the other.
    """
    wide = 2 * (half - radius) + radius * math.pi + 2 * max(0.0, drop - radius)
    mesh = grid_mesh(length, wide, cell)
    end = length / 2
    for vertex in mesh.vertices:
        s, t = vertex.co.x, vertex.co.y
        aside, down, hang = rolled(t, half, radius, drop)
        edge = min(1.0, max(0.0, (end - abs(s)) / 0.045))
        roll = (lift - under) * (1 - math.sqrt(max(0.0, 1 - (1 - edge) ** 2)))
        at = s + origin
        up = hills(at, t) + creases(at, t, seed)
        wave = 0.016 * (1 + math.sin(at * 17 + 2.2 * noise.noise(Vector((at * 3, seed, 0))) + seed))
        side = 1 if t > 0 else -1
        vertex.co.x = s + 0.012 * noise.noise(Vector((t * 3.3, seed, 2))) + hang * 0.006 * math.cos(at * 17 + seed)
        vertex.co.y = aside + side * hang * (0.006 + loose * (max(0.0, up) + wave))
        hem = loose * hang**3 * 0.018 * noise.noise(Vector((at * 4, seed + side, 5)))
        flat = 1.0 if under else 0.35 + 0.65 * edge
        vertex.co.z = lift - down - (1 - hang) * roll + (1 - hang) * up * flat + hem
    made = object_of(mesh, material, matrix, smooth=180)
    # Thick before fine: a cut edge would be sharp, a hem is round.
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset, thick.use_even_offset = 0.008 if under else 0.006, -1, True
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return made


def pillow(matrix, size, material, seed):
    """Full in the middle, thin at its seam, creased towards its corners."""
    length, width, tall = size
    mesh = bpy.data.meshes.new('pillow')
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=38, use_grid_fill=True)
    for vertex in bm.verts:
        x, y, side = vertex.co
        body = math.sqrt(max(0.0, 1 - abs(x) ** 2.4) * max(0.0, 1 - abs(y) ** 2.4))
        pinch = 1 - 0.075 * (1 - abs(x * y)) * (abs(x) ** 5 + abs(y) ** 5)
        px, py = x * pinch * length / 2, y * pinch * width / 2
        rim = (1 - body) * body * 4
        height = tall / 2 * (0.04 + 0.96 * body**0.85) + body * creases(px * 1.4, py * 1.4, seed + side * 3) * (0.5 + 0.6 * rim)
        dent = 0.03 * body * math.exp(-((px * 5) ** 2 + (py * 4) ** 2)) if side > 0 else 0
        vertex.co = (px, py, side * height * abs(side) ** 0.3 - dent)
    bm.to_mesh(mesh)
    bm.free()
    flat_uv(mesh)
    made = object_of(mesh, material, matrix, smooth=180)
    fine = made.modifiers.new('fine', 'SUBSURF')
    fine.levels = fine.render_levels = 1
    return made


def mattress(matrix, size, material):
    """Firm, with round edges."""
    made = object_of(box_mesh(size), material, matrix, smooth=60)
    edges = made.modifiers.new('edges', 'BEVEL')
    edges.width, edges.segments = min(0.035, size[2] * 0.3), 6
    flat_uv(made.data)
    return made


def lying(part_matrix, center=(0, 0, 0), turn=0.0, tip=0.0):
    """Axes of cloth on a bed: its x along the bed, z up."""
    flat = part_matrix @ Matrix.Rotation(-math.pi / 2, 4, 'X')
    return flat @ Matrix.Translation(center) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(tip, 4, 'Y')
