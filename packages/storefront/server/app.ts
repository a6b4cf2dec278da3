// Which handler answers which path, in order: pages directly, everything else by Express.
import { existsSync } from 'node:fs'
import type { IncomingMessage, RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants } from 'node:zlib'
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { PURGE_ROUTE } from '@loftwood/http-cache/purge-request'
import {
  createClientAddresses,
  readAddressesBy,
  type ClientAddresses,
} from '@loftwood/http-server/client-address'
import { observeRequests, type RequestEvent, type Severity } from '@loftwood/http-server/observe-requests'
import { outageLog } from '@loftwood/http-server/outage'
import { currentRequest, REQUEST_ID_HEADER } from '@loftwood/http-server/request-context'
import type { Tracing } from '@loftwood/http-server/tracing'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import { unreadWarning } from '../src/app/page-address.ts'
import { PICTURE_ROUTE } from '../src/platform/media/picture-sizes.ts'
import { MODEL_ROUTE } from '../src/product/model-path.ts'
import { afterStart } from './after-start.ts'
import { agentProxy, apiProxy } from './api-proxy.ts'
import { HAND_OVER_ROUTES, handOver } from './hand-over.ts'
import { answerRejection, rejectionOf } from './rejected-addresses.ts'
import { builtFiles } from './built-files.ts'
import { CART_FORM_ROUTES, cartWithoutScript } from './cart-without-script.ts'
import { brandFolder, type Config } from './config.ts'
import { answerError } from './errors.ts'
import { siteOf } from './content-links.ts'
import type { StorefrontMetrics } from './metrics.ts'
import type { Upstreams } from './middleware-pool.ts'
import { operationsRouter } from './operations.ts'
import { models } from './models/models.ts'
import { OLD_SEARCH_ROUTES, oldSearch } from './old-search.ts'
import { ownFiles } from './own-files.ts'
import { pictures } from './pictures/pictures.ts'
import type { CachedPage } from './pages/cached-page.ts'
import type { Revalidate } from './pages/made-of.ts'
import { pageAnswers, type PageAnswers } from './pages/page-answers.ts'
import { isPageUrl } from './page-urls.ts'
import { purgeRouter } from './purge-route.ts'
import type { RenderPage } from './render.ts'
import { browserReports } from './reports/browser-reports.ts'
import { isPageKind, routeOf } from './request-routes.ts'
import { productFeeds } from './feeds/feeds.ts'
import { llmsText } from './llms.ts'
import { searchEngineFiles } from './sitemap.ts'
import { sharedAssets } from './shared-assets.ts'
import { paymentHeadersOf, secure, securityHeaders, type Headers } from './security.ts'
import type { ShopFactsSource } from './shop-facts.ts'
import { createPaymentWatch } from './unsupported-payments.ts'

const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url))

/** Answers of the middleware are compressed for each request, so the fastest level is used. */
const QUICKLY = { level: 1, brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } } }

export interface AppParts {
  config: Config
  upstreams: Upstreams
  shopFacts: ShopFactsSource
  log: Logger
  metrics: StorefrontMetrics
  tracing?: Tracing | undefined
  render: RenderPage
  revalidate: Revalidate
  cache: HttpCache<CachedPage>
  /** True once the process has received a stop signal. */
  isStopping?: () => boolean
  /** Serves files and modules in development, in place of the built ones. */
  assets?: RequestHandler | undefined
}

/** Composes the handler of all requests; starts nothing. */
export function makeHandler(parts: AppParts): RequestListener {
  const { config } = parts
  const headers = securityHeaders(config)
  const paymentHeaders = paymentHeadersOf(config)
  const clients = createClientAddresses(config.trustProxy, parts.log)
  const { hasEarlyHints } = config
  const answerPage = pageAnswers({ ...parts, clients, headers, paymentHeaders, hasEarlyHints })
  const app = makeApp(parts, headers, clients)
  app.use(
    '/assets',
    (_req, res) => void res.status(404).set('Cache-Control', 'no-store').type('text').send('Not found'),
  )
  app.get('/{*path}', (req, res, next) => {
    if (config.isDevelopment) warnOfUnread(req, parts)
    if (!answerPage(req, res)) next()
  })
  app.use(answerError())
  return observeRequests(listenerOf(parts, { headers, answerPage, app }), {
    logger: parts.log,
    tracing: parts.tracing,
    routeOf,
    onEnd: parts.metrics.request,
    severityOf,
    // No header is set before this: a single one costs a page more time than all of its own.
    setsOwnHeader: true,
  })
}

/** Every error page is an error; what else fails with the middleware is logged as an outage. */
function severityOf({ route, status, err }: RequestEvent): Severity {
  const isLoud = err !== undefined || (status >= 500 && isPageKind(route))
  return isLoud ? { level: 'error', fields: { err } } : { level: 'info' }
}

interface Handlers {
  headers: Headers
  answerPage: PageAnswers
  app: Express
}

function listenerOf({ config }: AppParts, { headers, answerPage, app }: Handlers): RequestListener {
  // In development the addresses of modules look like those of pages.
  if (config.isDevelopment) return app
  return (request, response) => {
    const rejection = rejectionOf(request.url ?? '/')
    if (rejection) answerRejection(response, rejection, headers)
    else if (!isPageUrl(request.url ?? '/') || !answerPage(request, response)) app(request, response)
  }
}

/** A parameter that no route names reaches no page: it has no other effect that could be seen. */
function warnOfUnread({ url }: IncomingMessage, { shopFacts, log }: AppParts): void {
  const warning = url && unreadWarning(url, shopFacts.latest())
  if (warning) log.warn(warning)
}

function makeApp(parts: AppParts, headers: Headers, clients: ClientAddresses): Express {
  const { config, upstreams, shopFacts, log, metrics, cache, assets, isStopping = () => false } = parts
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  readAddressesBy(app, clients)
  app.set('etag', false)
  app.use(identified)
  app.use(operationsRouter({ upstreams, shopFacts, metrics, isStopping, warnings: clients.warnings }))
  app.use(secure(headers))
  const outages = outageLog(log, 'middleware not reached')
  const siteNow = (path: string) => siteOf(path, shopFacts.latest())
  app.use(
    '/api',
    compression(QUICKLY),
    apiProxy(upstreams.api, outages, { siteOf: siteNow, onAnswer: createPaymentWatch(log) }),
  )
  app.use(['/.well-known', '/ucp'], compression(QUICKLY))
  app.use(agentProxy(upstreams.agents, outages))
  app.get(OLD_SEARCH_ROUTES, afterStart(shopFacts), oldSearch(shopFacts))
  app.post(CART_FORM_ROUTES, cartWithoutScript({ upstream: upstreams.api, shopFacts, outages }))
  app.all(HAND_OVER_ROUTES, handOver({ upstream: upstreams.api, shopFacts, outages }))
  app.use(browserReports(parts))
  app.use(PURGE_ROUTE, purgeRouter({ secret: config.purgeSecret, purge: (tags) => cache.purge(tags) }))
  app.use(ownFiles(config, log))
  app.use(PICTURE_ROUTE, pictures(config, log))
  app.use(MODEL_ROUTE, models({ config, upstream: upstreams.api, shopFacts, log }))
  const ownFilesOfBrand = join(brandFolder(config.brand), 'public')
  if (existsSync(ownFilesOfBrand)) app.use(builtFiles(ownFilesOfBrand))
  if (!assets) app.use(builtFiles(CLIENT_FOLDER)).use('/assets', sharedAssets(config.assetsDir))
  app.use(compression())
  app.use(searchEngineFiles({ config, upstream: upstreams.pages, shopFacts }))
  app.use(llmsText({ config, upstream: upstreams.pages, shopFacts }))
  app.use(productFeeds({ config, upstream: upstreams.pages, shopFacts }))
  if (assets) app.use(assets)
  return app
}

const identified: RequestHandler = (_req, res, next) => {
  res.set(REQUEST_ID_HEADER, currentRequest()?.requestId)
  next()
}
