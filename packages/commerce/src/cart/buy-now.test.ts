// Buying at once, over HTTP: a cart of its own that leaves the shopper's alone, and becomes one order.
import {
  CreateBuyNowCartDocument,
  CustomerCartDocument,
  CustomerOrdersDocument,
  EstimateTotalsDocument,
} from '@loftwood/graphql-types'
import { expect, test } from 'vitest'
import { cardShop } from '../payment/testing/card-shop.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { makeAddress } from '../testing/guest-shopper.ts'
import { STRIPE_KEYS } from '../testing/stripe-server.ts'

const { shop, stripe } = cardShop()
const { shopper } = shop
const graphqlUrl = () => shop.commerce().graphqlUrl
const { send, newCustomer } = customerShopper(graphqlUrl)

interface Cart {
  id: string
  email: string | null
  total_quantity: number
  prices: { grand_total: { value: number } }
}

async function buyNow(sku: string, quantity: number, token?: string) {
  const { data } = await send(CreateBuyNowCartDocument, { cartItems: [{ sku, quantity }] }, token)
  return (data as { createBuyNowCart: { cart: Cart | null; user_errors: { code: string }[] } })
    .createBuyNowCart
}

/** Everything an order needs, then the order. */
async function order(cartId: string, token?: string, agreed_total?: number) {
  const run = async (name: string, inputType: string, fields: object) => {
    const query = `mutation($i:${inputType}){${name}(input:$i){cart{prices{grand_total{value}}}}}`
    const { errors } = await send(query, { i: { cart_id: cartId, ...fields } }, token)
    expect(errors).toBeUndefined()
  }
  const address = makeAddress()
  if (!token) await run('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'ann@example.com' })
  await run('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
    shipping_addresses: [{ address }],
  })
  await run('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
    billing_address: { same_as_shipping: true },
  })
  const { data } = await send(
    'query($id:String!){cart(cart_id:$id){shipping_addresses{available_shipping_methods{carrier_code method_code}}}}',
    { id: cartId },
    token,
  )
  const { cart } = data as {
    cart: { shipping_addresses: { available_shipping_methods: object[] }[] }
  }
  const shipping_methods = [cart.shipping_addresses[0]?.available_shipping_methods[0]]
  await run('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', { shipping_methods })
  await run('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
    payment_method: { code: 'stripe_payments' },
  })
  const placed = await send(
    'mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{number token status} errors{code}}}',
    { i: { cart_id: cartId, agreed_total } },
    token,
  )
  return (
    placed.data as { placeOrder: { orderV2: { number: string; token: string } | null; errors: object[] } }
  ).placeOrder
}

test('the provider is named before there is an order', async () => {
  const { data } = await shopper.send('{onlinePaymentConfig{publishable_key captures_later}}')
  const { STRIPE_PUBLISHABLE_KEY: publishable_key } = STRIPE_KEYS
  expect(data.onlinePaymentConfig).toEqual({ publishable_key, captures_later: false })
})

test('what a customer buys at once leaves their cart alone, and is one of their orders', async () => {
  const { token, email } = await newCustomer()
  const ownCart = async () =>
    ((await send(CustomerCartDocument, {}, token)).data as { customerCart: Cart }).customerCart
  const own = await ownCart()
  await send(
    'mutation($c:String!,$i:[CartItemInput!]!){addProductsToCart(cartId:$c,cartItems:$i){cart{id}}}',
    {
      c: own.id,
      i: [{ sku: 'MATTRESS', quantity: 1 }],
    },
    token,
  )
  const { cart } = await buyNow('PILLOW', 2, token)
  expect(cart).toMatchObject({ email, total_quantity: 2 })
  const placed = await order(cart?.id ?? '', token)
  expect(placed.errors).toEqual([])
  expect(await ownCart()).toMatchObject({ id: own.id, total_quantity: 1 })
  const { data } = await send(CustomerOrdersDocument, {}, token)
  const { items } = (data as { customer: { orders: { items: { number: string }[] } } }).customer.orders
  expect(items.map(({ number }) => number)).toEqual([placed.orderV2?.number])
})

test('a guest tries addresses before one is known, and the order costs what was said', async () => {
  const { cart } = await buyNow('PILLOW', 1)
  const address = { country_code: 'CA', region: { region_code: 'ON' }, postcode: 'N1H' }
  const methods = await shopper.send(
    'mutation($i:EstimateTotalsInput!){estimateShippingMethods(input:$i){carrier_code method_code amount{value}}}',
    { i: { cart_id: cart?.id, address } },
  )
  const [{ carrier_code, method_code }] = methods.data.estimateShippingMethods
  const totals = await send(EstimateTotalsDocument, {
    input: { cart_id: cart?.id, address, shipping_method: { carrier_code, method_code } },
  })
  const { estimateTotals } = totals.data as { estimateTotals: { cart: Cart } }
  const said = estimateTotals.cart.prices.grand_total.value
  expect(said).toBeGreaterThan(cart?.prices.grand_total.value ?? 0)
  expect((await order(cart?.id ?? '', undefined, said + 1)).errors).toEqual([
    { code: 'UNABLE_TO_PLACE_ORDER' },
  ])
  const placed = await order(cart?.id ?? '', undefined, said)
  expect(placed.errors).toEqual([])
  // Its answer was lost, so it is sent again.
  const again = await shopper.send('mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{number}}}', {
    i: { cart_id: cart?.id },
  })
  expect(again.data.placeOrder.orderV2.number).toBe(placed.orderV2?.number)
  const started = await shopper.send(
    'mutation($i:OrderTokenInput!){startOrderPayment(input:$i){client_secret}}',
    { i: { token: placed.orderV2?.token } },
  )
  const { client_secret: secret } = started.data.startOrderPayment
  expect(stripe().confirm(secret).amount).toBe(Math.round(said * 100))
})

test('nobody delivers to an address: no method is offered', async () => {
  const { cart } = await buyNow('PILLOW', 1)
  const address = { country_code: 'US', region: { region_code: 'NY' }, postcode: '10001' }
  const { data } = await shopper.send(
    'mutation($i:EstimateTotalsInput!){estimateShippingMethods(input:$i){carrier_code}}',
    { i: { cart_id: cart?.id, address } },
  )
  expect(data.estimateShippingMethods).toEqual([])
})

test.each([
  ['more than there are', 'SPRINGS', 9, 'INSUFFICIENT_STOCK'],
  ['unknown', 'NOTHING', 1, 'PRODUCT_NOT_FOUND'],
])('what is %s has no cart', async (_what, sku, quantity, code) => {
  expect(await buyNow(sku, quantity)).toEqual({
    cart: null,
    user_errors: [expect.objectContaining({ code })],
  })
})
