/** The shop under attack: the built servers with default settings, a proxy that fails on command, and fresh data. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ServiceName } from '../../scripts/lib/services.mjs'
import { STRIPE_KEYS, startStripeServer, type StripeServer } from '@loftwood/commerce/testing/stripe-server'
import { startRedis, type TestRedis } from '@loftwood/http-cache/testing'
import { startStack } from '../../scripts/lib/stack.mjs'
import { startFaultProxy, type FaultProxy } from '../harness/fault-proxy.ts'
import { freePorts } from '../harness/free-ports.ts'
import { findSamples, type Samples } from '../harness/samples.ts'
import { plentifulSku, productPaths } from './lib/stored.ts'

export interface AttackedShop {
  storefront: string
  middleware: string
  commerce: string
  samples: Samples
  /** Addresses of some products, without the slash. */
  productPaths: string[]
  /** Of a product of which there are many. */
  plentifulSku: string
  /** Between middleware and back end. */
  proxy: FaultProxy
  redis: TestRedis | undefined
  /** The provider of payments. */
  stripe: StripeServer
  /** The folder of the back end's database. */
  dataDir: string
  pid: (name: ServiceName) => number
  isRunning: (name: ServiceName) => boolean
  /** Resolves with the exit code, or the name of the signal. */
  exited: (name: ServiceName) => Promise<number | string>
  /** kill -9; resolves when the process has ended. */
  kill: (name: ServiceName) => Promise<void>
  /** Resolves when it is ready. */
  start: (name: ServiceName) => Promise<void>
  /** The last lines that the servers wrote. */
  lastLines: () => string[]
  stop: () => Promise<void>
}

export const SERVERS = ['commerce', 'middleware', 'storefront'] as const

const KEPT_LINES = 20
/** Printed once for each script; not about what happens. */
const BUILD_ADVICE = 'We recommend against not preloading JavaScript'

export async function startShop({ hasRedis }: { hasRedis: boolean }): Promise<AttackedShop> {
  const folder = mkdtempSync(join(tmpdir(), 'loftwood-attack-'))
  const ports = await freePorts()
  const proxy = await startFaultProxy(`http://127.0.0.1:${ports.commerce}`)
  const redis = hasRedis ? await startRedis() : undefined
  const stripe = await startStripeServer()
  const lines: string[] = []
  const stack = await startStack({
    ports,
    dataDir: folder,
    env: {
      NODE_OPTIONS: `--import ${import.meta.resolve('./lib/set-back-clock.mjs')}`,
      COMMERCE_GRAPHQL_URL: proxy.graphqlUrl,
      // An order without an answer is sent again only after this time; scenarios do not last a minute.
      ORDER_TIMEOUT_MS: '2000',
      // The platforms of agents run on this machine too.
      UCP_LOCAL_PROFILES: 'true',
      ...STRIPE_KEYS,
      STRIPE_API_URL: stripe.url,
      ...(redis && { REDIS_URL: redis.url }),
    },
    onLine: (name, line) => {
      if (line.includes(BUILD_ADVICE)) return
      lines.push(`[${name}] ${line}`)
      if (lines.length > KEPT_LINES) lines.shift()
    },
  })
  const child = (name: ServiceName) => {
    const found = stack.child(name)
    if (!found) throw new Error(`${name} is not running`)
    return found
  }
  const { storefront, middleware, commerce } = stack.origins
  const dataDir = join(folder, 'commerce')
  // From here on the home page is a cached one.
  await fetch(storefront).then((response) => response.arrayBuffer())
  return {
    storefront,
    middleware,
    commerce,
    samples: await findSamples(commerce),
    productPaths: productPaths(dataDir),
    plentifulSku: plentifulSku(dataDir),
    proxy,
    redis,
    stripe,
    dataDir,
    pid: (name) => child(name).pid ?? 0,
    isRunning: (name) => stack.child(name)?.isRunning() ?? false,
    exited: (name) => child(name).exited,
    kill: async (name) => {
      const { pid = 0, exited } = child(name)
      process.kill(pid, 'SIGKILL')
      await exited
      await stack.stop(name)
    },
    start: (name) => stack.start(name),
    lastLines: () => lines,
    stop: async () => {
      await stack.stop()
      await proxy.stop()
      await redis?.stop()
      await stripe.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
