"""Boards, rods, plates and turned things as Blender objects. Lengths in metres, z up."""
import math

import bmesh
import bpy
from mathutils import Matrix, Vector


def object_of(mesh, material, matrix=None, bevel=0.0, smooth=40):
    """An object of a mesh: edges rounded by `bevel`, smooth up to an angle in degrees."""
    made = bpy.data.objects.new(mesh.name, mesh)
    bpy.context.scene.collection.objects.link(made)
    mesh.materials.append(material)
    if matrix is not None:
        made.matrix_world = matrix
    if bevel > 0:
        rounded = made.modifiers.new('edges', 'BEVEL')
        rounded.width, rounded.segments, rounded.limit_method = bevel, 3, 'ANGLE'
        rounded.harden_normals = True
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    return made


def mesh_of(name, points, faces):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata([tuple(p) for p in points], [], faces)
    mesh.update()
    return mesh


CUBE = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]


def box_mesh(size):
    half = [side / 2 for side in size]
    corners = [(x * half[0], y * half[1], z * half[2]) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    return mesh_of('box', corners, CUBE)


def box(center, size, material, bevel=0.003, turn=0.0, along=None):
    """A box whose longest side (or `along`) is its own x axis, so that grain follows the board."""
    axis = along if along is not None else max(range(3), key=lambda i: size[i])
    own = [(size[0], size[1], size[2]), (size[1], size[0], size[2]), (size[2], size[1], size[0])][axis]
    lie = [Matrix(), Matrix.Rotation(math.pi / 2, 4, 'Z'), Matrix.Rotation(math.pi / 2, 4, 'Y')][axis]
    matrix = Matrix.Translation(center) @ Matrix.Rotation(turn, 4, 'Z') @ lie
    return object_of(box_mesh(own), material, matrix, min(bevel, min(size) * 0.4))


def turned(profile, material, matrix=None, sides=64, smooth=50):
    """A turned thing: `profile` is (radius, height) from bottom to top. Its coordinates for textures are in metres."""
    mesh = bpy.data.meshes.new('turned')
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    rings = [[bm.verts.new((r * math.cos(2 * math.pi * i / sides), r * math.sin(2 * math.pi * i / sides), h)) for i in range(sides)] for r, h in profile]
    run = [0.0]
    for (r0, h0), (r1, h1) in zip(profile, profile[1:]):
        run.append(run[-1] + math.hypot(r1 - r0, h1 - h0))
    widest = max(r for r, _ in profile)
    for j in range(len(rings) - 1):
        for i in range(sides):
            k = (i + 1) % sides
            face = bm.faces.new((rings[j][i], rings[j][k], rings[j + 1][k], rings[j + 1][i]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (2 * math.pi * widest * a / sides, run[b])
    if profile[0][0] > 1e-4:
        bm.faces.new(list(reversed(rings[0])))
    bm.to_mesh(mesh)
    bm.free()
    return object_of(mesh, material, matrix, smooth=smooth)


def ball(center, radius, material, squash=(1, 1, 1), turn=None):
    mesh = bpy.data.meshes.new('ball')
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=32, radius=1, calc_uvs=True)
    bm.to_mesh(mesh)
    bm.free()
    sized = Matrix.Diagonal((*(radius * s for s in squash), 1))
    return object_of(mesh, material, Matrix.Translation(center) @ (turn or Matrix()) @ sized, smooth=180)


def tube(points, radius, material):
    """A bent rod through points."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, 4, True
    spline = curve.splines.new('BEZIER')
    spline.bezier_points.add(len(points) - 1)
    for point, at in zip(spline.bezier_points, points):
        point.co = at
        point.handle_left_type = point.handle_right_type = 'AUTO'
    made = bpy.data.objects.new('tube', curve)
    bpy.context.scene.collection.objects.link(made)
    curve.materials.append(material)
    return made


def towards(start, end):
    """A matrix at `start` whose z axis points to `end`."""
    direction = Vector(end) - Vector(start)
    return Matrix.Translation(start) @ direction.to_track_quat('Z', 'Y').to_matrix().to_4x4()
