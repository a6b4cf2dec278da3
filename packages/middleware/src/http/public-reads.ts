// Answers public reads by GET before Express is asked: the same answers at half the cost, at a tenth from the cache.
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
import { note, reportWhenSent, type Report } from './log.ts'
import type { RateLimits } from './rate-limits.ts'
import { requestCookies } from './request-cookies.ts'
import { securityHeaders } from './security-headers.ts'
import { argumentsOfQuery } from './wire-body.ts'

/** Memory for addresses; beyond it the longest unused are forgotten. */
const MAX_BYTES = 4 * 1024 * 1024
const ADDRESS = /^\/([\w-]+)\/(\w+)(?:\?(.*))?$/s

export interface PublicReadsDeps extends Report, CallSettings {
  integrations: ReadonlyMap<string, Integration>
  cache: Pick<HttpCache<PublicAnswer>, 'peek' | 'ageOf'>
  rateLimits: RateLimits
}

/** What an address that was answered before stands for. */
interface KnownAddress {
  method: string
  source: StoreSource
  /** Of its answer in the cache. */
  key: string
}

/** Answers a request and says true, or leaves it alone. */
export type PublicReads = (request: IncomingMessage, response: ServerResponse) => boolean

export function createPublicReads(deps: PublicReadsDeps): PublicReads {
  const { cache, markPublic } = deps
  const addresses = new LRUCache<string, KnownAddress>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_known, address) => 2 * address.length + 300,
  })

  /** Only addresses that alone decide the answer: their store is in them, or they mean the default store. */
  function learn(address: string, method: string, { cached, session }: CallResult): void {
    const source = session.storeSource
    if (cached && (source === 'url' || source === 'default')) {
      addresses.set(address, { method, source, key: cached.key })
    }
  }

  async function run(request: IncomingMessage, response: ServerResponse, read: Read): Promise<void> {
    const { integration, method, name, search } = read
    begin(deps, request, response)
    note(response, { method: name })
    try {
      const query = parse(search)
      const args = argumentsOfQuery(request.url ?? '', query)
      const { cookies, rateLimits } = deps
      const admit: Admit = (group) => rateLimits(group, request, response)
      const call = { integration, method, args, query, admit }
      const result = await runCall(request, response, { ...call, cookies, markPublic })
      learn(request.url ?? '', name, result)
    } catch (error) {
      sendError(request, response, error)
    }
  }

  return (request, response) => {
    // With an Origin the answer needs CORS headers, which are Express's business.
    if (request.method !== 'GET' || request.headers.origin !== undefined) return false
    const known = addresses.get(request.url ?? '')
    const entry = known && isPlain(request, known) ? cache.peek(known.key) : undefined
    if (known && entry) {
      const { etag } = entry.value
      begin(deps, request, response)
      note(response, { method: known.method, cache: 'hit' })
      markPublic(request, response, { etag, source: known.source, state: 'hit', age: cache.ageOf(entry) })
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

/** Whether nothing but the address decides the answer. */
function isPlain(request: IncomingMessage, { source }: KnownAddress): boolean {
  if (source === 'url') return true
  const { headers } = request
  if (headers['x-store'] !== undefined || headers['x-currency'] !== undefined) return false
  const cookies = requestCookies(request)
  return cookies[COOKIES.store.name] === undefined && cookies[COOKIES.currency.name] === undefined
}

function begin(report: Report, request: IncomingMessage, response: ServerResponse): void {
  reportWhenSent(report, request, response)
  for (const [name, value] of securityHeaders) response.setHeader(name, value)
}
