// A cache with HTTP's rules: entries are fresh, then stale-while-revalidate, then stale-if-error.
// Callers of the same key share one flight. An entry's age counts from the date of its data, so it adds up over caches.
import { LRUCache } from 'lru-cache'
import type { Cacheable, CacheEntry, SharedEntries } from './cache-entry.ts'
import type { Lifetimes } from './cache-settings.ts'
import { createEntryStore } from './entry-store.ts'
import { createFlights } from './flights.ts'
import { sizeInMemory } from './segmented-lru.ts'

/** `revalidated`: the entry was too old, and the data it was made from had not changed. */
export type CacheState = 'hit' | 'stale' | 'revalidated' | 'miss'

/**
 * A value, its date and its use: `store` it, `pass` it to the waiting callers only, `repeat` it also for the next few
 * seconds, or treat it as a `failure`.
 */
export interface Made<T> extends CacheEntry<T> {
  outcome: 'store' | 'pass' | 'repeat' | 'failure'
}

/** A failed request is not repeated for each caller. */
const REPEAT_MS = 5_000
const REPEATED_MAX_BYTES = 4 * 1024 * 1024

/** Makes and revalidates a value. The signal is aborted when the last caller has left. */
export interface Source<T> {
  make(signal: AbortSignal): Promise<Made<T>>
  /** The date at which the value's data was last confirmed unchanged; undefined when it changed. @throws when it cannot be checked */
  revalidate?(value: T, signal: AbortSignal): Promise<number | undefined>
}

/** A caller that waits for a value. */
export interface Waiter {
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  /** Seconds: an older entry is not served while it is revalidated. Fresh entries are always served. */
  maxAge?: number | undefined
  /** Called before a flight starts for this caller; rejects over the caller's rate limit. */
  admit?: (() => Promise<void>) | undefined
}

export interface Found<T> extends CacheEntry<T> {
  state: CacheState
  /** A purge happened while it was made, so it is not stored, and caches downstream should not store it either. */
  isOvertaken?: boolean
}

/** @param tags everything without them */
type PurgeListener = (tags?: readonly string[]) => void

export interface HttpCache<T> {
  /** The fresh entry in this process's memory. */
  peek(key: string): CacheEntry<T> | undefined
  /** Returns the value from the cache, or makes it. */
  get(key: string, source: Source<T>, waiter?: Waiter): Promise<Found<T>>
  /** Replaces a value, if it is still the stored one. */
  replace(key: string, from: T, to: T): void
  /** Removes the entries with one of the tags, or all; resolves to the number removed in this process. */
  purge(tags?: readonly string[]): Promise<number>
  /** Calls the listener with the tags of every purge, of other processes too. */
  onPurge(listener: PurgeListener): void
  /** For the `Age` header. */
  ageOf(entry: CacheEntry<unknown>): number
  /** Memory of this process's entries. */
  bytes: () => number
}

export interface HttpCacheOptions<T> {
  /** With 0 nothing is stored, but concurrent callers still share one flight. */
  maxBytes: number
  lifetimes: Lifetimes
  shared?: SharedEntries<T> | undefined
  now?: (() => number) | undefined
}

/** What is not stored but given again for a moment. */
function repeatedFor<T extends Cacheable>(now: () => number) {
  return new LRUCache<string, Made<T>>({
    maxSize: REPEATED_MAX_BYTES,
    sizeCalculation: ({ value }, key) => sizeInMemory(value.bytes, key),
    ttl: REPEAT_MS,
    ttlAutopurge: true,
    perf: { now },
    ttlResolution: 0,
  })
}

/** The value of an entry, or what has replaced it while it was revalidated. */
function valueOf<T>(entry: CacheEntry<T>, current: CacheEntry<T> | undefined): T {
  return current?.date === entry.date ? current.value : entry.value
}

/** How far the clocks of processes that share entries may be apart. */
const CLOCK_SKEW_SECONDS = 10

/** Dates, because processes share entries. One in the future was made before the clock was set back: it is revalidated. */
const ageIn = (seconds: number, fresh: number): number =>
  seconds < -CLOCK_SKEW_SECONDS ? fresh : Math.max(0, seconds)

/** Makes an empty cache. */
export function createHttpCache<T extends Cacheable>(options: HttpCacheOptions<T>): HttpCache<T> {
  const { maxBytes, lifetimes, shared, now = () => Date.now() } = options
  const flights = createFlights<Found<T> & Made<T>>()
  const repeated = repeatedFor<T>(now)
  const listeners: PurgeListener[] = [() => flights.clear(), () => repeated.clear()]
  const onPurge: PurgeListener = (tags) => listeners.forEach((listener) => listener(tags))
  const store = createEntryStore<T>({ maxBytes, shared, now, onPurge })
  const secondsSince = (date: number) => ageIn((now() - date) / 1000, lifetimes.fresh)
  const ifYounger = (entry: CacheEntry<T> | undefined, seconds: number) =>
    entry && secondsSince(entry.date) < seconds ? entry : undefined

  /** The work of a flight. */
  function refresh(key: string, source: Source<T>, old: CacheEntry<T> | undefined) {
    return async (signal: AbortSignal): Promise<Found<T> & Made<T>> => {
      const begin = store.begin()
      const date = old && (await source.revalidate?.(old.value, signal))
      const made: Found<T> & Made<T> =
        old && date !== undefined
          ? { value: valueOf(old, store.peek(key)), date, outcome: 'store', state: 'revalidated' }
          : { ...(repeated.get(key) ?? (await source.make(signal))), state: 'miss' }
      if (made.outcome === 'repeat' && maxBytes > 0 && !store.hasPurgedSince(begin) && !repeated.has(key))
        repeated.set(key, made)
      if (made.outcome === 'store') store.set(key, { value: made.value, date: made.date }, begin)
      return store.hasPurgedSince(begin) ? { ...made, isOvertaken: true } : made
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
        // The stale entry was served; when this flight fails, the next call starts another.
        flights.run(key, refresh(key, source, old)).catch(() => undefined)
        return { ...stale, state: 'stale' }
      }
      const begin = store.begin()
      // An entry that was purged meanwhile is not served either: a wrong price is worse than an error.
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
    onPurge: (listener) => void listeners.push(listener),
    // Rounded up, so that no downstream cache underestimates the age.
    ageOf: ({ date }) => Math.ceil(secondsSince(date)),
    bytes: store.bytes,
  }
}
