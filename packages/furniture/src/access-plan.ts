/**
 * Shares a raised bed's outside measures between the frame and its stairs;
 * ladder and slide are hooked on in front of the frame.
 */
import { between, type Footprint, joinery, railOverTrundle, upperRailTop } from './bed-frame.ts'
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
/** What a leaning ladder's feet stand out, inches. */
const leaningReach = 11
/** What a frame adds to its mattress's length. */
const frameLength = 5.5

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
  const spare = extent(outer.x) - mattressSize(build.bedSize).length - frameLength
  const stairWidth = spare >= 14 ? Math.min(spare, 24) : 17
  const frame: Footprint = { x: remaining(outer.x, side, stairWidth), z: outer.z }
  const stairZone: Zone = { x: onSide(outer.x, side, stairWidth), y: [0, build.measures.height], z: frame.z }
  const climb = upperRailTop(build.measures.height)
  const chute = slideZone(build, frame)
  return {
    frame,
    lowerFrame: frame,
    head: side === 'left' ? 'right' : 'left',
    guardSpans: without(between(frame.x), chute?.x),
    openEnd: side,
    parts: [
      ...staircase(stairZone, { climb, drawers: build.model.drawers || 3, railSide: side }),
      ...(chute ? slide(chute) : []),
    ],
  }
}

function ladderPlan(build: Build, outer: Footprint): AccessPlan {
  const overhang = lowerOverhang(build)
  const frame: Footprint = overhang > 0 ? { x: outer.x, z: [outer.z[0], outer.z[1] - overhang] } : outer
  const chute = slideZone(build, frame)
  const ladderX = build.model.access === 'none' ? undefined : ladderSpan(build, frame)
  return {
    frame,
    lowerFrame: outer,
    head: build.ladderSide === 'left' ? 'right' : 'left',
    guardSpans: without(between(frame.x), ladderX).flatMap((span) => without(span, chute?.x)),
    parts: [...(ladderX ? ladder(build, frame, ladderX, overhang) : []), ...(chute ? slide(chute) : [])],
  }
}

/**
 * Hooked on in front of the frame; a leaning one stands clear of a wider lower bed. Over a trundle a ladder ends at the lower
 * rail, so that the trundle rolls out below it.
 */
function ladder(build: Build, frame: Footprint, x: Span, overhang: number): Part[] {
  const foot = build.model.withTrundle ? railOverTrundle - joinery.railHeight : 0
  const y: Span = [foot, build.measures.height - joinery.capHeight - 0.2]
  const isLeaning = build.model.access === 'angled_ladder' || overhang > 0
  const reach = isLeaning ? overhang + leaningReach : ladderThickness
  const zone: Zone = { x, y, z: [frame.z[1] - joinery.capLip, frame.z[1] + reach] }
  return isLeaning ? leaningLadder(zone) : uprightLadder(zone)
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

/** Where the slide lies in front of the bed, at the far side from the ladder. */
function slideZone(build: Build, frame: Footprint): Zone | undefined {
  if (!build.model.withSlide) return undefined
  const away = build.ladderSide === 'left' ? 'right' : 'left'
  const top = upperRailTop(build.measures.height) + 5
  return {
    x: onSide(between(frame.x), away, slideWidth),
    y: [0, top],
    z: [frame.z[1] - joinery.capLip - 1, frame.z[1] + top * 1.25],
  }
}

/** `span` less `opening`, as the spans left on both sides. */
function without(span: Span, opening: Span | undefined): Span[] {
  if (!opening) return [span]
  const parts: Span[] = [
    [span[0], Math.min(span[1], opening[0])],
    [Math.max(span[0], opening[1]), span[1]],
  ]
  return parts.filter(([from, to]) => to - from > 1)
}
