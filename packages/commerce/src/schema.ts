// The schema that is served: the contract's SDL with this back end's resolvers.
import type { GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { cartResolvers } from './features/cart/cart.resolvers.ts'
import { catalogResolvers } from './features/catalog/catalog.resolvers.ts'
import { checkoutResolvers } from './features/checkout/checkout.resolvers.ts'
import { contactResolvers } from './features/contact/contact.resolvers.ts'
import { contentResolvers } from './features/content/content.resolvers.ts'
import { customerResolvers } from './features/customer/customer.resolvers.ts'
import { newsletterResolvers } from './features/newsletter/newsletter.resolvers.ts'
import { orderResolvers } from './features/order/order.resolvers.ts'
import { reviewResolvers } from './features/review/review.resolvers.ts'
import { socialLoginResolvers } from './features/social-login/social-login.resolvers.ts'
import { storeResolvers } from './features/store/store.resolvers.ts'
import { wishlistResolvers } from './features/wishlist/wishlist.resolvers.ts'
import { phraseResolvers } from './phrases/phrase-resolvers.ts'

export function buildShopSchema(): GraphQLSchema {
  return createSchema({
    typeDefs: readTypeDefs(),
    resolvers: [
      storeResolvers,
      catalogResolvers,
      contactResolvers,
      contentResolvers,
      cartResolvers,
      checkoutResolvers,
      newsletterResolvers,
      orderResolvers,
      customerResolvers,
      reviewResolvers,
      socialLoginResolvers,
      wishlistResolvers,
      phraseResolvers,
    ] as never,
    resolverValidationOptions: { requireResolversForResolveType: 'ignore' },
    inheritResolversFromInterfaces: true,
  })
}
