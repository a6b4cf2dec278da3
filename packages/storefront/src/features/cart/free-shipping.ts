// How far a cart is from free shipping.

export interface FreeShippingProgress {
  /** What is still missing, in major units; 0 when reached. */
  missing: number
  /** 0 to 100. */
  percent: number
}

/** Null when the store offers no free shipping. Amounts in major units of one currency. */
export function freeShippingProgress(
  subtotal: number,
  threshold: number | null | undefined,
): FreeShippingProgress | null {
  if (threshold == null || threshold <= 0) return null
  const missing = Math.max(0, Math.round((threshold - subtotal) * 100) / 100)
  return { missing, percent: Math.min(100, Math.floor((subtotal / threshold) * 100)) }
}
