/** Slides: a curved bed between two side boards. */
import { extent, fill, middle, placed, plate } from './make-part.ts'
import type { Part, Vec3, Zone } from './part.ts'

const steps = 36

/** A slide that starts at the back of `zone`, at its top, and runs out to the front. */
export function slide(zone: Zone): Part[] {
  const run = extent(zone.z)
  const wall = 1
  const height = extent(zone.y)
  const wallHeight = Math.min(6, height * 0.14)
  const line = chuteLine(run, height - wallHeight)
  const bed = ribbon(line, -0.9, 0)
  const boards = ribbon(line, -1.3, wallHeight)
  const width = extent(zone.x)
  const at: Vec3 = [middle(zone.x), zone.y[0], zone.z[0]]
  const parts = [
    plate('slide_bed', bed, [-width / 2 + wall * 0.8, width / 2 - wall * 0.8], {
      material: 'plastic',
      grain: 0,
      radius: 0.1,
    }),
    plate('slide_side', boards, [-width / 2, -width / 2 + wall], { grain: 0, radius: 0.2 }),
    plate('slide_side', boards, [width / 2 - wall, width / 2], { grain: 0, radius: 0.2 }),
  ]
  return [...placed(parts, -Math.PI / 2, at), ...foot(zone)]
}

/** A cross board under the landing, so that the slide stands on the floor. */
function foot(zone: Zone): Part[] {
  const z = zone.z[1] - extent(zone.z) * 0.13
  return [
    fill('slide_side', {
      x: [zone.x[0] + 0.2, zone.x[1] - 0.2],
      y: [zone.y[0], zone.y[0] + 1.6],
      z: [z - 1, z + 1],
    }),
  ]
}

/** Sliding surface as (run, height): level at the top, steepest in the middle, level at the landing. */
function chuteLine(run: number, height: number): [number, number][] {
  const landing = 2.2
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps
    const s = Math.min(1, Math.max(0, (t - 0.06) / 0.8))
    return [t * run, landing + (height - landing) * (1 - (s * s * (3 - 2 * s) * 0.75 + s * 0.25))]
  })
}

/** A band between `below` and `above` the line, never under the floor. */
function ribbon(
  line: readonly (readonly [number, number])[],
  below: number,
  above: number,
): [number, number][] {
  const lower = line.map(([x, y]): [number, number] => [x, Math.max(0, y + below * 1.2)])
  const upper = line.map(([x, y], i): [number, number] => [x, y + above * roundOff(i / steps)])
  return [...lower, ...upper.toReversed()]
}

/** Side boards are lower at the landing. */
const roundOff = (t: number): number => (t > 0.78 ? 1 - ((t - 0.78) / 0.22) ** 1.5 * 0.72 : 1)
