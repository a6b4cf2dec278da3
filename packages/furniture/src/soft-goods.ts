/** Mattresses, toppers, bedding and pillows. */
import { covers } from './bedding.ts'
import type { Build } from './furniture-model.ts'
import { extent, fill, inset } from './make-part.ts'
import type { Part, Zone } from './part.ts'

export const mattress = (zone: Zone): Part[] => [fill('mattress', zone, { shape: 'mattress', material: 'mattress', radius: 1.2 })]

export const topper = (zone: Zone): Part[] => [fill('mattress', zone, { shape: 'mattress', material: 'fabric', radius: 0.7 })]

export const pillow = (zone: Zone): Part[] => [fill('pillow', zone, { shape: 'pillow', material: 'fabric' })]

/** A made-up mattress filling `zone`: what a set of bedding looks like in use; or folded sheets when it is small. */
export function bedding(zone: Zone, build: Build): Part[] {
  if (extent(zone.x) < 40) return folded(zone)
  const pillowTop = 5
  const lying: Zone = { x: inset(zone.x, 0.2), y: [zone.y[0], Math.max(zone.y[0] + 0.6, zone.y[1] - pillowTop)], z: inset(zone.z, 0.7) }
  const hasRoom = extent(zone.y) >= pillowTop + 2
  if (!hasRoom) return [fill('duvet', zone, { shape: 'duvet', material: 'duvet', radius: Math.min(1.5, extent(zone.y) * 0.4) })]
  const dressed = [
    fill('mattress', { ...lying, x: zone.x }, { shape: 'mattress', material: 'mattress', radius: 1.2 }),
    ...covers(lying, { head: build.ladderSide === 'left' ? 'right' : 'left', railTop: zone.y[0] + 1 }),
  ]
  return dressed.map((part) => part.role === 'fold' ? { ...part, size: [part.size[0], part.size[1], extent(zone.z)] as const } : part)
}

/** A folded stack: three layers, the top one a little smaller. */
function folded(zone: Zone): Part[] {
  const layers = 3
  const each = extent(zone.y) / layers
  return Array.from({ length: layers }, (_, i) => fill('sheet', {
    x: inset(zone.x, i * 0.25),
    y: [zone.y[0] + i * each, zone.y[0] + (i + 1) * each],
    z: inset(zone.z, i * 0.2),
  }, { shape: 'duvet', material: i === 1 ? 'lining' : 'fabric', radius: Math.min(1.4, each * 0.45) }))
}
