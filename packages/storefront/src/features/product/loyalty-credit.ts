/** Loyalty credit of a purchase. */

/** One tenth of the final price, rounded to whole units of the same currency. */
export function loyaltyCredit(finalPrice: number): number {
  return Math.round(finalPrice / 10)
}
