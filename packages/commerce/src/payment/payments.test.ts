// Orders paid by card, over HTTP, with a stand-in that keeps to Stripe's wire format: paid equals ordered, whatever happens.
import { expect, test } from 'vitest'
import { customerShopper } from '../testing/customer-shopper.ts'
import { addItemsTo } from '../testing/every-type-items.ts'
import { cardShop, intentOf } from './testing/card-shop.ts'

const { shop, stripe, logged, shopper, operator, sql, applyCard, boughtCode, ...card } = cardShop()
const { placeByCard, start, tryToStart, finish, read, payOtherwise, mailsOf, waited, untilStatus } = card

const stockOf = (sku: string) =>
  Number(sql(`select quantity from stock_item where sku = '${sku}'`)[0]?.['quantity'])

test('an order by card waits for its payment, then is invoiced, and only then confirmed by mail', async () => {
  const placed = await placeByCard()
  expect(placed).toMatchObject({ status: 'Awaiting payment', invoices: [], available_actions: ['REORDER'] })
  expect(placed.online_payment?.amount.value).toBe(placed.total.grand_total.value)
  expect(Date.parse(placed.online_payment?.expires_at ?? '') - Date.now()).toBeGreaterThan(55 * 60_000)
  expect(await mailsOf('order', placed)).toEqual([])
  for (const words of [['invoice'], ['ship'], ['cancel', 'late']])
    expect((await operator(words[0] ?? '', placed.number, ...words.slice(1))).code).toBe(1)

  const secret = await start(placed.token)
  expect(stripe().intents.get(intentOf(secret))).toMatchObject({
    amount: Math.round(placed.total.grand_total.value * 100),
    currency: 'cad',
    metadata: { order: placed.number },
  })
  stripe().confirm(secret)
  expect(await finish(placed.token)).toMatchObject({
    status: 'Processing',
    online_payment: null,
    invoices: [{}],
  })
  expect((await read(placed.token)).payment_methods).toMatchObject([
    {
      additional_data: [
        { name: 'cc_type', value: 'Visa' },
        { name: 'cc_number', value: 'xxxx-4242' },
      ],
    },
  ])
  const [mail, ...others] = await mailsOf('order', placed)
  expect(others).toEqual([])
  expect(JSON.stringify(mail)).toContain('PAYMENT: VISA ENDING IN 4242')
  expect(JSON.stringify(mail)).toContain('Paid. Thank you!')
  expect(await mailsOf('invoice', placed)).toHaveLength(1)
  expect((await tryToStart(placed.token)).errors?.[0]?.message).toBe(
    'Nothing is to be paid for this order online.',
  )
})

test('notifications early, twice, late and at the return invoice an order once', { retry: 0 }, async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  // Shuffled: it says succeeded, and nothing is paid yet.
  expect(await stripe().notify(shop.commerce().url, intentOf(secret))).toBe(200)
  expect((await read(placed.token)).status).toBe('Awaiting payment')
  stripe().confirm(secret)
  const notify = () => stripe().notify(shop.commerce().url, intentOf(secret))
  await Promise.all([notify(), finish(placed.token), notify(), finish(placed.token)])
  expect(
    await stripe().notify(shop.commerce().url, intentOf(secret), { type: 'payment_intent.created' }),
  ).toBe(200)
  expect((await read(placed.token)).invoices).toHaveLength(1)
  expect(await mailsOf('order', placed)).toHaveLength(1)
})

test('what the provider did not sign, or signed long ago, is refused', async () => {
  const secret = await start((await placeByCard()).token)
  stripe().confirm(secret)
  const { url } = shop.commerce()
  expect(await stripe().notify(url, intentOf(secret), { secret: 'whsec_of_somebody' })).toBe(400)
  expect(await stripe().notify(url, intentOf(secret), { ageSeconds: 600 })).toBe(400)
  const unsigned = await fetch(`${url}/webhooks/stripe`, { method: 'POST', body: '{}' })
  expect(unsigned.status).toBe(400)
  expect((await fetch(`${url}/webhooks/stripe`)).status).toBe(405)
  const huge = await fetch(`${url}/webhooks/stripe`, { method: 'POST', body: 'x'.repeat(2_000_000) })
  expect(huge.status).toBe(413)
})

test('a payment that nobody reported is found', async () => {
  const placed = await placeByCard()
  stripe().confirm(await start(placed.token))
  waited(placed, 0)
  await untilStatus(placed.token, 'Processing')
})

test('a declined card can be tried again, and two tabs pay the same intent', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  stripe().confirm(secret, 'declined')
  expect(await finish(placed.token)).toMatchObject({ status: 'Awaiting payment' })
  expect(await start(placed.token)).toBe(secret)
  stripe().confirm(secret)
  expect((await finish(placed.token)).status).toBe('Processing')
})

test('what is not paid in time frees its stock, is canceled at the provider, and says so by mail', async () => {
  const before = stockOf('PILLOW')
  const placed = await placeByCard()
  const secret = await start(placed.token)
  expect(stockOf('PILLOW')).toBe(before - 1)
  waited(placed, 61)
  await untilStatus(placed.token, 'Cancelled')
  expect(stripe().intents.get(intentOf(secret))?.status).toBe('canceled')
  expect(stockOf('PILLOW')).toBe(before)
  expect((await mailsOf('order-canceled', placed))[0]?.text).toContain('not paid in time')
  expect((await tryToStart(placed.token)).errors).toHaveLength(1)
})

test('one that is paid in the last moment is not canceled', async () => {
  const placed = await placeByCard()
  stripe().confirm(await start(placed.token))
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
  const before = stripe().intents.size
  stripe().fail(/^POST \/v1\/payment_intents$/, 'lost-answer', 'refused-connection', 500, 429)
  for (let tries = 0; tries < 4; tries += 1)
    expect((await tryToStart(placed.token)).errors?.[0]?.message).toContain('cannot take payments online')
  expect(logged.filter(({ msg }) => msg === 'the payment provider cannot be used')).toHaveLength(1)
  stripe().confirm(await start(placed.token))
  expect(stripe().intents.size).toBe(before + 1)
  stripe().fail(/^GET \/v1\/payment_intents/, 500)
  expect((await tryToStart(placed.token)).errors).toHaveLength(1)
  waited(placed, 0)
  await untilStatus(placed.token, 'Processing')
})

test('an unpaid order is paid in another way; a paid one stays paid', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  expect((await payOtherwise(placed, 'purchaseorder')).errors).toHaveLength(1)
  const { data } = await payOtherwise(placed, 'banktransfer')
  expect(data.payOrderOtherwise.order).toMatchObject({
    status: 'Pending',
    online_payment: null,
    payment_methods: [{ type: 'banktransfer' }],
    available_actions: ['REORDER', 'CANCEL'],
  })
  expect(stripe().intents.get(intentOf(secret))?.status).toBe('canceled')
  expect((await mailsOf('order', placed))[0]?.text).toContain('Interac')

  const paid = await placeByCard()
  stripe().confirm(await start(paid.token))
  const late = await payOtherwise(paid, 'banktransfer')
  expect(late.data.payOrderOtherwise.order).toMatchObject({
    status: 'Processing',
    payment_methods: [{ type: 'stripe_payments' }],
  })
})

test('a gift card pays a part: the card is charged the rest, and gets its part back when the order ends', async () => {
  const code = await boughtCode()
  const placed = await placeByCard((cartId) => applyCard(cartId, code), 5)
  const secret = await start(placed.token)
  expect(stripe().intents.get(intentOf(secret))?.amount).toBe(
    Math.round(placed.total.grand_total.value * 100),
  )
  waited(placed, 61)
  await untilStatus(placed.token, 'Cancelled')
  const cartId = await shopper.newCart()
  await addItemsTo(shop.commerce().graphqlUrl, cartId, [{ sku: 'PILLOW', quantity: 1 }])
  const { data } = await applyCard(cartId, code)
  expect(data.applyGiftCardToCart.cart.applied_gift_cards[0].current_balance.value).toBe(50)
})

test('an intent that is made while the order ends is never paid', async () => {
  const [late, replaced] = [await placeByCard(), await placeByCard()]
  const startHeld = async ({ token }: { token: string }, end: () => Promise<unknown>) => {
    const { arrived, release } = stripe().hold(/^POST \/v1\/payment_intents$/)
    const started = tryToStart(token)
    await arrived
    await end()
    release()
    expect((await started).errors?.[0]?.message).toBe('Nothing is to be paid for this order online.')
  }
  await startHeld(late, async () => {
    waited(late, 61)
    await untilStatus(late.token, 'Cancelled')
  })
  await startHeld(replaced, () => payOtherwise(replaced, 'banktransfer'))
  for (const { number } of [late, replaced]) {
    const intent = [...stripe().intents.values()].find(({ metadata }) => metadata['order'] === number)
    expect(intent?.status).toBe('canceled')
  }
})

test('an order whose time is over is not started, and its end is seen at once', async () => {
  const placed = await placeByCard()
  sql(`update order_payment set expires_at = '2020-01-01T00:00:00.000Z' where state = 'open'`)
  expect((await tryToStart(placed.token)).errors).toHaveLength(1)
  expect((await finish(placed.token)).status).toBe('Cancelled')
  expect((await payOtherwise(placed, 'banktransfer')).errors?.[0]?.message).toContain('Nothing is to be paid')
})

test('while a bank works on a payment, the order is not paid in another way', async () => {
  const placed = await placeByCard()
  stripe().confirm(await start(placed.token), 'processing')
  for (const call of [tryToStart(placed.token), payOtherwise(placed, 'banktransfer')])
    expect((await call).errors?.[0]?.message).toContain('is being processed')
  expect((await read(placed.token)).payment_methods).toMatchObject([{ type: 'stripe_payments' }])
})

test('money for an order that is over, or of another amount, is in the log', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  sql(`update order_payment set state = 'canceled' where intent_id = '${intentOf(secret)}'`)
  stripe().confirm(secret)
  await finish(placed.token)
  expect(logged.at(-1)?.msg).toBe('an order that is over was paid: pay it back')
  const other = await placeByCard()
  const paid = stripe().confirm(await start(other.token))
  paid.amount_received -= 1
  expect((await finish(other.token)).status).toBe('Awaiting payment')
  expect(logged.at(-1)?.msg).toBe('a payment is of another amount than its order')
})

test('why a payment cannot be read is in the log', async () => {
  const placed = await placeByCard()
  await start(placed.token)
  stripe().fail(/^GET \/v1\/payment_intents/, 500)
  waited(placed, 0)
  await expect.poll(() => logged.some(({ msg }) => msg.includes('could not be checked'))).toBe(true)
  expect(logged.find(({ msg }) => msg.includes('could not be checked'))).toMatchObject({
    orderId: expect.any(Number),
    err: { message: expect.any(String) },
  })
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
