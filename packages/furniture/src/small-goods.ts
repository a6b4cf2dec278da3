/** What is sold beside furniture: loose guard rails, gift cards, plans on paper and services. */
import { along, extent, fill, inset, middle, rod, spread } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

/** A guard rail with two feet that go under the mattress, filling `zone`. */
export function guardRail(zone: Zone): Part[] {
  const height = extent(zone.y)
  const isDeep = extent(zone.z) > 4
  const z: Span = isDeep ? [zone.z[1] - 1.2, zone.z[1]] : zone.z
  const boards = height > 16 ? 3 : 2
  const uprights = spread(inset(zone.x, 3), 2, 2.4)
  const back: Span = [z[0], middle(z)]
  const front: Span = [middle(z), z[1]]
  const rails = Array.from({ length: boards }, (_, i) => {
    const top = zone.y[1] - i * ((height - 3) / boards)
    return fill('guard_rail', { x: zone.x, y: [top - 3, top], z: front })
  })
  const feet = isDeep
    ? uprights.map((x) => fill('rail', { x, y: [zone.y[0], zone.y[0] + 0.8], z: [zone.z[0], back[1]] }))
    : []
  return [
    ...rails,
    ...uprights.map((x) => fill('guard_post', { x, y: zone.y, z: back }, { grain: 1 })),
    ...feet,
  ]
}

/** A card leaning in a folded holder, with a ribbon. */
export function giftCard(zone: Zone): Part[] {
  const z = zone.z
  const band = extent(zone.x) * 0.09
  const at = along(zone.x, 0.3)
  const front: Span = [along(z, 0.3), along(z, 0.3) + 0.12]
  return [
    fill('paper', { x: zone.x, y: [zone.y[0], zone.y[0] + 0.1], z }, { material: 'paper', radius: 0.04 }),
    fill(
      'paper',
      { x: inset(zone.x, 0.1), y: [zone.y[0] + 0.1, zone.y[1]], z: front },
      { material: 'duvet', radius: 0.06 },
    ),
    fill(
      'tape',
      {
        x: [at - band / 2, at + band / 2],
        y: [zone.y[0] + 0.11, zone.y[1] - 0.01],
        z: [front[1], front[1] + 0.04],
      },
      { material: 'ribbon', radius: 0.01 },
    ),
    rod(
      'tape',
      {
        x: [at - band, at + band],
        y: [zone.y[1] - 3 * band, zone.y[1] - band],
        z: [front[1] + 0.03, front[1] + 0.2],
      },
      { axis: 2, material: 'ribbon' },
    ),
    fill(
      'print',
      {
        x: [at + band * 1.6, zone.x[1] - 0.5],
        y: [zone.y[0] + 0.6, zone.y[0] + 0.78],
        z: [front[1], front[1] + 0.02],
      },
      { material: 'paper', radius: 0.005 },
    ),
    fill(
      'print',
      {
        x: [at + band * 1.6, zone.x[1] - 1.4],
        y: [zone.y[0] + 1.05, zone.y[0] + 1.3],
        z: [front[1], front[1] + 0.02],
      },
      { material: 'paper', radius: 0.005 },
    ),
  ]
}

/** A standing booklet with lines of print and a drawing. */
export function booklet(zone: Zone): Part[] {
  const z: Span = [zone.z[0], zone.z[0] + Math.max(0.2, extent(zone.z) * 0.25)]
  const w = extent(zone.x)
  const h = extent(zone.y)
  const print: Span = [z[1], z[1] + 0.02]
  const lines = Array.from({ length: 5 }, (_, i) =>
    fill(
      'print',
      {
        x: [zone.x[0] + w * 0.12, zone.x[1] - w * (i === 4 ? 0.4 : 0.12)],
        y: [zone.y[0] + h * (0.1 + i * 0.045), zone.y[0] + h * (0.112 + i * 0.045)],
        z: print,
      },
      { material: 'ink', radius: 0.005 },
    ),
  )
  const frame = (x: Span, y: Span) =>
    fill(
      'print',
      {
        x: [zone.x[0] + w * x[0], zone.x[0] + w * x[1]],
        y: [zone.y[0] + h * y[0], zone.y[0] + h * y[1]],
        z: print,
      },
      { material: 'ink', radius: 0.005 },
    )
  return [
    fill('paper', { ...zone, z }, { material: 'paper', radius: 0.05 }),
    fill(
      'paper',
      { x: inset(zone.x, 0.4), y: [zone.y[0], zone.y[0] + 0.12], z: [z[1] + 0.05, zone.z[1]] },
      { material: 'paper', radius: 0.04 },
    ),
    ...lines,
    frame([0.2, 0.24], [0.42, 0.8]),
    frame([0.76, 0.8], [0.42, 0.8]),
    frame([0.24, 0.76], [0.47, 0.51]),
    frame([0.24, 0.76], [0.64, 0.68]),
    frame([0.24, 0.6], [0.73, 0.745]),
    frame([0.24, 0.6], [0.77, 0.785]),
    frame([0.64, 0.66], [0.42, 0.78]),
    frame([0.66, 0.74], [0.545, 0.555]),
    frame([0.66, 0.74], [0.6, 0.61]),
    frame([0.12, 0.7], [0.87, 0.9]),
  ]
}

/** A delivered carton, taped, with a smaller one on it. */
export function cartons(zone: Zone): Part[] {
  const split = along(zone.y, 0.62)
  const w = extent(zone.x)
  const d = extent(zone.z)
  const upper: Zone = {
    x: [zone.x[0] + w * 0.12, zone.x[0] + w * 0.66],
    y: [split, zone.y[1]],
    z: [zone.z[0] + d * 0.14, zone.z[1] - d * 0.2],
  }
  const carton = (box: Zone): Part[] => {
    const x = middle(box.x)
    const half = extent(box.x) * 0.055
    const reach = extent(box.y) * 0.28
    return [
      fill(
        'carton',
        { x: inset(box.x, 0.03), y: [box.y[0], box.y[1] - 0.02], z: inset(box.z, 0.03) },
        { material: 'carton', radius: 0.15, grain: 1 },
      ),
      fill(
        'tape',
        { x: [x - half, x + half], y: [box.y[1] - 0.06, box.y[1]], z: inset(box.z, 0.02) },
        { material: 'tape', radius: 0.01 },
      ),
      fill(
        'tape',
        { x: [x - half, x + half], y: [box.y[1] - reach, box.y[1]], z: [box.z[1] - 0.06, box.z[1]] },
        { material: 'tape', radius: 0.01 },
      ),
      fill(
        'carton',
        { x: [box.x[0], box.x[0] + 0.05], y: [box.y[0] + 1, box.y[1] - 1], z: inset(box.z, 1) },
        { material: 'carton', radius: 0.01 },
      ),
      fill(
        'carton',
        { x: [box.x[1] - 0.05, box.x[1]], y: [box.y[0] + 1, box.y[1] - 1], z: inset(box.z, 1) },
        { material: 'carton', radius: 0.01 },
      ),
      fill(
        'carton',
        { x: inset(box.x, 1), y: [box.y[0] + 1, box.y[1] - 1], z: [box.z[0], box.z[0] + 0.05] },
        { material: 'carton', radius: 0.01 },
      ),
    ]
  }
  return [...carton({ ...zone, y: [zone.y[0], split] }), ...carton(upper)]
}
