/** Ladders: upright against the bed or leaning. */
import { extent, fill, middle, slanted } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

const stileWidth = 2.4
const rungHeight = 1.9

/** An upright ladder filling `zone` (z is its thickness). */
export function uprightLadder(zone: Zone): Part[] {
  const stiles = ([[zone.x[0], zone.x[0] + stileWidth], [zone.x[1] - stileWidth, zone.x[1]]] as const)
    .map((x) => fill('ladder_stile', { x, y: zone.y, z: zone.z }, { radius: 0.35 }))
  const x: Span = [zone.x[0] + stileWidth - 0.05, zone.x[1] - stileWidth + 0.05]
  return [...stiles, ...rungHeights(extent(zone.y)).map((height) => fill('rung', {
    x,
    y: [zone.y[0] + height - rungHeight / 2, zone.y[0] + height + rungHeight / 2],
    z: [zone.z[0] + 0.15, zone.z[1] - 0.1],
  }, { radius: 0.5, material: 'wood' }))]
}

/** Heights of the rungs above the floor: at most 11 in apart, the top one well below the ladder's end. */
function rungHeights(height: number): number[] {
  const climb = height - 9.5
  const count = Math.max(2, Math.ceil(climb / 11))
  return Array.from({ length: count }, (_, i) => ((i + 1) * climb) / count)
}

/** A ladder leaning back against the bed, its feet at the front of `zone` and its top at the back. */
export function leaningLadder(zone: Zone): Part[] {
  const depth = 3.2
  const lean = { from: zone.y[0], to: zone.y[1] }
  // The board's own ends are cut square: shorten the run so that its corners stay inside the zone.
  const angle = leanAngle(zone, depth)
  const dy = (depth / 2) * Math.sin(angle)
  const dz = (depth / 2) * Math.cos(angle)
  const stile = (x: number): Part => slanted('ladder_stile', {
    from: [x, lean.from + dy, zone.z[1] - dz],
    to: [x, lean.to - dy, zone.z[0] + dz],
    width: depth,
    thickness: 1.5,
  }, { radius: 0.3 })
  const treads = rungHeights(extent(zone.y)).map((height) => {
    const t = (height - dy) / (extent(zone.y) - 2 * dy)
    const z = zone.z[1] - dz + t * (zone.z[0] - zone.z[1] + 2 * dz)
    return fill('rung', {
      x: [zone.x[0] + 1.45, zone.x[1] - 1.45],
      y: [zone.y[0] + height - 0.6, zone.y[0] + height + 0.6],
      z: [z - depth * 0.55, z + depth * 0.55],
    }, { radius: 0.3 })
  })
  return [stile(zone.x[0] + 0.75), stile(zone.x[1] - 0.75), ...treads].map((part) => clampToZone(part, zone))
}

/** The angle off the vertical at which a board `depth` wide touches the zone's opposite edges. */
function leanAngle(zone: Zone, depth: number): number {
  let angle = 0
  for (let i = 0; i < 20; i++) {
    angle = Math.atan2(extent(zone.z) - depth * Math.cos(angle), extent(zone.y) - depth * Math.sin(angle))
  }
  return angle
}

function clampToZone(part: Part, zone: Zone): Part {
  if (part.role !== 'rung') return part
  const front = Math.min(part.position[2] + part.size[2] / 2, zone.z[1])
  const back = Math.max(part.position[2] - part.size[2] / 2, zone.z[0])
  const z = middle([back, front])
  return { ...part, position: [part.position[0], part.position[1], z], size: [part.size[0], part.size[1], front - back] }
}
