// Features that not every back end supports, with the method of the middleware that each needs.

export const FEATURES = {
  guestWishlist: 'guestWishlist',
  rememberMe: 'generateRememberMeToken',
  socialLogin: 'socialLoginProviders',
  wishlistSharing: 'sharedWishlist',
} as const

export type Feature = keyof typeof FEATURES
