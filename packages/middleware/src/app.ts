// Puts the Express application together, in the order a request passes through.
import cors from 'cors'
import express, { type Express } from 'express'
import helmet from 'helmet'
import type { Config } from './config.ts'
import { errorResponse, notFound } from './http/error-response.ts'
import { logRequests, type Logger } from './http/log.ts'
import { operationsRouter } from './http/operations.ts'
import { createRateLimits } from './http/rate-limits.ts'
import { admitCall, runCall } from './http/route.ts'
import { parseBody } from './http/wire-body.ts'
import type { Commerce } from './integrations/commerce/commerce.ts'

/** What the application needs besides its configuration. */
export interface AppDeps {
  /** The integrations by their name in the URL. */
  integrations: ReadonlyMap<string, Commerce>
  logger: Logger
  /** True once the process has been told to end. */
  isStopping?: () => boolean
}

/** Makes the application; it listens to nothing and starts nothing by itself. */
export function createApp(config: Config, deps: AppDeps): Express {
  const { integrations, logger, isStopping = () => false } = deps
  const app = express()
  app.disable('x-powered-by')
  app.disable('etag')
  app.set('trust proxy', config.trustProxy)
  app.set('query parser', 'simple')

  app.use(logRequests(logger))
  app.use(helmet())
  app.use(
    cors({
      origin: [...config.allowedOrigins],
      credentials: true,
      exposedHeaders: ['x-request-id', 'retry-after'],
    }),
  )
  app.use(operationsRouter({ integrations, purgeSecret: config.purgeSecret, isStopping }))

  const route = { config, integrations, rateLimits: createRateLimits(config.rateLimits) }
  app.all('/:integration/:method', admitCall(route), parseBody(), runCall(route))
  app.use(notFound())
  app.use(errorResponse())
  return app
}
