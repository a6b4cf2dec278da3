/** Staircases with drawers in their risers, climbing to the back. */
import { extent, fill, inset, placed, plate, slanted } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'
import { drawerFront } from './storage.ts'

const side = 0.9
const treadThickness = 1

export type Staircase = Readonly<{
  /** Height of the last tread, inches; the zone's height is that of the handrail. */
  climb: number
  /** Drawers in the risers, from the bottom. */
  drawers: number
  /** Which side is free and gets the handrail. */
  railSide: 'left' | 'right' | 'none'
}>

/** A staircase filling `zone`, its lowest step at the front. */
export function staircase(zone: Zone, stairs: Staircase): Part[] {
  const count = Math.max(2, Math.round(stairs.climb / 10.5))
  const rise = stairs.climb / count
  const run = extent(zone.z) / count
  const inner = inset(zone.x, side)
  const profile = stepProfile(count, { rise, run })
  return [
    ...sidePlates(zone, profile),
    ...Array.from({ length: count }, (_, i) =>
      step({ zone, inner, rise, run }, i, i < stairs.drawers),
    ).flat(),
    ...handrail(zone, stairs),
  ]
}

/** Outline in (depth from the back, height): the treads' undersides, climbing to the back. */
function stepProfile(count: number, { rise, run }: { rise: number; run: number }): [number, number][] {
  const points: [number, number][] = [
    [0, 0],
    [count * run, 0],
  ]
  for (let i = 0; i < count; i++) {
    const depth = (count - i) * run
    const height = (i + 1) * rise - treadThickness
    points.push([depth, height], [depth - run, height])
  }
  return points
}

/** The two stepped sides; the outline is drawn in x/y and turned to stand along z. */
function sidePlates(zone: Zone, profile: readonly (readonly [number, number])[]): Part[] {
  // Stays behind the drawers' knobs.
  const knob = 0.9
  const cut = profile.map(([d, y]) => [Math.max(0, d - knob), y] as const)
  return (
    [
      [zone.x[0], zone.x[0] + side],
      [zone.x[1] - side, zone.x[1]],
    ] as const
  ).flatMap((x) => {
    const flat = plate('stair_side', cut, [-side / 2, side / 2], { grain: 0, radius: 0.1 })
    return placed([flat], -Math.PI / 2, [(x[0] + x[1]) / 2, zone.y[0], zone.z[0]])
  })
}

type Flight = Readonly<{ zone: Zone; inner: Span; rise: number; run: number }>

function step({ zone, inner, rise, run }: Flight, i: number, hasDrawer: boolean): Part[] {
  const front = zone.z[1] - i * run
  const top = zone.y[0] + (i + 1) * rise
  const isLast = front - run <= zone.z[0] + 0.01
  const tread = fill(
    'tread',
    {
      x: zone.x,
      y: [top - treadThickness, top],
      z: [isLast ? zone.z[0] : front - run - 0.6, front - (i === 0 ? 0 : 0.15)],
    },
    { grain: 0, radius: 0.3 },
  )
  const y: Span = [top - rise + (i === 0 ? 0.4 : 0.15), top - treadThickness - 0.15]
  const riser = fill(
    'panel',
    {
      x: inner,
      y: [top - rise + (i === 0 ? 0.1 : -0.5), top - treadThickness],
      z: [front - 2.4, front - 1.75],
    },
    { grain: 0, radius: 0.05 },
  )
  if (hasDrawer)
    return [
      tread,
      riser,
      ...drawerFront({ x: inset(inner, 0.15), y, z: [front - 1.7, front - 0.1] }, 'accent_wood'),
    ]
  return [
    tread,
    riser,
    fill('panel', { x: inner, y, z: [front - 1.8, front - 1] }, { grain: 0, radius: 0.1 }),
  ]
}

function handrail(zone: Zone, stairs: Staircase): Part[] {
  if (stairs.railSide === 'none') return []
  const t = 1.4
  const x: Span = stairs.railSide === 'right' ? [zone.x[1] - t, zone.x[1]] : [zone.x[0], zone.x[0] + t]
  const reach = zone.y[1] - zone.y[0] - stairs.climb
  if (reach < 4) return []
  const run = extent(zone.z)
  const low = zone.z[1] - run * 0.22
  const climbAt = (z: number) => zone.y[0] + ((zone.z[1] - z) / run) * stairs.climb
  const railTo = zone.z[0] + 1.3
  const baseRise = 12
  const centre = (x[0] + x[1]) / 2
  const half = 1.3
  return [
    fill(
      'guard_post',
      { x, y: [climbAt(zone.z[0] + 2), zone.y[1]], z: [zone.z[0], zone.z[0] + 2.6] },
      { radius: 0.3 },
    ),
    fill(
      'guard_post',
      { x, y: [climbAt(low) - 2, climbAt(low) + baseRise], z: [low - 1.3, low + 1.3] },
      { radius: 0.3 },
    ),
    slanted(
      'handrail',
      {
        from: [centre, climbAt(low) + baseRise - half, low],
        to: [centre, zone.y[1] - half * 1.6, railTo],
        width: 2 * half,
        thickness: t * 0.8,
      },
      { radius: 0.4 },
    ),
  ]
}
