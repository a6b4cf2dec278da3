// Metrics for Prometheus: requests, calls to the back end, the cache and the breaker.
import { createServerMetrics, type ServerMetrics } from '@loftwood/http-server/metrics'
import type { RequestEvent } from '@loftwood/http-server/observe-requests'
import type { UpstreamObserver } from './integrations/commerce/upstream/upstream.ts'

/** What happened; durations in milliseconds. Names of methods only, never what is in a call. */
export interface Metrics {
  request: (event: RequestEvent) => void
  /** Metrics of one back end, labelled with its first integration. */
  ofUpstream(name: string): Pick<UpstreamObserver, 'upstream' | 'breaker'>
  /** A call was over a limit of its visitor. */
  limited: (group: string) => void
  /** A dead customer token was exchanged, or was not. */
  renewal(outcome: string): void
  /** A value that is read whenever the metrics are. */
  gauge: ServerMetrics['readGauge']
  /** The text of `/metrics`. */
  render: ServerMetrics['render']
}

/** Metrics of one server, with those of its process. */
export function createMetrics(): Metrics {
  const metrics = createServerMetrics('middleware')
  const requests = metrics.histogram({
    name: 'middleware_request_seconds',
    help: 'Requests by method and status',
    labelNames: ['method', 'status'],
  })
  const cached = metrics.counter({
    name: 'middleware_cache_total',
    help: 'Public answers by where they came from: hit, stale or miss',
    labelNames: ['state'],
  })
  const upstream = metrics.histogram({
    name: 'middleware_upstream_seconds',
    help: 'Calls to the back end by operation and outcome: ok, or an error code',
    labelNames: ['operation', 'outcome'],
  })
  const breaker = metrics.gauge({
    name: 'middleware_breaker_open',
    help: '1 while the breaker is open: no calls go to the back end because it did not respond',
    labelNames: ['upstream'],
  })
  const limited = metrics.counter({
    name: 'middleware_rate_limited_total',
    help: 'Calls over the limit of this group: answered 429, or with what was cached',
    labelNames: ['group'],
  })
  const renewals = metrics.counter({
    name: 'middleware_token_renewals_total',
    help: 'Customer tokens renewed by the remember-me token: ok, refused or failed',
    labelNames: ['outcome'],
  })
  return {
    request({ route, status, durationMs, cache }) {
      requests.observe({ method: route, status }, durationMs / 1000)
      if (cache) cached.inc({ state: cache })
    },
    ofUpstream(name) {
      breaker.set({ upstream: name }, 0)
      return {
        upstream({ operation, outcome, durationMs }) {
          upstream.observe({ operation, outcome }, durationMs / 1000)
        },
        breaker: (state) => breaker.set({ upstream: name }, state === 'open' ? 1 : 0),
      }
    },
    limited: (group) => limited.inc({ group }),
    renewal: (outcome) => renewals.inc({ outcome }),
    gauge: metrics.readGauge,
    render: metrics.render,
  }
}
