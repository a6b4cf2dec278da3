/**
 * Every type of product is ordered by guests and customers, in both languages, one at each width: what the review and the
 * thank-you page show is what the back end stores. Half of the orders walk the checkout; the others come to the review
 * with everything chosen through the shop's methods. How each type is chosen on its page is in product-types.spec.ts.
 */
import { stepsFor } from '@loftwood/storefront/checkout-steps'
import { FORM_ADDRESS } from '../fixtures/buyer.ts'
import { cartItemsOf } from '../fixtures/cart-items.ts'
import { expect, test } from '../fixtures/index.ts'
import { amountOf, shopperOn, type Language } from '../fixtures/shopper.ts'
import { visitorOf } from '../fixtures/visitor.ts'
import { completeCart } from '../harness/place-order.ts'
import { ADDRESS_INPUT } from '../integration/address.ts'

type Buyer = 'guest' | 'customer'

interface Cart {
  name: string
  /** One of each type. */
  skus: Record<Buyer, string[]>
  isDelivered: boolean
  /** Who walks every step of the checkout. */
  walks: Record<Language, Buyer>
}

/** Simple, configurable, set, group and a card of wood, of what the catalog has plenty of. */
const DELIVERED = ['PIL-KID', 'BED-PRT', 'SET-LAU-LOW', 'RMS-MET', 'GFT-CRD']
/** A service and a gift card by e-mail; a file to download is for customers only. */
const BY_EMAIL = ['SVC-ASM', 'GFT-EML']

const CARTS: Cart[] = [
  {
    name: 'what is delivered',
    skus: { guest: DELIVERED, customer: DELIVERED },
    isDelivered: true,
    walks: { en: 'guest', fr: 'customer' },
  },
  {
    name: 'what comes by e-mail',
    skus: { guest: BY_EMAIL, customer: [...BY_EMAIL, 'PLN-LAU-MID'] },
    isDelivered: false,
    walks: { en: 'customer', fr: 'guest' },
  },
]

for (const buyer of ['guest', 'customer'] as const) {
  for (const { name, skus, isDelivered, walks } of CARTS) {
    test(`a ${buyer} orders ${name}`, async ({ page, backEnd, language }) => {
      test.slow()
      const shopper = shopperOn(page, language)
      const cartItems = await cartItemsOf(skus[buyer])
      const customer = await backEnd.newCustomer()
      const magento = visitorOf(page.request)
      if (buyer === 'customer') await magento.generateCustomerToken(customer)
      const { addProductsToCart } = await magento.addProductsToCart({ cartItems })
      expect(addProductsToCart?.user_errors).toEqual([])

      const isWalked = walks[language] === buyer
      if (!isWalked) {
        if (buyer === 'guest') await magento.setGuestEmailOnCart({ email: customer.email })
        await completeCart(magento, { isDelivered })
      }
      await shopper.open(buyer === 'guest' ? '/checkout-guest' : '/checkout')
      const steps = stepsFor({ is_virtual: !isDelivered, isCustomer: buyer === 'customer' })
      if (isWalked) await shopper.fillSteps(steps, customer.email, FORM_ADDRESS)
      const place = shopper.button('checkout.placeOrder')
      const agreed = amountOf((await place.innerText()).split('·')[1] ?? '')
      const reviewed = amountsIn(await page.getByRole('main').innerText())
      const { number, main } = await shopper.placeOrder()

      const order = await (buyer === 'guest'
        ? backEnd.guestOrder({
            number,
            email: customer.email,
            lastname: (isWalked ? FORM_ADDRESS : ADDRESS_INPUT).lastname,
          })
        : backEnd.customerOrder(customer, number))
      expect(order.total?.grand_total.value).toBe(agreed)
      const sums = [
        order.total?.subtotal_excl_tax,
        order.total?.grand_total,
        ...(isDelivered ? [order.total?.total_shipping] : []),
        ...(order.total?.taxes ?? []).map((tax) => tax?.amount),
      ]
      for (const sum of sums) {
        expect(reviewed).toContain(sum?.value)
        expect(amountsIn(main)).toContain(sum?.value)
      }
      const stored = order.items?.map((item) => item?.product_sku ?? '') ?? []
      expect(stored).toHaveLength(cartItems.length)
      for (const { sku } of cartItems) expect(stored.some((each) => each.startsWith(sku))).toBe(true)
    })
  }
}

/** Every line that is an amount. */
const amountsIn = (text: string) => text.split('\n').map(amountOf)
