/** Ladders: upright against the bed or leaning. */
import { extent, fill, inset, placed, plate } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

const stileWidth = 2.4
const rungHeight = 1.9

/** An upright ladder filling `zone` (z is its thickness); one that ends above the floor has a rung there. */
export function uprightLadder(zone: Zone): Part[] {
  const stiles = (
    [
      [zone.x[0], zone.x[0] + stileWidth],
      [zone.x[1] - stileWidth, zone.x[1]],
    ] as const
  ).map((x) => fill('ladder_stile', { x, y: zone.y, z: zone.z }, { radius: 0.35 }))
  const x: Span = [zone.x[0] + stileWidth - 0.05, zone.x[1] - stileWidth + 0.05]
  const heights = [...(zone.y[0] > 0 ? [rungHeight / 2] : []), ...rungHeights(extent(zone.y))]
  return [
    ...stiles,
    ...heights.map((height) =>
      fill(
        'rung',
        {
          x,
          y: [zone.y[0] + height - rungHeight / 2, zone.y[0] + height + rungHeight / 2],
          z: [zone.z[0] + 0.15, zone.z[1] - 0.1],
        },
        { radius: 0.5, material: 'wood' },
      ),
    ),
  ]
}

/** Heights of the rungs above the ladder's lower end: at most 11 in apart, the top one well below its upper end. */
function rungHeights(height: number): number[] {
  const climb = height - 9.5
  const count = Math.max(2, Math.ceil(climb / 11))
  return Array.from({ length: count }, (_, i) => ((i + 1) * climb) / count)
}

/** A ladder leaning back against the bed, its feet at the front of `zone` and its top at the back, cut level with the floor. */
export function leaningLadder(zone: Zone): Part[] {
  const depth = 3.4
  const thickness = 1.5
  const [front, back] = [extent(zone.z) - depth, 0]
  const outline = [
    [front, zone.y[0]],
    [front + depth, zone.y[0]],
    [back + depth, zone.y[1]],
    [back, zone.y[1]],
  ] as const
  const stile = plate('ladder_stile', outline, [-thickness / 2, thickness / 2], { grain: 1 })
  const stiles = [zone.x[0] + thickness / 2, zone.x[1] - thickness / 2].flatMap((x) =>
    placed([stile], -Math.PI / 2, [x, 0, zone.z[0]]),
  )
  const treads = rungHeights(extent(zone.y)).map((height) => {
    const z = zone.z[0] + front * (1 - height / extent(zone.y))
    return fill(
      'rung',
      {
        x: inset(zone.x, thickness - 0.05),
        y: [zone.y[0] + height - 0.6, zone.y[0] + height + 0.6],
        z: [z + 0.15, z + depth - 0.1],
      },
      { radius: 0.3 },
    )
  })
  return [...stiles, ...treads]
}
