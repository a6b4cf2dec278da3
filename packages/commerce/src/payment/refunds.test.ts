// Paying back what was paid by card, by the operator's command and on Stripe's own pages: once, and never more than was paid.
import { expect, test } from 'vitest'
import { addItemsTo, card } from '../testing/every-type-items.ts'
import { cardShop } from './testing/card-shop.ts'

const {
  shop,
  stripe,
  logged,
  operator,
  placeByCard,
  placePaid,
  read,
  mailsOf,
  sql,
  applyCard,
  newestCode,
  balanceOf,
} = cardShop()

test('an operator pays back a part, then the rest, and never more', async () => {
  const { placed, intent } = await placePaid()
  const total = placed.total.grand_total.value
  stripe().fail(/^POST \/v1\/refunds$/, 'lost-answer')
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
  const paidBack = stripe().refunds.filter(({ payment_intent }) => payment_intent === intent)
  expect(paidBack.reduce((sum, { amount }) => sum + amount, 0)).toBe(Math.round(total * 100))
  expect((await operator('refund', placed.number)).code).toBe(1)
  expect((await mailsOf('refund', placed)).map(({ text }) => text).join('\n')).toContain('$10.50')
})

test.each(['lost-answer', 409] as const)(
  'a refund whose outcome is unknown is sent again, once: %s',
  async (error) => {
    const { placed, intent } = await placePaid()
    stripe().fail(/^POST \/v1\/refunds$/, error, error)
    await operator('refund', placed.number, '5')
    await expect.poll(async () => (await read(placed.token)).credit_memos).toHaveLength(1)
    expect(stripe().refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1)
  },
)

test('a refund whose answer was lost a day ago is found, not sent again', async () => {
  const { placed, intent } = await placePaid()
  await operator('refund', placed.number, '5')
  // The worker may be sending the same refund: once it has sent one of later, its request is over, and keys can be forgotten.
  const later = await placePaid()
  stripe().fail(/^POST \/v1\/refunds$/, 409, 409)
  await operator('refund', later.placed.number, '5')
  await expect.poll(async () => (await read(later.placed.token)).credit_memos).toHaveLength(1)
  stripe().forgetKeys()
  sql(`update order_refund set state = 'sent', provider_id = null, number = null
    where order_id = (select id from sales_order where number = '${placed.number}')`)
  await expect.poll(async () => (await read(placed.token)).credit_memos).toHaveLength(1)
  expect(stripe().refunds.filter(({ payment_intent }) => payment_intent === intent)).toHaveLength(1)
})

test('a whole refund ends the gift card that was bought, and returns what never left to the stock', async () => {
  const pillows = () => Number(sql(`select quantity from stock_item where sku = 'PILLOW'`)[0]?.['quantity'])
  const before = pillows()
  const { placed } = await placePaid((cartId) => addItemsTo(shop.commerce().graphqlUrl, cartId, [card]))
  const code = await newestCode()
  expect([await balanceOf(code), pillows()]).toEqual([50, before - 1])
  await operator('refund', placed.number)
  expect([await balanceOf(code), pillows()]).toEqual([0, before])
})

test('of an order that was shipped in part, the rest returns to the stock', async () => {
  const pillows = () => Number(sql(`select quantity from stock_item where sku = 'PILLOW'`)[0]?.['quantity'])
  const { placed } = await placePaid((cartId) =>
    addItemsTo(shop.commerce().graphqlUrl, cartId, [{ sku: 'PILLOW', quantity: 2 }]),
  )
  const before = pillows()
  await operator('ship', placed.number, '--items', 'PILLOW=1')
  await operator('refund', placed.number)
  expect(pillows()).toBe(before + 2)
})

test('what is paid back on the provider’s own pages appears on the order', async () => {
  const { placed, intent } = await placePaid()
  stripe().refundByHand(intent, 700)
  const notify = () => stripe().notify(shop.commerce().url, intent, { type: 'charge.refunded' })
  await Promise.all([notify(), notify()])
  expect((await read(placed.token)).credit_memos).toMatchObject([{ total: { grand_total: { value: 7 } } }])
})

test('a refund that fails afterwards can be made again', async () => {
  const { placed, intent } = await placePaid()
  await operator('refund', placed.number)
  const refund = stripe().refunds.find(({ payment_intent }) => payment_intent === intent)
  if (refund) refund.status = 'failed'
  await stripe().notify(shop.commerce().url, intent, { type: 'refund.failed' })
  expect(logged.at(-1)?.msg).toBe('a refund failed: pay it back again')
  expect((await read(placed.token)).credit_memos).toEqual([])
  const pillows = () => sql(`select quantity from stock_item where sku = 'PILLOW'`)[0]?.['quantity']
  const returned = pillows()
  expect((await operator('refund', placed.number)).code).toBe(0)
  expect((await read(placed.token)).credit_memos).toHaveLength(1)
  // What was put back the first time is not put back again.
  expect(pillows()).toBe(returned)
})

test('a card that was paid back stays empty when an order that it paid is canceled', async () => {
  const { placed: bought } = await placePaid((cartId) =>
    addItemsTo(shop.commerce().graphqlUrl, cartId, [card]),
  )
  const code = await newestCode()
  const paidByCard = await placeByCard((cartId) => applyCard(cartId, code), 3)
  await operator('refund', bought.number)
  await operator('expire', paidByCard.number)
  expect((await read(paidByCard.token)).status).toBe('Cancelled')
  expect(await balanceOf(code)).toBe(0)
})
