/** The shop that is measured: the three servers with a Redis, as several of each would run. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { createClient } from '@redis/client'
import { startRedis, type TestRedis } from '@loftwood/http-cache/testing'
import { processorMs } from '../../harness/process-figures.ts'
import type { ShopServers } from '../../harness/shop-servers.ts'
import { startBenchShop } from '../limits-off.ts'
import { startOwnStorefront } from '../storefront/own-storefront.ts'
import type { ServiceName } from '../../../scripts/lib/services.mjs'

export interface MeasuredShop {
  storefront: string
  commerce: string
  /** A second storefront, whose pages expire at once. */
  expiring: string
  pidOf: (name: ServiceName) => number
  /** Processor time of both storefronts, of which one is idle. */
  storefrontMs: () => number
  redisInfo: () => Promise<string>
  stop: () => Promise<void>
}

export async function startMeasuredShop(): Promise<MeasuredShop> {
  const redis = await startRedis()
  try {
    return await startServers(redis)
  } catch (error) {
    await redis.stop()
    throw error
  }
}

async function startServers(redis: TestRedis): Promise<MeasuredShop> {
  const servers = await startBenchShop({ env: { REDIS_URL: redis.url, LOG_LEVEL: 'error' } })
  fillShelves(servers.dataDir)
  const expiring = await startOwnStorefront(servers, {
    env: {
      CACHE_FRESH_SECONDS: '0',
      CACHE_STALE_SECONDS: '0',
      REDIS_URL: redis.url,
      REDIS_PREFIX: 'expiring:',
    },
  })
  const client = createClient({ url: redis.url })
  await client.connect()
  const pidOf = (name: ServiceName) => pidIn(servers, name)
  return {
    storefront: servers.storefrontUrl.replace('localhost', '127.0.0.1'),
    commerce: servers.commerceUrl,
    expiring: expiring.origin,
    pidOf,
    storefrontMs: () => processorMs(pidOf('storefront')) + expiring.processorMs(),
    redisInfo: () => client.info(),
    stop: async () => {
      client.destroy()
      expiring.stop()
      await servers.stop()
      await redis.stop()
    },
  }
}

function pidIn(servers: ShopServers, name: ServiceName): number {
  const pid = servers.pidOf(name)
  if (pid === undefined) throw new Error(`${name} is not running`)
  return pid
}

/** The load sells out what there is otherwise. */
export function fillShelves(dataDir: string): void {
  const database = new DatabaseSync(join(dataDir, 'commerce', 'shop.sqlite'), { timeout: 5_000 })
  database.exec('update stock_item set quantity = 1000000 where quantity > 0')
  database.close()
}
