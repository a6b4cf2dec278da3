// The only place that talks to the back end: one keep-alive pool, deadlines, retries, and what may go wrong.
import { Pool, errors } from 'undici'
import { AppError } from '../../../errors.ts'
import { createBreaker, shopUnavailable, type BreakerState } from './breaker.ts'
import { plainDocument, type PreparedDocument } from './documents.ts'
import { DeadlineError, exchange, type ExchangeRequest } from './exchange.ts'

/** Longer URLs are refused by common web servers in front of a Magento. */
const MAX_URL_LENGTH = 7_000
const MAX_CONNECTIONS = 128

export interface UpstreamCall {
  document: PreparedDocument
  variables: Record<string, unknown>
  /** Store, Content-Currency, Authorization. */
  headers: Record<string, string>
  /** A `public` call goes by GET, so that caches before the back end help; `read`s are tried twice. */
  kind: 'public' | 'read' | 'write'
  /** What the call counts as; by default the document's name. */
  countedAs?: string
  /** Default: the configured deadline. */
  timeoutMs?: number
}

export interface Upstream {
  /** The answer's bytes: a GraphQL response. @throws UPSTREAM_UNAVAILABLE, UPSTREAM_TIMEOUT, UPSTREAM_INVALID */
  send(call: UpstreamCall): Promise<Buffer>
  /** Whether it answers at all. */
  isReachable(): Promise<boolean>
  close(): Promise<void>
}

/** The smallest query there is. */
export const PROBE = plainDocument('ready', 'query ready{__typename}')

/** Who wants to know of every call and of the breaker. */
export interface UpstreamObserver {
  upstream(event: { operation: string; outcome: string; durationMs: number }): void
  breaker(state: BreakerState): void
}

/** Opens the pool; connections are made when they are first needed. */
export function createUpstream(url: URL, timeoutMs: number, observer?: UpstreamObserver): Upstream {
  const pool = new Pool(url.origin, {
    connections: MAX_CONNECTIONS,
    connect: { timeout: Math.min(timeoutMs, 5_000) },
  })
  const path = `${url.pathname}${url.search}`
  const breaker = createBreaker((state) => observer?.breaker(state))

  async function askTwice(call: UpstreamCall): Promise<Buffer> {
    const attempt = () => ask(pool, path, { timeoutMs, ...call })
    try {
      return await attempt().catch((error: unknown) => {
        if (call.kind === 'write' || !isConnectionFailure(error)) throw error
        return attempt()
      })
    } catch (error) {
      throw asAppError(error)
    }
  }
  return {
    send: (call) =>
      observed(observer, call.countedAs ?? call.document.name, () => breaker(() => askTwice(call))),
    // Not through the breaker: it is asked whether the back end is back.
    isReachable: () =>
      askTwice({ document: PROBE, variables: {}, headers: {}, kind: 'read' }).then(
        () => true,
        () => false,
      ),
    close: () => pool.close(),
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
    outcome = error instanceof AppError ? error.code : 'INTERNAL_ERROR'
    throw error
  } finally {
    observer?.upstream({ operation, outcome, durationMs: performance.now() - startedAt })
  }
}

async function ask(pool: Pool, path: string, call: UpstreamCall & { timeoutMs: number }): Promise<Buffer> {
  const { statusCode, contentType, body } = await exchange(pool, message(path, call))
  if (isGraphQLAnswer(body)) return body
  if (statusCode === 503) throw shopUnavailable()
  throw new AppError('UPSTREAM_INVALID', 'The back end gave an answer that is not GraphQL', {
    cause: new Error(`HTTP ${statusCode}, ${contentType}`),
  })
}

function message(path: string, call: UpstreamCall & { timeoutMs: number }): ExchangeRequest {
  const { document, variables, kind, timeoutMs } = call
  const given = JSON.stringify(knownOnly(declaredOnly(variables, document.variables), document.inputs))
  // Magento takes GET queries too only with this content type.
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...call.headers }
  if (kind === 'public') {
    const separator = path.includes('?') ? '&' : '?'
    const address = `${path}${separator}${document.query}&variables=${encodeURIComponent(given)}`
    if (address.length <= MAX_URL_LENGTH) return { method: 'GET', path: address, headers, timeoutMs }
  }
  const name = document.name ? `"${document.name}"` : 'null'
  const body = `{"operationName":${name},"variables":${given},"query":${JSON.stringify(document.text)}}`
  return { method: 'POST', path, headers, body, timeoutMs }
}

function declaredOnly(
  variables: Record<string, unknown>,
  declared: ReadonlySet<string>,
): Record<string, unknown> {
  const names = Object.keys(variables)
  if (names.every((name) => declared.has(name))) return variables
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)))
}

/** Without the fields of inputs that the upstream does not take. */
function knownOnly(
  variables: Record<string, unknown>,
  inputs: ReadonlyMap<string, ReadonlySet<string>>,
): Record<string, unknown> {
  const pruned = { ...variables }
  for (const [name, fields] of inputs)
    if (name in variables) pruned[name] = fieldsOnly(variables[name], fields)
  return pruned
}

/** Of one input, or of each in a list. */
function fieldsOnly(value: unknown, fields: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => fieldsOnly(each, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([field]) => fields.has(field)))
}

/** `{"data":` or `{"errors":` begins every answer we know; others must at least be an object that has one of them. */
function isGraphQLAnswer(body: Buffer): boolean {
  if (body[0] !== 0x7b) return false
  const start = body.toString('latin1', 1, 10)
  return start.startsWith('"data":') || start.startsWith('"errors"') || hasDataOrErrors(body)
}

function hasDataOrErrors(body: Buffer): boolean {
  try {
    const value: unknown = JSON.parse(body.toString())
    return typeof value === 'object' && value !== null && ('data' in value || 'errors' in value)
  } catch {
    return false
  }
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
  if (!(error instanceof errors.UndiciError)) return error
  return new AppError('UPSTREAM_INVALID', 'The back end gave an answer that is not GraphQL', { cause: error })
}
