// How much room there is above the top mattress, and whether a child can sit up in it.
import type { MattressFacts, ProductFit } from './fit-attributes.ts'
import { COMFORTABLE, LEAST, railFor } from './rules.ts'

/** Height of most ceilings. */
export const USUAL_CEILING = 96

export type HeadRoomVerdict = 'comfortable' | 'fits' | 'tight'

function verdictOf(headRoom: number): HeadRoomVerdict {
  if (headRoom >= COMFORTABLE) return 'comfortable'
  return headRoom >= LEAST ? 'fits' : 'tight'
}

/** All in inches. */
export interface UpperBed {
  /** From the floor. */
  slats: number
  /** The thickest mattress that it may have. */
  thickest: number
  /** Of the mattress that is chosen for it, if any: it counts in place of the thickest. */
  chosen: number | undefined
  /** From the floor. */
  mattressTop: number
}

/** A product as far as it matters under a ceiling. */
interface Standing {
  fit: ProductFit
  /** Inches; null where it is unknown. */
  height: number | null
}

/**
 * The upper bed with its mattress; null where there is none, or its height is unknown.
 * @param mattresses to choose from: the thickest of those that can lie in it counts
 */
export function upperBedOf(
  { fit, height }: Standing,
  mattresses: readonly MattressFacts[] = [],
): UpperBed | null {
  const upper = fit.beds.find(({ place }) => place === 'upper')
  if (!upper || !height) return null
  const thickest = upper.thickest ?? 0
  const slats = height - (fit.guardRail ?? railFor(thickest))
  const most = upper.thickest ?? Infinity
  const thick = mattresses
    .filter(({ size, thickness }) => size === upper.size && thickness <= most)
    .map(({ thickness }) => thickness)
  const chosen = thick.length > 0 ? Math.max(...thick) : undefined
  return { slats, thickest, chosen, mattressTop: slats + (chosen ?? thickest) }
}

export interface HeadRoom {
  ceiling: number
  upper: UpperBed
  /** From the mattress to the ceiling. */
  inches: number
  verdict: HeadRoomVerdict
}

/** Down to the half inch, so that 29.8 in are not shown as the 30 in that a child needs. */
const shown = (inches: number): number => Math.floor(inches * 2) / 2

export function headRoomUnder(ceiling: number, upper: UpperBed): HeadRoom {
  const inches = ceiling - upper.mattressTop
  return { ceiling, upper, inches: shown(inches), verdict: verdictOf(inches) }
}
