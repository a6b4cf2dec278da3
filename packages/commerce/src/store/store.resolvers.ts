// Store views, currency, countries, showrooms.
import type {
  QueryCountryArgs,
  QueryPickupLocationsArgs,
  QueryStoresArgs,
} from '@loftwood/graphql-types/schema-types'
import type { Context, RootResolver } from '../context.ts'
import { userError } from '../user-errors/user-error.ts'
import { pickupLocations, storeLocations } from './store-locations.ts'
import { countryNode, currencyNode, storeConfigNode } from './store.service.ts'

/** The one website of this shop, as Magento numbers it. */
const WEBSITE_ID = 1

function hostedSearchNode({ shop }: Context) {
  const { isEnabled, applicationId, apiKey, indexName } = shop.rules.store.hostedSearch
  return {
    enabled: isEnabled,
    application_id: applicationId || null,
    api_key: apiKey || null,
    index_name: indexName || null,
  }
}

function adTrackingNode({ shop }: Context) {
  const { adTracking } = shop.rules.store
  return {
    is_user_connected: adTracking.isUserConnected,
    is_conversion_config_enabled: adTracking.isConversionConfigEnabled,
    meta_tag: adTracking.metaTag || null,
    is_ldp_enabled: adTracking.isLimitedDataProcessingEnabled,
    is_cookie_restriction_mode_enabled: adTracking.isCookieRestrictionModeEnabled,
    current_website_id: WEBSITE_ID,
    gdpr_cookie_name: adTracking.gdprCookieName,
    is_gdpr_enabled: adTracking.isGdprEnabled,
    gdpr_option: adTracking.gdprOption,
    tag_id: adTracking.tagId || null,
  }
}

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
      if (id == null || id === '') throw userError('COUNTRY_ID_EMPTY')
      const country = context.shop.rules.countries.find((each) => each.id === id)
      if (!country) throw userError('COUNTRY_NOT_FOUND')
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
