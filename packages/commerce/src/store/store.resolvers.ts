// Store views, currency, countries, showrooms.
import type {
  QueryCountryArgs,
  QueryPickupLocationsArgs,
  QueryStoresArgs,
} from '@loftwood/graphql-types/schema-types'
import type { RootResolver } from '../context.ts'
import { refusal } from '../refusals/refusal.ts'
import { adTrackingNode, hostedSearchNode } from './integrations.service.ts'
import { pickupLocations, storeLocations } from './store-locations.ts'
import { countryNode, currencyNode, storeConfigNode } from './store.service.ts'

interface StoreResolvers {
  Query: {
    storeConfig: RootResolver<unknown>
    availableStores: RootResolver<unknown>
    currency: RootResolver<unknown>
    countries: RootResolver<unknown>
    country: RootResolver<Partial<QueryCountryArgs>>
    stores: RootResolver<QueryStoresArgs>
    pickupLocations: RootResolver<Partial<QueryPickupLocationsArgs>>
    checkoutAgreements: RootResolver<unknown>
    algolia_config: RootResolver<unknown>
    pinterestOptions: RootResolver<unknown>
    recaptchaV3Config: RootResolver<unknown>
    recaptchaFormConfig: RootResolver<unknown>
  }
}

export const storeResolvers: StoreResolvers = {
  Query: {
    storeConfig: (_, _args, context) => storeConfigNode(context.view, context),
    availableStores: (_, _args, context) =>
      context.shop.rules.store.views.map((view) => storeConfigNode(view, context)),
    currency: (_, _args, context) => currencyNode(context),
    countries: (_, _args, context) =>
      context.shop.rules.countries.map((country) => countryNode(country, context)),
    country: (_, { id }, context) => {
      if (id == null || id === '') throw refusal('COUNTRY_ID_EMPTY')
      const country = context.shop.rules.countries.find((each) => each.id === id)
      if (!country) throw refusal('COUNTRY_NOT_FOUND')
      return countryNode(country, context)
    },
    stores: (_, { near }, context) => storeLocations(near, context),
    pickupLocations: (_, { pageSize, currentPage }, context) =>
      pickupLocations({ pageSize: pageSize ?? 20, currentPage: currentPage ?? 1 }, context),
    // This shop sells without terms to tick.
    checkoutAgreements: () => [],
    algolia_config: (_, _args, context) => hostedSearchNode(context),
    pinterestOptions: (_, _args, context) => adTrackingNode(context),
    // The settings of the storefront say what its captcha is.
    recaptchaV3Config: () => null,
    recaptchaFormConfig: () => null,
  },
}
