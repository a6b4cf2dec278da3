// The HTTP server: which address is answered by what, body limits, one log line per request.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createHttpServer, type HttpServer } from '@loftwood/http-server'
import { release } from '@loftwood/http-server/release'
import type { Logger } from 'pino'

const MAX_BODY_BYTES = 1_000_000

interface Routes {
  graphql: (request: Request, address: string) => Promise<Response> | Response
  /** The visitor's address. */
  addressOf: (request: IncomingMessage) => string
  media: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  outbox: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  downloads: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** Whether the shop can sell. */
  isReady: () => Promise<boolean>
  metrics: () => Promise<{ contentType: string; text: string }>
}

export function shopServer(routes: Routes, logger: Logger): HttpServer {
  return createHttpServer((request, response) => {
    const requestId = readRequestId(request) ?? randomUUID()
    const startedAt = performance.now()
    response.setHeader('x-request-id', requestId)
    response.on('finish', () => {
      const durationMs = Math.round((performance.now() - startedAt) * 10) / 10
      // What follows /downloads/ opens a file.
      const path = request.url?.split('?')[0]?.replace(/^(\/downloads\/).+/, '$1…')
      logger.info(
        { requestId, method: request.method, path, status: response.statusCode, durationMs },
        'request',
      )
    })
    handle(request, response, routes).catch((error: unknown) => {
      logger.error({ err: error, requestId }, 'request failed')
      if (!response.headersSent) sendJson(response, 500, { errors: [{ message: 'Internal server error' }] })
      else response.destroy()
    })
  })
}

function readRequestId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id']
  return typeof id === 'string' && /^[\w.-]{1,64}$/.test(id) ? id : undefined
}

async function handle(request: IncomingMessage, response: ServerResponse, routes: Routes): Promise<void> {
  const path = request.url?.split('?')[0] ?? '/'
  if (path === '/graphql') return handleGraphql(request, response, routes)
  if (path.startsWith('/media/')) return routes.media(request, response)
  if (path.startsWith('/downloads/')) return routes.downloads(request, response)
  if (/^\/outbox(\.json$|\/|$)/.test(path)) return routes.outbox(request, response)
  if (path === '/healthz') return sendJson(response, 200, { status: 'ok', ...release })
  if (path === '/metrics') {
    const { contentType, text } = await routes.metrics()
    response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' })
    response.end(text)
    return undefined
  }
  if (path === '/readyz') {
    const isReady = await routes.isReady()
    return sendJson(response, isReady ? 200 : 503, { status: isReady ? 'ready' : 'not ready' })
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
