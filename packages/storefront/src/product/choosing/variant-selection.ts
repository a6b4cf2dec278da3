// Choosing a variant of a configurable product: which values remain possible, which variant is meant,
// and how the choice is written into the URL. Pure functions; the state is one record.
import type { ConfigurableDetail } from '../product-detail.ts'
import { swatchLook, type SwatchLook } from './swatches.ts'

/** Chosen value uid by attribute code, e.g. `{ color: 'Y29uZmln…' }`. */
export type Selection = Readonly<Record<string, string>>

/** `sold-out`: made, but none in stock. `impossible`: not made together with the rest of the selection. */
export type ValueState = 'available' | 'sold-out' | 'impossible'

export interface OptionValue {
  uid: string
  label: string
  /** The option's number, the same in every language. */
  id: string
  swatch: SwatchLook | null
}

export interface OptionGroup {
  code: string
  label: string
  values: OptionValue[]
}

type Variant = NonNullable<NonNullable<NonNullable<ConfigurableDetail['variants']>[number]>['product']>
export type ChosenVariant = Variant

interface VariantRow {
  uids: ReadonlyMap<string, string>
  product: Variant
}

/** The groups of a configurable product in their order, without the blanks the wire allows. */
export function optionGroups(product: Pick<ConfigurableDetail, 'configurable_options'>): OptionGroup[] {
  return (product.configurable_options ?? [])
    .filter((option) => option !== null)
    .sort((left, right) => (left.position ?? 0) - (right.position ?? 0))
    .flatMap((option) =>
      option.attribute_code === null
        ? []
        : [
            {
              code: option.attribute_code,
              label: option.label ?? option.attribute_code,
              values: valuesOf(option),
            },
          ],
    )
}

type WireOption = NonNullable<NonNullable<ConfigurableDetail['configurable_options']>[number]>

function valuesOf(option: WireOption): OptionValue[] {
  return (option.values ?? []).flatMap((value) =>
    value?.uid
      ? [
          {
            uid: value.uid,
            label: value.label ?? '',
            id: String(value.value_index ?? ''),
            swatch: swatchLook(value.swatch_data) ?? null,
          },
        ]
      : [],
  )
}

function variantRows(product: Pick<ConfigurableDetail, 'variants'>): VariantRow[] {
  return (product.variants ?? []).flatMap((variant) => {
    if (!variant?.product) return []
    const pairs = (variant.attributes ?? []).flatMap((attribute) =>
      attribute?.code ? [[attribute.code, attribute.uid] as const] : [],
    )
    return [{ uids: new Map(pairs), product: variant.product }]
  })
}

function agrees(row: VariantRow, selection: Selection): boolean {
  return Object.entries(selection).every(([code, uid]) => row.uids.get(code) === uid)
}

/** The one variant that the selection means, or null while something is still open (or it is not made). */
export function chosenVariant(product: ConfigurableDetail, selection: Selection): Variant | null {
  const isComplete = optionGroups(product).every((group) => selection[group.code] !== undefined)
  if (!isComplete) return null
  return variantRows(product).find((row) => agrees(row, selection))?.product ?? null
}

/** The variant with a SKU, and the selection that means it. */
export function variantBySku(
  product: ConfigurableDetail,
  sku: string,
): { variant: Variant; selection: Selection } | undefined {
  const row = variantRows(product).find((candidate) => candidate.product.sku === sku)
  return row && { variant: row.product, selection: Object.fromEntries(row.uids) }
}

/** The variants that the selection leaves possible. */
export function remainingVariants(product: ConfigurableDetail, selection: Selection): Variant[] {
  return variantRows(product)
    .filter((row) => agrees(row, selection))
    .map((row) => row.product)
}

/** The variant whose pictures are shown: the chosen one, before that the first that the choice so far leaves. */
export function picturedVariant(product: ConfigurableDetail, selection: Selection): Variant | null {
  return Object.keys(selection).length === 0 ? null : (remainingVariants(product, selection)[0] ?? null)
}

/** State of every value, by uid, given what is chosen in the other groups. */
export function valueStates(product: ConfigurableDetail, selection: Selection): Map<string, ValueState> {
  const rows = variantRows(product)
  const states = new Map<string, ValueState>()
  for (const group of optionGroups(product)) {
    const { [group.code]: _own, ...others } = selection
    const possible = rows.filter((row) => agrees(row, others))
    for (const value of group.values) states.set(value.uid, stateAmong(possible, group.code, value.uid))
  }
  return states
}

function stateAmong(rows: VariantRow[], code: string, uid: string): ValueState {
  const made = rows.filter((row) => row.uids.get(code) === uid)
  if (made.length === 0) return 'impossible'
  return made.some((row) => row.product.stock_status === 'IN_STOCK') ? 'available' : 'sold-out'
}

/** What is chosen before the shopper chooses: the groups with nothing to choose from. */
export function initialSelection(product: ConfigurableDetail): Selection {
  const single = optionGroups(product).flatMap((group) => {
    const only = group.values.length === 1 ? group.values[0] : undefined
    return only ? [[group.code, only.uid] as const] : []
  })
  return Object.fromEntries(single)
}

/** Codes of the groups in which nothing is chosen yet, in order. */
export function openGroups(product: ConfigurableDetail, selection: Selection): OptionGroup[] {
  return optionGroups(product).filter((group) => selection[group.code] === undefined)
}

/** The selection as URL parameters: attribute code and option number, e.g. `color=803`. */
export function selectionToQuery(product: ConfigurableDetail, selection: Selection): Record<string, string> {
  const pairs = optionGroups(product).flatMap((group) => {
    const value = group.values.find((candidate) => candidate.uid === selection[group.code])
    return value?.id ? [[group.code, value.id] as const] : []
  })
  return Object.fromEntries(pairs)
}

/** The selection in the URL, without values or combinations that the product does not have. */
export function selectionFromQuery(
  product: ConfigurableDetail,
  query: Readonly<Record<string, string>>,
): Selection {
  let selection: Selection = initialSelection(product)
  for (const group of optionGroups(product)) {
    const value = group.values.find((candidate) => candidate.id === query[group.code])
    if (!value) continue
    const next = { ...selection, [group.code]: value.uid }
    if (remainingVariants(product, next).length > 0) selection = next
  }
  return selection
}
