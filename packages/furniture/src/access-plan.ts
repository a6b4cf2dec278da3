/**
 * Shares a raised bed's outside measures between the frame and what leads up and down:
 * ladder, stairs and slide all count towards the length and width of the catalogue.
 */
import { between, type Footprint, joinery, upperRailTop } from './bed-frame.ts'
import { mattressSize } from './bed-size.ts'
import type { Build } from './furniture-model.ts'
import { leaningLadder, uprightLadder } from './ladder.ts'
import { extent } from './make-part.ts'
import type { Part, Span, Zone } from './part.ts'
import { slide } from './slide.ts'
import { staircase } from './stairs.ts'

export type AccessPlan = Readonly<{
  /** The upper bed. */
  frame: Footprint
  /** The same object unless the lower bed is wider. */
  lowerFrame: Footprint
  head: 'left' | 'right'
  /** Front guard rails, along x. */
  guardSpans: readonly Span[]
  /** The end where the stairs arrive has no panel. */
  openEnd?: 'left' | 'right'
  parts: readonly Part[]
}>

const ladderThickness = 1.75
const ladderWidth = 16
const slideWidth = 18
/** What a frame adds around its mattress. */
const frameMargin = { length: 5.5, width: 4.5 }

/** The plan for a bunk or loft standing in the middle of its measures. */
export function accessPlan(build: Build): AccessPlan {
  const { length, width } = build.measures
  const x: Span = [-length / 2, length / 2]
  const z: Span = [-width / 2, width / 2]
  return build.model.access === 'stairs' ? stairsPlan(build, { x, z }) : ladderPlan(build, { x, z })
}

const onSide = (span: Span, side: 'left' | 'right', size: number): Span =>
  side === 'left' ? [span[0], span[0] + size] : [span[1] - size, span[1]]

const remaining = (span: Span, side: 'left' | 'right', size: number): Span =>
  side === 'left' ? [span[0] + size, span[1]] : [span[0], span[1] - size]

function stairsPlan(build: Build, outer: Footprint): AccessPlan {
  const side = build.ladderSide
  const nominal = mattressSize(build.bedSize).length + frameMargin.length
  const spare = extent(outer.x) - nominal
  const stairWidth = spare >= 14 ? Math.min(spare, 24) : 17
  const slidePlan = slideZone(build, { x: remaining(outer.x, side, stairWidth), z: outer.z })
  const frame: Footprint = { x: remaining(outer.x, side, stairWidth), z: slidePlan.rest }
  const stairZone: Zone = { x: onSide(outer.x, side, stairWidth), y: [0, build.measures.height], z: frame.z }
  const climb = upperRailTop(build.measures.height)
  return {
    frame,
    lowerFrame: frame,
    head: side === 'left' ? 'right' : 'left',
    guardSpans: without(between(frame.x), slidePlan.zone?.x),
    openEnd: side,
    parts: [
      ...staircase(stairZone, { climb, drawers: build.model.drawers || 3, railSide: side }),
      ...(slidePlan.zone ? slide(slidePlan.zone) : []),
    ],
  }
}

function ladderPlan(build: Build, outer: Footprint): AccessPlan {
  const slidePlan = slideZone(build, outer)
  const lowerDeeper = lowerOverhang(build)
  const spare = extent(slidePlan.rest) - mattressSize(build.lowerBedSize).width - frameMargin.width
  const isLeaning = build.model.access === 'angled_ladder' && (spare >= 5 || lowerDeeper > 0)
  const protrusion = isLeaning ? Math.max(ladderThickness, Math.min(spare, 14)) : ladderThickness
  const hasLadder = build.model.access !== 'none' && !slidePlan.zone
  const sharesFront = build.model.access !== 'none' && slidePlan.zone !== undefined
  const frontOf = (depth: number): Footprint => ({ x: outer.x, z: [slidePlan.rest[0], slidePlan.rest[1] - depth] })
  const lowerFrame = frontOf(hasLadder ? protrusion : 0)
  const frame = lowerDeeper > 0 ? { x: outer.x, z: [lowerFrame.z[0], lowerFrame.z[1] - lowerDeeper] as Span } : lowerFrame
  const ladderX = ladderSpan(build, frame)
  const top = build.measures.height - joinery.capHeight - 0.2
  const parts: Part[] = slidePlan.zone ? slide(slidePlan.zone) : []
  if (build.model.access !== 'none') {
    const front = frame.z[1] + (sharesFront ? ladderThickness : outer.z[1] - frame.z[1])
    const zone: Zone = { x: ladderX, y: [0, top], z: [frame.z[1], front] }
    parts.push(...(isLeaning || lowerDeeper > 0 ? leaningLadder(zone) : uprightLadder(zone)))
  }
  const openings = build.model.access === 'none' ? [] : [ladderX]
  const guardSpans = openings.concat(slidePlan.zone ? [slidePlan.zone.x] : []).reduce<readonly Span[]>(
    (spans, opening) => spans.flatMap((span) => without(span, opening)), [between(frame.x)])
  return { frame, lowerFrame, head: build.ladderSide === 'left' ? 'right' : 'left', guardSpans, parts }
}

/** How much deeper the lower bed of a bunk is. */
function lowerOverhang(build: Build): number {
  if (build.model.kind !== 'bunk') return 0
  return Math.max(0, mattressSize(build.lowerBedSize).width - mattressSize(build.bedSize).width)
}

function ladderSpan(build: Build, frame: Footprint): Span {
  const free = between(frame.x)
  return onSide([free[0] - 0.6, free[1] + 0.6], build.ladderSide, ladderWidth)
}

/** Where the slide lies in front of the bed, and the depth left for the bed. */
function slideZone(build: Build, outer: Footprint): { zone?: Zone, rest: Span } {
  if (!build.model.withSlide) return { rest: outer.z }
  const nominal = mattressSize(build.lowerBedSize).width + frameMargin.width
  const run = Math.max(30, extent(outer.z) - nominal)
  const rest: Span = [outer.z[0], outer.z[1] - run]
  const away = build.ladderSide === 'left' ? 'right' : 'left'
  const x = onSide(between(outer.x), away, slideWidth)
  const top = upperRailTop(build.measures.height) + 5.5
  return { zone: { x, y: [0, top], z: [rest[1] - 1.2, outer.z[1]] }, rest }
}

/** `span` less `opening`, as the spans left on both sides. */
function without(span: Span, opening: Span | undefined): Span[] {
  if (!opening) return [span]
  const parts: Span[] = [[span[0], Math.min(span[1], opening[0])], [Math.max(span[0], opening[1]), span[1]]]
  return parts.filter(([from, to]) => to - from > 1)
}
