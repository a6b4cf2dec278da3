/**
 * Braintree's module of a Magento, in front of the embedded back end: the fields that it adds to Magento's schema, with the
 * answers and the words of module 4.6 (Magento 2.4.7). Without a gateway it is there and switched off, as in every Magento.
 */
import { parse, print, visit } from 'graphql'
import type { BraintreeServer, SavedCard } from './braintree-server.ts'
import type { Operation } from './layer.ts'

export interface Answer {
  data?: Record<string, unknown> | null
  errors?: object[]
}

/** Has the embedded back end do the rest. */
type Forward = (operation: Operation) => Promise<Answer>

interface Payment {
  code: string
  nonce: string
  isSaved: boolean
}

const TITLES: Readonly<Record<string, string>> = {
  braintree: 'Credit Card',
  braintree_cc_vault: 'Stored Cards (Braintree)',
}
const TYPES: Readonly<Record<string, string>> = { 4: 'VI', 5: 'MC' }

const refusal = (message: string, category: string): Answer => ({
  errors: [{ message, extensions: { category } }],
})
const DECLINED = 'Transaction has been declined. Please try again later.'

export class MagentoBraintree {
  private readonly gateway: BraintreeServer | undefined
  /** Whether the operator has switched 3-D Secure on. */
  needsProof: boolean | null = null
  private readonly payments = new Map<string, Payment>()
  private readonly paidBy = new Map<string, string>()
  /** By the customer's e-mail address. */
  private readonly vault = new Map<string, SavedCard[]>()

  constructor(gateway?: BraintreeServer) {
    this.gateway = gateway
  }

  /** As if the customer had paid with it before. */
  save(email: string, card: Omit<SavedCard, 'token'>): void {
    const saved = { ...card, token: crypto.randomUUID().replaceAll('-', '') }
    this.vault.set(email, [...(this.vault.get(email) ?? []), saved])
  }

  async answer(operation: Operation, customerToken: string | null, forward: Forward): Promise<Answer> {
    const own = await this.ownAnswer(operation, customerToken, forward)
    if (own) return own
    const known = withoutOwnFields(operation)
    const answer = await forward(known)
    this.complete(answer.data, customerToken !== null)
    return answer
  }

  private async ownAnswer(
    operation: Operation,
    customerToken: string | null,
    forward: Forward,
  ): Promise<Answer | undefined> {
    const { query, variables = {} } = operation
    const input = (variables['input'] ?? {}) as { cart_id?: string; payment_method?: PaymentInput }
    if (/\bcreateBraintreeClientToken\b/.test(query)) return this.clientToken()
    if (/\b(?:customerPaymentTokens|deletePaymentToken)\b/.test(query)) {
      if (customerToken === null)
        return refusal('The current customer isn’t authorized.', 'graphql-authorization')
      const email = await emailOf(forward)
      return /\bdeletePaymentToken\(/.test(query)
        ? this.deleteToken(email, String(variables['publicHash']))
        : {
            data: {
              customerPaymentTokens: { __typename: 'CustomerPaymentTokens', items: this.tokensOf(email) },
            },
          }
    }
    if (/\bsetPaymentMethodOnCart\(/.test(query)) return this.setPayment(operation, input, forward)
    if (/\bplaceOrder\(/.test(query)) return this.placeOrder(operation, input.cart_id ?? '', forward)
    return undefined
  }

  private clientToken(): Answer {
    if (!this.gateway) return refusal('The Braintree payment method is not active.', 'graphql-input')
    return { data: { createBraintreeClientToken: this.gateway.clientToken() } }
  }

  private tokensOf(email: string) {
    return (this.vault.get(email) ?? []).map(({ token, number, expiry }) => ({
      __typename: 'PaymentToken',
      public_hash: token,
      payment_method_code: 'braintree',
      type: 'card',
      details: JSON.stringify({
        type: TYPES[number[0] ?? ''] ?? 'OT',
        maskedCC: number.slice(-4),
        expirationDate: expiry,
      }),
    }))
  }

  private deleteToken(email: string, hash: string): Answer {
    const cards = this.vault.get(email) ?? []
    if (!cards.some(({ token }) => token === hash))
      return refusal(`Could not find a token using public hash: ${hash}`, 'graphql-no-such-entity')
    this.vault.set(
      email,
      cards.filter(({ token }) => token !== hash),
    )
    return { data: { deletePaymentToken: { __typename: 'DeletePaymentTokenOutput', result: true } } }
  }

  private async setPayment(
    operation: Operation,
    { cart_id = '', payment_method: method }: { cart_id?: string; payment_method?: PaymentInput },
    forward: Forward,
  ): Promise<Answer | undefined> {
    this.payments.delete(cart_id)
    const { code = '', braintree, braintree_cc_vault: saved } = method ?? {}
    if (!this.gateway || !(code in TITLES)) return undefined
    if (code === 'braintree' && !braintree)
      return refusal('Required parameter "braintree" for "payment_method" is missing.', 'graphql-input')
    let nonce = braintree?.payment_method_nonce ?? ''
    if (code === 'braintree_cc_vault') {
      const cards = this.vault.get(await emailOf(forward)) ?? []
      const card = cards.find(({ token }) => token === saved?.public_hash)
      if (!card) return refusal('Sorry, but something went wrong', 'graphql-input')
      nonce = this.gateway.tokenizeSaved(card)
    }
    const payment = { code, nonce, isSaved: braintree?.is_active_payment_token_enabler === true }
    this.payments.set(cart_id, payment)
    const cheque = { input: { cart_id, payment_method: { code: 'checkmo' } } }
    const answer = await forward({ ...operation, variables: cheque })
    this.complete(answer.data, true)
    return answer
  }

  /** Authorizes in the same call, before the order is saved. */
  private async placeOrder(
    operation: Operation,
    cartId: string,
    forward: Forward,
  ): Promise<Answer | undefined> {
    const payment = this.payments.get(cartId)
    if (!this.gateway || !payment) return undefined
    const query = 'query ($id: String!) { cart(cart_id: $id) { email prices { grand_total { value } } } }'
    const { data } = await forward({ query, variables: { id: cartId } })
    const cart = data?.['cart'] as CartSums | null | undefined
    // Ordered already, or never there.
    if (!cart) return undefined
    try {
      const card = this.gateway.sell(payment.nonce, cart.prices.grand_total.value)
      if (payment.isSaved) this.save(cart.email, card)
    } catch {
      const errors = [{ __typename: 'PlaceOrderError', code: 'UNDEFINED', message: DECLINED }]
      return { data: { placeOrder: { __typename: 'PlaceOrderOutput', order: null, orderV2: null, errors } } }
    }
    const answer = await forward(operation)
    const placed = answer.data?.['placeOrder'] as { orderV2?: { number?: string } | null } | null
    if (placed?.orderV2?.number) this.paidBy.set(placed.orderV2.number, payment.code)
    this.complete(answer.data, true)
    return answer
  }

  /** What the embedded back end left out. */
  private complete(value: unknown, isCustomer: boolean): void {
    if (Array.isArray(value)) for (const each of value) this.complete(each, isCustomer)
    if (typeof value !== 'object' || value === null) return
    const object = value as Record<string, unknown>
    for (const key of ['storeConfig', 'availableStores'])
      for (const config of [object[key]].flat()) Object.assign(config ?? {}, this.settings())
    if (this.gateway && Array.isArray(object['available_payment_methods']))
      object['available_payment_methods'].unshift(...methodsFor(isCustomer))
    const payment = this.payments.get(String(object['id']))
    if (payment && 'selected_payment_method' in object)
      object['selected_payment_method'] = {
        ...methodOf(payment.code),
        __typename: 'SelectedPaymentMethod',
        purchase_order_number: null,
      }
    const paidBy = this.paidBy.get(String(object['number']))
    if (paidBy && 'payment_methods' in object)
      object['payment_methods'] = [{ __typename: 'OrderPaymentMethod', name: TITLES[paidBy], type: paidBy }]
    for (const each of Object.values(object)) this.complete(each, isCustomer)
  }

  private settings() {
    return {
      braintree_cc_vault_active: this.gateway ? '1' : null,
      braintree_3dsecure_verify_3dsecure: this.needsProof,
    }
  }
}

interface PaymentInput {
  code?: string
  braintree?: { payment_method_nonce: string; is_active_payment_token_enabler: boolean }
  braintree_cc_vault?: { public_hash: string }
}

interface CartSums {
  email: string
  prices: { grand_total: { value: number } }
}

const methodOf = (code: string) => ({ __typename: 'AvailablePaymentMethod', code, title: TITLES[code] ?? '' })
const methodsFor = (isCustomer: boolean) =>
  ['braintree', ...(isCustomer ? ['braintree_cc_vault'] : [])].map(methodOf)

async function emailOf(forward: Forward): Promise<string> {
  const { data } = await forward({ query: '{ customer { email } }' })
  return (data?.['customer'] as { email: string } | null)?.email ?? ''
}

/** The embedded back end refuses a document for one field that it does not know. */
function withoutOwnFields(operation: Operation): Operation {
  if (!operation.query.includes('braintree_')) return operation
  const document = visit(parse(operation.query), {
    Field: ({ name }) => (name.value.startsWith('braintree_') ? null : undefined),
  })
  return { ...operation, query: print(document) }
}
