/** Every type of product from the cart to an order with tax and coupon, whose totals are those of the cart to the cent. */
import type { Client } from '@loftwood/client'
import { ADDRESS, completeCart, placeOrder, totalsOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { cartItemsOf, productOf, PRODUCTS } from './products.ts'
import { signUp } from './sign-up.ts'

type Magento = Client['magento']

/** From 2.4.8 on a Magento takes downloads from customers only, unless it is set otherwise: then the guest becomes one. */
async function identify(magento: Magento, email: string): Promise<'guest' | 'customer'> {
  try {
    await magento.setGuestEmailOnCart({ email })
    return 'guest'
  } catch (error) {
    if ((error as { code?: string }).code !== 'GUEST_NOT_ALLOWED') throw error
    await signUp(magento)
    return 'customer'
  }
}

async function orderOf(magento: Magento, number: string, email: string) {
  const { lastname, postcode } = ADDRESS
  return (await magento.guestOrder({ number, email, lastname, postcode })).guestOrder
}

async function ownOrder(magento: Magento, number: string) {
  const { customer } = await magento.customerOrders({ filter: { number: { eq: number } } })
  return customer?.orders?.items[0]
}

for (const { type, urlKey, isVirtual = false, isTaxed = false } of PRODUCTS) {
  test(`a guest orders a ${type} product`, async ({ magento }) => {
    const email = `guest-${crypto.randomUUID()}@example.com`
    const product = await productOf(magento, urlKey)
    const cartItems = cartItemsOf(product!)
    const { addProductsToCart } = await magento.addProductsToCart({ cartItems })
    expect(addProductsToCart?.user_errors).toEqual([])
    expect(addProductsToCart?.cart.total_quantity).toBe(cartItems.length)
    await magento.applyCouponToCart({ coupon_code: 'TEN' })
    const buyer = await identify(magento, email)
    const shown = await completeCart(magento, isVirtual)

    const { number, total } = await placeOrder(magento)
    // Magento looks for a cart's discounts at its delivery address.
    expect(total).toEqual(isVirtual ? { ...shown, discount: total.discount } : shown)
    expect(total.discount).toBeGreaterThan(0)
    if (isTaxed) expect(total.tax).toBeGreaterThan(0)
    const order = await (buyer === 'guest' ? orderOf(magento, number, email) : ownOrder(magento, number))
    expect(totalsOf(order)).toEqual(total)
    expect(order?.items).toHaveLength(cartItems.length)
    expect((await magento.cart()).cart?.items ?? []).toEqual([])
  })
}
