// Sizes of the drawing: its units are inches of the room; text and lines are as large as the screen needs.
import { CM_PER_INCH } from '../../platform/units.ts'

/** Thickness of the walls. */
export const WALL = 5
/** Margins of the drawing: above and left of the room, where the measures are, and on the other two sides. */
export const MARGIN = 24
const FAR_MARGIN = 12
/** Length of the whole drawing along one side of the room. */
export const withMargins = (inches: number): number => MARGIN + inches + FAR_MARGIN

/** CSS for something of this many pixels, whatever the scale (`--px`: inches per pixel). */
export const pixels = (count: number): string => `calc(${count}px * var(--px))`

/** In print the plan is 1 : this many. */
const PRINT_SCALE = 20
export const printedMm = (inches: number): number => (inches * CM_PER_INCH * 10) / PRINT_SCALE

/** Class of lines that are as thin at every scale. */
export const THIN = '[vector-effect:non-scaling-stroke]'
