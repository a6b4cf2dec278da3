// What no cart, checkout or order takes: each is refused with Magento's category, and nothing changes.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { customOptionUid } from '../product/option-uids.ts'
import { customerShopper } from '../testing/customer-shopper.ts'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { type Answer, guestShopper, makeAddress } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { smallCatalog } from '../testing/small-catalog.ts'
import { encodeUid } from '../platform/uid.ts'

const catalog = smallCatalog(everyType, everyTypeFiles)
let commerce: TestCommerce
let cartId: string
let itemUid: string
let foreignCart: string
let foreignOrder: { number: string; id: string }
const shopper = guestShopper(() => commerce.graphqlUrl)
const customers = customerShopper(() => commerce.graphqlUrl)

beforeAll(async () => {
  commerce = await startCommerce({ catalog: catalog.folder })
  cartId = await shopper.newCart()
  const { data } = await shopper.add(cartId, [{ sku: 'PILLOW', quantity: 2 }])
  itemUid = data.addProductsToCart.cart.items[0].uid
  await shopper.completeCart(cartId)
  const { token } = await customers.newCustomer()
  const owner = guestShopper(() => commerce.graphqlUrl, { authorization: `Bearer ${token}` })
  const ownCart = async () => (await owner.send('{customerCart{id}}')).data.customerCart.id as string
  const ordered = await ownCart()
  await owner.add(ordered, [{ sku: 'PILLOW', quantity: 1 }])
  await owner.completeCart(ordered)
  const PLACE = 'mutation($i:PlaceOrderInput){placeOrder(input:$i){orderV2{id number}}}'
  foreignOrder = (await owner.send(PLACE, { i: { cart_id: ordered } })).data.placeOrder.orderV2
  foreignCart = await ownCart()
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
})

const long = (letters: number) => 'x'.repeat(letters)
const input = 'graphql-input'
const missing = 'graphql-no-such-entity'
const forbidden = 'graphql-authorization'

async function snapshot() {
  const query = `query($id:String!){cart(cart_id:$id){email total_quantity items{uid quantity} prices{grand_total{value}}
    applied_coupons{code} shipping_addresses{firstname postcode selected_shipping_method{method_code}}
    billing_address{postcode} selected_payment_method{code}}}`
  return (await shopper.send(query, { id: cartId })).data
}

const on = (mutation: string, type: string, fields: object, cart_id = cartId) =>
  shopper.onCart(mutation, type, { cart_id, ...fields })
const quantity = (cart_item_uid: string, value: number) =>
  on('updateCartItems', 'UpdateCartItemsInput', { cart_items: [{ cart_item_uid, quantity: value }] })
const shipTo = (overrides: object) =>
  on('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
    shipping_addresses: [{ address: makeAddress(overrides) }],
  })
const pay = (payment_method: object) =>
  on('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', { payment_method })
const email = (address: string, cart?: string) =>
  on('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email: address }, cart)
const order = (query: string, fields: object) =>
  shopper.send(`query($i:OrderInformationInput!){guestOrder(input:$i){${query}}}`, { i: fields })

const userErrors: [string, string, () => Promise<Answer>][] = [
  ['fewer than none', input, () => quantity(itemUid, -1)],
  ['a fraction of a piece', input, () => quantity(itemUid, 1.5)],
  ['more than there are', input, () => quantity(itemUid, 51)],
  ['a huge quantity', input, () => quantity(itemUid, 1e15)],
  ['an item that is not there', missing, () => quantity(encodeUid(999_999), 1)],
  ['an item that is no uid', missing, () => quantity('%%%', 1)],
  ['no items at all', input, () => on('updateCartItems', 'UpdateCartItemsInput', { cart_items: [] })],
  [
    'removing what is not there',
    missing,
    () => on('removeItemFromCart', 'RemoveItemFromCartInput', { cart_item_uid: encodeUid(0) }),
  ],
  ['a cart that is not there', missing, () => email('a@example.com', long(32))],
  ['no cart', input, () => email('a@example.com', '')],
  ["another's cart", forbidden, () => email('a@example.com', foreignCart)],
  [
    "reading another's cart",
    forbidden,
    () => shopper.send('query($id:String!){cart(cart_id:$id){id}}', { id: foreignCart }),
  ],
  ['an e-mail that is none', input, () => email('not an e-mail')],
  ['an e-mail without end', input, () => email(`${long(300)}@example.com`)],
  ['a malformed postal code', input, () => shipTo({ postcode: '12345' })],
  ['a postal code of another province', input, () => shipTo({ postcode: 'H2X 1Y4' })],
  ['a name without end', input, () => shipTo({ firstname: long(300) })],
  ['a street of five lines', input, () => shipTo({ street: ['1', '2', '3', '4', '5'] })],
  ['an unknown region', input, () => shipTo({ region_id: 9999 })],
  ['an unknown country', input, () => shipTo({ country_code: 'XX' })],
  [
    'an address of nobody',
    input,
    () => on('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', { shipping_addresses: [{}] }),
  ],
  [
    "another's address",
    forbidden,
    () =>
      on('setShippingAddressesOnCart', 'SetShippingAddressesOnCartInput', {
        shipping_addresses: [{ customer_address_id: 1 }],
      }),
  ],
  [
    'an unknown method',
    missing,
    () =>
      on('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput', {
        shipping_methods: [{ carrier_code: long(200), method_code: '' }],
      }),
  ],
  ['cash on delivery', input, () => pay({ code: 'cashondelivery' })],
  ['nothing to pay where there is', input, () => pay({ code: 'free' })],
  ['a purchase order without number', input, () => pay({ code: 'purchaseorder' })],
  [
    'a purchase order number without end',
    input,
    () => pay({ code: 'purchaseorder', purchase_order_number: long(65) }),
  ],
  [
    'an unknown coupon',
    missing,
    () => on('applyCouponToCart', 'ApplyCouponToCartInput', { coupon_code: long(5000) }),
  ],
  [
    'an unknown gift card',
    missing,
    () =>
      shopper.send('mutation($i:ApplyGiftCardToCartInput){applyGiftCardToCart(input:$i){cart{id}}}', {
        i: { cart_id: cartId, gift_card_code: long(5000) },
      }),
  ],
  [
    "somebody's gift card balance",
    missing,
    () => shopper.send('{giftCardAccount(input:{gift_card_code:"7K2M"}){balance{value}}}'),
  ],
  [
    'ordering again without an account',
    forbidden,
    () => shopper.send(`mutation{reorderItems(orderNumber:"${foreignOrder.number}"){cart{id}}}`),
  ],
  [
    "another's order",
    missing,
    () => order('number', { number: foreignOrder.number, email: 'a@example.com', lastname: 'Roy' }),
  ],
  ['an order without number', missing, () => order('number', { number: '', email: '', lastname: '' })],
  [
    'a made-up token',
    missing,
    () => shopper.send('{guestOrderByToken(input:{token:"MDAwMDAwMDAxOng="}){number}}'),
  ],
  [
    'merging as a guest',
    forbidden,
    () =>
      shopper.send(
        'mutation($s:String!,$d:String){mergeCarts(source_cart_id:$s,destination_cart_id:$d){id}}',
        { s: cartId, d: foreignCart },
      ),
  ],
]

test.each(userErrors)('%s is %s', async (_name, category, run) => {
  const before = await snapshot()
  const { errors } = await run()
  expect(errors?.[0]?.extensions?.category, JSON.stringify(errors)).toBe(category)
  expect(errors?.[0]?.message).not.toMatch(/SQL|undefined|Internal/)
  expect(await snapshot()).toEqual(before)
})

const items: [string, object][] = [
  ['none', { sku: 'PILLOW', quantity: 0 }],
  ['less than none', { sku: 'PILLOW', quantity: -4 }],
  ['half a piece', { sku: 'PILLOW', quantity: 0.5 }],
  ['a billion', { sku: 'PILLOW', quantity: 1e9 }],
  ['nothing there is', { sku: long(5000), quantity: 1 }],
  [
    'an endless text',
    { sku: 'PLATE', quantity: 1, entered_options: [{ uid: customOptionUid(1), value: long(100_000) }] },
  ],
  [
    'thousands of options',
    {
      sku: 'SET',
      quantity: 1,
      selected_options: Array.from({ length: 1000 }, (_, i) => encodeUid(`bundle/${i}/1/1`)),
    },
  ],
  ['options that are none', { sku: 'SET', quantity: 1, selected_options: ['', '%', encodeUid('bundle/x')] }],
]

test.each(items)('adding %s is a user error', async (_name, item) => {
  const before = await snapshot()
  const { data, errors } = await shopper.add(cartId, [item])
  expect(errors).toBeUndefined()
  expect(data.addProductsToCart.user_errors).toHaveLength(1)
  expect(await snapshot()).toEqual(before)
})

test('more items than a call takes, more lines than a cart holds', async () => {
  const many = Array.from({ length: 101 }, () => ({ sku: 'PILLOW', quantity: 1 }))
  expect((await shopper.add(cartId, many)).errors?.[0]?.extensions?.category).toBe(input)
  const plates = Array.from({ length: 100 }, (_, index) => ({
    sku: 'PLATE',
    quantity: 1,
    entered_options: [{ uid: customOptionUid(1), value: String(index) }],
  }))
  const full = await shopper.newCart()
  // Ten pieces are there, whatever their names.
  const { data } = await shopper.add(full, plates)
  expect(data.addProductsToCart.cart.total_quantity).toBe(10)
})

test('an order cannot be canceled by its id alone', async () => {
  const CANCEL = 'mutation($i:CancelOrderInput!){cancelOrder(input:$i){errorV2{code}}}'
  const reason = 'Other'
  for (const order_id of [foreignOrder.id, encodeUid(-1), '', long(1000)]) {
    const { data } = await shopper.send(CANCEL, { i: { order_id, reason } })
    expect(data.cancelOrder.errorV2.code).toBe('UNAUTHORISED')
  }
})
