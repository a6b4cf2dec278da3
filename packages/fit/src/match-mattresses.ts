// Beds and mattresses that are bought together: which mattresses find no place, and why.
import type { MattressFacts, SleepingPlace } from './fit-attributes.ts'
import { misfitOf, type Misfit } from './mattress-fit.ts'

export interface PlacesOfBed {
  /** The same for all places of one line of a cart. */
  id: string
  places: readonly SleepingPlace[]
  /** Mattresses that come with each, as with a set: they have its places. */
  included?: readonly MattressFacts[]
  quantity: number
}

export interface MattressLine extends MattressFacts {
  id: string
  quantity: number
}

/** Mattresses of one line that find no place. */
export interface Unmatched<Line extends MattressLine> {
  line: Line
  /** How many of the line. */
  count: number
  /** `too-many`: all places that it fits have another mattress. */
  why: Misfit | 'too-many'
  /** The bed and place that come nearest. */
  bedId: string
  place: SleepingPlace
}

interface Row {
  bedId: string
  place: SleepingPlace
  left: number
}

/**
 * Gives every mattress a place, while there are any. Mattresses without a bed are for beds at home, and beds without a
 * mattress may have one at home: neither is a misfit.
 */
export function unmatchedMattresses<Line extends MattressLine>(
  beds: readonly PlacesOfBed[],
  lines: readonly Line[],
): Unmatched<Line>[] {
  const rows = beds.flatMap(rowsOf)
  if (rows.length === 0) return []
  // The thickest are placed first: a place that takes them takes every other mattress of that size.
  const ordered = lines.toSorted(thickestFirst)
  const counts = new Map(ordered.map((line) => [line.id, placeAll(line, rows)]))
  return lines.flatMap((line) => {
    const count = counts.get(line.id) ?? 0
    return count > 0 ? [{ line, count, ...nearest(line, rows) }] : []
  })
}

const thickestFirst = (one: MattressFacts, other: MattressFacts) => other.thickness - one.thickness

/** The places of a bed that its own mattresses leave. */
function rowsOf({ id, places, included = [], quantity }: PlacesOfBed): Row[] {
  const rows = places.map((place): Row => ({ bedId: id, place, left: quantity }))
  for (const mattress of included.toSorted(thickestFirst)) placeAll({ ...mattress, quantity }, rows)
  return rows
}

/** How many mattresses of a line find no place. */
function placeAll(line: Omit<MattressLine, 'id'>, rows: readonly Row[]): number {
  let count = line.quantity
  for (const row of rows.filter(({ place }) => misfitOf(line, place) === null)) {
    const taken = Math.min(count, row.left)
    row.left -= taken
    count -= taken
  }
  return count
}

/** A free place is nearer than a taken one; a place of another size is the farthest. */
function distance({ why, isFree }: { why: Misfit | 'too-many'; isFree: boolean }): number {
  if (why === 'size') return 3
  if (why === 'too-many') return 1
  return isFree ? 0 : 2
}

function nearest(line: MattressLine, rows: readonly Row[]) {
  const judged = rows.map(({ bedId, place, left }) => ({
    why: misfitOf(line, place) ?? ('too-many' as const),
    isFree: left > 0,
    bedId,
    place,
  }))
  const [first] = judged.toSorted((one, other) => distance(one) - distance(other))
  // There is a row, since some bed has places.
  const { isFree: _, ...found } = first as (typeof judged)[number]
  return found
}
