// What a piece of furniture takes on the floor, and what must stay free around it: from the parts of its model.
import { boundsOf, measuredParts, type Part, type PartRole } from '@loftwood/furniture'
import { LADDER_FOOT } from '@loftwood/fit/rules'
import { around, sizeOf, type Area, type Box, type Span } from './box.ts'

export const CLEARANCES = ['ladder', 'stairs', 'slide', 'drawers', 'trundle', 'desk'] as const
export type ClearanceKind = (typeof CLEARANCES)[number]

/** Floor that must stay free for something to be used. */
export interface Clearance extends Box {
  kind: ClearanceKind
  /** Inches in front of what needs them. */
  depth: number
}

/** All around the piece's own origin, its front towards the reader. */
export interface Footprint {
  /** Everything that stands there, ladders and slides included. */
  area: Area
  /** As measured, without bedding. */
  height: number
  /** Where somebody sleeps above the others. */
  upperBed: Area | null
  solids: readonly Box[]
  clearances: readonly Clearance[]
}

/** Inches that must stay free in front; a trundle needs its own depth. */
export const CLEARANCE_DEPTH = {
  ladder: LADDER_FOOT,
  stairs: LADDER_FOOT,
  slide: 40,
  drawers: 18,
  desk: 30,
} as const
/** A person on the floor. */
const PERSON_HEIGHT = 60
/** A mattress that is higher than this is an upper bed's. */
const UPPER_BED_FROM = 30
/** A trundle is wider than its casters stand. */
const BEYOND_CASTERS = 4
const TRUNDLE_HEIGHT: Span = [0, 12]

const notSolid: ReadonlySet<PartRole> = new Set(['piping', 'duvet', 'fold', 'pillow', 'sheet', 'knob'])

const USED_BY: Readonly<Partial<Record<PartRole, Exclude<ClearanceKind, 'trundle'>>>> = {
  ladder_stile: 'ladder',
  rung: 'ladder',
  tread: 'stairs',
  slide_bed: 'slide',
  drawer: 'drawers',
  desk_top: 'desk',
}

export function boxOf(parts: readonly Part[]): Box {
  const { x, y, z } = boundsOf(parts)
  return { x, y: z, h: y }
}

/** @param hasTrundle whether a trundle rolls out from under it */
export function footprintOf(parts: readonly Part[], hasTrundle = false): Footprint {
  const standing = parts.filter(({ role }) => !notSolid.has(role))
  const { x, y } = boxOf(standing)
  return {
    area: { x, y },
    height: boxOf(measuredParts(parts)).h[1],
    upperBed: upperBedOf(parts),
    solids: solidsOf(standing),
    clearances: [...clearancesOf(parts), ...(hasTrundle ? trundleClearances(parts) : [])],
  }
}

function upperBedOf(parts: readonly Part[]): Area | null {
  const upper = parts.filter(({ role, position }) => role === 'mattress' && position[1] > UPPER_BED_FROM)
  if (upper.length === 0) return null
  const { x, y } = boxOf(upper)
  return { x, y }
}

/** A plain block of these measures, for furniture without a model. */
export function blockFootprint(size: { length: number; width: number; height: number }): Footprint {
  const area: Area = { x: [-size.length / 2, size.length / 2], y: [-size.width / 2, size.width / 2] }
  const solid: Box = { ...area, h: [0, size.height] }
  return { area, height: size.height, upperBed: null, solids: [solid], clearances: [] }
}

/** The slats of a bed are one board here; what lies within another part is left out. */
function solidsOf(parts: readonly Part[]): Box[] {
  const slats = Object.values(
    Object.groupBy(
      parts.filter(({ role }) => role === 'slat'),
      ({ position }) => position[1].toFixed(1),
    ),
  )
  const boards = slats.flatMap((group) => (group ? [boxOf(group)] : []))
  const others = parts.filter(({ role }) => role !== 'slat').map((part) => boxOf([part]))
  const all = [...boards, ...others]
  return all.filter((box, index) => !all.some((other, at) => at !== index && holds(other, box, at < index)))
}

/** @param isFirst whether `outer` counts as holding an equal box: of two equal boxes only the first is left */
function holds(outer: Box, inner: Box, isFirst: boolean): boolean {
  const axes = ['x', 'y', 'h'] as const
  if (!axes.every((axis) => outer[axis][0] <= inner[axis][0] && outer[axis][1] >= inner[axis][1]))
    return false
  return isFirst || axes.some((axis) => outer[axis][0] < inner[axis][0] || outer[axis][1] > inner[axis][1])
}

type Facing = 'front' | 'right' | 'back' | 'left'
const FACINGS: readonly Facing[] = ['front', 'right', 'back', 'left']

/** The side to which a part opens: parts are turned together with their piece of furniture. */
const facingOf = ({ rotation }: Part): Facing =>
  FACINGS[((Math.round(rotation[1] / (Math.PI / 2)) % 4) + 4) % 4] ?? 'front'

function clearancesOf(parts: readonly Part[]): Clearance[] {
  const used = parts.filter(({ role }) => USED_BY[role])
  const groups = Object.groupBy(used, (part) => `${USED_BY[part.role]} ${sideOf(part)}`)
  return Object.entries(groups).flatMap(([name, group]) => {
    const [kind, side] = name.split(' ') as [Exclude<ClearanceKind, 'trundle'>, Facing]
    const boxes = group.map((part) => boxOf([part]))
    return besides(boxes, isAcross(side) ? 'x' : 'y').map((own) => {
      const h: Span = [0, kind === 'drawers' ? own.h[1] : PERSON_HEIGHT]
      const depth = CLEARANCE_DEPTH[kind]
      return { kind, depth, ...inFront(own, side, depth), h }
    })
  })
}

const isAcross = (side: Facing): boolean => side === 'front' || side === 'back'

/** Boxes that overlap along the axis are merged into one; those beside them stay apart. */
function besides(boxes: readonly Box[], axis: 'x' | 'y'): Box[] {
  const columns: Box[] = []
  for (const box of boxes.toSorted((one, other) => one[axis][0] - other[axis][0])) {
    const last = columns.at(-1)
    if (last && box[axis][0] < last[axis][1]) columns[columns.length - 1] = around([last, box]) ?? box
    else columns.push(box)
  }
  return columns
}

/** Boards of slides and of leaning ladders are cut sideways and then turned to the front. */
const sideOf = (part: Part): Facing => {
  if (part.shape !== 'extrusion') return facingOf(part)
  return facingOf({ ...part, rotation: [0, part.rotation[1] + Math.PI / 2, 0] })
}

/** From the frame's edge as far as the trundle is wide. */
function trundleClearances(parts: readonly Part[]): Clearance[] {
  const groups = Object.groupBy(
    parts.filter(({ role }) => role === 'caster'),
    facingOf,
  )
  const frame = boxOf(parts.filter(({ role }) => role === 'post' || role === 'cap'))
  return Object.entries(groups).flatMap(([side, group]) => {
    const { x, y } = boxOf(group)
    const isFront = isAcross(side as Facing)
    const wide = ([from, to]: Span): Span => [from - BEYOND_CASTERS, to + BEYOND_CASTERS]
    const from: Area = isFront ? { x: wide(x), y: frame.y } : { x: frame.x, y: wide(y) }
    const depth = sizeOf(wide(isFront ? y : x))
    return [{ kind: 'trundle' as const, depth, ...inFront(from, side as Facing, depth), h: TRUNDLE_HEIGHT }]
  })
}

function inFront({ x, y }: Area, side: Facing, depth: number): Area {
  if (side === 'front') return { x, y: [y[1], y[1] + depth] }
  if (side === 'back') return { x, y: [y[0] - depth, y[0]] }
  if (side === 'right') return { x: [x[1], x[1] + depth], y }
  return { x: [x[0] - depth, x[0]], y }
}
