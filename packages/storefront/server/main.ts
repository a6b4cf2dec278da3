// The process: reads the environment, starts the storefront, ends it on a signal.
import { format } from 'node:util'
import { createLogger } from '@loftwood/http-server/logger'
import { nodeEnvOf } from '@loftwood/http-server/node-env'
import { runServer } from '@loftwood/http-server/run-server'
import { currentRequest } from '@loftwood/http-server/request-context'
import type { Logger } from 'pino'
import { loadConfig } from './config.ts'
import { requireProductionReact } from './load-build.ts'
import { startStorefront } from './start-storefront.ts'

/** Replaces the console's methods for the rest of the process. */
function consoleToLog(log: Pick<Logger, 'info' | 'warn' | 'error'>): void {
  Object.assign(console, {
    log: (...words: unknown[]) => log.info(format(...words)),
    warn: (...words: unknown[]) => log.warn(format(...words)),
    // vike writes the error of a page, which is in the page's own line.
    error: (...words: unknown[]) => log[currentRequest() ? 'info' : 'error'](format(...words)),
  })
}

// Libraries read it themselves.
process.env['NODE_ENV'] = nodeEnvOf(process.env['NODE_ENV'])

await runServer(async () => {
  const config = loadConfig(process.env)
  const log = createLogger('storefront', { level: config.logLevel })
  if (!config.isDevelopment) consoleToLog(log)
  if (process.env['NODE_ENV'] === 'production') await requireProductionReact()
  const { url, stop } = await startStorefront(config, log)
  if (!process.env['BRAND']) log.warn({ brand: config.brand }, 'BRAND names no brand')
  log.info({ url }, 'listening')
  return { log, stop, shutdownDelayMs: config.shutdownDelayMs }
})
