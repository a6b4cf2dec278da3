// Routes for whoever runs the middleware: health, readiness, capabilities, purging the cache.
import { timingSafeEqual } from 'node:crypto'
import { Router, type Request } from 'express'
import { z } from 'zod'
import { AppError } from '../errors.ts'
import type { Integration } from '../integrations/commerce/integration.ts'
import { ESSENTIAL } from '../integrations/integrations.ts'
import type { ResponseCache } from '../integrations/commerce/response-cache.ts'
import type { Metrics } from '../metrics.ts'
import { markPersonal } from './caching.ts'
import { note } from './log.ts'
import { parseBody, requireJson } from './wire-body.ts'

interface OperationsDeps {
  metrics: Metrics
  integrations: ReadonlyMap<string, Integration>
  cache: Pick<ResponseCache, 'purge'>
  purgeSecret: string | undefined
  /** Whether what the processes share can be reached. */
  isStateReady: () => Promise<boolean>
  /** True once the process has been told to end. */
  isStopping: () => boolean
}

const PATHS = ['/healthz', '/readyz', '/metrics', '/capabilities', '/cache/purge']

const purgeBody = z.strictObject({ tags: z.array(z.string().max(255)).max(1_000).optional() })

/** `/healthz`, `/readyz`, `/metrics`, `/capabilities` and `POST /cache/purge`. */
export function operationsRouter(deps: OperationsDeps): Router {
  const { integrations, metrics, cache, purgeSecret, isStateReady, isStopping } = deps
  const router = Router()
  for (const path of PATHS) {
    router.all(path, (_request, response, next) => {
      note(response, { method: path })
      markPersonal(response)
      next()
    })
  }
  router.get('/healthz', (_request, response) => void response.type('text').send('ok'))
  router.get('/readyz', async (_request, response) => {
    const isShopReady = async () => integrations.get(ESSENTIAL)?.isReady()
    const parts = await Promise.all([isStateReady(), isShopReady()])
    const isReady = parts.every(Boolean) && !isStopping()
    response.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'unavailable' })
  })
  router.get('/metrics', async (_request, response) => {
    const { text, contentType } = await metrics.render()
    response.setHeader('content-type', contentType)
    response.end(text)
  })
  router.get('/capabilities', (_request, response) => {
    response.json(Object.fromEntries([...integrations].map(([name, it]) => [name, it.capabilities()])))
  })
  router.post('/cache/purge', parseBody(), async (request, response) => {
    checkSecret(request, purgeSecret)
    requireJson(request)
    const body = purgeBody.safeParse(request.body ?? {})
    if (!body.success)
      throw new AppError('INVALID_ARGUMENTS', 'The body must be {"tags":[...]}, or {} for everything')
    response.json({ purged: await cache.purge(body.data.tags) })
  })
  return router
}

/** Compares in constant time; without a configured secret nobody may purge. */
function checkSecret(request: Request, secret: string | undefined): void {
  const given = Buffer.from(request.get('authorization')?.replace(/^Bearer /, '') ?? '')
  const wanted = Buffer.from(secret ?? '')
  const isRight = wanted.length > 0 && given.length === wanted.length && timingSafeEqual(given, wanted)
  if (!isRight)
    throw new AppError('WRONG_SECRET', 'Purging needs the secret: Authorization: Bearer <PURGE_SECRET>')
}
