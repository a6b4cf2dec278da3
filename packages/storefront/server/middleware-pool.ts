// The middleware as a `fetch` for rendering pages, and the pools of connections to it.
import type { Answer, Read } from './answer.ts'
import { trimCards } from './card-answers.ts'
import { isCommon, type CommonAnswers } from './common-answers.ts'
import type { Config } from './config.ts'
import type { ContentSite } from './content-links.ts'
import { cleanAnswer } from './rich-text.ts'
import {
  ageOf,
  openUpstream,
  operationOf,
  type ObserveUpstream,
  type Upstream,
  type UpstreamAnswer,
} from './upstream.ts'

/**
 * Connections and waiting requests of each pool. They are separate, so that requests of browsers never delay pages, and
 * those of agents neither.
 */
const POOLS = {
  pages: { connections: 64, queue: 2_048 },
  api: { connections: 64, queue: 256 },
  agents: { connections: 16, queue: 64 },
} as const

export type Upstreams = Record<keyof typeof POOLS, Upstream>

/** Opens the pools; close them on shutdown. */
export function openUpstreams(
  { middlewareUrl, middlewareTimeoutMs: timeoutMs }: Config,
  observe?: ObserveUpstream,
): Upstreams {
  const { origin } = new URL(middlewareUrl)
  const open = (name: keyof Upstreams) => openUpstream({ origin, timeoutMs, observe, ...POOLS[name] })
  return { pages: open('pages'), api: open('api'), agents: open('agents') }
}

export const closeUpstreams = (upstreams: Upstreams): Promise<unknown> =>
  Promise.all(Object.values(upstreams).map((upstream) => upstream.close()))

/** The pool that answers, and for whom. */
export interface ReadFrom {
  upstream: Upstream
  /** IP address of the visitor whose page is rendered: the middleware limits fetches by address. */
  address?: string | undefined
  /** Where the texts of an answer come from and are shown, by its path. */
  siteOf?: ((path: string) => ContentSite) | undefined
  /** Aborts the requests of an abandoned page. */
  signal?: AbortSignal | undefined
  /** Where answers that pages have in common are read; they are nobody's requests. */
  common?: CommonAnswers['read'] | undefined
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

const rejected = (answer: Answer, error: unknown): Read => ({
  answer: { ...answer, etag: undefined, hasFailed: true, error },
  respond: () => {
    throw error
  },
})

/** HTML in the answer is sanitized. */
async function read(from: ReadFrom, path: string, init: RequestInit): Promise<Read> {
  const operation = operationOf(path)
  const date = Date.now()
  const none: Answer = { path, operation, content: undefined, hasFailed: true, etag: undefined, date }
  const sent = await send(from, path, init).catch((error: unknown) => rejected(none, error))
  if ('answer' in sent) return sent
  const { status, headers, body } = sent
  const answer = { ...none, hasFailed: false, etag: headers.etag, date: date - ageOf(headers) * 1_000 }
  if (status !== 200) return refused(answer, sent)
  const content = parsed(body.toString())
  if (content === undefined)
    return rejected(answer, new Error(`${operation}: the middleware answered no data`))
  cleanAnswer(operation, content, from.siteOf?.(path))
  trimCards(operation, content)
  // Building a Response costs more than reading the answer, and the client uses only these fields.
  const response = { ok: true, status: 200, headers: NO_HEADERS, json: async () => content } as Response
  return { answer: { ...answer, content }, respond: () => response }
}

function refused(answer: Answer, { status, headers, body }: UpstreamAnswer): Read {
  const hasFailed =
    status === RATE_LIMITED || status === UNKNOWN_METHOD || (status >= 500 && status !== NOT_SUPPORTED)
  const error = hasFailed ? new Error(`${answer.operation}: the middleware answered ${status}`) : undefined
  const limitedFor = status === RATE_LIMITED ? Number(headers['retry-after']) || LIMIT_SECONDS : undefined
  const requestId = String(headers['x-request-id'] ?? '')
  return {
    answer: { ...answer, etag: undefined, hasFailed, error, limitedFor },
    respond: () => new Response(body.toString(), { status, headers: { 'x-request-id': requestId } }),
  }
}

/** A `fetch` over the pool for rendering pages; it passes each answer to `onAnswer`. */
export function pooledFetch(from: ReadFrom, onAnswer: (answer: Answer) => void): typeof fetch {
  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const path = url.pathname + url.search
    const { upstream, siteOf, common } = from
    const found =
      common && isCommon(path)
        ? await common(path, () => read({ upstream, siteOf }, path, { headers: init.headers }))
        : await read(from, path, init)
    onAnswer(found.answer)
    return found.respond()
  }
}
