// Answers that many pages have in common, the shell's before all: read from the middleware once a minute for all pages of this
// process, unless something is purged.
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
  const seconds = pageCacheBytes > 0 ? Math.min(MAX_SECONDS, lifetimes.fresh) : 0
  const answers = new LRUCache<string, Promise<Read>>({ max: MAX_ANSWERS, ttl: seconds * 1_000 })
  return {
    async read(key, load) {
      if (seconds === 0) return load()
      const stored = answers.get(key)
      if (stored) return stored
      const loading = load()
      answers.set(key, loading)
      const read = await loading
      if (!isWhole(read.answer.content) && answers.peek(key) === loading) answers.delete(key)
      return read
    },
    forget: () => answers.clear(),
  }
}
