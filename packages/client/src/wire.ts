// The wire format of a call: URL, HTTP method and body, for both the client and the urql exchange.
import { publicReads } from '@loftwood/graphql-types/public-reads'
import type { ErrorBody } from '@loftwood/middleware/contract'
import { ClientError } from './client-error.ts'
import type { CookieJar } from './cookie-jar.ts'

type Value<T> = T | (() => T)

export interface WireOptions {
  /** Where the middleware is, e.g. `https://api.example.com` or `/api`. */
  url: string
  /** Defaults to the global `fetch`. */
  fetch?: typeof fetch
  /** The session's cookies outside browsers, e.g. `cookieJar(request.headers.cookie)`. */
  cookies?: CookieJar
  /** Sent with every call. */
  headers?: Value<Record<string, string>>
  /** Store view of every call; left out, the session's cookie decides. A CDN keys its entries by it. */
  store?: Value<string | undefined>
  /** Display currency of every call (ISO 4217); left out, the cookie or the store decides. */
  currency?: Value<string | undefined>
}

/** URLs above this length are refused by some proxies: such calls go by POST. */
const MAX_URL_LENGTH = 6_000

/** Sends one call and returns the raw response. @throws ClientError NETWORK_ERROR */
export async function send(
  options: WireOptions,
  call: { integration: string; method: string; args: unknown[]; signal?: AbortSignal | null },
): Promise<Response> {
  const query = new URLSearchParams()
  for (const name of ['store', 'currency'] as const) {
    const value = read(options[name])
    if (value) query.set(name, value)
  }
  const url = (search: string) =>
    `${options.url.replace(/\/$/, '')}/${call.integration}/${call.method}${search ? `?${search}` : ''}`
  const body = JSON.stringify(call.args)
  const search = query.toString()
  const cookie = options.cookies?.header()
  const headers = { accept: 'application/json', ...(cookie && { cookie }), ...read(options.headers) }
  // Some edge runtimes throw when a request sets credentials.
  const init: RequestInit = { headers, ...('credentials' in Request.prototype && { credentials: 'include' }) }
  if (call.signal) init.signal = call.signal

  // So that browsers and CDNs can cache them. The second name is the existing SDK's.
  if (publicReads.has(call.method) || call.method === 'categorySearch') {
    query.set('body', body)
    const address = url(query.toString())
    if (address.length <= MAX_URL_LENGTH) return request(options, address, init)
  }
  init.method = 'POST'
  init.headers = { ...headers, 'content-type': 'application/json' }
  init.body = body
  return request(options, url(search), init)
}

async function request(options: WireOptions, url: string, init: RequestInit): Promise<Response> {
  try {
    const response = await (options.fetch ?? fetch)(url, init)
    options.cookies?.take(response.headers.getSetCookie())
    return response
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'AbortError') throw cause
    throw new ClientError('The shop cannot be reached', { code: 'NETWORK_ERROR', status: 0, cause })
  }
}

/** Parses a successful response; a proxy's page or a truncated body is an error. @throws ClientError NETWORK_ERROR */
export async function readAnswer<T extends object>(response: Response): Promise<T> {
  try {
    return Object(await response.json()) as T
  } catch (cause) {
    const { status } = response
    throw new ClientError('The answer cannot be read', { code: 'NETWORK_ERROR', status, cause })
  }
}

/** Reads a response that is not 2xx, from the middleware or from a proxy. */
export async function readError(response: Response): Promise<ClientError> {
  const body = (await response.json().catch(() => undefined)) as Partial<ErrorBody> | undefined
  const details = { status: response.status, requestId: response.headers.get('x-request-id') ?? undefined }
  if (!body?.error?.code)
    return new ClientError(`HTTP ${response.status}`, { code: 'NETWORK_ERROR', ...details })
  const { code, message, requestId, data } = body.error
  return new ClientError(message, { ...details, code, requestId, data })
}

function read<T>(value: Value<T> | undefined): T | undefined {
  return typeof value === 'function' ? (value as () => T)() : value
}
