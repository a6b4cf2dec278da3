// What the shop needs of a provider of payments. Amounts are in cents; an intent is one order's payment at the provider.

/** What a shopper knows a card by. */
export interface PaidCard {
  /** e.g. `Visa`; null for a brand that we do not know. */
  brand: string | null
  last4: string
}

export interface Intent {
  id: string
  /**
   * `open`: not paid yet; `authorized`: reserved, to be captured; the provider still works on `processing` ones; a `lost` one
   * the provider does not know, e.g. since the keys are those of another account.
   */
  state: 'open' | 'processing' | 'authorized' | 'paid' | 'canceled' | 'lost'
  /** What has arrived. */
  receivedCents: number
  /** e.g. `CAD`; of a lost one nothing is known. */
  currency: string
  /** Lets the shopper's browser pay this intent, and nothing else. */
  clientSecret: string
  /** As it was made with; absent where another system made it. */
  orderNumber?: string | undefined
  /** What pays it, where that is a card. */
  card?: PaidCard | undefined
}

export interface NewIntent {
  orderNumber: string
  cents: number
  /** e.g. `CAD` */
  currency: string
  /** The same key gives the same intent, however often it is sent. */
  key: string
}

export interface ProviderRefund {
  id: string
  /** The key it was sent with; absent for one of the provider's own pages. */
  key: string | undefined
  cents: number
  isFailed: boolean
}

/** The provider did not do it, and will not with the same request: another state, a wrong amount, a refused key. */
export class PaymentRefused extends Error {}

/** The provider did not answer, or not in the shape of an answer: the outcome is unknown. */
export class PaymentUnreachable extends Error {}

/** Every call has a deadline, and fails with `PaymentRefused` or `PaymentUnreachable`. */
export interface PaymentProvider {
  /** For the provider's script in the browser. */
  publishableKey: string
  /** Whether money is only reserved when the shopper pays. */
  capturesLater: boolean
  /** How many payments may be read or ended in the background, so that its limits leave room for shoppers. */
  limits: { atOnce: number; perSecond: number }
  createIntent: (intent: NewIntent) => Promise<Intent>
  /** Never refused: an intent that does not exist is `lost`. */
  readIntent: (id: string) => Promise<Intent>
  /** A canceled intent can never be paid. */
  cancelIntent: (id: string) => Promise<Intent>
  captureIntent: (id: string, key: string) => Promise<Intent>
  refund: (intentId: string, refund: { cents: number; key: string }) => Promise<ProviderRefund>
  /** What was paid back, also from the provider's own pages. */
  refundsOf: (intentId: string) => Promise<ProviderRefund[]>
  /**
   * The intent that a signed notification is about; undefined when it is about none.
   * @throws when the signature is wrong or older than five minutes, or it names what is no intent
   */
  intentOfEvent: (body: Buffer, signature: string) => string | undefined
}

/** What the shop may say of paying in months. */
export interface Financing {
  months: number
  /** Per cent a year. */
  annualRate: number
  /** The least that is paid in months, in dollars. */
  minimum: number
}

/** How this shop takes payments online. */
export interface OnlinePayments {
  financing: Financing | undefined
  provider: PaymentProvider
  /** How long an unpaid order holds its stock. */
  holdMinutes: number
  /** Logs that the provider cannot be reached, once per outage. */
  reportOutage: (error: unknown) => void
}
