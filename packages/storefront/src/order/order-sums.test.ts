import { describe, expect, it } from 'vitest'
import { isVirtualOrder, orderSums } from './order-sums.ts'

const money = (value: number) => ({ __typename: 'Money' as const, value, currency: 'USD' as const })
const address = {} as never

/** What 2.4.7 answers: no `subtotal_excl_tax`, no `is_virtual`, and taxes without titles right after placing. */
const older = {
  is_virtual: null,
  shipping_address: address,
  shipping_method: 'Flat Rate - Fixed',
  applied_gift_cards: null,
  total: {
    __typename: 'OrderTotal',
    subtotal: money(86),
    subtotal_excl_tax: null,
    total_shipping: money(10),
    total_tax: money(6.76),
    taxes: [{ __typename: 'TaxItem', title: null, rate: 13, amount: money(6.76) }],
    discounts: [],
    grand_total: money(102.76),
  },
} as never

const read = (order: Parameters<typeof orderSums>[0]) =>
  orderSums(order).map(({ kind, label, amount }) => `${kind} ${label ?? '-'} ${amount.value}`)

describe('the sum of an order', () => {
  it('of an older release has its subtotal, and the sum of taxes without titles', () => {
    expect(read(older)).toEqual([
      'subtotal - 86',
      'shipping Flat Rate - Fixed 10',
      'tax - 6.76',
      'grand-total - 102.76',
    ])
  })

  it('names taxes by their titles', () => {
    const { total } = older as { total: object }
    const taxes = [{ __typename: 'TaxItem', title: 'CA-ON', rate: 13, amount: money(6.76) }]
    const order = Object.assign({}, older, { total: { ...total, taxes } })
    expect(read(order)).toContain('tax CA-ON 6.76')
    expect(read(order)).not.toContain('tax - 6.76')
  })

  it('shows no discount of nothing, and what a coupon takes off', () => {
    const { total } = older as { total: object }
    const discounts = [
      { __typename: 'Discount', label: 'Spring', amount: money(0) },
      { __typename: 'Discount', label: 'TEN', amount: money(8.6) },
    ]
    const order = Object.assign({}, older, { total: { ...total, discounts } })
    expect(read(order).filter((row) => row.startsWith('discount'))).toEqual(['discount TEN -8.6'])
  })
})

it('names a delivery by its own title, without its carrier', () => {
  const delivered = { shipping_method: 'Freight - Curbside delivery', carrier: 'Freight' }
  expect(read(Object.assign({}, older, delivered))).toContain('shipping Curbside delivery 10')
})

it('calls a pick-up one, without the name of its carrier', () => {
  const pickedUp = {
    shipping_method: 'Pick-up - Moncton showroom',
    carrier: 'Pick-up',
    pickup_location: { name: 'Moncton showroom' },
  }
  const order = Object.assign({}, older, pickedUp)
  expect(read(order)).toContain('pickup Moncton showroom 10')
})

it('has no shipping where nothing is delivered', () => {
  const order = Object.assign({}, older, { shipping_address: null, shipping_method: null })
  expect(isVirtualOrder(order)).toBe(true)
  expect(read(order).some((row) => row.startsWith('shipping'))).toBe(false)
})
