// Mattresses of a cart that do not go with its beds, and what to say of each.
import type { BoughtFit } from '../bought-lines.ts'
import type { MattressFacts, SleepingPlace } from '@loftwood/fit/fit-attributes'
import { boughtMattresses } from './bought-mattresses.ts'
import { unmatchedMattresses, type Unmatched } from '@loftwood/fit/match-mattresses'

export interface CartMisfit {
  /** The line of the mattress. */
  line: BoughtFit
  /** The line of what lies on it. */
  topper: BoughtFit | null
  /** With its topper. */
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
  const [fewest = []] = boughtMattresses(bought)
    .map((mattresses) => unmatchedMattresses(bought, mattresses))
    .toSorted((one, other) => one.length - other.length)
  return fewest
    .flatMap(({ line: { line, topper, ...mattress }, count, why, bedId, place }) => {
      const bed = bought.find(({ id }) => id === bedId)
      return bed ? [{ line, topper, mattress, count, why, bed, place }] : []
    })
    .toSorted((one, other) => bought.indexOf(one.line) - bought.indexOf(other.line))
}
