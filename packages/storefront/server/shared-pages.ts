// Pages that all storefronts of one shop share, in Redis. Everything there ends by itself within a day; while Redis is
// away or hangs each storefront has its own pages only.
import { createHash } from 'node:crypto'
import { connectRedis } from '@loftwood/http-cache/redis-connection'
import type { Logger } from 'pino'
import type { KeptPage } from './kept-page.ts'
import { CACHE_SECONDS } from './page-cache.ts'
import type { SharedPages } from './page-store.ts'
import { readStoredPage, storedPage } from './stored-page.ts'

/** Redis is near and quick; rendering is not much slower than waiting longer. */
const COMMAND_TIMEOUT_MS = 500
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
  const { url, prefix, build, log } = options
  const redis = await connectRedis({ url, commandTimeoutMs: COMMAND_TIMEOUT_MS, logger: log })

  const channel = `${prefix}pages-purged`
  const pageName = (key: string) =>
    `${prefix}page:${createHash('sha256').update(`${build} ${key}`).digest('base64url')}`
  const purgeName = (tag: string) => `${prefix}page-purge:${tag}`
  const expiration = { type: 'PX', value: KEEP_MS } as const

  /** Whether one of the page's tags was purged after the page was begun. */
  async function isPurged({ tags, begunAt }: KeptPage): Promise<boolean> {
    const purges = await redis.run((client) => client.mGet([ALL, ...tags].map(purgeName)))
    return purges.some((time) => time !== null && Number(time) + CLOCK_SKEW_MS >= begunAt)
  }

  async function find(key: string): Promise<KeptPage | undefined> {
    const bytes = await redis.run((client) => client.get(pageName(key)))
    const page = bytes ? await readStoredPage(bytes) : undefined
    return page && !(await isPurged(page)) ? page : undefined
  }

  async function write(key: string, page: KeptPage): Promise<void> {
    const bytes = await storedPage(page)
    await redis.run((client) => client.set(pageName(key), bytes, { expiration }))
  }

  return {
    get: (key) => find(key).catch(() => undefined),
    set: (key, page) => write(key, page).catch(() => undefined),
    async purge(tags = [ALL]) {
      const time = String(Date.now())
      await redis.run((client) => {
        const batch = client.multi()
        for (const tag of tags) batch.set(purgeName(tag), time, { expiration })
        return batch.publish(channel, JSON.stringify(tags)).execAsPipeline()
      })
    },
    onPurge(forget) {
      redis.subscribe(
        channel,
        (message) => {
          const tags = JSON.parse(message) as string[]
          forget(tags.includes(ALL) ? undefined : tags)
        },
        // Purges published while there was no connection were missed.
        () => forget(),
      )
    },
    close: redis.close,
  }
}
