// Pages that all storefronts of one shop share, in Redis. Everything there ends by itself within a day; while Redis is
// away each storefront has its own pages only.
import { createHash } from 'node:crypto'
import { RESP_TYPES, createClient } from '@redis/client'
import type { Logger } from 'pino'
import type { KeptPage } from './kept-page.ts'
import { CACHE_SECONDS } from './page-cache.ts'
import type { SharedPages } from './page-store.ts'
import { readStoredPage, storedPage } from './stored-page.ts'

/** Redis is near and quick; rendering is not much slower than waiting longer. */
const COMMAND_TIMEOUT_MS = 500
/** How long the start waits for Redis; it goes on without. */
const CONNECT_TIMEOUT_MS = 2_000
const MAX_RECONNECT_PAUSE_MS = 2_000
/** Clocks of machines differ a little: what was begun so soon after a purge is rendered again. */
const CLOCK_SKEW_MS = 1_000
const KEEP_MS = CACHE_SECONDS.staleIfError * 1_000
/** Stands for every tag. */
const ALL = '*'

export interface SharedPagesOptions {
  url: string
  /** Begins all names; shops that share a Redis need one each. */
  prefix: string
  /** Other builds make other pages. */
  build: string
  log: Logger
}

/** Connects, and keeps connecting. */
export async function connectSharedPages(options: SharedPagesOptions): Promise<SharedPages<KeptPage>> {
  const { prefix, build, log } = options
  const redis = connection(options.url)
  const listener = redis.duplicate({ disableOfflineQueue: false, commandOptions: {} })
  for (const client of [redis, listener])
    client.on('error', (error: unknown) => log.warn({ err: error }, 'no Redis'))
  const connected = Promise.all([redis.connect(), listener.connect()])
  await Promise.race([connected, new Promise((resolve) => setTimeout(resolve, CONNECT_TIMEOUT_MS).unref())])

  const channel = `${prefix}pages-purged`
  const pageName = (key: string) =>
    `${prefix}page:${createHash('sha256').update(`${build} ${key}`).digest('base64url')}`
  const purgeName = (tag: string) => `${prefix}page-purge:${tag}`
  const expiration = { type: 'PX', value: KEEP_MS } as const

  /** Whether one of the page's tags was purged after the page was begun. */
  async function isPurged({ tags, begunAt }: KeptPage): Promise<boolean> {
    const purges = await redis.mGet([ALL, ...tags].map(purgeName))
    return purges.some((time) => time !== null && Number(time) + CLOCK_SKEW_MS >= begunAt)
  }

  async function find(key: string): Promise<KeptPage | undefined> {
    const bytes = await redis.get(pageName(key))
    const page = bytes ? await readStoredPage(bytes) : undefined
    return page && !(await isPurged(page)) ? page : undefined
  }

  return {
    get: (key) => find(key).catch(() => undefined),
    async set(key, page) {
      if (!redis.isReady) return
      await redis.set(pageName(key), await storedPage(page), { expiration }).catch(() => undefined)
    },
    async purge(tags = [ALL]) {
      const time = String(Date.now())
      const batch = redis.multi()
      for (const tag of tags) batch.set(purgeName(tag), time, { expiration })
      if (!redis.isReady) throw new Error('Redis is away')
      await batch.publish(channel, JSON.stringify(tags)).execAsPipeline()
    },
    onPurge(forget) {
      const told = (message: string) => {
        const tags = JSON.parse(message) as string[]
        forget(tags.includes(ALL) ? undefined : tags)
      }
      listener.subscribe(channel, told).catch(() => undefined) // it subscribes again with every connection
      // Purges told meanwhile were missed.
      listener.on('ready', () => forget())
    },
    async close() {
      for (const client of [redis, listener]) client.destroy()
      await connected.catch(() => undefined)
    },
  }
}

/** A connection that answers bytes as bytes. */
function connection(url: string) {
  return createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), MAX_RECONNECT_PAUSE_MS),
    },
    commandOptions: { timeout: COMMAND_TIMEOUT_MS, typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  })
}
