import { expect, it } from 'vitest'
import type { FitProduct } from '../fit-products.ts'
import { offerFor } from './mattress-offers.ts'

const money = (value: number) => ({ __typename: 'Money', value, currency: 'CAD' })
const range = (value: number) => ({
  minimum_price: { final_price: money(value), regular_price: money(value) },
})

interface VariantSpec {
  size: string
  cover: string
  price: number
  isSoldOut?: boolean
}

const variant = ({ size, cover, price, isSoldOut = false }: VariantSpec) => ({
  attributes: [
    { code: 'att_bed_size', uid: `size/${size}`, value_index: 821, label: size },
    { code: 'att_fabric', uid: `cover/${cover}`, value_index: 861, label: cover },
  ],
  product: {
    sku: `MAT-${size}-${cover}`,
    stock_status: isSoldOut ? 'OUT_OF_STOCK' : 'IN_STOCK',
    fit_mattress: `${size} 7 200`,
    price_range: range(price),
  },
})

const configurable = (...variants: VariantSpec[]) =>
  ({
    __typename: 'ConfigurableProduct',
    sku: 'MAT',
    stock_status: 'IN_STOCK',
    price_range: range(300),
    variants: variants.map(variant),
  }) as unknown as FitProduct

const place = (thickest: number | null = 7, load: number | null = 400) => ({
  size: 'twin' as const,
  thickest,
  load,
})

const mattress = configurable(
  { size: 'full', cover: 'cotton', price: 100 },
  { size: 'twin', cover: 'wool', price: 350 },
  { size: 'twin', cover: 'cotton', price: 300 },
)

it('offers the cheapest variant of the right size', () => {
  expect(offerFor(mattress, place())).toMatchObject({
    mattress: { size: 'twin', thickness: 7, load: 200 },
    input: { sku: 'MAT', selected_options: ['size/twin', 'cover/cotton'] },
    choice: 'twin, cotton',
    query: 'att_bed_size=821&att_fabric=861',
    final: { value: 300 },
  })
})

it('offers a mattress that is rated for heavier sleepers than the bed', () => {
  expect(offerFor(mattress, place(7, 150))?.mattress.load).toBe(200)
})

it('offers nothing too thick or sold out', () => {
  expect(offerFor(mattress, place(6.5))).toBeNull()
  const soldOut = configurable({ size: 'twin', cover: 'cotton', price: 300, isSoldOut: true })
  expect(offerFor(soldOut, place())).toBeNull()
})

it('offers a simple product, and never what is no mattress', () => {
  const simple = { ...mattress, __typename: 'SimpleProduct', variants: undefined, fit_mattress: 'twin 5 any' }
  expect(offerFor(simple as unknown as FitProduct, place())?.input).toEqual({ sku: 'MAT' })
  expect(offerFor({ ...simple, fit_mattress: null } as unknown as FitProduct, place())).toBeNull()
})
