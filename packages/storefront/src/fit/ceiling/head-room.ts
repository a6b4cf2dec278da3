// How much room there is above the top mattress, and whether a child can sit up in it.
import { RAIL_ABOVE_MATTRESS, type ProductFit } from '../fit-attributes.ts'

/** Head room from which a child sits up with ease, and from which it sits up at all. */
export const COMFORTABLE = 36
export const LEAST = 30

export type HeadRoomVerdict = 'comfortable' | 'fits' | 'tight'

export function verdictOf(headRoom: number): HeadRoomVerdict {
  if (headRoom >= COMFORTABLE) return 'comfortable'
  return headRoom >= LEAST ? 'fits' : 'tight'
}

/** The tallest bed that leaves the least head room with the thickest mattress that its rail allows. */
export const tallestUnder = (ceiling: number): number => ceiling + RAIL_ABOVE_MATTRESS - LEAST

export interface UpperBed {
  /** Inches from the floor. */
  slats: number
  /** The thickest mattress that it may have. */
  thickest: number
  mattressTop: number
}

/**
 * The upper bed with its mattress; null where there is none, or its height is not said. Without a guard rail's height only the
 * thickest mattress can be counted.
 * @param mattress inches of the one chosen, if any
 */
export function upperBedOf(fit: ProductFit, height: number | null, mattress?: number): UpperBed | null {
  const upper = fit.beds.find(({ place }) => place === 'upper')
  if (!upper || !height) return null
  const thickest = upper.thickest ?? 0
  const slats = height - (fit.guardRail ?? thickest + RAIL_ABOVE_MATTRESS)
  return { slats, thickest, mattressTop: slats + (mattress ?? thickest) }
}
