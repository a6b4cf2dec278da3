// The schema that is served: the contract's SDL with this back end's resolvers.
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { cartResolvers } from '../cart/cart.resolvers.ts'
import { catalogResolvers } from '../catalog/catalog.resolvers.ts'
import { checkoutResolvers } from '../checkout/checkout.resolvers.ts'
import { contactResolvers } from '../store/contact.resolvers.ts'
import { contentResolvers } from '../content/content.resolvers.ts'
import { productResolvers } from '../product/product.resolvers.ts'
import { privacyResolvers } from '../privacy/privacy.resolvers.ts'
import { customerResolvers } from '../customer/customer.resolvers.ts'
import { newsletterResolvers } from '../customer/newsletter/newsletter.resolvers.ts'
import { mailResolvers } from '../mail/mail.resolvers.ts'
import { orderResolvers } from '../order/order.resolvers.ts'
import { paymentResolvers } from '../payment/payment.resolvers.ts'
import { reviewResolvers } from '../review/review.resolvers.ts'
import { socialLoginResolvers } from '../customer/social-login/social-login.resolvers.ts'
import { searchResolvers } from '../search/search.resolvers.ts'
import { storeResolvers } from '../store/store.resolvers.ts'
import { wishlistResolvers } from '../wishlist/wishlist.resolvers.ts'

/** What of the contract this back end does not serve. */
export const NOT_SERVED = ['braintree.graphql', 'compare.graphql', 'paypal.graphql', 'saved-cards.graphql']

let built: GraphQLSchema | undefined

/** The same for each back end of a process: what differs is in the context of a request. */
export function shopSchema(): GraphQLSchema {
  built ??= buildShopSchema()
  return built
}

function buildShopSchema(): GraphQLSchema {
  return createSchema({
    typeDefs: readTypeDefs(NOT_SERVED),
    resolvers: [
      storeResolvers,
      catalogResolvers,
      productResolvers,
      searchResolvers,
      contactResolvers,
      contentResolvers,
      cartResolvers,
      checkoutResolvers,
      mailResolvers,
      newsletterResolvers,
      orderResolvers,
      paymentResolvers,
      customerResolvers,
      privacyResolvers,
      reviewResolvers,
      socialLoginResolvers,
      wishlistResolvers,
    ] as never,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
    inheritResolversFromInterfaces: true,
  })
}
