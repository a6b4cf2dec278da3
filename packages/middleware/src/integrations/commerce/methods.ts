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
import type { Method } from './methods/method.ts'
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
  ...catalogMethods,
  ...cartMethods,
  ...checkoutMethods,
  ...compareMethods,
  ...contentMethods,
  ...customMethods,
  ...customerMethods,
  ...giftCardMethods,
  ...hostedSearchMethods,
  ...guestWishlistMethods,
  ...newsletterMethods,
  ...orderMethods,
  ...paymentMethods,
  ...reviewMethods,
  ...signInMethods,
  ...socialLoginMethods,
  ...storeMethods,
  ...storeCreditMethods,
  ...wishlistMethods,
} satisfies Record<string, Method<never, never[]> | Method>
