// The process: reads the environment, starts the storefront, ends it on a signal.
import { createLogger } from '@loftwood/http-server/logger'
import { runServer } from '@loftwood/http-server/run-server'
import { loadConfig } from './config.ts'
import { consoleToLog } from './console-log.ts'
import { startStorefront } from './start-storefront.ts'

await runServer(async () => {
  const config = loadConfig(process.env)
  const log = createLogger('storefront', { level: config.logLevel })
  if (!config.isDevelopment) consoleToLog(log)
  const { url, stop } = await startStorefront(config, log)
  if (!process.env['BRAND']) log.warn({ brand: config.brand }, 'BRAND names no brand')
  log.info({ url }, 'listening')
  return { log, stop, shutdownDelayMs: config.shutdownDelayMs }
})
