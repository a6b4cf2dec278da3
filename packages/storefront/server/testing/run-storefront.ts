// The storefront's whole HTTP side over a middleware made up by a test. Rendering is replaced, so it needs no build.
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createHttpServer, type HttpLimits } from '@loftwood/http-server'
import { createLogger } from '@loftwood/http-server/logger'
import { makeHandler } from '../app.ts'
import { isServing } from '../operations.ts'
import { boundedRender } from '../bounded-render.ts'
import { createCommonAnswers } from '../common-answers.ts'
import { loadConfig } from '../config.ts'
import { openBrand } from '../open-brand.ts'
import { createMetrics } from '../metrics.ts'
import { closeUpstreams, openUpstreams, pooledFetch } from '../middleware-pool.ts'
import { collectAnswers, createRevalidation } from '../pages/made-of.ts'
import { openPageCache } from '../pages/open-page-cache.ts'
import type {} from '../../src/platform/page-context.d.ts' // extends vike's types
import { DEFAULT_CODES } from '../../src/catalog/filter-codes.ts'
import { VIEWS } from '../../src/platform/i18n/testing/views.ts'
import type { RenderedPage, RenderPage } from '../render.ts'
import { pageKind } from '../../src/app/page-table.ts'
import { openShopFacts, type CurrentFacts, type ShopFactsSource } from '../shop-facts.ts'

export interface TestStorefront {
  url: string
  port: number
  server: Server
  /** Lines that were logged; warnings and errors unless LOG_LEVEL is set. */
  log: string[]
  /** The one started here. */
  middleware: Server | undefined
  stop: () => Promise<void>
}

interface Options {
  env?: Record<string, string>
  limits?: Partial<HttpLimits>
  /** Paths of the middleware that a page is made of. */
  readBy?: (url: string) => string
  /** What is different about a rendered page. */
  pageAt?: (url: string) => Partial<RenderedPage>
  /** Those that the test is about; `read`: they are read from the middleware. */
  facts?: (() => Partial<CurrentFacts>) | 'read'
}

const FACTS: CurrentFacts = {
  storeViews: VIEWS,
  missingFeatures: [],
  brandPages: {},
  contentBases: {},
  listingCodes: DEFAULT_CODES,
  captchaForms: null,
  braintree: {},
  express: {},
  version: '1',
  viewsVersion: '1',
}

function factsOf(given: () => Partial<CurrentFacts>): ShopFactsSource {
  const latest = () => ({ ...FACTS, ...given() })
  return { latest, isStarted: () => true, whenStarted: async () => latest() }
}

const readByPath = (url: string) => `/magento/products?page=${encodeURIComponent(url)}`

/** Starts it over a middleware, made up here or running elsewhere; pages are made of one of its answers. */
export async function runStorefront(
  answer: RequestListener | string,
  { env, limits, facts: given = () => ({}), readBy = readByPath, pageAt }: Options = {},
): Promise<TestStorefront> {
  const middleware = typeof answer === 'string' ? undefined : createServer(answer).listen(0, '127.0.0.1')
  if (middleware) await once(middleware, 'listening')
  const middlewareUrl = middleware ? `http://127.0.0.1:${portOf(middleware)}` : String(answer)
  const config = loadConfig({ BRAND: 'loftwood', ...env, MIDDLEWARE_URL: middlewareUrl })
  await openBrand(config.brand)
  const metrics = createMetrics()
  const upstreams = openUpstreams(config, metrics.upstream)
  const lines: string[] = []
  const level = env?.['LOG_LEVEL'] ?? 'warn'
  const log = createLogger('storefront', { level, destination: { write: (line) => void lines.push(line) } })
  const upstream = upstreams.pages
  const common = createCommonAnswers(config)
  const shopFacts = given === 'read' ? await openShopFacts(upstream, config) : factsOf(given)
  const render: RenderPage = async (url, visitor, signal) => {
    const answers = collectAnswers()
    const from = { upstream, address: visitor?.address, signal, common: common.read }
    const fetch = pooledFetch(from, answers.add)
    const answer = await fetch(config.middlewareUrl + readBy(url))
    const html = Buffer.from(`<h1>${url}</h1>${JSON.stringify(await answer.json())}`)
    const page = { status: 200, kind: pageKind(url), headers: [], html, isPersonal: false, links: [] }
    return { ...page, factsVersion: shopFacts.latest().version, ...answers.madeOf(), ...pageAt?.(url) }
  }
  const { cache, isRedisReady, close } = await openPageCache(config, log, async () => 'not built')
  const { render: bounded, bounds } = boundedRender(render)
  metrics.watch({ cache, render: bounds, isReady: () => isServing(shopFacts), isRedisReady })
  const handler = makeHandler({
    config,
    upstreams,
    shopFacts,
    log,
    metrics,
    render: bounded,
    revalidate: createRevalidation({
      upstream,
      shopFacts,
      common,
      freshSeconds: config.lifetimes.fresh,
    }),
    cache,
    assets: (_req, _res, next) => next(),
  })
  const { server, stop } = createHttpServer(handler, limits)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    port: portOf(server),
    server,
    log: lines,
    middleware,
    async stop() {
      await stop(0)
      await Promise.all([closeUpstreams(upstreams), close()])
      middleware?.close()
      middleware?.closeAllConnections()
    },
  }
}

const portOf = (server: Server) => (server.address() as AddressInfo).port
