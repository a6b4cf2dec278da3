// Runs a change once for each key of a platform: repeated, it answers what it answered first, for 24 hours.
import { createHash } from 'node:crypto'
import { createOnce } from '../state/once.ts'
import type { BoundedMemory } from '../state/bounded-memory.ts'
import { ProtocolError } from './failure.ts'
import type { Seal } from './seal.ts'

const KEEP_MS = 24 * 60 * 60 * 1000
/** A longer answer is not stored: what it is about is read again. */
const MAX_STORED_BYTES = 8 * 1024
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

interface KeyedWork {
  run: () => Promise<Answer>
  /** What `run` has made or changed, as it is now. */
  read: (id: string) => Promise<Answer>
}

export type Idempotent = (request: KeyedRequest, work: KeyedWork) => Promise<Answer>

interface Stored {
  requestHash: string
  status: number
  /** Without an answer that is too long, the id in it. */
  body?: object
  id?: string | undefined
}

const idIn = (body: object) => (body as { id?: string }).id

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Answers have names and addresses of people, so they are sealed. @throws ProtocolError idempotency_conflict */
export function createIdempotency(memory: BoundedMemory, answers: Seal): Idempotent {
  const once = createOnce(memory)
  return async ({ platform, operation, key, request }, { run, read }) => {
    if (!KEY.test(key)) throw new ProtocolError('invalid_request', 'The idempotency key is not a key')
    const requestHash = hash(JSON.stringify(sorted(request)))
    const name = `ucp-key:${hash([platform, operation, key].join('\n'))}`
    let answer: Answer | undefined
    const bytes = await once(name, {
      async work() {
        answer = await run()
        const { status, body } = answer
        const whole = answers.seal({ requestHash, status, body } satisfies Stored)
        if (whole.length <= MAX_STORED_BYTES) return Buffer.from(whole)
        return Buffer.from(answers.seal({ requestHash, status, id: idIn(body) } satisfies Stored))
      },
      // What has failed inside is not an answer, and may be tried again.
      isKept: () => true,
      keptIn: memory.of(platform),
      keepMs: KEEP_MS,
      lockMs: LOCK_MS,
    })
    // What was sealed with another secret does not open.
    const stored = answers.open(bytes.toString()) as Stored | undefined
    if (stored?.requestHash !== requestHash)
      throw new ProtocolError('idempotency_conflict', 'This idempotency key was used for another request')
    if (answer) return answer
    const { status, body, id } = stored
    if (body) return { status, body }
    // Without an id nothing was changed.
    if (id === undefined) return run()
    const now = await read(id)
    return idIn(now.body) === id ? { ...now, status } : now
  }
}

/** With the keys of objects in one order, so that equal requests have equal texts. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}
