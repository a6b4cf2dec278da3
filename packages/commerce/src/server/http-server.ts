// The HTTP server: which address is answered by what, body limits, one log line per request.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { createHttpServer, type HttpServer } from '@loftwood/http-server'
import { isPassedOn, releaseFor, warningsFor } from '@loftwood/http-server/operator-request'
import { note, observeRequests } from '@loftwood/http-server/observe-requests'
import type { Tracing } from '@loftwood/http-server/tracing'
import type { Logger } from 'pino'
import { WEBHOOK_PATH, type WebhookHandler } from '../payment/webhook.ts'
import type { Metrics } from './metrics.ts'

const MAX_BODY_BYTES = 1_000_000

interface Routes {
  graphql: (request: Request, address: string) => Promise<Response> | Response
  /** The visitor's address. */
  addressOf: (request: IncomingMessage) => string
  media: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  outbox: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  downloads: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Notifications of the provider of payments; undefined where nothing is paid online. */
  webhook: WebhookHandler | undefined
  /** Whether the shop can sell. */
  isReady: () => Promise<boolean>
  /** What the operator should look at though it can. */
  warnings: () => string[]
  metrics: Metrics['read']
}

export function shopServer(routes: Routes, { logger, metrics, tracing }: Observed): HttpServer {
  const listener: RequestListener = (request, response) => {
    handle(request, response, routes).catch((error: unknown) => {
      note(response, { err: error })
      if (!response.headersSent) sendJson(response, 500, { errors: [{ message: 'Internal server error' }] })
      else response.destroy()
    })
  }
  return createHttpServer(observeRequests(listener, { logger, tracing, routeOf, onEnd: metrics.request }))
}

interface Observed {
  logger: Logger
  metrics: Pick<Metrics, 'request'>
  tracing: Tracing | undefined
}

const FOLDERS = ['/media/', '/downloads/', '/outbox/']
const PATHS: ReadonlySet<string> = new Set([
  '/graphql',
  '/outbox',
  '/outbox.json',
  WEBHOOK_PATH,
  '/healthz',
  '/readyz',
  '/metrics',
])

/** What follows /downloads/ opens a file, and an address may be anything: neither is logged. */
function routeOf(url: string): string {
  const path = pathOf(url)
  const folder = FOLDERS.find((name) => path.startsWith(name))
  if (folder !== undefined) return `${folder}…`
  return PATHS.has(path) ? path : 'unknown'
}

const pathOf = (url = '/') => url.split('?', 1)[0] ?? '/'

async function handle(request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<void> {
  const path = pathOf(request.url)
  if (path === '/graphql') return handleGraphql(request, response, routes)
  if (path === WEBHOOK_PATH && routes.webhook) return handleWebhook(request, response, routes.webhook)
  if (path.startsWith('/media/')) return routes.media(request, response)
  if (path.startsWith('/downloads/')) return routes.downloads(request, response)
  if (/^\/outbox(\.json$|\/|$)/.test(path)) return routes.outbox(request, response)
  if (path === '/healthz') return sendJson(response, 200, { status: 'ok', ...releaseFor(request) })
  if (path === '/metrics') {
    const { contentType, text } = await routes.metrics()
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
    response.end(text)
    return undefined
  }
  if (path === '/readyz' && !isPassedOn(request)) {
    const isReady = await routes.isReady()
    const status = isReady ? 'ready' : 'not ready'
    return sendJson(response, isReady ? 200 : 503, { status, ...warningsFor(request, routes.warnings()) })
  }
  return sendJson(response, 404, { errors: [{ message: 'Not found' }] })
}

async function handleGraphql(
  request: IncomingMessage,
  response: ServerResponse,
  { graphql, addressOf }: Routes,
): Promise<void> {
  const body = await readBody(request)
  if (body === undefined) {
    response.setHeader('connection', 'close')
    return sendJson(response, 413, { errors: [{ message: 'The request is too large' }] })
  }
  const answer = await graphql(toFetchRequest(request, body), addressOf(request))
  response.writeHead(answer.status, Object.fromEntries(answer.headers))
  response.end(await answer.text())
}

async function handleWebhook(
  request: IncomingMessage,
  response: ServerResponse,
  webhook: WebhookHandler,
): Promise<void> {
  if (request.method !== 'POST') return sendJson(response, 405, { errors: [{ message: 'POST only' }] })
  const body = await readBody(request)
  const signature = request.headers['stripe-signature']
  if (body === undefined) response.setHeader('connection', 'close')
  const status =
    body === undefined ? 413 : await webhook(body, typeof signature === 'string' ? signature : undefined)
  return sendJson(
    response,
    status,
    status === 200 ? { received: true } : { errors: [{ message: 'Refused' }] },
  )
}

/** undefined when the body is longer than allowed. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BODY_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function toFetchRequest({ method = 'GET', url = '/', headers }: IncomingMessage, body: Buffer): Request {
  const init: RequestInit = { method, headers: flatHeaders(headers) }
  if (method !== 'GET' && method !== 'HEAD') init.body = new Uint8Array(body)
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, init)
}

function flatHeaders(headers: IncomingMessage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value] as [string, string]],
  )
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
