/** Trundles: a low bed on casters that rolls under another one. */
import { type Footprint, insideRails, joinery } from './bed-frame.ts'
import { covers } from './bedding.ts'
import type { Build } from './furniture-model.ts'
import { along, extent, fill, inset, rod, spread } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'
import { drawerFront, drawerGrid, knobProtrusion } from './storage.ts'

const caster = 1.6

/** A free-standing trundle whose box fills its measures: a dressed bed, one over drawers, or open drawers on casters. */
export function trundle(zone: Zone, build: Build): Part[] {
  const { drawers } = build.model
  if (drawers > 0 && extent(zone.z) < 30) return rollingDrawers(zone, drawers)
  const wall = 0.9
  const boxTop = zone.y[1]
  const bottom = drawers > 0 ? along(zone.y, 0.6) : zone.y[0] + caster
  const mattress: Zone = {
    x: inset(zone.x, wall + 0.5),
    y: [Math.max(bottom + 1.5, boxTop - 4.5), boxTop + 1.5],
    z: inset(zone.z, wall + 0.8),
  }
  const shell = drawers > 0 ? { ...zone, z: [zone.z[0], zone.z[1] - knobProtrusion] as Span } : zone
  return [
    ...boxOf(shell, [bottom, boxTop], wall),
    ...(drawers > 0 ? drawerBase(zone, bottom, drawers, build.isTwoTone) : []),
    ...casters(shell),
    fill('mattress', mattress, { shape: 'mattress', material: 'mattress', radius: 1 }),
    ...covers(mattress, { head: 'left', railTop: boxTop }),
  ]
}

/** The lower storey of a trundle with drawers; knobs reach the zone's front. */
function drawerBase(zone: Zone, top: number, drawers: number, isTwoTone: boolean): Part[] {
  const y: Span = [zone.y[0] + caster, top - 0.15]
  const front = zone.z[1] - knobProtrusion
  return [
    ...drawerGrid(
      { x: inset(zone.x, 1), y, z: [front - 0.8, zone.z[1]] },
      { rows: 1, columns: drawers },
      isTwoTone ? 'accent_wood' : 'wood',
    ),
    ...boxOf({ ...zone, z: [zone.z[0], front - 0.85] }, [y[0], top], 0.9),
  ]
}

/** Open drawers side by side, each on its own casters. */
function rollingDrawers(zone: Zone, count: number): Part[] {
  const gap = 0.6
  return spread(
    [zone.x[0] - gap, zone.x[1] + gap],
    count,
    (extent(zone.x) - gap * (count - 1)) / count,
  ).flatMap((x) => {
    const box: Zone = { x, y: zone.y, z: [zone.z[0], zone.z[1] - knobProtrusion] }
    const front: Zone = { x, y: [zone.y[0] + caster * 0.7, zone.y[1]], z: [box.z[1] - 0.9, zone.z[1]] }
    const back = { ...box, z: [box.z[0], box.z[1] - 0.95] as Span }
    return [
      ...boxOf({ ...back, x: inset(x, 0.5) }, [zone.y[0] + caster, zone.y[1] - 1], 0.7),
      ...casters(back),
      ...drawerFront(front),
    ]
  })
}

function boxOf(zone: Zone, y: Span, wall: number): Part[] {
  return [
    fill('panel', { x: zone.x, y, z: [zone.z[1] - wall, zone.z[1]] }, { grain: 0, radius: 0.25 }),
    fill('panel', { x: zone.x, y, z: [zone.z[0], zone.z[0] + wall] }, { grain: 0, radius: 0.25 }),
    fill('panel', { x: [zone.x[0], zone.x[0] + wall], y, z: inset(zone.z, wall) }, { grain: 2 }),
    fill('panel', { x: [zone.x[1] - wall, zone.x[1]], y, z: inset(zone.z, wall) }, { grain: 2 }),
    fill(
      'slat',
      { x: inset(zone.x, wall), y: [y[0] + 0.4, y[0] + 1.2], z: inset(zone.z, wall) },
      { grain: 0 },
    ),
  ]
}

function casters(zone: Zone): Part[] {
  const xs: Span[] = [
    [zone.x[0] + 4, zone.x[0] + 5.2],
    [zone.x[1] - 5.2, zone.x[1] - 4],
  ]
  const zs: Span[] = [
    [zone.z[0] + 2, zone.z[0] + 4],
    [zone.z[1] - 4, zone.z[1] - 2],
  ]
  return xs.flatMap((x) =>
    zs.map((z) => rod('caster', { x, y: [zone.y[0], zone.y[0] + 2], z }, { axis: 0, material: 'rubber' })),
  )
}

/** A closed trundle under the rails of a bed: its front panel, casters and mattress edge. */
export function trundleUnder(at: Footprint, railBottom: number): Part[] {
  const x = inset(at.x, joinery.post + joinery.capLip + 0.6)
  const z: Span = [at.z[0] + insideRails, at.z[1] - joinery.capLip - joinery.railInset]
  const zone: Zone = { x, y: [0, railBottom - 0.6], z }
  const knobs = [0.22, 0.78].map((t) => {
    const centre = along(x, t)
    const y = caster + (railBottom - 0.6 - caster) / 2
    return rod(
      'knob',
      { x: [centre - 0.7, centre + 0.7], y: [y - 0.7, y + 0.7], z: [z[1] - 0.05, z[1] + knobProtrusion] },
      { axis: 2, material: 'metal' },
    )
  })
  return [...boxOf(zone, [caster, zone.y[1]], 0.9), ...casters(zone), ...knobs]
}
