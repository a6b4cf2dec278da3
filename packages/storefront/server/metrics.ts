// Metrics of the storefront: requests, the page cache, rendering, and calls to the middleware.
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { createServerMetrics, type ServerMetrics } from '@loftwood/http-server/metrics'
import type { RequestEvent } from '@loftwood/http-server/observe-requests'
import type { Bounds } from './bounded-render.ts'
import type { CachedPage } from './pages/cached-page.ts'
import type { ObserveUpstream } from './upstream.ts'

/** Methods that any shop's browser sends; others are counted together. */
const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'OPTIONS'])

export interface StorefrontMetrics extends ServerMetrics {
  request: (event: RequestEvent) => void
  upstream: ObserveUpstream
  /** Reads these whenever the metrics are read. */
  watch: (parts: Watched) => void
}

interface Watched {
  cache: Pick<HttpCache<CachedPage>, 'bytes'>
  render: Bounds
  isReady: () => boolean
  /** Absent without a Redis. */
  isRedisReady?: (() => Promise<boolean>) | undefined
}

export function createMetrics(): StorefrontMetrics {
  const metrics = createServerMetrics('storefront')
  const requests = metrics.histogram({
    name: 'storefront_request_seconds',
    help: 'Requests by route (the kind of page, or what else was requested), method and status',
    labelNames: ['route', 'method', 'status'],
  })
  const cached = metrics.counter({
    name: 'storefront_cache_total',
    help: 'Shared pages by where they came from: hit, stale, revalidated or miss',
    labelNames: ['state'],
  })
  return {
    ...metrics,
    request({ route, method, status, durationMs, cache }) {
      const existing = METHODS.has(method) ? method : 'OTHER'
      requests.observe({ route, method: existing, status }, durationMs / 1000)
      if (cache !== undefined) cached.inc({ state: cache })
    },
    upstream: upstreamObserver(metrics),
    watch: ({ cache, render, isReady, isRedisReady }) => {
      metrics.readGauge({ name: 'storefront_ready', help: '1 while /readyz answers 200' }, () =>
        Number(isReady()),
      )
      metrics.readGauge({ name: 'storefront_cache_bytes', help: 'Memory of cached pages' }, cache.bytes)
      metrics.readGauge(
        { name: 'storefront_renders_in_flight', help: 'Pages that are being rendered' },
        render.inFlight,
      )
      metrics.readGauge({ name: 'storefront_render_queue', help: 'Pages that wait for it' }, render.waiting)
      if (isRedisReady)
        metrics.readGauge({ name: 'storefront_redis_up', help: '1 while Redis answers' }, async () =>
          Number(await isRedisReady()),
        )
    },
  }
}

/** Operations are named once the middleware has answered them: others may be a visitor's own words. */
function upstreamObserver(metrics: ServerMetrics): ObserveUpstream {
  const calls = metrics.histogram({
    name: 'storefront_upstream_seconds',
    help: 'Calls to the middleware by method and outcome: ok, a status, left by the visitor, or failed',
    labelNames: ['method', 'outcome'],
  })
  const answered = new Set<string>()
  return ({ operation, outcome, durationMs }) => {
    if (outcome === 'ok') answered.add(operation)
    const method = answered.has(operation) ? operation : 'other'
    calls.observe({ method, outcome }, durationMs / 1000)
  }
}
