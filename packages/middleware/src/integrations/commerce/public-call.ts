// Calls whose answer is the same for everybody in a store: answered from the cache where possible.
import { answerWithErrors, hasCategory } from './graphql-answer.ts'
import type { CachedAnswer } from './answer-store.ts'
import type { AnswerSource, CacheState, ResponseCache } from './response-cache.ts'
import type { Admit } from './personal-call.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import { shopBusy } from './upstream/breaker.ts'
import type { Upstream } from './upstream/upstream.ts'

export interface PublicCall {
  integration: string
  name: string
  tags: readonly string[]
  variables: Record<string, unknown>
  session: Session
  /** Aborted when the caller leaves. */
  signal?: AbortSignal | undefined
  admit?: Admit | undefined
}

interface PublicAnswer {
  body: Buffer
  etag: string
  state: CacheState
  /** False when the answer has errors: the next call may get another one. */
  isKept: boolean
  /** What the cache would answer to the same call right now. */
  peek: () => CachedAnswer | undefined
}

/** Makes the function that runs public calls. */
export function createPublicCalls(upstream: Upstream, documents: DocumentTable, cache: ResponseCache) {
  return async function callPublic(call: PublicCall): Promise<PublicAnswer> {
    const document = documents.of(call.name)
    const { variables, session, signal, admit } = call
    const key = cacheKey(call, document.checksum)
    const source: AnswerSource = {
      async fetch(abandoned) {
        const headers = session.upstreamHeaders('public')
        const message = { document, variables, headers, kind: 'public' } as const
        const body = await upstream.send({ ...message, signal: abandoned })
        const refusal = answerWithErrors(body)
        // Thrown here, so that the cache may serve a stale answer and the breaker counts no outage.
        if (hasCategory(refusal, 'graphql-unavailable')) throw shopBusy()
        return { body, isKept: !refusal }
      },
      tagsOf: taggerOf(call.name, call.tags),
    }
    const waiter = { signal, admit: admit && (() => admit('read')) }
    const { answer, state } = await cache.get(key, source, waiter)
    // The cache holds no answers with errors.
    const isKept = state !== 'miss' || !answerWithErrors(answer.body)
    return { body: answer.body, etag: answer.etag, state, isKept, peek: peekOf(cache, key) }
  }
}

function cacheKey({ integration, name, variables, session }: PublicCall, checksum: string): string {
  return `${integration}/${name} ${checksum}\n${session.store ?? ''}\n${session.currency ?? ''}\n${JSON.stringify(variables)}`
}

// The cache keeps these functions, so they are made outside the call: a closure would keep the first caller's cookies.

function peekOf(cache: ResponseCache, key: string): () => CachedAnswer | undefined {
  return () => cache.peek(key)
}

/** Method, domain, and the products and content an answer holds. */
function taggerOf(name: string, domains: readonly string[]): (body: Buffer) => ReadonlySet<string> {
  return (body) => {
    const tags = new Set([name, ...domains])
    const text = body.toString()
    for (const [, sku] of text.matchAll(/"sku":"([^"\\]+)"/g)) tags.add(`sku:${sku}`)
    for (const [, identifier] of text.matchAll(/"identifier":"([^"\\]+)"/g)) tags.add(`cms:${identifier}`)
    return tags
  }
}
