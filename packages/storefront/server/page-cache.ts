// The cache of pages: fresh for a minute, stale while a new one is made, stale when none can be made.
// What a page is and where it comes from is not its business.
import { createPageStore, type Keepable, type SharedPages } from './page-store.ts'

/** How long a page is good for, in seconds. CDNs are told the same. */
export const CACHE_SECONDS = { fresh: 60, staleWhileRevalidate: 600, staleIfError: 24 * 60 * 60 } as const

export type CacheState = 'hit' | 'stale' | 'miss'

export interface PageCacheOptions<Page> {
  /** With 0 nothing is kept, but simultaneous askers still share one page. */
  maxBytes: number
  shared?: SharedPages<Page> | undefined
  /** Told of every purge, of this and of other processes, whatever it is about. */
  onForget?: () => void
  now?: () => number
}

export interface PageCache<Page> {
  /** The page if it can be had without waiting. */
  peek(key: string): Page | undefined
  /** The page from the cache, or made: once, however many ask for it at the same time. */
  get(key: string, make: () => Promise<Page>): Promise<{ page: Page; state: CacheState }>
  /** Puts another copy in a page's place, if it still has it. */
  replace: (key: string, from: Page, to: Page) => void
  /** Forgets every page with one of the tags, or every page; says how many of this process's that were. */
  purge: (tags?: readonly string[]) => Promise<number>
}

/** Makes an empty cache. */
export function createPageCache<Page extends Keepable>(options: PageCacheOptions<Page>): PageCache<Page> {
  const { maxBytes, shared, onForget, now = Date.now } = options
  const running = new Map<string, Promise<Page>>()
  const store = createPageStore<Page>({
    maxBytes,
    shared,
    onForget: () => {
      running.clear()
      onForget?.()
    },
  })

  const ageSeconds = ({ madeAt }: Page) => (now() - madeAt) / 1000
  const isFresh = (page: Page) => ageSeconds(page) < CACHE_SECONDS.fresh

  async function makeAndKeep(key: string, make: () => Promise<Page>): Promise<Page> {
    // What was read before a purge may be what the purge is about.
    const { purges } = store
    const page = await make()
    if (page.outcome === 'keep') store.keep(key, page, purges)
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

  /** The page of this process, or the younger one of another. */
  async function newest(key: string): Promise<Page | undefined> {
    const own = store.peek(key)
    return own && isFresh(own) ? own : await store.findShared?.(key)
  }

  return {
    peek(key) {
      const page = store.peek(key)
      return page && isFresh(page) ? page : undefined
    },
    async get(key, make) {
      const kept = store.findShared ? await newest(key) : store.peek(key)
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
    replace: (key, from, to) => store.replace(key, from, to),
    purge: (tags) => store.purge(tags),
  }
}
