// Features that the shop hides where the back end has none of them; the middleware's features.ts says what each needs.

export const FEATURES = [
  'accountDeletionLink',
  'deliveredPrices',
  'braintree',
  'guestOrderLastname',
  'guestOrders',
  'guestWishlist',
  'homeFit',
  'openDownloads',
  'orderPayments',
  'pageSearch',
  'paypalExpress',
  'rememberMe',
  'savedCards',
  'socialLogin',
  'stockAlerts',
  'storeCredit',
  'wishlistSharing',
] as const

export type Feature = (typeof FEATURES)[number]
