// The middleware as a `fetch` for rendering pages, and the pools of connections to it.
import type { Config } from './config.ts'
import type { ContentSite } from './content-links.ts'
import { cleanAnswer } from './rich-text.ts'
import { ageOf, openUpstream, operationOf, type ObserveUpstream, type Upstream } from './upstream.ts'

/** Pages and `/api` have separate connections, so that requests of browsers never delay pages. */
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
export function openUpstreams(
  { middlewareUrl, middlewareTimeoutMs: timeoutMs }: Config,
  observe?: ObserveUpstream,
): Upstreams {
  const { origin } = new URL(middlewareUrl)
  return {
    pages: openUpstream({ origin, timeoutMs, observe, ...POOLS.pages }),
    api: openUpstream({ origin, timeoutMs, observe, ...POOLS.api }),
  }
}

/** An answer of the middleware that a page is made of. */
export interface Answer {
  path: string
  operation: string
  /** Parsed and sanitized; undefined when the request failed. */
  content: unknown
  /** The next request may succeed. A method that the back end does not have never will. */
  hasFailed: boolean
  /** Why it failed, for the log. */
  error?: unknown
  /** The visitor is over a limit, for so many seconds. */
  limitedFor?: number | undefined
  /** Absent when the answer is private to one visitor, or failed. */
  etag: string | undefined
  /** Milliseconds since 1970 when the middleware fetched it. */
  date: number
}

/** The pool that answers, and for whom. */
export interface ReadFrom {
  upstream: Upstream
  /** IP address of the visitor whose page is rendered: the middleware limits fetches by address. */
  address?: string | undefined
  /** Where the texts of an answer come from and are shown, by its path. */
  siteOf?: (path: string) => ContentSite
  /** Aborts the requests of an abandoned page. */
  signal?: AbortSignal | undefined
}

function send({ upstream, address, signal }: ReadFrom, path: string, init: RequestInit = {}) {
  const isRead = init.method !== 'POST'
  return upstream.request(
    {
      path,
      method: isRead ? 'GET' : 'POST',
      headers: {
        ...(init.headers as Record<string, string>),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      body: typeof init.body === 'string' ? init.body : null,
    },
    init.signal ?? signal,
  )
}

/** An answer with data or errors; undefined for anything else, such as a proxy's page. */
function parsed(text: string): object | undefined {
  try {
    const content: unknown = JSON.parse(text)
    const isAnswer =
      typeof content === 'object' && content !== null && ('data' in content || 'errors' in content)
    return isAnswer ? content : undefined
  } catch {
    return undefined
  }
}

const NO_HEADERS = new Headers()
const RATE_LIMITED = 429
/** The middleware counts by the minute. */
const LIMIT_SECONDS = 60
/** Status of a method that the back end does not have. */
const NOT_SUPPORTED = 501
/** Status of a method that this release of the middleware does not have; another one may. */
const UNKNOWN_METHOD = 404

/** A `fetch` over the pool for rendering pages; it sanitizes HTML and passes each answer to `onAnswer`. */
export function pooledFetch(from: ReadFrom, onAnswer: (answer: Answer) => void): typeof fetch {
  return async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.pathname + url.search
    const operation = operationOf(path)
    const requestedAt = Date.now()
    const { status, headers, body } = await send(from, path, init).catch((error: unknown) => {
      const failed = { path, operation, content: undefined, hasFailed: true, etag: undefined }
      onAnswer({ ...failed, date: requestedAt, error })
      throw error
    })
    const etag = status === 200 ? headers.etag : undefined
    const isOtherRelease = status === UNKNOWN_METHOD
    const hasFailed = status === RATE_LIMITED || isOtherRelease || (status >= 500 && status !== NOT_SUPPORTED)
    const answer = { path, operation, etag, hasFailed, date: requestedAt - ageOf(headers) * 1_000 }
    const text = body.toString()
    if (status !== 200) {
      const error = hasFailed ? new Error(`${operation}: the middleware answered ${status}`) : undefined
      const limitedFor = status === RATE_LIMITED ? Number(headers['retry-after']) || LIMIT_SECONDS : undefined
      onAnswer({ ...answer, content: undefined, error, limitedFor })
      return new Response(text, {
        status,
        headers: { 'x-request-id': String(headers['x-request-id'] ?? '') },
      })
    }
    const content = parsed(text)
    if (content === undefined) {
      const error = new Error(`${operation}: the middleware answered no data`)
      onAnswer({ ...answer, content, etag: undefined, hasFailed: true, error })
      throw error
    }
    cleanAnswer(operation, content, from.siteOf?.(path))
    onAnswer({ ...answer, content })
    // Building a Response costs more than reading the answer, and the client uses only these fields.
    return { ok: true, status: 200, headers: NO_HEADERS, json: async () => content } as Response
  }
}
