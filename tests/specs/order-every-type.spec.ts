/**
 * Every type of product is ordered by guests and customers, in both languages and at both widths: what the review and the
 * thank-you page show is what the back end stores. How each type is chosen on its page is in product-types.spec.ts.
 */
import { ADDRESS } from '../fixtures/buyer.ts'
import { cartItemsOf } from '../fixtures/cart-items.ts'
import { expect, test } from '../fixtures/index.ts'
import { amountOf, CHECKOUT_STEPS, shopperOn } from '../fixtures/shopper.ts'

type Buyer = 'guest' | 'customer'

interface Cart {
  name: string
  /** One of each type. */
  skus: Record<Buyer, string[]>
  isDelivered: boolean
}

/** Simple, configurable, set, group and a card of wood, of what the catalogue has plenty of. */
const DELIVERED = ['PIL-KID', 'BED-PRT', 'SET-LAU-LOW', 'RMS-MET', 'GFT-CRD']
/** A service and a gift card by e-mail; a file to download is for customers only. */
const BY_EMAIL = ['SVC-ASM', 'GFT-EML']

const CARTS: Cart[] = [
  {
    name: 'what is delivered',
    skus: { guest: DELIVERED, customer: DELIVERED },
    isDelivered: true,
  },
  {
    name: 'what comes by e-mail',
    skus: { guest: BY_EMAIL, customer: [...BY_EMAIL, 'PLN-LAU-MID'] },
    isDelivered: false,
  },
]

for (const language of ['en', 'fr'] as const) {
  for (const buyer of ['guest', 'customer'] as const) {
    for (const { name, skus, isDelivered } of CARTS) {
      test(`a ${buyer} orders ${name} (${language})`, async ({ page, backEnd }) => {
        test.slow()
        const shopper = shopperOn(page, language)
        const cartItems = await cartItemsOf(skus[buyer])
        const customer = await backEnd.newCustomer()
        const send = (method: string, args: unknown) =>
          page.request.post(`/api/magento/${method}`, { data: [args] })
        if (buyer === 'customer') await send('generateCustomerToken', customer)
        const added = await (await send('addProductsToCart', { cartItems })).json()
        expect(added.data.addProductsToCart.user_errors).toEqual([])

        await shopper.open(buyer === 'guest' ? '/checkout-guest' : '/checkout')
        const steps = CHECKOUT_STEPS.filter((step) => {
          if (step === 'contact') return buyer === 'guest'
          return step !== 'review' && (isDelivered || step === 'payment')
        })
        await shopper.fillSteps(steps, customer.email, ADDRESS)
        const place = shopper.button('checkout.placeOrder')
        const agreed = amountOf((await place.innerText()).split('·')[1] ?? '')
        const reviewed = amountsIn(await page.getByRole('main').innerText())
        const { number, main } = await shopper.placeOrder()

        const order = await (buyer === 'guest'
          ? backEnd.guestOrder({ number, email: customer.email, lastname: ADDRESS.lastname })
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
}

/** Every line that is an amount. */
const amountsIn = (text: string) => text.split('\n').map(amountOf)
