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
/** As JSON; objects take about five times as much. */
const MAX_BYTES = 2_000_000
/** Of an answer that has not come yet, or whose size nobody knows. */
const LEAST_BYTES = 1_000

export interface CommonAnswers<Answer> {
  /** The answer to a path, asked for once however many want it at the same time. */
  get: (path: string, ask: () => Promise<Answer>) => Promise<Answer>
  forget: () => void
}

export const isCommon = (operation: string): boolean => OPERATIONS.has(operation)

/** Makes an empty store. @param bytesOf the size of an answer worth keeping, as JSON; 0 of others */
export function createCommonAnswers<Answer>(bytesOf: (answer: Answer) => number): CommonAnswers<Answer> {
  const answers = new LRUCache<string, { asked: Promise<Answer> }>({
    maxSize: MAX_BYTES,
    ttl: KEEP_MS,
  })
  return {
    get(path, ask) {
      const known = answers.get(path)
      if (known) return known.asked
      const asked = ask()
      const entry = { asked }
      const keep = (kept: { asked: Promise<Answer> }, bytes: number) =>
        void answers.set(path, kept, { size: bytes + path.length + LEAST_BYTES, noUpdateTTL: true })
      keep(entry, 0)
      const settle = (bytes: number) => {
        if (answers.peek(path) !== entry) return
        if (bytes > 0) keep({ asked }, bytes)
        else answers.delete(path)
      }
      asked.then(
        (answer) => settle(bytesOf(answer)),
        () => settle(0),
      )
      return asked
    },
    forget: () => answers.clear(),
  }
}
