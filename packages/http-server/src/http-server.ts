// Node's HTTP server as all three servers run it: slow senders and stalled readers are cut off, and it stops at once when
// nothing is in flight, or after a delay in which load balancers turn to other servers.
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'

/** Under a load that leaves no short turn the port is closed all the same. */
const WITHIN_MS = 500
/** In a turn of the event loop that was so short, hardly a connection has come since Node looked for them. */
const SHORT_TURN_MS = 0.5

/** Resolves in a moment in which no connection waits to be accepted. */
async function acceptWaiting(server: Server): Promise<void> {
  const deadline = performance.now() + WITHIN_MS
  let hasAccepted = true
  let turnMs = Infinity
  const note = () => void (hasAccepted = true)
  server.on('connection', note)
  while ((hasAccepted || turnMs > SHORT_TURN_MS) && performance.now() < deadline) {
    hasAccepted = false
    const startedAt = performance.now()
    await nextTurn()
    turnMs = performance.now() - startedAt
  }
  server.off('connection', note)
}

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

/** The connections that were accepted last send their first request within this time. */
const FIRST_REQUEST_MS = 100

export interface HttpServer {
  server: Server
  /** True from the call of `stop` on: not ready any more. */
  isStopping: () => boolean
  /**
   * Takes no new connections, closes those without a request, and waits for the requests in flight.
   * @param graceMs time after which all connections are closed
   * @param delayMs time before all that in which requests are still served, the last of their connection each: a load
   *   balancer that closes idle connections earlier then has none on which a request could be lost
   */
  stop: (graceMs: number, delayMs?: number) => Promise<void>
}

/** Creates a server that is not listening yet. */
export function createHttpServer(listener: RequestListener, changes: Partial<HttpLimits> = {}): HttpServer {
  const limits = { ...LIMITS, ...changes }
  const inFlight = new Map<Socket, Set<ServerResponse>>()
  let isStopping = false
  const server = createServer(
    {
      headersTimeout: limits.headersMs,
      requestTimeout: limits.requestMs,
      connectionsCheckingInterval: limits.checkMs,
    },
    (request, response) => {
      if (isStopping) response.shouldKeepAlive = false
      const rejection = rejectionOf(request, track(inFlight, response), limits)
      if (rejection) refuse(response, rejection)
      else listener(request, response)
    },
  )
  server.timeout = limits.idleMs
  server.on('connection', (socket) => {
    inFlight.set(socket, new Set())
    socket.once('close', () => inFlight.delete(socket))
  })
  return {
    server,
    isStopping: () => isStopping,
    async stop(graceMs, delayMs = 0) {
      isStopping = true
      closeAfterResponses(inFlight)
      if (delayMs > 0) {
        await pause(delayMs)
        await acceptWaiting(server)
      }
      await close(server, inFlight, { graceMs, requestMs: delayMs > 0 ? FIRST_REQUEST_MS : 0 })
    },
  }
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
function rejectionOf({ headers }: IncomingMessage, count: number, limits: HttpLimits): number | undefined {
  if (count > limits.pipelined) return 503
  // A proxy may see the end of another coding at another byte than Node does: request smuggling.
  const coding = headers['transfer-encoding']
  return coding === undefined || coding.toLowerCase() === 'chunked' ? undefined : 400
}

function refuse(response: ServerResponse, status: number): void {
  const retry = status === 503 ? { 'retry-after': '1' } : {}
  response.writeHead(status, { connection: 'close', 'cache-control': 'no-store', ...retry }).end()
}

function closeAfterResponses(inFlight: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>): void {
  for (const responses of inFlight.values())
    for (const response of responses) response.shouldKeepAlive = false
}

async function close(
  server: Server,
  inFlight: ReadonlyMap<Socket, ReadonlySet<ServerResponse>>,
  { graceMs, requestMs }: { graceMs: number; requestMs: number },
): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  if (requestMs > 0) await pause(requestMs)
  // Node closes neither a connection that has sent nothing nor one that has sent half of its headers.
  for (const [socket, responses] of inFlight) if (responses.size === 0) socket.destroy()
  const force = setTimeout(() => {
    for (const socket of inFlight.keys()) socket.destroy()
  }, graceMs)
  await closed
  clearTimeout(force)
}
