// The screens about one shopper: which addresses each has, and its title. What shows there is in personal-components.tsx:
// routes are read before there is anything to show.
import type { MessageKey } from '../platform/i18n/translator.ts'
import { paths } from '../paths.ts'

interface PersonalScreen {
  title: MessageKey
  /** The whole path. */
  pattern: RegExp
}

const exactly = (...alike: readonly string[]) => new RegExp(`^(?:${alike.join('|')})$`)

/** The account area (docs/product.md, Customer); for customers only. */
const ACCOUNT_SCREENS: readonly PersonalScreen[] = [
  { title: 'account.profile', pattern: exactly(paths.accountRoot, paths.account) },
  { title: 'account.information', pattern: exactly(paths.accountEdit) },
  { title: 'account.addresses', pattern: exactly(paths.addresses) },
  { title: 'account.addressNew', pattern: exactly(paths.addressNew) },
  { title: 'account.addressEdit', pattern: /^\/customer\/address\/edit\/id\/\d+$/ },
  { title: 'account.wishlist', pattern: exactly(paths.customerWishlist) },
  { title: 'account.newsletter', pattern: exactly(paths.newsletter) },
  { title: 'account.reviews', pattern: exactly(paths.reviews) },
  { title: 'account.orders', pattern: exactly(paths.orders) },
  { title: 'account.order', pattern: /^\/customer\/sales\/order\/view\/order_id\/[\w%=-]+$/ },
]

/** What anybody may open: signing in, the guest's wishlist, a shared one, and where e-mails and social networks lead to. */
const VISITOR_SCREENS: readonly PersonalScreen[] = [
  { title: 'auth.signIn', pattern: exactly(paths.signIn) },
  { title: 'auth.register', pattern: exactly(paths.register) },
  { title: 'auth.forgotTitle', pattern: exactly(paths.forgotPassword) },
  { title: 'wishlist.title', pattern: exactly(paths.wishlist) },
  { title: 'wishlist.shared', pattern: /^\/wishlist\/shared\/[\w%=-]+$/ },
  { title: 'account.confirm', pattern: exactly(paths.confirmAccount) },
  { title: 'account.signInLink', pattern: exactly(paths.signInLink) },
  { title: 'account.resetPassword', pattern: exactly(paths.resetPassword, paths.resetPasswordAlias) },
  { title: 'order.cancelTitle', pattern: exactly(paths.guestCancel) },
  { title: 'newsletter.confirmTitle', pattern: exactly(paths.newsletterConfirm) },
  { title: 'newsletter.unsubscribeTitle', pattern: exactly(paths.newsletterUnsubscribe) },
  { title: 'account.socialLogin', pattern: exactly(paths.socialStart, paths.socialCallback) },
]

const titleIn = (screens: readonly PersonalScreen[]) => (path: string) =>
  screens.find(({ pattern }) => pattern.test(path))?.title

/** The title of the account screen at a path; undefined when there is none. */
export const accountTitle = titleIn(ACCOUNT_SCREENS)

/** The title of a visitor's personal screen at a path; undefined when there is none. */
export const visitorTitle = titleIn(VISITOR_SCREENS)
