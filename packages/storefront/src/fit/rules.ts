// The figures of head room, guard rails and ladders, in inches. Apart from what reads products: lists are filtered by them.

/** Of guard rail above the mattress at least, as Canada's and ASTM's rules for bunk beds have it. */
export const RAIL_ABOVE_MATTRESS = 5
/** Head room from which a child sits up with ease, and from which it sits up at all. */
export const COMFORTABLE = 36
export const LEAST = 30

/** Of floor that stays free at the foot of a ladder or of stairs. */
export const LADDER_FOOT = 30

/** Places that somebody climbs up to, in what is said of a bed's places. */
export const ABOVE = /\b(?:upper|middle)\b/

/** The tallest bed that leaves the least head room with the thickest mattress that its rail allows. */
export const tallestUnder = (ceiling: number): number => ceiling + RAIL_ABOVE_MATTRESS - LEAST
