// The process: reads the environment, starts the server, ends it on a signal.
import { createLogger } from '@loftwood/http-server/logger'
import { nodeEnvOf } from '@loftwood/http-server/node-env'
import { runServer } from '@loftwood/http-server/run-server'
import { loadConfig } from './config.ts'
import { startServer } from './server.ts'

// Libraries read it themselves.
process.env['NODE_ENV'] = nodeEnvOf(process.env['NODE_ENV'])

await runServer(async () => {
  const config = loadConfig(process.env)
  const log = createLogger('middleware', { level: config.logLevel })
  const server = await startServer(config, log)
  log.info({ url: server.url }, 'listening')
  // Logged at every log level: an operator should see them once after a change of settings.
  const warningLogger = log.child({}, { level: config.logLevel === 'silent' ? 'silent' : 'warn' })
  for (const warning of config.warnings) warningLogger.warn(warning)
  return { log, stop: () => server.stop(), shutdownDelayMs: config.shutdownDelayMs }
})
