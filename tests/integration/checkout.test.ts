// A guest's way from the first bed in the cart to a placed order, through the typed client and the real back end.
import { createClient, type Client } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { ADDRESS_INPUT } from './address.ts'
import { cookieFetch, type CookieFetch } from './cookie-fetch.ts'

const commerce = await startCommerce()
const middleware = await startMiddleware({
  commerceUrl: commerce.graphqlUrl,
  env: { RATE_LIMIT_ORDER_PER_MINUTE: '0', RATE_LIMIT_COUPON_PER_MINUTE: '0', COOKIE_HTTP_ONLY: 'true' },
})
const BED = { sku: 'KAW-BNK-HI', quantity: 1 }
let browser: CookieFetch
let magento: Client['magento']

beforeEach(() => {
  browser = cookieFetch()
  magento = createClient({ url: middleware.url, fetch: browser.fetch }).magento
})

afterAll(async () => {
  await middleware.stop()
  await commerce.stop()
})

async function prepareOrder() {
  await magento.addProductsToCart({ cartItems: [BED] })
  await magento.setGuestEmailOnCart({ email: 'ann@example.com' })
  await magento.setShippingAddressesOnCart({ shipping_addresses: [{ address: ADDRESS_INPUT }] })
  await magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } })
  const shipping = await magento.getAvailableShippingMethods()
  const method = shipping.cart?.shipping_addresses[0]?.available_shipping_methods?.find((it) => it?.available)
  const { carrier_code = '', method_code } = method ?? {}
  await magento.setShippingMethodsOnCart({
    shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
  })
  const payment = await magento.getAvailablePaymentMethods()
  const code = payment.cart?.available_payment_methods?.[0]?.code ?? ''
  return magento.setPaymentMethodOnCart({ payment_method: { code } })
}

describe('the cart', () => {
  test('begins with the first product, not with the visit', async () => {
    expect((await magento.cart()).cart).toBeNull()
    expect(browser.cookies.size).toBe(0)
    const { addProductsToCart } = await magento.addProductsToCart({ cartItems: [BED] })
    expect(addProductsToCart?.user_errors).toEqual([])
    expect(browser.cookies.get('vsf-cart')).toBe(addProductsToCart?.cart.id)
    expect((await magento.cart()).cart?.items).toHaveLength(1)
    expect((await magento.cartTotalQty()).cart?.total_quantity).toBe(1)
  })

  test('is changed without naming its id', async () => {
    await magento.addProductsToCart({ cartItems: [BED] })
    const uid = (await magento.cart()).cart?.items?.[0]?.uid ?? ''
    const updated = await magento.updateCartItems({ cart_items: [{ cart_item_uid: uid, quantity: 2 }] })
    expect(updated.updateCartItems?.cart.total_quantity).toBe(2)
    const coupon = await magento.applyCouponToCart({ coupon_code: 'WELCOME10' })
    expect(coupon.applyCouponToCart?.cart.applied_coupons).toMatchObject([{ code: 'WELCOME10' }])
    expect(
      (await magento.removeCouponFromCart({})).removeCouponFromCart?.cart?.applied_coupons ?? [],
    ).toEqual([])
    const removed = await magento.removeItemFromCart({ cart_item_uid: uid })
    expect(removed.removeItemFromCart?.cart.items).toEqual([])
  })

  test('that has died is replaced at the next product', async () => {
    browser.cookies.set('vsf-cart', 'deadDEADdeadDEADdeadDEADdeadDEAD')
    const { addProductsToCart } = await magento.addProductsToCart({ cartItems: [BED] })
    expect(addProductsToCart?.cart.total_quantity).toBe(1)
    expect(browser.cookies.get('vsf-cart')).toBe(addProductsToCart?.cart.id)
  })

  test('that has died is none to read, and an error to change', async () => {
    browser.cookies.set('vsf-cart', 'deadDEADdeadDEADdeadDEADdeadDEAD')
    await expect(magento.removeCouponFromCart({})).rejects.toMatchObject({
      code: 'CART_NOT_FOUND',
      status: 404,
    })
    expect(browser.cookies.has('vsf-cart')).toBe(false)
    browser.cookies.set('vsf-cart', 'deadDEADdeadDEADdeadDEADdeadDEAD')
    expect((await magento.cart()).cart).toBeNull()
    expect(browser.cookies.has('vsf-cart')).toBe(false)
  })

  test('survives a coupon that is none', async () => {
    await magento.addProductsToCart({ cartItems: [BED] })
    await expect(magento.applyCouponToCart({ coupon_code: 'NOPE' })).rejects.toMatchObject({
      code: 'GRAPHQL_ERROR',
    })
    expect((await magento.cart()).cart?.total_quantity).toBe(1)
  })

  test('refuses what there is not, as data', async () => {
    const { addProductsToCart } = await magento.addProductsToCart({
      cartItems: [{ sku: 'NO-SUCH-BED', quantity: 1 }],
    })
    expect(addProductsToCart?.user_errors).toMatchObject([{ code: 'PRODUCT_NOT_FOUND' }])
  })
})

describe('the order', () => {
  test('is placed with the totals the cart showed', async () => {
    const { setPaymentMethodOnCart } = await prepareOrder()
    const shown = setPaymentMethodOnCart?.cart.prices?.grand_total
    const { placeOrder } = await magento.placeOrder({})
    expect(placeOrder?.errors).toEqual([])
    expect(placeOrder?.orderV2?.total?.grand_total).toEqual(shown)
    expect(browser.cookies.has('vsf-cart')).toBe(false)
    expect(decodeURIComponent(browser.cookies.get('vsf-session') ?? '')).toBe(
      '{"cart":false,"customer":false}',
    )

    const { guestOrderByToken } = await magento.guestOrderByToken({ token: placeOrder?.orderV2?.token ?? '' })
    expect(guestOrderByToken).toMatchObject({ number: placeOrder?.orderV2?.number, email: 'ann@example.com' })
    const { guestOrder } = await magento.guestOrder({
      number: placeOrder?.orderV2?.number ?? '',
      email: 'ann@example.com',
      lastname: 'Lee',
    })
    expect(guestOrder?.total?.grand_total).toEqual(shown)
  })

  test('is placed once, despite repeated requests', { retry: 0 }, async () => {
    await prepareOrder()
    const cartId = browser.cookies.get('vsf-cart') ?? ''
    const twice = await Promise.all([magento.placeOrder({}), magento.placeOrder({})])
    const later = await magento.placeOrder({ cart_id: cartId })
    const numbers = [...twice, later].map(({ placeOrder }) => placeOrder?.orderV2?.number)
    expect(numbers[0]).toMatch(/^\d+$/)
    expect(new Set(numbers).size).toBe(1)
  })

  test('without an address is refused, and the cart stays', async () => {
    await magento.addProductsToCart({ cartItems: [BED] })
    const { placeOrder } = await magento.placeOrder({})
    expect(placeOrder?.orderV2).toBeNull()
    expect(placeOrder?.errors.length).toBeGreaterThan(0)
    expect((await magento.cart()).cart?.total_quantity).toBe(1)
  })
})

test('nothing of all this is in the log', () => {
  const log = middleware.log.join('\n')
  expect(middleware.log.length).toBeGreaterThan(10)
  expect(log).not.toMatch(/ann@example|Bunk Street|K1A|613-555|WELCOME10|vsf-cart=/)
})
