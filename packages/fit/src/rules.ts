// The figures of headroom, guard rails and ladders, in inches (docs/product.md, Headroom). Apart from what reads products:
// lists are filtered by them.

/** Of guard rail above the mattress at least, as Canada's and ASTM's rules for bunk beds have it. */
const RAIL_ABOVE_MATTRESS = 5
/** Headroom from which a child sits up with ease, and from which it sits up at all. */
export const COMFORTABLE = 36
export const LEAST = 30

/** Of floor that stays free at the foot of a ladder or of stairs. */
export const LADDER_FOOT = 30

/** Places that somebody climbs up to, in what is said of a bed's places. */
export const ABOVE = /\b(?:upper|middle)\b/

/** The thickest mattress that a guard rail allows, and the guard rail that a mattress needs. */
export const thickestUnder = (guardRail: number): number => Math.max(0, guardRail - RAIL_ABOVE_MATTRESS)
export const railFor = (thickness: number): number => thickness + RAIL_ABOVE_MATTRESS

/** The tallest bed that leaves the least headroom with the thickest mattress that its rail allows. */
export const tallestUnder = (ceiling: number): number => ceiling + RAIL_ABOVE_MATTRESS - LEAST
