// The cache of public answers: fresh for a minute, stale while a new one is fetched, stale when there is none.
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** How long an answer is good for, in seconds. CDNs are told the first two. */
export const CACHE_SECONDS = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 24 * 60 * 60 } as const

export interface CachedAnswer {
  body: Buffer
  etag: string
  /** Computed when somebody purges. */
  tags: () => ReadonlySet<string>
  storedAt: number
}

export type CacheState = 'hit' | 'stale' | 'miss'

/** What a fetch yields; an answer with errors is passed on but not kept. */
export interface Fetched {
  body: Buffer
  isKept: boolean
  tags: () => ReadonlySet<string>
}

export interface ResponseCache {
  /** The answer if it can be given without waiting. */
  peek(key: string): CachedAnswer | undefined
  /** The answer from the cache, or fetched: once, however many ask for it at the same time. */
  get(key: string, fetch: () => Promise<Fetched>): Promise<{ answer: CachedAnswer; state: CacheState }>
  /** Forgets everything with one of the tags, or everything; says how many answers that were. */
  purge(tags?: readonly string[]): number
}

/** Makes a cache of at most `maxBytes`; with 0 nothing is kept, but simultaneous questions are still asked once. */
export function createResponseCache(maxBytes: number, now: () => number = Date.now): ResponseCache {
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: (entry, key) => entry.body.length + key.length + 500,
  })
  const running = new Map<string, Promise<CachedAnswer>>()
  let purges = 0

  function refresh(key: string, fetch: () => Promise<Fetched>): Promise<CachedAnswer> {
    const known = running.get(key)
    if (known) return known
    const purgesBefore = purges
    const answer = fetch()
      .then(({ body, isKept, tags }) => {
        const entry = { body, etag: etagOf(body), tags, storedAt: now() }
        // What was asked before a purge may be what the purge is about.
        if (isKept && maxBytes > 0 && purges === purgesBefore) entries.set(key, entry)
        return entry
      })
      .finally(() => {
        if (running.get(key) === answer) running.delete(key)
      })
    running.set(key, answer)
    return answer
  }

  const ageSeconds = (entry: CachedAnswer) => (now() - entry.storedAt) / 1000

  return {
    peek(key) {
      const entry = entries.get(key)
      return entry && ageSeconds(entry) < CACHE_SECONDS.fresh ? entry : undefined
    },
    async get(key, fetch) {
      const entry = entries.get(key)
      const age = entry ? ageSeconds(entry) : Infinity
      if (entry && age < CACHE_SECONDS.fresh) return { answer: entry, state: 'hit' }
      const fetched = refresh(key, fetch)
      if (entry && age < CACHE_SECONDS.fresh + CACHE_SECONDS.staleWhileRevalidate) {
        fetched.catch(() => undefined) // the stale answer is good enough; the next question tries again
        return { answer: entry, state: 'stale' }
      }
      try {
        return { answer: await fetched, state: 'miss' }
      } catch (error) {
        if (entry && age < CACHE_SECONDS.staleIfError) return { answer: entry, state: 'stale' }
        throw error
      }
    },
    purge(tags) {
      purges += 1
      running.clear()
      const doomed = [...entries.entries()].filter(([, entry]) => !tags || hasAny(entry.tags(), tags))
      for (const [key] of doomed) entries.delete(key)
      return doomed.length
    },
  }
}

function hasAny(tags: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((tag) => tags.has(tag))
}

/** Two answers of one address with the same length and checksum are the same answer. */
function etagOf(body: Buffer): string {
  return `"${body.length.toString(36)}-${crc32(body).toString(36)}"`
}
