// Sends a page without Express, in the best encoding that the browser accepts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '@loftwood/http-cache/etag'
import type { CacheState } from '@loftwood/http-cache/http-cache'
import { note } from '@loftwood/http-server/observe-requests'
import { bodyHeaders, htmlOf, withBody, type CachedPage } from './cached-page.ts'
import { compressQuickly, compressWell, encodingFor } from './encodings.ts'

/** State of the cache's answer, for the headers. */
export interface Served {
  state: CacheState
  /** Seconds. */
  age: number
}

/** Sends it, synchronously when the page is cached in that encoding. @param served only of a cached page */
export function sendPage(
  { headers, method }: IncomingMessage,
  response: ServerResponse,
  { page, served }: { page: CachedPage; served?: Served | undefined },
): void {
  note(response, { route: page.kind, ...(served && { cache: served.state }) })
  const about = served ? ['X-Cache', served.state, 'Age', String(served.age)] : []
  if (served && isNotModified(headers['if-none-match'], page.etag)) {
    response.writeHead(304, [...page.headers, ...about]).end()
    return
  }
  const encoding = encodingFor(headers)
  const body = page.bodies[encoding]
  const bytes = body?.bytes ?? compressQuickly[encoding](htmlOf(page))
  const all = [...(body?.headers ?? [...page.headers, ...bodyHeaders(encoding, bytes)]), ...about]
  response.writeHead(page.status, all).end(method === 'HEAD' ? undefined : bytes)
}

const improving = new WeakSet<CachedPage>()

/** The page with a better compression of the requested encoding; undefined when it has it already. */
export function improvedPage(
  page: CachedPage,
  { headers }: IncomingMessage,
): Promise<CachedPage> | undefined {
  const encoding = encodingFor(headers)
  if (encoding === 'identity' || page.bodies[encoding]?.isFinal || improving.has(page)) return undefined
  improving.add(page)
  return compressWell[encoding](htmlOf(page))
    .then((bytes) => withBody(page, encoding, { bytes, isFinal: true }))
    .finally(() => improving.delete(page))
}
