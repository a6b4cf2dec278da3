// State between calls, of one process or shared through Redis.
import type { SharedEntries } from '@loftwood/http-cache/cache-entry'
import type { Store } from 'express-rate-limit'
import type { PublicAnswer } from '../integrations/commerce/public-answer.ts'

/** Values with an expiry. Keys may be secrets; shared memory stores them hashed. No method fails. */
export interface Memory {
  get(key: string): Promise<Buffer | undefined>
  set(key: string, value: Buffer, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
  /** Stores the value unless the key exists; resolves to whether it did. */
  claim(key: string, value: Buffer, ttlMs: number): Promise<boolean>
  /** Removes the value if it is still this one. */
  release(key: string, value: Buffer): Promise<void>
}

export interface State {
  memory: Memory
  /** Absent when nothing is shared. */
  answers?: SharedEntries<PublicAnswer>
  /** Counts calls for a rate limit; absent when each process counts for itself. */
  rateLimitStore?: (group: string) => Store
  /** Whether the shared state works; for metrics. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}
