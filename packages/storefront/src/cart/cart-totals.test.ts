import { expect, it } from 'vitest'
import { cartTotals } from './cart-totals.ts'
import { makeCart, money } from './testing/make-cart.ts'

it('lists subtotal, discounts, shipping, each tax and the sum', () => {
  const lines = cartTotals(makeCart())
  expect(lines.map((line) => [line.kind, line.label, line.amount.value])).toEqual([
    ['subtotal', null, 1399],
    ['discount', 'WELCOME10', -139.9],
    ['shipping', 'Home delivery', 99],
    ['tax', 'GST', 67.91],
    ['tax', 'QST', 135.47],
    ['grand-total', null, 1561.48],
  ])
})

it('takes off what gift cards pay', () => {
  const card = {
    code: '••••-WN4C',
    applied_balance: money(50),
    current_balance: money(80),
    expiration_date: null,
  }
  const lines = cartTotals(makeCart({ applied_gift_cards: [card as never] }))
  expect(lines.at(-2)).toMatchObject({ kind: 'gift-card', label: '••••-WN4C', amount: { value: -50 } })
})

it('omits amounts that are not there yet', () => {
  const cart = makeCart({
    shipping_addresses: [],
    prices: { ...makeCart().prices, discounts: null, applied_taxes: null, grand_total: money(1399) } as never,
  })
  expect(cartTotals(cart).map((line) => line.kind)).toEqual(['subtotal', 'grand-total'])
})
