// Puts the storefront together and starts listening.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createHttpServer, type HttpServer } from '@loftwood/http-server'
import type { Logger } from 'pino'
import { makeHandler } from './app.ts'
import { boundedRender } from './bounded-render.ts'
import { createCommonAnswers } from './common-answers.ts'
import type { Config } from './config.ts'
import { isServing } from './operations.ts'
import { loadBuild } from './load-build.ts'
import { createMetrics } from './metrics.ts'
import { closeUpstreams, openUpstreams } from './middleware-pool.ts'
import { createRevalidation } from './pages/made-of.ts'
import { openPageCache } from './pages/open-page-cache.ts'
import { pageRenderer } from './render.ts'
import { BUILT_MAPS } from './reports/browser-reports.ts'
import { openShopFacts } from './shop-facts.ts'
import { openBrand } from './open-brand.ts'
import { shareAssets } from './shared-assets.ts'

const BUILT_ASSETS = fileURLToPath(new URL('../dist/client/assets', import.meta.url))

/** Time for requests in flight to finish at shutdown. */
const DRAIN_MS = 8_000

export interface RunningStorefront {
  url: string
  /** After the delay refuses new requests, waits for those in flight, then closes everything. */
  stop: () => Promise<void>
}

/** @throws when there is no build, or the port is taken */
export async function startStorefront(config: Config, log: Logger): Promise<RunningStorefront> {
  await openBrand(config.brand)
  const assets = config.isDevelopment ? await developmentAssets() : await openBuild(config, log)
  const metrics = createMetrics()
  const tracing = config.isTraced
    ? (await import('@loftwood/http-server/tracing')).startTracing('storefront')
    : undefined
  const upstreams = openUpstreams(config, metrics.upstream)
  const { cache, isRedisReady, close: closeCache } = await openPageCache(config, log)
  const common = createCommonAnswers(config)
  cache.onPurge(common.forget)
  const upstream = upstreams.pages
  const { captcha, expressProviders } = config
  const shopFacts = await openShopFacts(upstream, { needsCaptcha: captcha?.siteKey === '', expressProviders })
  const { render, bounds } = boundedRender(pageRenderer({ config, upstream, shopFacts, common }))
  metrics.watch({ cache, render: bounds, isReady: () => isServing(shopFacts), isRedisReady })
  const { fresh: freshSeconds } = config.lifetimes
  const revalidate = createRevalidation({ upstream, shopFacts, common, freshSeconds })
  const parts = { config, upstreams, shopFacts, log, metrics, tracing, render, revalidate, cache }
  const isStopping = () => http.isStopping()
  const http: HttpServer = createHttpServer(makeHandler({ ...parts, assets, isStopping }))
  const { server } = http
  server.listen(config.port, config.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(error, config.port)
  })
  const { address, port } = server.address() as AddressInfo
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    async stop() {
      await http.stop(DRAIN_MS, config.shutdownDelayMs)
      await Promise.all([closeUpstreams(upstreams), closeCache()])
      await tracing?.stop()
    },
  }
}

function listenError(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? new Error(`port ${port} is taken; set PORT to another`) : error
}

async function developmentAssets() {
  const { createDevMiddleware } = await import('vike/server')
  const { devMiddleware } = await createDevMiddleware({ root: new URL('..', import.meta.url).pathname })
  return devMiddleware
}

/** Its files are served without a handler of their own. */
async function openBuild(config: Config, log: Logger): Promise<undefined> {
  await loadBuild()
  // Servers of other builds need these files before the first page refers to them.
  await shareAssets({ built: BUILT_ASSETS, maps: BUILT_MAPS, shared: config.assetsDir, log })
}
