// A rectangular room with what is fixed to its walls: pure arithmetic in inches.
import { clamped, type Area, type Span } from './box.ts'

/** As the plan shows them. */
export const WALLS = ['top', 'right', 'bottom', 'left'] as const
export type Wall = (typeof WALLS)[number]

export const FIXTURES = ['door', 'window', 'heater'] as const
export type FixtureKind = (typeof FIXTURES)[number]

export interface Fixture {
  id: string
  kind: FixtureKind
  wall: Wall
  /** From the wall's left or upper end to where it begins. */
  offset: number
  width: number
  /** Of a door: at which of its ends it hangs, and whether it opens into the room. */
  hinge: 'start' | 'end'
  opensInwards: boolean
}

export interface Room {
  /** From left to right. */
  width: number
  /** From top to bottom. */
  depth: number
  fixtures: readonly Fixture[]
}

export const ROOM_LIMITS = { least: 36, most: 600, fixtures: 12 } as const
export const FIXTURE_LIMITS = { least: 12, most: 240 } as const
/** Usual widths, inches. */
export const USUAL_WIDTH: Readonly<Record<FixtureKind, number>> = { door: 32, window: 48, heater: 36 }

/** Inches that a heater stands out from its wall. */
export const HEATER_DEPTH = 4

export const isHorizontal = (wall: Wall): boolean => wall === 'top' || wall === 'bottom'

export const wallLength = (room: Pick<Room, 'width' | 'depth'>, wall: Wall): number =>
  isHorizontal(wall) ? room.width : room.depth

export const floorOf = ({ width, depth }: Pick<Room, 'width' | 'depth'>): Area => ({
  x: [0, width],
  y: [0, depth],
})

/** The floor in front of a fixture, `depth` inches into the room. */
export function before(room: Room, { wall, offset, width }: Fixture, depth: number): Area {
  const span: Span = [offset, offset + width]
  switch (wall) {
    case 'top':
      return { x: span, y: [0, depth] }
    case 'bottom':
      return { x: span, y: [room.depth - depth, room.depth] }
    case 'left':
      return { x: [0, depth], y: span }
    case 'right':
      return { x: [room.width - depth, room.width], y: span }
  }
}

/** The fixture where its wall has room for it. */
export function fitted(fixture: Fixture, room: Pick<Room, 'width' | 'depth'>): Fixture {
  const length = wallLength(room, fixture.wall)
  const width = clamped(fixture.width, FIXTURE_LIMITS.least, Math.min(FIXTURE_LIMITS.most, length))
  return { ...fixture, width, offset: clamped(fixture.offset, 0, length - width) }
}

/** With another width or depth; what is on the walls stays on them. */
export function resized(room: Room, size: Partial<Pick<Room, 'width' | 'depth'>>): Room {
  const limit = (inches: number) => clamped(inches, ROOM_LIMITS.least, ROOM_LIMITS.most)
  const width = limit(size.width ?? room.width)
  const depth = limit(size.depth ?? room.depth)
  return { width, depth, fixtures: room.fixtures.map((fixture) => fitted(fixture, { width, depth })) }
}
