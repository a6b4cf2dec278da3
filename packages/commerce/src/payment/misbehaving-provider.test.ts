// A provider that answers what it should not, and one that no longer knows what it once made.
import { expect, test } from 'vitest'
import { HUGE_MB, type StripeFault } from '../testing/stripe-faults.ts'
import { type PaidOrder, cardShop, intentOf } from './testing/card-shop.ts'

const { shop, stripe, logged, shopper, operator, sql, ...card } = cardShop()
const { placeByCard, start, tryToStart, finish, read, payOtherwise, mailsOf, waited, untilStatus } = card

const CREATE = /^POST \/v1\/payment_intents$/
const READ = /^GET \/v1\/payment_intents/
const ENGLISH = 'We cannot take payments online at the moment.'
const FRENCH = 'Le paiement en ligne n’est pas possible pour le moment.'

const storedIntent = ({ number }: PaidOrder) =>
  sql(`select intent_id from order_payment
    join sales_order on sales_order.id = order_id where number = '${number}'`)[0]?.['intent_id']
const stockOf = (sku: string) =>
  Number(sql(`select quantity from stock_item where sku = '${sku}'`)[0]?.['quantity'])

const gaugeOf = async (name: string) => {
  const text = await (await fetch(`${shop.commerce().url}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1])
}

const idOf = (line: object) => 'intentId' in line && line.intentId

const notFound = { type: 'invalid_request_error', message: 'Unrecognized request URL' }

test.each<[string, StripeFault]>([
  ['404', { status: 404, body: JSON.stringify({ error: notFound }) }],
  ['a page', { status: 404, body: '<h1>Not Found</h1>' }],
  ['null', { status: 200, body: 'null' }],
  ['an empty object', { status: 200, body: '{}' }],
  ['another type of id', { status: 200, body: '{"id":7,"status":"requires_payment_method"}' }],
  ['an id of 100 kB', { status: 200, body: JSON.stringify({ id: `pi_${'x'.repeat(100_000)}` }) }],
  ['a redirect', { status: 302, body: '{}' }],
])('%s at the start of a payment: a sentence, and the order is paid in another way', async (_what, error) => {
  const placed = await placeByCard()
  stripe().fail(CREATE, error, error)
  const messageOf = (answer: { errors?: { message: string }[] }) => answer.errors?.[0]?.message
  expect(messageOf(await tryToStart(placed.token))).toContain(ENGLISH)
  const call = 'mutation($i:OrderTokenInput!){startOrderPayment(input:$i){client_secret}}'
  expect(messageOf(await shopper.send(call, { i: { token: placed.token } }, { store: 'fr' }))).toContain(
    FRENCH,
  )
  expect(await read(placed.token)).toMatchObject({ status: 'Awaiting payment' })
  expect(storedIntent(placed)).toBeNull()
  const { data } = await payOtherwise(placed, 'banktransfer')
  expect(data.payOrderOtherwise.order.payment_methods).toMatchObject([{ type: 'banktransfer' }])
})

test('an answer that never ends is left after a megabyte', async () => {
  const placed = await placeByCard()
  stripe().fail(CREATE, 'huge')
  expect((await tryToStart(placed.token)).errors?.[0]?.message).toContain(ENGLISH)
  expect(stripe().counts.hugeMb).toBeLessThan(HUGE_MB / 10)
  expect(storedIntent(placed)).toBeNull()
  stripe().confirm(await start(placed.token))
  expect((await finish(placed.token)).status).toBe('Processing')
})

test('an answer about another intent settles nothing', async () => {
  const [placed, other] = [await placeByCard(), await placeByCard()]
  await start(placed.token)
  const paid = stripe().confirm(await start(other.token))
  stripe().fail(READ, { status: 200, body: JSON.stringify(paid) })
  await finish(placed.token)
  expect((await read(placed.token)).status).toBe('Awaiting payment')
})

test('a key that may not read cards settles payments, without the name of the card', async () => {
  const placed = await placeByCard()
  const { id } = stripe().confirm(await start(placed.token))
  const error = {
    type: 'invalid_request_error',
    message: `Having the 'rak_payment_method_read' permission would allow this request to continue.`,
  }
  stripe().fail(READ, { status: 403, body: JSON.stringify({ error }) })
  const paid = await finish(placed.token)
  expect(paid).toMatchObject({ status: 'Processing', payment_methods: [{ type: 'stripe_payments' }] })
  expect(JSON.stringify(paid.payment_methods)).not.toContain('4242')
  expect(id).toBe(storedIntent(placed))
})

test('a shopper who comes back while the provider is away sees the order, and may not pay it twice', async () => {
  const placed = await placeByCard()
  stripe().confirm(await start(placed.token))
  stripe().fail(READ, 500, 500)
  expect(await finish(placed.token)).toMatchObject({ status: 'Awaiting payment', online_payment: {} })
  expect((await payOtherwise(placed, 'banktransfer')).errors?.[0]?.message).toContain(
    'whether this order is paid',
  )
  expect((await finish(placed.token)).status).toBe('Processing')
})

test('money in another currency settles nothing, and is in the log', async () => {
  const placed = await placeByCard()
  const intent = stripe().confirm(await start(placed.token))
  intent.currency = 'jpy'
  expect((await finish(placed.token)).status).toBe('Awaiting payment')
  expect(logged.at(-1)).toMatchObject({
    msg: 'a payment is of another amount than its order',
    currency: 'JPY',
  })
})

test('money of another amount is in the log once, is read no more by itself, and the operator ends its order', async () => {
  const before = await gaugeOf('commerce_payments_to_clear')
  const placed = await placeByCard()
  stripe().confirm(await start(placed.token)).amount_received -= 1
  for (let times = 0; times < 3; times += 1) await finish(placed.token)
  const lines = logged.filter(
    ({ msg, ...line }) => msg.includes('another amount') && idOf(line) === storedIntent(placed),
  )
  expect(lines).toHaveLength(1)
  expect(await gaugeOf('commerce_payments_to_clear')).toBe(before + 1)

  waited(placed, 61)
  const checked = () =>
    sql(`select checked_at from order_payment where intent_id = '${String(storedIntent(placed))}'`)[0]
  const other = await placeByCard()
  waited(other, 61)
  // The worker has had its round.
  await untilStatus(other.token, 'Cancelled')
  expect(checked()).toEqual({ checked_at: '2020-01-01T00:00:00.000Z' })
  expect((await operator('payments')).stdout).toContain(`${placed.number}  ${String(storedIntent(placed))}`)
  // Not with others: somebody must have paid it back.
  const email = String(sql(`select email from sales_order where number = '${placed.number}'`)[0]?.['email'])
  expect((await operator('unpaid', '--email', email, '--cancel', 'test')).stdout).toContain('pay it back')
  expect((await operator('expire', placed.number)).stdout).toContain('is Canceled')
  expect(
    sql(`select text from mail_message where kind = 'order-canceled' and subject like '%${placed.number}%'`),
  ).toEqual([{ text: expect.stringContaining('The amount paid was not that of the order.') }])
  expect(await gaugeOf('commerce_payments_to_clear')).toBe(before)
})

test('money for an order that a restored backup does not have is in the log and the metrics, once', async () => {
  const before = await gaugeOf('commerce_payments_to_clear')
  const placed = await placeByCard()
  const intent = stripe().confirm(await start(placed.token))
  // As if the backup was older than the order.
  sql(`update order_payment set intent_id = null where intent_id = '${intent.id}'`)
  for (let times = 0; times < 2; times += 1)
    expect(await stripe().notify(shop.commerce().url, intent.id)).toBe(200)
  const lines = logged.filter(({ msg }) => msg.includes('not in the database'))
  expect(lines).toMatchObject([{ intentId: intent.id, orderNumber: placed.number, currency: 'CAD' }])
  expect(await gaugeOf('commerce_payments_to_clear')).toBe(before + 1)
  expect((await operator('payments')).stdout).toContain(`${placed.number}  ${intent.id}`)

  const ofOthers = stripe().confirm(await start((await placeByCard()).token))
  ofOthers.metadata = {}
  sql(`update order_payment set intent_id = null where intent_id = '${ofOthers.id}'`)
  expect(await stripe().notify(shop.commerce().url, ofOthers.id)).toBe(200)
  expect(logged.filter(({ msg }) => msg.includes('not in the database'))).toHaveLength(1)
})

test.each([
  ['of another type', { id: { evil: true } }],
  ['that is none', { id: 'pi_1; drop' }],
  ['of 10 kB', { id: `pi_${'x'.repeat(10_000)}` }],
  ['of a charge that is a number', { object: 'charge', payment_intent: 12 }],
])('a signed notification with an id %s is refused', async (_what, subject) => {
  const intent = intentOf(await start((await placeByCard()).token))
  expect(await stripe().notify(shop.commerce().url, intent, { subject })).toBe(400)
})

/** The provider's keys are those of another account from now on. */
async function placeLost(): Promise<PaidOrder> {
  const placed = await placeByCard()
  stripe().intents.delete(intentOf(await start(placed.token)))
  return placed
}

test('an order whose intent the provider no longer knows ends when its time is over', async () => {
  const before = stockOf('PILLOW')
  const placed = await placeLost()
  expect(stockOf('PILLOW')).toBe(before - 1)
  expect((await tryToStart(placed.token)).errors?.[0]?.message).toContain(ENGLISH)
  expect((await finish(placed.token)).status).toBe('Awaiting payment')
  expect(logged.filter(({ msg }) => msg.includes('does not know'))).toMatchObject([
    { intentId: storedIntent(placed) },
  ])
  expect(await gaugeOf('commerce_payments_lost')).toBe(1)
  waited(placed, 61)
  await untilStatus(placed.token, 'Cancelled')
  expect(stockOf('PILLOW')).toBe(before)
  expect((await mailsOf('order-canceled', placed))[0]?.text).toContain('not paid in time')
})

test('one that is known again, since the keys are the old ones, is paid as usual', async () => {
  const before = await gaugeOf('commerce_payments_lost')
  const placed = await placeByCard()
  const intent = stripe().confirm(await start(placed.token))
  stripe().intents.delete(intent.id)
  await finish(placed.token)
  expect(await gaugeOf('commerce_payments_lost')).toBe(before + 1)
  stripe().intents.set(intent.id, intent)
  expect((await finish(placed.token)).status).toBe('Processing')
  expect(await gaugeOf('commerce_payments_lost')).toBe(before)
})

test('it is paid in another way, or ended by the operator, before', async () => {
  const [replaced, expired] = [await placeLost(), await placeLost()]
  const { data } = await payOtherwise(replaced, 'banktransfer')
  expect(data.payOrderOtherwise.order.payment_methods).toMatchObject([{ type: 'banktransfer' }])
  expect((await operator('expire', expired.number)).stdout).toContain('is Canceled')
})
