// What caches between us and the shopper may keep, and how they tell the stores apart.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { CACHE_SECONDS, type CacheState } from '../integrations/commerce/response-cache.ts'
import type { StoreSource } from '../integrations/commerce/session.ts'

const PUBLIC = `public, max-age=0, s-maxage=${CACHE_SECONDS.fresh}, stale-while-revalidate=${CACHE_SECONDS.staleWhileRevalidate}`
/** The browser may keep it but must ask; shared caches could not tell whose store it is for. */
const OWN_COPY = 'private, max-age=0, must-revalidate'
const PERSONAL = 'private, no-store'
/** What every answer of a method is. */
export const JSON_TYPE = 'application/json; charset=utf-8'

/**
 * Who may keep an answer, by what chose its store and currency:
 * the URL (a key of every cache), the X-Store and X-Currency headers (for CDNs that can key on headers),
 * nothing (the default store), or a cookie (no shared cache may keep it).
 */
const RULES: Record<StoreSource, { cacheControl: string; vary: string }> = {
  url: { cacheControl: PUBLIC, vary: 'Origin, Accept-Encoding' },
  header: { cacheControl: PUBLIC, vary: 'Origin, Accept-Encoding, X-Store, X-Currency' },
  default: { cacheControl: PUBLIC, vary: 'Origin, Accept-Encoding, X-Store, X-Currency, Cookie' },
  cookie: { cacheControl: OWN_COPY, vary: 'Origin, Accept-Encoding, X-Store, X-Currency, Cookie' },
}

/** Marks an answer as the same for everybody in its store. POST answers are not kept by caches. */
export function markPublic(
  request: IncomingMessage,
  response: ServerResponse,
  answer: { etag: string; source: StoreSource; cache?: CacheState },
): void {
  const rule = RULES[answer.source]
  response.setHeader('cache-control', request.method === 'GET' ? rule.cacheControl : PERSONAL)
  response.setHeader('vary', rule.vary)
  response.setHeader('content-type', JSON_TYPE)
  if (answer.cache) response.setHeader('x-cache', answer.cache)
  if (request.method === 'GET') response.setHeader('etag', answer.etag)
}

/** Marks an answer as nobody else's. */
export function markPersonal(response: ServerResponse): void {
  response.setHeader('cache-control', PERSONAL)
}

/** Whether the caller holds this very answer. */
export function isNotModified(request: IncomingMessage, etag: string): boolean {
  const held = request.headers['if-none-match']
  if (request.method !== 'GET' || !held) return false
  return held.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}
