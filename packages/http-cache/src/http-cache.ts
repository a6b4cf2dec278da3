// A cache as HTTP means it: entries are fresh, then stale while they are revalidated, then stale if there is an error.
// Callers of the same key share one flight. Age counts from the date of what an entry shows, so it adds up over caches.
import type { Cacheable, CacheEntry, SharedEntries } from './cache-entry.ts'
import type { Lifetimes } from './cache-settings.ts'
import { createEntryStore } from './entry-store.ts'
import { createFlights } from './flights.ts'

/** `revalidated`: the entry was too old, and what it was made of proved unchanged. */
export type CacheState = 'hit' | 'stale' | 'revalidated' | 'miss'

/** A value and its date, and whether others get it too: `store` it, `pass` it to who waits, or it is a `failure`. */
export interface Made<T> extends CacheEntry<T> {
  outcome: 'store' | 'pass' | 'failure'
}

/** How a value is had. The signal is aborted when nobody waits any more. */
export interface Source<T> {
  make(signal: AbortSignal): Promise<Made<T>>
  /** As of when what the value was made of is unchanged; undefined when it is not. @throws when nobody can tell */
  revalidate?(value: T, signal: AbortSignal): Promise<number | undefined>
}

/** Who waits for a value. */
export interface Waiter {
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  /** Seconds: an entry that is older is not shown while it is revalidated. Fresh entries always are. */
  maxAge?: number | undefined
  /** Called before a flight starts for this caller; rejects over the caller's rate limit. */
  admit?: (() => Promise<void>) | undefined
}

export interface Found<T> extends CacheEntry<T> {
  state: CacheState
}

export interface HttpCache<T> {
  /** The fresh entry in this process's memory. */
  peek(key: string): CacheEntry<T> | undefined
  /** The value from the cache, or made. */
  get(key: string, source: Source<T>, waiter?: Waiter): Promise<Found<T>>
  /** Changes a value, if it is still the one that is stored. */
  replace(key: string, from: T, to: T): void
  /** Removes what has one of the tags, or everything; resolves to the number of this process's entries. */
  purge(tags?: readonly string[]): Promise<number>
  /** For the `Age` header. */
  ageOf(entry: CacheEntry<unknown>): number
}

export interface HttpCacheOptions<T> {
  /** With 0 nothing is stored, but callers at the same time still share one flight. */
  maxBytes: number
  lifetimes: Lifetimes
  shared?: SharedEntries<T> | undefined
  now?: (() => number) | undefined
}

/** Makes an empty cache. */
export function createHttpCache<T extends Cacheable>(options: HttpCacheOptions<T>): HttpCache<T> {
  const { maxBytes, lifetimes, shared, now = () => Date.now() } = options
  const flights = createFlights<Found<T> & Made<T>>()
  const store = createEntryStore<T>({ maxBytes, shared, now, onPurge: () => flights.clear() })
  const secondsSince = (date: number) => Math.max(0, (now() - date) / 1000)
  const ifYounger = (entry: CacheEntry<T> | undefined, seconds: number) =>
    entry && secondsSince(entry.date) < seconds ? entry : undefined

  /** The work of a flight. */
  function refresh(key: string, source: Source<T>, old: CacheEntry<T> | undefined) {
    return async (signal: AbortSignal): Promise<Found<T> & Made<T>> => {
      const begin = store.begin()
      const date = old && (await source.revalidate?.(old.value, signal))
      const made: Found<T> & Made<T> =
        old && date !== undefined
          ? { value: old.value, date, outcome: 'store', state: 'revalidated' }
          : { ...(await source.make(signal)), state: 'miss' }
      if (made.outcome === 'store') store.set(key, { value: made.value, date: made.date }, begin)
      return made
    }
  }

  return {
    peek: (key) => ifYounger(store.peek(key), lifetimes.fresh),
    async get(key, source, { signal, admit, maxAge = lifetimes.stale }: Waiter = {}) {
      const own = store.peek(key)
      const entry = ifYounger(own, lifetimes.fresh) || !shared ? own : await store.find(key)
      const fresh = ifYounger(entry, lifetimes.fresh)
      if (fresh) return { ...fresh, state: 'hit' }
      const old = ifYounger(entry, lifetimes.staleIfError)
      const stale = ifYounger(entry, Math.min(maxAge, lifetimes.stale))
      if (stale) {
        // It is good enough; when this flight fails the next call starts another.
        flights.run(key, refresh(key, source, old)).catch(() => undefined)
        return { ...stale, state: 'stale' }
      }
      const begin = store.begin()
      // What was purged meanwhile is not shown either: a wrong price is worse than an error.
      const spare = (): Found<T> | undefined =>
        old && !store.hasPurgedSince(begin) ? { ...old, state: 'stale' } : undefined
      try {
        if (admit && !flights.has(key)) await admit()
        const { outcome, ...found } = await flights.run(key, refresh(key, source, old), signal)
        return (outcome === 'failure' && spare()) || found
      } catch (error) {
        const found = spare()
        if (found) return found
        throw error
      }
    },
    replace: (key, from, to) => store.replace(key, from, to),
    purge: (tags) => store.purge(tags),
    // Rounded up, so that no cache on the way takes an entry for younger than it is.
    ageOf: ({ date }) => Math.ceil(secondsSince(date)),
  }
}
