// Keeps what placing an order answered, so that a second attempt for the same cart gets the first order.
import { LRUCache } from 'lru-cache'

const KEEP_MS = 24 * 60 * 60 * 1000
const MAX_ORDERS = 20_000

/** Where results are kept; several instances need a shared one. */
export interface OrderResults {
  get(cartId: string): Promise<Buffer | undefined>
  set(cartId: string, answer: Buffer): Promise<void>
}

/** Results in this process's memory. */
export function createMemoryOrderResults(): OrderResults {
  const results = new LRUCache<string, Buffer>({ max: MAX_ORDERS, ttl: KEEP_MS })
  return {
    get: async (cartId) => results.get(cartId),
    set: async (cartId, answer) => void results.set(cartId, answer),
  }
}
