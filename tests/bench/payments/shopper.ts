/** A guest who orders by card and pays, and tries again whenever a server is gone, as the shop's pages do. */
import { setTimeout as pause } from 'node:timers/promises'
import { cookieJar, createClient } from '@loftwood/client'
import type { StripeServer } from '@loftwood/commerce/testing/stripe-server'
import { completeCart, placedOrder } from '../../harness/place-order.ts'
import type { Random } from '../export/random.ts'

const TRY_EVERY_MS = 250
/** Servers are killed again and again: a step is given up only when something is broken. */
const STEP_WITHIN_MS = 120_000

interface ShopperOptions {
  /** The storefront, or whatever passes `/api` on. */
  origin: string
  sku: string
  stripe: StripeServer
  random: Random
  /** How often something failed and was tried again. */
  onFailure: () => void
}

export interface Ordered {
  number: string
  /** Undefined for who never pays. */
  paidIntent: string | undefined
}

/** Orders, and pays unless the shopper is one of the few who never do. */
export async function orderByCard({
  origin,
  sku,
  stripe,
  random,
  onFailure,
}: ShopperOptions): Promise<Ordered> {
  const { magento } = createClient({ url: `${origin}/api`, store: 'default', cookies: cookieJar() })
  const persist = <Value>(step: () => Promise<Value>) => untilDone(step, onFailure)
  const quantity = 1 + random.whole(3)
  await persist(async () => {
    const { addProductsToCart } = await magento.addProductsToCart({ cartItems: [{ sku, quantity }] })
    if (addProductsToCart?.user_errors.length) throw new Error('nothing was added')
  })
  await persist(async () => {
    await magento.setGuestEmailOnCart({ email: `payer-${crypto.randomUUID()}@example.com` })
    await completeCart(magento, { payment: 'stripe_payments' })
  })
  const { token, number } = await persist(async () => {
    const order = await placedOrder(magento)
    if (!order.token || !order.number) throw new Error('no order yet')
    return { token: order.token, number: order.number }
  })
  if (random.whole(10) === 0) return { number, paidIntent: undefined }
  const secret = await persist(async () => {
    const { startOrderPayment } = await magento.startOrderPayment({ token })
    if (!startOrderPayment) throw new Error('no payment yet')
    return startOrderPayment.client_secret
  })
  if (random.whole(5) === 0) stripe.confirm(secret, 'declined')
  await pause(random.whole(500))
  stripe.confirm(secret)
  // One in four closes the browser before it is back in the shop.
  if (random.whole(4) > 0) await persist(() => magento.finishOrderPayment({ token }))
  return { number, paidIntent: secret.split('_secret_')[0] }
}

/** @throws the last failure, when it does not work for long */
async function untilDone<Value>(step: () => Promise<Value>, onFailure: () => void): Promise<Value> {
  const deadline = performance.now() + STEP_WITHIN_MS
  for (;;) {
    try {
      return await step()
    } catch (error) {
      onFailure()
      if (performance.now() > deadline) throw error
      await pause(TRY_EVERY_MS)
    }
  }
}
