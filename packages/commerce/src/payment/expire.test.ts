// The operator ends the wait for a payment.
import { expect, test } from 'vitest'
import { cardShop, intentOf } from './testing/card-shop.ts'

const { stripe, operator, placeByCard, start, finish, read } = cardShop()

test('an unpaid order is canceled before its time is over, at the provider first', async () => {
  const placed = await placeByCard()
  const secret = await start(placed.token)
  expect(await operator('expire', placed.number)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining(`${placed.number} is Canceled`),
  })
  expect(stripe().intents.get(intentOf(secret))?.status).toBe('canceled')
  expect((await read(placed.token)).status).toBe('Cancelled')
  expect(await operator('expire', placed.number)).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('awaits no payment'),
  })
})

test('one that was just paid goes on', async () => {
  const placed = await placeByCard()
  stripe().confirm(await start(placed.token))
  expect(await operator('expire', placed.number)).toMatchObject({
    stdout: expect.stringContaining(`${placed.number} is Processing`),
  })
  expect((await finish(placed.token)).status).toBe('Processing')
})
