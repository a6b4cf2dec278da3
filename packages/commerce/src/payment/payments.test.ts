// Orders paid by card, over HTTP, with a stand-in that keeps to Stripe's wire format: paid equals ordered, whatever happens.
import { DatabaseSync } from 'node:sqlite'
import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { makeAddress } from '../testing/guest-shopper.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyTypeShop } from '../testing/every-type-shop.ts'
import { addItemsTo } from '../testing/every-type-items.ts'
import { orderKeeper } from '../testing/order-keeper.ts'
import { STRIPE_KEYS, type StripeServer, startStripeServer } from '../testing/stripe-server.ts'

let stripe: StripeServer
const shop = everyTypeShop(async () => {
  stripe = await startStripeServer()
  return { env: { ...STRIPE_KEYS, STRIPE_API_URL: stripe.url }, paymentsEveryMs: 20 }
})
afterAll(() => stripe.stop())

const { shopper, operator, mails, applyCard, boughtCode } = orderKeeper(shop)

const ORDER = `number token status online_payment{amount{value currency} expires_at} payment_methods{type name}
  invoices{number} credit_memos{number total{grand_total{value}}} available_actions total{grand_total{value}}`
const PLACE = `mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{${ORDER}} errors{code message}}}`

interface PaidOrder {
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

async function placeByCard(prepare?: (cartId: string) => Promise<unknown>, quantity = 1): Promise<PaidOrder> {
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

const byToken = (mutation: string, selection: string, token: string, more: object = {}) =>
  shopper.send(
    `mutation($i:${mutation === 'payOrderOtherwise' ? 'PayOrderOtherwiseInput' : 'OrderTokenInput'}!){${mutation}(input:$i){${selection}}}`,
    { i: { token, ...more } },
  )

async function start(token: string): Promise<string> {
  const { data } = await byToken('startOrderPayment', 'client_secret publishable_key amount{value}', token)
  expect(data.startOrderPayment.publishable_key).toBe(STRIPE_KEYS.STRIPE_PUBLISHABLE_KEY)
  return data.startOrderPayment.client_secret as string
}

const finish = async (token: string): Promise<PaidOrder> =>
  (await byToken('finishOrderPayment', `order{${ORDER}}`, token)).data.finishOrderPayment.order

async function read(token: string): Promise<PaidOrder> {
  const { data } = await shopper.send(`query($i:OrderTokenInput!){guestOrderByToken(input:$i){${ORDER}}}`, {
    i: { token },
  })
  return data.guestOrderByToken
}

const intentOf = (secret: string) => secret.split('_secret_')[0] ?? ''
const mailsOf = async (kind: string, { number }: PaidOrder) =>
  (await mails(kind)).filter(({ subject }) => subject.includes(number))

function sql(text: string): Record<string, unknown>[] {
  const database = new DatabaseSync(join(shop.dataDir(), 'shop.sqlite'))
  const rows = database.prepare(text).all()
  database.close()
  return rows
}

const stockOf = (sku: string) =>
  Number(sql(`select quantity from stock_item where sku = '${sku}'`)[0]?.['quantity'])

/** As if nobody had looked at the order's payment for so long. */
const waited = ({ number }: PaidOrder, minutes: number) =>
  sql(`update order_payment set checked_at = '2020-01-01T00:00:00.000Z',
    expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', expires_at, '-${minutes} minutes')
    where order_id = (select id from sales_order where number = '${number}')`)

const untilStatus = (token: string, status: string) =>
  vi.waitFor(async () => expect((await read(token)).status).toBe(status), { timeout: 5_000 })

test('an order by card waits for its payment, then is invoiced, and only then confirmed by mail', async () => {
  const placed = await placeByCard()
  expect(placed).toMatchObject({ status: 'Awaiting payment', invoices: [], available_actions: ['REORDER'] })
  expect(placed.online_payment?.amount.value).toBe(placed.total.grand_total.value)
  expect(Date.parse(placed.online_payment?.expires_at ?? '') - Date.now()).toBeGreaterThan(55 * 60_000)
  expect(await mailsOf('order', placed)).toEqual([])

  const secret = await start(placed.token)
  expect(stripe.intents.get(intentOf(secret))).toMatchObject({
    amount: Math.round(placed.total.grand_total.value * 100),
    currency: 'cad',
    metadata: { order: placed.number },
  })
  stripe.confirm(secret)
  expect(await finish(placed.token)).toMatchObject({
    status: 'Processing',
    online_payment: null,
    invoices: [{}],
  })
  expect(await mailsOf('order', placed)).toHaveLength(1)
  expect(await mailsOf('invoice', placed)).toHaveLength(1)
  expect((await byToken('startOrderPayment', 'client_secret', placed.token)).errors?.[0]?.message).toBe(
    'Nothing is to be paid for this order online.',
  )
})

test('notifications before the return, twice, late and at once with it invoice an order once', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  // Shuffled: it says succeeded, and nothing is paid yet.
  expect(await stripe.notify(shop.commerce().url, intentOf(secret))).toBe(200)
  expect((await read(placed.token)).status).toBe('Awaiting payment')
  stripe.confirm(secret)
  const notify = () => stripe.notify(shop.commerce().url, intentOf(secret))
  await Promise.all([notify(), finish(placed.token), notify(), finish(placed.token)])
  expect(await stripe.notify(shop.commerce().url, intentOf(secret), { type: 'payment_intent.created' })).toBe(
    200,
  )
  expect((await read(placed.token)).invoices).toHaveLength(1)
  expect(await mailsOf('order', placed)).toHaveLength(1)
})

test('what the provider did not sign, or signed long ago, is refused', async () => {
  const secret = await start((await placeByCard()).token)
  stripe.confirm(secret)
  const { url } = shop.commerce()
  expect(await stripe.notify(url, intentOf(secret), { secret: 'whsec_of_somebody' })).toBe(400)
  expect(await stripe.notify(url, intentOf(secret), { ageSeconds: 600 })).toBe(400)
  const unsigned = await fetch(`${url}/webhooks/stripe`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  expect((await fetch(`${url}/webhooks/stripe`)).status).toBe(405)
  const huge = await fetch(`${url}/webhooks/stripe`, { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect(huge.status).toBe(413)
})

test('a payment that nobody reported is found', async () => {
  const placed = await placeByCard()
  stripe.confirm(await start(placed.token))
  waited(placed, 0)
  await untilStatus(placed.token, 'Processing')
})

test('a declined card can be tried again, and two tabs pay the same intent', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  stripe.confirm(secret, 'declined')
  expect(await finish(placed.token)).toMatchObject({ status: 'Awaiting payment' })
  expect(await start(placed.token)).toBe(secret)
  stripe.confirm(secret)
  expect((await finish(placed.token)).status).toBe('Processing')
})

test('what is not paid in time frees its stock, is canceled at the provider, and says so by mail', async () => {
  const before = stockOf('PILLOW')
  const placed = await placeByCard()
  const secret = await start(placed.token)
  expect(stockOf('PILLOW')).toBe(before - 1)
  waited(placed, 61)
  await untilStatus(placed.token, 'Cancelled')
  expect(stripe.intents.get(intentOf(secret))?.status).toBe('canceled')
  expect(stockOf('PILLOW')).toBe(before)
  expect((await mailsOf('order-canceled', placed))[0]?.text).toContain('not paid in time')
  expect((await byToken('startOrderPayment', 'client_secret', placed.token)).errors).toHaveLength(1)
})

test('one that is paid in the last moment is not canceled', async () => {
  const placed = await placeByCard()
  stripe.confirm(await start(placed.token))
  waited(placed, 61)
  await untilStatus(placed.token, 'Processing')
})

test('an order that nobody began to pay ends as well', async () => {
  const placed = await placeByCard()
  waited(placed, 61)
  await untilStatus(placed.token, 'Cancelled')
})

test('a provider that fails is asked again with the same key: one intent for an order', async () => {
  const placed = await placeByCard()
  const known = stripe.intents.size
  stripe.fail(/^POST \/v1\/payment_intents$/, 'lost-answer', 'refused-connection', 500, 429)
  await byToken('startOrderPayment', 'client_secret', placed.token)
  await byToken('startOrderPayment', 'client_secret', placed.token)
  stripe.confirm(await start(placed.token))
  expect(stripe.intents.size).toBe(known + 1)
  stripe.fail(/^GET \/v1\/payment_intents/, 500)
  waited(placed, 0)
  await untilStatus(placed.token, 'Processing')
})

test('an unpaid order is paid in another way; a paid one stays paid', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  const otherwise = (payment_method: string, { token }: PaidOrder) =>
    byToken('payOrderOtherwise', `order{${ORDER}}`, token, { payment_method })
  expect((await otherwise('purchaseorder', placed)).errors).toHaveLength(1)
  const { data } = await otherwise('banktransfer', placed)
  expect(data.payOrderOtherwise.order).toMatchObject({
    status: 'Pending',
    online_payment: null,
    payment_methods: [{ type: 'banktransfer' }],
    available_actions: ['REORDER', 'CANCEL'],
  })
  expect(stripe.intents.get(intentOf(secret))?.status).toBe('canceled')
  expect((await mailsOf('order', placed))[0]?.text).toContain('Interac')

  const paid = await placeByCard()
  stripe.confirm(await start(paid.token))
  const late = await otherwise('banktransfer', paid)
  expect(late.data.payOrderOtherwise.order).toMatchObject({
    status: 'Processing',
    payment_methods: [{ type: 'stripe_payments' }],
  })
})

test('an operator pays back a part, then the rest, and never more', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  stripe.confirm(secret)
  await finish(placed.token)
  const total = placed.total.grand_total.value
  stripe.fail(/^POST \/v1\/refunds$/, 'lost-answer')
  expect((await operator('refund', placed.number, '10.50')).stdout).toMatch(/Credit memo \d{9}/)
  expect((await operator('refund', placed.number, String(total))).stderr).toContain('can be paid back')
  expect((await read(placed.token)).status).toBe('Processing')
  expect((await operator('refund', placed.number)).code).toBe(0)
  const order = await read(placed.token)
  expect(order.status).toBe('Refunded')
  expect(order.credit_memos.map((memo) => memo.total.grand_total.value)).toEqual([
    10.5,
    Math.round((total - 10.5) * 100) / 100,
  ])
  const paidBack = stripe.refunds.filter(({ payment_intent }) => payment_intent === intentOf(secret))
  expect(paidBack.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(total * 100))
  expect((await operator('refund', placed.number)).code).toBe(1)
  expect((await mailsOf('refund', placed)).map(({ text }) => text).join('\n')).toContain('$10.50')
})

test('a refund whose outcome is unknown is sent again, once', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  stripe.confirm(secret)
  await finish(placed.token)
  stripe.fail(/^POST \/v1\/refunds$/, 'lost-answer', 'lost-answer')
  await operator('refund', placed.number, '5')
  await vi.waitFor(async () => expect((await read(placed.token)).credit_memos).toHaveLength(1))
  expect(stripe.refunds.filter(({ payment_intent }) => payment_intent === intentOf(secret))).toHaveLength(1)
})

test('what is paid back on the provider’s own pages appears on the order', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  stripe.confirm(secret)
  await finish(placed.token)
  stripe.refundByHand(intentOf(secret), 700)
  const notify = () => stripe.notify(shop.commerce().url, intentOf(secret), { type: 'charge.refunded' })
  await Promise.all([notify(), notify()])
  expect((await read(placed.token)).credit_memos).toMatchObject([{ total: { grand_total: { value: 7 } } }])
})

test('a gift card pays a part: the card is charged the rest, and gets its part back when the order ends', async () => {
  const code = await boughtCode()
  const placed = await placeByCard((cartId) => applyCard(cartId, code), 5)
  const secret = await start(placed.token)
  expect(stripe.intents.get(intentOf(secret))?.amount).toBe(Math.round(placed.total.grand_total.value * 100))
  waited(placed, 61)
  await untilStatus(placed.token, 'Cancelled')
  const cartId = await shopper.newCart()
  await addItemsTo(shop.commerce().graphqlUrl, cartId, [{ sku: 'PILLOW', quantity: 1 }])
  const { data } = await applyCard(cartId, code)
  expect(data.applyGiftCardToCart.cart.applied_gift_cards[0].current_balance.value).toBe(50)
})

test('a customer’s order is paid by nobody else', async () => {
  const { newCustomer, send } = customerShopper(() => shop.commerce().graphqlUrl)
  const placed = await placeByCard()
  const { token } = await newCustomer()
  sql(`update sales_order set customer_id = (select max(id) from customer) where number = '${placed.number}'`)
  const call = 'mutation($i:OrderTokenInput!){startOrderPayment(input:$i){client_secret}}'
  expect((await send(call, { i: { token: placed.token } })).errors).toHaveLength(1)
  expect((await send(call, { i: { token: placed.token } }, token)).errors).toBeUndefined()
})
