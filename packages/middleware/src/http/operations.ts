// Routes for operators: health, readiness, capabilities, purging the cache.
import { note } from '@loftwood/http-server/observe-requests'
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { PURGE_ROUTE, PurgeError, runPurge, type PurgeErrorCode } from '@loftwood/http-cache/purge-request'
import { isPassedOn, releaseFor, warningsFor } from '@loftwood/http-server/operator-request'
import { Router } from 'express'
import { AppError, type ErrorCode } from '../errors.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import { ESSENTIAL } from '../integrations/integrations.ts'
import type { Metrics } from '../metrics.ts'
import { markPersonal } from './caching.ts'
import { parseBody, requireJson } from './wire-body.ts'

interface OperationsDeps {
  metrics: Metrics
  integrations: ReadonlyMap<string, Integration>
  cache: Pick<HttpCache<never>, 'purge'>
  purgeSecret: string | undefined
  /** What the operator should look at. */
  warnings: () => string[]
  /** True once the process has received a stop signal. */
  isStopping: () => boolean
}

const PATHS = ['/healthz', '/readyz', '/metrics', '/capabilities', PURGE_ROUTE]

const PURGE_ERRORS: Readonly<Record<PurgeErrorCode, ErrorCode>> = {
  WRONG_SECRET: 'WRONG_SECRET',
  INVALID_ARGUMENTS: 'INVALID_ARGUMENTS',
  NOT_PURGED: 'UPSTREAM_UNAVAILABLE',
}

/** `/healthz`, `/readyz`, `/metrics`, `/capabilities` and `POST /cache/purge`. */
export function operationsRouter(deps: OperationsDeps): Router {
  const { integrations, metrics, cache, purgeSecret, warnings, isStopping } = deps
  const router = Router()
  for (const path of PATHS) {
    router.all(path, (_request, response, next) => {
      note(response, { route: path })
      markPersonal(response)
      next()
    })
  }
  router.get('/healthz', (request, response) => {
    response.json({ status: 'ok', ...releaseFor(request) })
  })
  router.get('/readyz', async (request, response, next) => {
    // Load balancers ask it themselves; nobody else finds anything there.
    if (isPassedOn(request)) return next()
    // Redis is no condition: without it every process works on alone, and none would be left if all were taken out.
    const isReady = (await integrations.get(ESSENTIAL)?.isReady()) === true && !isStopping()
    const status = isReady ? 'ok' : 'unavailable'
    response.status(isReady ? 200 : 503).json({ status, ...warningsFor(request, warnings()) })
  })
  router.get('/metrics', async (_request, response) => {
    const { text, contentType } = await metrics.render()
    response.setHeader('content-type', contentType)
    response.end(text)
  })
  router.get('/capabilities', async (_request, response) => {
    const found = [...integrations].map(async ([name, it]) => [name, await it.capabilities()] as const)
    response.json(Object.fromEntries(await Promise.all(found)))
  })
  router.post(PURGE_ROUTE, parseBody(), async (request, response) => {
    requireJson(request)
    const { authorization } = request.headers
    const parts = { secret: purgeSecret, purge: (tags?: readonly string[]) => cache.purge(tags) }
    const purged = runPurge({ authorization, body: request.body }, parts)
    response.json(await purged.catch((error: unknown) => Promise.reject(asAppError(error))))
  })
  return router
}

/** Why nothing was purged, with this server's codes. */
function asAppError(error: unknown): unknown {
  if (!(error instanceof PurgeError)) return error
  const { code, message, cause } = error
  return new AppError(PURGE_ERRORS[code], message, {
    cause,
    ...(code === 'NOT_PURGED' && { retryAfterSeconds: 5 }),
  })
}
