// The fast path for public reads by GET, before Express: half the cost of Express's path, a tenth for cache hits.
import { note } from '@loftwood/http-server/observe-requests'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { parse } from 'node:querystring'
import type { HttpCache } from '@loftwood/http-cache/http-cache'
import { LRUCache } from 'lru-cache'
import type { CallResult, Integration } from '../integrations/commerce/integration.ts'
import type { Admit } from '../integrations/commerce/personal-call.ts'
import { COOKIES } from '../integrations/commerce/cookies.ts'
import type { PublicAnswer } from '../integrations/commerce/public-answer.ts'
import type { StoreSource } from '../integrations/commerce/session.ts'
import { runCall, sendBytes, type CallSettings } from './call.ts'
import { sendError } from './error-response.ts'
import type { RateLimits } from './rate-limits.ts'
import { requestCookies } from './request-cookies.ts'
import { securityHeaders } from './security-headers.ts'
import { argumentsOfQuery } from './wire-body.ts'

/** Bound of the memory for parsed URLs; the least recently used are evicted. */
const MAX_BYTES = 4 * 1024 * 1024
const ADDRESS = /^\/([\w-]+)\/(\w+)(?:\?(.*))?$/s

export interface PublicReadsDeps extends CallSettings {
  integrations: ReadonlyMap<string, Integration>
  cache: Pick<HttpCache<PublicAnswer>, 'peek' | 'ageOf'>
  rateLimits: RateLimits
}

/** A parsed URL of an earlier request. */
interface KnownAddress {
  method: string
  source: StoreSource
  /** The key of its response in the cache. */
  key: string
}

/** Handles a request and returns true, or returns false. */
export type PublicReads = (request: IncomingMessage, response: ServerResponse) => boolean

export function createPublicReads(deps: PublicReadsDeps): PublicReads {
  const { cache, markPublic } = deps
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_known, address) => 2 * address.length + 300,
  })

  /** Only URLs that fully determine the response: they name the store, or mean the default store. */
  function learn(address: string, method: string, { cached, session }: CallResult): void {
    const source = session.storeSource
    if (cached && (source === 'url' || source === 'default')) {
      addresses.set(address, { method, source, key: cached.key })
    }
  }

  async function run(request: IncomingMessage, response: ServerResponse, read: Read): Promise<void> {
    const { integration, method, name, search } = read
    secure(response)
    note(response, { route: name })
    try {
      const query = parse(search)
      const args = argumentsOfQuery(request.url ?? '', query)
      const { cookies, rateLimits } = deps
      const admit: Admit = (group) => rateLimits(group, request, response)
      const call = { integration, method, args, query, admit }
      const result = await runCall(request, response, { ...call, cookies, markPublic })
      learn(request.url ?? '', name, result)
    } catch (error) {
      sendError(response, error)
    }
  }

  return (request, response) => {
    // With an Origin the response needs CORS headers, which Express sets.
    if (request.method !== 'GET' || request.headers.origin !== undefined) return false
    const parsed = addresses.get(request.url ?? '')
    const entry = parsed && isPlain(request, parsed) ? cache.peek(parsed.key) : undefined
    if (parsed && entry) {
      const { etag } = entry.value
      secure(response)
      note(response, { route: parsed.method, cache: 'hit' })
      markPublic(request, response, { etag, source: parsed.source, state: 'hit', age: cache.ageOf(entry) })
      sendBytes(request, response, entry.value)
      return true
    }
    const read = publicRead(deps.integrations, request.url ?? '')
    if (read) void run(request, response, read)
    return read !== undefined
  }
}

interface Read {
  integration: Integration
  method: string
  /** `magento/products` */
  name: string
  search: string
}

function publicRead(integrations: ReadonlyMap<string, Integration>, address: string): Read | undefined {
  const [, integrationName = '', method = '', search = ''] = ADDRESS.exec(address) ?? []
  const integration = integrations.get(integrationName)
  if (integration?.methods[method]?.access !== 'public') return undefined
  return { integration, method, name: `${integrationName}/${method}`, search }
}

/** Whether the URL alone determines the response. */
function isPlain(request: IncomingMessage, { source }: KnownAddress): boolean {
  if (source === 'url') return true
  const { headers } = request
  if (headers['x-store'] !== undefined || headers['x-currency'] !== undefined) return false
  const cookies = requestCookies(request)
  return cookies[COOKIES.store.name] === undefined && cookies[COOKIES.currency.name] === undefined
}

function secure(response: ServerResponse): void {
  for (const [name, value] of securityHeaders) response.setHeader(name, value)
}
