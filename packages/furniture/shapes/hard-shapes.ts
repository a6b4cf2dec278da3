/** Boxes with rounded edges, rods and cut plates as triangles; grain follows the board. */
import { ShapeUtils, Vector2 } from 'three'
import type { Part } from '../src/part.ts'
import type { MeshData, Point } from './mesh-data.ts'
import type { PartFrame } from './part-frame.ts'

const axes = [0, 1, 2] as const
type Axis = (typeof axes)[number]

/** Positions of the grid lines across a face: a rounded border around the flat middle. */
function gridLines(half: number, radius: number): number[] {
  const inner = half - radius
  return [-half, -inner, inner, half]
}

/** A box whose edges are rounded by the part's radius. */
export function addBox(mesh: MeshData, part: Part, frame: PartFrame): void {
  for (const axis of axes) for (const sign of [-1, 1] as const) addFace(mesh, part, frame, { axis, sign })
}

function addFace(mesh: MeshData, part: Part, frame: PartFrame, face: { axis: Axis; sign: -1 | 1 }): void {
  const half = part.size.map((side) => side / 2) as [number, number, number]
  const [u, v] = [((face.axis + 1) % 3) as Axis, ((face.axis + 2) % 3) as Axis]
  const radius = part.radius
  const rows = gridLines(half[v], radius)
  const columns = gridLines(half[u], radius)
  const first = mesh.vertexCount
  const isEnd = face.axis === part.grain
  for (const b of rows) {
    for (const a of columns) {
      const corner: [number, number, number] = [0, 0, 0]
      corner[face.axis] = face.sign * half[face.axis]
      corner[u] = a
      corner[v] = b
      const { point, normal } = rounded(corner, half, radius)
      mesh.vertex(frame.toWorld(point), frame.turn(normal), faceUv(part, frame, face.axis, point), [
        ...frame.tint,
        isEnd ? 1 : 0,
      ])
    }
  }
  const width = columns.length
  for (let j = 0; j < rows.length - 1; j++) {
    for (let i = 0; i < width - 1; i++) {
      const at = first + j * width + i
      if (face.sign > 0) mesh.quad(at, at + 1, at + width + 1, at + width)
      else mesh.quad(at, at + width, at + width + 1, at + 1)
    }
  }
}

function rounded(corner: Point, half: Point, radius: number): { point: Point; normal: Point } {
  const inner = axes.map((i) => Math.max(-(half[i] - radius), Math.min(half[i] - radius, corner[i])))
  const away = axes.map((i) => corner[i] - (inner[i] ?? 0))
  const length = Math.hypot(...away) || 1
  const normal = away.map((d) => d / length) as [number, number, number]
  return {
    normal,
    point: axes.map((i) => (inner[i] ?? 0) + (normal[i] ?? 0) * radius) as [number, number, number],
  }
}

/** Faces along the grain continue around the board; end faces show their cross section. */
function faceUv(part: Part, frame: PartFrame, axis: Axis, point: Point): readonly [number, number] {
  if (axis === part.grain) {
    const [u, v] = [((axis + 1) % 3) as Axis, ((axis + 2) % 3) as Axis]
    return frame.grainUv(point[u] * 2.5, point[v])
  }
  const across = axes.find((i) => i !== axis && i !== part.grain) ?? 0
  const shift = axis > across ? part.size[axis] / 2 + part.size[across] / 2 : 0
  return frame.grainUv(point[part.grain], point[across] + shift)
}

const cylinderSides = 28

/** A rod standing along its own y, its rims rounded by the part's radius. */
export function addCylinder(mesh: MeshData, part: Part, frame: PartFrame): void {
  const [rx, h, rz] = [part.size[0] / 2, part.size[1] / 2, part.size[2] / 2]
  const r = Math.min(part.radius, rx * 0.5, h * 0.5)
  const rings = [
    { y: -h, inset: r, ny: -1, nr: 0 },
    { y: -h + r * 0.3, inset: r * 0.3, ny: -0.7, nr: 0.7 },
    { y: -h + r, inset: 0, ny: 0, nr: 1 },
    { y: h - r, inset: 0, ny: 0, nr: 1 },
    { y: h - r * 0.3, inset: r * 0.3, ny: 0.7, nr: 0.7 },
    { y: h, inset: r, ny: 1, nr: 0 },
  ]
  const first = mesh.vertexCount
  for (const ring of rings) {
    for (let i = 0; i <= cylinderSides; i++) {
      const angle = (i / cylinderSides) * 2 * Math.PI
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const uv = frame.grainUv(ring.y, angle * rx)
      mesh.vertex(
        frame.toWorld([(rx - ring.inset) * c, ring.y, (rz - ring.inset) * s]),
        frame.turn([c * ring.nr, ring.ny, s * ring.nr]),
        uv,
        [...frame.tint, 0],
      )
    }
  }
  const row = cylinderSides + 1
  for (let j = 0; j < rings.length - 1; j++) {
    for (let i = 0; i < cylinderSides; i++) {
      const at = first + j * row + i
      mesh.quad(at, at + row, at + row + 1, at + 1)
    }
  }
  for (const [y, ny] of [
    [-h, -1],
    [h, 1],
  ] as const)
    addDisc(mesh, frame, { y, ny, rx: rx - r, rz: rz - r })
}

function addDisc(
  mesh: MeshData,
  frame: PartFrame,
  disc: { y: number; ny: number; rx: number; rz: number },
): void {
  const normal = frame.turn([0, disc.ny, 0])
  const tint = [...frame.tint, 1] as const
  const centre = mesh.vertex(frame.toWorld([0, disc.y, 0]), normal, frame.grainUv(0, 0), tint)
  for (let i = 0; i <= cylinderSides; i++) {
    const angle = (i / cylinderSides) * 2 * Math.PI
    const [x, z] = [disc.rx * Math.cos(angle), disc.rz * Math.sin(angle)]
    mesh.vertex(frame.toWorld([x, disc.y, z]), normal, frame.grainUv(x, z), tint)
    if (i === 0) continue
    if (disc.ny > 0) mesh.triangle(centre, centre + i + 1, centre + i)
    else mesh.triangle(centre, centre + i, centre + i + 1)
  }
}

/** A plate cut to the part's outline. */
export function addExtrusion(mesh: MeshData, part: Part, frame: PartFrame): void {
  const outline = counterClockwise((part.outline ?? []).map(([x, y]) => new Vector2(x, y)))
  const h = part.size[2] / 2
  for (const sign of [-1, 1] as const) {
    const first = mesh.vertexCount
    const normal = frame.turn([0, 0, sign])
    for (const point of outline) {
      const uv = part.grain === 0 ? frame.grainUv(point.x, point.y) : frame.grainUv(point.y, point.x)
      mesh.vertex(frame.toWorld([point.x, point.y, sign * h]), normal, uv, [...frame.tint, 0])
    }
    for (const [a, b, c] of ShapeUtils.triangulateShape(outline, []) as [number, number, number][]) {
      if (sign > 0) mesh.triangle(first + a, first + b, first + c)
      else mesh.triangle(first + a, first + c, first + b)
    }
  }
  addRim(mesh, frame, outline, h)
}

const counterClockwise = (points: Vector2[]): Vector2[] =>
  ShapeUtils.isClockWise(points) ? points.toReversed() : points

/** The plate's edge; corners sharper than a quarter of a right angle stay sharp. */
function addRim(mesh: MeshData, frame: PartFrame, outline: readonly Vector2[], h: number): void {
  const count = outline.length
  const at = (i: number): Vector2 => outline[(i + count) % count] as Vector2
  const edgeNormal = (i: number): Vector2 => {
    const d = at(i + 1)
      .clone()
      .sub(at(i))
      .normalize()
    return new Vector2(d.y, -d.x)
  }
  let travelled = 0
  for (let i = 0; i < count; i++) {
    const [a, b] = [at(i), at(i + 1)]
    const own = edgeNormal(i)
    const blend = (other: Vector2): Vector2 =>
      own.dot(other) > 0.85 ? own.clone().add(other).normalize() : own
    const [na, nb] = [blend(edgeNormal(i - 1)), blend(edgeNormal(i + 1))]
    const length = a.distanceTo(b)
    const put = (p: Vector2, n: Vector2, z: number, along: number) =>
      mesh.vertex(frame.toWorld([p.x, p.y, z]), frame.turn([n.x, n.y, 0]), frame.grainUv(along, z), [
        ...frame.tint,
        0,
      ])
    const a0 = put(a, na, -h, travelled)
    const a1 = put(a, na, h, travelled)
    const b1 = put(b, nb, h, travelled + length)
    const b0 = put(b, nb, -h, travelled + length)
    mesh.quad(b0, b1, a1, a0)
    travelled += length
  }
}
