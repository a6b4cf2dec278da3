// Two levels of entries: this process's memory, then the level that all processes share.
import type { Cacheable, CacheEntry, SharedEntries } from './cache-entry.ts'
import { createSegmentedLru } from './segmented-lru.ts'

export interface EntryStore<T> {
  /** The entry in this process's memory. */
  peek(key: string): CacheEntry<T> | undefined
  /** The younger of this process's entry and the shared one. */
  find(key: string): Promise<CacheEntry<T> | undefined>
  /** Stores an entry, unless a purge happened after work on it started. */
  set(key: string, entry: CacheEntry<T>, begin: Begin): void
  /** Replaces a value, if it is still the stored one. */
  replace(key: string, from: T, to: T): void
  /** The mark that work starting now must pass when it stores its entry. */
  begin(): Begin
  hasPurgedSince(begin: Begin): boolean
  /** Resolves to the number of entries of this process. @throws when other processes could not be notified */
  purge(tags?: readonly string[]): Promise<number>
  /** Memory of this process's entries. */
  bytes: () => number
}

export interface Begin {
  at: number
  purges: number
}

export interface EntryStoreOptions<T> {
  /** With 0 nothing is stored. */
  maxBytes: number
  shared?: SharedEntries<T> | undefined
  onPurge: (tags?: readonly string[]) => void
  now: () => number
}

/** Makes an empty store. */
export function createEntryStore<T extends Cacheable>(options: EntryStoreOptions<T>): EntryStore<T> {
  const { maxBytes, onPurge, now } = options
  const shared = maxBytes > 0 ? options.shared : undefined
  const entries = createSegmentedLru<CacheEntry<T>>({ maxBytes, bytesOf: ({ value }) => value.bytes })
  let purges = 0

  function forget(tags?: readonly string[]): number {
    purges += 1
    onPurge(tags)
    return entries.deleteWhere(({ value }) => !tags || tags.some((tag) => value.tags.has(tag)))
  }
  shared?.onPurge(forget)

  return {
    peek: (key) => entries.get(key),
    async find(key) {
      const purgesBefore = purges
      const found = await shared?.get(key)
      const own = entries.get(key)
      // A purge during the read may apply to the entry that was read.
      if (!found || purges !== purgesBefore || (own && own.date >= found.date)) return own
      entries.set(key, found)
      return found
    },
    set(key, entry, begin) {
      if (maxBytes === 0 || purges !== begin.purges) return
      entries.set(key, entry)
      void shared?.set(key, entry, begin.at)
    },
    replace(key, from, to) {
      const entry = entries.get(key)
      if (entry?.value === from) entries.set(key, { ...entry, value: to })
    },
    begin: () => ({ at: now(), purges }),
    hasPurgedSince: (begin) => purges !== begin.purges,
    async purge(tags) {
      const count = forget(tags)
      await shared?.purge(tags)
      return count
    },
    bytes: entries.bytes,
  }
}
