// The quarter circle that a door needs to open: pure arithmetic in inches.
import { sizeOf, type Area } from './box.ts'
import { before, type Fixture, type Room } from './room.ts'

export interface Swing {
  /** Where the door hangs. */
  hinge: readonly [x: number, y: number]
  /** Its free edge when it is closed, and when it is open. */
  closed: readonly [x: number, y: number]
  open: readonly [x: number, y: number]
  radius: number
  /** The square that holds the quarter circle. */
  square: Area
}

/** Undefined for what is no door. Of a door that opens outwards `square` lies outside of the room. */
export function swingOf(room: Room, door: Fixture): Swing | undefined {
  if (door.kind !== 'door') return undefined
  const radius = door.width
  const square = before(room, door, door.opensInwards ? radius : -radius)
  const [near, far] = door.hinge === 'start' ? ([0, 1] as const) : ([1, 0] as const)
  const { x, y } = square
  const points = {
    top: { hinge: [x[near], 0], closed: [x[far], 0], open: [x[near], y[1]] },
    bottom: { hinge: [x[near], room.depth], closed: [x[far], room.depth], open: [x[near], y[0]] },
    left: { hinge: [0, y[near]], closed: [0, y[far]], open: [x[1], y[near]] },
    right: { hinge: [room.width, y[near]], closed: [room.width, y[far]], open: [x[0], y[near]] },
  } as const
  return { ...points[door.wall], radius, square: ordered(square) }
}

const ordered = ({ x, y }: Area): Area => ({
  x: [Math.min(...x), Math.max(...x)],
  y: [Math.min(...y), Math.max(...y)],
})

/** Whether something on `area` is in the door's way, but for `tolerance` inches. */
export function swingMeets({ hinge, radius, square }: Swing, area: Area, tolerance = 0): boolean {
  const part: Area = {
    x: [Math.max(area.x[0], square.x[0]), Math.min(area.x[1], square.x[1])],
    y: [Math.max(area.y[0], square.y[0]), Math.min(area.y[1], square.y[1])],
  }
  if (sizeOf(part.x) <= tolerance || sizeOf(part.y) <= tolerance) return false
  const away = (value: number, [from, to]: readonly [number, number]) => Math.max(from - value, 0, value - to)
  return Math.hypot(away(hinge[0], part.x), away(hinge[1], part.y)) < radius - tolerance
}
