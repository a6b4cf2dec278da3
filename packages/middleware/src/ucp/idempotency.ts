// Runs a change once for each key of a platform: repeated, it answers what it answered first, for 24 hours.
import { createHash } from 'node:crypto'
import { createOnce } from '../state/once.ts'
import type { Memory } from '../state/state.ts'
import { ProtocolError } from './failure.ts'

const KEEP_MS = 24 * 60 * 60 * 1000
/** No change takes longer. */
const LOCK_MS = 60_000
const KEY = /^[\x21-\x7e]{1,255}$/

/** What an operation answers: a status and a body. */
export interface Answer {
  status: number
  body: object
}

interface KeyedRequest {
  /** Whose key it is. */
  platform: string
  operation: string
  key: string
  /** What is requested; the same key for something else is an error. */
  request: unknown
}

export type Idempotent = (request: KeyedRequest, run: () => Promise<Answer>) => Promise<Answer>

interface Stored extends Answer {
  requestHash: string
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** @throws ProtocolError idempotency_conflict */
export function createIdempotency(memory: Memory): Idempotent {
  const once = createOnce(memory)
  return async ({ platform, operation, key, request }, run) => {
    if (!KEY.test(key)) throw new ProtocolError('invalid_request', 'The idempotency key is not a key')
    const requestHash = hash(JSON.stringify(sorted(request)))
    const name = `ucp-key:${hash([platform, operation, key].join('\n'))}`
    const bytes = await once(name, {
      work: async () => Buffer.from(JSON.stringify({ ...(await run()), requestHash } satisfies Stored)),
      // What has failed inside is not an answer, and may be tried again.
      isKept: () => true,
      keepMs: KEEP_MS,
      lockMs: LOCK_MS,
    })
    const { requestHash: first, ...answer } = JSON.parse(bytes.toString()) as Stored
    if (first !== requestHash)
      throw new ProtocolError('idempotency_conflict', 'This idempotency key was used for another request')
    return answer
  }
}

/** With the keys of objects in one order, so that equal requests have equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
