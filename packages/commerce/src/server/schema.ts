// The schema that is served: the contract's SDL with this back end's resolvers.
import type { GraphQLInputObjectType, GraphQLSchema } from 'graphql'
import { createSchema } from 'graphql-yoga'
import { readTypeDefs } from '@loftwood/graphql-types/schema'
import { cartResolvers } from '../cart/cart.resolvers.ts'
import { catalogResolvers } from '../catalog/catalog.resolvers.ts'
import { checkoutResolvers } from '../checkout/checkout.resolvers.ts'
import { contactResolvers } from '../store/contact.resolvers.ts'
import { contentResolvers } from '../content/content.resolvers.ts'
import type { AttributeSet } from '../product/attributes.ts'
import { productResolvers } from '../product/product.resolvers.ts'
import { privacyResolvers } from '../privacy/privacy.resolvers.ts'
import { customerResolvers } from '../customer/customer.resolvers.ts'
import { newsletterResolvers } from '../customer/newsletter/newsletter.resolvers.ts'
import { stockAlertResolvers } from '../customer/stock-alert/stock-alert.resolvers.ts'
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

const FILTER = 'ProductAttributeFilterInput'

/** The schema with a filter for every attribute that the shop filters by, as Magento has it. */
export function filteringSchema(): (attributes: AttributeSet) => GraphQLSchema {
  const base = shopSchema()
  const named = (base.getType(FILTER) as GraphQLInputObjectType).getFields()
  let latest = { codes: '', schema: base }
  return (attributes) => {
    const own = attributes.all().filter(({ code, filterable, input }) => {
      const isChosen = filterable && (input === 'select' || input === 'boolean')
      return isChosen && !(code in named) && /^[a-z]\w*$/.test(code)
    })
    const codes = own.map(({ code }) => `${code}: FilterEqualTypeInput`).join('\n')
    if (codes !== latest.codes) {
      const schema = codes ? buildShopSchema(`extend input ${FILTER} {\n${codes}\n}`) : base
      latest = { codes, schema }
    }
    return latest.schema
  }
}

function buildShopSchema(extension = ''): GraphQLSchema {
  return createSchema({
    typeDefs: `${readTypeDefs(NOT_SERVED)}${extension}`,
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
      stockAlertResolvers,
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
