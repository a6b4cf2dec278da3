// Placing the order from the review: once, again when the answer was lost, and what to show when it did not work.
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { OperationError } from '../../shared/data/operation-error.ts'
import { placeAgreedOrder, placeOnce, withRetries, type CartChange, type CheckoutCalls } from './driver.ts'
import { useSubmit } from './use-checkout.ts'

/** Pauses before further attempts when the answer was lost; the back end answers them with the order it has made. */
const RETRY_PAUSES_MS = [800, 2500] as const

/** Nothing answered, or what answered was overloaded: the order may have been made all the same. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof OperationError && (error.kind === 'offline' || error.kind === 'unavailable')
}

export interface PlaceOrderState {
  isBusy: boolean
  failure: unknown
  /** What changed since the shopper saw the total; they have to agree again. */
  changes: readonly CartChange[]
  /** Places the cart that the shopper sees. */
  place: (shown: CartFragment) => Promise<void>
}

/** `onPlaced` is told the order; the button may be pressed as often as one likes. */
export function usePlaceOrder(
  calls: CheckoutCalls,
  onPlaced: (order: OrderFragment) => void,
): PlaceOrderState {
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  const { isBusy, failure, run } = useSubmit()
  const place = (shown: CartFragment) =>
    run(async () => {
      setChanges([])
      const outcome = await placeOnce(shown.id, () =>
        withRetries(() => placeAgreedOrder(calls, shown), isAnswerLost, RETRY_PAUSES_MS),
      )
      if (outcome.kind === 'placed') onPlaced(outcome.order)
      else setChanges(outcome.changes)
    })
  return { isBusy, failure, changes, place }
}
