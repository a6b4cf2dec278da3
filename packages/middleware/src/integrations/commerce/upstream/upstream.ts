// The only place that calls the back end: connection pools, bounds, retries and errors.
import { Pool, errors } from 'undici'
import { AppError, CallerLeft } from '../../../errors.ts'
import { createBreaker, shopBusy, shopUnavailable, type BreakerState } from './breaker.ts'
import type { GraphQLAnswer } from '../graphql-answer.ts'
import { UnusableAnswer } from './call-progress.ts'
import { checkAnswer } from './check-answer.ts'
import { plainDocument } from './documents.ts'
import { DeadlineError, TooLargeError, exchange, type ExchangeLimits } from './exchange.ts'
import { fitVariables } from './fit-variables.ts'
import { partialAnswer } from './partial-answer.ts'
import { createReadiness } from './readiness.ts'
import { messageOf, type UpstreamCall } from './message.ts'

/** Public reads have connections of their own: a flood of them leaves the connections of carts and orders free. */
const CONNECTIONS = 64
/** Bound of the queue for a connection; further calls are refused at once. */
const MAX_QUEUED = 256
/** Statuses of proxies and maintenance pages in front of a back end that is down. */
const UNAVAILABLE_STATUSES: ReadonlySet<number> = new Set([502, 503, 504])

export interface Upstream {
  /** The bytes of the GraphQL response. @throws UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_INVALID */
  send(call: UpstreamCall): Promise<Buffer>
  /** Whether it can serve shoppers, as of the last second. */
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export interface UpstreamLimits {
  /** Deadline of a call, including the wait for a connection. */
  timeoutMs: number
  /** Larger responses are aborted. */
  maxBytes: number
}

/** The smallest query there is. */
export const PROBE = plainDocument('ready', 'query ready{__typename}')

/** Observers of calls and of the breaker. */
export interface UpstreamObserver {
  upstream(event: { operation: string; outcome: string; durationMs: number }): void
  breaker(state: BreakerState): void
  /** Errors of an answer that was passed on without them. */
  failedParts(event: { operation: string; errors: NonNullable<GraphQLAnswer['errors']> }): void
}

/** Opens the pools; connections are made when they are first needed. */
export function createUpstream(url: URL, limits: UpstreamLimits, observer?: UpstreamObserver): Upstream {
  const open = () =>
    new Pool(url.origin, {
      connections: CONNECTIONS,
      connect: { timeout: Math.min(limits.timeoutMs, 5_000) },
    })
  const pools = { public: open(), other: open() }
  const path = `${url.pathname}${url.search}`
  const breaker = createBreaker((state) => observer?.breaker(state))

  async function attemptTwice(call: UpstreamCall): Promise<Buffer> {
    const pool = call.kind === 'public' ? pools.public : pools.other
    const startedAt = performance.now()
    const { timeoutMs = limits.timeoutMs, signal } = call
    const attempt = (leftMs: number) =>
      exchangeCall(pool, {
        path,
        call,
        observer,
        limits: { maxBytes: limits.maxBytes, signal, timeoutMs: leftMs },
      })
    try {
      return await attempt(timeoutMs).catch((error: unknown) => {
        const leftMs = timeoutMs - (performance.now() - startedAt)
        if (call.kind === 'write' || leftMs <= 0 || !isConnectionFailure(error)) throw error
        return attempt(leftMs)
      })
    } catch (error) {
      throw asAppError(error)
    }
  }

  /** A full queue is no failure of the back end, so it does not count for the breaker. */
  async function send(original: UpstreamCall): Promise<Buffer> {
    const { variables, unknownFilters, unknownSorts } = fitVariables(original.variables, original.document)
    if (unknownFilters.length > 0) return nothingFound(original, unknownFilters)
    const call = { ...original, variables }
    const pool = call.kind === 'public' ? pools.public : pools.other
    if (pool.stats.queued >= MAX_QUEUED) throw shopBusy()
    const body = await breaker(() => attemptTwice(call))
    return unknownSorts.length > 0 ? withUnknownSorts(body, unknownSorts) : body
  }

  return {
    send: (call) => observed(observer, call.countedAs ?? call.document.name, () => send(call)),
    // Bypasses the breaker: the probe checks whether the back end has recovered.
    isReady: createReadiness(pools.other, (timeoutMs) =>
      attemptTwice({ document: PROBE, variables: {}, headers: {}, kind: 'read', timeoutMs }),
    ),
    close: async () => void (await Promise.all([pools.public.close(), pools.other.close()])),
  }
}

async function observed(
  observer: UpstreamObserver | undefined,
  operation: string,
  work: () => Promise<Buffer>,
): Promise<Buffer> {
  const startedAt = performance.now()
  let outcome: string = 'ok'
  try {
    return await work()
  } catch (error) {
    outcome = outcomeOf(error)
    throw error
  } finally {
    observer?.upstream({ operation, outcome, durationMs: performance.now() - startedAt })
  }
}

function outcomeOf(error: unknown): string {
  if (error instanceof CallerLeft) return 'CALLER_LEFT'
  return error instanceof AppError ? error.code : 'INTERNAL_ERROR'
}

interface Attempt {
  path: string
  call: UpstreamCall
  limits: ExchangeLimits
  observer: UpstreamObserver | undefined
}

async function exchangeCall(pool: Pool, { path, call, limits, observer }: Attempt): Promise<Buffer> {
  const { statusCode, contentType, body } = await exchange(pool, messageOf(path, call), limits)
  const { error, answer } = checkAnswer(body, call.document)
  if (answer && error === undefined) return finished(body, answer, { call, observer })
  const text = `${call.document.name}: HTTP ${statusCode}, ${contentType}: ${error}`
  const done = answer?.data && call.doneWith?.(answer.data)
  if (done) {
    observer?.failedParts({ operation: call.document.name, errors: [{ message: text }] })
    return Buffer.from(JSON.stringify({ data: done }))
  }
  const cause = new UnusableAnswer(text, { statusCode, isGraphQL: answer !== undefined })
  throw UNAVAILABLE_STATUSES.has(statusCode) ? shopUnavailable(cause) : invalidAnswer(cause)
}

/** The body as it came, unless parts of it failed or are wrong. */
function finished(
  body: Buffer,
  answer: GraphQLAnswer,
  { call, observer }: Pick<Attempt, 'call' | 'observer'>,
): Buffer {
  const { document } = call
  if (!document.isOfTable) return body
  const partial = partialAnswer(answer, call)
  if (partial?.failed.length) observer?.failedParts({ operation: document.name, errors: partial.failed })
  const isCorrected = document.correct?.(body, answer.data)
  return partial || isCorrected ? Buffer.from(JSON.stringify(partial?.answer ?? answer)) : body
}

/** The empty answer to a filter that the back end lacks. For a shopper's own data it would be wrong. */
function nothingFound({ document, kind }: UpstreamCall, unknownFilters: readonly string[]): Buffer {
  if (kind === 'public')
    return Buffer.from(JSON.stringify({ data: document.emptyData(), extensions: { unknownFilters } }))
  const message = `The back end does not support ${unknownFilters.join(', ')}`
  throw new AppError('NOT_SUPPORTED', message, { data: { method: document.name } })
}

/** The answer, which is in the back end's own order. */
function withUnknownSorts(body: Buffer, unknownSorts: readonly string[]): Buffer {
  const answer = JSON.parse(body.toString()) as { extensions?: object }
  return Buffer.from(JSON.stringify({ ...answer, extensions: { ...answer.extensions, unknownSorts } }))
}

function invalidAnswer(cause: unknown): AppError {
  return new AppError('UPSTREAM_INVALID', 'The back end gave an answer that is not what was requested', {
    cause,
  })
}

function isConnectionFailure(error: unknown): boolean {
  if (error instanceof errors.SocketError || error instanceof errors.ConnectTimeoutError) return true
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'].includes(
    String(code),
  )
}

function asAppError(error: unknown): unknown {
  if (error instanceof AppError) return error
  if (error instanceof DeadlineError) {
    return new AppError('UPSTREAM_TIMEOUT', 'The back end takes too long to answer', { cause: error })
  }
  if (isConnectionFailure(error) || error instanceof AggregateError) return shopUnavailable(error)
  if (!(error instanceof errors.UndiciError || error instanceof TooLargeError)) return error
  return invalidAnswer(error)
}
