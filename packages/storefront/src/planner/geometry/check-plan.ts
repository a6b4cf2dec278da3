// What does not fit in a room: pieces against walls, each other, and the floor that must stay free.
import { headRoomUnder, type UpperBed } from '@loftwood/fit/head-room'
import { areasMeet, boxesMeet, isWithin, placed, type Area, type Box, type Place } from './box.ts'
import { swingMeets, swingOf, type Swing } from './door-swing.ts'
import type { Clearance, ClearanceKind, Footprint } from './footprint.ts'
import { before, floorOf, HEATER_DEPTH, type Room } from './room.ts'

export const PROBLEMS = [
  'outside',
  'overlap',
  'clearance-wall',
  'clearance-piece',
  'clearance-door',
  'door',
  'doorway',
  'window-upper',
  'window-covered',
  'heater',
  'ceiling',
  'head-room',
] as const
export type ProblemKind = (typeof PROBLEMS)[number]

export interface Problem {
  /** The piece that has it. */
  piece: string
  kind: ProblemKind
  /** The other piece. */
  other?: string
  /** What needs the floor. */
  of?: ClearanceKind
  /** Inches of floor that must stay free, or of headroom that is there. */
  inches?: number
}

/** Inches. */
export const RULES = {
  /** From an upper bed to a window. */
  upperBedToWindow: 24,
  /** Furniture nearer than this stands before the window. */
  beforeWindow: 6,
  /** What is higher than this covers a window. */
  windowSill: 36,
  toHeater: 12,
  /** Before a door that opens outwards. */
  doorway: 30,
} as const

/** Boards that touch do not run into each other. */
const TOUCH = 0.5
/** Places are rounded to a tenth of an inch. */
const ROUNDING = 0.06

/** A piece where it stands. */
export interface Standing {
  id: string
  footprint: Footprint
  area: Area
  upperBed: Area | null
  solids: readonly Box[]
  clearances: readonly Clearance[]
}

export function standing(id: string, footprint: Footprint, place: Place): Standing {
  return {
    id,
    footprint,
    area: placed(footprint.area, place),
    upperBed: footprint.upperBed && placed(footprint.upperBed, place),
    solids: footprint.solids.map((solid) => placed(solid, place)),
    clearances: footprint.clearances.map((clearance) => placed(clearance, place)),
  }
}

/** What is above the pieces. */
export interface Above {
  /** Height of the room. */
  ceiling: number
  /** By the ids of their pieces. */
  upperBeds: ReadonlyMap<string, UpperBed>
}

/** @param above given only where a ceiling is known */
export function checkPlan(room: Room, pieces: readonly Standing[], above?: Above): Problem[] {
  const swings = room.fixtures.flatMap((fixture) => swingOf(room, fixture) ?? [])
  return pieces.flatMap((piece) => [
    ...inRoom(room, piece, swings),
    ...(above ? underCeiling(piece, above) : []),
    ...withOthers(piece, pieces),
  ])
}

function inRoom(room: Room, piece: Standing, swings: readonly Swing[]): Problem[] {
  const floor = floorOf(room)
  const found: Problem[] = []
  const add = (kind: ProblemKind, facts: Pick<Problem, 'of' | 'inches'> = {}) =>
    found.push({ piece: piece.id, kind, ...facts })
  if (!isWithin(piece.area, floor, ROUNDING)) add('outside')
  if (isInSwing(piece.solids, swings)) add('door')
  for (const clearance of piece.clearances) {
    const facts = { of: clearance.kind, inches: clearance.depth }
    if (!isWithin(clearance, floor, TOUCH)) add('clearance-wall', facts)
    if (isInSwing([clearance], swings)) add('clearance-door', facts)
  }
  for (const fixture of room.fixtures) {
    const isNear = (area: Area, inches: number) => areasMeet(area, before(room, fixture, inches), ROUNDING)
    if (fixture.kind === 'heater' && isNear(piece.area, HEATER_DEPTH + RULES.toHeater))
      add('heater', { inches: RULES.toHeater })
    if (fixture.kind === 'door' && !fixture.opensInwards && isNear(piece.area, RULES.doorway)) add('doorway')
    if (fixture.kind !== 'window') continue
    if (piece.upperBed && isNear(piece.upperBed, RULES.upperBedToWindow))
      add('window-upper', { inches: RULES.upperBedToWindow })
    else if (piece.footprint.height > RULES.windowSill && isNear(piece.area, RULES.beforeWindow))
      add('window-covered')
  }
  return unique(found)
}

const isInSwing = (areas: readonly Area[], swings: readonly Swing[]): boolean =>
  swings.some((swing) => areas.some((area) => swingMeets(swing, area, TOUCH)))

function underCeiling({ id, footprint }: Standing, { ceiling, upperBeds }: Above): Problem[] {
  if (footprint.height > ceiling) return [{ piece: id, kind: 'ceiling', inches: ceiling }]
  const upper = upperBeds.get(id)
  if (!upper) return []
  const { inches, verdict } = headRoomUnder(ceiling, upper)
  return verdict === 'tight' ? [{ piece: id, kind: 'head-room', inches }] : []
}

function withOthers(piece: Standing, all: readonly Standing[]): Problem[] {
  const others = all.filter(({ id }) => id !== piece.id)
  const found = others.flatMap((other): Problem[] => {
    const blocked = piece.clearances.filter(
      (clearance) => areasMeet(clearance, other.area) && meetsAny(clearance, other.solids),
    )
    return [
      ...(areasMeet(piece.area, other.area) && other.solids.some((solid) => meetsAny(solid, piece.solids))
        ? [{ piece: piece.id, kind: 'overlap' as const, other: other.id }]
        : []),
      ...blocked.map(({ kind: of, depth: inches }) => ({
        piece: piece.id,
        kind: 'clearance-piece' as const,
        other: other.id,
        of,
        inches,
      })),
    ]
  })
  return unique(found)
}

const meetsAny = (box: Box, solids: readonly Box[]): boolean =>
  solids.some((solid) => boxesMeet(box, solid, TOUCH))

/** The problems without duplicates. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((problem) => [problemKey(problem), problem])).values()]
}

/** Equal for equal problems. */
export const problemKey = ({ piece, kind, other, of }: Problem): string => [piece, kind, other, of].join(' ')
