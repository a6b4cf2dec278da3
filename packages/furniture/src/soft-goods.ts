/** Mattresses, toppers, bedding and pillows. */
import { covers } from './bedding.ts'
import type { Build } from './furniture-model.ts'
import { extent, fill, inset } from './make-part.ts'
import type { MaterialName, Part, Zone } from './part.ts'

/** A quilted mattress with piping around its edges. */
export function mattress(zone: Zone, material: MaterialName = 'mattress'): Part[] {
  const thickness = extent(zone.y)
  const cord = 0.55
  const rim = Math.min(1.5, thickness * 0.3)
  const ring = (y: number): Part =>
    fill(
      'piping',
      { ...zone, y: [y - cord / 2, y + cord / 2] },
      { shape: 'piping', material: 'piping', radius: cord / 2.3 },
    )
  const body = { ...zone, x: inset(zone.x, cord * 0.4), z: inset(zone.z, cord * 0.4) }
  return [
    fill('mattress', body, { shape: 'mattress', material, radius: 1.2 }),
    ...(thickness > 3 ? [ring(zone.y[1] - rim), ring(zone.y[0] + rim)] : [ring((zone.y[0] + zone.y[1]) / 2)]),
  ]
}

export const topper = (zone: Zone): Part[] => mattress(zone, 'fabric')

export const pillow = (zone: Zone): Part[] => [fill('pillow', zone, { shape: 'pillow', material: 'fabric' })]

/** A made-up mattress: what a set of bedding looks like in use; thin covers lie flat, small ones are folded. */
export function bedding(zone: Zone, build: Build): Part[] {
  if (extent(zone.x) < 40) return folded(zone)
  if (extent(zone.y) < 4)
    return [
      fill('duvet', zone, { shape: 'duvet', material: 'duvet', radius: Math.min(1.5, extent(zone.y) * 0.4) }),
    ]
  return [
    fill('mattress', zone, { shape: 'mattress', material: 'mattress', radius: 1.2 }),
    ...covers(zone, { head: build.ladderSide === 'left' ? 'right' : 'left', railTop: zone.y[0] + 1 }),
  ]
}

/** A folded stack: three layers, the top one a little smaller. */
function folded(zone: Zone): Part[] {
  const layers = 3
  const each = extent(zone.y) / layers
  return Array.from({ length: layers }, (_, i) =>
    fill(
      'sheet',
      {
        x: inset(zone.x, i * 0.25),
        y: [zone.y[0] + i * each, zone.y[0] + (i + 1) * each],
        z: inset(zone.z, i * 0.2),
      },
      { shape: 'duvet', material: i === 1 ? 'lining' : 'fabric', radius: Math.min(1.4, each * 0.45) },
    ),
  )
}
