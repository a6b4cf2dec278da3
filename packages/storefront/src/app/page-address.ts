// Normalizes addresses: unread parameters are removed, so that a page has one address in cache and browser.
import { filterName, inAddressOrder, takesCeiling, type ListingCodes } from '../catalog/filter-codes.ts'
import { CHOICES, readChoice, readSleepers } from '../finder/finder-values.ts'
import { LANDINGS } from '../catalog/landings.ts'
import { MAX_TERM_LENGTH, MAX_VALUES, SHAPES } from '../catalog/listing-shapes.ts'
import { splitView, type StoreViews } from '../platform/i18n/store-views.ts'
import { decodePath, isOwnPath, paths, routedPath, skuOf } from '../paths.ts'
import { isPersonalPath } from './personal-pages.ts'

/** Reads the values of a parameter as its page does: as one text, the same for all that mean the same, or '' for none. */
type Read = (values: readonly string[]) => string
/** What a page reads, in the order in which its address names it. */
type Params = Readonly<Record<string, Read>>

const first =
  (shape: RegExp): Read =>
  ([value = '']) =>
    shape.test(value) ? value : ''

const price: Read = ([value = '']) => (SHAPES.price.test(value) ? String(Number(value)) : '')

const text: Read = ([value = '']) => value.replace(/\s+/g, ' ').trim().slice(0, MAX_TERM_LENGTH)

/** A name may be repeated, or have several values separated by commas. */
const list: Read = (values) => {
  const valid = values.flatMap((value) => value.split(',')).filter((value) => SHAPES.filterValue.test(value))
  return [...new Set(valid)].sort().slice(0, MAX_VALUES).join(',')
}

function listingParams(codes: ListingCodes): Params {
  const { filters, sorts } = codes
  const sort: Read = ([value = '']) => {
    const [, code = ''] = SHAPES.sort.exec(value) ?? []
    return sorts.includes(code) ? value : ''
  }
  return {
    ...Object.fromEntries(inAddressOrder(filters).map((code) => [filterName(code), list])),
    price_from: price,
    price_to: price,
    ...(takesCeiling(codes) && { ceiling: first(SHAPES.ceiling) }),
    sort,
    page: first(SHAPES.page),
    size: first(SHAPES.size),
    view: first(SHAPES.view),
  }
}

const IDENTIFIER: Params = { identifier: first(/^[\w./-]{1,100}$/) }

/** Bounded: there are only as many addresses as combinations of the offered answers. */
const FINDER: Params = {
  who: readSleepers,
  ...Object.fromEntries(Object.entries(CHOICES).map(([name, choices]) => [name, readChoice(choices)])),
}

interface Routes {
  /** The parameters of each public route of the shop's own; pages never see any other parameter. */
  own: Readonly<Record<string, Params>>
  /** Of every other address, which is a category's or a product's. */
  catalog: Params
}

/** Computed once for the codes of a back end. */
const routes = new WeakMap<ListingCodes, Routes>()

function routesOf(codes: ListingCodes): Routes {
  const present = routes.get(codes)
  if (present) return present
  const listing = listingParams(codes)
  const own = {
    [paths.search]: { term: text, ...listing },
    ...Object.fromEntries(Object.values(LANDINGS).map(({ path }) => [path, listing])),
    [paths.finder]: FINDER,
    [paths.stores]: { near: text },
    [paths.storesAlias]: { near: text },
    [paths.cms]: IDENTIFIER,
    [paths.page]: IDENTIFIER,
  }
  const made = { own, catalog: catalogParams(codes, listing) }
  routes.set(codes, made)
  return made
}

/** What addresses depend on besides the routes. */
export interface AddressFacts {
  storeViews: StoreViews
  listingCodes: ListingCodes
}

const OPTION_VALUE = first(/^\d{1,9}$/)

/**
 * The options of a product are filters of listings too: names that were invented make no other page. An option that is
 * named as the size of a list has a number as its value too.
 */
function catalogParams({ filters }: ListingCodes, listing: Params): Params {
  return filters.includes('size') ? { ...listing, size: OPTION_VALUE } : listing
}

/** @param path without prefix */
function paramsOf(path: string, codes: ListingCodes): Params {
  const { own, catalog } = routesOf(codes)
  const params = own[path.replace(/(?<=.)\/$/, '')]
  if (params) return params
  return isOwnPath(path) && skuOf(path) === undefined ? {} : catalog
}

interface Query {
  path: string
  given: URLSearchParams
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
  const given = new URLSearchParams(address.slice(start))
  return { path, given, params: paramsOf(splitView(path, storeViews).path, listingCodes) }
}

/**
 * The one address of a page: without what the page does not read, and with what it reads in one order and form.
 * @param url path from the root with its query, e.g. `/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function pageAddress(url: string, facts: AddressFacts): string {
  const query = queryOf(url, facts)
  if (!query) return encodedOnce(url.split('#')[0] ?? '/')
  const { path, given, params } = query
  const read = Object.entries(params).flatMap(([name, readValues]) => {
    const value = readValues(given.getAll(name))
    return value === '' ? [] : [[name, value]]
  })
  if (read.length === 0) return path
  return `${path}?${new URLSearchParams(read).toString().replaceAll('%2C', ',')}`
}

/** For developers: the parameters that no page reads. Visitors' ones are tracking and typing errors. */
export function unreadWarning(url: string, facts: AddressFacts): string | undefined {
  const query = queryOf(url, facts)
  if (!query || isPersonalPath(splitView(query.path, facts.storeViews).path)) return undefined
  const names = [...new Set(query.given.keys())].filter((name) => !(name in query.params))
  if (names.length === 0) return undefined
  return `${query.path} does not read "${names.join('", "')}": see routesOf in src/app/page-address.ts`
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
