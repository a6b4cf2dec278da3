// Cards whose money is reserved first and taken by the operator's command `capture`.
import { expect, test } from 'vitest'
import { cardShop, intentOf } from './testing/card-shop.ts'

const { stripe, logged, operator, placePaid, placeByCard, start, finish, read, ...card } = cardShop({
  STRIPE_CAPTURE: 'manual',
})
const { payOtherwise, mailsOf, waited, untilStatus } = card

test('reserved money confirms the order; `capture` takes it and writes the invoice', async () => {
  const { placed, intent } = await placePaid()
  expect(await read(placed.token)).toMatchObject({ status: 'Processing', invoices: [] })
  expect(await mailsOf('order', placed)).toHaveLength(1)
  expect((await operator('invoice', placed.number)).code).toBe(1)
  expect((await operator('capture', placed.number)).stdout).toContain('Captured')
  expect(stripe().intents.get(intent)?.status).toBe('succeeded')
  expect(await read(placed.token)).toMatchObject({ status: 'Processing', invoices: [{}] })
  expect((await operator('capture', placed.number)).code).toBe(1)
  expect(await mailsOf('order', placed)).toHaveLength(1)
})

test('a shipped order is captured afterwards; one that was reserved for too long stays shipped', async () => {
  const [good, gone] = [await placePaid(), await placePaid()]
  for (const { placed } of [good, gone]) expect((await operator('ship', placed.number)).code).toBe(0)
  expect((await operator('capture', good.placed.number)).code).toBe(0)
  expect((await read(good.placed.token)).status).toBe('Complete')

  const intent = stripe().intents.get(gone.intent)
  if (intent) intent.status = 'canceled'
  expect((await operator('capture', gone.placed.number)).stderr).toContain('refused')
  waited(gone.placed, 0)
  await expect.poll(() => logged.at(-1)?.msg).toBe('the reserved money of a shipped order is gone')
  expect((await read(gone.placed.token)).status).not.toBe('Cancelled')
})

test('reserved money is not given back by another tab, nor by the end of the time', async () => {
  const { placed, intent } = await placePaid()
  const { data } = await payOtherwise(placed, 'banktransfer')
  expect(data.payOrderOtherwise.order.payment_methods).toMatchObject([{ type: 'stripe_payments' }])
  expect(stripe().intents.get(intent)?.status).toBe('requires_capture')

  const late = await placeByCard()
  const secret = await start(late.token)
  stripe().confirm(secret)
  waited(late, 61)
  await untilStatus(late.token, 'Processing')
  expect(stripe().intents.get(intentOf(secret))?.status).toBe('requires_capture')
})

test('reserved money that the provider no longer knows stays with its order until the operator ends it', async () => {
  const [existing, { placed, intent }] = [await placePaid(), await placePaid()]
  stripe().intents.delete(intent)
  waited(placed, 61)
  await expect.poll(() => logged.at(-1)?.msg).toContain('does not know')
  expect((await read(placed.token)).status).toBe('Processing')
  expect((await operator('expire', placed.number)).stdout).toContain('is Canceled')
  expect((await operator('expire', existing.placed.number)).code).toBe(1)
})

test('a part that is captured on Stripe’s own pages settles the order', async () => {
  const { placed, intent } = await placePaid()
  const captured = stripe().intents.get(intent)
  if (captured) Object.assign(captured, { status: 'succeeded', amount_received: 1000 })
  expect(await finish(placed.token)).toMatchObject({ status: 'Processing', invoices: [{}] })
  expect(logged.at(-1)?.msg).toBe('a payment is of another amount than its order')
  expect((await operator('refund', placed.number, '10.01')).stderr).toContain('10.00 can be paid back')
})
