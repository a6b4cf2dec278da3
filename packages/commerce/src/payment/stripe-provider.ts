// Stripe as the provider of payments, by its own library. Loaded only by shops that have keys.
import Stripe from 'stripe'
import type { ZodType } from 'zod'
import { ANSWER_WITHIN_MS, outsideFetch } from '../platform/outside.ts'
import type { StripeConfig } from '../stripe-config.ts'
import { type PaymentProvider, PaymentRefused, PaymentUnreachable } from '../cart/payment-provider.ts'
import { KEY, ORDER, eventShape, intentShape, refundShape, refundsShape } from './stripe-shapes.ts'

/** While a shopper waits. All such calls can be repeated. */
const FOR_SHOPPER = { timeout: ANSWER_WITHIN_MS.shopper, maxNetworkRetries: 0 }
/** In place of its id. */
const WITH_CARD = { expand: ['payment_method'] }
const MOST_REFUNDS = 100
/** Stripe takes 25 requests a second of a sandbox, and of each kind; to end a payment takes two. */
const LIMITS = { atOnce: 12, perSecond: 12 }

export function stripeProvider(config: StripeConfig): PaymentProvider {
  const { paymentIntents, refunds, webhooks } = stripeOf(config)
  let ofIntent: Stripe.PaymentIntentRetrieveParams = WITH_CARD
  /** A restricted key may lack the permission to read cards, which are only shown; nothing waits for it. */
  const retrieve = async (id: string) => {
    try {
      return await paymentIntents.retrieve(id, ofIntent, FOR_SHOPPER)
    } catch (error) {
      if (ofIntent !== WITH_CARD || !(error instanceof Stripe.errors.StripePermissionError)) throw error
      ofIntent = {}
      return paymentIntents.retrieve(id, ofIntent, FOR_SHOPPER)
    }
  }
  return {
    publishableKey: config.publishableKey,
    capturesLater: config.capture === 'manual',
    limits: LIMITS,
    createIntent: ({ orderNumber, cents, currency, key }) =>
      answerOf(
        paymentIntents.create(
          {
            amount: cents,
            currency: currency.toLowerCase(),
            automatic_payment_methods: { enabled: true },
            capture_method: config.capture,
            metadata: { [ORDER]: orderNumber },
          },
          { ...FOR_SHOPPER, idempotencyKey: key },
        ),
        intentShape(),
      ),
    readIntent: async (id) => {
      try {
        return await answerOf(retrieve(id), intentShape(id))
      } catch (error) {
        if (!(error instanceof PaymentRefused)) throw error
        if (!isMissing(error.cause)) throw new PaymentUnreachable(error.message, { cause: error })
        return { id, state: 'lost', receivedCents: 0, currency: '', clientSecret: '' }
      }
    },
    cancelIntent: (id) => answerOf(paymentIntents.cancel(id, {}, FOR_SHOPPER), intentShape(id)),
    captureIntent: (id, key) =>
      answerOf(paymentIntents.capture(id, {}, { idempotencyKey: key }), intentShape(id)),
    refund: (intentId, { cents, key }) =>
      answerOf(
        refunds.create(
          { payment_intent: intentId, amount: cents, metadata: { [KEY]: key } },
          { idempotencyKey: key },
        ),
        refundShape,
      ),
    refundsOf: (intentId) =>
      answerOf(refunds.list({ payment_intent: intentId, limit: MOST_REFUNDS }, FOR_SHOPPER), refundsShape),
    intentOfEvent: (body, signature) =>
      eventShape.parse(webhooks.constructEvent(body, signature, config.webhookSecret)),
  }
}

function stripeOf({ apiUrl, secretKey }: StripeConfig): Stripe {
  const { protocol, hostname, port } = new URL(apiUrl)
  return new Stripe(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port),
    httpClient: Stripe.createFetchHttpClient(outsideFetch),
    timeout: ANSWER_WITHIN_MS.background,
    maxNetworkRetries: 1,
    telemetry: false,
  })
}

/**
 * What the library answers, in its shape.
 * @throws {PaymentRefused} for a final decline; {PaymentUnreachable} when the outcome is unknown
 */
async function answerOf<Shape>(call: Promise<unknown>, shape: ZodType<Shape>): Promise<Shape> {
  try {
    return shape.parse(await call)
  } catch (error) {
    if (isUserError(error)) throw new PaymentRefused(error.code ?? error.message, { cause: error })
    // The library itself throws at an answer that is no object.
    throw new PaymentUnreachable(reasonOf(error), { cause: error })
  }
}

/** Of a connection the library says only that it failed. */
function reasonOf(error: unknown): string {
  const { message, detail } = error as Partial<Stripe.errors.StripeError>
  const reason: unknown = detail instanceof Error ? detail.message : detail
  return [message, reason].filter(Boolean).join(' ')
}

const isUserError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeInvalidRequestError ||
  error instanceof Stripe.errors.StripeCardError ||
  // Another request with the same key is under way, and may succeed: this is no decline.
  (error instanceof Stripe.errors.StripeIdempotencyError && error.code !== 'idempotency_key_in_use')

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'
