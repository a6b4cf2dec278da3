// The process: reads the environment, starts the storefront, ends it on a signal.
import { release } from '@loftwood/http-server/release'
import { runServer } from '@loftwood/http-server/run-server'
import pino from 'pino'
import { loadConfig } from './config.ts'
import { startStorefront } from './start-storefront.ts'

await runServer(async () => {
  const config = loadConfig(process.env)
  const log = pino({ level: config.logLevel, base: { service: 'storefront', ...release } })
  const { url, stop } = await startStorefront(config, log)
  log.info(`storefront on ${url}`)
  return { log, stop, shutdownDelayMs: config.shutdownDelayMs }
})
