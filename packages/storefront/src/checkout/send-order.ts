// Sends the order of a cart until it has an answer. Meanwhile the tab's storage names the cart.
import { OperationError } from '../platform/data/operation-error.ts'
import { withRetries, type PlaceOutcome } from './driver.ts'
import type { Store } from '../platform/stored.ts'
import { clearPlacing, markPlacing } from './last-order.ts'

/** Pauses before further attempts when the answer was lost; the back end answers them with the order it has made. */
const RETRY_PAUSES_MS = [800, 2500] as const

/**
 * What a failure means for an order that was sent. `unsure`: no answer, or an overload, so it may have been placed.
 * `untraced`: its cart is gone, most likely because it was ordered, and no order is found. Otherwise it was not placed.
 */
export type OrderFate = 'unsure' | 'untraced' | 'notPlaced'

export function fateOf(error: unknown): OrderFate {
  if (!(error instanceof OperationError)) return 'notPlaced'
  if (error.kind === 'gone') return 'untraced'
  return error.kind === 'offline' || error.kind === 'unavailable' ? 'unsure' : 'notPlaced'
}

interface Sending {
  storage: Store
  cartId: string
  pausesMs?: readonly number[]
}

/** The cart stays in the storage while the order may have been placed and is not shown; see last-order.ts. */
export async function sendOrder(
  send: () => Promise<PlaceOutcome>,
  { storage, cartId, pausesMs = RETRY_PAUSES_MS }: Sending,
): Promise<PlaceOutcome> {
  markPlacing(storage, cartId)
  try {
    const outcome = await withRetries(send, (error) => fateOf(error) === 'unsure', pausesMs)
    if (isFinal(outcome)) clearPlacing(storage)
    return outcome
  } catch (error) {
    if (fateOf(error) === 'notPlaced') clearPlacing(storage)
    throw error
  }
}

/** The thank-you page shows a placed order and removes the cart; an order without number may be found by it later. */
function isFinal(outcome: PlaceOutcome): boolean {
  return outcome.kind === 'changed' || (outcome.kind === 'withoutDetails' && outcome.number !== undefined)
}
