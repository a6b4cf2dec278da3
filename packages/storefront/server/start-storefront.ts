// Puts the storefront together and starts listening.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createHttpServer } from '@loftwood/http-server'
import type { Logger } from 'pino'
import { makeHandler } from './app.ts'
import { boundedRender } from './bounded-render.ts'
import { buildOf, readChunks } from './chunks.ts'
import { createCommonAnswers } from './common-answers.ts'
import type { Config } from './config.ts'
import { readImportMap } from './import-map.ts'
import type { KeptPage } from './kept-page.ts'
import { loadBuild } from './load-build.ts'
import { openUpstreams, type Asked } from './middleware-pool.ts'
import { createPageCache } from './page-cache.ts'
import type { SharedPages } from './page-store.ts'
import { pageRenderer } from './render.ts'
import { shareAssets } from './shared-assets.ts'

const BUILT_ASSETS = fileURLToPath(new URL('../dist/client/assets', import.meta.url))

/** Time for the requests in flight at the end. */
const DRAIN_MS = 8_000

export interface RunningStorefront {
  url: string
  /** Takes no new requests, lets those in flight end, then closes everything. */
  stop: () => Promise<void>
}

/** @throws when there is no build, or the port is taken */
export async function startStorefront(config: Config, log: Logger): Promise<RunningStorefront> {
  const built = config.isDevelopment ? await developmentParts() : await builtParts(config, log)
  const { filesOf, importMap, shared } = built
  const upstreams = openUpstreams(config)
  const common = createCommonAnswers<Asked>((asked) => ('answer' in asked ? asked.bytes : 0))
  const cache = createPageCache<KeptPage>({
    maxBytes: config.pageCacheBytes,
    shared,
    onForget: common.forget,
  })
  const render = boundedRender(
    pageRenderer({ config, upstream: upstreams.pages, filesOf, importMap, common }),
  )
  const { server, stop } = createHttpServer(makeHandler({ config, upstreams, log, render, cache, ...built }))
  server.listen(config.port, config.host)
  await once(server, 'listening').catch((error: unknown) => {
    throw listenError(error, config.port)
  })
  const { address, port } = server.address() as AddressInfo
  return {
    url: `http://${address.includes(':') ? `[${address}]` : address}:${port}`,
    async stop() {
      await stop(DRAIN_MS)
      await Promise.all([upstreams.pages.close(), upstreams.api.close(), shared?.close()])
    },
  }
}

function listenError(error: unknown, port: number): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? new Error(`port ${port} is taken; set PORT to another`) : error
}

async function developmentParts() {
  const { createDevMiddleware } = await import('vike/server')
  const { devMiddleware } = await createDevMiddleware({ root: new URL('..', import.meta.url).pathname })
  return { assets: devMiddleware, filesOf: () => [], importMap: undefined, shared: undefined }
}

async function builtParts(config: Config, log: Logger) {
  await loadBuild()
  const [filesOf, importMap, shared] = await Promise.all([
    readChunks(),
    readImportMap(),
    openSharedPages(config, log),
    // Pages name these files: servers of other builds have them before the first page goes out.
    shareAssets({ built: BUILT_ASSETS, shared: config.assetsDir, log }),
  ])
  return { filesOf, importMap, shared }
}

/** Redis when it is configured; its client is loaded only then. */
async function openSharedPages(config: Config, log: Logger): Promise<SharedPages<KeptPage> | undefined> {
  if (!config.redis) return undefined
  const { connectSharedPages } = await import('./shared-pages.ts')
  return connectSharedPages({ ...config.redis, build: await buildOf(config), log })
}
