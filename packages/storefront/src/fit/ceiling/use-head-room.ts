// The headroom above the upper bed under the shopper's own ceiling.
import { useAtomValue } from 'jotai'
import type { ProductFit } from '@loftwood/fit/fit-attributes'
import { useAfterFirstRender } from '../../platform/use-hydrated.ts'
import { useMyHome } from '../my-home/use-my-home.ts'
import { cartMattressesAtom } from './cart-mattresses.ts'
import { headRoomUnder, upperBedOf, type HeadRoom } from '@loftwood/fit/head-room'

/** Null without an upper bed, or without a ceiling. @param usual the ceiling to assume where the shopper has typed none */
export function useHeadRoom(fit: ProductFit, height: number | null, usual?: number): HeadRoom | null {
  const { ceiling = usual } = useMyHome()
  const inCart = useAtomValue(cartMattressesAtom)
  const upper = upperBedOf({ fit, height }, useAfterFirstRender() ? inCart : [])
  return upper && ceiling !== undefined ? headRoomUnder(ceiling, upper) : null
}
