// The objects that the stand-in for Stripe answers with, whole, and the parameters it takes: both have the types of Stripe's own
// library, which are made of Stripe's OpenAPI description of the pinned version.
import { randomBytes } from 'node:crypto'
import type Stripe from 'stripe'

export const API_VERSION = '2026-10-28.endive' satisfies Stripe.LatestApiVersion

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`

const seconds = () => Math.floor(Date.now() / 1000)

/** What a test may change of an intent. */
export type StripeIntent = Stripe.PaymentIntent & { client_secret: string }
export type StripeRefund = Stripe.Refund & { payment_intent: string }

/** Names of the parameters that the shop sends, by the request. */
export const PARAMS = {
  createIntent: ['amount', 'currency', 'automatic_payment_methods', 'capture_method', 'metadata'],
  createRefund: ['payment_intent', 'amount', 'metadata'],
  listRefunds: ['payment_intent', 'limit'],
  readIntent: ['expand'],
  none: [],
} as const satisfies {
  readIntent: (keyof Stripe.PaymentIntentRetrieveParams)[]
  createIntent: (keyof Stripe.PaymentIntentCreateParams)[]
  createRefund: (keyof Stripe.RefundCreateParams)[]
  listRefunds: (keyof Stripe.RefundListParams)[]
  none: never[]
}

export function newIntent(form: URLSearchParams): StripeIntent {
  const id = newId('pi')
  return {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: Number(form.get('amount')),
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: form.get('capture_method') === 'manual' ? 'manual' : 'automatic',
    client_secret: `${id}_secret_${randomBytes(6).toString('hex')}`,
    confirmation_method: 'automatic',
    created: seconds(),
    currency: form.get('currency') ?? '',
    customer: null,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadataOf(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ['card', 'link'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: 'requires_payment_method',
    transfer_group: null,
  }
}

/** What has paid an intent in a shopper's browser. */
export const visaCard = (): Stripe.PaymentMethod => ({
  id: newId('pm'),
  object: 'payment_method',
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  card: {
    brand: 'visa',
    checks: { address_line1_check: null, address_postal_code_check: 'pass', cvc_check: 'pass' },
    country: 'CA',
    display_brand: 'visa',
    exp_month: 12,
    exp_year: 2029,
    funding: 'credit',
    generated_from: null,
    last4: '4242',
    networks: { available: ['visa'], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: seconds(),
  customer: null,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})

export const newRefund = (
  intent: StripeIntent,
  { amount, metadata }: Pick<Stripe.Refund, 'amount'> & { metadata: Stripe.Metadata },
): StripeRefund => ({
  id: newId('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: null,
  created: seconds(),
  currency: intent.currency,
  customer: null,
  customer_account: null,
  metadata,
  payment_intent: intent.id,
  payment_method: null,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status: 'succeeded',
  transfer_reversal: null,
})

export const listOf = <Item>(data: Item[], url: string): Stripe.ApiList<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
})

/** What a notification is about, by its type: an intent, its charge or a refund. */
function subjectOf(
  type: string,
  { intent, refund }: { intent: StripeIntent; refund?: StripeRefund | undefined },
) {
  if (type.startsWith('refund.')) return refund
  if (!type.startsWith('charge.')) return intent
  return { id: newId('ch'), object: 'charge', payment_intent: intent.id } satisfies Partial<Stripe.Charge>
}

export const eventOf = (type: string, subjects: Parameters<typeof subjectOf>[1]): Stripe.EventBase => ({
  id: newId('evt'),
  object: 'event',
  api_version: API_VERSION,
  created: seconds(),
  data: { object: { ...subjectOf(type, subjects) } },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type: type as Stripe.EventBase['type'],
})

export const metadataOf = (form: URLSearchParams): Stripe.Metadata =>
  Object.fromEntries(
    [...form].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(\w+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    }),
  )
