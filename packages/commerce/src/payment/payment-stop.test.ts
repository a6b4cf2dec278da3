// The shop stops while the provider does not answer, and starts without its keys.
import pino from 'pino'
import { expect, test } from 'vitest'
import { startCommerce } from '../testing/index.ts'
import { cardShop } from './testing/card-shop.ts'

const { shop, stripe, placeByCard, start, waited } = cardShop()

test('a stop does not wait for the provider', async () => {
  const placed = await placeByCard()
  await start(placed.token)
  const { arrived, release } = stripe().hold(/^GET \/v1\/payment_intents/)
  waited(placed, 0)
  await arrived
  const before = performance.now()
  await shop.commerce().stop()
  expect(performance.now() - before).toBeLessThan(3_000)
  release()
})

test('a shop that has lost its keys says how many orders await their payment', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void lines.push(line) })
  const { catalogDir: catalog, dataDir } = shop
  const commerce = await startCommerce({ catalog, dataDir: dataDir(), logger })
  await commerce.stop()
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { orders: 1, msg: 'orders await a payment, and the keys of Stripe are gone' },
  ])
})
