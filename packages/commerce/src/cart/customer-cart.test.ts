// What customers do beyond guests, through HTTP: a cart of their own, merging, ordering, the history.
import { afterAll, describe, expect, test } from 'vitest'
import {
  CreateCustomerAddressDocument,
  CustomerCartDocument,
  CustomerDocument,
  CustomerOrdersDocument,
  MergeCartsDocument,
} from '@loftwood/graphql-types'
import { bookAddress, customerShopper } from '../testing/customer-shopper.ts'
import { guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

const shopper = guestShopper(() => commerce.graphqlUrl)
const { send, newCustomer } = customerShopper(() => commerce.graphqlUrl)

describe('carts and orders', () => {
  interface CartData {
    id: string
    email: string
    total_quantity: number
  }
  async function ownCart(token: string): Promise<CartData> {
    const { data } = await send(CustomerCartDocument, {}, token)
    return (data as { customerCart: CartData }).customerCart
  }
  async function itemFor(quantity: number) {
    const { sku, variants } = await shopper.configurable()
    const variant = variants.find((each) => each.stock_status === 'IN_STOCK')
    return { sku, quantity, selected_options: variant?.uids ?? [] }
  }

  test('a customer has one cart, and nobody else may use it', async () => {
    const { email, token } = await newCustomer()
    const cart = await ownCart(token)
    expect(cart).toMatchObject({ email, total_quantity: 0 })
    expect((await ownCart(token)).id).toBe(cart.id)
    const query = 'query($id: String!) { cart(cart_id: $id) { id } }'
    const refused = {
      status: 403,
      message: `The current user cannot perform operations on cart "${cart.id}"`,
    }
    expect(await send(query, { id: cart.id })).toMatchObject(refused)
    const other = await newCustomer()
    expect(await send(query, { id: cart.id }, other.token)).toMatchObject(refused)
    const placed = await send('mutation($i: PlaceOrderInput) { placeOrder(input: $i) { errors { code } } }', {
      i: { cart_id: cart.id },
    })
    expect(placed).toMatchObject(refused)
  })

  test('merging adds quantities, never more than there are, and ends the guest cart', async () => {
    const { token } = await newCustomer()
    const cart = await ownCart(token)
    const guest = await shopper.newCart()
    await shopper.add(guest, [await itemFor(1)])
    const variables = { sourceCartId: guest, destinationCartId: cart.id }
    expect((await send(MergeCartsDocument, variables)).status).toBe(403)
    const { data } = await send(MergeCartsDocument, variables, token)
    expect(data).toMatchObject({ mergeCarts: { id: cart.id, total_quantity: 1 } })

    const query = '{ products(filter: {}, pageSize: 100) { items { __typename sku only_x_left_in_stock } } }'
    const listed = (await send(query)).data as {
      products: { items: { sku: string; only_x_left_in_stock: number | null }[] }
    }
    const scarce = listed.products.items.find((item) => (item.only_x_left_in_stock ?? 0) > 1)
    const left = scarce?.only_x_left_in_stock ?? 0
    const [second, third] = [await shopper.newCart(), await shopper.newCart()]
    for (const each of [second, third]) {
      await shopper.add(each, [{ sku: scarce?.sku, quantity: left }])
      await send(MergeCartsDocument, { ...variables, sourceCartId: each }, token)
    }
    expect((await ownCart(token)).total_quantity).toBe(1 + left)
    expect((await send('query($id: String!) { cart(cart_id: $id) { id } }', { id: guest })).message).toBe(
      "The cart isn't active.",
    )
    const same = await send(MergeCartsDocument, { sourceCartId: cart.id, destinationCartId: cart.id }, token)
    expect(same.category).toBe('graphql-input')
  })

  test('an order of a customer, from the address book, is in the history and only there', async () => {
    const { email, token } = await newCustomer()
    const cart = await ownCart(token)
    const book = await send(CreateCustomerAddressDocument, { input: bookAddress() }, token)
    const { id } = (book.data as { createCustomerAddress: { id: number } }).createCustomerAddress
    const onCart = (mutation: string, type: string, fields: object) =>
      send(
        `mutation($i: ${type}) { ${mutation}(input: $i) { cart { shipping_addresses { city available_shipping_methods { carrier_code method_code } } } } }`,
        { i: { cart_id: cart.id, ...fields } },
        token,
      )
    await send(
      'mutation($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { code } } }',
      { id: cart.id, items: [await itemFor(1)] },
      token,
    )
    expect(
      (await onCart('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: 'x@example.com' })).message,
    ).toBe('The request is not allowed for logged in customers')
    const addressed = await onCart('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
      shipping_addresses: [{ customer_address_id: id }],
    })
    const shape = addressed.data as {
      setShippingAddressesOnCart: {
        cart: { shipping_addresses: { city: string; available_shipping_methods: object[] }[] }
      }
    }
    const [address] = shape.setShippingAddressesOnCart.cart.shipping_addresses
    expect(address?.city).toBe('Guelph')
    await onCart('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
      billing_address: { customer_address_id: id },
    })
    await onCart('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
      shipping_methods: address?.available_shipping_methods.slice(0, 1),
    })
    await onCart('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
      payment_method: { code: 'checkmo' },
    })
    const placed = await send(
      'mutation($i: PlaceOrderInput) { placeOrder(input: $i) { orderV2 { number token } errors { code message } } }',
      { i: { cart_id: cart.id } },
      token,
    )
    const { placeOrder } = placed.data as {
      placeOrder: { orderV2: { number: string; token: string }; errors: object[] }
    }
    expect(placeOrder.errors).toEqual([])
    const { number, token: orderToken } = placeOrder.orderV2

    const history = await send(CustomerOrdersDocument, {}, token)
    expect(history.data).toMatchObject({
      customer: { orders: { total_count: 1, items: [{ number, email }] } },
    })
    const none = await send(CustomerOrdersDocument, { filter: { number: { eq: '999999999' } } }, token)
    expect(none.data).toMatchObject({ customer: { orders: { total_count: 0, items: [] } } })
    expect((await ownCart(token)).id).not.toBe(cart.id)

    const information = { number, email, lastname: 'Tremblay' }
    const byNumber = 'query($i: OrderInformationInput!) { guestOrder(input: $i) { number } }'
    expect(await send(byNumber, { i: information })).toMatchObject({
      status: 403,
      message: 'Please login to view the order.',
    })
    const byToken = 'query($i: OrderTokenInput!) { guestOrderByToken(input: $i) { number } }'
    expect((await send(byToken, { i: { token: orderToken } })).status).toBe(403)
    const other = await newCustomer()
    expect((await send(CustomerOrdersDocument, {}, other.token)).data).toMatchObject({
      customer: { orders: { total_count: 0 } },
    })
  })

  test('an address that is sent can be saved in the address book', async () => {
    const { token } = await newCustomer()
    const cart = await ownCart(token)
    await send(
      'mutation($i: SetShippingAddressesOnCartInput) { setShippingAddressesOnCart(input: $i) { cart { id } } }',
      {
        i: {
          cart_id: cart.id,
          shipping_addresses: [{ address: { ...makeAddress(), save_in_address_book: true } }],
        },
      },
      token,
    )
    const { data } = await send(CustomerDocument, {}, token)
    expect(data).toMatchObject({ customer: { addresses: [{ city: 'Guelph', lastname: 'Tremblay' }] } })
  })
})
