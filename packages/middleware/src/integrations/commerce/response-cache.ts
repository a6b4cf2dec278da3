// The cache of public answers: fresh for a minute, stale while a new one is fetched, stale when there is none.
import type { SharedAnswers } from '../../state/state.ts'
import { startFlight, type Flight } from './flight.ts'
import { cachedAnswer, createAnswerStore, type CachedAnswer } from './answer-store.ts'

/** How long an answer is good for, in seconds. `Cache-Control` names the first two to CDNs. */
export const CACHE_SECONDS = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 24 * 60 * 60 } as const

export type CacheState = 'hit' | 'stale' | 'miss'

/** How an answer is fetched, and its tags. An answer that is not cacheable goes to those who wait for it only. */
export interface AnswerSource {
  fetch: (signal: AbortSignal) => Promise<{ body: Buffer; isKept: boolean }>
  tagsOf: (body: Buffer) => ReadonlySet<string>
}

/** Who waits for an answer that has to be fetched. */
export interface Waiter {
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  /** Called before a fetch starts for this caller; rejects over the caller's rate limit. */
  admit?: (() => Promise<void>) | undefined
}

export interface ResponseCache {
  /** The fresh answer in this process's memory. */
  peek(key: string): CachedAnswer | undefined
  /** The answer from the cache or a fetch. Simultaneous calls share one fetch, which ends when the last of them leaves. */
  get(
    key: string,
    source: AnswerSource,
    waiter?: Waiter,
  ): Promise<{ answer: CachedAnswer; state: CacheState }>
  /** Removes the answers with one of the tags, or all; resolves to their number. */
  purge(tags?: readonly string[]): Promise<number>
}

export interface ResponseCacheOptions {
  /** With 0 there is no cache, but simultaneous calls still share one fetch. */
  maxBytes: number
  /** The second level, shared by all processes; looked up before a fetch. */
  shared?: SharedAnswers | undefined
  now?: () => number
}

export function createResponseCache({
  maxBytes,
  shared,
  now = Date.now,
}: ResponseCacheOptions): ResponseCache {
  const running = new Map<string, Flight<CachedAnswer>>()
  const store = createAnswerStore({ maxBytes, shared, onPurge: () => running.clear() })
  const ageSeconds = (entry: CachedAnswer | undefined) => (entry ? (now() - entry.storedAt) / 1000 : Infinity)
  const isFresh = (entry: CachedAnswer | undefined) => ageSeconds(entry) < CACHE_SECONDS.fresh

  function inFlight(key: string): Flight<CachedAnswer> | undefined {
    const flight = running.get(key)
    return flight?.isAborted ? undefined : flight
  }

  function refresh(key: string, { fetch, tagsOf }: AnswerSource): Flight<CachedAnswer> {
    const joined = inFlight(key)
    if (joined) return joined
    // A fetch that starts before a purge may bring what the purge is about.
    const { purges } = store
    async function work(signal: AbortSignal): Promise<CachedAnswer> {
      const { body, isKept } = await fetch(signal)
      const entry = cachedAnswer({ body, storedAt: now() }, tagsOf)
      if (isKept) store.keep(key, entry, purges)
      return entry
    }
    const flight = startFlight(work, (ended) => {
      if (running.get(key) === ended) running.delete(key)
    })
    running.set(key, flight)
    return flight
  }

  /** The answer of this process, or the younger one of another. */
  async function newest(key: string, source: AnswerSource): Promise<CachedAnswer | undefined> {
    const own = store.peek(key)
    return isFresh(own) ? own : ((await store.findShared?.(key, source.tagsOf)) ?? own)
  }

  return {
    peek(key) {
      const entry = store.peek(key)
      return isFresh(entry) ? entry : undefined
    },
    async get(key, source, { signal, admit }: Waiter = {}) {
      const entry = store.findShared ? await newest(key, source) : store.peek(key)
      const age = ageSeconds(entry)
      if (entry && isFresh(entry)) return { answer: entry, state: 'hit' }
      if (entry && age < CACHE_SECONDS.fresh + CACHE_SECONDS.staleWhileRevalidate) {
        // The stale answer is good enough; when this fetch fails the next call starts another.
        void refresh(key, source)
          .join()
          .catch(() => undefined)
        return { answer: entry, state: 'stale' }
      }
      try {
        if (admit && !inFlight(key)) await admit()
        return { answer: await refresh(key, source).join(signal), state: 'miss' }
      } catch (error) {
        if (entry && age < CACHE_SECONDS.staleIfError) return { answer: entry, state: 'stale' }
        throw error
      }
    },
    purge: (tags) => store.purge(tags),
  }
}
