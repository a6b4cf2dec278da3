// The address of a page without whatever no page reads: one page has one address, in the page cache as in the browser.
import { FILTER_CODES } from '../features/catalog/filter-codes.ts'
import { splitLocale } from '../shared/locales.ts'
import { paths } from './paths.ts'

/** Query parameters that pages read, in the order in which an address names them. */
const PAGE_PARAMS: readonly string[] = [
  'identifier',
  'near',
  'term',
  ...FILTER_CODES,
  'price_from',
  'price_to',
  'sort',
  'page',
  'size',
  'view',
]

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

/** Place of a parameter in the address; -1 when no page reads it. */
function placeOf(name: string): number {
  return OPTION_PARAM.test(name) && !PAGE_PARAMS.includes(name)
    ? PAGE_PARAMS.length
    : PAGE_PARAMS.indexOf(name)
}

/**
 * Takes the parameters off that no public page reads and puts the others in order.
 * @param url path from the root with its query, e.g. `/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function pageAddress(url: string): string {
  const [address = '/'] = url.split('#')
  const start = address.indexOf('?')
  if (start < 0) return address
  const path = address.slice(0, start)
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
 * The address as routes and pages see it: without its language, and without what no public page reads.
 * @param url path from the root with its query, e.g. `/fr/beds?utm_source=x&page=2`
 * @returns e.g. `/beds?page=2`
 */
export function logicalAddress(url: string): string {
  const { path } = splitLocale(url)
  return isPersonalPath(path) ? path : pageAddress(path)
}
