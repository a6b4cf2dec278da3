/** Every type of product from the cart to an order with tax and coupon, whose totals are those of the cart to the cent. */
import { ADDRESS, completeCart, placeOrder, totalsOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { cartItemsOf, productOf, PRODUCTS } from './products.ts'

for (const { type, urlKey, isVirtual = false, isTaxed = false } of PRODUCTS) {
  test(`a guest orders a ${type} product`, async ({ magento }) => {
    const email = `guest-${crypto.randomUUID()}@example.com`
    const product = await productOf(magento, urlKey)
    const cartItems = cartItemsOf(product!)
    const { addProductsToCart } = await magento.addProductsToCart({ cartItems })
    expect(addProductsToCart?.user_errors).toEqual([])
    expect(addProductsToCart?.cart.total_quantity).toBe(cartItems.length)
    await magento.applyCouponToCart({ coupon_code: 'TEN' })
    await magento.setGuestEmailOnCart({ email })
    const shown = await completeCart(magento, isVirtual)

    const { number, total } = await placeOrder(magento)
    // Magento looks for a cart's discounts at its delivery address.
    expect(total).toEqual(isVirtual ? { ...shown, discount: total.discount } : shown)
    expect(total.discount).toBeGreaterThan(0)
    if (isTaxed) expect(total.tax).toBeGreaterThan(0)
    const { lastname, postcode } = ADDRESS
    const { guestOrder } = await magento.guestOrder({ number, email, lastname, postcode })
    expect(totalsOf(guestOrder)).toEqual(total)
    expect(guestOrder?.items).toHaveLength(cartItems.length)
    expect((await magento.cart()).cart).toBeNull()
  })
}
