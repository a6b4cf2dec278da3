// Where a new piece goes: along a wall, where it fits best.
import type { Place, Turns } from './geometry/box.ts'
import { checkPlan, standing, type Standing } from './geometry/check-plan.ts'
import type { Footprint } from './geometry/footprint.ts'
import { insideOf } from './geometry/snap.ts'
import { floorOf, type Room } from './geometry/room.ts'

const STEP = 6
/** Turns that put the back of a piece against the upper, the left, the lower and the right wall. */
const ORDER: readonly Turns[] = [0, 3, 2, 1]

/** The first place without a problem, else the one with the fewest. */
export function findPlace(room: Room, others: readonly Standing[], footprint: Footprint): Place {
  let best: Place = { x: room.width / 2, y: room.depth / 2, turns: 0 }
  let fewest = Infinity
  for (const place of candidates(room, footprint)) {
    const piece = standing('new', footprint, place)
    const { length } = checkPlan(room, [...others, piece]).filter(
      (problem) => problem.piece === 'new' || problem.other === 'new',
    )
    if (length >= fewest) continue
    best = place
    fewest = length
    if (length === 0) break
  }
  return best
}

function* candidates(room: Room, { area }: Footprint): Iterable<Place> {
  const floor = floorOf(room)
  for (const turns of ORDER) {
    const isAcross = turns === 0 || turns === 2
    const [along, back] = isAcross
      ? [room.width, turns === 0 ? 0 : room.depth]
      : [room.depth, turns === 3 ? 0 : room.width]
    for (let at = 0; at <= along; at += STEP)
      yield insideOf(isAcross ? { x: at, y: back, turns } : { x: back, y: at, turns }, area, floor)
  }
}
