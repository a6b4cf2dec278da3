// What a storefront has to know of services of others: hosted search and the ad-tracking script.
import type { Context } from '../context.ts'

/** The one website of this shop, as Magento numbers it. */
const WEBSITE_ID = 1

export function hostedSearchNode({ shop }: Context) {
  const { isEnabled, applicationId, apiKey, indexName } = shop.rules.store.hostedSearch
  return {
    enabled: isEnabled,
    application_id: applicationId || null,
    api_key: apiKey || null,
    index_name: indexName || null,
  }
}

export function adTrackingNode({ shop }: Context) {
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
