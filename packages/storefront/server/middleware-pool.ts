// The middleware as a `fetch` for rendering pages, and the pools of connections to it.
import type { Config } from './config.ts'
import { cleanAnswer } from './rich-text.ts'
import { isCommon, type CommonAnswers } from './common-answers.ts'
import { openUpstream, type Upstream } from './upstream.ts'

/** Pages have connections of their own: whatever browsers do to `/api`, pages do not wait for it. */
export interface Upstreams {
  pages: Upstream
  api: Upstream
}

/** Connections and waiting requests of each pool. */
const POOLS = {
  pages: { connections: 64, queue: 2_048 },
  api: { connections: 64, queue: 256 },
} as const

/** Opens the pools; close them on shutdown. */
export function openUpstreams({ middlewareUrl, middlewareTimeoutMs: timeoutMs }: Config): Upstreams {
  const { origin } = new URL(middlewareUrl)
  return {
    pages: openUpstream({ origin, timeoutMs, ...POOLS.pages }),
    api: openUpstream({ origin, timeoutMs, ...POOLS.api }),
  }
}

/** Name of the operation that a middleware path calls, e.g. `/magento/cmsPage?body=[]`. */
export function operationOf(path: string): string {
  return /\/([^/?]+)(?:\?|$)/.exec(path)?.[1] ?? ''
}

/** Told of every answer that a page is made of. */
export type OnAnswer = (operation: string, answer: unknown) => void

/** What the middleware answered: read and clean, or a failure as it came. */
export type Asked =
  | { answer: unknown; bytes: number }
  | { failure: { status: number; text: string; requestId: string } }

/** Where answers come from: the middleware, as far as they are not kept. */
export interface ReadFrom {
  upstream: Upstream
  common?: CommonAnswers<Asked>
  /** Of the visitor whose page is rendered: the middleware counts by it what it has to fetch. */
  address?: string | undefined
  /** Aborts the requests of a page that nobody waits for any more. */
  signal?: AbortSignal | undefined
}

async function ask(
  { upstream, address }: ReadFrom,
  path: string,
  init: RequestInit | undefined,
): Promise<Asked> {
  const isRead = init?.method !== 'POST'
  const { status, headers, body } = await upstream.request(
    {
      path,
      method: isRead ? 'GET' : 'POST',
      headers: {
        ...(init?.headers as Record<string, string>),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      body: typeof init?.body === 'string' ? init.body : null,
    },
    init?.signal,
  )
  const text = body.toString()
  if (status !== 200) {
    const requestId = String(headers['x-request-id'] ?? '')
    return { failure: { status, text, requestId } }
  }
  const answer: unknown = JSON.parse(text)
  cleanAnswer(operationOf(path), answer)
  return { answer, bytes: body.length }
}

function responseOf(asked: Asked): Response {
  if ('failure' in asked) {
    const { status, text, requestId } = asked.failure
    return new Response(text, { status, headers: { 'x-request-id': requestId } })
  }
  // A whole Response costs more than reading the answer; the client looks at nothing else of it.
  return { ok: true, status: 200, headers: NO_HEADERS, json: async () => asked.answer } as Response
}

const NO_HEADERS = new Headers()

/** A `fetch` over the pool for rendering pages; its answers' HTML is clean, and they are read once. */
export function pooledFetch(from: ReadFrom, onAnswer: OnAnswer): typeof fetch {
  const { common } = from
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.pathname + url.search
    const operation = operationOf(path)
    const asked =
      common && isCommon(operation)
        ? await common.get(path, () => ask(from, path, { ...init, signal: null }))
        : await ask(from, path, { ...init, signal: init?.signal ?? from.signal ?? null })
    if ('answer' in asked) onAnswer(operation, asked.answer)
    return responseOf(asked)
  }
}
