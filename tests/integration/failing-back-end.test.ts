// The back end fails in the middle of each call of an order: it is said, and asking again goes on from there, once.
import { ClientError, createClient } from '@loftwood/client'
import { startCommerce } from '@loftwood/commerce/testing'
import { startMiddleware } from '@loftwood/middleware/testing'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { FAULTS, startFaultProxy } from '../harness/fault-proxy.ts'
import { ADDRESS_INPUT } from './address.ts'
import { cookieFetch } from './cookie-fetch.ts'

const commerce = await startCommerce()
const proxy = await startFaultProxy(commerce.url)
const middleware = await startMiddleware({
  commerceUrl: proxy.graphqlUrl,
  env: { RATE_LIMIT_ORDER_PER_MINUTE: '0', UPSTREAM_TIMEOUT_MS: '1000', ORDER_TIMEOUT_MS: '1500' },
})

afterEach(() => proxy.heal())
afterAll(async () => {
  await middleware.stop()
  await proxy.stop()
  await commerce.stop()
})

function guest() {
  const { magento } = createClient({ url: middleware.url, fetch: cookieFetch().fetch })
  const total = async () => (await magento.cart()).cart?.prices?.grand_total?.value ?? 0
  return {
    magento,
    /** The calls of an order in their order; each may be repeated. */
    calls: {
      setGuestEmailOnCart: () => magento.setGuestEmailOnCart({ email: 'ann@example.com' }),
      setShippingAddressesOnCart: () =>
        magento.setShippingAddressesOnCart({ shipping_addresses: [{ address: ADDRESS_INPUT }] }),
      setShippingMethodsOnCart: async () => {
        const [shipping] = (await magento.cart()).cart?.shipping_addresses ?? []
        const method = shipping?.available_shipping_methods?.find((each) => each?.available)
        const { carrier_code = '', method_code } = method ?? {}
        return magento.setShippingMethodsOnCart({
          shipping_methods: [{ carrier_code, method_code: method_code ?? '' }],
        })
      },
      setBillingAddressOnCart: () =>
        magento.setBillingAddressOnCart({ billing_address: { same_as_shipping: true } }),
      setPaymentMethodOnCart: () => magento.setPaymentMethodOnCart({ payment_method: { code: 'checkmo' } }),
    },
    total,
  }
}

for (const fault of FAULTS) {
  test(`one order while the back end fails: ${fault}`, { retry: 0 }, async () => {
    const { magento, calls, total } = guest()
    const added = await magento.addProductsToCart({ cartItems: [{ sku: 'LAU-DSK', quantity: 1 }] })
    const cart_id = added.addProductsToCart?.cart.id ?? ''
    for (const [operation, call] of Object.entries(calls)) {
      proxy.fail(operation, fault)
      await expect(call(), operation).rejects.toBeInstanceOf(ClientError)
      proxy.heal()
      await call()
    }

    const agreed_total = await total()
    proxy.fail('placeOrder', fault)
    await expect(magento.placeOrder({ cart_id, agreed_total })).rejects.toMatchObject({
      status: expect.toSatisfy((status: number) => status >= 500) as number,
    })
    proxy.heal()
    // An order that is still on its way ends for everybody who waits for it.
    const { placeOrder: placed } = await vi.waitFor(
      () => magento.placeOrder({ cart_id, agreed_total }),
      10_000,
    )
    expect(placed?.errors).toEqual([])
    expect(placed?.orderV2?.total?.grand_total.value).toBe(agreed_total)
    const again = (await magento.placeOrder({ cart_id, agreed_total })).placeOrder
    expect(again?.orderV2?.number).toBe(placed?.orderV2?.number)
    expect((await magento.cart()).cart).toBeNull()
  })
}

test('no order for another total than the one agreed to', async () => {
  const { magento, calls, total } = guest()
  await magento.addProductsToCart({ cartItems: [{ sku: 'LAU-DSK', quantity: 1 }] })
  for (const call of Object.values(calls)) await call()
  const agreed_total = (await total()) - 1
  const refused = (await magento.placeOrder({ agreed_total })).placeOrder
  expect(refused?.errors).toMatchObject([{ code: 'UNABLE_TO_PLACE_ORDER' }])
  const placed = (await magento.placeOrder({ agreed_total: agreed_total + 1 })).placeOrder
  expect(placed?.orderV2?.number).toMatch(/^\d{9}$/)
})
