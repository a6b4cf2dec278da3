// The storefront's whole HTTP side over a middleware made up by a test. What it renders needs no build.
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpServer, type HttpLimits } from '@loftwood/http-server'
import pino from 'pino'
import { makeHandler } from '../app.ts'
import { boundedRender } from '../bounded-render.ts'
import { loadConfig } from '../config.ts'
import type { KeptPage } from '../kept-page.ts'
import { openUpstreams } from '../middleware-pool.ts'
import { createPageCache } from '../page-cache.ts'
import type { RenderPage } from '../render.ts'

export interface TestStorefront {
  url: string
  port: number
  server: Server
  middleware: Server
  stop: () => Promise<void>
}

interface Options {
  env?: Record<string, string>
  limits?: Partial<HttpLimits>
}

/** Starts both; pages are made of one answer of the middleware. */
export async function runStorefront(
  answer: RequestListener,
  { env, limits }: Options = {},
): Promise<TestStorefront> {
  const middleware = createServer(answer).listen(0, '127.0.0.1')
  await once(middleware, 'listening')
  const config = loadConfig({ ...env, MIDDLEWARE_URL: `http://127.0.0.1:${portOf(middleware)}` })
  const upstreams = openUpstreams(config)
  const render: RenderPage = async (url, _visitor, signal) => {
    const request = { path: `/magento/products?page=${encodeURIComponent(url)}`, method: 'GET' } as const
    const { body } = await upstreams.pages.request(request, signal)
    const html = Buffer.from(`<h1>${url}</h1>${body.length}`)
    return { status: 200, headers: [], html, isPersonal: false, tags: new Set(), links: [] }
  }
  const handler = makeHandler({
    config,
    upstreams,
    log: pino({ level: 'silent' }),
    render: boundedRender(render),
    cache: createPageCache<KeptPage>({ maxBytes: 10_000_000 }),
    assets: (_req, _res, next) => next(),
  })
  const { server, stop } = createHttpServer(handler, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    port: portOf(server),
    server,
    middleware,
    async stop() {
      await stop(0)
      await Promise.all([upstreams.pages.close(), upstreams.api.close()])
      middleware.close()
      middleware.closeAllConnections()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
