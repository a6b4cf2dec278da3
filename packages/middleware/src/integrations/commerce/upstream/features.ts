// The one table of what not every back end offers: the part of its schema that a feature needs, and the settings of a store
// view that switch it off.
import type { SchemaIndex } from './schema-index.ts'

interface FeatureNeeds {
  /** `Type.field` */
  schema: string
  /** Fields of `StoreConfig`: the feature is on where one of them is, and where the schema has none of them. */
  settings?: readonly string[]
  /** A Magento has no value of the setting until somebody switches it on: null is off too. */
  isOptIn?: boolean
}

const FEATURES = {
  accountDeletionLink: { schema: 'Mutation.requestCustomerDeletionEmail' },
  /** Whether it is switched on, no setting says. */
  braintree: { schema: 'Mutation.createBraintreeClientToken' },
  checkoutAgreements: { schema: 'Query.checkoutAgreements' },
  /** For other front ends: the storefront keeps its comparison in the browser. */
  compareLists: { schema: 'Mutation.createCompareList' },
  contact: { schema: 'Mutation.contactUs', settings: ['contact_enabled'] },
  customerAttributes: { schema: 'Query.attributesForm' },
  /** What a product costs at the door, without a cart. */
  deliveredPrices: { schema: 'Query.deliveredPrices' },
  giftCards: { schema: 'Mutation.applyGiftCardToCart' },
  giftMessages: { schema: 'CartItemUpdateInput.gift_message', settings: ['allow_order', 'allow_items'] },
  guestCheckout: { schema: 'Mutation.setGuestEmailOnCart', settings: ['is_guest_checkout_enabled'] },
  /** A guest's order is found by the last name; by the postal code where it is not. */
  guestOrderLastname: { schema: 'OrderInformationInput.lastname' },
  guestOrders: { schema: 'Query.guestOrder' },
  guestReviews: {
    schema: 'Mutation.createProductReview',
    settings: ['allow_guests_to_write_product_reviews'],
  },
  guestWishlist: { schema: 'Query.guestWishlist' },
  /** What a product says about fitting a home. */
  homeFit: { schema: 'ProductInterface.fit_beds' },
  hostedSearch: { schema: 'Query.algolia_config' },
  multipleWishlists: { schema: 'Mutation.createWishlist', settings: ['enable_multiple_wishlists'] },
  newsletter: { schema: 'Mutation.subscribeEmailToNewsletter', settings: ['newsletter_enabled'] },
  orderCancellation: { schema: 'Mutation.cancelOrder', settings: ['order_cancellation_enabled'] },
  /** An order is placed unpaid and then paid online: a Magento's own module for cards works another way. */
  orderPayments: { schema: 'Mutation.startOrderPayment' },
  pageSearch: { schema: 'Query.cmsPageSearch' },
  paypalExpress: { schema: 'Mutation.createPaypalExpressToken' },
  recaptcha: { schema: 'Query.recaptchaV3Config' },
  recaptchaForms: { schema: 'Query.recaptchaFormConfig' },
  rememberMe: { schema: 'Mutation.generateRememberMeToken' },
  returns: { schema: 'Mutation.requestReturn', settings: ['returns_enabled'] },
  reviews: { schema: 'Mutation.createProductReview', settings: ['product_reviews_enabled'] },
  rewardPoints: { schema: 'Customer.reward_points', settings: ['magento_reward_general_is_enabled'] },
  /** Every Magento has the field; Braintree's vault is what this shop saves cards in. */
  savedCards: {
    schema: 'Query.customerPaymentTokens',
    settings: ['braintree_cc_vault_active'],
    isOptIn: true,
  },
  showrooms: { schema: 'Query.stores' },
  socialLogin: { schema: 'Query.socialLoginProviders' },
  /** A mail when a sold-out product is back. */
  stockAlerts: { schema: 'Mutation.subscribeToStockAlert' },
  storeCredit: { schema: 'Customer.store_credit', settings: ['store_credit_enabled'] },
  storePickup: { schema: 'Query.pickupLocations' },
  wishlist: { schema: 'Mutation.addProductsToWishlist', settings: ['magento_wishlist_general_is_enabled'] },
  wishlistSharing: { schema: 'Query.sharedWishlist' },
} as const satisfies Record<string, FeatureNeeds>

export type Feature = keyof typeof FEATURES

const ROWS: [Feature, FeatureNeeds][] = Object.entries(FEATURES) as [Feature, FeatureNeeds][]

/** By feature whether the schema has what it needs; all, while there is no schema. */
export function featuresOf(
  schema?: SchemaIndex,
): Record<Feature, { supported: boolean; lacks?: readonly string[] }> {
  const facts = ROWS.map(([name, { schema: needed }]) => {
    const supported = !schema || hasField(schema, needed)
    return [name, supported ? { supported } : { supported, lacks: [needed] }] as const
  })
  return Object.fromEntries(facts) as ReturnType<typeof featuresOf>
}

/** The settings that the schema's StoreConfig has. */
export function settingsOf(schema: SchemaIndex): string[] {
  const all = new Set(ROWS.flatMap(([, { settings = [] }]) => settings))
  return [...all].filter((setting) => hasField(schema, `StoreConfig.${setting}`))
}

/** The features that a store view's settings switch off. A setting that the back end does not return switches nothing off. */
export function switchedOff(config: Readonly<Record<string, unknown>>): Feature[] {
  return ROWS.filter(([, { settings = [], isOptIn = false }]) => {
    const returned = settings.filter(
      (setting) => config[setting] !== undefined && (isOptIn || config[setting] !== null),
    )
    return returned.length > 0 && !returned.some((setting) => isOn(config[setting]))
  }).map(([name]) => name)
}

/** Magento has some of its settings as text. */
function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true'
}

function hasField({ types }: SchemaIndex, place: string): boolean {
  const [type = '', field = ''] = place.split('.')
  const { fields, inputs } = types.get(type) ?? {}
  return Boolean(fields?.has(field) || inputs?.has(field))
}
