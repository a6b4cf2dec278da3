// What not every back end can do: which method of the middleware each of these features needs.

export const FEATURES = {
  guestWishlist: 'guestWishlist',
  rememberMe: 'generateRememberMeToken',
  socialLogin: 'socialLoginProviders',
  wishlistSharing: 'sharedWishlist',
} as const

export type Feature = keyof typeof FEATURES
