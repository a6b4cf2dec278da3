/**
 * A load balancer without stickiness, as operators put one before several servers: each request goes to the next server.
 * It repeats what nginx repeats by default: a request that was never sent, and a read that got no byte.
 */
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { Pool, type Dispatcher } from 'undici'

/** Less than Node's five seconds, so that no request goes out on a connection that a server is closing. */
export const IDLE_MS = 4_000
const READS: ReadonlySet<string | undefined> = new Set(['GET', 'HEAD'])
/** The connection was refused or never made. */
const NEVER_SENT: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'UND_ERR_CONNECT_TIMEOUT'])
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding']

export interface Balancer {
  /** e.g. `http://127.0.0.1:41234` */
  url: string
  stop: () => Promise<void>
}

/**
 * @param origins of the servers, e.g. `http://127.0.0.1:4000`; they may start later
 * @param idleMs how long connections to them stay open without a request
 */
export async function startBalancer(origins: readonly string[], idleMs: number): Promise<Balancer> {
  const times = { keepAliveTimeout: idleMs, keepAliveMaxTimeout: idleMs }
  const pools = origins.map((origin) => new Pool(origin, times))
  let turn = 0

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const left = new AbortController()
    response.once('close', () => left.abort())
    const passed = await passedOn(request, left.signal)
    const first = turn++
    for (let attempt = 0; ; attempt += 1) {
      const pool = pools[(first + attempt) % pools.length] as Pool
      try {
        const { statusCode, headers, body } = await pool.request(passed)
        response.writeHead(statusCode, endToEnd(headers))
        return await pipeline(body, response)
      } catch (error) {
        if (response.headersSent || attempt === pools.length - 1 || !mayRepeat(request, error)) throw error
      }
    }
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await Promise.all(pools.map((pool) => pool.destroy()))
    },
  }
}

async function passedOn(request: IncomingMessage, signal: AbortSignal): Promise<Dispatcher.RequestOptions> {
  const { method, url, headers, socket } = request
  const body = READS.has(method) ? null : await buffer(request)
  const { 'content-length': _, ...passed } = endToEnd(headers)
  const forwarded = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  return {
    path: url ?? '/',
    method: method as Dispatcher.HttpMethod,
    headers: { ...passed, 'x-forwarded-for': forwarded },
    body,
    signal,
  }
}

function mayRepeat({ method }: IncomingMessage, error: unknown): boolean {
  return READS.has(method) || NEVER_SENT.has((error as { code?: unknown }).code)
}

function endToEnd(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.includes(name)))
}
