// The process: reads the environment, starts the server, ends it on a signal.
import { release } from '@loftwood/http-server/release'
import { pino } from 'pino'
import { ConfigError, loadConfig } from './config.ts'
import { startServer } from './server.ts'

try {
  const config = loadConfig(process.env)
  const logger = pino({ level: config.logLevel, base: { service: 'middleware', ...release } })
  const server = await startServer(config, logger)
  logger.info({ url: server.url }, 'listening')
  // Logged at every log level: an operator should see them once after a change of settings.
  const warningLogger = logger.child({}, { level: config.logLevel === 'silent' ? 'silent' : 'warn' })
  for (const warning of config.warnings) warningLogger.warn(warning)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      logger.info({ signal }, 'stopping')
      void server.stop().then(() => process.exit(0))
    })
  }
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`)
  process.exit(1)
}
