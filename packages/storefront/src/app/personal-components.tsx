// What the screens about one shopper show, by their titles (personal-screens.ts); loaded when they are opened.
import { Suspense, type ComponentType } from 'react'
import type { MessageKey } from '../platform/i18n/translator.ts'
import { lazyNamed } from '../platform/lazy-named.ts'
import { useHydrated } from '../platform/use-hydrated.ts'

const AddressScreen = lazyNamed(() => import('../customer/address-screen.tsx'), 'AddressScreen')
const newsletterLinks = () => import('../store/newsletter-link-screens.tsx')
const WishlistScreen = lazyNamed(() => import('./wishlists.tsx'), 'WishlistScreen')
const signIn = () => import('../customer/sign-in-screen.tsx')

const COMPONENTS: Partial<Record<MessageKey, ComponentType>> = {
  'account.profile': lazyNamed(() => import('../customer/profile-screen.tsx'), 'ProfileScreen'),
  'account.information': lazyNamed(() => import('../customer/edit-screen.tsx'), 'EditScreen'),
  'account.addresses': lazyNamed(() => import('../customer/addresses-screen.tsx'), 'AddressesScreen'),
  'account.addressNew': AddressScreen,
  'account.addressEdit': AddressScreen,
  'account.newsletter': lazyNamed(() => import('../customer/newsletter-screen.tsx'), 'NewsletterScreen'),
  'account.reviews': lazyNamed(() => import('../customer/reviews-screen.tsx'), 'ReviewsScreen'),
  'account.orders': lazyNamed(() => import('../order/orders-screen.tsx'), 'OrdersScreen'),
  'account.order': lazyNamed(() => import('../order/order-screen.tsx'), 'OrderScreen'),
  'account.confirm': lazyNamed(() => import('../customer/confirm-screen.tsx'), 'ConfirmScreen'),
  'account.signInLink': lazyNamed(() => import('../customer/sign-in-link-screen.tsx'), 'SignInLinkScreen'),
  'account.resetPassword': lazyNamed(() => import('../customer/reset-screen.tsx'), 'ResetScreen'),
  'order.cancelTitle': lazyNamed(() => import('../order/guest-cancel-screen.tsx'), 'GuestCancelScreen'),
  'newsletter.confirmTitle': lazyNamed(newsletterLinks, 'NewsletterConfirmScreen'),
  'newsletter.unsubscribeTitle': lazyNamed(newsletterLinks, 'NewsletterUnsubscribeScreen'),
  'account.socialLogin': lazyNamed(() => import('../customer/social-login-screen.tsx'), 'SocialLoginScreen'),
  'account.wishlist': WishlistScreen,
  'wishlist.title': WishlistScreen,
  'wishlist.shared': lazyNamed(() => import('./wishlists.tsx'), 'SharedWishlistScreen'),
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
