// Where public answers are kept: in this process's memory, in front of what all processes share.
import { crc32 } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { SharedAnswers } from '../../state/state.ts'

export interface CachedAnswer {
  body: Buffer
  etag: string
  /** Computed when somebody purges. */
  tags: () => ReadonlySet<string>
  storedAt: number
}

export interface AnswerStore {
  /** The answer in this process's memory. */
  peek(key: string): CachedAnswer | undefined
  /** The answer of another process. */
  findShared?(key: string, tagsOf: (body: Buffer) => ReadonlySet<string>): Promise<CachedAnswer | undefined>
  /** Keeps an answer that was asked for after so many purges, unless there was another one since. */
  keep(key: string, answer: CachedAnswer, purges: number): void
  /** Purges so far, of this and of other processes. */
  readonly purges: number
  purge(tags?: readonly string[]): Promise<number>
}

export interface AnswerStoreOptions {
  /** With 0 nothing is kept. */
  maxBytes: number
  shared?: SharedAnswers | undefined
  onPurge: () => void
}

export function createAnswerStore({ maxBytes, shared, onPurge }: AnswerStoreOptions): AnswerStore {
  const entries = new LRUCache<string, CachedAnswer>({
    maxSize: Math.max(maxBytes, 1),
    sizeCalculation: (entry, key) => entry.body.length + key.length + 500,
  })
  let purges = 0

  function forget(tags?: readonly string[]): number {
    purges += 1
    onPurge()
    const doomed = [...entries.entries()].filter(([, entry]) => !tags || hasAny(entry.tags(), tags))
    for (const [key] of doomed) entries.delete(key)
    return doomed.length
  }
  shared?.onPurge(forget)

  return {
    peek: (key) => entries.get(key),
    ...(shared &&
      maxBytes > 0 && {
        async findShared(key, tagsOf) {
          const purgesBefore = purges
          const found = await shared.get(key)
          // It may be what a purge meanwhile was about.
          const answer = purges === purgesBefore && found ? cachedAnswer(found, tagsOf) : undefined
          if (answer) entries.set(key, answer)
          return answer
        },
      }),
    keep(key, answer, purgesBefore) {
      if (maxBytes === 0 || purges !== purgesBefore) return
      entries.set(key, answer)
      void shared?.set(key, answer, answer.tags())
    },
    get purges() {
      return purges
    },
    purge: async (tags) => Math.max(forget(tags), (await shared?.purge(tags)) ?? 0),
  }
}

/** The answer with its ETag: two of one address with the same length and checksum are the same answer. */
export function cachedAnswer(
  { body, storedAt }: { body: Buffer; storedAt: number },
  tagsOf: (body: Buffer) => ReadonlySet<string>,
): CachedAnswer {
  let tags: ReadonlySet<string> | undefined
  const etag = `"${body.length.toString(36)}-${crc32(body).toString(36)}"`
  return { body, storedAt, etag, tags: () => (tags ??= tagsOf(body)) }
}

function hasAny(tags: ReadonlySet<string>, wanted: readonly string[]): boolean {
  return wanted.some((tag) => tags.has(tag))
}
