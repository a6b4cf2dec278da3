// Cart rules over HTTP: by themselves, with a coupon, as often as they may be used, free of delivery.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { everyType, everyTypeFiles } from '../testing/every-type.ts'
import { guestShopper } from '../testing/guest-shopper.ts'
import { type TestCommerce, startCommerce } from '../testing/index.ts'
import { smallCatalog } from '../testing/small-catalog.ts'

const label = (text: string) => ({ en: text, fr: `${text} (fr)` })
const rules = [
  {
    id: 'by-itself',
    label: label('Ten off'),
    action: { type: 'percent', percent: 10 },
    minimumSubtotal: 100,
    from: '2020-01-01',
    position: 1,
  },
  {
    id: 'once',
    code: 'ONCE',
    label: label('Once'),
    action: { type: 'fixed', amount: 5 },
    from: '2020-01-01',
    position: 2,
    usesInAll: 1,
  },
  {
    id: 'from-100',
    code: 'FROM100',
    label: label('From 100'),
    action: { type: 'fixed', amount: 20 },
    minimumSubtotal: 100,
    from: '2020-01-01',
  },
  {
    id: 'not-yet',
    code: 'NOTYET',
    label: label('Not yet'),
    action: { type: 'fixed', amount: 20 },
    from: '2999-01-01',
  },
  { id: 'free', code: 'FREE', label: label('Free'), action: { type: 'free_shipping' }, from: '2020-01-01' },
]
const catalog = smallCatalog(everyType, { ...everyTypeFiles, 'cart-rules.json': JSON.stringify(rules) })
let commerce: TestCommerce
beforeAll(async () => {
  commerce = await startCommerce({ catalog: catalog.folder })
})
afterAll(async () => {
  await commerce.stop()
  catalog.remove()
})
const shopper = guestShopper(() => commerce.graphqlUrl)

const coupon = (cart_id: string, coupon_code: string) =>
  shopper.onCart('applyCouponToCart', 'ApplyCouponToCartInput', { cart_id, coupon_code })

async function readyCart(quantity: number): Promise<string> {
  const cartId = await shopper.newCart()
  await shopper.add(cartId, [{ sku: 'PILLOW', quantity }])
  await shopper.completeCart(cartId)
  return cartId
}

const PRICES =
  'query($id:String!){cart(cart_id:$id){applied_coupons{code} prices{discounts{label coupon{code} amount{value}} subtotal_with_discount_excluding_tax{value}}}}'
const read = async (id: string, store = 'default') =>
  (await shopper.send(PRICES, { id }, { store })).data.cart

test('a rule without a coupon applies by itself, a coupon to what it left', async () => {
  const cartId = await readyCart(3)
  expect((await read(cartId)).prices.discounts).toBeNull()
  await shopper.add(cartId, [{ sku: 'PILLOW', quantity: 1 }])
  await coupon(cartId, 'once')
  expect(await read(cartId, 'fr')).toEqual({
    applied_coupons: [{ code: 'ONCE' }],
    prices: {
      discounts: [
        { label: 'Ten off (fr)', coupon: null, amount: { value: 12 } },
        { label: 'Once (fr)', coupon: { code: 'ONCE' }, amount: { value: 5 } },
      ],
      subtotal_with_discount_excluding_tax: { value: 103 },
    },
  })
})

test('a coupon for one order makes one order, also in a race; the others are refused and may order without it', async () => {
  const carts = await Promise.all(
    Array.from({ length: 5 }, async () => {
      const cartId = await readyCart(1)
      expect((await coupon(cartId, 'ONCE')).errors).toBeUndefined()
      return cartId
    }),
  )
  const placed = await Promise.all(carts.map((id) => shopper.place(id)))
  const refused = placed.flatMap(({ data }) => data.placeOrder.errors)
  expect(refused).toHaveLength(4)
  expect(refused[0].message).toContain('This coupon code has already been used')
  const numbers = (answers: typeof placed) =>
    answers.map(({ data }) => data.placeOrder.order?.order_number).filter(Boolean)
  const [first] = numbers(placed)
  const again = numbers(await Promise.all(carts.map((id) => shopper.place(id))))
  expect(new Set(again).size, 'the first order repeated, and four of their own').toBe(5)
  expect(again).toContain(first)
  const late = await readyCart(1)
  expect((await coupon(late, 'ONCE')).errors?.[0]).toMatchObject({
    message: 'This coupon code has already been used.',
    extensions: { category: 'graphql-no-such-entity', code: 'COUPON_USED_UP' },
  })
})

test('one coupon per cart; a delivery for nothing', async () => {
  const cartId = await readyCart(1)
  const { data } = await coupon(cartId, 'FREE')
  const [address] = data.applyCouponToCart.cart.shipping_addresses
  expect(address.available_shipping_methods.length).toBeGreaterThan(0)
  for (const method of address.available_shipping_methods) expect(method.amount.value).toBe(0)
  expect((await coupon(cartId, 'ONCE')).errors?.[0]?.message).toMatch(/^A coupon is already applied/)
})

test('a coupon below its minimum is refused with what is missing, in the words of the view', async () => {
  const cartId = await readyCart(3)
  expect((await coupon(cartId, 'FROM100')).errors?.[0]?.message).toBe(
    'This coupon code applies once your items come to $10.00 more.',
  )
  expect((await coupon(cartId, 'NOTYET')).errors?.[0]?.extensions?.code).toBe('COUPON_INVALID')
})

test('a coupon below its minimum stays with the cart, says what is missing, and applies again', async () => {
  const cartId = await readyCart(4)
  await coupon(cartId, 'FROM100')
  const UNUSED = 'cart{applied_coupons{code} unused_coupon{code reason amount_missing} items{uid}}'
  const change = async (uid: string, quantity: number) => {
    const i = { cart_id: cartId, cart_items: [{ cart_item_uid: uid, quantity }] }
    const query = `mutation($i:UpdateCartItemsInput){updateCartItems(input:$i){${UNUSED}}}`
    return (await shopper.send(query, { i })).data.updateCartItems.cart
  }
  const read = await shopper.send(`query($id:String!){cart(cart_id:$id){${UNUSED.slice(5, -1)}}}`, {
    id: cartId,
  })
  const { items, ...applied } = read.data.cart
  expect(applied).toEqual({ applied_coupons: [{ code: 'FROM100' }], unused_coupon: null })
  expect(await change(items[0].uid, 3)).toMatchObject({
    applied_coupons: null,
    unused_coupon: { code: 'FROM100', reason: 'BELOW_MINIMUM', amount_missing: 10 },
  })
  expect(await change(items[0].uid, 4)).toMatchObject(applied)
})
