/** Which pages of signing in and of the account are photographed. */
import { paths } from '@loftwood/storefront/paths'
import type { BusyCustomer } from '@loftwood/tests/harness/busy-customer'
import type { Screen, Visit } from './screens.ts'

const VISITOR_PATHS: Readonly<Record<string, string>> = {
  'sign-in': paths.signIn,
  register: paths.register,
  'forgot-password': paths.forgotPassword,
  'reset-password': `${paths.resetPassword}?token=x&email=maude%40example.com`,
  'reset-password-no-link': paths.resetPassword,
  'sign-in-link': `${paths.signInLink}?token=x`,
  'confirm-account': `${paths.confirmAccount}?email=maude%40example.com&key=x`,
  'social-callback': paths.socialCallback,
  'wishlist-guest-empty': paths.wishlist,
}

const roomsOf = ({ orderNumber }: BusyCustomer): Readonly<Record<string, string>> => ({
  account: paths.account,
  'account-edit': paths.accountEdit,
  'account-delete': paths.accountDelete,
  'account-delete-link': `${paths.accountDelete}?token=x`,
  addresses: paths.addresses,
  'address-new': paths.addressNew,
  'account-wishlist': paths.customerWishlist,
  'account-newsletter': paths.newsletter,
  'account-reviews': paths.reviews,
  'account-credit': paths.storeCredit,
  orders: paths.orders,
  order: paths.order(orderNumber),
})

export function accountScreens(customer: BusyCustomer): Screen[] {
  const signInTo = (path: string) => async (visit: Visit) => {
    await visit.shopper.signIn(customer)
    await visit.shopper.open(path)
  }
  const rooms = roomsOf(customer)
  const visitorPaths = { ...VISITOR_PATHS, 'wishlist-shared': paths.sharedWishlist(customer.sharingCode) }
  return [
    ...Object.entries(visitorPaths).map(([name, path]) => ({ name, path })),
    ...Object.entries(rooms).map(([name, path]) => ({ name, path: paths.signIn, open: signInTo(path) })),
    {
      name: 'wishlist-share',
      path: paths.signIn,
      open: async (visit) => {
        await signInTo(paths.customerWishlist)(visit)
        await visit.page.getByText(visit.shopper.say('wishlist.share')).click()
      },
    },
  ]
}
