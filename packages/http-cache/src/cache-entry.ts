// What the cache stores, and where.

/** A value that can be stored. */
export interface Cacheable {
  /** Memory it takes. */
  readonly bytes: number
  /** What purges it. */
  readonly tags: ReadonlySet<string>
}

export interface CacheEntry<T> {
  value: T
  /** Milliseconds since 1970: what the value says was so then. Its age counts from here. */
  date: number
}

/** The level that all processes share. Reading and writing never fail: while it is away it has no entries. */
export interface SharedEntries<T> {
  get(key: string): Promise<CacheEntry<T> | undefined>
  /** @param begunAt when the value was begun: a purge since then is about this entry too */
  set(key: string, entry: CacheEntry<T>, begunAt: number): Promise<void>
  /** Purges by tag, or everything, in all processes. @throws when it is away */
  purge(tags?: readonly string[]): Promise<void>
  /** The listener is called with what any process purged. */
  onPurge(listener: (tags?: readonly string[]) => void): void
}
