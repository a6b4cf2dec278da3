/** Starts the three real servers on free ports with an empty, temporary data folder. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NO_UNPAID_LIMITS } from '@loftwood/commerce/testing/no-unpaid-limits'
import type { ServiceName } from '../../scripts/lib/services.mjs'
import { startStack } from '../../scripts/lib/stack.mjs'
import { copyFilledDatabase } from './filled-database.ts'
import { freePorts, type Ports } from './free-ports.ts'

export interface ShopServers {
  /** What a browser opens, e.g. `http://localhost:41234`. */
  storefrontUrl: string
  middlewareUrl: string
  commerceUrl: string
  dataDir: string
  /** The process of a running server. */
  pidOf: (name: ServiceName) => number | undefined
  /** Stops one server, or all of them; their data stays. */
  pause: (name?: ServiceName) => Promise<void>
  /** Starts what was paused, on the same ports and data. */
  resume: (name?: ServiceName) => Promise<void>
  /** Stops the servers and removes their data. */
  stop: () => Promise<void>
}

export interface ShopServersOptions {
  /** Where the servers' output goes; nowhere when absent. */
  logFile?: string
  /** Extra settings for every server. */
  env?: Record<string, string>
  /** Free ones when absent. */
  ports?: Ports
}

/** All journeys come from one address: limits meant for one visitor must not meet them. */
export const NO_LIMITS = {
  RATE_LIMIT_COUPON_PER_MINUTE: '0',
  RATE_LIMIT_ORDER_PER_MINUTE: '0',
  RATE_LIMIT_LOOKUP_PER_MINUTE: '0',
  RATE_LIMIT_LOGIN_PER_MINUTE: '0',
  RATE_LIMIT_ACCOUNT_PER_MINUTE: '0',
  RATE_LIMIT_REVIEW_PER_MINUTE: '0',
  RATE_LIMIT_CREATION_PER_MINUTE: '0',
  RATE_LIMIT_READ_PER_MINUTE: '0',
  RATE_LIMIT_AGENT_PER_MINUTE: '0',
  RATE_LIMIT_PLATFORM_PER_MINUTE: '0',
  ...NO_UNPAID_LIMITS,
}

/**
 * A picture costs 88 ms of processor time as AVIF and 35 ms as WebP. Browsers still get AVIF from the servers that some
 * tests start for themselves.
 */
export const CHEAP_PICTURES = { PICTURE_AVIF: 'false' }

/** Lets tests purge the caches of middleware and storefront. */
export const PURGE_SECRET = 'the-secret-of-the-tests'

export async function startShopServers({
  logFile,
  env,
  ports: given,
}: ShopServersOptions = {}): Promise<ShopServers> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-data-'))
  if (!env?.['CATALOG_DIR']) copyFilledDatabase(dataDir)
  const ports = given ?? (await freePorts())
  const stack = await startStack({
    ports,
    dataDir,
    env: { LOG_LEVEL: 'warn', PURGE_SECRET, ...NO_LIMITS, ...env },
    onLine: (name, line) => logFile && appendFileSync(logFile, `[${name}] ${line}\n`),
  })
  return {
    storefrontUrl: `http://localhost:${ports.storefront}`,
    middlewareUrl: stack.origins.middleware,
    commerceUrl: stack.origins.commerce,
    dataDir,
    pidOf: (name) => stack.child(name)?.pid,
    pause: stack.stop,
    resume: stack.start,
    stop: async () => {
      await stack.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
