// The method table of the commerce integration: wire name to row. Router, client type, reference and tests read it.
import { cartMethods } from './methods/cart.ts'
import { catalogMethods } from './methods/catalog.ts'
import { checkoutMethods } from './methods/checkout.ts'
import { compareMethods } from './methods/compare.ts'
import { contentMethods } from './methods/content.ts'
import { customMethods } from './methods/custom.ts'
import { customerMethods } from './methods/customer.ts'
import { giftCardMethods } from './methods/gift-card.ts'
import { hostedSearchMethods } from './methods/hosted-search.ts'
import { guestWishlistMethods } from './methods/guest-wishlist.ts'
import { inGroup, type Method } from './methods/method.ts'
import { newsletterMethods } from './methods/newsletter.ts'
import { orderMethods } from './methods/order.ts'
import { paymentMethods } from './methods/payment.ts'
import { reviewMethods } from './methods/review.ts'
import { signInMethods } from './methods/sign-in.ts'
import { socialLoginMethods } from './methods/social-login.ts'
import { storeMethods } from './methods/store.ts'
import { storeCreditMethods } from './methods/store-credit.ts'
import { wishlistMethods } from './methods/wishlist.ts'

/** Every method of `/magento/<method>`. */
export const commerceMethods = {
  ...inGroup('Catalog', catalogMethods),
  ...inGroup('Cart', cartMethods),
  ...inGroup('Checkout', checkoutMethods),
  ...inGroup('Compare lists', compareMethods),
  ...inGroup('Content', contentMethods),
  ...inGroup('Operations of your own', customMethods),
  ...inGroup('Customer account', customerMethods),
  ...inGroup('Gift cards', giftCardMethods),
  ...inGroup('Hosted search', hostedSearchMethods),
  ...inGroup('Wishlist of a guest', guestWishlistMethods),
  ...inGroup('Newsletter', newsletterMethods),
  ...inGroup('Orders', orderMethods),
  ...inGroup('Payment', paymentMethods),
  ...inGroup('Reviews', reviewMethods),
  ...inGroup('Sign-in', signInMethods),
  ...inGroup('Social sign-in', socialLoginMethods),
  ...inGroup('Store', storeMethods),
  ...inGroup('Store credit', storeCreditMethods),
  ...inGroup('Wishlist', wishlistMethods),
} satisfies Record<string, Method<never, never[]> | Method>
