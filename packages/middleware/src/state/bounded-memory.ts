// A part of a memory with a bound of its own: what strangers make must displace only itself.
import { LRUCache } from 'lru-cache'
import type { Memory } from './state.ts'

const MAX_ENTRIES = 20_000
/** What an entry takes besides key and value, about. */
const ENTRY_BYTES = 200

interface Bounds {
  maxBytes: number
  /** Of one owner's entries. */
  maxBytesEach: number
}

export interface BoundedMemory extends Memory {
  /** The same memory for entries of this owner, whose own go first when they are too many. */
  of(owner: string): Memory
}

interface Entry {
  bytes: number
  owner: string
}

/**
 * Of what this process stores in the memory, the least recently used is deleted when it is more than `maxBytes`, and an
 * owner's when it is more than `maxBytesEach`.
 */
export function boundMemory(memory: Memory, bounds: Bounds): BoundedMemory {
  const sizes = createSizes(bounds, (key) => void memory.delete(key))
  const of = (owner: string): Memory => ({
    get(key) {
      sizes.touch(key)
      return memory.get(key)
    },
    async set(key, value, ttlMs) {
      await memory.set(key, value, ttlMs)
      sizes.note(owner, { key, value, ttlMs })
    },
    async delete(key) {
      sizes.forget(key)
      await memory.delete(key)
    },
    async claim(key, value, ttlMs) {
      const isClaimed = await memory.claim(key, value, ttlMs)
      if (isClaimed) sizes.note(owner, { key, value, ttlMs })
      return isClaimed
    },
    async release(key, value) {
      sizes.forget(key)
      await memory.release(key, value)
    },
  })
  return { ...of(''), of }
}

/** @param onEvicted called with the key of what has no room any more */
function createSizes({ maxBytes, maxBytesEach }: Bounds, onEvicted: (key: string) => void) {
  const owners = new Map<string, LRUCache<string, number>>()
  const all = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    disposeAfter({ owner }, key, reason) {
      const own = owners.get(owner)
      own?.delete(key)
      if (own?.size === 0) owners.delete(owner)
      if (reason === 'evict') onEvicted(key)
    },
  })

  function entriesOf(owner: string): LRUCache<string, number> {
    const own =
      owners.get(owner) ??
      new LRUCache<string, number>({
        max: MAX_ENTRIES,
        maxSize: maxBytesEach,
        sizeCalculation: (bytes) => bytes,
        disposeAfter(_bytes, key, reason) {
          if (reason !== 'evict') return
          all.delete(key)
          onEvicted(key)
        },
      })
    owners.set(owner, own)
    return own
  }

  return {
    touch(key: string): void {
      const entry = all.get(key)
      if (entry) owners.get(entry.owner)?.get(key)
    },
    note(owner: string, { key, value, ttlMs: ttl }: { key: string; value: Buffer; ttlMs: number }): void {
      const bytes = key.length + value.length + ENTRY_BYTES
      all.set(key, { bytes, owner }, { ttl })
      // Evicted at once where it is too large.
      if (all.has(key)) entriesOf(owner).set(key, bytes, { ttl })
    },
    forget: (key: string) => void all.delete(key),
  }
}
