// Answers what the cache holds before Express is asked: the same bytes and headers at a third of the cost.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { CachedAnswer } from '../integrations/commerce/response-cache.ts'
import type { StoreSource } from '../integrations/commerce/session.ts'
import { isNotModified, markPublic } from './caching.ts'
import { note, reportWhenSent, type Report } from './log.ts'
import { securityHeaders } from './security-headers.ts'

/** Memory for addresses; beyond it the longest unused are forgotten. */
const MAX_BYTES = 4 * 1024 * 1024
/** Headers that ask for more than the plain answer: their requests go the long way. */
const SPECIAL_HEADERS = ['origin', 'x-store', 'x-currency', 'range'] as const

interface KnownAddress {
  /** `magento/products` */
  method: string
  source: StoreSource
  peek: () => CachedAnswer | undefined
}

export interface FastPath {
  /** Answers and says true, or leaves the request alone. */
  answer(request: IncomingMessage, response: ServerResponse): boolean
  /** Remembers what an address that has just been answered stands for. */
  learn(address: string, known: KnownAddress): void
}

/** Makes the fast path; it knows only addresses whose store is in them, or that mean the default store. */
export function createFastPath(report: Report): FastPath {
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_known, address) => 2 * address.length + 300,
  })
  return {
    learn(address, known) {
      if (known.source === 'url' || known.source === 'default') addresses.set(address, known)
    },
    answer(request, response) {
      if (request.method !== 'GET') return false
      const known = addresses.get(request.url ?? '')
      if (!known || !isPlain(request, known)) return false
      const cached = known.peek()
      if (!cached) return false
      reportWhenSent(report, request, response)
      note(response, { method: known.method, cache: 'hit' })
      send(request, response, { cached, source: known.source })
      return true
    },
  }
}

/** Whether nothing but the address decides the answer. */
function isPlain({ headers }: IncomingMessage, { source }: KnownAddress): boolean {
  if (SPECIAL_HEADERS.some((name) => headers[name] !== undefined)) return false
  return source === 'url' || !/vsf-(store|currency)=/.test(headers.cookie ?? '')
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { cached, source }: { cached: CachedAnswer; source: StoreSource },
): void {
  for (const [name, value] of securityHeaders) response.setHeader(name, value)
  markPublic(request, response, { etag: cached.etag, source, cache: 'hit' })
  if (isNotModified(request, cached.etag)) {
    response.statusCode = 304
    return void response.end()
  }
  response.setHeader('content-length', cached.body.length)
  response.end(cached.body)
}
