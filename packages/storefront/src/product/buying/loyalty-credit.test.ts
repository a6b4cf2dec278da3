import { expect, it } from 'vitest'
import type { ProductDetail } from '../product-detail.ts'
import { loyaltyCredit } from './loyalty-credit.tsx'

const product = (__typename: string, items: object[] = []) =>
  ({ __typename, items }) as unknown as ProductDetail
const member = (sku: string, price: number, more: object = {}) => ({
  qty: 1,
  product: {
    __typename: 'SimpleProduct',
    sku,
    stock_status: 'IN_STOCK',
    price_range: { minimum_price: { final_price: { value: price }, regular_price: { value: price } } },
    ...more,
  },
})
const chosen = (counts: Record<string, number> = {}) => ({
  counts,
  money: (value: number) => ({ value, currency: 'CAD' }),
})

it.each([
  [1399, 140],
  [1394.99, 139],
  [4, 0],
  [5, 1],
])('%d earns %d', (final, credit) => {
  expect(loyaltyCredit({ product: product('SimpleProduct'), choice: chosen(), final }, 10)).toBe(credit)
})

it.each(['VirtualProduct', 'GiftCardProduct'])('%s earns nothing', (type) => {
  expect(loyaltyCredit({ product: product(type), choice: chosen(), final: 100 }, 10)).toBe(0)
})

it('a room earns what each of its pieces does, without its services', () => {
  const room = product('GroupedProduct', [
    member('BED', 999),
    member('DESK', 44),
    member('ASSEMBLY', 189, { __typename: 'VirtualProduct' }),
    member('LAMP', 80, { stock_status: 'OUT_OF_STOCK' }),
  ])
  const props = { product: room, choice: chosen({ DESK: 2 }), final: 1276 }
  expect(loyaltyCredit(props, 10)).toBe(100 + 2 * 4)
})
