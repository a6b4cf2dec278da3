// The cart's operations over the real cache and wire, with a middleware that answers from a table.
import { PlaceOrderDocument } from '@loftwood/graphql-types'
import { describe, expect, it } from 'vitest'
import { OperationError } from '../platform/data/operation-error.ts'
import { cartApi } from './cart-api.ts'
import { NO_CART, cartClient } from './testing/cart-client.ts'

const cart = (total_quantity: number) => ({
  __typename: 'Cart',
  id: 'cart-1',
  email: null,
  is_virtual: false,
  total_quantity,
  applied_coupons: null,
  items: [],
  applied_gift_cards: [],
  prices: null,
  shipping_addresses: [],
  billing_address: null,
  available_payment_methods: [],
  selected_payment_method: null,
})

const added = (total_quantity: number, messages: string[] = []) => ({
  data: {
    addProductsToCart: {
      __typename: 'AddProductsToCartOutput',
      cart: cart(total_quantity),
      user_errors: messages.map((message) => ({
        __typename: 'CartUserInputError',
        code: 'UNDEFINED',
        message,
      })),
    },
  },
})

function setUp(answers: Record<string, unknown>) {
  const { client, badges } = cartClient(answers)
  return { client, api: cartApi(client), badges }
}

describe('add', () => {
  it('shows the first cart to every reader of the cart', async () => {
    const { api, badges } = setUp({ ...NO_CART, addProductsToCart: added(2) })
    await expect.poll(() => badges).toEqual([undefined])
    expect(await api.add([{ sku: 'BED', quantity: 2 }])).toMatchObject({ id: 'cart-1', total_quantity: 2 })
    expect(badges).toEqual([undefined, 2])
  })

  it('throws the first user error', async () => {
    const { api } = setUp({ ...NO_CART, addProductsToCart: added(0, ['Not enough items', 'And more']) })
    await expect(api.add([{ sku: 'BED', quantity: 99 }])).rejects.toThrow(/^Not enough items$/)
  })
})

describe('remove', () => {
  const userError = { errors: [{ message: "The cart doesn't contain the item" }] }

  it('treats an item that is already gone as removed', async () => {
    const { api } = setUp({ ...NO_CART, removeItemFromCart: userError, cart: { data: { cart: cart(0) } } })
    expect(await api.remove('line-1')).toMatchObject({ id: 'cart-1', total_quantity: 0 })
  })

  it('throws while the state is unknown', async () => {
    const { api } = setUp({ ...NO_CART, removeItemFromCart: userError })
    await expect(api.remove('line-1')).rejects.toThrow(/^The cart doesn't contain the item$/)
  })
})

it('throws what the back end said', async () => {
  const userError = { errors: [{ message: 'The requested qty is not available' }] }
  const { api } = setUp({ ...NO_CART, updateCartItems: userError })
  const failure = await api.setQuantity('line-1', 99).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(OperationError)
  expect(failure).toMatchObject({ kind: 'refused', message: 'The requested qty is not available' })
})

it('clears the cart from the cache once it is ordered', async () => {
  const order = { __typename: 'Order', order_number: '42' }
  const answer = { __typename: 'PlaceOrderOutput', order, errors: [] }
  const { client, api, badges } = setUp({
    ...NO_CART,
    addProductsToCart: added(1),
    placeOrder: { data: { placeOrder: { ...answer, orderV2: makeOrder() } } },
  })
  await api.add([{ sku: 'BED', quantity: 1 }])
  await client.mutation(PlaceOrderDocument, { input: { cart_id: 'cart-1' } })
  expect(badges.at(-1)).toBeUndefined()
  expect(badges).toContain(1)
})

it('leaves the cart in the cache when another one was bought at once', async () => {
  const order = { __typename: 'Order', order_number: '42' }
  const answer = { __typename: 'PlaceOrderOutput', order, errors: [] }
  const { client, api, badges } = setUp({
    ...NO_CART,
    addProductsToCart: added(1),
    placeOrder: { data: { placeOrder: { ...answer, orderV2: makeOrder() } } },
  })
  await api.add([{ sku: 'BED', quantity: 1 }])
  await client.mutation(PlaceOrderDocument, { input: { cart_id: 'bought-at-once' } })
  expect(badges.at(-1)).toBe(1)
})

function makeOrder() {
  return {
    __typename: 'CustomerOrder',
    id: '1',
    number: '42',
    token: 't',
    order_date: '2026-11-21 10:00:00',
    status: 'pending',
    email: null,
    is_virtual: true,
    items: [],
    total: null,
    shipping_address: null,
    billing_address: null,
    shipping_method: null,
    payment_methods: [],
  }
}
