// Which providers of express checkout the shop has: they sell with the address and the money of the shopper's wallet.

/** Providers that the setting EXPRESS_CHECKOUT may name, in the order of their buttons. */
export const EXPRESS_PROVIDERS = ['stripe', 'paypal'] as const

/** What each needs in the browser. A provider that is not named here is off. */
export interface ExpressConfig {
  stripe?: { key: string; capturesLater: boolean }
  paypal?: true
}
