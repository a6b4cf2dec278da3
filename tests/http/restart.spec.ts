/** A restart of all three servers loses nothing. */
import { expect } from '../fixtures/index.ts'
import { test } from '../fixtures/own-servers.ts'
import { visitor } from '../fixtures/visitor.ts'
import { completeCart, placeOrder } from '../harness/place-order.ts'
import { findSamples } from '../harness/samples.ts'
import { ADDRESS_INPUT } from '../integration/address.ts'

test('pages and orders are there after a restart of everything', async ({ servers }) => {
  const guest = visitor(servers.storefrontUrl)
  const email = 'owen@example.com'
  const { simpleSku: sku } = await findSamples(servers.commerceUrl)
  await guest.addProductsToCart({ cartItems: [{ sku, quantity: 1 }] })
  await guest.setGuestEmailOnCart({ email })
  await completeCart(guest)
  const number = await placeOrder(guest)
  const order = () =>
    visitor(servers.storefrontUrl).guestOrder({ number, email, lastname: ADDRESS_INPUT.lastname })
  const title = async () => /<title>.+<\/title>/.exec(await (await fetch(servers.storefrontUrl)).text())?.[0]
  const before = { order: await order(), title: await title() }
  expect(before.title).toBeDefined()
  expect(before.order.guestOrder.total?.grand_total.value).toBeGreaterThan(0)

  await servers.pause()
  await servers.resume()
  expect({ order: await order(), title: await title() }).toEqual(before)
})
