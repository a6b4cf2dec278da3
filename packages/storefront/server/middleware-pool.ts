// The one pool of connections to the middleware, as `fetch` for pages and for the proxy's requests.
import { Pool } from 'undici'
import type { Config } from './config.ts'
import { cleanAnswer } from './rich-text.ts'
import { isCommon, type CommonAnswers } from './common-answers.ts'
import type { KnownAnswers } from './known-answers.ts'

/** Connections that one storefront keeps to its middleware. */
const CONNECTIONS = 64

/** Opens the pool; close it on shutdown. */
export function openPool({ middlewareUrl, middlewareTimeoutMs }: Config): Pool {
  return new Pool(new URL(middlewareUrl).origin, {
    connections: CONNECTIONS,
    headersTimeout: middlewareTimeoutMs,
    bodyTimeout: middlewareTimeoutMs,
  })
}

/** Name of the operation that a middleware path calls, e.g. `/magento/cmsPage?body=[]`. */
export function operationOf(path: string): string {
  return /\/([^/?]+)(?:\?|$)/.exec(path)?.[1] ?? ''
}

/** Told of every answer that a page is made of. */
export type OnAnswer = (operation: string, answer: unknown) => void

/** What the middleware answered: read and clean, or a failure as it came. */
export type Asked = { answer: unknown } | { failure: { status: number; text: string; requestId: string } }

/** Where answers come from: the middleware, as far as they are not kept. */
export interface ReadFrom {
  pool: Pool
  common?: CommonAnswers<Asked>
  known?: KnownAnswers<Asked>
}

async function ask({ pool, known }: ReadFrom, path: string, init: RequestInit | undefined): Promise<Asked> {
  const isRead = init?.method !== 'POST'
  const before = isRead ? known?.get(path) : undefined
  const { statusCode, headers, body } = await pool.request({
    path,
    method: isRead ? 'GET' : 'POST',
    headers: {
      ...(init?.headers as Record<string, string>),
      ...(before && { 'if-none-match': before.etag }),
    },
    body: typeof init?.body === 'string' ? init.body : null,
    signal: init?.signal ?? null,
  })
  if (statusCode === 304 && before) {
    await body.dump()
    return before.asked
  }
  if (statusCode !== 200) {
    const requestId = String(headers['x-request-id'] ?? '')
    return { failure: { status: statusCode, text: await body.text(), requestId } }
  }
  const text = await body.text()
  const answer: unknown = JSON.parse(text)
  cleanAnswer(operationOf(path), answer)
  const asked = { answer }
  if (isRead && typeof headers['etag'] === 'string') {
    known?.set(path, { etag: headers['etag'], asked, bytes: text.length })
  }
  return asked
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
        : await ask(from, path, init)
    if ('answer' in asked) onAnswer(operation, asked.answer)
    return responseOf(asked)
  }
}
