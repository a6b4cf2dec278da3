// A part of a memory with a bound of its own: what strangers make must displace only itself.
import { LRUCache } from 'lru-cache'
import type { Memory } from './state.ts'

const MAX_ENTRIES = 20_000
/** What an entry takes besides key and value, about. */
const ENTRY_BYTES = 200

/** Of what this process stores in the memory, the least recently used is deleted when it is more than `maxBytes`. */
export function boundMemory(memory: Memory, maxBytes: number): Memory {
  const sizes = new LRUCache<string, number>({
    max: MAX_ENTRIES,
    maxSize: maxBytes,
    sizeCalculation: (size) => size,
    dispose(_size, key, reason) {
      if (reason === 'evict') void memory.delete(key)
    },
  })
  const note = (key: string, value: Buffer, ttl: number) =>
    void sizes.set(key, key.length + value.length + ENTRY_BYTES, { ttl })
  return {
    get(key) {
      sizes.get(key)
      return memory.get(key)
    },
    async set(key, value, ttlMs) {
      await memory.set(key, value, ttlMs)
      note(key, value, ttlMs)
    },
    async delete(key) {
      sizes.delete(key)
      await memory.delete(key)
    },
    async claim(key, value, ttlMs) {
      const isClaimed = await memory.claim(key, value, ttlMs)
      if (isClaimed) note(key, value, ttlMs)
      return isClaimed
    },
    async release(key, value) {
      sizes.delete(key)
      await memory.release(key, value)
    },
  }
}
