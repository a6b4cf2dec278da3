// Starts the storefront: reads the configuration, serves until told to stop.
import { createHttpServer } from '@loftwood/http-server'
import pino from 'pino'
import { makeHandler } from './app.ts'
import { boundedRender } from './bounded-render.ts'
import { buildOf, readChunks } from './chunks.ts'
import { loadConfig } from './config.ts'
import { readImportMap } from './import-map.ts'
import type { KeptPage } from './kept-page.ts'
import { openUpstreams, type Asked } from './middleware-pool.ts'
import { createPageCache } from './page-cache.ts'
import type { SharedPages } from './page-store.ts'
import { pageRenderer } from './render.ts'
import { createCommonAnswers } from './common-answers.ts'

/** Time for the requests in flight after the signal to stop, and for all else. */
const DRAIN_MS = 8_000
const SHUTDOWN_MS = 10_000

const config = loadConfig(process.env)
const log = pino({ name: 'storefront', level: config.logLevel })
const upstreams = openUpstreams(config)
const assets = config.isDevelopment ? await developmentAssets() : await loadBuild()
const filesOf = config.isDevelopment ? () => [] : await readChunks()
const importMap = config.isDevelopment ? undefined : await readImportMap()
const shared = config.isDevelopment ? undefined : await openSharedPages()
const common = createCommonAnswers<Asked>((asked) => 'answer' in asked)
const cache = createPageCache<KeptPage>({
  maxBytes: config.pageCacheBytes,
  shared,
  onForget: common.forget,
})
const render = boundedRender(
  pageRenderer({ config, upstream: upstreams.pages, log, filesOf, importMap, common }),
)
const { server, stop: stopServer } = createHttpServer(
  makeHandler({ config, upstreams, log, render, cache, importMap, ...(assets && { assets }) }),
)

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') log.fatal(`port ${config.port} is taken; set PORT to another`)
  else log.fatal(error)
  process.exitCode = 1
})
server.listen(config.port, () => log.info(`storefront on http://localhost:${config.port}`))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())

async function stop() {
  log.info('stopping')
  setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
  await stopServer(DRAIN_MS)
  await Promise.all([upstreams.pages.close(), upstreams.api.close(), shared?.close()])
  process.exit(0)
}

async function developmentAssets() {
  const { createDevMiddleware } = await import('vike/server')
  return (await createDevMiddleware({ root: new URL('..', import.meta.url).pathname })).devMiddleware
}

async function loadBuild(): Promise<undefined> {
  await import(new URL('../dist/server/entry.mjs', import.meta.url).href)
}

/** Redis when it is configured; its client is loaded only then. */
async function openSharedPages(): Promise<SharedPages<KeptPage> | undefined> {
  if (!config.redis) return undefined
  const { connectSharedPages } = await import('./shared-pages.ts')
  return connectSharedPages({ ...config.redis, build: await buildOf(config), log })
}
