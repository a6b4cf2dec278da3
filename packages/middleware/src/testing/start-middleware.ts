// The middleware as a real server on a free port, with its log at hand.
import { createLogger } from '@loftwood/http-server/logger'
import { loadConfig } from '../config.ts'
import { startServer } from '../server.ts'

export interface TestMiddleware {
  /** e.g. `http://127.0.0.1:41234` */
  url: string
  /** Every line logged so far, as text. */
  log: string[]
  stop(): Promise<void>
}

/** Starts the middleware in front of `commerceUrl` (its GraphQL endpoint). `env` is what the environment would say. */
export async function startMiddleware(options: {
  commerceUrl: string
  env?: Record<string, string>
}): Promise<TestMiddleware> {
  const log: string[] = []
  const config = loadConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    COMMERCE_GRAPHQL_URL: options.commerceUrl,
    COOKIE_SECURE: 'false',
    LOG_LEVEL: 'info',
    ...options.env,
  })
  const logger = createLogger('middleware', {
    level: config.logLevel,
    destination: { write: (line) => void log.push(line) },
  })
  const server = await startServer(config, logger)
  return { url: server.url, log, stop: () => server.stop() }
}
