/** The provider's minimum; a smaller sum is shown so, and is never charged. */
const LEAST_CENTS = 50

export const toCents = (amount: { value?: number | null } | null | undefined): number =>
  Math.round((amount?.value ?? 0) * 100)

/** What the provider's elements may be told. */
export const shownCents = (cents: number): number => Math.max(cents, LEAST_CENTS)
