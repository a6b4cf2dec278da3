// The server's process: configuration and progress of the first start.
import { runServer } from '@loftwood/http-server/run-server'
import type { FillProgress } from './import/files/fill-database.ts'
import { startApp } from './app.ts'
import { loadConfig } from './config.ts'
import { createLogger } from './platform/logger.ts'

type Environment = Record<string, string | undefined>

/** One line that fills up on a terminal, first and last line elsewhere. */
function showProgress({ done, total }: FillProgress): void {
  const line = `Filling the database: ${done} of ${total} products`
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === 0 || done === total) process.stderr.write(`${line}\n`)
}

/** Serves until a signal. */
export const serve = (env: Environment): Promise<void> =>
  runServer(async () => {
    const config = loadConfig(env)
    const log = createLogger(config.logLevel)
    const { url, stop } = await startApp(config, { logger: log, onProgress: showProgress })
    log.info({ url, dataDir: config.dataDir }, 'back end ready')
    return { log, stop }
  })
