// The cache of pages, in this process's memory and, where one is configured, in a Redis that all storefronts share.
import type { SharedEntries } from '@loftwood/http-cache/cache-entry'
import { createHttpCache, type HttpCache } from '@loftwood/http-cache/http-cache'
import type { RedisConnection } from '@loftwood/http-cache/redis-connection'
import type { Logger } from 'pino'
import type { Codec } from '@loftwood/http-cache/redis-entries'
import { buildOf } from '../build-id.ts'
import type { Config } from '../config.ts'
import { brotliOf, type CachedPage, withBody } from './cached-page.ts'

const LENGTH_BYTES = 4

type About = Pick<CachedPage, 'kind' | 'etag' | 'headers' | 'sources' | 'renderedAt' | 'factsVersion'>

/** Serializes a cached page for other storefronts: its metadata as JSON, then the page in brotli. */
const pageCodec: Codec<CachedPage> = {
  async encode(page) {
    const { kind, etag, headers, sources, renderedAt, factsVersion } = page
    const about: About = { kind, etag, headers, sources, renderedAt, factsVersion }
    const head = Buffer.from(JSON.stringify(about))
    const length = Buffer.alloc(LENGTH_BYTES)
    length.writeUInt32BE(head.length)
    return Buffer.concat([length, head, await brotliOf(page)])
  },
  decode(bytes, tags) {
    const end = LENGTH_BYTES + bytes.readUInt32BE(0)
    const about = JSON.parse(bytes.toString('utf8', LENGTH_BYTES, end)) as About
    const page = { ...about, status: 200, bodies: {}, bytes: 0, tags }
    return withBody(page, 'br', { bytes: bytes.subarray(end), isFinal: true })
  },
}

/** Redis answers within milliseconds; after this time rendering is quicker than waiting. */
const COMMAND_TIMEOUT_MS = 500

export interface PageCache {
  cache: HttpCache<CachedPage>
  /** Whether Redis answers; absent without one. */
  isRedisReady?: () => Promise<boolean>
  close: () => Promise<void>
}

/**
 * Connects to Redis where it is configured; loads its client only then.
 * @param versionOf pages of another version link to other files, and are not found
 */
export async function openPageCache(
  config: Config,
  logger: Logger,
  versionOf: (config: Config) => Promise<string> = buildOf,
): Promise<PageCache> {
  const { redis: settings, pageCacheBytes: maxBytes, lifetimes } = config
  if (!settings || maxBytes === 0) {
    return { cache: createHttpCache<CachedPage>({ maxBytes, lifetimes }), close: async () => undefined }
  }
  const { connectRedis } = await import('@loftwood/http-cache/redis-connection')
  const redis = await connectRedis({ url: settings.url, commandTimeoutMs: COMMAND_TIMEOUT_MS, logger })
  const shared = await sharedPages(redis, config, await versionOf(config))
  const cache = createHttpCache<CachedPage>({ maxBytes, lifetimes, shared })
  return { cache, isRedisReady: redis.isReady, close: async () => redis.close() }
}

async function sharedPages(
  redis: RedisConnection,
  config: Config,
  version: string,
): Promise<SharedEntries<CachedPage>> {
  const { createRedisEntries } = await import('@loftwood/http-cache/redis-entries')
  return createRedisEntries({
    redis,
    name: `${config.redis?.prefix}page`,
    version,
    codec: pageCodec,
    ttlSeconds: config.lifetimes.staleIfError,
  })
}
