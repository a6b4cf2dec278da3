/** The provider's minimum. */
export const LEAST_CENTS = 50

export const toCents = (amount: { value?: number | null } | null | undefined): number =>
  Math.round((amount?.value ?? 0) * 100)
