// Mouse and finger on the plan: pieces, what is on the walls, and the walls themselves are dragged. Each frame draws one move
// at most, and only what moves.
import { useStore } from 'jotai'
import { useEffect, useEffectEvent, type RefObject } from 'react'
import {
  fitted,
  floorOf,
  isHorizontal,
  resized,
  wallLength,
  type Fixture,
  type Room,
  type Wall,
} from '../geometry/room.ts'
import { snapped } from '../geometry/snap.ts'
import {
  checkedMoveAtom,
  furnitureAtom,
  moveAtom,
  planAtom,
  selectedAtom,
  type Move,
} from '../planner-atoms.ts'
import { kindOf, withFixture } from '../plan.ts'
import { listenToDrags, type Drag, type Point } from './drags.ts'
import type { PlanActions } from '../use-plan-actions.ts'

/** Handles of the walls, by their `data-id`. */
export const WALL_HANDLES = { right: 'wall-right', bottom: 'wall-bottom' } as const

/** A drag is checked at most this often: a check may take as long as some frames of a slow phone. */
const CHECK_EVERY_MS = 200

/** The wall that is nearest to a point. */
function nearestWall({ x, y }: Point, room: Room): Wall {
  const distances: Record<Wall, number> = {
    top: Math.abs(y),
    right: Math.abs(room.width - x),
    bottom: Math.abs(room.depth - y),
    left: Math.abs(x),
  }
  const [nearest] = (Object.entries(distances) as [Wall, number][]).toSorted((a, b) => a[1] - b[1])
  return nearest?.[0] ?? 'top'
}

function movedAlong(fixture: Fixture, to: Point, room: Room): Fixture {
  const wall = nearestWall(to, room)
  const at = isHorizontal(wall) ? to.x : to.y
  const width = Math.min(fixture.width, wallLength(room, wall))
  return fitted({ ...fixture, wall, width, offset: Math.round(at - width / 2) }, room)
}

/** Listens to the drawing until it is gone. */
export function usePlanPointer(drawing: RefObject<SVGSVGElement | null>, actions: PlanActions): void {
  const store = useStore()
  const putDown = useEffectEvent((id: string, move: Move) => {
    if ('piece' in move) actions.changePiece(id, move.place)
    else actions.changeRoom(move.room)
  })
  useEffect(() => {
    const svg = drawing.current
    if (!svg) return undefined
    const dragOf = (id: string): Drag | null => {
      const { room, pieces } = store.get(planAtom)
      const piece = pieces.find((each) => each.id === id)
      const area = store.get(furnitureAtom).get(id)?.footprint.area
      if (piece && area)
        return (_, by) => {
          const place = { x: piece.x + by.x, y: piece.y + by.y, turns: piece.turns }
          return { piece: id, place: snapped(place, area, floorOf(room)) }
        }
      const fixture = room.fixtures.find((each) => each.id === id)
      if (fixture) return (to) => ({ room: withFixture(room, movedAlong(fixture, to, room)) })
      if (id === WALL_HANDLES.right)
        return (_, by) => ({ room: resized(room, { width: Math.round(room.width + by.x) }) })
      if (id === WALL_HANDLES.bottom)
        return (_, by) => ({ room: resized(room, { depth: Math.round(room.depth + by.y) }) })
      return null
    }
    let checkTimer: ReturnType<typeof setTimeout> | undefined
    const check = () => {
      clearTimeout(checkTimer)
      checkTimer = undefined
      store.set(checkedMoveAtom, store.get(moveAtom))
    }
    const show = (move: Move | null) => {
      store.set(moveAtom, move)
      if (move === null) check()
      else checkTimer ??= setTimeout(check, CHECK_EVERY_MS)
    }
    const stop = listenToDrags(svg, {
      start: (id) => {
        store.set(selectedAtom, kindOf(id) === 'wall' ? null : id)
        return dragOf(id)
      },
      move: show,
      end: (id, move) => {
        // The drag ends before the result is announced: its last check is older than the place where it was put down.
        show(null)
        putDown(id, move)
      },
    })
    return () => {
      stop()
      // When the page is left during a drag, the drag ends.
      show(null)
    }
  }, [drawing, store])
}
