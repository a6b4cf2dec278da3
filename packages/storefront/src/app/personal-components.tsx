// What the screens about one shopper show, by their titles (personal-screens.ts); loaded when they are opened.
import { Suspense, type ComponentType } from 'react'
import type { MessageKey } from '../shared/i18n/translator.ts'
import { lazyNamed } from '../shared/lazy-named.ts'
import { useHydrated } from '../shared/use-hydrated.ts'

const AddressScreen = lazyNamed(() => import('../features/customer/address-screen.tsx'), 'AddressScreen')
const newsletterLinks = () => import('../features/store/newsletter-link-screens.tsx')
const WishlistScreen = lazyNamed(() => import('../features/wishlist/wishlist-screen.tsx'), 'WishlistScreen')
const signIn = () => import('../features/customer/sign-in-screen.tsx')

const COMPONENTS: Partial<Record<MessageKey, ComponentType>> = {
  'account.profile': lazyNamed(() => import('../features/customer/profile-screen.tsx'), 'ProfileScreen'),
  'account.information': lazyNamed(() => import('../features/customer/edit-screen.tsx'), 'EditScreen'),
  'account.addresses': lazyNamed(
    () => import('../features/customer/addresses-screen.tsx'),
    'AddressesScreen',
  ),
  'account.addressNew': AddressScreen,
  'account.addressEdit': AddressScreen,
  'account.newsletter': lazyNamed(
    () => import('../features/customer/newsletter-screen.tsx'),
    'NewsletterScreen',
  ),
  'account.reviews': lazyNamed(() => import('../features/customer/reviews-screen.tsx'), 'ReviewsScreen'),
  'account.orders': lazyNamed(() => import('../features/customer/orders-screen.tsx'), 'OrdersScreen'),
  'account.order': lazyNamed(() => import('../features/customer/order-screen.tsx'), 'OrderScreen'),
  'account.confirm': lazyNamed(() => import('../features/customer/confirm-screen.tsx'), 'ConfirmScreen'),
  'account.signInLink': lazyNamed(
    () => import('../features/customer/sign-in-link-screen.tsx'),
    'SignInLinkScreen',
  ),
  'account.resetPassword': lazyNamed(() => import('../features/customer/reset-screen.tsx'), 'ResetScreen'),
  'order.cancelTitle': lazyNamed(
    () => import('../features/customer/guest-cancel-screen.tsx'),
    'GuestCancelScreen',
  ),
  'newsletter.confirmTitle': lazyNamed(newsletterLinks, 'NewsletterConfirmScreen'),
  'newsletter.unsubscribeTitle': lazyNamed(newsletterLinks, 'NewsletterUnsubscribeScreen'),
  'account.socialLogin': lazyNamed(
    () => import('../features/customer/social-login-screen.tsx'),
    'SocialLoginScreen',
  ),
  'account.wishlist': WishlistScreen,
  'wishlist.title': WishlistScreen,
  'wishlist.shared': lazyNamed(
    () => import('../features/wishlist/shared-wishlist-screen.tsx'),
    'SharedWishlistScreen',
  ),
  'auth.signIn': lazyNamed(signIn, 'SignInScreen'),
  'auth.register': lazyNamed(signIn, 'RegisterScreen'),
  'auth.forgotTitle': lazyNamed(signIn, 'ForgotScreen'),
}

/** In the browser only: nothing personal is rendered on the server. */
export function PersonalScreen({ title }: { title: MessageKey | undefined }) {
  const isHydrated = useHydrated()
  const Screen = title && COMPONENTS[title]
  if (!isHydrated || !Screen) return null
  return (
    <Suspense fallback={null}>
      <Screen />
    </Suspense>
  )
}
