// The specification table: which attribute stands in which row, and how it is written.
import type { Formatter } from '../../platform/i18n/format.ts'
import type { MessageKey } from '../../platform/i18n/message-key.ts'
import type { ProductDetail } from '../product-detail.ts'
import type { ChosenVariant } from '../choosing/variant-selection.ts'

export interface SpecRow {
  label: MessageKey
  value: string
}

/** Numbers of options, which another catalog has in a field of the same name. */
const OPTION_IDS = /^\d+(?:,\d+)*$/

const POUNDS_PER_KG = 2.204_622_6

/** Fields of a product that are plain text. */
type TextField = {
  [Name in keyof ProductDetail]: ProductDetail[Name] extends string | null ? Name : never
}[keyof ProductDetail]

const TEXTS: readonly (readonly [MessageKey, TextField])[] = [
  ['product.spec.additional', 'att_additional_dimensions'],
  ['product.spec.material', 'material'],
  ['product.spec.capacity', 'att_weight_capacity'],
  ['product.spec.climbing', 'att_climbing_details'],
  ['product.spec.split', 'att_split_details'],
  ['product.spec.assembly', 'assembly'],
  ['product.spec.included', 'included'],
  ['product.spec.origin', 'country_of_manufacture'],
]

const MEASURES = [
  ['product.spec.length', 'assembled_length'],
  ['product.spec.width', 'assembled_width'],
  ['product.spec.height', 'assembled_height'],
] as const

/** Rows that have something to say; measures are the chosen variant's, in inches and centimetres. */
export function specRows(
  product: ProductDetail,
  variant: ChosenVariant | null,
  format: Formatter,
): SpecRow[] {
  const measures = MEASURES.flatMap(([label, attribute]) => {
    const inches = variant?.[attribute] ?? product[attribute]
    return inches == null ? [] : [{ label, value: format.length(inches) }]
  })
  const texts = TEXTS.flatMap(([label, attribute]) => {
    const value = product[attribute]
    return value && !OPTION_IDS.test(value) ? [{ label, value }] : []
  })
  const sku = variant?.sku ?? product.sku
  return [
    ...measures,
    ...weightRow(variant ?? product, format),
    ...texts,
    ...(sku ? [{ label: 'product.spec.sku' as const, value: sku }] : []),
  ]
}

/** The store weighs in pounds. */
function weightRow(product: ProductDetail | ChosenVariant, format: Formatter): SpecRow[] {
  const pounds = 'weight' in product ? product.weight : null
  if (!pounds) return []
  const exact = pounds / POUNDS_PER_KG
  const kilograms = exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact)
  return [
    {
      label: 'product.spec.weight',
      value: `${format.number(pounds)}\u00a0lb (${format.number(kilograms)}\u00a0kg)`,
    },
  ]
}
