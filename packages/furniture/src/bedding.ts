/** Mattresses, duvets and pillows laid into a bed. */
import type { MattressSize } from './bed-size.ts'
import { type Footprint, insideRails } from './bed-frame.ts'
import { extent, fill, inset, middle } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

export type Lying = Readonly<{
  /** The mattress's underside and thickness, inches. */
  base: number
  thickness: number
  size: MattressSize
  /** Where the pillow lies. */
  head: 'left' | 'right'
  /** Upper edge of what holds the mattress: the duvet hangs down to it. */
  railTop: number
}>

/** A dressed bed inside the rails of `at`: mattress, duvet folded back, one pillow per sleeper. */
export function dressedBed(at: Footprint, lying: Lying): Part[] {
  const room: Footprint = { x: inset(at.x, insideRails), z: inset(at.z, insideRails) }
  const zone = mattressZone(room, lying)
  return [
    fill('mattress', zone, { shape: 'mattress', material: 'mattress', radius: 1.2 }),
    ...covers(zone, lying),
  ]
}

function mattressZone(room: Footprint, lying: Lying): Zone {
  const within = (span: Span, length: number): Span => {
    const half = Math.min(length, extent(span) - 0.3) / 2
    return [middle(span) - half, middle(span) + half]
  }
  return {
    x: within(room.x, lying.size.length),
    y: [lying.base, lying.base + lying.thickness],
    z: within(room.z, lying.size.width),
  }
}

/** Duvet, its turned-down edge and the pillows on a mattress. */
export function covers(mattress: Zone, lying: Pick<Lying, 'head' | 'railTop'>): Part[] {
  const top = mattress.y[1]
  const length = extent(mattress.x)
  const along = (from: number, to: number): Span =>
    lying.head === 'left'
      ? [mattress.x[0] + from * length, mattress.x[0] + to * length]
      : [mattress.x[1] - to * length, mattress.x[1] - from * length]
  const hem = Math.max(mattress.y[0] + 1, lying.railTop + 0.15)
  const z = inset(mattress.z, -0.55)
  const foldLength = Math.min(9, length * 0.13)
  const foldAt = 0.34
  return [
    fill(
      'duvet',
      { x: along(foldAt, 0.992), y: [hem, top + 1.5], z },
      { shape: 'duvet', material: 'duvet', radius: 1.9 },
    ),
    fill(
      'fold',
      { x: along(foldAt - foldLength / length, foldAt + 0.012), y: [hem + 0.5, top + 2], z: inset(z, -0.15) },
      { shape: 'duvet', material: 'lining', radius: 1.4 },
    ),
    ...pillows(mattress, along),
  ]
}

function pillows(mattress: Zone, along: (from: number, to: number) => Span): Part[] {
  const top = mattress.y[1]
  const sleepers = extent(mattress.z) > 48 ? 2 : 1
  const share = extent(mattress.z) / sleepers
  const length = Math.min(16, extent(mattress.x) * 0.205)
  const first = along(0.015, 0.015 + length / extent(mattress.x))
  return Array.from({ length: sleepers }, (_, i) => {
    const centre = mattress.z[0] + share * (i + 0.5)
    const half = Math.min(13, share * 0.42)
    return fill(
      'pillow',
      { x: first, y: [top - 0.5, top + 5], z: [centre - half, centre + half] },
      { shape: 'pillow', material: 'pillow' },
    )
  })
}
