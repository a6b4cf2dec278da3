// A part of a memory with a bound of its own: what strangers make must displace only itself.
import { LRUCache } from 'lru-cache'
import type { Memory } from './state.ts'

/** Also the most owners: each has an entry. */
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

/** What an owner has stored. */
interface Owned {
  bytes: number
  /** The least recently used first. */
  keys: Set<string>
}

/**
 * Of what this process stores in the memory, the least recently used is deleted when it is more than `maxBytes`, and an
 * owner's when it is more than `maxBytesEach`. A larger entry is not stored.
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
  // No cache for each owner: strangers choose how many there are, and a cache allocates for its most entries.
  const owners = new Map<string, Owned>()
  const all = new LRUCache<string, Entry>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }) => bytes,
    disposeAfter({ owner, bytes }, key, reason) {
      const owned = ownedBy(owner)
      owned.bytes -= bytes
      owned.keys.delete(key)
      if (owned.keys.size === 0) owners.delete(owner)
      if (reason === 'evict') onEvicted(key)
    },
  })

  function ownedBy(owner: string): Owned {
    const owned = owners.get(owner) ?? { bytes: 0, keys: new Set() }
    owners.set(owner, owned)
    return owned
  }

  function evict(key: string): void {
    all.delete(key)
    onEvicted(key)
  }

  return {
    touch(key: string): void {
      const entry = all.get(key)
      if (!entry) return
      const { keys } = ownedBy(entry.owner)
      keys.delete(key)
      keys.add(key)
    },
    note(owner: string, { key, value, ttlMs: ttl }: { key: string; value: Buffer; ttlMs: number }): void {
      const bytes = key.length + value.length + ENTRY_BYTES
      // The cache would drop it without a word.
      if (bytes > Math.min(maxBytes, maxBytesEach)) return evict(key)
      all.set(key, { bytes, owner }, { ttl })
      const owned = ownedBy(owner)
      owned.bytes += bytes
      owned.keys.add(key)
      for (const oldest of owned.keys) {
        if (owned.bytes <= maxBytesEach) break
        evict(oldest)
      }
    },
    forget: (key: string) => void all.delete(key),
  }
}
