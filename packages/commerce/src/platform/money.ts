// Money: dollars in data files and on the wire, whole cents everywhere inside.

/** Whole cents. */
export type Cents = number

/** Dollars to cents, e.g. 19.99 -> 1999. */
export function toCents(dollars: number): Cents {
  return Math.round(dollars * 100)
}

/** Cents to dollars, e.g. 1999 -> 19.99. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** As text, e.g. 129900 -> `1299.00`. */
export function dollars(cents: Cents): string {
  return toDollars(cents).toFixed(2)
}

/** A share of an amount, rounded half away from zero as invoices are. `rate` in per cent. */
export function percentOf(cents: Cents, rate: number): Cents {
  // Six decimals of a cent: 0.5 stays on the right side however binary writes it.
  return Math.sign(cents) * Math.round(Number(((Math.abs(cents) * rate) / 100).toFixed(6)))
}

/** Splits an amount in proportion to the shares, in whole cents that add up to it exactly. */
export function splitOver(amount: Cents, shares: readonly Cents[]): Cents[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (total === 0) return shares.map(() => 0)
  let sharesSoFar = 0
  let allottedSoFar = 0
  return shares.map((share) => {
    sharesSoFar += share
    const upToHere = Math.round((amount * sharesSoFar) / total)
    const part = upToHere - allottedSoFar
    allottedSoFar = upToHere
    return part
  })
}
