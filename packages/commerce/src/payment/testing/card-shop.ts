// A shop that takes cards through a stand-in for Stripe, for the tests of one file, and its orders.
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, expect, vi } from 'vitest'
import { addItemsTo } from '../../testing/every-type-items.ts'
import { everyTypeShop } from '../../testing/every-type-shop.ts'
import { makeAddress } from '../../testing/guest-shopper.ts'
import { orderKeeper } from '../../testing/order-keeper.ts'
import { STRIPE_KEYS, type StripeServer, startStripeServer } from '../../testing/stripe-server.ts'

const ORDER = `number token status online_payment{amount{value currency} expires_at} payment_methods{type name additional_data{name value}}
  invoices{number} credit_memos{number total{grand_total{value}}} available_actions total{grand_total{value}}`
const PLACE = `mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{${ORDER}} errors{code message}}}`

export interface PaidOrder {
  number: string
  token: string
  status: string
  online_payment: { amount: { value: number }; expires_at: string } | null
  payment_methods: { type: string }[]
  invoices: unknown[]
  credit_memos: { number: string; total: { grand_total: { value: number } } }[]
  available_actions: string[]
  total: { grand_total: { value: number } }
}

export const intentOf = (secret: string) => secret.split('_secret_')[0] ?? ''

type Shop = ReturnType<typeof everyTypeShop>

/** Placing orders by card and paying them, as a guest. */
function cardPayer(shop: Shop) {
  const { shopper } = shop
  const byToken = (mutation: string, selection: string, token: string) =>
    shopper.send(`mutation($i:OrderTokenInput!){${mutation}(input:$i){${selection}}}`, { i: { token } })

  async function placeByCard(
    prepare?: (cartId: string) => Promise<unknown>,
    quantity = 1,
  ): Promise<PaidOrder> {
    const cartId = await shopper.newCart()
    await addItemsTo(shop.commerce().graphqlUrl, cartId, [{ sku: 'PILLOW', quantity }])
    await shopper.completeCart(cartId, makeAddress())
    await prepare?.(cartId)
    const { errors } = await shopper.onCart('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
      cart_id: cartId,
      payment_method: { code: 'stripe_payments' },
    })
    expect(errors).toBeUndefined()
    const { data } = await shopper.send(PLACE, { i: { cart_id: cartId } })
    expect(data.placeOrder.errors).toEqual([])
    return data.placeOrder.orderV2
  }

  async function read(token: string): Promise<PaidOrder> {
    const query = `query($i:OrderTokenInput!){guestOrderByToken(input:$i){${ORDER}}}`
    return (await shopper.send(query, { i: { token } })).data.guestOrderByToken
  }

  return {
    placeByCard,
    read,
    untilStatus: (token: string, status: string) =>
      vi.waitFor(async () => expect((await read(token)).status).toBe(status), { timeout: 15_000 }),
    tryToStart: (token: string) =>
      byToken('startOrderPayment', 'client_secret publishable_key amount{value}', token),
    finish: async (token: string): Promise<PaidOrder> =>
      (await byToken('finishOrderPayment', `order{${ORDER}}`, token)).data.finishOrderPayment.order,
    payOtherwise: ({ token }: Pick<PaidOrder, 'token'>, payment_method: string) =>
      shopper.send(`mutation($i:PayOrderOtherwiseInput!){payOrderOtherwise(input:$i){order{${ORDER}}}}`, {
        i: { token, payment_method },
      }),
  }
}

/** Starts before the file's tests and ends after them. */
export function cardShop(env: Record<string, string> = {}) {
  let stripe: StripeServer
  const logged: { msg: string; err?: { message: string } }[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void logged.push(JSON.parse(line)) })
  const shop = everyTypeShop(async () => {
    stripe = await startStripeServer()
    return { env: { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url, ...env }, workersEveryMs: 20, logger }
  })
  afterAll(() => stripe.stop())
  const keeper = orderKeeper(shop)
  const payer = cardPayer(shop)

  async function start(token: string): Promise<string> {
    const { data } = await payer.tryToStart(token)
    expect(data.startOrderPayment.publishable_key).toBe(STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY)
    return data.startOrderPayment.client_secret as string
  }

  function sql(text: string): Record<string, unknown>[] {
    const database = new DatabaseSync(join(shop.dataDir(), 'shop.sqlite'))
    const rows = database.prepare(text).all()
    database.close()
    return rows
  }

  return {
    ...keeper,
    ...payer,
    shop,
    stripe: () => stripe,
    start,
    sql,
    /** Errors in the log so far. */
    logged,
    /** An order that is paid, and its intent. */
    placePaid: async (prepare?: (cartId: string) => Promise<unknown>) => {
      const placed = await payer.placeByCard(prepare)
      const secret = await start(placed.token)
      stripe.confirm(secret)
      await payer.finish(placed.token)
      return { placed, intent: intentOf(secret) }
    },
    mailsOf: async (kind: string, { number }: PaidOrder) =>
      (await keeper.mails(kind)).filter(({ subject }) => subject.includes(number)),
    /** As if the order's payment was not read for a long time, and it was placed these minutes earlier. */
    waited: ({ number }: PaidOrder, minutes: number) =>
      sql(`update order_payment set checked_at = '2020-01-01T00:00:00.000Z',
        expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', expires_at, '-${minutes} minutes')
        where order_id = (select id from sales_order where number = '${number}')`),
  }
}
