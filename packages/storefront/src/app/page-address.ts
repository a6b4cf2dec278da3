// The address of a page without whatever no page reads: one page has one address, in the page cache as in the browser.
import { FILTER_CODES } from '../catalog/filter-codes.ts'
import { splitLocale } from '../platform/i18n/locales.ts'
import { isOwnPath, paths, skuOf } from '../paths.ts'

/** What every listing reads, in the order in which an address names it. */
const LISTING_PARAMS: readonly string[] = [
  ...FILTER_CODES,
  'price_from',
  'price_to',
  'sort',
  'page',
  'size',
  'view',
]

/** What public pages of the shop's own read; those that are not here read nothing. */
const OWN_PARAMS: Readonly<Record<string, readonly string[]>> = {
  [paths.search]: ['term', ...LISTING_PARAMS],
  [paths.madeInCanada]: LISTING_PARAMS,
  [paths.quickShip]: LISTING_PARAMS,
  [paths.stores]: ['near'],
  [paths.storesAlias]: ['near'],
  [paths.cms]: ['identifier'],
  [paths.page]: ['identifier'],
}

/** Other attributes that a product's options may be of. */
const OPTION_PARAM = /^att_\w{1,60}$/

/** First segments of the pages about one shopper. */
const PERSONAL_SEGMENTS: ReadonlySet<string | undefined> = new Set(
  [
    paths.cart,
    paths.checkoutGuest,
    paths.account,
    paths.reviews,
    paths.wishlist,
    paths.newsletterConfirm,
    paths.socialStart,
    paths.guestCancel,
  ].map((path) => path.split('/')[1]),
)

/** Whether a page (path without language) is about one shopper: it is kept by no cache and reads its own parameters. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL_SEGMENTS.has(path.split(/[/?#]/)[1])
}

/** Places of a page's parameters in its address; -1 for what the page does not read. @param path without language */
function placesOf(path: string): (name: string) => number {
  const own = OWN_PARAMS[path.replace(/(?<=.)\/$/, '')]
  if (own) return (name) => own.indexOf(name)
  if (isOwnPath(path) && skuOf(path) === undefined) return () => -1
  // A category or a product.
  return (name) =>
    OPTION_PARAM.test(name) && !LISTING_PARAMS.includes(name)
      ? LISTING_PARAMS.length
      : LISTING_PARAMS.indexOf(name)
}

/**
 * Takes the parameters off that the page does not read and puts the others in order.
 * @param url path from the root with its query, e.g. `/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function pageAddress(url: string): string {
  const [address = '/'] = url.split('#')
  const start = address.indexOf('?')
  if (start < 0) return address
  const path = address.slice(0, start)
  const placeOf = placesOf(splitLocale(path).path)
  const read = [...new URLSearchParams(address.slice(start))]
    .map(([name, value]) => ({ name, value, place: placeOf(name) }))
    .filter(({ value, place }) => place >= 0 && value !== '')
    .sort(
      (left, right) =>
        left.place - right.place || (left.name < right.name ? -1 : Number(left.name !== right.name)),
    )
  if (read.length === 0) return path
  const query = new URLSearchParams(read.map(({ name, value }) => [name, value]))
  return `${path}?${query.toString().replaceAll('%2C', ',')}`
}

/**
 * The address as routes and pages see it: without its language, and without what the page does not read.
 * @param url path from the root with its query, e.g. `/fr/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function logicalAddress(url: string): string {
  const { path } = splitLocale(url)
  return isPersonalPath(path) ? path : pageAddress(path)
}
