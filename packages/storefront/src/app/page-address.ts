// Normalizes addresses: unread parameters are removed, so that a page has one address in cache and browser.
import type { ListingCodes } from '../catalog/filter-codes.ts'
import { splitView, type StoreViews } from '../platform/i18n/store-views.ts'
import { decodePath, isOwnPath, routedPath } from '../paths.ts'
import { paramsOf, type Params } from './page-params.ts'
import { isPersonalPath, pageAt } from './page-table.ts'

/** What addresses depend on besides the routes. */
export interface AddressFacts {
  storeViews: StoreViews
  listingCodes: ListingCodes
}

/** @param path without prefix */
function readAt(path: string, codes: ListingCodes): Params {
  const row = pageAt(path)
  if (row) return row.reads?.(paramsOf(codes)) ?? {}
  return isOwnPath(path) ? {} : paramsOf(codes).catalog
}

interface Query {
  path: string
  search: URLSearchParams
  params: Params
}

/** Characters that have one encoding only. */
const PLAIN_PATH = /^[\w./-]*$/

/** A character can be written as itself and encoded: only one of the two is the page's address. */
function encodedOnce(path: string): string {
  if (PLAIN_PATH.test(path)) return path
  return path
    .split('/')
    .map((segment) => encodeURIComponent(decodePath(segment)))
    .join('/')
}

/** Undefined for an address without parameters. */
function queryOf(url: string, { storeViews, listingCodes }: AddressFacts): Query | undefined {
  const [address = '/'] = url.split('#')
  const start = address.indexOf('?')
  if (start < 0) return undefined
  const path = encodedOnce(address.slice(0, start))
  const search = new URLSearchParams(address.slice(start))
  return { path, search, params: readAt(splitView(path, storeViews).path, listingCodes) }
}

/**
 * The one address of a page: without what the page does not read, and with what it reads in one order and form.
 * @param url path from the root with its query, e.g. `/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function pageAddress(url: string, facts: AddressFacts): string {
  const query = queryOf(url, facts)
  if (!query) return encodedOnce(url.split('#')[0] ?? '/')
  const { path, search, params } = query
  const read = Object.entries(params).flatMap(([name, readValues]) => {
    const value = readValues(search.getAll(name))
    return value === '' ? [] : [[name, value]]
  })
  if (read.length === 0) return path
  return `${path}?${new URLSearchParams(read).toString().replaceAll('%2C', ',')}`
}

/** For developers: the parameters that no page reads. Visitors' ones are tracking and typing errors. */
export function unreadWarning(url: string, facts: AddressFacts): string | undefined {
  const query = queryOf(url, facts)
  if (!query || isPersonalPath(splitView(query.path, facts.storeViews).path)) return undefined
  const names = [...new Set(query.search.keys())].filter((name) => !(name in query.params))
  if (names.length === 0) return undefined
  return `${query.path} does not read "${names.join('", "')}": see src/app/page-table.ts`
}

/**
 * The address as routes and pages see it: without its store view, under its page's first name, and without what the page
 * does not read.
 * @param url path from the root with its query, e.g. `/fr/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function logicalAddress(url: string, facts: AddressFacts): string {
  const { path } = splitView(url, facts.storeViews)
  const address = isPersonalPath(path) ? path : pageAddress(path, facts)
  const end = address.search(/[?#]|$/)
  return routedPath(address.slice(0, end)) + address.slice(end)
}
