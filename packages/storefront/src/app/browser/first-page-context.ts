// What the first page's components read of vike's page context, without vike: the address, and what the server handed over.
import { parse } from '@brillout/json-serializer/parse'
import type { PageContext } from 'vike/types'
import { logicalAddress } from '../page-address.ts'

/** As vike writes them: values are the last of their name, `searchAll` has all. */
interface ParsedUrl {
  pathname: string
  search: Record<string, string>
  searchAll: Record<string, string[]>
  searchOriginal: string | null
}

/** Percent signs that mean nothing stay. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part).replaceAll('/', '%2F')
  } catch {
    return part
  }
}

/** @param address path and query */
export function parseAddress(address: string): ParsedUrl {
  const at = address.indexOf('?')
  const path = at < 0 ? address : address.slice(0, at)
  const searchOriginal = at < 0 ? null : address.slice(at)
  const params = new URLSearchParams(searchOriginal ?? '')
  return {
    pathname: path.split('/').map(decoded).join('/'),
    search: Object.fromEntries(params),
    searchAll: Object.fromEntries([...params.keys()].map((name) => [name, params.getAll(name)])),
    searchOriginal,
  }
}

/** Of all that vike tells, what components of ours read. */
type FirstPageContext = PageContext & { pageId: string }

/** The page context of this document. */
export function firstPageContext(): FirstPageContext {
  const { pathname, search } = window.location
  const urlOriginal = pathname + search
  const urlParsed = parseAddress(logicalAddress(urlOriginal))
  const handedOver = parse(document.getElementById('vike_pageContext')?.textContent ?? '{}') as object
  return {
    ...handedOver,
    urlOriginal,
    urlPathname: urlParsed.pathname,
    urlParsed,
    config: {},
    isHydration: true,
  } as unknown as FirstPageContext
}
