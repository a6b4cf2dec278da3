// What a page counts as in metrics and logs: a closed set, however many addresses there are.
import { LANDINGS } from '../catalog/landings.ts'
import { isOwnPath, paths } from '../paths.ts'

/** `other` where nothing was found. */
export const PAGE_KINDS = [
  'home',
  'category',
  'product',
  'search',
  'content',
  'cart',
  'checkout',
  'account',
  'wishlist',
  'compare',
  'other',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

const firstSegment = (path: string): string => path.split(/[/?#]/, 2)[1] ?? ''

/** By the first segment of the shop's own screens; all others are content. */
const KINDS: ReadonlyMap<string, PageKind> = new Map([
  [firstSegment(paths.home), 'home'],
  [firstSegment(paths.homeAlias), 'home'],
  [firstSegment(paths.search), 'search'],
  [firstSegment(paths.sku('')), 'product'],
  [firstSegment(paths.checkout), 'checkout'],
  [firstSegment(paths.checkoutGuest), 'checkout'],
  [firstSegment(paths.account), 'account'],
  [firstSegment(paths.guestOrder), 'account'],
  [firstSegment(paths.reviews), 'account'],
  [firstSegment(paths.newsletterConfirm), 'account'],
  [firstSegment(paths.socialStart), 'account'],
  [firstSegment(paths.wishlist), 'wishlist'],
  [firstSegment(paths.compare), 'compare'],
  ...Object.values(LANDINGS).map(({ path }) => [firstSegment(path), 'category'] as const),
])

/**
 * The kind of a page.
 * @param address without the store view's prefix
 * @param found what the back end found at an address that is none of the shop's own screens
 */
export function pageKind(address: string, found?: 'category' | 'product' | 'content'): PageKind {
  const [path = '/'] = address.split(/[?#]/, 1)
  if (!isOwnPath(path)) return found ?? 'other'
  return path.startsWith(paths.cart) ? 'cart' : (KINDS.get(firstSegment(path)) ?? 'content')
}

const EXPRESS_PATHS: ReadonlySet<string | undefined> = new Set([
  paths.cart,
  paths.checkout,
  paths.checkoutGuest,
  paths.express,
])

/** Whether a page has buttons of express checkout, for which alone the provider's scripts may load there. */
export const isExpressPage = (address: string, kind: PageKind): boolean =>
  kind === 'product' || EXPRESS_PATHS.has(address.split(/[?#]/, 1)[0])
