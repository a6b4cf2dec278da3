// Requests to the middleware. One deadline covers waiting for a connection, connecting, headers and body. Bodies are read
// completely, so that slow or aborted readers do not occupy a connection.
import type { IncomingHttpHeaders } from 'node:http'
import { forwardedHeaders, inThisRequest } from '@loftwood/http-server/request-context'
import {
  BulkheadRejectedError,
  TaskCancelledError,
  TimeoutStrategy,
  bulkhead,
  timeout,
  wrap,
} from 'cockatiel'
import { Pool, type Dispatcher } from 'undici'

/** Far above the middleware's largest answer. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024
/** Consecutive timeouts after which the pool may be dead. */
const SUSPICIOUS_TIMEOUTS = 3
const PROBE_TIMEOUT_MS = 2_000
/** A finished request is not aborted: each abort would create an error with a stack, twice per request of a page. */
const DEADLINE = { strategy: TimeoutStrategy.Aggressive, abortOnReturn: false }

/** A call to the middleware. @param outcome `ok`, a status of 400 and above, `left` by the visitor, or `failed` */
export type ObserveUpstream = (event: { operation: string; outcome: string; durationMs: number }) => void

export interface UpstreamOptions {
  origin: string
  timeoutMs: number
  /** Connections, which is also the number of concurrent requests. */
  connections: number
  /** Requests that may wait for a connection; further ones are refused at once. */
  queue: number
  /** Called with each request's end. */
  observe?: ObserveUpstream | undefined
}

export type UpstreamRequest = Pick<Dispatcher.RequestOptions, 'path' | 'method' | 'headers'> & {
  body?: string | Buffer | null
}

export interface UpstreamAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface Upstream {
  /** @param signal aborts the request, for example when the visitor has left */
  request: (request: UpstreamRequest, signal?: AbortSignal | null) => Promise<UpstreamAnswer>
  /** Whether requests time out although the middleware answers on another connection. */
  isDead: () => Promise<boolean>
  close: () => Promise<void>
}

/** Opens a pool of connections with a queue before it. */
export function openUpstream({ origin, timeoutMs, connections, queue, observe }: UpstreamOptions): Upstream {
  const pool = new Pool(origin, {
    connections,
    connect: { timeout: timeoutMs },
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    maxResponseSize: MAX_ANSWER_BYTES,
  })
  // The pool's own timeouts begin with a connection: only the deadline covers the wait for one.
  const deadline = timeout(timeoutMs, DEADLINE)
  // The inner deadline frees the place of a request that the pool does not end, the outer one covers the wait for a place.
  const policy = wrap(deadline, bulkhead(connections, queue), deadline)
  let timeoutsInARow = 0

  return {
    async request(request, left) {
      const startedAt = performance.now()
      let outcome = 'failed'
      try {
        const answer = await policy.execute(
          // A place in the queue may come free during another request.
          inThisRequest(({ signal }) => exchange(pool, request, signal)),
          left ?? undefined,
        )
        timeoutsInARow = 0
        outcome = answer.status < 400 ? 'ok' : String(answer.status)
        return answer
      } catch (error) {
        if (left?.aborted) outcome = 'left'
        // A full queue says nothing about the connections.
        if (!isOverload(error)) timeoutsInARow = 0
        else if (error instanceof TaskCancelledError && !left?.aborted) timeoutsInARow += 1
        throw error
      } finally {
        const operation = operationOf(request.path)
        observe?.({ operation, outcome, durationMs: performance.now() - startedAt })
      }
    },
    async isDead() {
      if (timeoutsInARow < SUSPICIOUS_TIMEOUTS) return false
      const probe = {
        path: '/healthz',
        method: 'GET',
        signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      } as const
      const isAnswered = await pool.request(probe).then(
        async ({ body }) => {
          await body.dump()
          return true
        },
        () => false,
      )
      if (isAnswered) timeoutsInARow = 0
      return !isAnswered && (await answersElsewhere(origin))
    },
    close: () => pool.destroy(),
  }
}

async function exchange(pool: Pool, request: UpstreamRequest, signal: AbortSignal): Promise<UpstreamAnswer> {
  const { statusCode, headers, body } = await pool.request({
    ...request,
    headers: { ...(request.headers as Record<string, string>), ...forwardedHeaders() },
    signal,
  })
  return { status: statusCode, headers, body: Buffer.from(await body.arrayBuffer()) }
}

/** Whether the middleware answers on a new connection. */
async function answersElsewhere(origin: string): Promise<boolean> {
  const signal = AbortSignal.timeout(PROBE_TIMEOUT_MS)
  return fetch(`${origin}/healthz`, { signal, headers: { connection: 'close' } }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Name of the operation that a middleware path calls, e.g. `/magento/cmsPage?body=[]`. */
export function operationOf(path: string): string {
  return /\/([^/?]+)(?:\?|$)/.exec(path)?.[1] ?? ''
}

/** Whether the error is an overload, so that a later retry may succeed. */
export const isOverload = (error: unknown): boolean =>
  error instanceof BulkheadRejectedError || error instanceof TaskCancelledError

/** Age of the middleware's answer in seconds. */
export function ageOf(headers: { age?: string | string[] | undefined }): number {
  return Number(headers.age ?? 0) || 0
}
