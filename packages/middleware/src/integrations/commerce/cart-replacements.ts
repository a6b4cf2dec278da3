// New carts in place of dead ones: calls that were under way together with the dead one's id get the same new one.
import { LRUCache } from 'lru-cache'

/** Longer than calls that began together take to be refused. */
const KEEP_MS = 5_000
const MOST = 10_000

/** Answers the new cart of a dead one; `make` runs for the first who asks. */
export type ReplaceCart = (deadCart: string, make: () => Promise<string>) => Promise<string>

export function createCartReplacements(): ReplaceCart {
  const known = new LRUCache<string, Promise<string>>({ max: MOST, ttl: KEEP_MS })
  return (deadCart, make) => {
    const replacement = known.get(deadCart) ?? make()
    known.set(deadCart, replacement, { noUpdateTTL: true })
    replacement.catch(() => known.delete(deadCart))
    return replacement
  }
}
