// Why a wallet has not paid, in the provider's codes, for the page on which the order is paid then.
import type { OrderStorage } from './last-order.ts'

const STORAGE_KEY = 'loftwood.declined'

export interface Decline {
  type: string
  code?: string | undefined
  decline_code?: string | undefined
}

/** Stores it for the next page. */
export function keepDecline(storage: OrderStorage, { type, code, decline_code }: Decline): void {
  try {
    storage.setItem(STORAGE_KEY, JSON.stringify({ type, code, decline_code }))
  } catch {
    // The page lets the shopper pay without it.
  }
}

/** It is shown once. */
export function takeDecline(storage: OrderStorage): Decline | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(STORAGE_KEY) ?? 'null')
    storage.removeItem(STORAGE_KEY)
    return typeof stored === 'object' && stored !== null && 'type' in stored ? (stored as Decline) : null
  } catch {
    return null
  }
}
