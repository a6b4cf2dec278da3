// Placing the order from the review: once, again when the answer was lost, and what to show when it did not work.
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { OperationError } from '../platform/data/operation-error.ts'
import {
  placeAgreedOrder,
  withRetries,
  type CartChange,
  type CheckoutCalls,
  type PlaceOutcome,
} from './driver.ts'
import { clearPlacing, markPlacing, readPlacing } from './last-order.ts'
import { useSubmit } from '../platform/forms/use-submit.ts'

/** Pauses before further attempts when the answer was lost; the back end answers them with the order it has made. */
export const RETRY_PAUSES_MS = [800, 2500] as const

/** Nothing answered, or what answered was overloaded: the order may have been made all the same. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof OperationError && (error.kind === 'offline' || error.kind === 'unavailable')
}

export interface PlaceOrderState {
  isBusy: boolean
  failure: unknown
  /** Nobody answered, now or before the page was loaded anew: the order may have been made. */
  isUnsure: boolean
  /** What changed since the shopper saw the total; they have to agree again. */
  changes: readonly CartChange[]
  /** Places the cart that the shopper sees. */
  place: (shown: CartFragment) => Promise<void>
}

export interface PlaceOrderEvents {
  /** Before anything is sent. */
  onPlacing: (shown: CartFragment) => void
  onPlaced: (order: OrderFragment) => void
}

/** Pressing again makes no second order: see docs/decisions/0060-an-order-is-placed-once.md. */
export function usePlaceOrder(
  cart: CartFragment,
  calls: CheckoutCalls,
  events: PlaceOrderEvents,
): PlaceOrderState {
  // A page loaded anew in the middle of it.
  const [wasPlacing, setWasPlacing] = useState(() => readPlacing(sessionStorage) === cart.id)
  const [changes, setChanges] = useState<readonly CartChange[]>([])
  const { isBusy, failure, run } = useSubmit()
  const place = (shown: CartFragment) =>
    run(async () => {
      setChanges([])
      setWasPlacing(false)
      events.onPlacing(shown)
      const outcome = await placeAndNote(calls, shown)
      if (outcome.kind === 'placed') events.onPlaced(outcome.order)
      else setChanges(outcome.changes)
    })
  return { isBusy, failure, isUnsure: wasPlacing || isAnswerLost(failure), changes, place }
}

/** Until the back end has refused or the thank-you page is there, the tab remembers which cart was on its way. */
async function placeAndNote(calls: CheckoutCalls, shown: CartFragment): Promise<PlaceOutcome> {
  markPlacing(sessionStorage, shown.id)
  try {
    const outcome = await withRetries(() => placeAgreedOrder(calls, shown), isAnswerLost, RETRY_PAUSES_MS)
    if (outcome.kind === 'changed') clearPlacing(sessionStorage)
    return outcome
  } catch (error) {
    if (!isAnswerLost(error)) clearPlacing(sessionStorage)
    throw error
  }
}
