// The existing Magento SDK (npm, unchanged) as a client of ours: browse, cart, guest checkout, login, account.
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { magentoModule } from '@vue-storefront/magento-sdk'
import { buildModule, initSDK } from '@vue-storefront/sdk'
import { afterAll, describe, expect, test } from 'vitest'

const commerce = await startCommerce()
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: {
    RATE_LIMIT_ORDER_PER_MINUTE: '0',
    RATE_LIMIT_COUPON_PER_MINUTE: '0',
    CUSTOM_OPERATIONS: 'true',
  },
})
const { magento } = initSDK({ magento: buildModule(magentoModule, { apiUrl: `${middleware.url}/magento` }) })
const BED = 'KAW-BNK-HI'
const address = {
  firstname: 'Ann',
  lastname: 'Lee',
  street: ['1 Bunk Street'],
  city: 'Ottawa',
  region: 'ON',
  region_id: 74,
  postcode: 'K1A 0B1',
  country_code: 'CA',
  telephone: '613-555-0100',
}

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

async function newCart(): Promise<string> {
  const { data } = await magento.createEmptyCart()
  const cartId = data?.createEmptyCart ?? ''
  await magento.addProductsToCart({ cartId, cartItems: [{ sku: BED, quantity: 1 }] })
  return cartId
}

describe('browsing', () => {
  test('products by words, filters and pages', async () => {
    const { data } = await magento.products({
      search: 'bunk bed',
      pageSize: 3,
      currentPage: 2,
      sort: { price: 'ASC' } as never,
    })
    expect(data.products?.items).toHaveLength(3)
    expect(data.products?.page_info?.current_page).toBe(2)
    expect(data.products?.aggregations?.length).toBeGreaterThan(0)
  })

  test('one product, with what belongs to it', async () => {
    const filter = { filter: { sku: { eq: BED } } }
    const details = await magento.productDetails(filter)
    expect(details.data.products?.items?.[0]?.sku).toBe(BED)
    for (const method of ['relatedProducts', 'upsellProducts', 'productReview'] as const) {
      const { data } = await magento[method]({ ...filter, pageSize: 5, currentPage: 1 })
      expect(data.products?.items, method).toHaveLength(1)
    }
  })

  test('categories', async () => {
    const { data } = await magento.categories({ filters: { url_path: { eq: 'bunk-beds' } } } as never)
    expect(data.categories?.items?.[0]?.name).toBe('Bunk beds')
    expect((await magento.categoryList({} as never)).data).toHaveProperty('categoryList')
    expect((await magento.categorySearch({ filters: { name: { match: 'bunk' } } })).data).toHaveProperty(
      'categoryList',
    )
  })

  test('content, routes and the store', async () => {
    expect((await magento.cmsPage({ identifier: 'about-us' })).data.cmsPage?.title).toBe('About us')
    expect((await magento.cmsBlocks({ identifiers: ['home-hero'] })).data.cmsBlocks?.items).toHaveLength(1)
    expect((await magento.route({ url: 'bunk-beds' })).data.route?.type).toBe('CATEGORY')
    expect((await magento.storeConfig()).data.storeConfig?.store_code).toBe('default')
    expect((await magento.availableStores()).data.availableStores?.length).toBeGreaterThan(1)
    expect((await magento.countries()).data.countries?.length).toBeGreaterThan(0)
    expect((await magento.currency()).data.currency?.base_currency_code).toBe('CAD')
  })

  test('another store, by custom headers or by cookie', async () => {
    const byHeader = await magento.storeConfig({ customHeaders: { store: 'fr' } })
    const byCookie = await magento.storeConfig({ clientConfig: { headers: { Cookie: 'vsf-store=fr' } } })
    expect([byHeader, byCookie].map(({ data }) => data.storeConfig?.store_code)).toEqual(['fr', 'fr'])
  })

  test('names of custom queries are ignored', async () => {
    const { data } = await magento.cmsPage({ identifier: 'faq' }, { customQuery: { cmsPage: 'my-page' } })
    expect(data.cmsPage?.title).toBeTruthy()
  })

  test('queries and mutations of its own', async () => {
    const fr = { customHeaders: { store: 'fr' } }
    const asked: unknown = await magento.customQuery({ query: '{ storeConfig { store_code } }' }, fr)
    expect(asked).toMatchObject({ data: { storeConfig: { store_code: 'fr' } } })
    const { data: created } = await magento.createEmptyCart()
    const mutation = `mutation ($cartId: String!) {
      addProductsToCart(cartId: $cartId, cartItems: [{ sku: "NO-SUCH-THING", quantity: 1 }]) { user_errors { code } }
    }`
    const mutationVariables = { cartId: created?.createEmptyCart }
    const changed: unknown = await magento.customMutation({ mutation, mutationVariables })
    expect(changed).toMatchObject({
      data: { addProductsToCart: { user_errors: [{ code: 'PRODUCT_NOT_FOUND' }] } },
    })
  })

  test('GraphQL errors do not reject', async () => {
    const { errors } = (await magento.products({})) as { errors?: { message: string }[] }
    expect(errors).toHaveLength(1)
  })
})

describe('the cart', () => {
  test('is made, filled, changed and emptied', async () => {
    const cartId = await newCart()
    const { data } = await magento.cart({ cartId })
    const item = data.cart?.items?.[0]
    expect(item?.product.sku).toBe(BED)
    const cart_item_uid = item?.uid ?? ''
    const updated = await magento.updateCartItems({
      cart_id: cartId,
      cart_items: [{ cart_item_uid, quantity: 3 }],
    })
    expect(updated.data?.updateCartItems?.cart.total_quantity).toBe(3)
    expect((await magento.cartTotalQty({ cartId })).data.cart?.total_quantity).toBe(3)
    const removed = await magento.removeItemFromCart({ cart_id: cartId, cart_item_uid })
    expect(removed.data?.removeItemFromCart?.cart.items).toEqual([])
  })

  test('takes a coupon and gives it back', async () => {
    const cart_id = await newCart()
    const applied = await magento.applyCouponToCart({ cart_id, coupon_code: 'WELCOME10' })
    expect(applied.data?.applyCouponToCart?.cart.applied_coupons?.[0]?.code).toBe('WELCOME10')
    const { data } = await magento.removeCouponFromCart({ cart_id })
    expect(data?.removeCouponFromCart?.cart?.applied_coupons ?? []).toEqual([])
  })

  test('refuses a coupon that is none with GraphQL errors', async () => {
    const answer = await magento.applyCouponToCart({ cart_id: await newCart(), coupon_code: 'NOPE' })
    expect(answer).toMatchObject({ errors: [{ extensions: { category: expect.any(String) } }] })
  })
})

test("a guest's checkout", async () => {
  const cart_id = await newCart()
  await magento.setGuestEmailOnCart({ cart_id, email: 'ann@example.com' })
  await magento.setShippingAddressesOnCart({ cart_id, shipping_addresses: [{ address }] })
  await magento.setBillingAddressOnCart({ cart_id, billing_address: { address } })
  const shipping = await magento.getAvailableShippingMethods({ cart_id })
  const methods = shipping.data.cart?.shipping_addresses?.[0]?.available_shipping_methods
  const { carrier_code = '', method_code } = methods?.find((method) => method?.available) ?? {}
  await magento.setShippingMethodsOnCart({
    cart_id,
    shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
  })
  const payment = await magento.getAvailablePaymentMethods({ cartId: cart_id })
  const code = payment.data.cart?.available_payment_methods?.[0]?.code ?? ''
  await magento.setPaymentMethodOnCart({ cart_id, payment_method: { code } })
  const order = await magento.placeOrder({ cart_id })
  const again = await magento.placeOrder({ cart_id })
  expect(order.data?.placeOrder?.order.order_number).toMatch(/^\d+$/)
  expect(again.data?.placeOrder?.order.order_number).toBe(order.data?.placeOrder?.order.order_number)
})

describe('a customer', () => {
  const credentials = { email: 'sdk@example.com', password: 'Bunk-beds-1' }
  let options: { clientConfig: { headers: { Cookie: string } } }

  test('registers and logs in', async () => {
    await magento.createCustomer({ ...credentials, firstname: 'Sam', lastname: 'Day' })
    const { data } = (await magento.generateCustomerToken(credentials)) as {
      data: { generateCustomerToken: { token: string } }
    }
    options = { clientConfig: { headers: { Cookie: `vsf-customer=${data.generateCustomerToken.token}` } } }
    expect((await magento.customer(options)).data.customer?.email).toBe('sdk@example.com')
  })

  test("takes the guest's cart along", async () => {
    const sourceCartId = await newCart()
    const destinationCartId = (await magento.customerCart(options)).data.customerCart.id ?? ''
    const merged = await magento.mergeCarts({ sourceCartId, destinationCartId }, options)
    expect(merged.data?.mergeCarts.id).toBe(destinationCartId)
    expect((await magento.customerCart(options)).data.customerCart.total_quantity).toBe(1)
  })

  test('changes profile and addresses', async () => {
    const { region: _, region_id, ...rest } = address
    const created = await magento.createCustomerAddress(
      { ...rest, region: { region_id }, country_code: 'CA' as never },
      options,
    )
    expect(created).toMatchObject({ data: { createCustomerAddress: { city: 'Ottawa' } } })
    expect((await magento.getCustomerAddresses(options)).data.customer?.addresses).toHaveLength(1)
    const updated = await magento.updateCustomer({ firstname: 'Samira' }, options)
    expect(updated).toMatchObject({ data: { updateCustomerV2: { customer: { firstname: 'Samira' } } } })
    expect(await magento.reviews({ pageSize: 5, currentPage: 1 }, options)).toHaveProperty('data.customer')
  })

  test('uses a wishlist', async () => {
    const added = await magento.addProductToWishList({ id: '0', items: [{ sku: BED, quantity: 1 }] }, options)
    expect(added).toMatchObject({ data: { addProductsToWishlist: { user_errors: [] } } })
    const count = await magento.wishlistItemsCount(options)
    expect(count.data.customer?.wishlists?.[0]?.items_count).toBe(1)
    const query = '{ customer { wishlists { id items_v2 { items { id } } } } }'
    const { data } = (await magento.customQuery({ query }, options)) as {
      data: { customer: { wishlists: { id: string; items_v2: { items: { id: string }[] } }[] } }
    }
    const [wishlist] = data.customer.wishlists
    const items = wishlist?.items_v2.items.map(({ id }) => id) ?? []
    expect(items).toHaveLength(1)
    const removed = await magento.removeProductsFromWishlist({ id: wishlist?.id ?? '0', items }, options)
    expect(removed).toMatchObject({ data: { removeProductsFromWishlist: { user_errors: [] } } })
    expect((await magento.wishlistItemsCount(options)).data.customer?.wishlists?.[0]?.items_count).toBe(0)
  })

  test('requests a new password, and the newsletter', async () => {
    const email = credentials.email
    expect(await magento.requestPasswordResetEmail({ email })).toMatchObject({
      data: { requestPasswordResetEmail: true },
    })
    const wrong = { email, newPassword: 'Bunk-beds-2', resetPasswordToken: 'nope' }
    expect(await magento.resetPassword(wrong)).toHaveProperty('errors')
    const changed = await magento.changeCustomerPassword(
      { currentPassword: credentials.password, newPassword: 'Bunk-beds-2' },
      options,
    )
    expect(changed).toMatchObject({ data: { changeCustomerPassword: { email } } })
  })

  test('logs out', async () => {
    expect(await magento.revokeCustomerToken(options)).toMatchObject({
      data: { revokeCustomerToken: { result: true } },
    })
  })
})
