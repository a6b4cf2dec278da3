// What not every back end can do: which method of the middleware each of these features needs.

export const FEATURES = {
  guestWishlist: 'guestWishlist',
  rememberMe: 'generateRememberMeToken',
  socialLogin: 'socialLoginProviders',
  wishlistSharing: 'sharedWishlist',
} as const

export type Feature = keyof typeof FEATURES

/** Name of the meta element by which the browser learns which are missing. */
export const MISSING_FEATURES_META = 'missing-features'
