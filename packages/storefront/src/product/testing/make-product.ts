// A small configurable product for tests: two finishes, two sizes, one of four sold out, one not made.
import type { ConfigurableDetail } from '../product-detail.ts'

const OPTIONS = {
  color: {
    label: 'Finish',
    values: [
      ['natural', 801, '#d9b88a'],
      ['espresso', 803, '#4a3326'],
    ],
  },
  att_bed_size: {
    label: 'Bed size',
    values: [
      ['twin', 821, null],
      ['full', 823, null],
    ],
  },
} as const

/** The uid that the fixture gives an option value. */
export const uidOf = (code: string, id: number): string => `${code}/${id}`

const money = (value: number) => ({ __typename: 'Money' as const, value, currency: 'CAD' as const })
const price = (value: number) => ({
  __typename: 'ProductPrice' as const,
  final_price: money(value),
  regular_price: money(value),
})

interface VariantSpec {
  color: number
  size: number
  stock: 'IN_STOCK' | 'OUT_OF_STOCK'
  left?: number
  price?: number
}

const VARIANTS: VariantSpec[] = [
  { color: 801, size: 821, stock: 'IN_STOCK' },
  { color: 801, size: 823, stock: 'OUT_OF_STOCK' },
  { color: 803, size: 821, stock: 'IN_STOCK', left: 2, price: 1439 },
]

function makeVariant(spec: VariantSpec) {
  return {
    __typename: 'ConfigurableVariant' as const,
    attributes: [attribute('color', spec.color), attribute('att_bed_size', spec.size)],
    product: {
      __typename: 'SimpleProduct' as const,
      uid: `variant-${spec.color}-${spec.size}`,
      sku: `BED-${spec.color}-${spec.size}`,
      name: 'Bed',
      stock_status: spec.stock,
      only_x_left_in_stock: spec.left ?? null,
      assembled_length: 80,
      assembled_width: 42.5,
      assembled_height: 58,
      media_gallery: [],
      price_range: { __typename: 'PriceRange' as const, minimum_price: price(spec.price ?? 1399) },
    },
  }
}

function attribute(code: string, id: number) {
  return {
    __typename: 'ConfigurableAttributeOption' as const,
    code,
    uid: uidOf(code, id),
    value_index: id,
    label: String(id),
  }
}

function makeOption([code, option]: [string, (typeof OPTIONS)[keyof typeof OPTIONS]], position: number) {
  return {
    __typename: 'ConfigurableProductOptions' as const,
    uid: code,
    attribute_code: code,
    label: option.label,
    position,
    values: option.values.map(([label, id, swatch]) => ({
      __typename: 'ConfigurableProductOptionsValues' as const,
      uid: uidOf(code, id),
      value_index: id,
      label,
      swatch_data: swatch ? { __typename: 'ColorSwatchData' as const, value: swatch } : null,
    })),
  }
}

/** A configurable product; only the fields that the product feature reads. */
export function makeConfigurable(overrides: Partial<ConfigurableDetail> = {}): ConfigurableDetail {
  const product = {
    __typename: 'ConfigurableProduct',
    uid: 'bed',
    sku: 'BED',
    name: 'Bed',
    stock_status: 'IN_STOCK',
    only_x_left_in_stock: null,
    configurable_options: Object.entries(OPTIONS).map(makeOption),
    variants: VARIANTS.map(makeVariant),
    media_gallery: [],
    price_range: { __typename: 'PriceRange', minimum_price: price(1399), maximum_price: price(1439) },
    ...overrides,
  }
  return product as unknown as ConfigurableDetail
}
