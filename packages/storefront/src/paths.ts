// Every URL of the shop in one object, without the store view's prefix (see `viewPath`). Imports nothing.

/** Paths of the screens; functions where a part varies. */
export const paths = {
  home: '/',
  homeAlias: '/Home',
  cms: '/Cms',
  page: '/Page',
  cmsPage: (identifier: string) => `/Cms?identifier=${encodeURIComponent(identifier)}`,
  about: '/about-us',
  contact: '/contact',
  contactAlias: '/Contact',
  faq: '/faq',
  pricingPolicy: '/pricing-policy',
  privacyPolicy: '/privacy-policy',
  returnPolicy: '/return-policy',
  securityPolicy: '/security-policy',
  shippingInfo: '/shipping-info',
  warrantyInfo: '/warranty-info',
  learning: '/learning',
  learningPost: (post: string) => `/learning/${encodeURIComponent(post)}`,
  madeInCanada: '/made-in-canada',
  quickShip: '/quick-ship',
  bestSellers: '/best-sellers',
  newArrivals: '/new-arrivals',
  finder: '/find-a-bed',
  stores: '/our-stores',
  storesAlias: '/Stores',
  roomPlanner: '/room-planner',
  /** Puts a product into the room: behind `#`, which browsers send to no server. @param options attribute code to option number */
  placeInRoom: (sku: string, options: Readonly<Record<string, string>> = {}) =>
    `/room-planner#${new URLSearchParams({ ...options, place: sku }).toString()}`,
  search: '/search',
  searchFor: (term: string) => `/search?term=${encodeURIComponent(term)}`,
  sitemap: '/Sitemap',
  checkout: '/checkout',
  checkoutGuest: '/checkout-guest',
  cart: '/checkout/cart',
  /** Takes the form of a product page where no script runs; no page. */
  addToCart: '/checkout/cart/add',
  continueCheckout: '/checkout/continue',
  thankYou: '/checkout/thank-you',
  /** Where an order is paid online, by its token behind `#`. */
  pay: '/checkout/pay',
  payOrder: (token: string) => `/checkout/pay#${encodeURIComponent(token)}`,
  /** What was chosen on a product page, or the cart, with nothing but the buttons of express checkout. */
  express: '/checkout/express',
  /** Where PayPal sends shoppers back to, after they approved a payment or left without. */
  paypal: '/checkout/paypal',
  compare: '/compare',
  wishlist: '/wishlist',
  sharedWishlist: (code: string) => `/wishlist/shared/${encodeURIComponent(code)}`,
  confirmAccount: '/customer/account/confirm',
  signInLink: '/customer/account/sign-in-link',
  resetPassword: '/customer/account/reset-password',
  resetPasswordAlias: '/customer/account/createPassword',
  signIn: '/customer/account/login',
  register: '/customer/account/create',
  forgotPassword: '/customer/account/forgotpassword',
  socialStart: '/sociallogin/social/start',
  socialStartAt: (provider: string) => `/sociallogin/social/start?provider=${encodeURIComponent(provider)}`,
  socialCallback: '/sociallogin/social/callback',
  accountRoot: '/customer',
  account: '/customer/account',
  accountEdit: '/customer/account/edit',
  accountDelete: '/customer/account/delete',
  addresses: '/customer/address',
  addressNew: '/customer/address/new',
  addressEdit: (id: number) => `/customer/address/edit/id/${id}`,
  customerWishlist: '/customer/wishlist',
  newsletter: '/customer/newsletter/manage',
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  stockAlertUnsubscribe: '/stock-alert/unsubscribe',
  reviews: '/review/customer',
  storeCredit: '/customer/store-credit',
  savedCards: '/customer/saved-cards',
  orders: '/customer/sales/order/history',
  order: (id: string) => `/customer/sales/order/view/order_id/${encodeURIComponent(id)}`,
  /** Where a guest finds an order. The order's token stands behind `#`, which browsers send to no server. */
  guestOrder: '/sales/guest/form',
  guestOrderOf: (token: string) => `/sales/guest/form#${encodeURIComponent(token)}`,
  guestCancel: '/sales/guest/cancel',
  /** A product that has no address of its own. */
  sku: (sku: string) => `/p/${encodeURIComponent(sku)}`,
} as const

/** Aliases of pages, for links from other sites. */
const ALIASES: Readonly<Record<string, string>> = {
  [paths.homeAlias]: paths.home,
  [paths.page]: paths.cms,
  [paths.contactAlias]: paths.contact,
  [paths.storesAlias]: paths.stores,
  [paths.accountRoot]: paths.account,
  [paths.resetPasswordAlias]: paths.resetPassword,
}

/** The path by which a page is routed. */
export const routedPath = (path: string): string => ALIASES[path] ?? path

/** Screens whose whole content is a CMS page: path to the page's identifier in the back end. */
export const contentPages: Readonly<Record<string, string>> = {
  [paths.about]: 'about-us',
  [paths.faq]: 'faq',
  [paths.pricingPolicy]: 'pricing-policy',
  [paths.privacyPolicy]: 'privacy-policy',
  [paths.returnPolicy]: 'return-policy',
  [paths.securityPolicy]: 'security-policy',
  [paths.shippingInfo]: 'shipping-info',
  [paths.warrantyInfo]: 'warranty-info',
  [paths.learning]: 'learning',
}

/** The path of a CMS page: its own screen where it has one, else its address in the back end. @param urlKey in the view */
export function contentPath(identifier: string, urlKey?: string | null): string {
  if (urlKey && urlKey !== identifier) return `/${urlKey}`
  const [path] = Object.entries(contentPages).find(([, name]) => name === identifier) ?? []
  return path ?? `/${identifier}`
}

/** First segments that belong to the shop's own screens; the back end looks everything else up. */
const OWN_SEGMENTS: ReadonlySet<string> = new Set([
  ...Object.values(paths).flatMap((path) => (typeof path === 'string' ? [path.split('/')[1]] : [])),
  'p',
] as string[])

/** Whether a path (without language) is one of the shop's own screens, so that no look-up is needed. */
export function isOwnPath(path: string): boolean {
  return OWN_SEGMENTS.has(path.split('/')[1] ?? '')
}

/** The SKU of a product addressed by it (`/p/{sku}`). */
export function skuOf(path: string): string | undefined {
  const sku = /^\/p\/([^/]+)\/?$/.exec(path)?.[1]
  return sku === undefined ? undefined : decodePath(sku)
}

/** Percent signs undone; an invalid text stays as it is. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** What of a product decides its address. */
export interface ProductAddress {
  sku?: string | null
  url_key?: string | null
  url_rewrites?: readonly ({ url?: string | null } | null)[] | null
}

/** A product's path: its first URL rewrite, else the url key, else `/p/{sku}`, else the home page. */
export function productPath(product: ProductAddress): string {
  const rewrite = product.url_rewrites?.find((entry) => Boolean(entry?.url))?.url
  if (rewrite) return `/${rewrite.replace(/^\/+/, '')}`
  if (product.url_key) return `/${product.url_key}`
  return product.sku ? paths.sku(product.sku) : paths.home
}

/** A category's path: `url_path` and `url_suffix`. */
export function categoryPath(category: { url_path?: string | null; url_suffix?: string | null }): string {
  return category.url_path ? `/${category.url_path}${category.url_suffix ?? ''}` : paths.home
}

const MARKS = /^\/*(?:[a-z]+\/)?[cp]\//i

/** Whether the look-up passes over the beginning of a path (without language). */
export const hasMarks = (path: string): boolean => MARKS.test(path) && !isOwnPath(path)

/**
 * The part of a path (without language) that the back end knows: a segment pair of the form `letters/c/` or `letters/p/`
 * goes. Its letters may have been the language.
 */
export function lookupPath(path: string): string {
  return path.replace(MARKS, '').replace(/^\/+|\/+$/g, '')
}

/** The id in the path of an address that is changed; null where a new one is made. */
export function addressIdOf(path: string): number | null {
  const id = /^\/customer\/address\/edit\/id\/(\d+)\/?$/.exec(path)?.[1]
  return id === undefined ? null : Number(id)
}

/** The order's number in the path of its page. */
export function orderNumberOf(path: string): string {
  return decodePath(/\/order_id\/([^/]+)/.exec(path)?.[1] ?? '')
}

/** The code in the path of a shared wishlist. */
export function sharingCodeOf(path: string): string {
  return decodePath(/\/shared\/([^/]+)/.exec(path)?.[1] ?? '')
}
