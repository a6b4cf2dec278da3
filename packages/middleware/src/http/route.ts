// The one route of all methods: /<integration>/<method>, by POST, or by GET for reads.
import type { ParsedUrlQuery } from 'node:querystring'
import { note } from '@loftwood/http-server/observe-requests'
import type { Request, RequestHandler } from 'express'
import type { Config } from '../config.ts'
import { AppError } from '../errors.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import type { Method } from '../integrations/commerce/methods/method.ts'
import type { Admit } from '../integrations/commerce/personal-call.ts'
import { type CallSettings, runCall } from './call.ts'
import type { RateLimits } from './rate-limits.ts'
import { argumentsOfBody, argumentsOfQuery, checkBodySize, requireJson } from './wire-body.ts'

/**
 * Browsers say where a write comes from: `Sec-Fetch-Site` and `Origin` cannot be set by pages. Clients that send
 * neither are not browsers and have no shopper's cookies. @throws FOREIGN_ORIGIN
 */
function checkOrigin(request: Request, allowed: readonly string[]): void {
  const site = request.get('sec-fetch-site')
  if (site === 'same-origin') return
  const origin = request.get('origin')
  if (origin === undefined && (site === undefined || site === 'none')) return
  if (origin !== undefined && (allowed.includes(origin) || isOwn(request, origin))) return
  throw new AppError('FOREIGN_ORIGIN', 'Pages of this origin may not call the shop')
}

/** Older browsers send no `Sec-Fetch-Site`: the page's host is then compared with ours. */
function isOwn(request: Request, origin: string): boolean {
  return (
    request.get('sec-fetch-site') === undefined && origin === `${request.protocol}://${request.get('host')}`
  )
}

export interface RouteDeps extends Pick<CallSettings, 'markPublic'> {
  config: Pick<Config, 'allowedOrigins' | 'cookies'>
  integrations: ReadonlyMap<string, Integration>
  rateLimits: RateLimits
}

/** Finds the method before the body is read, and refuses requests that must not reach it. */
export function admitCall({ config, integrations, rateLimits }: RouteDeps): RequestHandler {
  return async (request, response, next) => {
    const { integration, method, name } = find(integrations, request)
    note(response, { route: `${String(request.params['integration'])}/${name}` })
    checkVerb(request, method)
    if (request.method === 'POST') {
      checkOrigin(request, config.allowedOrigins)
      requireJson(request)
      checkBodySize(request)
    }
    if (method.limit) await rateLimits(method.limit, request, response)
    Object.assign(response.locals, { integration, method: name })
    next()
  }
}

/** Runs the admitted call. */
export function runAdmitted({ config: { cookies }, rateLimits, markPublic }: RouteDeps): RequestHandler {
  return async (request, response) => {
    const { integration, method } = response.locals as { integration: Integration; method: string }
    const query = request.query as ParsedUrlQuery // Express parses it at each access
    const isGet = request.method === 'GET'
    const mayBeObject = integration.methods[method]?.custom !== undefined
    const args = isGet
      ? argumentsOfQuery(request.originalUrl, query, mayBeObject)
      : argumentsOfBody(request.body, mayBeObject)
    const admit: Admit = (group) => rateLimits(group, request, response)
    const call = { integration, method, args, query, address: request.ip, admit }
    await runCall(request, response, { ...call, cookies, markPublic })
  }
}

function find(integrations: ReadonlyMap<string, Integration>, request: Request) {
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

/** Names come from the URL, so mark-up is removed before they appear in a response. */
function printable(name: string): string {
  return name.replace(/[^\w.-]/g, '?').slice(0, 60)
}

function checkVerb(request: Request, method: Method): void {
  if (request.method === 'POST' || (request.method === 'GET' && method.kind === 'read')) return
  throw new AppError('METHOD_NOT_ALLOWED', method.kind === 'read' ? 'Use GET or POST' : 'Use POST')
}
