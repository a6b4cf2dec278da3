// Puts the Express application together, in the order a request passes through.
import type { RequestListener } from 'node:http'
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { observeRequests } from '@loftwood/http-server/observe-requests'
import type { Outages } from '@loftwood/http-server/outage'
import type { Tracing } from '@loftwood/http-server/tracing'
import cors from 'cors'
import express, { type Express } from 'express'
import type { Config } from './config.ts'
import {
  createClientAddresses,
  readAddressesBy,
  type ClientAddresses,
} from '@loftwood/http-server/client-address'
import { publicMarker, type MarkPublic } from './http/caching.ts'
import { errorResponse, notFound } from './http/error-response.ts'
import { severityOf, type Logger } from './http/log.ts'
import { operationsRouter } from './http/operations.ts'
import { createRateLimits, type RateLimits } from './http/rate-limits.ts'
import { admitCall, runAdmitted } from './http/route.ts'
import { createPublicReads } from './http/public-reads.ts'
import { referenceRouter } from './http/reference.ts'
import { secureHeaders } from './http/security-headers.ts'
import { parseBody } from './http/wire-body.ts'
import type { Integration } from './integrations/commerce/integration.ts'
import type { PublicAnswer } from './integrations/commerce/public-answer.ts'
import { ESSENTIAL } from './integrations/integrations.ts'
import type { Metrics } from './metrics.ts'
import { boundMemory } from './state/bounded-memory.ts'
import { createLocalMemory } from './state/local-state.ts'
import type { State } from './state/state.ts'
import { createUcp } from './ucp/ucp.ts'

/** For keys and checkouts of agents, in all and of each platform: they must not displace the notes of orders. */
const AGENTS_MEMORY = { maxBytes: 16 * 1024 * 1024, maxBytesEach: 4 * 1024 * 1024 }

/** What the application needs besides its configuration. */
export interface AppDeps {
  /** The integrations by their name in the URL. */
  integrations: ReadonlyMap<string, Integration>
  logger: Logger
  metrics: Metrics
  outages: Outages
  state: State
  cache: HttpCache<PublicAnswer>
  tracing?: Tracing | undefined
  /** True once the process has received a stop signal. */
  isStopping?: () => boolean
}

/** Creates the request listener: public reads take a fast path, all else goes through Express. */
export function createHandler(config: Config, deps: AppDeps): RequestListener {
  const { logger, metrics } = deps
  const addresses = createClientAddresses(config.trustProxy, logger)
  const markPublic = publicMarker(config.lifetimes)
  const rateLimits = createRateLimits(config.rateLimits, {
    addresses,
    storeOf: deps.state.rateLimitStore,
    onLimited(group, isFirst) {
      metrics.limited(group)
      if (isFirst) logger.warn({ group }, 'a visitor is over the limit of calls a minute')
    },
  })
  const answerPublicRead = createPublicReads({ ...deps, cookies: config.cookies, rateLimits, markPublic })
  const app = createApp(config, { ...deps, addresses, rateLimits, markPublic })
  const listener: RequestListener = (request, response) => {
    if (!answerPublicRead(request, response)) app(request, response)
  }
  return observeRequests(listener, {
    logger,
    tracing: deps.tracing,
    // Handlers name the methods that there are.
    routeOf: () => 'unknown',
    onEnd: metrics.request,
    severityOf: (event) => severityOf(deps, event),
  })
}

interface RunningDeps extends AppDeps {
  addresses: ClientAddresses
  rateLimits: RateLimits
  markPublic: MarkPublic
}

function createApp(config: Config, deps: RunningDeps): Express {
  const { integrations, addresses, rateLimits, markPublic, metrics, cache, isStopping = () => false } = deps
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  readAddressesBy(app, addresses)
  app.set('query parser', 'simple')

  app.use(secureHeaders())
  app.use(
    cors({
      origin: [...config.allowedOrigins],
      credentials: true,
      exposedHeaders: ['x-request-id', 'retry-after'],
    }),
  )
  const { purgeSecret } = config
  const { warnings } = addresses
  app.use(operationsRouter({ integrations, metrics, cache, purgeSecret, warnings, isStopping }))

  app.use(referenceRouter(integrations))

  const shop = integrations.get(ESSENTIAL)
  if (config.ucp && shop) {
    const memory = boundMemory(config.redis ? deps.state.memory : createLocalMemory(), AGENTS_MEMORY)
    app.use(
      createUcp(config.ucp, {
        integration: shop,
        rateLimits,
        memory,
        cookies: config.cookies,
        orders: deps.state.memory,
      }),
    )
  }

  const route = { config, integrations, rateLimits, markPublic }
  app.all('/:integration/:method', admitCall(route), parseBody(), runAdmitted(route))
  app.use(notFound())
  app.use(errorResponse())
  return app
}
