// How a call travels: what of its variables is sent, and whether in the address or in a body.
import { forwardedHeaders } from '@loftwood/http-server/request-context'
import type { PreparedDocument } from './documents.ts'
import type { ExchangeRequest } from './exchange.ts'

/** Longer URLs are refused by common web servers in front of a Magento. */
const MAX_URL_LENGTH = 7_000

export interface UpstreamCall {
  document: PreparedDocument
  variables: Record<string, unknown>
  /** Store, Content-Currency, Authorization. */
  headers: Record<string, string>
  /** A `public` call goes by GET, so that caches before the back end help; `read`s are tried twice. */
  kind: 'public' | 'read' | 'write'
  /** The call's name in metrics; by default the document's. */
  countedAs?: string
  /**
   * The minimal data that proves that the call succeeded; undefined when the answer lacks it. Errors beside such data, or
   * unexpected data around it, do not make the call a failure.
   */
  doneWith?: (data: Record<string, unknown>) => Record<string, unknown> | undefined
  /** Default: the configured deadline. */
  timeoutMs?: number
  /** Ends the call when nobody waits for it any more. Never given to writes. */
  signal?: AbortSignal
}

/** The HTTP request of a call to the endpoint at `path`. */
export function messageOf(path: string, call: UpstreamCall): ExchangeRequest {
  const { document, variables, kind } = call
  const json = JSON.stringify(declaredOnly(variables, document.variables))
  // Magento takes GET queries too only with this content type.
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    ...forwardedHeaders(),
    ...call.headers,
  }
  if (kind === 'public') {
    const separator = path.includes('?') ? '&' : '?'
    const query = `${document.query}&variables=${encodeURIComponent(json)}`
    const address = `${path}${separator}${query}${storeMark(call.headers['store'])}`
    if (address.length <= MAX_URL_LENGTH) return { method: 'GET', path: address, headers }
  }
  const name = document.name ? `"${document.name}"` : 'null'
  const body = `{"operationName":${name},"variables":${json},"query":${document.json}}`
  return { method: 'POST', path, headers, body }
}

/**
 * Magento's page cache takes a store that does not exist for the default one, whose answer it may have. With its own
 * address such a request reaches Magento, which refuses it.
 */
const storeMark = (store: string | undefined): string => (store ? `&store=${encodeURIComponent(store)}` : '')

function declaredOnly(
  variables: Record<string, unknown>,
  declared: ReadonlySet<string>,
): Record<string, unknown> {
  const names = Object.keys(variables)
  if (names.every((name) => declared.has(name))) return variables
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)))
}
