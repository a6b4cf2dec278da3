// The one route of all methods: /<integration>/<method>, by POST, or by GET for reads.
import type { Request, RequestHandler, Response } from 'express'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import { FailedCall, type CallResult, type Commerce } from '../integrations/commerce/commerce.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'
import { JSON_TYPE, isNotModified, markPersonal, markPublic } from './caching.ts'
import type { FastPath } from './fast-path.ts'
import { note } from './log.ts'
import { checkOrigin } from './origin-check.ts'
import type { RateLimits } from './rate-limits.ts'
import { requireJson, wireArguments } from './wire-body.ts'

export interface RouteDeps {
  config: Pick<Config, 'allowedOrigins' | 'cookies'>
  integrations: ReadonlyMap<string, Commerce>
  rateLimits: RateLimits
  fastPath: FastPath
}

/** Finds the method before the body is read, and refuses what must not reach it. */
export function admitCall({ config, integrations, rateLimits }: RouteDeps): RequestHandler {
  return async (request, response, next) => {
    const { integration, method, name } = find(integrations, request)
    note(response, { method: `${String(request.params['integration'])}/${name}` })
    checkVerb(request, method)
    if (request.method === 'POST') {
      checkOrigin(request, config.allowedOrigins)
      requireJson(request)
    }
    if (method.limit) await rateLimits(method.limit, request, response)
    Object.assign(response.locals, { integration, name })
    next()
  }
}

/** Runs the admitted call and sends its bytes as they are. */
export function runCall({ config, fastPath }: RouteDeps): RequestHandler {
  return async (request, response) => {
    const { integration, name } = response.locals as { integration: Commerce; name: string }
    const { query } = request // Express parses it each time it is asked for
    try {
      const result = await integration.call({
        method: name,
        args: wireArguments(request, query),
        session: sessionOf(request, query),
      })
      if (result.cached) rememberPublic(request, response, { result, fastPath })
      setCookies(response, result.session.setCookies(config.cookies))
      sendResult(request, response, result)
    } catch (error) {
      if (!(error instanceof FailedCall)) throw error
      setCookies(response, error.session.setCookies(config.cookies))
      throw error.error
    }
  }
}

function rememberPublic(
  request: Request,
  response: Response,
  { result, fastPath }: { result: CallResult; fastPath: FastPath },
): void {
  const { cached, session } = result
  if (!cached) return
  note(response, { cache: cached.state })
  const { integration, method } = request.params
  const known = {
    method: `${String(integration)}/${String(method)}`,
    source: session.storeSource,
    peek: cached.peek,
  }
  if (request.method === 'GET') fastPath.learn(request.originalUrl, known)
}

function find(integrations: ReadonlyMap<string, Commerce>, request: Request) {
  const { integration: integrationName, method: name } = request.params as {
    integration: string
    method: string
  }
  const integration = integrations.get(integrationName)
  if (!integration)
    throw new AppError('UNKNOWN_INTEGRATION', `There is no integration ${printable(integrationName)}`)
  const method = integration.methods[name]
  if (!method) throw new AppError('UNKNOWN_METHOD', `${integrationName} has no method ${printable(name)}`)
  return { integration, method, name }
}

/** Names come from the address: no mark-up in our answers. */
function printable(name: string): string {
  return name.replace(/[^\w.-]/g, '?').slice(0, 60)
}

function checkVerb(request: Request, method: Method): void {
  if (request.method === 'POST' || (request.method === 'GET' && method.kind === 'read')) return
  throw new AppError('METHOD_NOT_ALLOWED', method.kind === 'read' ? 'Use GET or POST' : 'Use POST')
}

function sessionOf(request: Request, query: Request['query']) {
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const pair = (store: unknown, currency: unknown) => {
    const [one, other] = [text(store), text(currency)]
    return { ...(one && { store: one }), ...(other && { currency: other }) }
  }
  return {
    cookieHeader: request.headers.cookie,
    query: pair(query['store'], query['currency']),
    headers: pair(request.get('x-store'), request.get('x-currency')),
  }
}

function sendResult(request: Request, response: Response, { body, cached, session }: CallResult): void {
  if (cached) {
    markPublic(request, response, { etag: cached.etag, source: session.storeSource, cache: cached.state })
    if (isNotModified(request, cached.etag)) return void response.status(304).end()
  } else {
    markPersonal(response)
    response.setHeader('content-type', JSON_TYPE)
  }
  response.setHeader('content-length', body.length)
  response.end(body)
}

function setCookies(response: Response, cookies: string[]): void {
  if (cookies.length > 0) response.setHeader('set-cookie', cookies)
}
