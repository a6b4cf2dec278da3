// Loyalty credit of a purchase.
import { LOYALTY_SHARE } from '../platform/constants.ts'

/** One tenth of the final price, rounded to whole units of the same currency. */
export function loyaltyCredit(finalPrice: number): number {
  return Math.round(finalPrice * LOYALTY_SHARE)
}
