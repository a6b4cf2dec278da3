// Answers that many pages have in common, the shell's before all: read from the middleware once a minute for all pages of this
// process, unless one of them is purged or changed.
import { LRUCache } from 'lru-cache'
import type { Read } from './answer.ts'
import type { Config } from './config.ts'
import { operationOf } from './upstream.ts'

const MAX_SECONDS = 60
/** A few of each store view, and two of each category. */
const MAX_ANSWERS = 500

const OPERATIONS: ReadonlySet<string> = new Set([
  'storeConfig',
  'topCategories',
  'cmsBlocks',
  'customAttributeMetadata',
  'pinterestOptions',
  // Where categories are in the other store views.
  'sitemapCategories',
  // Of all lists of a category.
  'categories',
  'categoryAddress',
])

/** Purges of what is on single pages, as a sold product or a new review, are frequent and about none of these answers. */
const TAGS_OF_PAGES: ReadonlySet<string> = new Set([
  'product',
  'products',
  'productCards',
  'productDetails',
  'review',
  'cmsPage',
  'stores',
])

const isOfPages = (tag: string): boolean => tag.startsWith('sku:') || TAGS_OF_PAGES.has(tag)

export const isCommon = (path: string): boolean => OPERATIONS.has(operationOf(path))

export interface CommonAnswers {
  /** One for all that wait; what failed is read again. */
  read: (key: string, load: () => Promise<Read>) => Promise<Read>
  /** All of them, unless all tags of a purge are those of single pages. */
  forget: (tags?: readonly string[]) => void
}

/** No part of it failed. */
const isWhole = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && !('errors' in content) && !('extensions' in content)

/** Without a page cache nothing is stored here either. */
export function createCommonAnswers({
  lifetimes,
  pageCacheBytes,
}: Pick<Config, 'lifetimes' | 'pageCacheBytes'>): CommonAnswers {
  const answers = new LRUCache<string, Read>({ max: MAX_ANSWERS, perf: Date, ttlResolution: 0 })
  const reading = new Map<string, Promise<Read>>()
  /** An answer may have been the middleware's for a while; no page shows one that is older than it may be. */
  const timeToLive = ({ answer }: Read): number =>
    isWhole(answer.content)
      ? Math.min(MAX_SECONDS * 1_000, answer.date + lifetimes.fresh * 1_000 - Date.now())
      : 0

  function keep(key: string, read: Read): void {
    const ttl = timeToLive(read)
    if (ttl > 0) answers.set(key, read, { ttl })
  }

  return {
    async read(key, load) {
      if (pageCacheBytes === 0) return load()
      const known = answers.get(key) ?? reading.get(key)
      if (known) return known
      const loading = load()
      reading.set(key, loading)
      const read = await loading.catch(() => undefined)
      // Unless there was a purge meanwhile, which may be about it.
      if (reading.get(key) === loading) {
        reading.delete(key)
        if (read) keep(key, read)
      }
      return loading
    },
    forget(purged) {
      reading.clear()
      if (!purged?.every(isOfPages)) answers.clear()
    },
  }
}
