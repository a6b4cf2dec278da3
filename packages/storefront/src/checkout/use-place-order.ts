// Places the order: once, with retries when the answer was lost, and with the problems to show.
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

/** No answer, or an overload: the order may have been placed anyway. */
export function isAnswerLost(error: unknown): boolean {
  return error instanceof OperationError && (error.kind === 'offline' || error.kind === 'unavailable')
}

export interface PlaceOrderState {
  isBusy: boolean
  failure: unknown
  /** There was no answer, now or before a reload: the order may have been placed. */
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
  /** Only the order's e-mail has the rest. */
  onPlacedUntold: (number: string | undefined) => void
}

/** A second press places no second order: see docs/decisions/0060-an-order-is-placed-once.md. */
export function usePlaceOrder(
  cart: CartFragment,
  calls: CheckoutCalls,
  events: PlaceOrderEvents,
): PlaceOrderState {
  // The page was reloaded while the order was placed.
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
      else if (outcome.kind === 'untold') events.onPlacedUntold(outcome.number)
      else setChanges(outcome.changes)
    })
  return { isBusy, failure, isUnsure: wasPlacing || isAnswerLost(failure), changes, place }
}

/** Until the back end has refused or the thank-you page is there, the tab's storage holds the cart. */
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
