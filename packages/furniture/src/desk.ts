/** Desks, free-standing and under a loft. */
import type { Build } from './furniture-model.ts'
import { extent, fill, inset } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'
import { drawerFront, drawerGrid, knobProtrusion } from './storage.ts'

const topThickness = 1.2
const leg = 2.2
/** Where a rail between a front and a back leg lies, from the legs' outer side. */
const sideRail = [0.6, 1.4] as const

/** A desk filling `zone`: a top on legs, drawers in a pedestal or under the top. */
export function desk(zone: Zone, build: Build): Part[] {
  const drawers = build.model.drawers
  const top = fill(
    'desk_top',
    { ...zone, y: [zone.y[1] - topThickness, zone.y[1]] },
    { grain: 0, radius: 0.35 },
  )
  const under: Zone = {
    x: inset(zone.x, 0.6),
    y: [zone.y[0], zone.y[1] - topThickness],
    z: inset(zone.z, 0.6),
  }
  const pedestal = drawers >= 2 ? Math.min(16, extent(zone.x) * 0.36) : 0
  const legsFrom = under.x[0]
  const legsTo = pedestal > 0 ? under.x[1] - pedestal : under.x[1]
  return [
    top,
    ...legs([legsFrom, pedestal > 0 ? legsTo + leg : legsTo], under, pedestal > 0),
    ...aprons([legsFrom, legsTo], under, pedestal > 0, build),
    ...(build.model.shelves > 0 ? footShelf([legsFrom, legsTo], under, pedestal > 0) : []),
    ...(pedestal > 0 ? pedestalOf({ ...under, x: [legsTo, under.x[1]] }, drawers, build) : []),
  ]
}

function legs(x: Span, under: Zone, leftOnly: boolean): Part[] {
  const xs: Span[] = leftOnly
    ? [[x[0], x[0] + leg]]
    : [
        [x[0], x[0] + leg],
        [x[1] - leg, x[1]],
      ]
  const zs: Span[] = [
    [under.z[0], under.z[0] + leg],
    [under.z[1] - leg, under.z[1]],
  ]
  return xs.flatMap((lx) => zs.map((z) => fill('leg', { x: lx, y: under.y, z }, { grain: 1, radius: 0.25 })))
}

/** Rails from the front to the back legs at both ends, or at the left one only. */
function sideRails(x: Span, y: Span, under: Zone, leftOnly: boolean): Part[] {
  const [outer, inner] = sideRail
  const left: Span = [x[0] + outer, x[0] + inner]
  const spans: Span[] = leftOnly ? [left] : [left, [x[1] - inner, x[1] - outer]]
  return spans.map((span) => fill('rail', { x: span, y, z: inset(under.z, leg) }))
}

/** A narrow shelf near the floor, at the back, between rails or a rail and the pedestal. */
function footShelf(x: Span, under: Zone, leftOnly: boolean): Part[] {
  const y: Span = [under.y[0] + 4.2, under.y[0] + 5.8]
  const [, inner] = sideRail
  return [
    ...sideRails(x, y, under, leftOnly),
    fill(
      'shelf',
      {
        x: [x[0] + inner, leftOnly ? x[1] : x[1] - inner],
        y: [y[1] - 0.8, y[1]],
        z: [under.z[0] + 0.6, under.z[0] + 8.5],
      },
      { grain: 0 },
    ),
  ]
}

/** The rails below the top: back, front and left. The right end is open, with a pedestal or without. */
function aprons(span: Span, under: Zone, leftOnly: boolean, build: Build): Part[] {
  const x: Span = [span[0] + leg, leftOnly ? span[1] : span[1] - leg]
  const y: Span = [under.y[1] - 4.2, under.y[1]]
  const back = fill('rail', { x, y, z: [under.z[0] + 0.5, under.z[0] + 1.3] })
  const front: Zone = { x, y, z: [under.z[1] - 1.6, under.z[1] - 0.6] }
  if (build.model.drawers !== 1) return [back, ...sideRails(span, y, under, true), fill('rail', front)]
  const drawer: Zone = {
    x: inset(x, 0.4),
    y: inset(y, 0.3),
    z: [front.z[1] - 0.2, front.z[1] + knobProtrusion + 0.3],
  }
  return [
    back,
    ...sideRails(span, y, under, true),
    fill('rail', front),
    ...drawerFront(drawer, build.isTwoTone ? 'accent_wood' : 'wood'),
  ]
}

function pedestalOf(zone: Zone, drawers: number, build: Build): Part[] {
  const t = 0.8
  const z: Span = [zone.z[0], zone.z[1] - knobProtrusion + 0.3]
  const front: Zone = {
    x: inset(zone.x, t + 0.1),
    y: [zone.y[0] + 2.6, zone.y[1] - 0.3],
    z: [z[1] - 0.9, zone.z[1] + 0.3],
  }
  return [
    fill('case_side', { x: [zone.x[0], zone.x[0] + t], y: zone.y, z }, { grain: 1 }),
    fill('case_side', { x: [zone.x[1] - t, zone.x[1]], y: zone.y, z }, { grain: 1 }),
    fill('case_back', { x: inset(zone.x, t), y: [zone.y[0] + 2, zone.y[1]], z: [z[0], z[0] + 0.4] }),
    fill(
      'panel',
      { x: inset(zone.x, t), y: [zone.y[0], zone.y[0] + 2.3], z: [z[1] - 1.6, z[1] - 0.9] },
      { grain: 0 },
    ),
    ...drawerGrid(front, { rows: drawers, columns: 1 }, build.isTwoTone ? 'accent_wood' : 'wood'),
  ]
}
