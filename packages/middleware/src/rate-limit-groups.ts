// What invites guessing or spam or costs the back end much, and how many calls a minute one address has for each, unless configured otherwise.

export const RATE_LIMITS = {
  /** Trying coupon codes. */
  coupon: 20,
  /** Placing orders. */
  order: 20,
  /** Looking up orders and e-mail addresses. */
  lookup: 20,
  /** Signing in. */
  login: 10,
  /** Registering, changing e-mail address or password. */
  account: 10,
  /** Writing reviews. */
  review: 10,
  /** Making carts and guest wishlists, also by the first add. An office behind one address stays below. */
  creation: 60,
  /** Public reads that the cache cannot answer: a page of the shop needs up to ten, and few of them are not cached. */
  read: 300,
} as const satisfies Record<string, number>

export type RateLimitGroup = keyof typeof RATE_LIMITS
