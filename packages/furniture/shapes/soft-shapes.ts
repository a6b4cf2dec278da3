/** Mattresses, duvets and pillows as triangles: rounded, uneven, never outside their part's box. */
import type { Part } from '../src/part.ts'
import type { MeshData, Point } from './mesh-data.ts'
import type { PartFrame } from './part-frame.ts'
import { fractal2, noise2 } from './random.ts'

/** Where a point of the unit cube (-1 to 1) comes to lie, inches from the part's centre. */
type Mould = (cube: Point) => Point

/** Quilted top, firm sides, piping around both edges. */
export function addMattress(mesh: MeshData, part: Part, frame: PartFrame): void {
  const half = part.size.map((side) => side / 2) as [number, number, number]
  const quilt = Math.min(0.28, half[1] * 0.15)
  const mould: Mould = (cube) => {
    const [x, y, z] = roundedBox(cube, half, Math.min(part.radius, half[1] * 0.6))
    if (cube[1] < 0.98) return [x, y, z]
    const edge = Math.min(half[0] - Math.abs(x), half[2] - Math.abs(z))
    const seam = Math.min(lineDistance(x + z, 7), lineDistance(x - z, 7))
    const fade = Math.min(1, edge / 2)
    return [x, y - fade * quilt * Math.exp(-seam * 1.9), z]
  }
  addMoulded(mesh, part, { frame, mould, cell: 1.3 })
}

const lineDistance = (value: number, pitch: number): number =>
  Math.abs((((value % pitch) + pitch) % pitch) - pitch / 2)

/** Inches from its edge where a cover begins to hang. */
const hangingFrom = 3

/** A filled cover: puffed squares between seams, creases, a soft hem. */
export function addDuvet(mesh: MeshData, part: Part, frame: PartFrame): void {
  const half = part.size.map((side) => side / 2) as [number, number, number]
  const seed = Math.round(part.position[0] * 3 + part.position[1])
  const radius = Math.min(part.radius, half[1] * 0.85)
  const isNarrow = half[0] < 8
  const depth = Math.min(1.15, half[1] * 0.45)
  const mould: Mould = (cube) => {
    const [x, y, z] = roundedBox(cube, half, radius)
    const crease = fractal2(x * 0.11 + 3, z * 0.11 + (y > 0 ? 0 : y * 0.1), { octaves: 4, seed })
    const ridge =
      1 - Math.abs(2 * fractal2(x * 0.07 + z * 0.05, z * 0.09 - x * 0.03, { octaves: 3, seed: seed + 9 }) - 1)
    const puff = isNarrow
      ? 0
      : 1 - Math.min(1, Math.min(lineDistance(x + 7, 13), lineDistance(z + 6.5, 13)) / 2.2)
    const sunk = depth * Math.min(1, 0.5 * crease + 0.42 * (1 - ridge) + 0.3 * puff ** 2)
    const hang = 0.55 * noise2(x * 0.28, y * 0.12 + Math.sign(z) * 5, seed + 4)
    // Begins gradually: a sudden step would fold the cover over itself.
    const inward = hang * Math.max(0, Math.min(1, (Math.abs(z) - half[2] + hangingFrom) / hangingFrom))
    return [
      x,
      cube[1] > -0.98 && y > -half[1] + 0.5 ? Math.max(-half[1], y - sunk * topness(cube)) : y,
      z - Math.sign(z) * inward,
    ]
  }
  addMoulded(mesh, part, { frame, mould, cell: 1.3 })
}

/** 1 on the upper face, falling to 0 down the sides. */
const topness = (cube: Point): number => Math.max(0, Math.min(1, cube[1] * 0.5 + 0.5))

/** A sleeping pillow: full in the middle, thin at its corners. */
export function addPillow(mesh: MeshData, part: Part, frame: PartFrame): void {
  const half = part.size.map((side) => side / 2) as [number, number, number]
  const seed = Math.round(part.position[2] * 5 + part.position[0])
  const mould: Mould = ([cx, cy, cz]) => {
    const body = Math.max(0, 1 - Math.abs(cx) ** 2.6) ** 0.5 * Math.max(0, 1 - Math.abs(cz) ** 2.6) ** 0.5
    const pinch = 1 - 0.055 * (1 - Math.abs(cx * cz)) * (Math.abs(cx) ** 6 + Math.abs(cz) ** 6)
    const [x, z] = [cx * pinch * half[0], cz * pinch * half[2]]
    const crease = fractal2(x * 0.16, z * 0.16 + cy, { octaves: 3, seed })
    const fold = Math.abs(cx) ** 3 + Math.abs(cz) ** 3
    const y =
      cy *
      half[1] *
      (0.07 + 0.93 * body * (0.9 + 0.1 * Math.cos(cz * 1.5)) - 0.12 * crease * Math.min(1, fold + 0.4) * body)
    return [x, y - (cy < 0 ? 0 : 0.02), z]
  }
  addMoulded(mesh, part, { frame, mould, cell: 1 })
}

/** A cord around the box, with rounded corners. */
export function addPiping(mesh: MeshData, part: Part, frame: PartFrame): void {
  const r = part.size[1] / 2
  const corner = 2
  const [hx, hz] = [part.size[0] / 2 - r - corner, part.size[2] / 2 - r - corner]
  const [around, sides] = [64, 8]
  const first = mesh.vertexCount
  for (let i = 0; i <= around; i++) {
    // A quarter of the steps lies in each corner, the straight sides join them.
    const angle = ((Math.floor(i / 16) * 16 + Math.min(15, i % 16) * (16 / 15)) / around) * 2 * Math.PI
    const quarter = Math.floor(i / 16) % 4
    const [cx, cz] = [quarter === 0 || quarter === 3 ? hx : -hx, quarter < 2 ? hz : -hz]
    const [dx, dz] = [Math.cos(angle), Math.sin(angle)]
    for (let j = 0; j <= sides; j++) {
      const turn = (j / sides) * 2 * Math.PI
      const [out, up] = [Math.cos(turn), Math.sin(turn)]
      const reach = corner + r * out
      mesh.vertex(
        frame.toWorld([cx + dx * reach, r * up, cz + dz * reach]),
        frame.turn([dx * out, up, dz * out]),
        [i, j],
        [0.5, 0.5, 0],
      )
    }
  }
  const row = sides + 1
  for (let i = 0; i < around; i++) {
    for (let j = 0; j < sides; j++) {
      const at = first + i * row + j
      mesh.quad(at, at + 1, at + row + 1, at + row)
    }
  }
}

function roundedBox(cube: Point, half: Point, radius: number): [number, number, number] {
  const point: [number, number, number] = [cube[0] * half[0], cube[1] * half[1], cube[2] * half[2]]
  const inner = point.map((p, i) =>
    Math.max(-((half[i] ?? 0) - radius), Math.min((half[i] ?? 0) - radius, p)),
  )
  const away = point.map((p, i) => p - (inner[i] ?? 0))
  const length = Math.hypot(...away)
  if (length < 1e-9) return point
  return point.map(
    (_, i) => (inner[i] ?? 0) + ((away[i] ?? 0) / length) * radius * Math.min(1, length / radius),
  ) as [number, number, number]
}

type Moulding = Readonly<{ frame: PartFrame; mould: Mould; cell: number }>

/** Six grids of cells about `cell` inches wide, moulded; normals from neighbouring cells, smooth over the edges. */
function addMoulded(mesh: MeshData, part: Part, { frame, mould, cell }: Moulding): void {
  for (const axis of [0, 1, 2] as const) {
    for (const sign of [-1, 1] as const) {
      const [u, v] = [(axis + 1) % 3, (axis + 2) % 3] as [0 | 1 | 2, 0 | 1 | 2]
      // Undersides are hardly seen.
      const pitch = (axis === 1 && sign < 0 ? cell * 5 : cell) * mesh.coarseness
      const columns = Math.max(6, Math.min(110, Math.round(part.size[u] / pitch)))
      const rows = Math.max(6, Math.min(110, Math.round(part.size[v] / pitch)))
      const cubeAt = (a: number, b: number): Point => {
        const cube: [number, number, number] = [0, 0, 0]
        cube[axis] = sign
        cube[u] = a
        cube[v] = b
        return cube
      }
      const first = mesh.vertexCount
      for (let j = 0; j <= rows; j++) {
        for (let i = 0; i <= columns; i++) {
          const cube = cubeAt(eased(i / columns), eased(j / rows))
          const local = mould(cube)
          const normal = mouldNormal(mould, cube, { axis, u, v, sign })
          const uv =
            axis === 1
              ? ([local[0], local[2]] as const)
              : axis === 2
                ? ([local[0], local[1] + part.size[2] / 2] as const)
                : ([local[2], local[1]] as const)
          mesh.vertex(frame.toWorld(local), frame.turn(normal), uv, [0.5, 0.5, 0])
        }
      }
      const width = columns + 1
      for (let j = 0; j < rows; j++) {
        for (let i = 0; i < columns; i++) {
          const at = first + j * width + i
          if (sign > 0) mesh.quad(at, at + 1, at + width + 1, at + width)
          else mesh.quad(at, at + width, at + width + 1, at + 1)
        }
      }
    }
  }
}

/** -1 to 1, denser towards the edges where the shape bends. */
const eased = (t: number): number => {
  const s = 2 * t - 1
  return s * (1.3 - 0.3 * s * s)
}

/** The surface's normal from four near points on the cube, which may lie around an edge. */
function mouldNormal(
  mould: Mould,
  cube: Point,
  { axis, u, v, sign }: { axis: number; u: number; v: number; sign: number },
): Point {
  const step = 0.012
  const [au, av] = [along(cube, { axis, by: u, step }), along(cube, { axis, by: v, step })]
  const [pu, qu, pv, qv] = [mould(au[0]), mould(au[1]), mould(av[0]), mould(av[1])]
  const [a, b] = [sub(qu, pu), sub(qv, pv)]
  const n: [number, number, number] = [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0],
  ]
  const length = Math.hypot(...n) || 1
  return n.map((c) => (c / length) * sign) as [number, number, number]
}

const sub = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

/** Two points one step before and behind `cube` along an axis; beyond an edge they go down the next face. */
function along(
  cube: Point,
  { axis, by, step }: { axis: number; by: number; step: number },
): readonly [Point, Point] {
  const move = (delta: number): Point => {
    const moved = [...cube] as [number, number, number]
    const target = (moved[by] ?? 0) + delta
    const over = Math.abs(target) - 1
    moved[by] = Math.max(-1, Math.min(1, target))
    if (over > 0) moved[axis] = (moved[axis] ?? 0) * (1 - over)
    return moved
  }
  return [move(-step), move(step)]
}
