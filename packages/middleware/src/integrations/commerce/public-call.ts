// Calls whose answer is the same for everybody in a store: answered from the cache where possible.
import { answerWithErrors } from './graphql-answer.ts'
import type { CachedAnswer } from './answer-store.ts'
import type { CacheState, ResponseCache } from './response-cache.ts'
import type { Session } from './session.ts'
import type { DocumentTable } from './upstream/document-table.ts'
import type { Upstream } from './upstream/upstream.ts'

export interface PublicCall {
  integration: string
  name: string
  tags: readonly string[]
  variables: Record<string, unknown>
  session: Session
}

interface PublicAnswer {
  body: Buffer
  etag: string
  state: CacheState
  /** False when the back end refused: the next one to ask may get another answer. */
  isKept: boolean
  /** What the cache would answer to the same call right now. */
  peek: () => CachedAnswer | undefined
}

/** Makes the function that runs public calls. */
export function createPublicCalls(upstream: Upstream, documents: DocumentTable, cache: ResponseCache) {
  return async function callPublic(call: PublicCall): Promise<PublicAnswer> {
    const document = documents.of(call.name)
    const { variables, session } = call
    const key = cacheKey(call)
    const { answer, state } = await cache.get(key, {
      async fetch() {
        const headers = session.upstreamHeaders('public')
        const body = await upstream.send({ document, variables, headers, kind: 'public' })
        return { body, isKept: !answerWithErrors(body) }
      },
      tagsOf: (body) => tagsOf(call, body),
    })
    // What comes from the cache was kept.
    const isKept = state !== 'miss' || !answerWithErrors(answer.body)
    return { body: answer.body, etag: answer.etag, state, isKept, peek: () => cache.peek(key) }
  }
}

function cacheKey({ integration, name, variables, session }: PublicCall): string {
  return `${integration}/${name}\n${session.store ?? ''}\n${session.currency ?? ''}\n${JSON.stringify(variables)}`
}

/** Method, domain, and the products and content the answer holds. */
function tagsOf(call: PublicCall, body: Buffer): ReadonlySet<string> {
  const tags = new Set([call.name, ...call.tags])
  const text = body.toString()
  for (const [, sku] of text.matchAll(/"sku":"([^"\\]+)"/g)) tags.add(`sku:${sku}`)
  for (const [, identifier] of text.matchAll(/"identifier":"([^"\\]+)"/g)) tags.add(`cms:${identifier}`)
  return tags
}
