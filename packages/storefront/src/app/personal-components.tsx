// What the screens about one shopper show, by their titles (personal-screens.ts); loaded when they are opened.
import { lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react'
import type { MessageKey } from '../shared/i18n/translator.ts'
import { useHydrated } from '../shared/use-hydrated.ts'

/** Takes one named component of a module. */
const named = <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  lazy(async () => ({ default: (await load())[name] }))

const AddressScreen = named(() => import('../features/customer/address-screen.tsx'), 'AddressScreen')
const newsletterLinks = () => import('../features/store/newsletter-link-screens.tsx')
const WishlistScreen = named(() => import('../features/wishlist/wishlist-screen.tsx'), 'WishlistScreen')
const signIn = () => import('../features/customer/sign-in-screen.tsx')

const COMPONENTS: Partial<Record<MessageKey, LazyExoticComponent<ComponentType>>> = {
  'account.profile': named(() => import('../features/customer/profile-screen.tsx'), 'ProfileScreen'),
  'account.information': named(() => import('../features/customer/edit-screen.tsx'), 'EditScreen'),
  'account.addresses': named(() => import('../features/customer/addresses-screen.tsx'), 'AddressesScreen'),
  'account.addressNew': AddressScreen,
  'account.addressEdit': AddressScreen,
  'account.newsletter': named(() => import('../features/customer/newsletter-screen.tsx'), 'NewsletterScreen'),
  'account.reviews': named(() => import('../features/customer/reviews-screen.tsx'), 'ReviewsScreen'),
  'account.orders': named(() => import('../features/customer/orders-screen.tsx'), 'OrdersScreen'),
  'account.order': named(() => import('../features/customer/order-screen.tsx'), 'OrderScreen'),
  'account.confirm': named(() => import('../features/customer/confirm-screen.tsx'), 'ConfirmScreen'),
  'account.resetPassword': named(() => import('../features/customer/reset-screen.tsx'), 'ResetScreen'),
  'order.cancelTitle': named(
    () => import('../features/customer/guest-cancel-screen.tsx'),
    'GuestCancelScreen',
  ),
  'newsletter.confirmTitle': named(newsletterLinks, 'NewsletterConfirmScreen'),
  'newsletter.unsubscribeTitle': named(newsletterLinks, 'NewsletterUnsubscribeScreen'),
  'account.socialLogin': named(
    () => import('../features/customer/social-login-screen.tsx'),
    'SocialLoginScreen',
  ),
  'account.wishlist': WishlistScreen,
  'wishlist.title': WishlistScreen,
  'wishlist.shared': named(
    () => import('../features/wishlist/shared-wishlist-screen.tsx'),
    'SharedWishlistScreen',
  ),
  'auth.signIn': named(signIn, 'SignInScreen'),
  'auth.register': named(signIn, 'RegisterScreen'),
  'auth.forgotTitle': named(signIn, 'ForgotScreen'),
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
