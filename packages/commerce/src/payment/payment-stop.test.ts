// The shop stops while the provider does not answer.
import { expect, test } from 'vitest'
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
