// What of Stripe's answers and notifications the shop reads, and its shape: whatever differs is no answer.
import type Stripe from 'stripe'
import { z } from 'zod'
import type { Intent, PaidCard, ProviderRefund } from '../cart/payment-provider.ts'

/** Stripe forgets idempotency keys after 24 hours, metadata never. */
export const KEY = 'key'

/** Metadata that names the order. */
export const ORDER = 'order'

const STATES = new Map<string, Intent['state']>(
  Object.entries({
    requires_payment_method: 'open',
    requires_confirmation: 'open',
    requires_action: 'open',
    processing: 'processing',
    requires_capture: 'authorized',
    succeeded: 'paid',
    canceled: 'canceled',
  } satisfies Record<Stripe.PaymentIntent.Status, Intent['state']>),
)

/** By Stripe's names. */
const BRANDS = new Map<string, string>(
  Object.entries({
    amex: 'American Express',
    diners: 'Diners Club',
    discover: 'Discover',
    jcb: 'JCB',
    mastercard: 'Mastercard',
    unionpay: 'UnionPay',
    visa: 'Visa',
  }),
)

/** No card, or one in a shape of its own, is none: an order is paid without its name too. */
const cardShape = z
  .object({ card: z.object({ brand: z.string(), last4: z.string().regex(/^\d{4}$/) }) })
  .transform(({ card: { brand, last4 } }): PaidCard => ({ brand: BRANDS.get(brand) ?? null, last4 }))
  .optional()
  .catch(undefined)

const cents = z.int().min(0)
const intentId = z.string().regex(/^pi_\w{1,250}$/)

/** @param about the only intent that the answer may be about */
export const intentShape = (about?: string) =>
  z
    .object({
      id: intentId.refine((id) => about === undefined || id === about, 'another intent'),
      status: z.string().max(100),
      amount_received: cents,
      currency: z.string().length(3),
      client_secret: z.string().max(1_000).nullish(),
      metadata: z.object({ [ORDER]: z.string().max(64).optional().catch(undefined) }).nullish(),
      payment_method: cardShape,
    })
    .transform(
      ({ id, status, amount_received, currency, client_secret, metadata, payment_method }): Intent => ({
        id,
        // A state that this release does not know changes nothing.
        state: STATES.get(status) ?? 'processing',
        receivedCents: amount_received,
        currency: currency.toUpperCase(),
        clientSecret: client_secret ?? '',
        orderNumber: metadata?.[ORDER],
        card: payment_method,
      }),
    )

export const refundShape = z
  .object({
    id: z.string().regex(/^\w{1,255}$/),
    amount: cents,
    status: z.string().max(100).nullable(),
    metadata: z.record(z.string(), z.string()).nullish(),
  })
  .transform(({ id, amount, status, metadata }): ProviderRefund => ({
    id,
    key: metadata?.[KEY],
    cents: amount,
    isFailed: status === 'failed' || status === 'canceled',
  }))

export const refundsShape = z.object({ data: z.array(refundShape) }).transform(({ data }) => data)

/** The intent that a notification is about; undefined when it is about none. */
export const eventShape = z
  .object({
    data: z.object({
      object: z
        .object({ object: z.string(), id: z.unknown().optional(), payment_intent: z.unknown().optional() })
        .transform(({ object, id = null, payment_intent }) =>
          object === 'payment_intent' ? id : (payment_intent ?? undefined),
        )
        .pipe(intentId.optional()),
    }),
  })
  .transform(({ data }) => data.object)
