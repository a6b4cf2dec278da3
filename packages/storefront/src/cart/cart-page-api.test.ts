// The cart page's operations over the real cache and wire.
import type { CartFragment } from '@loftwood/graphql-types'
import { expect, it } from 'vitest'
import { cartPageApi } from './cart-page-api.ts'
import { NO_CART, cartClient } from './testing/cart-client.ts'
import { makeCart, money } from './testing/make-cart.ts'

const CHANGES = {
  updateCartItems: 'updateCartItems',
  removeCouponFromCart: 'removeCouponFromCart',
  removeStoreCreditFromCart: 'removeStoreCreditFromCart',
}

/** What the middleware is called for when a cart is cleared. */
async function callsOfClearing(cart: Partial<CartFragment>): Promise<string[]> {
  const answers = Object.values(CHANGES).map((method) => {
    const answer = { __typename: 'CartOutput', cart: makeCart({ items: [] }) }
    return [method, { data: { [method]: answer } }]
  })
  const { client, calls } = cartClient({ ...NO_CART, ...Object.fromEntries(answers) })
  await cartPageApi(client).clear(makeCart({ applied_coupons: null, ...cart }))
  return calls.filter((method) => method in CHANGES)
}

it('clears only the lines of a cart that has nothing else', async () => {
  expect(await callsOfClearing({})).toEqual(['updateCartItems'])
})

it.each<[string, string, Partial<CartFragment>]>([
  [
    'a coupon that applies',
    'removeCouponFromCart',
    { applied_coupons: [{ __typename: 'AppliedCoupon', code: 'WELCOME10' }] },
  ],
  [
    'a coupon that does not apply yet',
    'removeCouponFromCart',
    {
      unused_coupon: {
        __typename: 'UnusedCoupon',
        code: 'WELCOME10',
        reason: 'BELOW_MINIMUM',
        amount_missing: 20,
      },
    },
  ],
  [
    'store credit',
    'removeStoreCreditFromCart',
    { applied_store_credit: { __typename: 'AppliedStoreCredit', applied_balance: money(30) } },
  ],
])('takes %s off, so that the next order starts without it', async (_what, call, cart) => {
  expect(await callsOfClearing(cart)).toEqual(['updateCartItems', call])
})
