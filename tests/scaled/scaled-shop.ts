/** Two storefronts and two middlewares, each behind a load balancer without stickiness, one Redis and one back end. */
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startRedis } from '@loftwood/http-cache/testing'
import { freePort } from '../../scripts/lib/ports.mjs'
import { sourceFolder, type Service, type ServiceName } from '../../scripts/lib/services.mjs'
import { startStack, type Stack } from '../../scripts/lib/stack.mjs'
import { copyFilledDatabase } from '../harness/filled-database.ts'
import { NO_LIMITS, PURGE_SECRET } from '../harness/shop-servers.ts'
import { IDLE_MS, startBalancer } from './balancer.ts'

const EACH = 2

export interface ScaledShop {
  /** Of the load balancers. */
  storefrontUrl: string
  middlewareUrl: string
  commerceUrl: string
  dataDir: string
  /** The servers that there are several of. */
  servers: readonly Stack[]
  stop: () => Promise<void>
}

interface ScaledShopOptions {
  /** Where the servers' output goes; nowhere when absent. */
  logFile?: string
  /** Extra settings for every server. */
  env?: Record<string, string>
  /** How long the load balancers leave connections to servers open. */
  idleMs?: number
  /** Where a server is, the second of its kind with 1. */
  folderOf?: (service: Service, index: number) => string
}

export async function startScaledShop(options: ScaledShopOptions = {}): Promise<ScaledShop> {
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const each of stops.splice(0).toReversed()) await each()
  }
  try {
    return { ...(await start(options, stops)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function start(
  { logFile, env: extra, idleMs = IDLE_MS, folderOf = sourceFolder }: ScaledShopOptions,
  stops: (() => Promise<void>)[],
): Promise<Omit<ScaledShop, 'stop'>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loftwood-scaled-'))
  stops.push(async () => rmSync(dataDir, { recursive: true, force: true }))
  copyFilledDatabase(dataDir)
  const redis = await startRedis()
  stops.push(() => redis.stop())
  const ports = {
    commerce: await freePort(),
    middleware: await portsOfEach(),
    storefront: await portsOfEach(),
  }
  const balancers = await Promise.all(
    [ports.middleware, ports.storefront].map((each) => startBalancer(each.map(originOf), idleMs)),
  )
  stops.push(...balancers.map((balancer) => balancer.stop))
  const [middlewareUrl = '', balancedUrl = ''] = balancers.map(({ url }) => url)
  const storefrontUrl = balancedUrl.replace('127.0.0.1', 'localhost')
  const commerceUrl = originOf(ports.commerce)
  const env = {
    LOG_LEVEL: 'warn',
    ...NO_LIMITS,
    PURGE_SECRET,
    REDIS_URL: redis.url,
    TRUST_PROXY: 'loopback',
    ALLOWED_ORIGINS: `${storefrontUrl},${balancedUrl}`,
    COMMERCE_GRAPHQL_URL: `${commerceUrl}/graphql`,
    MIDDLEWARE_URL: middlewareUrl,
    MEDIA_URL: `${commerceUrl}/media`,
    STOREFRONT_URL: storefrontUrl,
    // One address for all that share a Redis.
    PURGE_URLS: `${middlewareUrl}/cache/purge,${balancedUrl}/cache/purge`,
    ASSETS_DIR: join(dataDir, 'assets'),
    ...extra,
  }

  async function startServer(name: ServiceName, port: number, index = 0): Promise<Stack> {
    // The back end's own address, and that of the shop for the others.
    const publicUrl = name === 'commerce' ? commerceUrl : storefrontUrl
    const stack = await startStack({
      ports: { [name]: port },
      dataDir: join(dataDir, ...(name === 'commerce' ? [] : [String(port)])),
      env: { ...env, PUBLIC_URL: publicUrl },
      folderOf: (service) => folderOf(service, index),
      onLine: (_name, line) => logFile && appendFileSync(logFile, `[${name} ${port}] ${line}\n`),
    })
    stops.push(() => stack.stop())
    return stack
  }

  const startEach = (name: 'middleware' | 'storefront') =>
    Promise.all(ports[name].map((port, index) => startServer(name, port, index)))
  await startServer('commerce', ports.commerce)
  const middlewares = await startEach('middleware')
  const storefronts = await startEach('storefront')
  return { storefrontUrl, middlewareUrl, commerceUrl, dataDir, servers: [...middlewares, ...storefronts] }
}

async function portsOfEach(): Promise<number[]> {
  const ports = new Set<number>()
  while (ports.size < EACH) ports.add(await freePort())
  return [...ports]
}

const originOf = (port: number) => `http://127.0.0.1:${port}`
