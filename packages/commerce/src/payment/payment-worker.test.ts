// Which payments are read first, how many at a time, and what shows that they are not read in time.
import { expect, test } from 'vitest'
import { type PaidOrder, cardShop, intentOf } from './testing/card-shop.ts'

const { shop, stripe, sql, placeByCard, start, finish, read, waited, untilStatus } = cardShop()
const READ = /^GET \/v1\/payment_intents/
const AT_ONCE = 12

interface Begun {
  placed: PaidOrder
  intent: string
}

async function begin(): Promise<Begun> {
  const placed = await placeByCard()
  return { placed, intent: intentOf(await start(placed.token)) }
}

const beginSeveral = async (count: number) => {
  const begun: Begun[] = []
  while (begun.length < count) begun.push(await begin())
  return begun
}

const idsOf = (orders: readonly PaidOrder[]) =>
  `(select id from sales_order where number in (${orders.map(({ number }) => `'${number}'`).join()}))`

/** As if these were read last at the same time, all of them due now. */
const makeDue = (orders: readonly PaidOrder[], change = '') =>
  sql(`update order_payment set checked_at = '2020-01-01T00:00:00.000Z' ${change}
    where order_id in ${idsOf(orders)}`)

const unread = async () => {
  const text = await (await fetch(`${shop.commerce().url}/metrics`)).text()
  return Number(/^commerce_payments_unread (\d+)$/m.exec(text)?.[1])
}

test('likely paid ones are read first, then those near their end, as many at a time as the provider takes', async () => {
  const ordinary = await beginSeveral(AT_ONCE * 2)
  const [returned, ending] = [await begin(), await begin()]
  await finish(returned.placed.token)
  sql(`update order_payment set expires_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 minute')
    where order_id in ${idsOf([ending.placed])}`)
  stripe().requests.length = 0
  makeDue([...ordinary, returned, ending].map(({ placed }) => placed))
  await expect.poll(() => stripe().requests.length).toBeGreaterThanOrEqual(AT_ONCE)
  const first = stripe().requests.slice(0, AT_ONCE).join()
  expect(first).toContain(returned.intent)
  expect(first).toContain(ending.intent)
})

test('a provider that takes its time is asked about as many at once as its limit allows', async () => {
  const begun = await beginSeveral(AT_ONCE)
  const held = begun.map(({ intent }) => stripe().hold(new RegExp(`^GET .+${intent}`)))
  for (const { intent } of begun) stripe().confirm(stripe().intents.get(intent)?.client_secret ?? '')
  makeDue(begun.map(({ placed }) => placed))
  await Promise.all(held.map(({ arrived }) => arrived))
  for (const { release } of held) release()
  for (const { placed } of begun) await untilStatus(placed.token, 'Processing')
})

test('orders that nobody began to pay are not read, and end by themselves', async () => {
  const placed = [await placeByCard(), await placeByCard()]
  makeDue(placed)
  for (const each of placed) waited(each, 61)
  for (const { token } of placed) await untilStatus(token, 'Cancelled')
  expect(stripe().requests.filter((route) => route.endsWith('/cancel'))).toEqual([])
})

test('payments that the provider does not answer for are in the metrics until it does', async () => {
  const { placed } = await begin()
  stripe().fail(READ, ...Array.from({ length: 1_000 }, () => 500 as const))
  makeDue([placed], ", read_at = '2020-01-01T00:00:00.000Z'")
  await expect.poll(unread).toBe(1)
  stripe().heal()
  await finish(placed.token)
  expect(await unread()).toBe(0)
  expect((await read(placed.token)).status).toBe('Awaiting payment')
})
