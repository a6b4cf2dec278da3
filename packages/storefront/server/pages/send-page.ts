// Sends a page without Express, in the best encoding that the browser accepts.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isNotModified } from '@loftwood/http-cache/etag'
import type { CacheState } from '@loftwood/http-cache/http-cache'
import { note } from '@loftwood/http-server/observe-requests'
import { currentRequest } from '@loftwood/http-server/request-context'
import { REQUEST_ID_MARK } from '../../src/platform/request-id-mark.ts'
import { idHeader } from '../id-header.ts'
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
  { page: made, served }: { page: CachedPage; served?: Served | undefined },
): void {
  const page = made.status >= 500 ? withRequestId(made) : made
  note(response, { route: page.kind, err: page.error, ...(served && { cache: served.state }) })
  const about = idHeader()
  if (served) about.push('X-Cache', served.state, 'Age', String(served.age))
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

/** An error page names the request of its visitor, for support. */
function withRequestId(page: CachedPage): CachedPage {
  const id = currentRequest()?.requestId ?? ''
  const html = Buffer.from(htmlOf(page).toString().replaceAll(REQUEST_ID_MARK, id))
  return withBody(page, 'identity', { bytes: html, isFinal: true })
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
