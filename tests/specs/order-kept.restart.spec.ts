/** An order outlives a restart of all three servers. */
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { shopperOn } from '../fixtures/shopper.ts'

test('an order is there after a restart of everything', async ({ page, backEnd, servers }) => {
  const shopper = shopperOn(page, 'en')
  const address = {
    firstname: 'Owen',
    lastname: 'Fraser',
    street: '8 Water Street',
    city: 'Halifax',
    province: 'Nova Scotia',
    postcode: 'B3J 1A1',
    telephone: '902 555-0112',
  }
  await shopper.open('/laurier-high-bunk-bed')
  await shopper.chooseFirstOptions()
  await shopper.addToCart()
  await shopper.open(paths.checkoutGuest)
  await shopper.fillCheckout('owen@example.com', address)
  const { number } = await shopper.placeOrder()
  const key = { number, email: 'owen@example.com', lastname: 'Fraser' }
  const before = await backEnd.guestOrder(key)
  await servers.pause()
  await servers.resume()
  expect(await backEnd.guestOrder(key)).toEqual(before)
})
