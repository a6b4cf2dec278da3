// Stripe as the provider of payments, by its own library. Loaded only by shops that have keys.
import Stripe from 'stripe'
import type { StripeConfig } from '../stripe-config.ts'
import {
  type Intent,
  type PaymentProvider,
  PaymentRefused,
  PaymentUnreachable,
  type ProviderRefund,
} from '../cart/payment-provider.ts'

const TIMEOUT_MS = 10_000
/** Deadline while a shopper waits: several such calls fit into the middleware's own deadline. All can be repeated. */
const FOR_SHOPPER = { timeout: 4_000, maxNetworkRetries: 0 }
const MOST_REFUNDS = 100
/** Stripe forgets idempotency keys after 24 hours, metadata never. */
const KEY = 'key'

const STATES: Record<Stripe.PaymentIntent.Status, Intent['state']> = {
  requires_payment_method: 'open',
  requires_confirmation: 'open',
  requires_action: 'open',
  processing: 'processing',
  requires_capture: 'authorized',
  succeeded: 'paid',
  canceled: 'canceled',
}

export function stripeProvider(config: StripeConfig): PaymentProvider {
  const { protocol, hostname, port } = new URL(config.apiUrl)
  const stripe = new Stripe(config.secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  })
  const { paymentIntents, refunds, webhooks } = stripe
  return {
    publishableKey: config.publishableKey,
    capturesLater: config.capture === 'manual',
    createIntent: ({ orderNumber, cents, currency, key }) =>
      withRefusals(
        paymentIntents.create(
          {
            amount: cents,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            capture_method: config.capture,
            metadata: { order: orderNumber },
          },
          { ...FOR_SHOPPER, idempotencyKey: key },
        ),
      ).then(toIntent),
    readIntent: (id) => withRefusals(paymentIntents.retrieve(id, {}, FOR_SHOPPER)).then(toIntent),
    cancelIntent: (id) => withRefusals(paymentIntents.cancel(id, {}, FOR_SHOPPER)).then(toIntent),
    captureIntent: (id, key) =>
      withRefusals(paymentIntents.capture(id, {}, { idempotencyKey: key })).then(toIntent),
    refund: (intentId, { cents, key }) =>
      withRefusals(
        refunds.create(
          { payment_intent: intentId, amount: cents, metadata: { [KEY]: key } },
          { idempotencyKey: key },
        ),
      ).then(toRefund),
    refundsOf: async (intentId) =>
      (
        await withRefusals(refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS }, FOR_SHOPPER))
      ).data.map(toRefund),
    intentOfEvent: (body, signature) =>
      intentOf(webhooks.constructEvent(body, signature, config.webhookSecret)),
  }
}

/** @throws {PaymentRefused} for a final refusal; {PaymentUnreachable} when the outcome is unknown */
async function withRefusals<Result>(call: Promise<Result>): Promise<Result> {
  try {
    return await call
  } catch (error) {
    const isRefusal =
      error instanceof Stripe.errors.StripeInvalidRequestError ||
      error instanceof Stripe.errors.StripeCardError ||
      // Another request with the same key is under way, and may succeed: this is no refusal.
      (error instanceof Stripe.errors.StripeIdempotencyError && error.code !== 'idempotency_key_in_use')
    if (isRefusal) throw new PaymentRefused(error.code ?? error.message, { cause: error })
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    throw new PaymentUnreachable(error.message, { cause: error })
  }
}

function toIntent(intent: Stripe.PaymentIntent): Intent {
  return {
    id: intent.id,
    // A state that this release does not know changes nothing.
    state: STATES[intent.status] ?? 'processing',
    receivedCents: intent.amount_received,
    clientSecret: intent.client_secret ?? '',
  }
}

const toRefund = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  key: metadata?.[KEY],
  cents: amount,
  isFailed: status === 'failed' || status === 'canceled',
})

function intentOf(event: Stripe.Event): string | undefined {
  const { object, ...data } = event.data.object as { object: string; id?: string; payment_intent?: unknown }
  if (object === 'payment_intent') return data.id
  return typeof data.payment_intent === 'string' ? data.payment_intent : undefined
}
