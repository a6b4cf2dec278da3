/** Play tents and curtains for the space under a bed. */
import { along, extent, fill, inset, middle, placed, plate, rod, slanted } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

const canvas = 0.35
const pole = 0.9
const fabric = { material: 'fabric' } as const

/** A tent filling `zone`; one less than 6 in deep is a pair of curtains. */
export const tent = (zone: Zone): Part[] => (extent(zone.z) < 6 ? curtains(zone) : ridgeTent(zone))

/** Poles at the corners, a ridge, canvas on both slopes and the back, open at the front between two flaps. */
function ridgeTent(zone: Zone): Part[] {
  const eaves = along(zone.y, 0.45)
  const ridge = middle(zone.z)
  const slope = (front: boolean): Part =>
    slanted(
      'canvas',
      {
        from: [middle(zone.x), eaves, front ? zone.z[1] - 0.5 : zone.z[0] + 0.5],
        to: [middle(zone.x), zone.y[1] - pole - 0.35, ridge + (front ? 0.2 : -0.2)],
        width: canvas,
        thickness: extent(zone.x) - 0.2,
      },
      { ...fabric, radius: 0.15 },
    )
  const wall = (x: Span, z: Span): Part =>
    fill('canvas', { x, y: [zone.y[0] + 0.6, eaves], z }, { ...fabric, radius: 0.15 })
  const flap = extent(zone.x) * 0.2
  return [
    ...poles(zone, eaves),
    slope(true),
    slope(false),
    wall(inset(zone.x, 0.4), [zone.z[0] + 0.35, zone.z[0] + 0.35 + canvas]),
    wall([zone.x[0] + 0.4, zone.x[0] + 0.4 + flap], [zone.z[1] - 0.7, zone.z[1] - 0.35]),
    wall([zone.x[1] - 0.4 - flap, zone.x[1] - 0.4], [zone.z[1] - 0.7, zone.z[1] - 0.35]),
    ...gable(zone, eaves, zone.x[0] + 0.3),
    ...gable(zone, eaves, zone.x[1] - 0.3 - canvas),
  ]
}

function poles(zone: Zone, eaves: number): Part[] {
  const ridge = middle(zone.z)
  const corners = [zone.x[0], zone.x[1] - pole].flatMap((x) =>
    [zone.z[0], zone.z[1] - pole].map((z) => [x, z] as const),
  )
  return [
    ...corners.map(([x, z]) =>
      rod('pole', { x: [x, x + pole], y: [zone.y[0], eaves + 0.6], z: [z, z + pole] }),
    ),
    rod(
      'pole',
      { x: zone.x, y: [zone.y[1] - pole, zone.y[1]], z: [ridge - pole / 2, ridge + pole / 2] },
      { axis: 0 },
    ),
    ...[zone.z[0] + 0.05, zone.z[1] - pole + 0.05].map((z) =>
      rod('pole', { x: zone.x, y: [eaves - 0.4, eaves + 0.4], z: [z, z + 0.8] }, { axis: 0 }),
    ),
  ]
}

/** The pointed wall of one end. */
function gable(zone: Zone, eaves: number, x: number): Part[] {
  const half = extent(zone.z) / 2 - 0.95
  const outline = [
    [-half, zone.y[0] + 0.6],
    [half, zone.y[0] + 0.6],
    [half, eaves],
    [0, zone.y[1] - pole],
    [-half, eaves],
  ] as const
  return placed([plate('canvas', outline, [-canvas / 2, canvas / 2], fabric)], -Math.PI / 2, [
    x + canvas / 2,
    0,
    middle(zone.z),
  ])
}

/** A rod with a curtain in folds drawn to each side. */
function curtains(zone: Zone): Part[] {
  const d = extent(zone.z)
  const z = middle(zone.z)
  const top = zone.y[1] - d * 0.2
  const width = extent(zone.x) * 0.4
  const reach = Math.min(d * 0.32, 0.6)
  const drape = (from: number): Part[] => {
    const outline = foldedStrip(width, d / 2 - 0.02)
    const flat = plate('canvas', outline, [-(top - zone.y[0]) / 2, (top - zone.y[0]) / 2], fabric)
    // The strip is drawn in x/y: laid down, its y becomes depth.
    return [
      { ...flat, position: [from + width / 2, (top + zone.y[0]) / 2, z], rotation: [-Math.PI / 2, 0, 0] },
    ]
  }
  return [
    rod(
      'pole',
      { x: zone.x, y: [zone.y[1] - 2 * reach, zone.y[1]], z: [z - reach, z + reach] },
      { axis: 0, material: 'metal' },
    ),
    ...([zone.x[0], zone.x[1] - 2 * reach] as const).map((x) =>
      rod(
        'pole',
        { x: [x, x + 2 * reach], y: [zone.y[1] - 2 * reach, zone.y[1]], z: zone.z },
        { axis: 2, material: 'metal' },
      ),
    ),
    ...drape(zone.x[0] + 2.5),
    ...drape(zone.x[1] - 2.5 - width),
  ]
}

/** The outline of a wavy strip `width` long, reaching `amplitude` to both sides. */
function foldedStrip(width: number, amplitude: number): [number, number][] {
  const steps = 96
  const half = 0.12
  const waves = Math.max(3, Math.round(width / 3.4))
  const edge = (side: 1 | -1) =>
    Array.from({ length: steps + 1 }, (_, i): [number, number] => {
      const t = i / steps
      return [
        (t - 0.5) * width,
        (amplitude - half) * Math.sin(t * waves * 2 * Math.PI) * (0.75 + 0.25 * Math.sin(t * 9)) +
          side * half,
      ]
    })
  return [...edge(-1), ...edge(1).toReversed()]
}
