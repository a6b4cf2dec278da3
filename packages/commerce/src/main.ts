// Entry point: configuration, server, graceful shutdown.
import { pino } from 'pino'
import type { FillProgress } from './catalogue/fill-database.ts'
import { startApp } from './app.ts'
import { loadConfig } from './config.ts'

const SHUTDOWN_WITHIN_MS = 10_000

/** One line that fills up on a terminal, first and last line elsewhere. */
function showProgress({ done, total }: FillProgress): void {
  const line = `Filling the database: ${done} of ${total} products`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === 0 || done === total) process.stderr.write(`${line}\n`)
}

async function main(): Promise<void> {
  const config = loadConfig(process.env)
  const logger = pino({ level: config.logLevel })
  const app = await startApp(config, { logger, onProgress: showProgress })
  logger.info({ url: app.url, dataDir: config.dataDir }, 'back end ready')
  const stop = (signal: string) => {
    logger.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), SHUTDOWN_WITHIN_MS).unref()
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.fatal({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
