// How a call travels: what of its variables is sent, and whether in the address or in a body.
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
  /** What the call counts as; by default the document's name. */
  countedAs?: string
  /** Default: the configured deadline. */
  timeoutMs?: number
  /** Ends the call when nobody waits for it any more. Never given to writes. */
  signal?: AbortSignal
}

/** The HTTP request of a call to the endpoint at `path`. */
export function messageOf(path: string, call: UpstreamCall): ExchangeRequest {
  const { document, variables, kind } = call
  const given = JSON.stringify(knownOnly(declaredOnly(variables, document.variables), document.inputs))
  // Magento takes GET queries too only with this content type.
  const headers = { accept: 'application/json', 'content-type': 'application/json', ...call.headers }
  if (kind === 'public') {
    const separator = path.includes('?') ? '&' : '?'
    const address = `${path}${separator}${document.query}&variables=${encodeURIComponent(given)}`
    if (address.length <= MAX_URL_LENGTH) return { method: 'GET', path: address, headers }
  }
  const name = document.name ? `"${document.name}"` : 'null'
  const body = `{"operationName":${name},"variables":${given},"query":${document.json}}`
  return { method: 'POST', path, headers, body }
}

function declaredOnly(
  variables: Record<string, unknown>,
  declared: ReadonlySet<string>,
): Record<string, unknown> {
  const names = Object.keys(variables)
  if (names.every((name) => declared.has(name))) return variables
  return Object.fromEntries(Object.entries(variables).filter(([name]) => declared.has(name)))
}

/** Without the fields of inputs that the upstream does not take. */
function knownOnly(
  variables: Record<string, unknown>,
  inputs: PreparedDocument['inputs'],
): Record<string, unknown> {
  const pruned = { ...variables }
  for (const [name, fields] of inputs)
    if (name in variables) pruned[name] = fieldsOnly(variables[name], fields)
  return pruned
}

/** Of one input, or of each in a list. */
function fieldsOnly(value: unknown, fields: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((each) => fieldsOnly(each, fields))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([field]) => fields.has(field)))
}
