// Keys on the plan.
import { fitted, resized, ROOM_LIMITS, type Room } from '../geometry/room.ts'
import type { Plan } from '../plan.ts'
import type { PlanActions } from '../use-plan-actions.ts'
import { WALL_HANDLES } from './use-plan-pointer.ts'

const STEP = 1
const LARGE_STEP = 6

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface Pressed {
  key: string
  shiftKey: boolean
  /** Of what has the focus. */
  id: string
}

/** @returns whether the key meant something */
export function pressPlanKey({ key, shiftKey, id }: Pressed, plan: Plan, actions: PlanActions): boolean {
  const [x, y] = ARROWS[key] ?? [0, 0]
  const step = shiftKey ? LARGE_STEP : STEP
  const isArrow = x !== 0 || y !== 0
  if (plan.pieces.some((piece) => piece.id === id))
    return pressOnPiece({ key, id }, [x * step, y * step], actions)
  const fixture = plan.room.fixtures.find((each) => each.id === id)
  if (fixture && isArrow) {
    const offset = fixture.offset + (x + y) * step
    actions.changeFixture(fitted({ ...fixture, offset }, plan.room), `move ${id}`)
    return true
  }
  if (fixture && isRemoval(key)) {
    actions.removeFixture(id)
    return true
  }
  if (!isArrow) return false
  const room = roomBy(plan.room, id, (x + y) * step)
  if (room) actions.changeRoom(room, `size ${id}`)
  return room !== null
}

const isRemoval = (key: string): boolean => key === 'Delete' || key === 'Backspace'

function pressOnPiece(
  { key, id }: { key: string; id: string },
  by: readonly [number, number],
  actions: PlanActions,
): boolean {
  if (by[0] !== 0 || by[1] !== 0) actions.move(id, ...by)
  else if (key === 'r' || key === 'R') actions.turn(id)
  else if (isRemoval(key)) actions.remove(id)
  else return false
  return true
}

function roomBy(room: Room, id: string, by: number): Room | null {
  const to = (inches: number) => Math.min(ROOM_LIMITS.most, Math.round(inches + by))
  if (id === WALL_HANDLES.right) return resized(room, { width: to(room.width) })
  if (id === WALL_HANDLES.bottom) return resized(room, { depth: to(room.depth) })
  return null
}
