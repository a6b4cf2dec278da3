// Mattresses of a cart that do not go with its beds, and what to say of each.
import type { BoughtFit } from '../bought-lines.ts'
import type { MattressFacts, SleepingPlace } from '../fit-attributes.ts'
import { unmatchedMattresses, type Unmatched } from './match-mattresses.ts'

export interface CartMisfit {
  /** The line of the mattress. */
  line: BoughtFit
  mattress: MattressFacts
  /** How many of the line. */
  count: number
  why: Unmatched<never>['why']
  /** The bed and place that come nearest. */
  bed: BoughtFit
  place: SleepingPlace
}

/** In the order of the cart. */
export function cartMisfits(bought: readonly BoughtFit[]): CartMisfit[] {
  const mattresses = bought.flatMap((line) =>
    line.mattress ? [{ ...line.mattress, id: line.id, quantity: line.quantity }] : [],
  )
  return unmatchedMattresses(bought, mattresses).flatMap(({ line: { id }, count, why, bedId, place }) => {
    const line = bought.find((one) => one.id === id)
    const bed = bought.find((one) => one.id === bedId)
    return line?.mattress && bed ? [{ line, mattress: line.mattress, count, why, bed, place }] : []
  })
}
