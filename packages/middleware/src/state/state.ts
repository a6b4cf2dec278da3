// What calls leave for later calls, of this process or of all that share a Redis.
import type { Store } from 'express-rate-limit'

/** Values under keys for a while. Keys may be secrets; they are never stored as they are in a shared memory. */
export interface Memory {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, value: Buffer, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
  /** Puts the value there unless there is one; says whether it did. */
  claim(key: string, value: Buffer, ttlMs: number): Promise<boolean>
  /** Takes the value away if it is still this one. */
  release(key: string, value: Buffer): Promise<void>
}

/** A public answer as other processes find it. */
export interface SharedAnswer {
  body: Buffer
  /** Milliseconds since 1970. */
  storedAt: number
}

/** The level of the cache behind this process's own. Without Redis it holds nothing, and only purging fails. */
export interface SharedAnswers {
  get(key: string): Promise<SharedAnswer | undefined>
  set(key: string, answer: SharedAnswer, tags: Iterable<string>): Promise<void>
  /** Forgets answers by tag, or all, and tells every process; says how many. @throws UPSTREAM_UNAVAILABLE */
  purge(tags?: readonly string[]): Promise<number>
  /** Is told what any process purged. */
  onPurge(listener: (tags?: readonly string[]) => void): void
}

export interface State {
  memory: Memory
  /** Absent when nothing is shared. */
  answers?: SharedAnswers
  /** Counts calls for a rate limit; absent when each process counts for itself. */
  rateLimitStore?: (group: string) => Store
  isReady(): Promise<boolean>
  close(): Promise<void>
}
