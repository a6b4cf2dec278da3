/** Trundles: a low bed on casters that rolls under another one. */
import { type Footprint, insideRails, joinery } from './bed-frame.ts'
import { covers } from './bedding.ts'
import { extent, fill, inset, rod } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

const caster = 1.6

/** A free-standing trundle whose box fills its measures, dressed. */
export function trundle(zone: Zone): Part[] {
  const wall = 0.9
  const boxTop = zone.y[1]
  const y: Span = [zone.y[0] + caster, boxTop]
  const mattress: Zone = { x: inset(zone.x, wall + 0.5), y: [Math.max(zone.y[0] + caster + 1.5, boxTop - 4.5), boxTop + 1.5], z: inset(zone.z, wall + 0.8) }
  return [
    ...boxOf(zone, y, wall),
    ...casters(zone),
    fill('mattress', mattress, { shape: 'mattress', material: 'mattress', radius: 1 }),
    ...covers(mattress, { head: 'left', railTop: boxTop }),
  ]
}

function boxOf(zone: Zone, y: Span, wall: number): Part[] {
  return [
    fill('panel', { x: zone.x, y, z: [zone.z[1] - wall, zone.z[1]] }, { grain: 0, radius: 0.25 }),
    fill('panel', { x: zone.x, y, z: [zone.z[0], zone.z[0] + wall] }, { grain: 0, radius: 0.25 }),
    fill('panel', { x: [zone.x[0], zone.x[0] + wall], y, z: inset(zone.z, wall) }, { grain: 2 }),
    fill('panel', { x: [zone.x[1] - wall, zone.x[1]], y, z: inset(zone.z, wall) }, { grain: 2 }),
    fill('slat', { x: inset(zone.x, wall), y: [y[0] + 0.4, y[0] + 1.2], z: inset(zone.z, wall) }, { grain: 0 }),
  ]
}

function casters(zone: Zone): Part[] {
  const xs: Span[] = [[zone.x[0] + 4, zone.x[0] + 5.2], [zone.x[1] - 5.2, zone.x[1] - 4]]
  const zs: Span[] = [[zone.z[0] + 2, zone.z[0] + 4], [zone.z[1] - 4, zone.z[1] - 2]]
  return xs.flatMap((x) => zs.map((z) => rod('caster', { x, y: [zone.y[0], zone.y[0] + 2], z }, { axis: 0, material: 'rubber' })))
}

/** A closed trundle under the rails of a bed: its front panel, casters and mattress edge. */
export function trundleUnder(at: Footprint, railBottom: number): Part[] {
  const x = inset(at.x, joinery.post + joinery.capLip + 0.6)
  const z: Span = [at.z[0] + insideRails, at.z[1] - joinery.capLip - joinery.railInset]
  const zone: Zone = { x, y: [0, railBottom - 0.6], z }
  const knobs = [0.22, 0.78].map((t) => {
    const centre = x[0] + extent(x) * t
    const y = caster + (railBottom - 0.6 - caster) / 2
    return rod('knob', { x: [centre - 0.7, centre + 0.7], y: [y - 0.7, y + 0.7], z: [z[1] - 0.05, z[1] + 0.9] }, { axis: 2, material: 'metal' })
  })
  return [...boxOf(zone, [caster, zone.y[1]], 0.9), ...casters(zone), ...knobs]
}

