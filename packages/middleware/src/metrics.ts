// Metrics for Prometheus: requests, calls to the back end, the cache and the breaker.
import { release } from '@loftwood/http-server/release'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { UpstreamObserver } from './integrations/commerce/upstream/upstream.ts'

const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** What happened; durations in milliseconds. Names of methods only, never what is in a call. */
export interface Metrics {
  request(event: { method: string; status: number; durationMs: number; cache?: string | undefined }): void
  /** Metrics of one back end, labelled with its first integration. */
  ofUpstream(name: string): Pick<UpstreamObserver, 'upstream' | 'breaker'>
  /** A dead customer token was exchanged, or was not. */
  renewal(outcome: string): void
  /** The text of `/metrics`, and its content type. */
  render(): Promise<{ text: string; contentType: string }>
}

/** Metrics of one server, with those of its process. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'middleware_build_info',
    help: 'Always 1; version and commit of the release are its labels',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...release }, 1)
  const requests = new Histogram({
    name: 'middleware_request_seconds',
    help: 'Requests by method and status',
    labelNames: ['method', 'status'],
    buckets: SECONDS,
    registers,
  })
  const cached = new Counter({
    name: 'middleware_cache_total',
    help: 'Public answers by where they came from: hit, stale or miss',
    labelNames: ['state'],
    registers,
  })
  const upstream = new Histogram({
    name: 'middleware_upstream_seconds',
    help: 'Calls to the back end by operation and outcome: ok, or an error code',
    labelNames: ['operation', 'outcome'],
    buckets: SECONDS,
    registers,
  })
  const breaker = new Gauge({
    name: 'middleware_breaker_open',
    help: '1 while the breaker is open: no calls go to the back end because it did not respond',
    labelNames: ['upstream'],
    registers,
  })
  const renewals = new Counter({
    name: 'middleware_token_renewals_total',
    help: 'Customer tokens renewed by the remember-me token: ok, refused or failed',
    labelNames: ['outcome'],
    registers,
  })
  return {
    request({ method, status, durationMs, cache }) {
      requests.observe({ method, status }, durationMs / 1000)
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
    renewal: (outcome) => renewals.inc({ outcome }),
    render: async () => ({ text: await registry.metrics(), contentType: registry.contentType }),
  }
}
