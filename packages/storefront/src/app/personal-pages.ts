// The pages about one shopper: they are neither cached nor indexed, no third-party script reads a key in their
// address, and each may name its guards. What a page shows is its folder in pages/(personal).
import type en from '../../messages/en.json'
import { decodePath, paths } from '../paths.ts'

type MessageKey = keyof typeof en

interface PersonalPage {
  title: MessageKey
  /** Of src/app/guards.ts, in their order. */
  guards?: readonly string[]
}

const customersOnly = (title: MessageKey): PersonalPage => ({ title, guards: ['account'] })

/** By path, as vike's route strings write it. */
const PERSONAL_PAGES: Readonly<Record<string, PersonalPage>> = {
  [paths.cart]: { title: 'cart.title' },
  [paths.checkout]: { title: 'checkout.title', guards: ['external-checkout', 'checkout', 'card-fields'] },
  [paths.checkoutGuest]: { title: 'checkout.title', guards: ['external-checkout', 'card-fields'] },
  [paths.express]: { title: 'express.page' },
  [paths.thankYou]: { title: 'checkout.thankYouTitle' },
  [paths.pay]: { title: 'pay.title' },
  [paths.paypal]: { title: 'checkout.title' },
  [paths.guestOrder]: { title: 'nav.findOrder', guards: ['guest-orders'] },
  [paths.guestCancel]: { title: 'order.cancelTitle' },
  [paths.wishlist]: { title: 'wishlist.title' },
  [paths.compare]: { title: 'compare.title' },
  '/wishlist/shared/@code': { title: 'wishlist.shared', guards: ['shared-wishlist'] },
  [paths.newsletterConfirm]: { title: 'newsletter.confirmTitle' },
  [paths.newsletterUnsubscribe]: { title: 'newsletter.unsubscribeTitle' },
  [paths.socialStart]: { title: 'account.socialLogin' },
  [paths.socialCallback]: { title: 'account.socialLogin' },
  [paths.signIn]: { title: 'auth.signIn' },
  [paths.register]: { title: 'auth.register' },
  [paths.forgotPassword]: { title: 'auth.forgotTitle' },
  [paths.signInLink]: { title: 'account.signInLink' },
  [paths.confirmAccount]: { title: 'account.confirm' },
  [paths.resetPassword]: { title: 'account.resetPassword' },
  [paths.account]: customersOnly('account.profile'),
  [paths.accountEdit]: customersOnly('account.information'),
  [paths.accountDelete]: customersOnly('erase.title'),
  [paths.addresses]: customersOnly('account.addresses'),
  [paths.addressNew]: customersOnly('account.addressNew'),
  '/customer/address/edit/id/@id': customersOnly('account.addressEdit'),
  [paths.customerWishlist]: customersOnly('account.wishlist'),
  [paths.newsletter]: customersOnly('account.newsletter'),
  [paths.reviews]: customersOnly('account.reviews'),
  [paths.storeCredit]: { title: 'account.storeCredit', guards: ['store-credit', 'account'] },
  [paths.savedCards]: { title: 'cards.title', guards: ['saved-cards', 'account'] },
  [paths.orders]: customersOnly('account.orders'),
  '/customer/sales/order/view/order_id/@number': customersOnly('account.order'),
}

const ROWS = Object.entries(PERSONAL_PAGES).map(([route, page]) => ({
  pattern: new RegExp(`^${route.replace(/@\w+/, '[^/]+')}/?$`),
  page,
}))

/** The personal page at a path (without language); undefined when there is none. */
export function personalPageAt(path: string): PersonalPage | undefined {
  return ROWS.find(({ pattern }) => pattern.test(path))?.page
}

/** The first segments of their paths: whatever else lies below one of them is personal too. */
export const PERSONAL_SEGMENTS: ReadonlySet<string | undefined> = new Set(
  Object.keys(PERSONAL_PAGES).map((route) => route.split('/')[1]),
)

/** Whether an address (without language) is about one shopper. */
export function isPersonalPath(path: string): boolean {
  return PERSONAL_SEGMENTS.has(decodePath(path.split(/[/?#]/)[1] ?? '').split('/')[0])
}
