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

/** Rows that have something to say; measures of the variants that are left, in inches and centimetres. */
export function specRows(
  product: ProductDetail,
  variants: readonly ChosenVariant[],
  format: Formatter,
): SpecRow[] {
  const pieces = variants.length > 0 ? variants : [product]
  const measures = MEASURES.flatMap(([label, attribute]) => {
    const value = spanOf(
      pieces.map((piece) => piece[attribute] ?? product[attribute]),
      (inches) => format.length(inches),
    )
    return value === null ? [] : [{ label, value }]
  })
  const texts = TEXTS.flatMap(([label, attribute]) => {
    const value = product[attribute]
    return value && !OPTION_IDS.test(value) ? [{ label, value }] : []
  })
  const sku = (variants.length === 1 ? variants[0]?.sku : null) ?? product.sku
  return [
    ...measures,
    ...weightRow(pieces, format),
    ...texts,
    ...(sku ? [{ label: 'product.spec.sku' as const, value: sku }] : []),
  ]
}

/** One measure, or the least and the most; null where none is known. */
function spanOf(
  values: readonly (number | null | undefined)[],
  write: (value: number) => string,
): string | null {
  const known = values.filter((value) => value != null)
  if (known.length === 0) return null
  const [least, most] = [write(Math.min(...known)), write(Math.max(...known))]
  return least === most ? least : `${least} – ${most}`
}

/** The store weighs in pounds. */
function weightRow(pieces: readonly (ProductDetail | ChosenVariant)[], format: Formatter): SpecRow[] {
  const weights = pieces.map((piece) => ('weight' in piece && piece.weight) || null)
  const value = spanOf(weights, (pounds) => {
    const exact = pounds / POUNDS_PER_KG
    const kilograms = exact < 10 ? Math.round(exact * 100) / 100 : Math.round(exact)
    return `${format.number(pounds)}\u00a0lb (${format.number(kilograms)}\u00a0kg)`
  })
  return value === null ? [] : [{ label: 'product.spec.weight', value }]
}
