// Boxes on a floor plan: pure arithmetic in inches.

/** From, to. */
export type Span = readonly [from: number, to: number]

/** A region of the floor: x to the right, y towards the reader. */
export interface Area {
  x: Span
  y: Span
}

/** A region of the room: `h` is above the floor. */
export interface Box extends Area {
  h: Span
}

/** Quarter turns clockwise, as seen from above. */
export type Turns = 0 | 1 | 2 | 3

/** Where a piece stands: its own origin on the plan, and how it is turned. */
export interface Place {
  x: number
  y: number
  turns: Turns
}

const flipped = ([from, to]: Span): Span => [-to, -from]
const moved = ([from, to]: Span, by: number): Span => [from + by, to + by]

/** Where each of the two axes comes from, by quarter turns. */
const TURNED: Readonly<Record<Turns, (area: Area) => Area>> = {
  0: ({ x, y }) => ({ x, y }),
  1: ({ x, y }) => ({ x: flipped(y), y: x }),
  2: ({ x, y }) => ({ x: flipped(x), y: flipped(y) }),
  3: ({ x, y }) => ({ x: y, y: flipped(x) }),
}

/** What is given around a piece's own origin, on the plan. */
export function placed<Region extends Area>(region: Region, place: Place): Region {
  const { x, y } = TURNED[place.turns](region)
  return { ...region, x: moved(x, place.x), y: moved(y, place.y) }
}

const overlap = (a: Span, b: Span): number => Math.min(a[1], b[1]) - Math.max(a[0], b[0])

/** Whether two regions of the floor share more than an edge. @param tolerance inches that may overlap */
export const areasMeet = (a: Area, b: Area, tolerance = 0): boolean =>
  overlap(a.x, b.x) > tolerance && overlap(a.y, b.y) > tolerance

/** Whether two boxes run into each other. */
export const boxesMeet = (a: Box, b: Box, tolerance = 0): boolean =>
  areasMeet(a, b, tolerance) && overlap(a.h, b.h) > tolerance

/** Whether `inner` lies in `outer`, but for `tolerance` inches. */
export const isWithin = (inner: Area, outer: Area, tolerance = 0): boolean =>
  inner.x[0] >= outer.x[0] - tolerance &&
  inner.x[1] <= outer.x[1] + tolerance &&
  inner.y[0] >= outer.y[0] - tolerance &&
  inner.y[1] <= outer.y[1] + tolerance

/** The smallest box around all; undefined for none. */
export function around(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined
  const span = (axis: 'x' | 'y' | 'h'): Span => [
    Math.min(...boxes.map((box) => box[axis][0])),
    Math.max(...boxes.map((box) => box[axis][1])),
  ]
  return { x: span('x'), y: span('y'), h: span('h') }
}

export const sizeOf = ([from, to]: Span): number => to - from
export const clamped = (value: number, from: number, to: number): number =>
  Math.min(Math.max(value, from), Math.max(from, to))
