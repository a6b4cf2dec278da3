// The actions on the pieces of a plan; each announces its result.
import { findPlace } from './find-place.ts'
import { furnitureOf, wholeOptions } from './furniture-of.ts'
import type { Place } from './geometry/box.ts'
import { floorOf } from './geometry/room.ts'
import { insideOf } from './geometry/snap.ts'
import { changePlan, planIn, type PlanTools } from './plan-tools.ts'
import { nextTurn, withChanged, withoutPiece, withPiece, type Piece } from './plan.ts'
import { furnitureAtom, problemsAtom, productsAtom, selectedAtom, standingsAtom } from './planner-atoms.ts'

/** Where the piece stands now, and what does not fit. */
function say(tools: PlanTools, id: string): void {
  const { store, t, words, announce } = tools
  const piece = planIn(tools).pieces.find((each) => each.id === id)
  if (!piece) return
  const problems = store.get(problemsAtom).filter((problem) => problem.piece === id)
  const outcome = problems.length === 0 ? [t('planner.fits')] : problems.map(words.problem)
  announce(`${words.name(id)}: ${[words.place(piece), ...outcome].join(' ')}`)
}

export function pieceActions(tools: PlanTools) {
  const { store, t, words, announce } = tools
  const change = (id: string, facts: Partial<Omit<Piece, 'id'>>, step?: string) => {
    changePlan(tools, withChanged(planIn(tools), id, facts), step)
    say(tools, id)
  }
  /** Moves a piece by `to`, and back into the room if need be. */
  const changePlace = (id: string, to: (piece: Piece) => Place, step?: string) => {
    const { pieces, room } = planIn(tools)
    const piece = pieces.find((each) => each.id === id)
    const area = store.get(furnitureAtom).get(id)?.footprint.area
    if (piece && area) change(id, insideOf(to(piece), area, floorOf(room)), step)
  }
  return {
    changePiece: change,
    move: (id: string, dx: number, dy: number) =>
      changePlace(id, ({ x, y, turns }) => ({ x: x + dx, y: y + dy, turns }), `move ${id}`),
    turn: (id: string) => changePlace(id, ({ x, y, turns }) => ({ x, y, turns: nextTurn(turns) })),
    remove: (id: string) => {
      announce(t('planner.removed', { name: words.name(id) }))
      store.set(selectedAtom, null)
      changePlan(tools, withoutPiece(planIn(tools), id))
    },
    add: (sku: string, chosen?: Piece['options']) => {
      const id = addPiece(tools, sku, chosen)
      if (id !== null) say(tools, id)
      return id
    },
  }
}

/** @returns the id of the new piece; null when it stands on no floor, or the plan is full */
function addPiece(tools: PlanTools, sku: string, chosen: Piece['options'] = {}): string | null {
  const { store } = tools
  const product = store.get(productsAtom)[sku]
  const options = product ? wholeOptions(product, chosen) : {}
  const furniture = product && furnitureOf(product, options)
  if (!furniture) return null
  const plan = planIn(tools)
  const place = findPlace(plan.room, store.get(standingsAtom), furniture.footprint)
  const next = withPiece(plan, { sku, options, ...place })
  const added = next.pieces[plan.pieces.length]
  if (!added) return null
  changePlan(tools, next)
  store.set(selectedAtom, added.id)
  return added.id
}
