// Node's HTTP server as all three servers run it: slow senders and stalled readers are cut off, and it stops at once when
// nothing is in flight.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'

export interface HttpLimits {
  /** Time for a request's headers. */
  headersMs: number
  /** Time for the whole request, its body included. */
  requestMs: number
  /** Time without a byte in either direction, for example because the client reads nothing. */
  idleMs: number
  /** How often the first two are checked. */
  checkMs: number
  /** Concurrent requests of one connection; browsers and proxies send one at a time. */
  pipelined: number
}

const LIMITS: HttpLimits = {
  headersMs: 10_000,
  requestMs: 20_000,
  idleMs: 60_000,
  checkMs: 2_000,
  pipelined: 4,
}

export interface HttpServer {
  server: Server
  /**
   * Takes no new connections, closes those without a request, and waits for the requests in flight.
   * @param graceMs time after which all connections are closed
   */
  stop: (graceMs: number) => Promise<void>
}

/** Creates a server that is not listening yet. */
export function createHttpServer(listener: RequestListener, changes: Partial<HttpLimits> = {}): HttpServer {
  const limits = { ...LIMITS, ...changes }
  const inFlight = new Map<Socket, Set<ServerResponse>>()
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      const refusal = refusalOf(request, track(inFlight, response), limits)
      if (refusal) refuse(response, refusal)
      else listener(request, response)
    },
  )
  server.timeout = limits.idleMs
  server.on('connection', (socket) => {
    inFlight.set(socket, new Set())
    socket.once('close', () => inFlight.delete(socket))
  })
  return { server, stop: (graceMs) => stop(server, inFlight, graceMs) }
}

/** Returns how many requests of the connection are in flight. */
function track(inFlight: Map<Socket, Set<ServerResponse>>, response: ServerResponse): number {
  const { socket } = response.req
  const responses = inFlight.get(socket) ?? new Set()
  responses.add(response)
  response.once('close', () => responses.delete(response))
  return responses.size
}

/** The status of a request that is refused before any handler runs. */
function refusalOf({ headers }: IncomingMessage, count: number, limits: HttpLimits): number | undefined {
  if (count > limits.pipelined) return 503
  // A proxy may see the end of another coding at another byte than Node does: request smuggling.
  const coding = headers['transfer-encoding']
  return coding === undefined || coding.toLowerCase() === 'chunked' ? undefined : 400
}

function refuse(response: ServerResponse, status: number): void {
  const retry = status === 503 ? { 'retry-after': '1' } : {}
  response.writeHead(status, { connection: 'close', 'cache-control': 'no-store', ...retry }).end()
}

async function stop(
  server: Server,
  inFlight: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>,
  graceMs: number,
): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  for (const [socket, responses] of inFlight) {
    // Node closes neither a connection that has sent nothing nor one that has sent half of its headers.
    if (responses.size === 0) socket.destroy()
    // The connection is closed after its response.
    for (const response of responses) response.shouldKeepAlive = false
  }
  const force = setTimeout(() => {
    for (const socket of inFlight.keys()) socket.destroy()
  }, graceMs)
  await closed
  clearTimeout(force)
}
