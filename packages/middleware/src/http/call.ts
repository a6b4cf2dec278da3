// Runs one call and sends its response. It uses Node's own objects, because public reads bypass Express.
import { note } from '@loftwood/http-server/observe-requests'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ParsedUrlQuery } from 'node:querystring'
import { isNotModified } from '@loftwood/http-cache/etag'
import { CallerLeft } from '../errors.ts'
import { FailedCall, type CallResult, type Integration } from '../integrations/commerce/integration.ts'
import type { Admit } from '../integrations/commerce/personal-call.ts'
import type { CookieSettings } from '../integrations/commerce/cookies.ts'
import { JSON_TYPE, markPersonal, maxAgeOf, type MarkPublic } from './caching.ts'
import { requestCookies } from './request-cookies.ts'

export interface Call {
  integration: Integration
  method: string
  args: unknown[]
  query: ParsedUrlQuery
  /** The visitor's session; public calls need none. */
  address?: string | undefined
  admit?: Admit
}

/** Dependencies of all calls. */
export interface CallSettings {
  cookies: CookieSettings
  markPublic: MarkPublic
}

/** Runs the call, sends its bytes unchanged, and describes it for the log. @throws AppError */
export async function runCall(
  request: IncomingMessage,
  response: ServerResponse,
  { integration, method, args, query, address, admit, cookies, markPublic }: Call & CallSettings,
): Promise<CallResult> {
  try {
    const session = { ...sessionOf(request, query), address }
    // A personal call continues when its caller has left: whether a change happens must not depend on that.
    const isPublic = integration.methods[method]?.access === 'public'
    const signal = isPublic ? leaving(request, response) : undefined
    const result = await integration.call({ method, args, session, signal, admit, maxAge: maxAgeOf(request) })
    setCookies(response, result.session.setCookies(cookies))
    sendResult(request, response, { ...result, markPublic })
    return result
  } catch (error) {
    if (!(error instanceof FailedCall)) throw error
    setCookies(response, error.session.setCookies(cookies))
    throw error.error
  }
}

/** Aborted when the caller closes the connection before the response. */
function leaving(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const controller = new AbortController()
  response.once('close', () => {
    if (!response.writableFinished) controller.abort(new CallerLeft())
  })
  // A pipelined response that waits for others gets no `close` event of its connection.
  request.once('aborted', () => controller.abort(new CallerLeft()))
  return controller.signal
}

function sessionOf(request: IncomingMessage, query: ParsedUrlQuery) {
  const { headers } = request
  return {
    cookies: requestCookies(request),
    query: pair(query['store'], query['currency']),
    headers: pair(headers['x-store'], headers['x-currency']),
  }
}

/** Values that occur once; empty and repeated ones are ignored. */
function pair(store: unknown, currency: unknown): { store?: string; currency?: string } {
  return {
    ...(typeof store === 'string' && store !== '' && { store }),
    ...(typeof currency === 'string' && currency !== '' && { currency }),
  }
}

function sendResult(
  request: IncomingMessage,
  response: ServerResponse,
  { body, cached, session, markPublic }: CallResult & Pick<CallSettings, 'markPublic'>,
): void {
  if (cached) {
    note(response, { cache: cached.state })
    markPublic(request, response, { ...cached, source: session.storeSource })
    sendBytes(request, response, { body, etag: cached.etag })
  } else {
    markPersonal(response)
    response.setHeader('content-type', JSON_TYPE)
    sendBytes(request, response, { body })
  }
}

/** Sends the bytes, or 304 when the client's copy is current. */
export function sendBytes(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag }: { body: Buffer; etag?: string },
): void {
  if (
    etag !== undefined &&
    request.method === 'GET' &&
    isNotModified(request.headers['if-none-match'], etag)
  ) {
    response.statusCode = 304
    return void response.end()
  }
  response.setHeader('content-length', body.length)
  response.end(body)
}

function setCookies(response: ServerResponse, cookies: string[]): void {
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}
