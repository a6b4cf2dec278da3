// The existing Magento SDK (npm, unchanged) as a client of ours, all of its methods: browse, cart, guest checkout, login,
// account. COMMERCE_GRAPHQL_URL puts the middleware in front of a Magento with sample data (docs/magento.md).
import { startMiddleware } from '@loftwood/middleware/testing'
import { magentoModule } from '@vue-storefront/magento-sdk'
import { buildModule, initSDK } from '@vue-storefront/sdk'
import { afterAll, describe, expect, test } from 'vitest'
import { startShopUnderTest } from './shop-under-test.ts'

const shop = await startShopUnderTest()
const LIMITS = ['ACCOUNT', 'COUPON', 'CREATION', 'LOGIN', 'LOOKUP', 'ORDER', 'REVIEW'].map(
  (group) => [`RATE_LIMIT_${group}_PER_MINUTE`, '0'] as const,
)
const middleware = await startMiddleware({
  commerceUrl: shop.graphqlUrl,
  env: { ...Object.fromEntries(LIMITS), CUSTOM_OPERATIONS: 'true', UPSTREAM_TIMEOUT_MS: '30000' },
})
const sdk = initSDK({ magento: buildModule(magentoModule, { apiUrl: `${middleware.url}/magento` }) })
const called = new Set<string>()
const magento = new Proxy(sdk.magento, {
  get(methods, name, receiver) {
    called.add(String(name))
    return Reflect.get(methods, name, receiver) as unknown
  },
})
const { sku, address } = shop

afterAll(async () => {
  await middleware.stop()
  await shop.stop()
})

async function newCart(): Promise<string> {
  const { data } = await magento.createEmptyCart()
  const cartId = data?.createEmptyCart ?? ''
  await magento.addProductsToCart({ cartId, cartItems: [{ sku, quantity: 1 }] })
  return cartId
}

describe('browsing', () => {
  test('products by words, filters and pages', async () => {
    const { data } = await magento.products({
      search: shop.word,
      pageSize: 3,
      currentPage: 2,
      sort: { price: 'ASC' } as never,
    })
    expect(data.products?.items).toHaveLength(3)
    expect(data.products?.page_info?.current_page).toBe(2)
    expect(data.products?.aggregations?.length).toBeGreaterThan(0)
  })

  test('one product, with what belongs to it', async () => {
    const filter = { filter: { sku: { eq: sku } } }
    const details = await magento.productDetails(filter)
    expect(details.data.products?.items?.[0]?.sku).toBe(sku)
    for (const method of ['relatedProducts', 'upsellProducts', 'productReview'] as const) {
      const { data } = await magento[method]({ ...filter, pageSize: 5, currentPage: 1 })
      expect(data.products?.items, method).toHaveLength(1)
    }
  })

  test('categories', async () => {
    const { data } = await magento.categories({
      filters: { url_path: { eq: shop.category.urlPath } },
    } as never)
    expect(data.categories?.items?.[0]?.name).toBe(shop.category.name)
    expect((await magento.categoryList({} as never)).data).toHaveProperty('categoryList')
    expect(
      (await magento.categorySearch({ filters: { name: { match: shop.category.name.split(' ')[0] ?? '' } } }))
        .data,
    ).toHaveProperty('categoryList')
  })

  test('content, routes and the store', async () => {
    expect((await magento.cmsPage({ identifier: shop.page })).data.cmsPage?.title).toMatch(/^About us$/i)
    expect((await magento.cmsBlocks({ identifiers: [shop.block] })).data.cmsBlocks?.items).toHaveLength(1)
    const category = (await magento.categories({
      filters: { url_path: { eq: shop.category.urlPath } },
    } as never)) as { data: { categories: { items: { url_suffix?: string | null }[] } } }
    const url = shop.category.urlPath + (category.data.categories.items[0]?.url_suffix ?? '')
    expect((await magento.route({ url })).data.route?.type).toBe('CATEGORY')
    expect((await magento.storeConfig()).data.storeConfig?.store_code).toBe('default')
    expect((await magento.availableStores()).data.availableStores).toHaveLength(shop.otherStores.length + 1)
    expect((await magento.countries()).data.countries?.length).toBeGreaterThan(0)
    expect((await magento.currency()).data.currency?.base_currency_code).toMatch(/^[A-Z]{3}$/)
  })

  test.each(shop.otherStores)('store view %s, by custom headers or by cookie', async (store) => {
    const byHeader = await magento.storeConfig({ customHeaders: { store } })
    const byCookie = await magento.storeConfig({
      clientConfig: { headers: { Cookie: `vsf-store=${store}` } },
    })
    expect([byHeader, byCookie].map(({ data }) => data.storeConfig?.store_code)).toEqual([store, store])
  })

  test('names of custom queries are ignored', async () => {
    const { data } = await magento.cmsPage({ identifier: shop.page }, { customQuery: { cmsPage: 'my-page' } })
    expect(data.cmsPage?.title).toBeTruthy()
  })

  test('queries and mutations of its own', async () => {
    const [store = 'default'] = shop.otherStores
    const options = { customHeaders: { store } }
    const asked: unknown = await magento.customQuery({ query: '{ storeConfig { store_code } }' }, options)
    expect(asked).toMatchObject({ data: { storeConfig: { store_code: store } } })
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
    expect(item?.product.sku).toBe(sku)
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

  test('takes variants and bundles as older calls name them', async () => {
    const { data } = await magento.createEmptyCart()
    const cart_id = data?.createEmptyCart ?? ''
    const variant = { parent_sku: shop.configurable, data: { sku: shop.variant, quantity: 1 } }
    const one = await magento.addConfigurableProductsToCart({ cart_id, cart_items: [variant] })
    expect(one.data?.addConfigurableProductsToCart?.cart.items).toHaveLength(1)
    const set = { data: { sku: shop.bundle, quantity: 1 }, bundle_options: shop.bundleOptions }
    const both = await magento.addBundleProductsToCart({ cart_id, cart_items: [set] })
    expect(both.data?.addBundleProductsToCart?.cart.items).toHaveLength(2)
  })

  test('takes a coupon and gives it back', async () => {
    const cart_id = await newCart()
    const applied = await magento.applyCouponToCart({ cart_id, coupon_code: shop.coupon ?? 'NOPE' })
    const [coupon] = applied.data?.applyCouponToCart?.cart.applied_coupons ?? []
    expect(coupon?.code).toBe(shop.coupon)
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
  const credentials = { email: `sdk-${Date.now()}@example.com`, password: 'Bunk-beds-1' }
  let options: { clientConfig: { headers: { Cookie: string } } }

  test('registers and logs in', async () => {
    await magento.createCustomer({ ...credentials, firstname: 'Sam', lastname: 'Day' })
    const { data } = (await magento.generateCustomerToken(credentials)) as {
      data: { generateCustomerToken: { token: string } }
    }
    options = { clientConfig: { headers: { Cookie: `vsf-customer=${data.generateCustomerToken.token}` } } }
    expect((await magento.customer(options)).data.customer?.email).toBe(credentials.email)
  })

  test("takes the guest's cart along", async () => {
    const sourceCartId = await newCart()
    const destinationCartId = (await magento.customerCart(options)).data.customerCart.id ?? ''
    const merged = await magento.mergeCarts({ sourceCartId, destinationCartId }, options)
    expect(merged.data?.mergeCarts.id).toBe(destinationCartId)
    expect((await magento.customerCart(options)).data.customerCart.total_quantity).toBe(1)
  })

  test('changes profile and addresses', async () => {
    const { region: _, region_id, country_code, ...rest } = address
    const created = await magento.createCustomerAddress(
      { ...rest, region: { region_id }, country_code: country_code as never },
      options,
    )
    expect(created).toMatchObject({ data: { createCustomerAddress: { city: address.city } } })
    const { data: book } = await magento.getCustomerAddresses(options)
    expect(book.customer?.addresses).toHaveLength(1)
    const id = book.customer?.addresses?.[0]?.id ?? 0
    const moved = await magento.updateCustomerAddress({ id, input: { city: 'Elsewhere' } }, options)
    expect(moved).toMatchObject({ data: { updateCustomerAddress: { city: 'Elsewhere' } } })
    expect(await magento.deleteCustomerAddress({ id }, options)).toMatchObject({
      data: { deleteCustomerAddress: true },
    })
    const updated = await magento.updateCustomer({ firstname: 'Samira' }, options)
    expect(updated).toMatchObject({ data: { updateCustomerV2: { customer: { firstname: 'Samira' } } } })
    expect(await magento.reviews({ pageSize: 5, currentPage: 1 }, options)).toHaveProperty('data.customer')
  })

  test('reads how the cart can be shipped and paid', async () => {
    const shipping = await magento.getAvailableCustomerShippingMethods(options)
    expect(shipping.data.customerCart.shipping_addresses).toEqual([])
    const payment = await magento.getAvailableCustomerPaymentMethods(options)
    expect(payment).toMatchObject({
      data: { customerCart: { available_payment_methods: expect.any(Array) } },
    })
  })

  test('reviews a product', async () => {
    const { data } = await magento.productReviewRatingsMetadata()
    const ratings = data.productReviewRatingsMetadata.items.map((rating) => ({
      id: rating?.id ?? '',
      value_id: rating?.values.at(-1)?.value_id ?? '',
    }))
    const review = { sku, nickname: 'Sam', summary: 'Sturdy', text: 'Two years, no tear.', ratings }
    expect(await magento.createProductReview(review, options)).toMatchObject({
      data: { createProductReview: { review: { summary: 'Sturdy' } } },
    })
  })

  test('uses a wishlist', async () => {
    const added = await magento.addProductToWishList({ id: '0', items: [{ sku, quantity: 1 }] }, options)
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
    const { email } = credentials
    expect(await magento.subscribeEmailToNewsletter({ email: `news-${email}` })).toMatchObject({
      data: { subscribeEmailToNewsletter: { status: expect.any(String) } },
    })
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

  test('changes the e-mail address', async () => {
    const email = `new-${credentials.email}`
    expect(await magento.updateCustomerEmail({ email, password: 'Bunk-beds-2' }, options)).toMatchObject({
      data: { updateCustomerEmail: { customer: { email } } },
    })
  })

  test('logs out', async () => {
    expect(await magento.revokeCustomerToken(options)).toMatchObject({
      data: { revokeCustomerToken: { result: true } },
    })
  })
})

test('no method was left out', () => {
  expect(Object.keys(sdk.magento).filter((name) => !called.has(name))).toEqual([])
  expect(called.size).toBeGreaterThanOrEqual(59)
})
