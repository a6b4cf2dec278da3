// `/api/magento/<method>` goes to the middleware: same origin for the browser, cookies both ways.
// `/.well-known/ucp` and `/ucp/…` go there as well, for agents. No other path of the middleware is reachable from outside.
import type { IncomingHttpHeaders } from 'node:http'
import express, {
  Router,
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from 'express'
import type { OutageLog } from '@loftwood/http-server/outage'
import type { Dispatcher } from 'undici'
import type { ContentSite } from './content-links.ts'
import { carriesHtml, cleanAnswer } from './rich-text.ts'
import { operationOf, type Upstream, type UpstreamAnswer } from './upstream.ts'

/** Request headers that are forwarded to the middleware. */
const REQUEST_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'cookie',
  'if-none-match',
  'origin',
  'sec-fetch-site',
  'user-agent',
]

/** Response headers that are forwarded to the browser. */
const RESPONSE_HEADERS = [
  // Caches count an answer's age from it: without it, each cache would count from zero.
  'age',
  'allow',
  'cache-control',
  'content-type',
  'etag',
  'retry-after',
  'set-cookie',
  'vary',
  'x-cache',
]

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** What agents send besides. */
const AGENT_HEADERS = [
  ...REQUEST_HEADERS,
  'idempotency-key',
  'mcp-method',
  'mcp-name',
  'mcp-protocol-version',
  'request-id',
  'ucp-agent',
]

/** The only paths of the shop's own pages that are forwarded. */
const METHOD_PATH = /^\/magento\/\w+(?:\?|$)/

const AGENT_PATH = /^\/(?:\.well-known\/ucp|ucp\/[\w./-]+)(?:\?|$)/

/** The middleware's own limit. */
const MAX_BODY_BYTES = 100 * 1024

/** Time for the browser to read an answer. */
const SEND_TIMEOUT_MS = 60_000

interface ProxyOptions {
  /** Whether a path of the middleware is reachable; by default the methods'. */
  paths?: RegExp
  /** Request headers that are forwarded. */
  headers?: readonly string[]
  siteOf?: (path: string) => ContentSite
  /** Called with the body of each answer. */
  onAnswer?: (body: Buffer) => void
}

/** Forwards requests; answers 503 as JSON when the middleware cannot be reached. Mounted at `/api`. */
export function apiProxy(
  upstream: Upstream,
  outages: OutageLog,
  { paths = METHOD_PATH, headers = REQUEST_HEADERS, siteOf, onAnswer }: ProxyOptions = {},
): Router {
  const router = Router()
  // The body is read before a connection is taken, so that slow senders delay only themselves.
  router.use(
    checkRequest(paths),
    express.raw({ limit: MAX_BODY_BYTES, type: () => true, inflate: false }),
    refuseBody,
  )
  router.use(async (req, res) => {
    try {
      const answer = await upstream.request(
        {
          path: req.url,
          method: req.method as Dispatcher.HttpMethod,
          headers: forwardedHeaders(req, headers),
          body: bodyOf(req),
        },
        leaving(res),
      )
      onAnswer?.(answer.body)
      answerWith(req, res, { ...answer, site: siteOf?.(req.url) })
    } catch (error) {
      if (!hasLeft(res)) unavailable(res, outages, error)
    }
  })
  return router
}

/** The same for agents: they bring no cookies, and get no HTML. Mounted at the root, for what `AGENT_PATH` matches. */
export function agentProxy(upstream: Upstream, outages: OutageLog): RequestHandler {
  const headers = AGENT_HEADERS.filter((name) => name !== 'cookie' && name !== 'authorization')
  const proxy = apiProxy(upstream, outages, { paths: AGENT_PATH, headers })
  return (req, res, next) => (AGENT_PATH.test(req.url) ? proxy(req, res, next) : next())
}

const checkRequest =
  (paths: RegExp): RequestHandler =>
  (req, res, next) => {
    res.set('Cache-Control', 'no-store')
    if (!paths.test(req.url)) refuse(res, 404, ['NOT_FOUND', 'There is nothing here'])
    else if (!METHODS.has(req.method)) refuse(res, 405, ['METHOD_NOT_ALLOWED', 'This method is not allowed'])
    else if (Number(req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) tooLarge(res)
    else next()
  }

// oxlint-disable-next-line eslint/max-params -- Express recognizes error handlers by their four parameters
const refuseBody: ErrorRequestHandler = (error: { status?: number }, _req, res, _next) => {
  if (hasLeft(res)) return
  if (error.status === 413) tooLarge(res)
  else refuse(res, error.status ?? 400, ['BAD_REQUEST', 'The body cannot be read'])
}

function tooLarge(res: Response): void {
  // The rest of the body is not read.
  res.set('Connection', 'close')
  refuse(res, 413, ['PAYLOAD_TOO_LARGE', 'The body is longer than 100 kB'])
}

const bodyOf = ({ method, body }: Request) =>
  method !== 'GET' && method !== 'HEAD' && body instanceof Buffer ? body : null

/** Headers for the middleware; the address is the one this server determined, not the one the browser claims. */
export function forwardedHeaders(
  req: Request,
  names: readonly string[] = REQUEST_HEADERS,
): Record<string, string | string[]> {
  return { ...pick(req.headers, names), 'x-forwarded-for': req.ip ?? '' }
}

/** Aborts when the browser disconnects. */
export function leaving(res: Response): AbortSignal {
  const controller = new AbortController()
  res.once('close', () => controller.abort())
  if (hasLeft(res)) controller.abort()
  return controller.signal
}

/** The browser disconnected: there is no error and no one to answer. */
function hasLeft(res: Response): boolean {
  return res.destroyed || res.closed
}

function answerWith(
  req: Request,
  res: Response,
  { status, headers, body, site }: UpstreamAnswer & { site: ContentSite | undefined },
): void {
  const operation = operationOf(req.url)
  const cleaned = status === 200 && carriesHtml(operation) ? cleanAnswerIn(body, operation, site) : undefined
  res.removeHeader('Cache-Control')
  res.status(status)
  for (const [name, value] of Object.entries(pick(headers, RESPONSE_HEADERS))) res.setHeader(name, value)
  const tooSlow = setTimeout(() => res.destroy(), SEND_TIMEOUT_MS).unref()
  res.once('close', () => clearTimeout(tooSlow))
  if (cleaned === undefined) res.end(body)
  else res.json(cleaned)
}

function cleanAnswerIn(body: Buffer, operation: string, site?: ContentSite): unknown {
  const answer: unknown = JSON.parse(body.toString())
  cleanAnswer(operation, answer, site)
  return answer
}

function unavailable(res: Response, outages: OutageLog, error: unknown): void {
  outages.report(error)
  if (res.headersSent) {
    res.destroy()
    return
  }
  res.set('Retry-After', '5')
  refuse(res, 503, ['SERVICE_UNAVAILABLE', 'The shop is out of reach for a moment'])
}

function refuse(res: Response, status: number, [code, message]: [code: string, message: string]): void {
  res.status(status).json({ error: { code, message } })
}

/** The named headers that are present. */
function pick(headers: IncomingHttpHeaders, names: readonly string[]): Record<string, string | string[]> {
  return Object.fromEntries(
    names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]] as const])),
  )
}
