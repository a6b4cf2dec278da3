// The head room above the upper bed under the shopper's own ceiling.
import { useAtomValue } from 'jotai'
import { cartMattressesAtom, mattressAbove } from './cart-mattresses.ts'
import type { ProductFit } from '../fit-attributes.ts'
import { upperBedOf, verdictOf, type HeadRoomVerdict, type UpperBed } from './head-room.ts'
import { useFirstRendered, useMyHome } from '../my-home/use-my-home.ts'

export interface HeadRoom {
  /** Inches above the mattress. */
  inches: number
  verdict: HeadRoomVerdict
  ceiling: number
  upper: UpperBed
  /** Inches of the mattress in the cart, if that is what counts. */
  chosen: number | undefined
}

/** Null without an upper bed, and without a ceiling. @param usual ceiling where the shopper has typed none */
export function useHeadRoom(fit: ProductFit, height: number | null, usual?: number): HeadRoom | null {
  const { ceiling = usual } = useMyHome()
  const inCart = useAtomValue(cartMattressesAtom)
  const chosen = useFirstRendered() ? mattressAbove(inCart, fit) : undefined
  const upper = upperBedOf(fit, height, chosen)
  if (!upper || ceiling === undefined) return null
  const inches = ceiling - upper.mattressTop
  return { inches, verdict: verdictOf(inches), ceiling, upper, chosen }
}
