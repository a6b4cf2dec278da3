// Places the order: once, with retries when the answer was lost, and with the problems to show.
import type { CartFragment, OrderFragment } from '@loftwood/graphql-types'
import { useState } from 'react'
import { useSubmit } from '../platform/forms/use-submit.ts'
import { placeAgreedOrder, type CartChange, type CheckoutCalls } from './driver.ts'
import { readPlacing } from './last-order.ts'
import { fateOf, sendOrder, type OrderFate } from './send-order.ts'

export interface PlaceOrderState {
  isBusy: boolean
  failure: unknown
  /** The fate of the failed order, also of one that had no answer before a reload; null when nothing failed. */
  fate: OrderFate | null
  /** What changed since the shopper saw the total; they have to agree again. */
  changes: readonly CartChange[]
  /** Places the cart that the shopper sees. */
  place: (shown: CartFragment) => Promise<void>
  /** The shopper has dealt with it. An order that may have been placed stays so until its fate is known. */
  reset: () => void
}

export interface PlaceOrderEvents {
  /** Before anything is sent. */
  onPlacing: (shown: CartFragment) => void
  onPlaced: (order: OrderFragment) => void | Promise<void>
  /** The order is placed; its details are only in its e-mail. */
  onPlacedWithoutDetails: (number: string | undefined) => void
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
  const { isBusy, failure, run, reset } = useSubmit()
  const place = (shown: CartFragment) =>
    run(async () => {
      setChanges([])
      setWasPlacing(false)
      events.onPlacing(shown)
      const sending = { storage: sessionStorage, cartId: shown.id }
      const outcome = await sendOrder(() => placeAgreedOrder(calls, shown), sending)
      if (outcome.kind === 'placed') await events.onPlaced(outcome.order)
      else if (outcome.kind === 'withoutDetails') events.onPlacedWithoutDetails(outcome.number)
      else setChanges(outcome.changes)
    })
  const fate = wasPlacing ? 'unsure' : failure === null ? null : fateOf(failure)
  const dismiss = () => {
    setChanges([])
    if (fate === 'notPlaced') reset()
  }
  return { isBusy, failure, fate, changes, place, reset: dismiss }
}
