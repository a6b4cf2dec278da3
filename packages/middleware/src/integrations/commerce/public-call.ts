// Public calls: their response is the same for all visitors of a store and comes from the cache where possible.
import type { CacheState, HttpCache, Source } from '@loftwood/http-cache/http-cache'
import { answerWithErrors } from './graphql-answer.ts'
import type { Admit } from './personal-call.ts'
import { publicAnswer, type PublicAnswer } from './public-answer.ts'
import { refusedFor } from './upstream-errors.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import { shopBusy } from './upstream/breaker.ts'
import { hasFailedParts } from './upstream/partial-answer.ts'
import type { Upstream } from './upstream/upstream.ts'

export interface PublicCall {
  integration: string
  name: string
  tags: readonly string[]
  variables: Record<string, unknown>
  session: Session
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  /** Maximum age of a stale response, in seconds. */
  maxAge?: number | undefined
  admit?: Admit | undefined
}

/** The cache's result. */
export interface CachedCall {
  /** The call's key in the cache. */
  key: string
  etag: string
  state: CacheState
  /** Seconds. */
  age: number
}

interface PublicResult {
  body: Buffer
  /** Absent when the response has errors: the next call may get another one. */
  cached?: CachedCall
}

interface PublicDeps {
  upstream: Upstream
  documents: DocumentTable
  cache: HttpCache<PublicAnswer>
  /** Resolves when the schema is known, or has taken too long. */
  schemaSoon: () => Promise<void>
}

/** Makes the function that runs public calls. */
export function createPublicCalls({ upstream, documents, cache, schemaSoon }: PublicDeps) {
  return async function callPublic(call: PublicCall): Promise<PublicResult> {
    const { name, tags, variables, session, signal, maxAge, admit } = call
    const key = cacheKey(call, documents.of(name).checksum)
    const source: Source<PublicAnswer> = {
      async make(abandoned) {
        // Only here, so that what is cached is served at once.
        await schemaSoon()
        const document = documents.of(name)
        const date = Date.now()
        const headers = session.upstreamHeaders('public')
        const message = { document, variables, headers, kind: 'public' } as const
        const body = await upstream.send({ ...message, signal: abandoned })
        // Thrown here, so that the cache may serve a stale answer and the breaker counts no outage.
        if (refusedFor(answerWithErrors(body), 'busy')) throw shopBusy()
        const outcome = isWhole(body) ? 'store' : 'repeat'
        return { value: publicAnswer(body, { name, tags }), date, outcome }
      },
    }
    const waiter = { signal, maxAge, admit: admit && (() => admit('read')) }
    const { value, state, ...entry } = await cache.get(key, source, waiter)
    const { body, etag } = value
    // Responses with errors are cached for seconds at most, and never downstream.
    const isCached = state !== 'miss' || isWhole(body)
    const age = cache.ageOf({ value, ...entry })
    return { body, ...(isCached && { cached: { key, etag, state, age } }) }
  }
}

function isWhole(body: Buffer): boolean {
  return !answerWithErrors(body) && !hasFailedParts(body)
}

function cacheKey({ integration, name, variables, session }: PublicCall, checksum: string): string {
  return `${integration}/${name} ${checksum}\n${session.store ?? ''}\n${session.currency ?? ''}\n${JSON.stringify(variables)}`
}
