// The server's process: configuration, progress of the first start, graceful shutdown.
import type { FillProgress } from './import/files/fill-database.ts'
import { startApp } from './app.ts'
import { loadConfig } from './config.ts'
import { createLogger } from './platform/logger.ts'

type Environment = Record<string, string | undefined>

const SHUTDOWN_WITHIN_MS = 10_000

/** One line that fills up on a terminal, first and last line elsewhere. */
function showProgress({ done, total }: FillProgress): void {
  const line = `Filling the database: ${done} of ${total} products`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === 0 || done === total) process.stderr.write(`${line}\n`)
}

async function start(env: Environment): Promise<void> {
  const config = loadConfig(env)
  const logger = createLogger(config.logLevel)
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

/** Serves until a signal; ends the process with 1 when it cannot. */
export async function serve(env: Environment): Promise<void> {
  try {
    await start(env)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
