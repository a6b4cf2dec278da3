/**
 * Braintree's module of a Magento: the fields that it adds to Magento's schema, with the answers and the words of module 4.6
 * (Magento 2.4.7). Without a gateway it is there and switched off, as in every Magento.
 */
import type { BraintreeServer, Payment, SavedCard } from './braintree-server.ts'
import { UserError, type PaymentPart } from './layer.ts'

export interface MagentoBraintree extends PaymentPart {
  /** As if the customer had paid with the card before. */
  save: (email: string, card: Omit<SavedCard, 'token'>) => void
}

interface ChosenPayment extends Payment {
  isSaved: boolean
}

interface PaymentInput {
  code?: string
  braintree?: {
    payment_method_nonce: string
    is_active_payment_token_enabler: boolean
    device_data?: string | null
  }
  braintree_cc_vault?: { public_hash: string; device_data?: string | null }
}

const METHODS = [
  { code: 'braintree', title: 'Credit Card' },
  { code: 'braintree_cc_vault', title: 'Stored Cards (Braintree)', isForCustomers: true },
]
const TYPES: Readonly<Record<string, string>> = { 4: 'VI', 5: 'MC' }

const NAMES: Readonly<Record<string, string>> = { 4: 'Visa', 5: 'MasterCard' }

const DECLINED = 'Transaction has been declined. Please try again later.'

export function createBraintree(gateway?: BraintreeServer, { requires3ds = false } = {}): MagentoBraintree {
  /** By the cart's id. */
  const payments = new Map<string, ChosenPayment>()
  /** By the customer's e-mail address. */
  const vault = new Map<string, SavedCard[]>()
  const cardsOf = (email: string) => vault.get(email) ?? []

  const save: MagentoBraintree['save'] = (email, card) => {
    const saved = { ...card, token: crypto.randomUUID().replaceAll('-', '') }
    vault.set(email, [...cardsOf(email), saved])
  }

  function deleteToken(email: string, hash: string) {
    const cards = cardsOf(email)
    const left = cards.filter(({ token }) => token !== hash)
    if (left.length === cards.length)
      throw new UserError(`Could not find a token using public hash: ${hash}`, 'graphql-no-such-entity')
    vault.set(email, left)
    return { result: true }
  }

  function nonceOf({ braintree, braintree_cc_vault: saved }: PaymentInput, cards: readonly SavedCard[]) {
    if (braintree) return braintree.payment_method_nonce
    const card = cards.find(({ token }) => token === saved?.public_hash)
    if (!gateway || !card) throw new UserError('Sorry, but something went wrong')
    return gateway.tokenizeSaved(card)
  }

  return {
    methods: gateway ? METHODS : [],
    save,
    settings: () => ({
      braintree_cc_vault_active: gateway ? '1' : null,
      braintree_3dsecure_verify_3dsecure: requires3ds || null,
    }),
    fields: {
      createBraintreeClientToken: () => {
        if (!gateway) throw new UserError('The Braintree payment method is not active.')
        return gateway.clientToken()
      },
      customerPaymentTokens: async (_input, { email }) => ({ items: cardsOf(await email()).map(tokenOf) }),
      deletePaymentToken: async ({ publicHash }, { email }) => deleteToken(await email(), String(publicHash)),
    },
    async set(cartId, input, { email }) {
      const payment = input as PaymentInput
      payments.delete(cartId)
      if (payment.code === 'braintree' && !payment.braintree)
        throw new UserError('Required parameter "braintree" for "payment_method" is missing.')
      const cards = payment.code === 'braintree' ? [] : cardsOf(await email())
      const isSaved = payment.braintree?.is_active_payment_token_enabler === true
      const deviceData = (payment.braintree ?? payment.braintree_cc_vault)?.device_data
      payments.set(cartId, { nonce: nonceOf(payment, cards), deviceData, isSaved })
    },
    /** Authorizes in the same call, before the order is saved. */
    charge({ cartId, total, email }) {
      const payment = payments.get(cartId)
      if (!gateway || !payment) return []
      try {
        const card = gateway.sell({ ...payment, requires3ds }, total)
        if (payment.isSaved) save(email, card)
        return detailsOf(card)
      } catch {
        throw new UserError(DECLINED)
      }
    },
  }
}

/** What the module's `CardDetailsHandler` stores with the payment. */
const detailsOf = ({ number }: Pick<SavedCard, 'number'>) => [
  { name: 'cc_type', value: NAMES[number[0] ?? ''] ?? 'Other' },
  { name: 'cc_number', value: `xxxx-${number.slice(-4)}` },
]

const tokenOf = ({ token, number, expiry }: SavedCard) => ({
  public_hash: token,
  payment_method_code: 'braintree',
  type: 'card',
  details: JSON.stringify({
    type: TYPES[number[0] ?? ''] ?? 'OT',
    maskedCC: number.slice(-4),
    expirationDate: expiry,
  }),
})
