// Routes for operators: liveness, readiness and metrics.
import {
  isOperatorRequest,
  isPassedOn,
  releaseFor,
  warningsFor,
} from '@loftwood/http-server/operator-request'
import { Router, type RequestHandler } from 'express'
import type { StorefrontMetrics } from './metrics.ts'
import type { Upstreams } from './middleware-pool.ts'
import type { ShopFactsSource } from './shop-facts.ts'

export interface OperationsParts {
  upstreams: Upstreams
  shopFacts: ShopFactsSource
  metrics: StorefrontMetrics
  /** What the operator should look at. */
  warnings: () => string[]
  /** True from the stop signal on. */
  isStopping: () => boolean
}

export function operationsRouter(parts: OperationsParts): Router {
  const router = Router()
  router.get('/healthz', liveness(parts.upstreams))
  router.get('/readyz', readiness(parts))
  router.get('/metrics', metricsPage(parts.metrics))
  return router
}

/** Fails when a pool times out although the middleware answers: a restart would help. Agents alone cannot cause one. */
function liveness({ pages, api }: Upstreams): RequestHandler {
  return async (req, res) => {
    const areDead = await Promise.all([pages.isDead(), api.isDead()])
    const isAlive = !areDead.includes(true)
    const status = isAlive ? 'ok' : 'connections to the middleware are stuck'
    res.status(isAlive ? 200 : 503).json({ status, ...releaseFor(req) })
  }
}

/**
 * Whether it can serve pages: once the middleware has named the store views, until the stop signal. A middleware that is
 * away later changes nothing: stale pages are served, and without any storefront nobody would get them.
 */
export function isServing(shopFacts: ShopFactsSource): boolean {
  // Reads the store views again while there are none.
  shopFacts.latest()
  return shopFacts.isStarted()
}

function readiness({ shopFacts, isStopping, warnings }: OperationsParts): RequestHandler {
  return (req, res, next) => {
    // Load balancers ask it themselves; nobody else finds anything there.
    if (isPassedOn(req)) next()
    else if (isStopping()) res.status(503).json({ status: 'stopping' })
    else if (isServing(shopFacts)) res.json({ status: 'ok', ...warningsFor(req, warnings()) })
    else res.status(503).json({ status: 'middleware not reached yet' })
  }
}

/** For Prometheus on the operator's network; nobody else finds anything there. */
function metricsPage(metrics: StorefrontMetrics): RequestHandler {
  return async (req, res, next) => {
    if (!isOperatorRequest(req)) return next()
    const { text, contentType } = await metrics.render()
    res.set({ 'Content-Type': contentType, 'Cache-Control': 'no-store' }).send(text)
  }
}
