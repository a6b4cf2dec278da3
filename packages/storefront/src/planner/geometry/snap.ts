// Pieces draw themselves to walls: pure arithmetic in inches.
import { placed, type Area, type Place, type Span } from './box.ts'

/** Nearer than this a side lies against the wall. */
export const SNAP_DISTANCE = 4

function shift([from, to]: Span, [start, end]: Span): number {
  const toStart = start - from
  const toEnd = end - to
  const nearest = Math.abs(toStart) <= Math.abs(toEnd) ? toStart : toEnd
  return Math.abs(nearest) <= SNAP_DISTANCE ? nearest : 0
}

/** The place with each side that is near a wall against it. @param own what the piece takes around its origin */
export function snapped(place: Place, own: Area, floor: Area): Place {
  const { x, y } = placed(own, place)
  return { ...place, x: place.x + shift(x, floor.x), y: place.y + shift(y, floor.y) }
}

/** The nearest place with the whole piece in the room; at its upper left where the room is too small. */
export function insideOf(place: Place, own: Area, floor: Area): Place {
  const { x, y } = placed(own, place)
  const into = ([from, to]: Span, [start, end]: Span) =>
    to > end ? Math.max(end - to, start - from) : Math.max(0, start - from)
  return { ...place, x: place.x + into(x, floor.x), y: place.y + into(y, floor.y) }
}
