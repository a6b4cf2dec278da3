// New carts in place of dead ones: concurrent calls with the same dead cart get the same new cart.
import { LRUCache } from 'lru-cache'

/** Longer than concurrent calls take until they are refused. */
const KEEP_MS = 5_000
const MOST = 10_000

/** Returns the new cart for a dead one; `make` runs for the first caller only. */
export type ReplaceCart = (deadCart: string, make: () => Promise<string>) => Promise<string>

export function createCartReplacements(): ReplaceCart {
  const replacements = new LRUCache<string, Promise<string>>({ max: MOST, ttl: KEEP_MS })
  return (deadCart, make) => {
    const replacement = replacements.get(deadCart) ?? make()
    replacements.set(deadCart, replacement, { noUpdateTTL: true })
    replacement.catch(() => replacements.delete(deadCart))
    return replacement
  }
}
