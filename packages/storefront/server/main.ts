// The process: reads the environment, starts the storefront, ends it on a signal.
import { release } from '@loftwood/http-server/release'
import pino from 'pino'
import { loadConfig } from './config.ts'
import { startStorefront } from './start-storefront.ts'

/** Time for everything after the signal to stop. */
const SHUTDOWN_MS = 10_000

try {
  const config = loadConfig(process.env)
  const log = pino({ level: config.logLevel, base: { service: 'storefront', ...release } })
  const { url, stop } = await startStorefront(config, log)
  log.info(`storefront on ${url}`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      log.info('stopping')
      setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
      void stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
