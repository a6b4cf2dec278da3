// Starts the middleware with everything it needs, and stops it without dropping a call.
import type { AddressInfo } from 'node:net'
import { createHttpCache } from '@loftwood/http-cache/http-cache'
import { createHttpServer, type HttpServer } from '@loftwood/http-server'
import { watchOutages } from '@loftwood/http-server/outage'
import { createHandler } from './app.ts'
import type { Config } from './config.ts'
import type { Logger } from './http/log.ts'
import type { PublicAnswer } from './integrations/commerce/public-answer.ts'
import { ESSENTIAL } from './integrations/integrations.ts'
import { startIntegrations } from './integrations/start-integrations.ts'
import { createMetrics } from './metrics.ts'
import { createLocalState } from './state/local-state.ts'
import type { State } from './state/state.ts'

/** How long running calls may take after the stop signal. */
const DRAIN_MS = 8_000

export interface RunningServer {
  /** e.g. `http://127.0.0.1:4000` */
  url: string
  /** After the delay takes no new calls, lets running ones end, then closes everything. */
  stop(): Promise<void>
}

/** Starts listening. Rejects when the port is taken or the schema file cannot be read. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  const metrics = createMetrics()
  const state = await openState(config, logger)
  const { cacheMaxBytes: maxBytes, lifetimes } = config
  const cache = createHttpCache<PublicAnswer>({ maxBytes, lifetimes, shared: state.answers })
  metrics.gauge({ name: 'middleware_cache_bytes', help: 'Memory of cached answers' }, cache.bytes)
  if (config.redis)
    metrics.gauge({ name: 'middleware_redis_up', help: '1 while Redis answers' }, async () =>
      Number(await state.isReady()),
    )
  const outages = watchOutages()
  const integrations = await startIntegrations({ config, logger, metrics, outages, state, cache })

  metrics.gauge({ name: 'middleware_ready', help: '1 while /readyz answers 200' }, async () =>
    Number(await integrations.byName.get(ESSENTIAL)?.isReady()),
  )

  const deps = { integrations: integrations.byName, logger, metrics, outages, state, cache }
  const tracing = config.isTraced
    ? (await import('@loftwood/http-server/tracing')).startTracing('middleware')
    : undefined
  const handler = createHandler(config, { ...deps, tracing, isStopping: () => http.isStopping() })
  const http: HttpServer = createHttpServer(handler)
  const { server } = http
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(config.port, config.host, resolve)
  })
  const { address, port } = server.address() as AddressInfo
  const host = address.includes(':') ? `[${address}]` : address
  return {
    url: `http://${host}:${port}`,
    async stop() {
      await http.stop(DRAIN_MS, config.shutdownDelayMs)
      integrations.stopLearning()
      outages.stop()
      await integrations.close()
      await state.close()
      await tracing?.stop()
    },
  }
}

/** Redis when it is configured; its client is loaded only then. */
async function openState({ redis, lifetimes }: Config, logger: Logger): Promise<State> {
  if (!redis) return createLocalState()
  const { connectRedisState } = await import('./state/redis-state.ts')
  return connectRedisState({ ...redis, ttlSeconds: lifetimes.staleIfError, logger })
}
