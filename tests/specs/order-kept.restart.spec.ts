/** An order outlives a restart of all three servers, and is still worth what the page said. */
import { paths } from '@loftwood/storefront/paths'
import { expect, test } from '../fixtures/index.ts'
import { type Address, type Language, amountOf, shopperOn } from '../fixtures/shopper.ts'

interface Buyer {
  language: Language
  viewport: { width: number; height: number }
  email: string
  address: Address
}

const buyers: Buyer[] = [
  {
    language: 'en',
    viewport: { width: 1440, height: 900 },
    email: 'owen@example.com',
    address: {
      firstname: 'Owen',
      lastname: 'Fraser',
      street: '8 Water Street',
      city: 'Halifax',
      province: 'Nova Scotia',
      postcode: 'B3J 1A1',
      telephone: '902 555-0112',
    },
  },
  {
    language: 'fr',
    viewport: { width: 390, height: 844 },
    email: 'lea@example.com',
    address: {
      firstname: 'Léa',
      lastname: 'Bouchard',
      street: '210, rue Racine Est',
      city: 'Saguenay',
      province: 'Québec',
      postcode: 'G7H 1R9',
      telephone: '418 555-0190',
    },
  },
]

for (const { language, viewport, email, address } of buyers) {
  test.describe(`${language} at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('an order is there after a restart of everything', async ({ page, backEnd, servers }) => {
      const shopper = shopperOn(page, language)
      await shopper.open('/laurier-high-bunk-bed')
      await shopper.chooseFirstOptions()
      await shopper.addToCart()
      await shopper.open(paths.checkoutGuest)
      await shopper.fillCheckout(email, address)
      const total = amountOf((await shopper.button('checkout.placeOrder').innerText()).split('·')[1] ?? '')
      const { number, main } = await shopper.placeOrder()
      expect(main.split('\n').map(amountOf)).toContain(total)

      const key = { number, email, lastname: address.lastname }
      const before = await backEnd.guestOrder(key)
      await servers.pause()
      await servers.resume()
      const after = await backEnd.guestOrder(key)
      expect(after).toEqual(before)
      expect(after.total?.grand_total.value).toBe(total)
    })
  })
}
