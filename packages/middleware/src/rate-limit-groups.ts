// Groups of calls that invite guessing or spam or are expensive, with their default limits per minute and address.

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
  /** Making carts, guest wishlists and compare lists, also by the first add. The limit leaves room for an office behind one address. */
  creation: 60,
  /** Public reads that miss the cache. A page of the shop needs up to ten reads, and most of them are hits. */
  read: 300,
  /** Requests of agents; those of a platform come from few addresses. */
  agent: 600,
  /** Profiles of platforms that are fetched; a platform's is fetched every five minutes. */
  profile: 30,
  /** Carts and checkouts that one platform makes, whatever its addresses. */
  platform: 300,
} as const satisfies Record<string, number>

export type RateLimitGroup = keyof typeof RATE_LIMITS
