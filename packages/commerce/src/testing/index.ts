// For tests of this and other packages: the whole back end on a free port with a database of its own.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { startApp } from '../app.ts'
import { loadConfig } from '../config.ts'
import { createLogger } from '../platform/logger.ts'
import { copyFilledDatabase } from './filled-database.ts'
import { NO_UNPAID_LIMITS } from './no-unpaid-limits.ts'

export interface CommerceOptions {
  /** Folder of the database; a temporary one, removed by `stop`, when absent. */
  dataDir?: string
  /** A free one when absent. */
  port?: number
  /** `full` (the shop's own) or the folder of other data files. */
  catalog?: string
  /** Environment variables beyond those, e.g. `SMTP_URL`. */
  env?: Record<string, string>
  /** How long to wait after each failed delivery of a mail; the shop's own when absent. */
  mailRetryDelaysMs?: readonly number[]
  /** How often payments and stock alerts are looked after; the shop's own when absent. */
  workersEveryMs?: number
  /** A silent one when absent. */
  logger?: Logger
}

export interface TestCommerce {
  /** Origin, e.g. `http://127.0.0.1:4123`. */
  url: string
  /** e.g. `http://127.0.0.1:4123/graphql` */
  graphqlUrl: string
  /** SQL statements run since the start. */
  statementCount: () => number
  stop: () => Promise<void>
}

export async function startCommerce(options: CommerceOptions = {}): Promise<TestCommerce> {
  const { port = 0, catalog = 'full' } = options
  const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'loftwood-commerce-')))
  if (catalog === 'full') await copyFilledDatabase(dataDir)
  const config = loadConfig({
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    ...NO_UNPAID_LIMITS,
    ...(catalog === 'full' ? {} : { CATALOG_DIR: catalog }),
    ...options.env,
  })
  const app = await startApp(config, {
    logger: options.logger ?? createLogger(config.logLevel),
    mailRetryDelaysMs: options.mailRetryDelaysMs,
    workersEveryMs: options.workersEveryMs,
  })
  const stop = async () => {
    await app.stop()
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  let stopped: Promise<void> | undefined
  return {
    url: app.url,
    graphqlUrl: `${app.url}/graphql`,
    statementCount: app.statementCount,
    stop: () => (stopped ??= stop()),
  }
}
