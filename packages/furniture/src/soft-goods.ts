/** Mattresses, toppers, bedding, pillows and tents. */
import { covers } from './bedding.ts'
import type { Build } from './furniture-model.ts'
import { extent, fill, inset, middle, rod, slanted } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

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

/** A play tent: poles at the corners, a ridge and canvas on both slopes, open at the front. */
export function tent(zone: Zone): Part[] {
  const t = 0.35
  const eaves = zone.y[0] + extent(zone.y) * 0.45
  const pole = 0.9
  const corners = [zone.x[0], zone.x[1] - pole].flatMap((x) => [zone.z[0], zone.z[1] - pole].map((z) => [x, z] as const))
  const ridge = middle(zone.z)
  const slope = (front: boolean): Part => slanted('canvas', {
    from: [middle(zone.x), eaves, front ? zone.z[1] - 0.5 : zone.z[0] + 0.5],
    to: [middle(zone.x), zone.y[1] - pole - 0.35, ridge + (front ? 0.2 : -0.2)],
    width: t,
    thickness: extent(zone.x) - 0.2,
  }, { material: 'fabric', radius: 0.15 })
  const wall = (x: Span, z: Span): Part => fill('canvas', { x, y: [zone.y[0] + 0.6, eaves], z }, { material: 'fabric', radius: 0.15 })
  const flap = extent(zone.x) * 0.2
  return [
    ...corners.map(([x, z]) => rod('pole', { x: [x, x + pole], y: [zone.y[0], eaves + 0.6], z: [z, z + pole] }, { material: 'wood' })),
    rod('pole', { x: zone.x, y: [zone.y[1] - pole, zone.y[1]], z: [ridge - pole / 2, ridge + pole / 2] }, { axis: 0 }),
    ...[zone.z[0] + 0.1, zone.z[1] - pole].map((z) => rod('pole', { x: zone.x, y: [eaves - 0.4, eaves + 0.4], z: [z, z + 0.8] }, { axis: 0 })),
    slope(true),
    slope(false),
    wall(inset(zone.x, 0.4), [zone.z[0] + 0.35, zone.z[0] + 0.35 + t]),
    wall([zone.x[0] + 0.4, zone.x[0] + 0.4 + flap], [zone.z[1] - 0.7, zone.z[1] - 0.35]),
    wall([zone.x[1] - 0.4 - flap, zone.x[1] - 0.4], [zone.z[1] - 0.7, zone.z[1] - 0.35]),
    ...gables(zone, eaves, t),
  ]
}

/** Stepped canvas of both ends: strips narrowing towards the ridge. */
function gables(zone: Zone, eaves: number, t: number): Part[] {
  const ridge = middle(zone.z)
  const steps = 14
  const height = (zone.y[1] - 0.9 - eaves) / steps
  const half = extent(zone.z) / 2 - 1
  return ([[zone.x[0] + 0.3, zone.x[0] + 0.3 + t], [zone.x[1] - 0.3 - t, zone.x[1] - 0.3]] as const).flatMap((x) => [
    fill('canvas', { x, y: [zone.y[0] + 0.6, eaves + 0.05], z: inset(zone.z, 0.95) }, { material: 'fabric', radius: 0.1 }),
    ...Array.from({ length: steps }, (_, i) => {
      const reach = half * (1 - (i + 1) / steps) + 0.4
      return fill('canvas', { x, y: [eaves + i * height, eaves + (i + 1) * height + 0.05], z: [ridge - reach, ridge + reach] }, { material: 'fabric', radius: 0.02 })
    }),
  ])
}
