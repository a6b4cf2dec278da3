// What answers which path, in order: pages by a short way, all else by Express.
import type { RequestListener } from 'node:http'
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Pool } from 'undici'
import { PICTURE_ROUTE } from '../src/shared/picture-sizes.ts'
import { apiProxy } from './api-proxy.ts'
import { builtFiles } from './built-files.ts'
import { CART_FORM_ROUTES, cartWithoutScript } from './cart-without-script.ts'
import type { Config } from './config.ts'
import { answerError } from './errors.ts'
import type { ImportMap } from './import-map.ts'
import { ownFiles } from './own-files.ts'
import { pictures } from './pictures.ts'
import type { KeptPage } from './kept-page.ts'
import { isPageUrl, pageAnswers } from './page-answers.ts'
import type { PageCache } from './page-cache.ts'
import { purgeRouter, PURGE_ROUTE } from './purge.ts'
import type { RenderPage } from './render.ts'
import { searchEngineFiles } from './sitemap.ts'
import { secure, securityHeaders, type Headers } from './security.ts'

const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url))
const READY_TIMEOUT_MS = 2000

export interface AppParts {
  config: Config
  pool: Pool
  log: Logger
  render: RenderPage
  cache: PageCache<KeptPage>
  /** Of the build; none while developing. */
  importMap?: ImportMap | undefined
  /** Serves files and modules in development, in place of the built ones. */
  assets?: RequestHandler
}

/** Puts the handler of all requests together; starts nothing. */
export function makeHandler(parts: AppParts): RequestListener {
  const { config, importMap } = parts
  const headers = securityHeaders(config, importMap && [importMap.scriptSource])
  const answerPage = pageAnswers({ ...parts, headers })
  const app = makeApp(parts, headers)
  app.use('/assets', (_req, res) => void res.status(404).type('text').send('Not found'))
  app.get('/{*path}', (req, res, next) => {
    if (!answerPage(req, res)) next()
  })
  app.use(answerError(parts.log))
  // While developing, the addresses of modules look like those of pages.
  if (parts.config.isDevelopment) return app
  return (request, response) => {
    if (!isPageUrl(request.url ?? '/') || !answerPage(request, response)) app(request, response)
  }
}

function makeApp({ config, pool, log, cache, assets }: AppParts, headers: Headers): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('etag', false)
  app.get('/healthz', (_req, res) => void res.type('text').send('ok'))
  app.get('/readyz', readiness(pool))
  app.use(secure(headers))
  app.use('/api', apiProxy(pool, log))
  app.post(CART_FORM_ROUTES, cartWithoutScript(pool, log))
  app.use(PURGE_ROUTE, purgeRouter({ secret: config.purgeSecret, purge: cache.purge }))
  app.use(ownFiles(config, log))
  app.use(PICTURE_ROUTE, pictures(config, log))
  if (!assets) app.use(builtFiles(CLIENT_FOLDER))
  app.use(compression())
  app.use(searchEngineFiles(config, pool))
  if (assets) app.use(assets)
  return app
}

/** Ready when the middleware answers. */
function readiness(pool: Pool): RequestHandler {
  return async (_req, res) => {
    const signal = AbortSignal.timeout(READY_TIMEOUT_MS)
    const isReady = await pool.request({ path: '/healthz', method: 'GET', signal }).then(
      async ({ statusCode, body }) => {
        await body.dump()
        return statusCode === 200
      },
      () => false,
    )
    res.status(isReady ? 200 : 503).json({ status: isReady ? 'ok' : 'middleware not reached' })
  }
}
