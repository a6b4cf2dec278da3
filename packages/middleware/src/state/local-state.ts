// State in the memory of one process.
import { LRUCache } from 'lru-cache'
import type { Memory, State } from './state.ts'

/** Bound of the entries; the least recently used are evicted. */
const MAX_ENTRIES = 50_000

export function createLocalState(): State {
  return { memory: createLocalMemory(), isReady: async () => true, close: async () => undefined }
}

export function createLocalMemory(): Memory {
  const entries = new LRUCache<string, Buffer>({ max: MAX_ENTRIES })
  return {
    get: async (key) => entries.get(key),
    set: async (key, value, ttl) => void entries.set(key, value, { ttl }),
    delete: async (key) => void entries.delete(key),
    async claim(key, value, ttl) {
      if (entries.has(key)) return false
      entries.set(key, value, { ttl })
      return true
    },
    async release(key, value) {
      if (entries.get(key)?.equals(value)) entries.delete(key)
    },
  }
}
