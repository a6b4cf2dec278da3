/** Makers of parts: from regions, from centre and size, from outlines. */
import type { Part, PartOptions, PartRole, Span, Vec3, Zone } from './part.ts'

export const middle = (span: Span): number => (span[0] + span[1]) / 2
export const extent = (span: Span): number => span[1] - span[0]
/** @param share 0 at the span's beginning, 1 at its end */
export const along = (span: Span, share: number): number => span[0] + extent(span) * share

const longestAxis = (size: Vec3): 0 | 1 | 2 => {
  if (size[0] >= size[1] && size[0] >= size[2]) return 0
  return size[1] >= size[2] ? 1 : 2
}

/** A box that fills `zone`; grain along its longest side. */
export function fill(role: PartRole, zone: Zone, options: PartOptions = {}): Part {
  const size: Vec3 = [extent(zone.x), extent(zone.y), extent(zone.z)]
  return {
    role,
    shape: options.shape ?? 'box',
    material: options.material ?? 'wood',
    position: [middle(zone.x), middle(zone.y), middle(zone.z)],
    size,
    rotation: [0, 0, 0],
    radius: Math.min(options.radius ?? 0.18, Math.min(...size) * 0.45),
    grain: options.grain ?? longestAxis(size),
  }
}

/** A rod between two heights or along an axis: a cylinder standing along `axis` inside `zone`. */
export function rod(role: PartRole, zone: Zone, options: PartOptions & { axis?: 0 | 1 | 2 } = {}): Part {
  const box = fill(role, zone, options)
  const [sx, sy, sz] = box.size
  const axis = options.axis ?? 1
  const size: Vec3 = axis === 0 ? [sy, sx, sz] : axis === 2 ? [sx, sz, sy] : box.size
  const rotation: Vec3 = axis === 0 ? [0, 0, Math.PI / 2] : axis === 2 ? [Math.PI / 2, 0, 0] : [0, 0, 0]
  return { ...box, shape: 'cylinder', size, rotation, grain: 1 }
}

/** A board between two points of the x/y or z/y plane, `width` across and `thickness` through. */
export function slanted(
  role: PartRole,
  run: { from: Vec3; to: Vec3; width: number; thickness: number },
  options: PartOptions = {},
): Part {
  const { from, to, width, thickness } = run
  const dx = to[0] - from[0]
  const dy = to[1] - from[1]
  const dz = to[2] - from[2]
  const length = Math.hypot(dx, dy, dz)
  const flat = Math.abs(dz) > Math.abs(dx)
  return {
    role,
    shape: options.shape ?? 'box',
    material: options.material ?? 'wood',
    position: [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2],
    size: flat ? [thickness, length, width] : [width, length, thickness],
    rotation: flat ? [Math.atan2(dz, dy), 0, 0] : [0, 0, -Math.atan2(dx, dy)],
    radius: Math.min(options.radius ?? 0.18, thickness * 0.45),
    grain: 1,
  }
}

/**
 * A plate cut to `points` (world x/y, inches) and `z` thick.
 * The points must span the plate's box: its size is taken from them.
 */
export function plate(
  role: PartRole,
  points: readonly (readonly [number, number])[],
  z: Span,
  options: PartOptions = {},
): Part {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const zone = { x: [Math.min(...xs), Math.max(...xs)], y: [Math.min(...ys), Math.max(...ys)], z } as const
  const part = fill(role, zone, options)
  const outline = points.map(([x, y]) => [x - part.position[0], y - part.position[1]] as const)
  return { ...part, shape: 'extrusion', outline }
}

/** The parts turned by `angle` about the vertical axis, then moved. */
export function placed(parts: readonly Part[], angle: number, [tx, ty, tz]: Vec3): Part[] {
  const c = Math.cos(angle)
  const s = Math.sin(angle)
  return parts.map((part) => {
    const [x, y, z] = part.position
    const [rx, ry, rz] = part.rotation
    return {
      ...part,
      position: [c * x + s * z + tx, y + ty, -s * x + c * z + tz],
      rotation: [rx, ry + angle, rz],
    }
  })
}

/** `count` spans of `width` spread evenly over `span`, with equal gaps between them and at both ends. */
export function spread(span: Span, count: number, width: number): Span[] {
  const gap = (extent(span) - count * width) / (count + 1)
  return Array.from({ length: count }, (_, i) => {
    const from = span[0] + gap + i * (width + gap)
    return [from, from + width] as const
  })
}

/** `span` shortened by `by` at each end. */
export const inset = (span: Span, by: number): Span => [span[0] + by, span[1] - by]
