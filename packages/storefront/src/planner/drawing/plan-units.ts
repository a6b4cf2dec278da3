// Sizes of the drawing: its units are inches of the room; text and lines are as large as the screen needs.

/** Thickness of the walls. */
export const WALL = 5
/** Paper above and left of the room, which the measures need, and on the other sides. */
export const MARGIN = 24
const FAR_MARGIN = 12
/** Of the whole drawing along one side of the room. */
export const withMargins = (inches: number): number => MARGIN + inches + FAR_MARGIN

/** CSS for something of this many pixels, whatever the scale (`--px`: inches per pixel). */
export const pixels = (count: number): string => `calc(${count}px * var(--px))`

/** CSS pixels of an inch of the room on paper: 1:20. */
export const PRINT_SCALE = 20
const MM_PER_INCH = 25.4
export const printedMm = (inches: number): number => (inches * MM_PER_INCH) / PRINT_SCALE
