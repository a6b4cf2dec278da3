/**
 * What Braintree's gateway knows: tokens of cards, each of which pays once, sales, and cards that were saved. Card numbers
 * are those of its documentation.
 */
export const CARDS = {
  paid: '4111111111111111',
  mastercard: '5555555555554444',
  declined: '4000111111111115',
  /** Its bank asks the customer to confirm (3-D Secure). */
  challenged: '4000000000001091',
} as const

export interface SavedCard {
  token: string
  number: string
  expiry: string
}

/** How a sale is paid. */
export interface Payment {
  nonce: string
  /** As the collector in the browser has made it: JSON with the id under which it has reported the device. */
  deviceData?: string | null | undefined
  /** Whether the sale is made only with a card that 3-D Secure has verified for its amount. */
  requires3ds?: boolean
}

export interface Sale {
  nonce: string
  amount: number
  number: string
  /** Whether the protection against fraud knows the device that pays. */
  isDeviceKnown: boolean
}

interface Nonce extends Omit<SavedCard, 'token'> {
  isUsed: boolean
  /** For which 3-D Secure has verified the card. */
  verifiedAmount: number | null
}

export interface BraintreeServer {
  /** Sales that were authorized. */
  sales: Sale[]
  /** How many tokens of cards were made. */
  nonceCount: () => number
  /** What the fields in the browser start with: base64 of JSON, as Braintree's server libraries make it. */
  clientToken: () => string
  tokenize: (card: Omit<SavedCard, 'token'>) => string
  tokenizeSaved: (card: SavedCard) => string
  /** Whether the card's bank asks its customer to confirm. */
  isChallenged: (nonce: string) => boolean
  /** 3-D Secure has verified the card for this amount: a token that says so takes the place of the former. */
  verify: (nonce: string, amount: number) => string
  /** The collector in a browser reports its device. */
  noteDevice: (id: string) => void
  /** @throws when the bank declines, or the token has been used or is none */
  sell: (payment: Payment, amount: number) => Omit<SavedCard, 'token'>
}

export function startBraintreeServer(): BraintreeServer {
  const nonces = new Map<string, Nonce>()
  const sales: Sale[] = []
  const devices = new Set<string>()
  function makeNonce({ number, expiry }: Omit<SavedCard, 'token'>, verifiedAmount: number | null): string {
    const nonce = `tokencc_bh_${crypto.randomUUID().replaceAll('-', '_')}`
    nonces.set(nonce, { number, expiry, isUsed: false, verifiedAmount })
    return nonce
  }
  const tokenize = (card: Omit<SavedCard, 'token'>) => makeNonce(card, null)
  function found(id: string): Nonce {
    const nonce = nonces.get(id)
    if (!nonce || nonce.isUsed) throw new Error('Cannot use a payment_method_nonce more than once.')
    return nonce
  }
  return {
    sales,
    nonceCount: () => nonces.size,
    clientToken: () =>
      btoa(
        JSON.stringify({
          version: 2,
          environment: 'sandbox',
          authorizationFingerprint: `fingerprint-${crypto.randomUUID()}`,
          configUrl:
            'https://api.sandbox.braintreegateway.com:443/merchants/loftwood/client_api/v1/configuration',
          graphQL: {
            url: 'https://payments.sandbox.braintree-api.com/graphql',
            date: '2018-05-08',
            features: ['tokenize_credit_cards'],
          },
          merchantId: 'loftwood',
          clientApiUrl: 'https://api.sandbox.braintreegateway.com:443/merchants/loftwood/client_api',
          assetsUrl: 'https://assets.braintreegateway.com',
        }),
      ),
    tokenize,
    tokenizeSaved: tokenize,
    noteDevice: (id) => void devices.add(id),
    isChallenged: (id) => found(id).number === CARDS.challenged,
    verify: (id, amount) => {
      const nonce = found(id)
      nonce.isUsed = true
      return makeNonce(nonce, amount)
    },
    sell: ({ nonce: id, deviceData, requires3ds = false }, amount) => {
      const nonce = found(id)
      nonce.isUsed = true
      if (requires3ds && nonce.verifiedAmount !== amount) throw new Error('Gateway Rejected: three_d_secure')
      if (nonce.number === CARDS.declined) throw new Error('Processor Declined')
      const isDeviceKnown = devices.has(correlationId(deviceData))
      sales.push({ nonce: id, amount, number: nonce.number, isDeviceKnown })
      return nonce
    },
  }
}

/** Data that is none at all is refused by no gateway: the sale is then judged without. */
function correlationId(deviceData: Payment['deviceData']): string {
  if (!deviceData) return ''
  const { correlation_id: id } = JSON.parse(deviceData) as { correlation_id?: unknown }
  return String(id)
}
