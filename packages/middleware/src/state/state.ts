// What calls leave for later calls, of this process or of all that share a Redis.
import type { SharedEntries } from '@loftwood/http-cache/cache-entry'
import type { Store } from 'express-rate-limit'
import type { PublicAnswer } from '../integrations/commerce/public-answer.ts'

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

export interface State {
  memory: Memory
  /** Absent when nothing is shared. */
  answers?: SharedEntries<PublicAnswer>
  /** Counts calls for a rate limit; absent when each process counts for itself. */
  rateLimitStore?: (group: string) => Store
  isReady(): Promise<boolean>
  close(): Promise<void>
}
