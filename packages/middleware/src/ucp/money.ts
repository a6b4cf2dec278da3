// Amounts of the protocol: whole numbers in the currency's minor unit.

export interface Money {
  value?: number | null
  currency?: string | null
}

/** An amount in the minor unit. Back ends count in decimals: 1299.1 is 129910 cents. */
export function minorUnits({ value }: Pick<Money, 'value'>, currency: string): number {
  return Math.round((value ?? 0) * 10 ** digitsOf(currency))
}

/** The same amount in decimals, as the back end's filters take it. */
export function decimals(amount: number, currency: string): string {
  const digits = digitsOf(currency)
  return (amount / 10 ** digits).toFixed(digits)
}

function digitsOf(currency: string): number {
  try {
    const format = new Intl.NumberFormat('en', { style: 'currency', currency })
    return format.resolvedOptions().maximumFractionDigits ?? 2
  } catch {
    return 2
  }
}
