/** Loft beds: a raised bed over a desk, a bookcase, a dresser or a place to play. */
import { accessPlan } from './access-plan.ts'
import { between, fourPosts, joinery, sideSpan } from './bed-frame.ts'
import { desk } from './desk.ts'
import type { Build } from './furniture-model.ts'
import { extent, fill, middle } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'
import { roomBelow, upperBed } from './raised-bed.ts'
import { bookcase, dresser } from './storage.ts'

/** Inches that a desk leaves under the bed, for a lamp and to see what lies on it. */
const aboveDesk = 12

/** A loft bed standing in the middle of its measures. */
export function loft(build: Build): Part[] {
  const plan = accessPlan(build)
  const { height } = build.measures
  return [
    ...fourPosts(plan.frame, [0, height]),
    ...upperBed(plan.frame, build, plan),
    ...plan.parts,
    ...stretchers(plan.frame.x, plan.frame.z),
    ...below(build, roomBelow(plan.frame, height)),
  ]
}

/** Low rails at the back and both ends keep the posts square. */
function stretchers(x: Span, z: Span): Part[] {
  const y: Span = [3, 6.5]
  const t = joinery.boardThickness
  return [
    fill('rail', { x: between(x), y, z: sideSpan(z, 'back', t) }),
    ...(['front', 'back'] as const).map((side) =>
      fill('rail', { x: sideSpan(x, side, t), y, z: between(z) }),
    ),
  ]
}

/** The furniture under the bed, from the ladder's far end; the mirror image where the ladder is at the left. */
function below(build: Build, room: Zone): Part[] {
  const parts = belowRight(build, room)
  if (build.ladderSide === 'right') return parts
  return parts.map((part) => {
    const [x, y, z] = part.position
    const [rx, ry, rz] = part.rotation
    return { ...part, position: [2 * middle(room.x) - x, y, z], rotation: [rx, -ry, -rz] }
  })
}

function belowRight(build: Build, room: Zone): Part[] {
  const { model } = build
  const parts: Part[] = []
  const take = (size: number, side: 'left' | 'right'): Span =>
    side === 'left' ? [room.x[0], room.x[0] + size] : [room.x[1] - size, room.x[1]]
  const highest = Math.min(30, extent(room.y) - aboveDesk)
  const depth = (most: number): Span => [room.z[0] + 0.2, Math.min(room.z[1], room.z[0] + most)]
  const shelved = model.shelves > 0 ? Math.min(26, extent(room.x) * 0.36) : 0
  if (model.withDesk) {
    const size = Math.min(48, extent(room.x) - (shelved > 0 ? shelved + 1 : 0))
    parts.push(...desk({ x: take(size, 'left'), y: [0, highest], z: depth(22) }, build))
  } else if (model.drawers > 0 && model.access !== 'stairs') {
    const size = Math.min(34, extent(room.x) - shelved - 1)
    parts.push(
      ...dresser({ x: take(size, 'left'), y: [0, Math.min(32, extent(room.y))], z: depth(18) }, build),
    )
  }
  if (shelved > 0) {
    const zone: Zone = { x: take(shelved, 'right'), y: [0, Math.min(44, extent(room.y))], z: depth(13) }
    parts.push(...bookcase(zone, { ...build, model: { ...model, drawers: 0 } }))
  }
  return parts
}
