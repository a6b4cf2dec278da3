// The storefront's Express app: what answers which path, in order.
import { fileURLToPath } from 'node:url'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import type { Logger } from 'pino'
import type { Pool } from 'undici'
import { PICTURE_ROUTE } from '../src/shared/picture-sizes.ts'
import { apiProxy } from './api-proxy.ts'
import type { FilesOf } from './chunks.ts'
import type { Config } from './config.ts'
import { answerError } from './errors.ts'
import { pictures } from './pictures.ts'
import { pages } from './render.ts'
import { security } from './security.ts'

const CLIENT_FOLDER = fileURLToPath(new URL('../dist/client', import.meta.url))
const READY_TIMEOUT_MS = 2000

export interface AppParts {
  config: Config
  pool: Pool
  log: Logger
  filesOf: FilesOf
  /** Serves files and modules in development, in place of the built ones. */
  assets?: RequestHandler
}

/** Puts the app together; starts nothing. */
export function makeApp({ config, pool, log, filesOf, assets }: AppParts): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', config.trustProxy)
  app.set('etag', false)
  app.get('/healthz', (_req, res) => void res.type('text').send('ok'))
  app.get('/readyz', readiness(pool))
  app.use(security(config))
  app.use('/api', apiProxy(pool, log))
  app.use(PICTURE_ROUTE, pictures(config, log))
  app.use(compression())
  app.use(assets ?? builtAssets())
  app.get('/{*path}', pages({ config, pool, filesOf }))
  app.use(answerError(log))
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

/** Hashed files never change; the few others are asked for again. */
function builtAssets(): RequestHandler {
  return express.static(CLIENT_FOLDER, {
    index: false,
    setHeaders: (res, path) => {
      const isHashed = path.includes('/assets/')
      res.setHeader(
        'Cache-Control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      )
    },
  })
}
