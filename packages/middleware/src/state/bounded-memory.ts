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
export function boundMemory(memory: Memory, { maxBytes, maxBytesEach }: Bounds): BoundedMemory {
  const owners = new Map<string, LRUCache<string, number>>()
  const all = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    disposeAfter({ owner }, key, reason) {
      const own = owners.get(owner)
      own?.delete(key)
      if (own?.size === 0) owners.delete(owner)
      if (reason === 'evict') void memory.delete(key)
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
          void memory.delete(key)
        },
      })
    owners.set(owner, own)
    return own
  }

  function of(owner: string): Memory {
    function note(key: string, value: Buffer, ttl: number): void {
      const bytes = key.length + value.length + ENTRY_BYTES
      all.set(key, { bytes, owner }, { ttl })
      // Evicted at once where it is too large.
      if (all.has(key)) entriesOf(owner).set(key, bytes, { ttl })
    }
    return {
      get(key) {
        const entry = all.get(key)
        if (entry) owners.get(entry.owner)?.get(key)
        return memory.get(key)
      },
      async set(key, value, ttlMs) {
        await memory.set(key, value, ttlMs)
        note(key, value, ttlMs)
      },
      async delete(key) {
        all.delete(key)
        await memory.delete(key)
      },
      async claim(key, value, ttlMs) {
        const isClaimed = await memory.claim(key, value, ttlMs)
        if (isClaimed) note(key, value, ttlMs)
        return isClaimed
      },
      async release(key, value) {
        all.delete(key)
        await memory.release(key, value)
      },
    }
  }

  return { ...of(''), of }
}
