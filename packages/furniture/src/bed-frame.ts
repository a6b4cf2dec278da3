/** The frame of one bed: posts, rails, slats, end panels and guard rails. */
import { extent, fill, inset, middle, placed, plate, spread } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'

/** Joinery measures shared by all beds, inches. */
export const joinery = {
  post: 3,
  /** Caps stand out this much around a post. */
  capLip: 0.25,
  capHeight: 0.9,
  railHeight: 5.5,
  railThickness: 1.25,
  /** Rails lie this much behind the posts' outer face. */
  railInset: 0.5,
  slatWidth: 2.75,
  slatThickness: 0.75,
  boardHeight: 3,
  boardThickness: 1,
  /** The mattress sinks this much below the rails' upper edge. */
  mattressInset: 1.5,
} as const

/** Inches. */
export const mattressThickness = { upper: 6, lower: 7 } as const
/** Guard rails end this much above the mattress. */
const guardReach = 5

/** The upper rail's upper edge under guard rails that end just below the posts' tops. */
export const upperRailTop = (height: number): number =>
  height - joinery.capHeight - 0.2 - guardReach - mattressThickness.upper + joinery.mattressInset

/** The upper edge of a rail that a trundle fits under. */
export const railOverTrundle = 15.5

/** Where a bed stands: the outer faces of its posts' caps. */
export type Footprint = Readonly<{ x: Span; z: Span }>
export type EndPanelStyle = 'slatted' | 'panel' | 'curved'
export type Side = 'front' | 'back'

const { post, capLip } = joinery

/** From the caps' outer face to the rails' inner face: the mattress lies inside. */
export const insideRails = capLip + joinery.railInset + joinery.railThickness

/** One post with its cap; `x` and `z` are its corner of the footprint, -1 the lower end. */
export function cappedPost(at: Footprint, [sx, sz]: readonly [-1 | 1, -1 | 1], y: Span): Part[] {
  const wide = post + 2 * capLip
  const span = (range: Span, side: -1 | 1): Span =>
    side < 0 ? [range[0], range[0] + wide] : [range[1] - wide, range[1]]
  const [x, z] = [span(at.x, sx), span(at.z, sz)]
  return [
    fill(
      'post',
      { x: inset(x, capLip), y: [y[0], y[1] - joinery.capHeight], z: inset(z, capLip) },
      { radius: 0.3, grain: 1 },
    ),
    fill('cap', { x, y: [y[1] - joinery.capHeight, y[1]], z }, { radius: 0.28, grain: 0 }),
  ]
}

/** Four posts of the same height. */
export const fourPosts = (at: Footprint, y: Span): Part[] =>
  (
    [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ] as const
  ).flatMap((corner) => cappedPost(at, corner, y))

/** The region between the posts: rails run in it. */
export const between = (span: Span): Span => inset(span, post + capLip)

/** Where a board on the front or back lies, `thickness` deep. */
export function sideSpan(z: Span, side: Side, thickness: number): Span {
  const inwards = capLip + joinery.railInset
  return side === 'front'
    ? [z[1] - inwards - thickness, z[1] - inwards]
    : [z[0] + inwards, z[0] + inwards + thickness]
}

/** Side rails, end rails and slats whose upper edge is at `top`. */
export function bedBase(at: Footprint, top: number): Part[] {
  const y: Span = [top - joinery.railHeight, top]
  const t = joinery.railThickness
  const ends: Span[] = [sideSpan(at.x, 'back', t), sideSpan(at.x, 'front', t)]
  const sides = (['front', 'back'] as const).map((side) =>
    fill('rail', { x: between(at.x), y, z: sideSpan(at.z, side, t) }),
  )
  const endRails = ends.map((x) => fill('rail', { x, y, z: between(at.z) }))
  return [...sides, ...endRails, ...slats(at, top - joinery.mattressInset)]
}

function slats(at: Footprint, top: number): Part[] {
  const inwards = capLip + joinery.railInset + joinery.railThickness
  const count = Math.max(6, Math.round(extent(at.x) / 6.2))
  return spread(inset(at.x, inwards + 0.3), count, joinery.slatWidth).map((x) =>
    fill('slat', { x, y: [top - joinery.slatThickness, top], z: inset(at.z, inwards - 0.05) }),
  )
}

/** The panel of one end from the end rail's upper edge `y[0]` to its own top. */
export function endPanel(
  at: Footprint,
  end: 'left' | 'right',
  panel: { y: Span; style: EndPanelStyle },
): Part[] {
  const x = sideSpan(at.x, end === 'right' ? 'front' : 'back', joinery.boardThickness)
  const z = between(at.z)
  const arch = panel.style === 'curved' ? Math.min(3.2, extent(panel.y) * 0.3) : 0
  const railBottom = panel.y[1] - joinery.boardHeight - arch * 0.45
  const top =
    arch > 0
      ? archedRail({ x, y: [railBottom, panel.y[1]], z }, arch)
      : fill('rail', { x, y: [railBottom, panel.y[1]], z })
  const inner: Span = [panel.y[0], railBottom + (arch > 0 ? 0.3 : 0.05)]
  if (panel.style === 'panel')
    return [top, fill('panel', { x: inset(x, 0.15), y: inner, z }, { grain: 2, radius: 0.1 })]
  const count = Math.max(3, Math.round(extent(z) / 5.4))
  const upright = spread(z, count, 2.4).map((span) =>
    fill('slat', { x: inset(x, 0.14), y: inner, z: span }, { grain: 1 }),
  )
  return [top, ...upright]
}

/** A rail whose upper edge rises in an arc by `rise`. */
function archedRail(zone: Zone, rise: number): Part {
  const half = extent(zone.z) / 2
  const steps = 24
  const upper = Array.from({ length: steps + 1 }, (_, i) => {
    const u = 1 - (2 * i) / steps
    return [u * half, zone.y[1] - rise * (1 - Math.cos(u * Math.PI * 0.5) ** 0.8)] as const
  })
  const points = [[-half, zone.y[0]], [half, zone.y[0]], ...upper] as const
  const flat = plate('rail', points, [-extent(zone.x) / 2, extent(zone.x) / 2], { grain: 0 })
  const [part] = placed([flat], -Math.PI / 2, [middle(zone.x), 0, middle(zone.z)])
  return part as Part
}

/** Boards along the front or back above the rail: two below 11 in, three above. */
export function guardRails(at: Footprint, guard: { side: Side; x: Span; y: Span }): Part[] {
  const z = sideSpan(at.z, guard.side, joinery.boardThickness)
  const count = extent(guard.y) > 11 ? 3 : 2
  const pitch = extent(guard.y) / count
  return Array.from({ length: count }, (_, i) => {
    const top = guard.y[1] - i * pitch
    return fill('guard_rail', { x: guard.x, y: [top - joinery.boardHeight, top], z })
  })
}
