/** A customer's account in front of a Magento: signing up, addresses, wishlist, orders, reviews and what ends it. */
import { ADDRESS, completeCart, placeOrder, totalsOf } from './checkout.ts'
import { expect, test } from './fixtures.ts'
import { cartItemsOf, productOf, PRODUCTS } from './products.ts'
import { PASSWORD, signUp } from './sign-up.ts'

test('a customer signs up, changes the account and signs out', async ({ magento }) => {
  const email = await signUp(magento)
  expect((await magento.customer()).customer).toMatchObject({ firstname: 'Ann', lastname: 'Lee' })
  await magento.updateCustomer({ firstname: 'Anna' })
  expect((await magento.customer()).customer?.firstname).toBe('Anna')
  await magento.changeCustomerPassword({ currentPassword: PASSWORD, newPassword: 'Bunk-beds-2' })
  await magento.revokeCustomerToken()
  await expect(magento.customer()).rejects.toMatchObject({ code: 'GRAPHQL_ERROR' })
  // Magento takes a token of the second in which the last one was revoked for revoked too.
  await expect(async () => {
    await magento.generateCustomerToken({ email, password: 'Bunk-beds-2' })
    expect((await magento.customer()).customer?.firstname).toBe('Anna')
  }).toPass({ timeout: 15_000 })
})

test('a customer has addresses', async ({ magento }) => {
  await signUp(magento)
  const { region, region_id, country_code: _, ...rest } = ADDRESS
  const address = { ...rest, region: { region, region_id }, country_code: 'US' as const }
  const { createCustomerAddress } = await magento.createCustomerAddress(address)
  const id = createCustomerAddress?.id ?? 0
  expect(createCustomerAddress?.city).toBe('Calder')
  await magento.updateCustomerAddress({ id, input: { city: 'Detroit' } })
  const { customer } = await magento.getCustomerAddresses()
  expect(customer?.addresses).toMatchObject([{ city: 'Detroit', postcode: ADDRESS.postcode }])
  await magento.deleteCustomerAddress(id)
  expect((await magento.getCustomerAddresses()).customer?.addresses).toEqual([])
})

test('a customer has a wishlist', async ({ magento }) => {
  await signUp(magento)
  const product = await productOf(magento, 'joust-duffle-bag')
  const items = [{ sku: product?.sku ?? '', quantity: 1 }]
  const added = await magento.addProductsToWishlist({ id: '0', items })
  expect(added.addProductsToWishlist?.user_errors).toEqual([])
  const wishlist = (await magento.wishlist({})).customer?.wishlists[0]
  expect(wishlist?.items_v2?.items).toMatchObject([{ product: { sku: product?.sku } }])
  expect((await magento.wishlistItemsCount()).customer?.wishlists[0]?.items_count).toBe(1)
  const ids = wishlist?.items_v2?.items.map((item) => item?.id ?? '') ?? []
  const moved = await magento.addWishlistItemsToCart({ id: wishlist?.id ?? '', items: ids })
  expect(moved.addWishlistItemsToCart?.status).toBe(true)
  expect((await magento.cart()).cart?.total_quantity).toBe(1)
})

test('a customer takes the cart of a guest along and orders one of every type', async ({ magento }) => {
  const found = await Promise.all(PRODUCTS.map(({ urlKey }) => productOf(magento, urlKey)))
  const cartItems = found.flatMap((product) => (product ? cartItemsOf(product) : []))
  const { addProductsToCart } = await magento.addProductsToCart({ cartItems })
  expect(addProductsToCart?.user_errors).toEqual([])
  await signUp(magento)
  expect((await magento.cart()).cart?.total_quantity).toBe(cartItems.length)
  await magento.applyCouponToCart({ coupon_code: 'TEN' })
  const shown = await completeCart(magento, false)
  const { number, total } = await placeOrder(magento)
  expect(total).toEqual(shown)

  const { customer } = await magento.customerOrders({ filter: { number: { eq: number } } })
  const [order] = customer?.orders?.items ?? []
  expect(totalsOf(order)).toEqual(shown)
  expect(order?.items).toHaveLength(cartItems.length)
  expect((await magento.customerOrders({})).customer?.orders?.items).toMatchObject([{ number }])
  const { reorderItems } = await magento.reorderItems(number)
  expect(reorderItems?.cart.total_quantity).toBeGreaterThan(0)
})

test('a visitor writes to the shop', async ({ magento }) => {
  const email = `visitor-${crypto.randomUUID()}@example.com`
  const { subscribeEmailToNewsletter } = await magento.subscribeEmailToNewsletter({ email })
  expect(subscribeEmailToNewsletter?.status).toBe('SUBSCRIBED')
  const contact = await magento.contactUs({ name: 'Ann Lee', email, comment: 'Is it in stock?' })
  expect(contact.contactUs?.status).toBe(true)
  expect((await magento.isEmailAvailable(email)).isEmailAvailable?.is_email_available).toBe(true)
  const { productReviewRatingsMetadata } = await magento.productReviewRatingsMetadata()
  const ratings = productReviewRatingsMetadata.items.map((item) => ({
    id: item?.id ?? '',
    value_id: item?.values.at(-1)?.value_id ?? '',
  }))
  const product = await productOf(magento, 'joust-duffle-bag')
  const input = { sku: product?.sku ?? '', nickname: 'Ann', summary: 'Sturdy', text: 'No creak.', ratings }
  expect((await magento.createProductReview(input)).createProductReview?.review.summary).toBe('Sturdy')
})

test('a cart is changed, and what cannot be had is said', async ({ magento }) => {
  const product = await productOf(magento, 'joust-duffle-bag')
  await magento.addProductsToCart({ cartItems: cartItemsOf(product!) })
  const uid = (await magento.cart()).cart?.items?.[0]?.uid ?? ''
  const updated = await magento.updateCartItems({ cart_items: [{ cart_item_uid: uid, quantity: 2 }] })
  expect(updated.updateCartItems?.cart.total_quantity).toBe(2)
  const coupon = await magento.applyCouponToCart({ coupon_code: 'TEN' })
  expect(coupon.applyCouponToCart?.cart.applied_coupons).toMatchObject([{ code: 'TEN' }])
  await expect(magento.applyCouponToCart({ coupon_code: 'NOPE' })).rejects.toMatchObject({
    code: 'GRAPHQL_ERROR',
  })
  const without = await magento.removeCouponFromCart({})
  expect(without.removeCouponFromCart?.cart?.applied_coupons ?? []).toEqual([])
  const unknown = await magento.addProductsToCart({ cartItems: [{ sku: 'NO-SUCH-BAG', quantity: 1 }] })
  expect(unknown.addProductsToCart?.user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
  const removed = await magento.removeItemFromCart({ cart_item_uid: uid })
  expect(removed.removeItemFromCart?.cart.items).toEqual([])
})
