/** The provider of payments answers what it should not, forgets what it made, or says nothing. */
import { setTimeout as pause } from 'node:timers/promises'
import { completeCart, placedOrder } from '../../harness/place-order.ts'
import { ageOrders, intentOf, shelves, statusOf, stockOf } from '../lib/stored.ts'
import { together } from '../lib/together.ts'
import { visiting, type Visitor } from '../lib/visitor.ts'
import type { Family, Report, Scenario } from '../scenario.ts'
import type { AttackedShop } from '../shop.ts'

const CREATE = /^POST \/v1\/payment_intents$/
const HELD_MINUTES = 61
/** Two rounds of the worker. */
const SETTLED_WITHIN_MS = 25_000
const NOT_NOW = 'cannot take payments online'

interface Placed {
  number: string
  token: string
}

async function placeByCard(
  { storefront, plentifulSku }: AttackedShop,
  visitor: Visitor,
  sku = plentifulSku,
): Promise<Placed> {
  const magento = visitor.shop(storefront)
  await magento.addProductsToCart({ cartItems: [{ sku, quantity: 1 }] })
  await magento.setGuestEmailOnCart({ email: `payer-${crypto.randomUUID()}@example.com` })
  await completeCart(magento, { payment: 'stripe_payments' })
  const { number, token } = await placedOrder(magento)
  if (!token) throw new Error('an order without a token')
  return { number, token }
}

const onOrder = (visitor: Visitor, shop: AttackedShop, method: string, input: object) =>
  visitor.call(shop.storefront, method, [input])

async function begin(shop: AttackedShop, visitor: Visitor, sku?: string) {
  const placed = await placeByCard(shop, visitor, sku)
  await onOrder(visitor, shop, 'startOrderPayment', { token: placed.token })
  const intent = shop.stripe.intents.get(String(intentOf(shop.dataDir, placed.number)))
  if (!intent) throw new Error('the payment did not begin')
  return { ...placed, intent }
}

/** @returns after how many milliseconds all of them had this status; undefined when some never had */
async function untilStatus({ dataDir }: AttackedShop, numbers: readonly string[], status: string) {
  const begun = performance.now()
  const spent = () => Math.round(performance.now() - begun)
  while (spent() < SETTLED_WITHIN_MS) {
    if (numbers.every((number) => statusOf(dataDir, number) === status)) return spent()
    await pause(200)
  }
  return undefined
}

/** The payment does not begin, the order stays, and is paid by transfer. */
async function cannotBegin(shop: AttackedShop, visitor: Visitor, report: Report): Promise<void> {
  const { number, token } = await placeByCard(shop, visitor)
  const answer = await onOrder(visitor, shop, 'startOrderPayment', { token })
  report.must(answer.text.includes(NOT_NOW), `no sentence: ${answer.status} ${answer.text.slice(0, 200)}`)
  report.must(intentOf(shop.dataDir, number) === null, 'what it answered was stored')
  await onOrder(visitor, shop, 'payOrderOtherwise', { token, payment_method: 'banktransfer' })
  const status = statusOf(shop.dataDir, number)
  report.must(status === 'Pending', `paid in another way the order is ${status}`)
}

const NONSENSE = [
  { status: 404, body: '{"error":{"type":"invalid_request_error"}}' },
  { status: 200, body: 'null' },
  { status: 200, body: '{}' },
]

const nonsense: Scenario = {
  name: 'it begins payments with 404, null and {}',
  holds: 'a sentence; the order stays and is paid in another way',
  run: async (shop, report) => {
    for (const fault of NONSENSE) {
      shop.stripe.fail(CREATE, fault)
      await visiting((visitor) => cannotBegin(shop, visitor, report))
    }
  },
}

const huge: Scenario = {
  name: 'it begins a payment with 400 MB',
  holds: 'a megabyte is read, nothing of it stored',
  run: async (shop, report) => {
    shop.stripe.fail(CREATE, 'huge')
    const before = shop.stripe.counts.hugeMb
    await visiting((visitor) => cannotBegin(shop, visitor, report))
    const taken = shop.stripe.counts.hugeMb - before
    report.must(taken < 40, `${taken} MB were taken`)
    report.figure(`${taken} MB left it`)
  },
}

const currency: Scenario = {
  name: 'it takes the right amount in another currency',
  holds: 'the order is not paid',
  run: (shop, report) =>
    visiting(async (visitor) => {
      const { number, token, intent } = await begin(shop, visitor)
      shop.stripe.confirm(intent.client_secret).currency = 'jpy'
      await onOrder(visitor, shop, 'finishOrderPayment', { token })
      report.must(statusOf(shop.dataDir, number) === 'Pending Payment', 'it counts as paid')
    }),
}

const forgotten: Scenario = {
  name: 'it no longer knows a payment',
  holds: 'the order ends when its time is over, and its piece is for sale again',
  withinMs: 45_000,
  run: (shop, report) =>
    visiting(async (visitor) => {
      const before = stockOf(shop.dataDir, shop.plentifulSku)
      const { number, intent } = await begin(shop, visitor)
      shop.stripe.intents.delete(intent.id)
      ageOrders(shop.dataDir, [number], HELD_MINUTES)
      const ms = await untilStatus(shop, [number], 'Canceled')
      report.must(ms !== undefined, `the order is ${statusOf(shop.dataDir, number)}`)
      report.must(stockOf(shop.dataDir, shop.plentifulSku) === before, 'its piece is gone')
      report.figure(`canceled after ${ms} ms`)
    }),
}

const EVIL_IDS: readonly object[] = [
  { id: { evil: true } },
  { id: 'pi_1; drop' },
  { id: `pi_${'x'.repeat(10_000)}` },
  { object: 'charge', payment_intent: 12 },
]

const malformed: Scenario = {
  name: 'its signed notifications name no payment',
  holds: 'each is a 400',
  run: (shop, report) =>
    visiting(async (visitor) => {
      const { intent } = await begin(shop, visitor)
      for (const subject of EVIL_IDS) {
        const status = await shop.stripe.notify(shop.commerce, intent.id, { subject })
        report.must(status === 400, `${JSON.stringify(subject).slice(0, 60)}: ${status}`)
      }
    }),
}

const LOST_NOTIFICATIONS = 30
/** So that none of them sells out. */
const PRODUCTS = 15

const silent: Scenario = {
  name: `none of its notifications of ${LOST_NOTIFICATIONS} payments arrives`,
  holds: 'once they are due all are found in two rounds',
  withinMs: 80_000,
  run: async (shop, report) => {
    const goods = shelves(shop.dataDir)
    const orders = await together({ count: LOST_NOTIFICATIONS, atOnce: 8 }, (index) =>
      visiting((visitor) => begin(shop, visitor, goods[index % PRODUCTS]?.sku)),
    )
    for (const { intent } of orders) shop.stripe.confirm(intent.client_secret)
    const numbers = orders.map(({ number }) => number)
    ageOrders(shop.dataDir, numbers)
    const ms = await untilStatus(shop, numbers, 'Processing')
    const left = numbers.filter((number) => statusOf(shop.dataDir, number) !== 'Processing')
    report.must(ms !== undefined, `${left.length} are not settled after ${SETTLED_WITHIN_MS} ms`)
    report.figure(`the last is settled after ${ms} ms`)
  },
}

export const paymentProvider: Family = {
  name: 'A misbehaving payment provider',
  scenarios: [huge, nonsense, currency, forgotten, malformed, silent],
}
