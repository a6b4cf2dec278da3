// The quantity of one line: shown at once, sent after a pause, taken back with the back end's words when refused.
import { useSetAtom } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { QUANTITY_DEBOUNCE_MS } from '../../shared/constants.ts'
import { failureText } from '../../shared/data/operation-error.ts'
import { useT } from '../../shared/i18n/use-t.ts'
import { notifyAtom } from '../../shared/notices.ts'
import type { CartItem } from '../../shared/cart/cart-totals.ts'
import { pendingQuantity } from './pending-quantity.ts'
import { useCartActions } from '../../shared/cart/use-cart.ts'

export interface LineQuantity {
  quantity: number
  /** A change is waiting or on its way. */
  isPending: boolean
  change: (quantity: number) => void
}

/** The quantity to show for a line, and how to change it. */
export function useLineQuantity(item: Pick<CartItem, 'uid' | 'quantity'>): LineQuantity {
  const t = useT()
  const notify = useSetAtom(notifyAtom)
  const { setQuantity } = useCartActions()
  const [wish, setWish] = useState<number | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  const say = useEffectEvent((error: unknown) =>
    notify({ type: 'danger', title: t('cart.quantityFailed'), message: failureText(error, t) }),
  )
  const pending = useMemo(
    () =>
      pendingQuantity({
        delayMs: QUANTITY_DEBOUNCE_MS,
        send: (quantity) => setQuantity(item.uid, quantity),
        onWish: setWish,
        onError: setFailure,
      }),
    [item.uid, setQuantity],
  )
  useEffect(() => {
    if (failure !== null) say(failure)
  }, [failure])
  useEffect(() => {
    addEventListener('pagehide', pending.flush)
    return () => {
      removeEventListener('pagehide', pending.flush)
      pending.flush()
    }
  }, [pending])
  return { quantity: wish ?? item.quantity, isPending: wish !== null, change: pending.wish }
}
