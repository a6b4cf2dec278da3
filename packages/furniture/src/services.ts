/** What stands for a service: tools by the cartons, a strapped mattress, a model on a desk. */
import { boundsOf } from './bounds.ts'
import { bunk } from './bunk.ts'
import { desk } from './desk.ts'
import type { Build } from './furniture-model.ts'
import { along, extent, fill, inset, middle, placed, rod } from './make-part.ts'
import type { Part, Span, Vec3, Zone } from './part.ts'
import { booklet, cartons } from './small-goods.ts'
import { mattress } from './soft-goods.ts'

/** The still life of `build.model.service`, filling `zone`. */
export function service(zone: Zone, build: Build): Part[] {
  if (build.model.service === 'removal') return strappedMattress(zone)
  if (build.model.service === 'design') return modelOnDesk(zone, build)
  return toolsByCartons(zone)
}

/** Two cartons, and before them a mallet and a hex key. */
function toolsByCartons(zone: Zone): Part[] {
  const split = zone.z[1] - Math.min(4, extent(zone.z) * 0.3)
  const boxes: Zone = { ...zone, z: [zone.z[0], split - 0.4] }
  const tools: Zone = { x: inset(zone.x, extent(zone.x) * 0.12), y: zone.y, z: [split, zone.z[1]] }
  return [...cartons(boxes), ...mallet(tools), ...hexKey(tools)]
}

function mallet({ x, y, z }: Zone): Part[] {
  const handle = extent(x) * 0.42
  const head: Span = [x[0], x[0] + 2.2]
  const across: Span = z
  const height: Span = [y[0], y[0] + 2]
  const grip: Zone = {
    x: [head[1] - 0.1, head[1] + handle],
    y: [y[0] + 0.6, y[0] + 1.4],
    z: [middle(z) - 0.4, middle(z) + 0.4],
  }
  return [
    fill('tool', { x: head, y: height, z: across }, { material: 'rubber', radius: 0.5 }),
    rod('tool', grip, { axis: 0, radius: 0.3 }),
  ]
}

/** Lies flat, its short arm towards the viewer. */
function hexKey({ x, y, z }: Zone): Part[] {
  const thick = 0.5
  const arm = extent(x) * 0.28
  const back = z[0] + 0.4
  return [
    rod(
      'tool',
      { x: [x[1] - arm, x[1]], y: [y[0], y[0] + thick], z: [back, back + thick] },
      { axis: 0, material: 'metal' },
    ),
    rod(
      'tool',
      { x: [x[1] - thick, x[1]], y: [y[0], y[0] + thick], z: [back, back + extent(z) * 0.7] },
      { axis: 2, material: 'metal' },
    ),
  ]
}

/** A mattress on its long edge, two straps around it. */
function strappedMattress(zone: Zone): Part[] {
  const thick = extent(zone.z) - 0.4
  const flat: Zone = {
    x: [-extent(zone.x) / 2, extent(zone.x) / 2],
    y: [-thick / 2, thick / 2],
    z: [-extent(zone.y) / 2 + 0.1, extent(zone.y) / 2 - 0.1],
  }
  const centre: Vec3 = [middle(zone.x), middle(zone.y), middle(zone.z)]
  const upright = mattress(flat).map((part) => onEdge(part, centre))
  const strap = (at: number): Part => {
    const x = along(zone.x, at)
    return fill('tape', { x: [x - 1.2, x + 1.2], y: zone.y, z: zone.z }, { material: 'ribbon', radius: 1 })
  }
  return [...upright, strap(0.28), strap(0.72)]
}

/** Turned a quarter about x, then moved. */
function onEdge(part: Part, [cx, cy, cz]: Vec3): Part {
  const [x, y, z] = part.position
  return { ...part, position: [x + cx, -z + cy, y + cz], rotation: [Math.PI / 2, 0, 0] }
}

/** A desk with a plan on it and a bunk bed at an eighth of its size. */
function modelOnDesk(zone: Zone, build: Build): Part[] {
  const top = zone.y[1] - 10
  const table = desk({ ...zone, y: [zone.y[0], top] }, { ...build, model: { ...build.model, drawers: 1 } })
  const small = scaled(
    bunk({
      ...build,
      model: { ...build.model, access: 'ladder' },
      measures: { length: 80, width: 42.5, height: 66 },
    }),
    1 / 8,
  )
  const plan: Zone = { x: [-4, 4], y: [0, 10], z: [-1, 1] }
  return [
    ...table,
    ...placed(small, 0, [along(zone.x, 0.3), top, middle(zone.z)]),
    ...placed(booklet(plan), -0.25, [along(zone.x, 0.72), top, middle(zone.z) - 2]),
  ]
}

/** The parts shrunk about the middle of the floor. */
function scaled(parts: readonly Part[], by: number): Part[] {
  const { x, z } = boundsOf(parts)
  const times = ([a, b, c]: Vec3): Vec3 => [a * by, b * by, c * by]
  return placed(parts, 0, [-middle(x), 0, -middle(z)]).map((part) => ({
    ...part,
    position: times(part.position),
    size: times(part.size),
    radius: part.radius * by,
    ...(part.outline ? { outline: part.outline.map(([px, py]) => [px * by, py * by] as const) } : {}),
  }))
}
