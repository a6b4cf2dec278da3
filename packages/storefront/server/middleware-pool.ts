// The one pool of connections to the middleware, as `fetch` for pages and for the proxy's requests.
import { Pool } from 'undici'
import type { Config } from './config.ts'
import { carriesHtml, cleanAnswer } from './rich-text.ts'

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

/** A `fetch` over the pool for rendering pages; its answers' HTML is clean. */
export function pooledFetch(pool: Pool): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.pathname + url.search
    const { statusCode, body } = await pool.request({
      path,
      method: init?.method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      body: typeof init?.body === 'string' ? init.body : null,
      signal: init?.signal ?? null,
    })
    const text = await body.text()
    const headers = { 'content-type': 'application/json' }
    const operation = operationOf(path)
    if (!carriesHtml(operation) || statusCode !== 200)
      return new Response(text, { status: statusCode, headers })
    const answer: unknown = JSON.parse(text)
    cleanAnswer(operation, answer)
    return new Response(JSON.stringify(answer), { status: statusCode, headers })
  }
}
