/** Bounding boxes of parts. */
import type { Part, Vec3, Zone } from './part.ts'

/** The part's own corners turned and placed in the world, inches. */
export function cornersOf(part: Part): Vec3[] {
  const [hx, hy, hz] = [part.size[0] / 2, part.size[1] / 2, part.size[2] / 2]
  if (part.shape === 'cylinder') return cylinderRim(part)
  const flat = part.outline ?? [
    [-hx, -hy],
    [hx, -hy],
    [hx, hy],
    [-hx, hy],
  ]
  return flat.flatMap(([x, y]) => [toWorld(part, [x, y, -hz]), toWorld(part, [x, y, hz])])
}

/** A point of the part's own box in world inches. */
export function toWorld(part: Part, [x, y, z]: Vec3): Vec3 {
  const [rx, ry, rz] = part.rotation
  const x1 = x * Math.cos(rz) - y * Math.sin(rz)
  const y1 = x * Math.sin(rz) + y * Math.cos(rz)
  const y2 = y1 * Math.cos(rx) - z * Math.sin(rx)
  const z2 = y1 * Math.sin(rx) + z * Math.cos(rx)
  const x3 = x1 * Math.cos(ry) + z2 * Math.sin(ry)
  const z3 = -x1 * Math.sin(ry) + z2 * Math.cos(ry)
  return [x3 + part.position[0], y2 + part.position[1], z3 + part.position[2]]
}

function cylinderRim(part: Part): Vec3[] {
  const [rx, h, rz] = [part.size[0] / 2, part.size[1] / 2, part.size[2] / 2]
  return Array.from({ length: 32 }, (_, i) => (i / 16) * Math.PI).flatMap((a) => [
    toWorld(part, [rx * Math.cos(a), -h, rz * Math.sin(a)]),
    toWorld(part, [rx * Math.cos(a), h, rz * Math.sin(a)]),
  ])
}

/** The smallest region that holds all parts. Throws a RangeError when there is none. */
export function boundsOf(parts: readonly Part[]): Zone {
  if (parts.length === 0) throw new RangeError('no parts')
  const corners = parts.flatMap(cornersOf)
  const span = (axis: 0 | 1 | 2) => {
    let from = Infinity
    let to = -Infinity
    for (const corner of corners) {
      from = Math.min(from, corner[axis])
      to = Math.max(to, corner[axis])
    }
    return [from, to] as const
  }
  return { x: span(0), y: span(1), z: span(2) }
}

const bedding: ReadonlySet<string> = new Set(['mattress', 'piping', 'duvet', 'fold', 'pillow'])
const hookedOn: ReadonlySet<string> = new Set(['ladder_stile', 'rung', 'slide_bed', 'slide_side'])

/**
 * Parts that count towards the measures. Bedding lies on furniture, and ladders and slides are hooked on in front:
 * they count only when a piece has no other parts, and then without covers.
 */
export function measuredParts(parts: readonly Part[]): readonly Part[] {
  const frame = parts.filter((part) => !bedding.has(part.role) && !hookedOn.has(part.role))
  if (frame.length > 0) return frame
  const mattress = parts.filter((part) => part.role === 'mattress' || part.role === 'piping')
  return mattress.length > 0 ? mattress : parts
}
