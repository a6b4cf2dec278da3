// A guest's way to an order, over HTTP with the real database and the shop's own catalog.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'

let commerce: TestCommerce
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loftwood-journey-'))
  commerce = await startCommerce({ dataDir })
})
afterAll(async () => {
  await commerce.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const { send, newCart, add, onCart, configurable, place, completeCart } = guestShopper(
  () => commerce.graphqlUrl,
)

describe('a guest buys a bed', () => {
  test('and finds the order with the totals of the cart, also after a restart', async () => {
    const { sku, variants } = await configurable()
    const variant = variants.find((each) => each.stock_status === 'IN_STOCK')!
    const cartId = await newCart()
    const added = await add(cartId, [{ sku, quantity: 1, selected_options: variant.uids }])
    expect(added.data.addProductsToCart.user_errors).toEqual([])
    expect(added.data.addProductsToCart.cart).toMatchObject({
      total_quantity: 1,
      items: [
        {
          __typename: 'ConfigurableCartItem',
          product: { sku },
          configured_variant: { sku: variant.sku },
          prices: { price: { value: variant.price } },
        },
      ],
    })

    const { data } = await completeCart(cartId)
    const { cart } = data.setPaymentMethodOnCart
    const shipping = cart.shipping_addresses[0].selected_shipping_method.amount.value
    const hst = Math.round((variant.price + shipping) * 13) / 100
    expect(cart.prices).toMatchObject({
      subtotal_excluding_tax: { value: variant.price },
      applied_taxes: [{ label: 'HST', amount: { value: hst } }],
      grand_total: { value: Math.round((variant.price + shipping + hst) * 100) / 100, currency: 'CAD' },
    })

    const placed = (await place(cartId)).data.placeOrder
    expect(placed.errors).toEqual([])
    expect(placed.orderV2.total.grand_total.value).toBe(cart.prices.grand_total.value)
    expect(placed.orderV2.items).toMatchObject([{ product_sku: variant.sku, quantity_ordered: 1 }])
    // Whoever lost the answer asks again, and gets it.
    expect((await place(cartId)).data.placeOrder.orderV2.number).toBe(placed.orderV2.number)

    await commerce.stop()
    commerce = await startCommerce({ dataDir })
    const input = { number: placed.orderV2.number, email: 'MAUDE@example.com', lastname: 'tremblay' }
    const found = await send(
      'query($i:OrderInformationInput!){guestOrder(input:$i){number token status total{grand_total{value}} shipping_address{region}}}',
      { i: input },
      { store: 'fr' },
    )
    expect(found.data.guestOrder).toEqual({
      number: placed.orderV2.number,
      token: placed.orderV2.token,
      status: 'En attente',
      total: { grand_total: { value: cart.prices.grand_total.value } },
      shipping_address: { region: 'Ontario' },
    })
    const byToken = await send('query($i:OrderTokenInput!){guestOrderByToken(input:$i){number}}', {
      i: { token: placed.orderV2.token },
    })
    expect(byToken.data.guestOrderByToken.number).toBe(placed.orderV2.number)
    const stranger = await send('query($i:OrderInformationInput!){guestOrder(input:$i){number}}', {
      i: { ...input, lastname: 'Roy' },
    })
    expect(stranger.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
  })
})

describe('what cannot be is said, and changes nothing', () => {
  test('adding: unknown, without options, sold out, too many, nonsense quantities', async () => {
    const { sku, variants } = await configurable()
    const soldOut = variants.find((each) => each.stock_status === 'OUT_OF_STOCK')!
    const inStock = variants.find((each) => each.stock_status === 'IN_STOCK')!
    const cartId = await newCart()
    const answers = await add(cartId, [
      { sku: 'NOPE', quantity: 1 },
      { sku, quantity: 1 },
      { sku, quantity: 1, selected_options: soldOut.uids },
      { sku: inStock.sku, parent_sku: sku, quantity: 9999 },
      { sku: inStock.sku, parent_sku: sku, quantity: 0 },
      { sku: inStock.sku, parent_sku: sku, quantity: -3 },
      { sku: inStock.sku, parent_sku: sku, quantity: 1e12 },
    ])
    expect(answers.data.addProductsToCart.user_errors.map((error: { code: string }) => error.code)).toEqual([
      'PRODUCT_NOT_FOUND',
      'UNDEFINED',
      'NOT_SALABLE',
      'INSUFFICIENT_STOCK',
      'UNDEFINED',
      'UNDEFINED',
      'UNDEFINED',
    ])
    expect(answers.data.addProductsToCart.cart.total_quantity).toBe(0)
  })

  test('in French for the French store view, as errors and as data', async () => {
    const french = { store: 'fr' }
    const dead = await send('{cart(cart_id:"nope"){id}}', {}, french)
    expect(dead.errors?.[0]?.message).toBe('Le panier «\u00a0nope\u00a0» est introuvable')
    const mutation =
      'mutation($id:String!){addProductsToCart(cartId:$id,cartItems:[{sku:"NOPE",quantity:1}]){user_errors{message}}}'
    const added = await send(mutation, { id: await newCart() }, french)
    expect(added.data.addProductsToCart.user_errors[0].message).toBe(
      'Le produit «\u00a0NOPE\u00a0» n’est pas offert en ce moment',
    )
  })

  test('a dead cart id', async () => {
    const answer = await send('{cart(cart_id:"nope"){id}}')
    expect(answer.errors).toMatchObject([
      { message: 'Could not find a cart with ID "nope"', extensions: { category: 'graphql-no-such-entity' } },
    ])
  })

  test('an incomplete address names every missing field', async () => {
    const cartId = await newCart()
    const answer = await onCart('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      cart_id: cartId,
      shipping_addresses: [{ address: makeAddress({ telephone: '', postcode: '' }) }],
    })
    expect(answer.errors?.map((error) => error.message)).toEqual([
      '"telephone" is required. Enter and try again.',
      '"postcode" is required. Enter and try again.',
    ])
  })

  test('an incomplete cart is no order', async () => {
    const cartId = await newCart()
    expect((await place(cartId)).data.placeOrder.errors).toEqual([
      { code: 'GUEST_EMAIL_MISSING', message: 'Enter your email address first.' },
    ])
  })

  test('a place that is not served has no method', async () => {
    const { sku, variants } = await configurable()
    const cartId = await newCart()
    await add(cartId, [
      { sku, quantity: 1, selected_options: variants.find((each) => each.stock_status === 'IN_STOCK')!.uids },
    ])
    const { data } = await onCart('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      cart_id: cartId,
      shipping_addresses: [{ address: makeAddress({ region_id: 73, postcode: 'X0A 0H0', city: 'Iqaluit' }) }],
    })
    expect(data.setShippingAddressesOnCart.cart.shipping_addresses[0].available_shipping_methods).toEqual([])
    const answer = await onCart('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
      cart_id: cartId,
      shipping_methods: [{ carrier_code: 'a', method_code: 'b' }],
    })
    expect(answer.errors?.[0]?.message).toBe('Carrier with such method not found: a, b')
  })

  test('coupons', async () => {
    const { sku, variants } = await configurable()
    const cartId = await newCart()
    const coupon = (code: string) =>
      onCart('applyCouponToCart', 'ApplyCouponToCartInput', { cart_id: cartId, coupon_code: code })
    expect((await coupon('WELCOME10')).errors?.[0]?.message).toBe('Cart does not contain products.')
    await add(cartId, [
      { sku, quantity: 1, selected_options: variants.find((each) => each.stock_status === 'IN_STOCK')!.uids },
    ])
    for (const [code, message] of [
      ['NOPE', "The coupon code isn't valid. Verify the code and try again."],
      ['SPRING24', 'This coupon code has expired.'],
      ['SLEEP15', 'This coupon code applies to none of the items in your cart.'],
    ] as const) {
      expect((await coupon(code)).errors?.[0]?.message).toBe(message)
    }
    const { cart } = (await coupon('welcome10')).data.applyCouponToCart
    const { subtotal_excluding_tax: subtotal, discounts, grand_total: total } = cart.prices
    expect(discounts).toEqual([
      { label: 'Welcome, 10% off', amount: { value: Math.round(subtotal.value * 10) / 100 } },
    ])
    expect(total.value).toBeCloseTo(subtotal.value - discounts[0].amount.value, 2)
    const removed = await onCart('removeCouponFromCart', 'RemoveCouponFromCartInput', { cart_id: cartId })
    expect(removed.data.removeCouponFromCart.cart.prices.discounts).toBeNull()
  })
})

test('quantities change, items go, a foreign item is refused', async () => {
  const { sku, variants } = await configurable()
  const cartId = await newCart()
  const { data } = await add(cartId, [
    { sku, quantity: 1, selected_options: variants.find((each) => each.stock_status === 'IN_STOCK')!.uids },
  ])
  const [{ uid }] = data.addProductsToCart.cart.items
  const update = (cart_item_uid: string, quantity: number) =>
    onCart('updateCartItems', 'UpdateCartItemsInput', {
      cart_id: cartId,
      cart_items: [{ cart_item_uid, quantity }],
    })
  expect((await update(uid, 99_999)).errors?.[0]?.extensions?.category).toBe('graphql-input')
  expect((await update('OTk5OTk5', 1)).errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
  expect((await update(uid, 0)).data.updateCartItems.cart.items).toEqual([])
  const other = await newCart()
  const removal = await onCart('removeItemFromCart', 'RemoveItemFromCartInput', {
    cart_id: other,
    cart_item_uid: uid,
  })
  expect(removal.errors?.[0]?.extensions?.category).toBe('graphql-no-such-entity')
})

test(
  'fifty shoppers racing for the last pieces make exactly as many orders as there are',
  { timeout: 60_000 },
  async () => {
    const { data } = await send(
      '{products(filter:{},search:"bed",pageSize:100){items{sku ... on ConfigurableProduct{variants{product{sku only_x_left_in_stock}}}}}}',
    )
    const last = data.products.items
      .flatMap(
        (item: {
          sku: string
          variants?: { product: { sku: string; only_x_left_in_stock: number | null } }[]
        }) =>
          (item.variants ?? []).map((v) => ({
            parent: item.sku,
            sku: v.product.sku,
            left: v.product.only_x_left_in_stock,
          })),
      )
      .find((each: { left: number | null }) => each.left !== null && each.left >= 2) as {
      parent: string
      sku: string
      left: number
    }
    const carts = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const cartId = await newCart()
        await add(cartId, [{ sku: last.sku, parent_sku: last.parent, quantity: 1 }])
        await completeCart(cartId)
        return cartId
      }),
    )
    const placed = await Promise.all(carts.map(async (cartId) => (await place(cartId)).data.placeOrder))
    const numbers = placed.flatMap((each) => each.order?.order_number ?? [])
    expect(new Set(numbers).size).toBe(last.left)
    expect(numbers).toHaveLength(last.left)
    expect(placed.filter((each) => each.errors[0]?.code === 'UNABLE_TO_PLACE_ORDER')).toHaveLength(
      50 - last.left,
    )
  },
)
