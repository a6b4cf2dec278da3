// What many pages ask the middleware for alike, kept for a moment: all that surrounds products. A purge forgets it like pages.
import { LRUCache } from 'lru-cache'

/** The store, its menu, blocks and attributes, and what the addresses lead to that are asked for again with other filters. */
const OPERATIONS: ReadonlySet<string> = new Set([
  'storeConfig',
  'categoryList',
  'cmsBlocks',
  'customAttributeMetadata',
  'route',
  'categories',
])

/** Adds to the time that a page is kept for, so it is short. */
const KEEP_MS = 5_000
const MAX_ANSWERS = 1_000

export interface CommonAnswers<Answer> {
  /** The answer to a path, asked for once however many want it at the same time. */
  get: (path: string, ask: () => Promise<Answer>) => Promise<Answer>
  forget: () => void
}

export const isCommon = (operation: string): boolean => OPERATIONS.has(operation)

/** Makes an empty store. @param isKept whether an answer is worth keeping */
export function createCommonAnswers<Answer>(isKept: (answer: Answer) => boolean): CommonAnswers<Answer> {
  const answers = new LRUCache<string, Promise<Answer>>({ max: MAX_ANSWERS, ttl: KEEP_MS })
  return {
    get(path, ask) {
      const known = answers.get(path)
      if (known) return known
      const asked = ask()
      answers.set(path, asked)
      const drop = () => void (answers.peek(path) === asked && answers.delete(path))
      asked.then((answer) => void (isKept(answer) || drop()), drop)
      return asked
    },
    forget: () => answers.clear(),
  }
}
