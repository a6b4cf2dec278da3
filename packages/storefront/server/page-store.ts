// Where pages are kept: in this process's memory, in front of what all storefronts share.
import { LRUCache } from 'lru-cache'

/** What can be kept. */
export interface Keepable {
  /** Memory it takes. */
  bytes: number
  /** What purges it. */
  tags: ReadonlySet<string>
  /** Milliseconds since 1970 when it was begun, and when it was done. */
  begunAt: number
  madeAt: number
  /** Whether others may get it too: `keep`, `pass` it to who asked, or it is a `failure`. */
  outcome: 'keep' | 'pass' | 'failure'
}

/** The level behind this process's own. Reading and writing never fail: when it is away it holds nothing. */
export interface SharedPages<Page> {
  get(key: string): Promise<Page | undefined>
  set(key: string, page: Page): Promise<void>
  /** Forgets pages by tag, or all, and tells every process. @throws when it is away */
  purge(tags?: readonly string[]): Promise<void>
  /** Is told what any process purged. */
  onPurge(forget: (tags?: readonly string[]) => void): void
  close(): Promise<void>
}

export interface PageStore<Page> {
  /** The page in this process's memory. */
  peek(key: string): Page | undefined
  /** The page of another process, if it is younger than the one here. */
  findShared?: (key: string) => Promise<Page | undefined>
  /** Keeps a page that was begun after so many purges, unless there was another one since. */
  keep(key: string, page: Page, purges: number): void
  /** Puts another copy in a page's place, if it still has it. */
  replace(key: string, from: Page, to: Page): void
  /** Purges so far, of this and of other processes. */
  readonly purges: number
  /** Forgets pages; says how many of this process's. @throws when not every process could be told */
  purge(tags?: readonly string[]): Promise<number>
}

export interface PageStoreOptions<Page> {
  /** With 0 nothing is kept. */
  maxBytes: number
  shared?: SharedPages<Page> | undefined
  onForget: () => void
}

/** Makes an empty store. */
export function createPageStore<Page extends Keepable>(options: PageStoreOptions<Page>): PageStore<Page> {
  const { maxBytes, onForget } = options
  const shared = maxBytes > 0 ? options.shared : undefined
  const pages = new LRUCache<string, Page>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  })
  let purges = 0

  function forget(tags?: readonly string[]): number {
    purges += 1
    onForget()
    const isDoomed = (page: Page) => !tags || tags.some((tag) => page.tags.has(tag))
    const doomed = [...pages.entries()].filter(([, page]) => isDoomed(page))
    for (const [key] of doomed) pages.delete(key)
    return doomed.length
  }
  shared?.onPurge(forget)

  return {
    peek: (key) => pages.get(key),
    ...(shared && {
      async findShared(key: string) {
        const purgesBefore = purges
        const found = await shared.get(key)
        const own = pages.get(key)
        if (!found || purges !== purgesBefore || (own && own.madeAt >= found.madeAt)) return own
        pages.set(key, found)
        return found
      },
    }),
    keep(key, page, purgesBefore) {
      if (maxBytes === 0 || purges !== purgesBefore) return
      pages.set(key, page)
      void shared?.set(key, page)
    },
    replace(key, from, to) {
      if (pages.peek(key) === from) pages.set(key, to)
    },
    get purges() {
      return purges
    },
    async purge(tags) {
      const count = forget(tags)
      await shared?.purge(tags)
      return count
    },
  }
}
