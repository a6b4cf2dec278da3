// How far what the 3D view shows reaches, in inches.
import type { boundsOf } from '@loftwood/furniture'

export type Bounds = ReturnType<typeof boundsOf>

/** How far the ceiling is shown beyond the piece. */
const BEYOND = 8

/** From the floor to the ceiling, a little beyond the piece on every side. */
export const ceilingOver = ({ x, y, z }: Bounds, ceiling: number): Bounds => ({
  x: [x[0] - BEYOND, x[1] + BEYOND],
  y: [y[0], ceiling],
  z: [z[0] - BEYOND, z[1] + BEYOND],
})

/** Above the ceiling, for what lies over the view. */
const ABOVE = 18

/** Around the piece and the ceiling, which may be lower than the piece. */
export function withCeiling(bounds: Bounds, ceiling: number | null): Bounds {
  if (ceiling === null) return bounds
  const { x, z } = ceilingOver(bounds, ceiling)
  return { x, y: [bounds.y[0], Math.max(bounds.y[1], ceiling) + ABOVE], z }
}
