/** The camera of what is no bed, or belongs on one: nearer, with no more of the room than the piece needs. */
import { boundsOf } from '@loftwood/furniture/bounds'
import type { FurnitureKind } from '@loftwood/furniture/furniture-model'
import type { Part, Span, Zone } from '@loftwood/furniture/part'
import { levelCamera } from './level-camera.ts'
import { hangingOver, low } from './rooms.ts'
import type { TracedCamera } from './traced-scene.ts'

/** What a picture is of; a set is several pieces in a row. */
export type Shown = FurnitureKind | 'set'

/** Inches of floor before the furniture. */
const floor = 6

/** From where no post of the bed hides the pillow. */
const overPillow = { azimuth: -8, eye: 64 }

export function closerCamera(kind: Shown, parts: readonly Part[], aspect: number): TracedCamera {
  const all = boundsOf(parts)
  const x = shownOf(kind, parts, all.x)
  const isTall = all.y[1] > low
  const wall: Zone = {
    x: [x[0] - (kind === 'pillow' ? 16 : 11), x[1] + (kind === 'pillow' ? 2 : 12)],
    y: [0, isTall ? Math.max(all.y[1] + 5, 78) : hangingOver(all) + 12],
    z: [all.z[0], all.z[0]],
  }
  const standing = parts
    .map((part) => boundsOf([part]))
    .filter((zone) => zone.x[0] < x[1])
    .map((zone) => ({ ...zone, x: [zone.x[0], Math.min(zone.x[1], x[1])] as const }))
  const feet = standing.map((zone) => ({ ...zone, y: [zone.y[0] - floor, zone.y[1]] as const }))
  return levelCamera(
    [wall, ...feet],
    { ...(kind === 'pillow' ? overPillow : { azimuth: -19, eye: isTall ? 50 : 54 }), fov: 32, fill: 0.98 },
    aspect,
  )
}

/** A nightstand is shown with the head of a bed, a pillow with half of one, or as much as it is long. */
function shownOf(kind: Shown, parts: readonly Part[], x: Span): Span {
  if (kind === 'pillow') return [x[0], Math.max(x[0] + 44, soldEnd(parts) + 6)]
  const top = kind === 'nightstand' && parts.find(({ role }) => role === 'case_top')
  return top ? [x[0], boundsOf([top]).x[1] + 34] : x
}

/** Where what is sold ends on the bed that it lies on. */
const soldEnd = (parts: readonly Part[]): number =>
  boundsOf(parts.filter(({ material }) => material === 'fabric')).x[1]
