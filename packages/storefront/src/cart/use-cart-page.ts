// What only the cart page does to the cart, for its components.
import { useMemo } from 'react'
import { useClient } from '../platform/data/use-query.ts'
import { useWatched } from './use-cart.ts'
import { cartPageApi } from './cart-page-api.ts'

/** Every change is announced to the other tabs. */
export function useCartPage() {
  const client = useClient()
  const watch = useWatched()
  return useMemo(() => {
    const api = cartPageApi(client)
    return {
      applyCoupon: watch('applyCoupon', api.applyCoupon),
      removeCoupon: watch('removeCoupon', api.removeCoupon),
      applyGiftCard: watch('giftCard', api.applyGiftCard),
      removeGiftCard: watch('giftCard', api.removeGiftCard),
      setComment: watch('comment', api.setComment),
      clear: watch('clear', api.clear),
      estimate: api.estimate,
    }
  }, [client, watch])
}
