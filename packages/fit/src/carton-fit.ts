// Whether a carton gets through a door, around the corner of a staircase and into an elevator. All in inches.
import type { Carton } from './fit-attributes.ts'

/** The three sides may be in any order. */
type CartonSize = Pick<Carton, 'length' | 'width' | 'height'>

export interface Opening {
  width: number
  height: number
}

/** Two flights or corridors that meet at a right angle. */
export interface Corner {
  before: number
  after: number
  /** Above the landing; null where nobody measured it. */
  height: number | null
}

/** Its inside. */
export interface Elevator {
  width: number
  depth: number
  height: number
}

/** Inches by which a measure may be off by arithmetic alone. */
const TOLERANCE = 1e-6

/** Shortest side first. */
function sidesOf({ length, width, height }: CartonSize): [number, number, number] {
  return [length, width, height].toSorted((one, other) => one - other) as [number, number, number]
}

/** Carried lengthwise, its two smaller sides have to fit the opening. */
export function passesDoor(carton: CartonSize, { width, height }: Opening): boolean {
  const [thin, middle] = sidesOf(carton)
  return thin <= Math.min(width, height) && middle <= Math.max(width, height)
}

/** The narrowest door, as low as it may be, that all of them pass; null without any. */
export function doorFor(cartons: readonly CartonSize[]): { narrowest: number; lowest: number } | null {
  if (cartons.length === 0) return null
  const sides = cartons.map(sidesOf)
  return {
    narrowest: Math.max(...sides.map(([thin]) => thin)),
    lowest: Math.max(...sides.map(([, middle]) => middle)),
  }
}

/** Steps in which the angle at the corner is tried: the minimum lies between two of them by less than a hundredth of an inch. */
const ANGLES = 1_800

/**
 * The ladder around the corner, with a thickness: while both ends touch the outer walls, the inner corner must be at least
 * the thickness away from the line between them, at every angle.
 */
export function turnsCorner(
  { length, thickness }: { length: number; thickness: number },
  corner: Corner,
): boolean {
  const [narrow, wide] = [Math.min(corner.before, corner.after), Math.max(corner.before, corner.after)]
  // Carried around sideways, without turning it.
  if (length <= wide && thickness <= narrow) return true
  for (let step = 0; step <= ANGLES; step++) {
    const angle = (step / ANGLES) * (Math.PI / 2)
    const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
    const room = corner.before * sine + corner.after * cosine - length * sine * cosine
    if (room < thickness - TOLERANCE) return false
  }
  return true
}

/** The carton may be carried on any side; upright only where the height above the landing is known. */
export function passesCorner(carton: CartonSize, corner: Corner): boolean {
  const [thin, middle, long] = sidesOf(carton)
  const carried = [
    { height: middle, length: long, thickness: thin },
    { height: thin, length: long, thickness: middle },
  ]
  const upright = { height: long, length: middle, thickness: thin }
  const { height: ceiling } = corner
  const ways = ceiling === null ? carried : [...carried, upright]
  return ways.some(({ height, ...plan }) => height <= (ceiling ?? Infinity) && turnsCorner(plan, corner))
}

/** Whether one rectangle lies within another, turned if need be (Carver's condition). */
export function liesWithin(one: readonly [number, number], other: readonly [number, number]): boolean {
  const [p, q] = [Math.max(...one), Math.min(...one)]
  const [a, b] = [Math.max(...other), Math.min(...other)]
  if (p <= a) return q <= b
  const diagonal = p * p + q * q
  if (q > b || diagonal < a * a) return false
  return b >= (2 * p * q * a + (p * p - q * q) * Math.sqrt(diagonal - a * a)) / diagonal - TOLERANCE
}

/** One side along an edge of the elevator, the other two within its wall or floor: straight, or across the diagonal. */
export function fitsElevator(carton: CartonSize, { width, depth, height }: Elevator): boolean {
  const sides = sidesOf(carton)
  const edges = [width, depth, height]
  return sides.some((side, row) =>
    edges.some((edge, column) => {
      const without = (numbers: readonly number[], index: number) =>
        numbers.filter((_, each) => each !== index) as [number, number]
      return side <= edge && liesWithin(without(sides, row), without(edges, column))
    }),
  )
}
