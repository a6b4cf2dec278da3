// Answers that many pages have in common, the shell's before all: read from the middleware once a minute for all pages of this
// process, unless something is purged or changed.
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

export const isCommon = (path: string): boolean => OPERATIONS.has(operationOf(path))

export interface CommonAnswers {
  /** One for all that wait; what failed is read again. */
  read: (key: string, load: () => Promise<Read>) => Promise<Read>
  forget: () => void
}

/** No part of it failed. */
const isWhole = (content: unknown): boolean =>
  typeof content === 'object' && content !== null && !('errors' in content) && !('extensions' in content)

/** Without a page cache nothing is stored here either. */
export function createCommonAnswers({
  lifetimes,
  pageCacheBytes,
}: Pick<Config, 'lifetimes' | 'pageCacheBytes'>): CommonAnswers {
  const answers = new LRUCache<string, Promise<Read>>({ max: MAX_ANSWERS, perf: Date, ttlResolution: 0 })
  /** An answer may have been the middleware's for a while; no page shows one that is older than it may be. */
  const timeToLive = ({ answer }: Read): number =>
    isWhole(answer.content)
      ? Math.min(MAX_SECONDS * 1_000, answer.date + lifetimes.fresh * 1_000 - Date.now())
      : 0
  return {
    async read(key, load) {
      if (pageCacheBytes === 0) return load()
      const stored = answers.get(key)
      if (stored) return stored
      const loading = load()
      answers.set(key, loading)
      const ttl = await loading.then(timeToLive, () => 0)
      // Unless it was forgotten meanwhile.
      if (answers.peek(key) === loading) {
        if (ttl > 0) answers.set(key, loading, { ttl })
        else answers.delete(key)
      }
      return loading
    },
    forget: () => answers.clear(),
  }
}
