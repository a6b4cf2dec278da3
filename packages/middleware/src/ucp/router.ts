// The routes of agents: `/.well-known/ucp`, the operations by REST at `/ucp`, and as tools at `/ucp/mcp`.
import { note } from '@loftwood/http-server/observe-requests'
import express, { Router, type ErrorRequestHandler, type Request, type Response } from 'express'
import { AppError, CallerLeft } from '../errors.ts'
import type { RateLimits } from '../http/rate-limits.ts'
import { BODY_LIMIT, requireJson, withoutPrototypes } from '../http/wire-body.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import { capabilityTable } from './capabilities.ts'
import { ProtocolError } from './failure.ts'
import { homeFitName, homeFitSchema, homeFitText } from './home-fit.ts'
import type { Answer } from './idempotency.ts'
import { handleMcp, type RunTool } from './mcp.ts'
import type { Operation } from './operation.ts'
import { offeredCapabilities, OPERATIONS } from './operations.ts'
import { profileOfHeader } from './platform-profiles.ts'
import { businessProfile, samplePlatformProfile } from './profile.ts'
import type { OperationRequest, RunOperation } from './run-operation.ts'
import { FIT_TOOLS } from './shop-tools/fit-tools.ts'
import { shopTools } from './shop-tools/shop-tool.ts'
import { asProtocolError } from './shop-call.ts'

/** Platforms read the profile before each visit, and its documents seldom. */
const PROFILE_CACHING = 'public, max-age=300'

export interface UcpRouterDeps {
  integration: Integration
  run: RunOperation
  rateLimits: RateLimits
  publicUrl: string
  /** Whether profiles of this machine are let through. */
  hasLocalProfiles: boolean
}

export function ucpRouter(deps: UcpRouterDeps): Router {
  const { integration, rateLimits, publicUrl, hasLocalProfiles } = deps
  const router = Router()
  router.get('/.well-known/ucp', async (_request, response) => {
    note(response, { route: 'ucp/profile' })
    const profile = await businessProfile(integration, publicUrl)
    response.set('cache-control', PROFILE_CACHING).json(profile)
  })
  if (homeFitName(publicUrl) !== undefined) addHomeFit(router, publicUrl)
  const ucp = Router()
  ucp.use(async (request, response, next) => {
    note(response, { route: 'ucp/unknown' })
    response.set('cache-control', 'no-store')
    await rateLimits('agent', request, response)
    if (hasBody(request)) requireJson(request)
    next()
  })
  ucp.use(express.json({ limit: BODY_LIMIT, reviver: withoutPrototypes }))
  if (hasLocalProfiles)
    ucp.get(
      '/sample-platform.json',
      (_request, response) => void response.json(samplePlatformProfile(publicUrl)),
    )
  addOperations(ucp, deps)
  ucp.use((_request, response) => {
    response.status(404).json({ code: 'not_found', content: 'There is no such operation' })
  })
  ucp.use(sendProtocolError())
  router.use('/ucp', ucp)
  return router
}

/** The documents of the shop's own extension. Like the profile they are not counted: caches must not store one caller's count. */
function addHomeFit(router: Router, publicUrl: string): void {
  const [schema, text] = [homeFitSchema(publicUrl), homeFitText(publicUrl)]
  router.get('/ucp/schemas/home-fit.json', (_request, response) => {
    note(response, { route: 'ucp/home-fit' })
    response.set('cache-control', PROFILE_CACHING).json(schema)
  })
  router.get('/ucp/schemas/home-fit.txt', (_request, response) => {
    note(response, { route: 'ucp/home-fit' })
    response.set('cache-control', PROFILE_CACHING).type('text').send(text)
  })
}

function addOperations(ucp: Router, { integration, run, rateLimits, publicUrl }: UcpRouterDeps): void {
  /** What every transport says of a call. */
  const callOf = (request: Request, response: Response, operation: Operation) => {
    note(response, { route: `ucp/${operation.tool}` })
    return {
      operation,
      language: request.acceptsLanguages()[0],
      address: request.ip,
      admit: (group) => rateLimits(group, request, response),
      admitPlatform: (platform) => rateLimits({ group: 'platform', key: platform }, request, response),
    } satisfies Partial<OperationRequest>
  }

  const table = capabilityTable(publicUrl)
  const offeredOperations = async () => {
    const offered = offeredCapabilities(await integration.capabilities(), table)
    return OPERATIONS.filter(({ capability }) => offered.includes(capability))
  }
  const own = shopTools(FIT_TOOLS, { integration, rateLimits, publicUrl })
  ucp.post('/mcp', async (request, response) => {
    note(response, { route: 'ucp/mcp' })
    const runTool: RunTool = (operation, args) => run({ ...callOf(request, response, operation), ...args })
    await handleMcp(request, response, {
      operations: offeredOperations,
      runTool,
      own: own(request, response),
    })
  })

  // A GET would be answered by a stream without an end.
  ucp.all('/mcp', (_request, response) => {
    response.status(405).set('allow', 'POST')
    response.json({ code: 'method_not_allowed', content: 'Tools are called by POST' })
  })

  for (const operation of OPERATIONS) {
    ucp[operation.verb](operation.path, async (request, response) => {
      const answer = await run({
        ...callOf(request, response, operation),
        profile: profileOfHeader(request.get('ucp-agent')),
        idempotencyKey: request.get('idempotency-key'),
        id: String(request.params['id'] ?? ''),
        input: request.body,
      })
      send(response, answer)
    })
  }
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function send(response: Response, { status, body }: Answer): void {
  response.status(status).json(body)
}

function sendProtocolError(): ErrorRequestHandler {
  // oxlint-disable-next-line eslint/max-params -- Express recognises error handlers by their four parameters
  return (thrown, _request, response, next) => {
    if (thrown instanceof CallerLeft || response.headersSent) return next(thrown)
    const error = protocolErrorOf(thrown)
    note(response, { err: error })
    if (error.retryAfterSeconds !== undefined) response.set('retry-after', String(error.retryAfterSeconds))
    response.status(error.status).json(error.body)
  }
}

function protocolErrorOf(thrown: unknown): ProtocolError {
  if (thrown instanceof ProtocolError) return thrown
  if (thrown instanceof AppError) {
    const known = asProtocolError(thrown)
    if (known) return known
    if (thrown.code === 'UNSUPPORTED_MEDIA_TYPE')
      return new ProtocolError('unsupported_media_type', thrown.message)
  }
  const { type, status } = (thrown ?? {}) as { type?: string; status?: number }
  if (type === 'entity.too.large') return new ProtocolError('body_too_large', 'The body has more than 100 kB')
  if (type === 'entity.parse.failed') return new ProtocolError('invalid_json', 'The body is not JSON')
  if (status === 400) return new ProtocolError('invalid_request', 'The request cannot be read')
  return new ProtocolError('internal_error', 'Something went wrong', { cause: thrown })
}
