// The shop's own pages, a row each: what an address reads, what it counts as, whether it is about one shopper, and what may
// load there. Categories, products and other content are found by the back end and have no row.
import type en from '../../messages/en.json'
import { LANDINGS } from '../catalog/landings.ts'
import { contentPages, decodePath, isOwnPath, paths, routedPath } from '../paths.ts'
import { FINDER, IDENTIFIER, text, type CodeParams, type Params } from './page-params.ts'

type MessageKey = keyof typeof en

/** What pages count as in metrics and logs: a closed set, however many addresses there are. `other`: nothing was found. */
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

interface PersonalPage {
  title: MessageKey
  /** Of src/app/guards.ts, in their order. */
  guards?: readonly string[]
}

interface PageRow {
  /** `content` unless said. */
  kind?: PageKind
  /** The parameters that it reads; pages never see any other. */
  reads?: (codes: CodeParams) => Params
  /** It is about one shopper: neither cached nor indexed, and no third-party script reads a key in its address. */
  personal?: PersonalPage
  /** Search engines may show it. */
  isInSiteMap?: true
  /** It has many texts of its own, which load with it; so do those of personal pages. */
  hasOwnTexts?: true
  /** What of payment providers it has, for which alone their scripts may load there. */
  payment?: readonly ('express' | 'card-fields' | 'order')[]
}

const personal = (kind: PageKind, title: MessageKey, guards?: readonly string[]): PageRow => ({
  kind,
  personal: { title, ...(guards && { guards }) },
})
const customersOnly = (title: MessageKey) => personal('account', title, ['account'])
const landing: PageRow = { kind: 'category', reads: ({ listing }) => listing, isInSiteMap: true }

const rows = (of: readonly string[], row: PageRow) => Object.fromEntries(of.map((path) => [path, row]))

/** By path, as vike's route strings write it. A personal page is its folder in pages/(personal). */
const PAGES: Readonly<Record<string, PageRow>> = {
  [paths.home]: { kind: 'home', isInSiteMap: true },
  ...rows(
    Object.values(LANDINGS).map(({ path }) => path),
    landing,
  ),
  [paths.roomPlanner]: { isInSiteMap: true, hasOwnTexts: true },
  [paths.finder]: { reads: () => FINDER, isInSiteMap: true, hasOwnTexts: true },
  [paths.stores]: { reads: () => ({ near: text }), isInSiteMap: true, hasOwnTexts: true },
  [paths.contact]: { isInSiteMap: true, hasOwnTexts: true },
  ...rows(Object.keys(contentPages), { isInSiteMap: true }),
  '/learning/@post': {},
  // The back end may have pages below it too.
  '/info/@page': { reads: ({ catalog }) => catalog, isInSiteMap: true, hasOwnTexts: true },
  [paths.sitemap]: {},
  [paths.cms]: { reads: () => IDENTIFIER },
  [paths.search]: { kind: 'search', reads: ({ listing }) => ({ term: text, ...listing }) },
  '/p/@sku': { kind: 'product', reads: ({ catalog }) => catalog },

  [paths.cart]: { ...personal('cart', 'cart.title'), payment: ['express'] },
  [paths.checkout]: {
    ...personal('checkout', 'checkout.title', ['external-checkout', 'checkout', 'card-fields']),
    payment: ['express', 'card-fields'],
  },
  [paths.checkoutGuest]: {
    ...personal('checkout', 'checkout.title', ['external-checkout', 'card-fields']),
    payment: ['express', 'card-fields'],
  },
  [paths.express]: { ...personal('checkout', 'express.page'), payment: ['express'] },
  [paths.thankYou]: personal('checkout', 'checkout.thankYouTitle'),
  [paths.pay]: { ...personal('checkout', 'pay.title'), payment: ['order'] },
  [paths.paypal]: { ...personal('checkout', 'checkout.title') },
  [paths.guestOrder]: personal('account', 'nav.findOrder', ['guest-orders']),
  [paths.guestCancel]: personal('account', 'order.cancelTitle'),
  [paths.wishlist]: personal('wishlist', 'wishlist.title'),
  [paths.compare]: personal('compare', 'compare.title'),
  '/wishlist/shared/@code': personal('wishlist', 'wishlist.shared', ['shared-wishlist']),
  [paths.newsletterConfirm]: personal('account', 'newsletter.confirmTitle'),
  [paths.newsletterUnsubscribe]: personal('account', 'newsletter.unsubscribeTitle'),
  [paths.stockAlertUnsubscribe]: personal('account', 'newsletter.unsubscribeTitle'),
  [paths.socialStart]: personal('account', 'account.socialLogin'),
  [paths.socialCallback]: personal('account', 'account.socialLogin'),
  [paths.signIn]: personal('account', 'auth.signIn'),
  [paths.register]: personal('account', 'auth.register'),
  [paths.forgotPassword]: personal('account', 'auth.forgotTitle'),
  [paths.signInLink]: personal('account', 'account.signInLink'),
  [paths.confirmAccount]: personal('account', 'account.confirm'),
  [paths.resetPassword]: personal('account', 'account.resetPassword'),
  [paths.account]: customersOnly('account.profile'),
  [paths.accountEdit]: customersOnly('account.information'),
  [paths.accountDelete]: customersOnly('erase.title'),
  [paths.addresses]: customersOnly('account.addresses'),
  [paths.addressNew]: customersOnly('account.addressNew'),
  '/customer/address/edit/id/@id': customersOnly('account.addressEdit'),
  [paths.customerWishlist]: customersOnly('account.wishlist'),
  [paths.newsletter]: customersOnly('account.newsletter'),
  [paths.reviews]: customersOnly('account.reviews'),
  [paths.storeCredit]: personal('account', 'account.storeCredit', ['store-credit', 'account']),
  [paths.savedCards]: personal('account', 'cards.title', ['saved-cards', 'account']),
  [paths.orders]: customersOnly('account.orders'),
  '/customer/sales/order/view/order_id/@number': customersOnly('account.order'),
}

const VARYING = Object.entries(PAGES).flatMap(([route, row]) =>
  route.includes('@') ? [{ pattern: new RegExp(`^${route.replace(/@\w+/, '[^/]+')}$`), row }] : [],
)

/** The path of a page: its first name, without parameters and a final slash. */
const pathOf = (address: string): string => {
  const [path = '/'] = address.split(/[?#]/, 1)
  return routedPath(path.replace(/(?<=.)\/$/, ''))
}

/** The row of a page of the shop's own; undefined where there is none. @param address without the store view's prefix */
export function pageAt(address: string): PageRow | undefined {
  const path = pathOf(address)
  return (
    (Object.hasOwn(PAGES, path) ? PAGES[path] : undefined) ??
    VARYING.find(({ pattern }) => pattern.test(path))?.row
  )
}

/** The personal page at an address (without the prefix). */
export const personalPageAt = (address: string): PersonalPage | undefined => pageAt(address)?.personal

/** The first segments of the paths of personal pages: whatever else lies below one of them is personal too. */
export const PERSONAL_SEGMENTS: ReadonlySet<string | undefined> = new Set(
  Object.entries(PAGES).flatMap(([route, row]) => (row.personal ? [route.split('/')[1]] : [])),
)

/** Whether an address (without the prefix) is about one shopper. */
export function isPersonalPath(address: string): boolean {
  return PERSONAL_SEGMENTS.has(decodePath(address.split(/[/?#]/)[1] ?? '').split('/')[0])
}

/**
 * The kind of a page.
 * @param address without the prefix
 * @param found what the back end found at an address that is none of the shop's own screens
 */
export function pageKind(address: string, found?: 'category' | 'product' | 'content'): PageKind {
  const row = pageAt(address)
  if (row) return row.kind ?? found ?? 'content'
  return isOwnPath(address.split(/[?#]/, 1)[0] ?? '/') ? 'other' : (found ?? 'other')
}

/** Whether a page has buttons of express checkout. @param address without the prefix */
export const isExpressPage = (address: string, kind: PageKind): boolean =>
  kind === 'product' || pageAt(address)?.payment?.includes('express') === true
