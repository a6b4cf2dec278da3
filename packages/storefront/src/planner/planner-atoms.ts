// The state of the planner: the plan with its history, what is selected, and what is on the move. A move changes no more than
// `moveAtom`, which no component of the whole plan reads.
import { atom } from 'jotai'
import { cartMattressesAtom } from '../fit/ceiling/cart-mattresses.ts'
import { upperBedOf, type UpperBed } from '@loftwood/fit/head-room'
import { readFit } from '@loftwood/fit/fit-attributes'
import { myHomeAtom } from '../fit/my-home/my-home.ts'
import type { ProductDetail } from '../product/product-detail.ts'
import { productFit, type FitAttributes } from '../product/facts/product-fit.ts'
import type { Place } from './geometry/box.ts'
import { checkPlan, problemKey, standing, type Problem, type Standing } from './geometry/check-plan.ts'
import type { Room } from './geometry/room.ts'
import { furnitureOf, type Furniture } from './furniture-of.ts'
import { startPlan, withChanged, type Piece, type Plan } from './plan.ts'
import { done, redone, startHistory, undone } from './plan-history.ts'

export const historyAtom = atom(startHistory(startPlan))
export const planAtom = atom((get) => get(historyAtom).present)

/** Something was done to the plan since it was opened. */
export const isPlanChangedAtom = atom((get) => {
  const { past, future } = get(historyAtom)
  return past.length > 0 || future.length > 0
})

/** Id of the piece or the fixture that is selected. */
export const selectedAtom = atom<string | null>(null)

/** The drag under way: of a piece, or of the room's walls. */
export type Move = { piece: string; place: Place } | { room: Room }
export const moveAtom = atom<Move | null>(null)

/** The piece that is dragged. */
export const movingIdAtom = atom((get) => {
  const move = get(moveAtom)
  return move && 'piece' in move ? move.piece : null
})

/** The latest move that was checked: a drag is drawn every frame, and checked a few times a second. */
export const checkedMoveAtom = atom<Move | null>(null)

/** The products of the plan by SKU; null for one that could not be loaded. */
export const productsAtom = atom<Readonly<Record<string, ProductDetail | null>>>({})

/** Their attributes about fitting a home, by SKU. */
export const fitAttributesAtom = atom<Readonly<Record<string, FitAttributes>>>({})

interface Change {
  plan: Plan
  step?: string | undefined
}

export const changePlanAtom = atom(null, (get, set, { plan, step }: Change) =>
  set(historyAtom, done(get(historyAtom), plan, step)),
)
export const undoAtom = atom(null, (get, set) => set(historyAtom, undone(get(historyAtom))))
export const redoAtom = atom(null, (get, set) => set(historyAtom, redone(get(historyAtom))))
export const openPlanAtom = atom(null, (_, set, plan: Plan) => {
  set(historyAtom, startHistory(plan))
  set(selectedAtom, null)
})

/** The room as it is drawn now. */
export const roomAtom = atom((get) => {
  const move = get(moveAtom)
  return move && 'room' in move ? move.room : get(planAtom).room
})

/** The furniture of each piece, by its id; none while its product is loading. */
export const furnitureAtom = atom((get) => {
  const products = get(productsAtom)
  return new Map<string, Furniture>(
    get(planAtom).pieces.flatMap(({ id, sku, options }) => {
      const product = products[sku]
      const furniture = product && furnitureOf(product, options)
      return furniture ? [[id, furniture]] : []
    }),
  )
})

/** Assumed for a bed whose furniture model has an upper bed, and whose attributes name none. */
const OF_MODEL = readFit({ fit_beds: 'upper twin any any' })

/** The upper beds of the pieces with their mattresses, by the pieces' ids. */
const upperBedsAtom = atom((get) => {
  const attributes = get(fitAttributesAtom)
  const inCart = get(cartMattressesAtom)
  const furniture = get(furnitureAtom)
  return new Map<string, UpperBed>(
    get(planAtom).pieces.flatMap(({ id, sku }) => {
      const { footprint, variant } = furniture.get(id) ?? {}
      const own = attributes[sku]
      if (!footprint?.upperBed) return []
      const { height } = footprint
      const upper =
        (own && upperBedOf({ fit: productFit(own, variant), height }, inCart)) ??
        upperBedOf({ fit: OF_MODEL, height })
      return upper ? [[id, upper]] : []
    }),
  )
})

const standings = new WeakMap<Piece, Standing>()

/** Pieces that stay where they are keep their boxes. */
function standingOf(piece: Piece, { footprint }: Furniture): Standing {
  const present = standings.get(piece)
  if (present?.footprint === footprint) return present
  const made = standing(piece.id, footprint, piece)
  standings.set(piece, made)
  return made
}

/** The pieces that are loaded, where they stand or were last checked. */
export const standingsAtom = atom((get) => {
  const move = get(checkedMoveAtom)
  const plan = get(planAtom)
  const shown = move && 'piece' in move ? withChanged(plan, move.piece, move.place) : plan
  const furniture = get(furnitureAtom)
  return shown.pieces.flatMap((piece) => {
    const own = furniture.get(piece.id)
    return own ? [standingOf(piece, own)] : []
  })
})

/** Everything that does not fit, as the pieces stand now. */
export const problemsAtom = atom((get) => {
  const { ceiling } = get(myHomeAtom)
  const above = ceiling === undefined ? undefined : { ceiling, upperBeds: get(upperBedsAtom) }
  return checkPlan(get(roomAtom), get(standingsAtom), above)
})

const NONE: readonly Problem[] = []
const keysOf = (problems: readonly Problem[]): string => problems.map(problemKey).join()

/** The problems of one piece: the same array as long as they are the same. */
export function problemsAtomOf(id: string) {
  let last = NONE
  return atom((get) => {
    const own = get(problemsAtom).filter(({ piece }) => piece === id)
    if (keysOf(own) !== keysOf(last)) last = own
    return last
  })
}
