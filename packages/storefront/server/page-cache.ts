// The cache of pages: fresh for a minute, stale while a new one is made, stale when none can be made.
// What a page is and where it comes from is not its business.
import { LRUCache } from 'lru-cache'

/** How long a page is good for, in seconds. CDNs are told the same. */
export const CACHE_SECONDS = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 24 * 60 * 60 } as const

/** What can be kept. */
export interface Keepable {
  /** Memory it takes. */
  bytes: number
  /** What purges it. */
  tags: ReadonlySet<string>
  /** Milliseconds since 1970. */
  madeAt: number
  /** Whether others may get it too: `keep`, `pass` it to who asked, or it is a `failure`. */
  outcome: 'keep' | 'pass' | 'failure'
}

export type CacheState = 'hit' | 'stale' | 'miss'

export interface PageCacheOptions {
  /** With 0 nothing is kept, but simultaneous askers still share one page. */
  maxBytes: number
  now?: () => number
}

export interface PageCache<Page> {
  /** The page if it can be had without waiting. */
  peek(key: string): Page | undefined
  /** The page from the cache, or made: once, however many ask for it at the same time. */
  get(key: string, make: () => Promise<Page>): Promise<{ page: Page; state: CacheState }>
  /** Forgets every page with one of the tags, or every page; says how many. */
  purge: (tags?: readonly string[]) => number
}

/** Makes an empty cache. */
export function createPageCache<Page extends Keepable>(options: PageCacheOptions): PageCache<Page> {
  const { maxBytes, now = Date.now } = options
  const pages = new LRUCache<string, Page>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  })
  const running = new Map<string, Promise<Page>>()
  let purges = 0

  const ageSeconds = ({ madeAt }: Page) => (now() - madeAt) / 1000
  const isFresh = (page: Page) => ageSeconds(page) < CACHE_SECONDS.fresh

  async function makeAndKeep(key: string, make: () => Promise<Page>): Promise<Page> {
    const purgesBefore = purges
    const page = await make()
    // What was read before a purge may be what the purge is about.
    if (page.outcome === 'keep' && maxBytes > 0 && purges === purgesBefore) pages.set(key, page)
    return page
  }

  function refresh(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = running.get(key)
    if (known) return known
    const page = makeAndKeep(key, make).finally(() => {
      if (running.get(key) === page) running.delete(key)
    })
    running.set(key, page)
    return page
  }

  return {
    peek(key) {
      const page = pages.get(key)
      return page && isFresh(page) ? page : undefined
    },
    async get(key, make) {
      const kept = pages.get(key)
      const age = kept ? ageSeconds(kept) : Infinity
      if (kept && age < CACHE_SECONDS.fresh) return { page: kept, state: 'hit' }
      const made = refresh(key, make)
      if (kept && age < CACHE_SECONDS.fresh + CACHE_SECONDS.staleWhileRevalidate) {
        made.catch(() => undefined) // the stale page is good enough; who asks next tries again
        return { page: kept, state: 'stale' }
      }
      const spare = age < CACHE_SECONDS.staleIfError ? kept : undefined
      const page = await made.catch((error: unknown) => {
        if (spare) return spare
        throw error
      })
      if (spare && (page === spare || page.outcome === 'failure')) return { page: spare, state: 'stale' }
      return { page, state: 'miss' }
    },
    purge(tags) {
      purges += 1
      running.clear()
      return forget(pages, tags)
    },
  }
}

function forget<Page extends Keepable>(
  pages: LRUCache<string, Page>,
  tags: readonly string[] | undefined,
): number {
  const doomed = [...pages.entries()].filter(([, page]) => !tags || tags.some((tag) => page.tags.has(tag)))
  for (const [key] of doomed) pages.delete(key)
  return doomed.length
}
