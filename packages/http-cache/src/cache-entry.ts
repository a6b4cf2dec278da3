// What the cache stores, and where.

/** A value that can be stored. */
export interface Cacheable {
  /** Bytes of memory. */
  readonly bytes: number
  /** A purge of one of these tags removes the entry. */
  readonly tags: ReadonlySet<string>
}

export interface CacheEntry<T> {
  value: T
  /** Milliseconds since 1970: the value was true at this moment. The entry's age counts from here. */
  date: number
}

/** The level that all processes share. Reads and writes never fail: while the level is unavailable, every read is a miss. */
export interface SharedEntries<T> {
  get(key: string): Promise<CacheEntry<T> | undefined>
  /** @param begunAt when work on the value started; a purge after that also applies to this entry */
  set(key: string, entry: CacheEntry<T>, begunAt: number): Promise<void>
  /** Purges by tag, or everything, in all processes. @throws when the level is unavailable */
  purge(tags?: readonly string[]): Promise<void>
  /** Calls the listener with the tags that any process purged. */
  onPurge(listener: (tags?: readonly string[]) => void): void
}
