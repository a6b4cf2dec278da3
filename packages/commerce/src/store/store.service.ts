// The store's configuration in Magento's form, from store.json and this back end's rules.
import { postalLines } from '../mail/compose-mail.ts'
import { legalName } from '../mail/legal-name.ts'
import type { ShopRules } from '@loftwood/demo-store/read-catalog'
import { ROOT_CATEGORY_ID } from '../db/identities.ts'
import type { Context } from '../context.ts'
import { deliveredRegions } from '../cart/delivery/shipping-rates.ts'
import { HOME_COUNTRY } from '../customer/addresses/address-rules.ts'
import { PASSWORD_RULE } from '../customer/passwords.ts'
import { TOKEN_HOURS } from '../customer/tokens.ts'
import { CATEGORY_SORTS } from '../catalog/category-node.ts'
import { CANCEL_REASONS } from '../order/cancel-reasons.ts'
import type { StoreView } from '../shop.ts'
import { encodeUid } from '../platform/uid.ts'

type StoreRules = ShopRules['store']

export function storeConfigNode(view: StoreView, context: Context) {
  const { store } = context.shop.rules
  return {
    ...identity(view, store),
    ...addresses(context),
    ...appearance(view, store),
    ...contact(store),
    ...cheques(view, store),
    ...catalogSettings,
    ...checkoutSettings(context),
    ...customerSettings(store),
  }
}

function identity(view: StoreView, { name, timezone, weightUnit, defaultCountry, views }: StoreRules) {
  return {
    store_code: view.storeCode,
    store_name: view.name,
    store_sort_order: views.indexOf(view),
    store_group_code: 'main_website_store',
    store_group_name: name,
    website_code: 'base',
    website_name: name,
    locale: view.locale,
    timezone,
    weight_unit: weightUnit,
    default_country: defaultCountry,
    base_currency_code: view.currency,
    default_display_currency_code: view.currency,
    is_default_store: view.isDefault,
    is_default_store_group: true,
    root_category_uid: encodeUid(ROOT_CATEGORY_ID),
  }
}

function addresses({ storefrontUrl, mediaUrl }: Context) {
  const base = `${storefrontUrl}/`
  const media = `${mediaUrl}/`
  return {
    base_url: base,
    base_link_url: base,
    base_static_url: base,
    base_media_url: media,
    secure_base_url: base,
    secure_base_link_url: base,
    secure_base_static_url: base,
    secure_base_media_url: media,
  }
}

function appearance(
  { language }: StoreView,
  { name, logo, slogan, copyright, homeFeatures, popularSearches }: StoreRules,
) {
  return {
    logo_parts: logo.parts,
    logo_alt: logo.alt[language],
    copyright: copyright[language],
    default_title: name,
    default_description: slogan[language],
    title_separator: '|',
    welcome: slogan[language],
    cms_home_page: 'home',
    home_show_solid_wood: homeFeatures.solidWood,
    home_show_bunk_beds: homeFeatures.bunkBeds,
    home_show_shipping: homeFeatures.shipping,
    home_show_in_stock: homeFeatures.inStock,
    home_show_free_shipping: homeFeatures.freeShipping,
    popular_search_terms: popularSearches.map((term) => term[language]),
  }
}

/** Whom a cheque is made out to, and where it is sent. */
function cheques({ language }: StoreView, store: StoreRules) {
  return {
    check_money_order_make_check_payable_to: legalName(store, language),
    check_money_order_send_check_to: postalLines(store).join(', '),
  }
}

function contact({
  email,
  address,
  socialProfiles,
  isCartCommentEnabled,
  freeShippingThreshold,
}: StoreRules) {
  return {
    contact_email: email,
    contact_phone: address.phone,
    store_street: address.street,
    store_city: address.city,
    store_region: address.provinceCode,
    store_postcode: address.postalCode,
    store_country_code: address.countryCode,
    latitude: address.latitude,
    longitude: address.longitude,
    social_facebook: socialProfiles.facebook,
    social_twitter: socialProfiles.twitter,
    is_cart_comment_enabled: isCartCommentEnabled,
    free_shipping_threshold: freeShippingThreshold,
    contact_enabled: true,
  }
}

const catalogSettings = {
  catalog_default_sort_by: CATEGORY_SORTS[0],
  category_url_suffix: '',
  product_url_suffix: '',
  grid_per_page: 14,
  grid_per_page_values: '14,28,42',
  list_per_page: 14,
  list_per_page_values: '14,28,42',
  list_mode: 'grid-list',
  autocomplete_on_storefront: true,
  configurable_thumbnail_source: 'itself',
  display_product_prices_in_catalog: 1,
  product_reviews_enabled: '1',
  show_cms_breadcrumbs: 1,
}

function checkoutSettings({ shop, view, onlinePayments }: Context) {
  const { financing } = onlinePayments ?? {}
  return {
    financing: financing && {
      months: financing.months,
      annual_rate: financing.annualRate,
      minimum: financing.minimum,
    },
    is_guest_checkout_enabled: true,
    is_one_page_checkout_enabled: true,
    is_checkout_agreements_enabled: false,
    max_items_in_order_summary: 10,
    cart_summary_display_quantity: 1,
    display_shipping_prices: 1,
    countries_with_required_region: shop.rules.countries.map(({ id }) => id).join(','),
    optional_zip_countries: '',
    display_state_if_optional: true,
    loyalty_credit_percent: shop.rules.store.loyaltyCreditPercent,
    shipping_countries: [HOME_COUNTRY],
    shipping_regions: deliveredRegions(shop.rules.shippingMethods),
    order_cancellation_enabled: true,
    order_cancellation_reasons: CANCEL_REASONS.map((reason) => ({ description: reason[view.language] })),
  }
}

function customerSettings({ accounts }: StoreRules) {
  return {
    customer_access_token_lifetime: TOKEN_HOURS,
    create_account_confirmation: accounts.isConfirmationRequired,
    allow_guests_to_write_product_reviews: accounts.areGuestReviewsAllowed ? '1' : '0',
    magento_wishlist_general_is_enabled: '1',
    newsletter_enabled: true,
    minimum_password_length: String(PASSWORD_RULE.shortest),
    required_character_classes_number: String(PASSWORD_RULE.classes),
  }
}

export function currencyNode({ view }: Context) {
  return {
    base_currency_code: view.currency,
    base_currency_symbol: '$',
    default_display_currency_code: view.currency,
    default_display_currency_symbol: '$',
    available_currency_codes: [view.currency],
    exchange_rates: [{ currency_to: view.currency, rate: 1 }],
  }
}

export function countryNode(country: ShopRules['countries'][number], { view }: Context) {
  return {
    id: country.id,
    two_letter_abbreviation: country.id,
    three_letter_abbreviation: country.threeLetterCode,
    full_name_locale: country.name[view.language],
    full_name_english: country.name.en,
    available_regions: country.regions
      .map(({ id, code, name }) => ({ id, code, name: name[view.language] }))
      .toSorted((one, other) => one.name.localeCompare(other.name, view.language)),
  }
}
