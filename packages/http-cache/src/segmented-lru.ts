// A segmented LRU cache bounded in bytes. An entry that is read again moves to the protected segment:
// a flood of addresses that are requested once only evicts other such addresses.
import { LRUCache } from 'lru-cache'

export interface SegmentedLru<V extends object> {
  /** Reads an entry, and marks it as used. */
  get(key: string): V | undefined
  set(key: string, value: V): void
  /** Removes the matching entries; returns their number. */
  deleteWhere(fits: (value: V) => boolean): number
  /** Memory of all entries. */
  bytes: () => number
}

export interface SegmentedLruOptions<V> {
  maxBytes: number
  bytesOf: (value: V) => number
}

/** Overhead of an entry besides its bytes and its key. */
const ENTRY_BYTES = 500

export const sizeInMemory = (bytes: number, key: string): number => bytes + 2 * key.length + ENTRY_BYTES

/** Each segment gets half of the bytes. */
export function createSegmentedLru<V extends object>(options: SegmentedLruOptions<V>): SegmentedLru<V> {
  const maxSize = Math.max(1, Math.floor(options.maxBytes / 2))
  const sizeCalculation = (value: V, key: string) => sizeInMemory(options.bytesOf(value), key)
  const once = new LRUCache<string, V>({ maxSize, sizeCalculation })
  const again = new LRUCache<string, V>({
    maxSize,
    sizeCalculation,
    disposeAfter: (value, key, reason) => void (reason === 'evict' && once.set(key, value)),
  })

  return {
    get(key) {
      const first = once.get(key)
      if (!first) return again.get(key)
      once.delete(key)
      again.set(key, first)
      return first
    },
    set: (key, value) => void (again.has(key) ? again : once).set(key, value),
    deleteWhere(fits) {
      const segments = [once, again]
      const counts = segments.map((segment) => {
        const doomed = [...segment.entries()].filter(([, value]) => fits(value))
        for (const [key] of doomed) segment.delete(key)
        return doomed.length
      })
      return counts.reduce((sum, count) => sum + count, 0)
    },
    bytes: () => once.calculatedSize + again.calculatedSize,
  }
}
