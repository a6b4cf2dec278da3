// Custom options, which a product of any type may have: a name to engrave, a colour of thread.
import type { CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import { pickedIn, typedIn, type ChoiceField, type FieldAnswers, type TextField } from './choice-field.ts'
import { listedPrice } from './listed-price.ts'

type Option = NonNullable<
  NonNullable<Extract<ProductDetail, { __typename: 'SimpleProduct' }>['options']>[number]
>
interface Priced {
  price: number | null
  price_type: string | null
}
interface Value extends Priced {
  uid: string
  title: string | null
  sort_order: number | null
}

const DATE_INPUTS = { DATE: 'date', DATE_TIME: 'datetime', TIME: 'time' } as const

/** A Magento takes all of them as a day with a time. */
const WIRE_VALUES: Partial<Record<TextField['input'], (text: string) => string>> = {
  date: (text) => `${text} 00:00:00`,
  datetime: (text) => `${text.replace('T', ' ')}:00`,
  time: (text) => `${new Date().toISOString().slice(0, 10)} ${text}:00`,
}

/** The fields of a product's custom options in their order. */
export function customOptionFields(product: ProductDetail): ChoiceField[] {
  const options = 'options' in product ? (product.options ?? []) : []
  return options
    .filter((option) => option !== null)
    .sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
    .flatMap((option) => fieldOf(product, option) ?? [])
}

function fieldOf(product: ProductDetail, option: Option): ChoiceField | undefined {
  switch (option.__typename) {
    case 'CustomizableFieldOption':
      return typed(product, option, { input: 'line', value: option.field })
    case 'CustomizableAreaOption':
      return typed(product, option, { input: 'lines', value: option.area })
    case 'CustomizableDateOption':
      return typed(product, option, { input: DATE_INPUTS[option.date?.type ?? 'DATE'], value: option.date })
    case 'CustomizableDropDownOption':
      return picked(product, option, { isMany: false, values: option.dropDown })
    case 'CustomizableRadioOption':
      return picked(product, option, { isMany: false, values: option.radio })
    case 'CustomizableCheckboxOption':
      return picked(product, option, { isMany: true, values: option.checkbox })
    case 'CustomizableMultipleOption':
      return picked(product, option, { isMany: true, values: option.multiple })
    case 'CustomizableFileOption':
      return { ...baseOf(option), kind: 'file' }
    default:
      return undefined
  }
}

const baseOf = (option: Option) => ({
  key: option.uid,
  label: option.title ?? '',
  isRequired: option.required === true,
})

/** A percentage is of the product's own price. */
function priceIn(product: ProductDetail, { price, price_type }: Priced): number {
  if (price_type !== 'PERCENT') return price ?? 0
  return Math.round((listedPrice(product)?.final ?? 0) * (price ?? 0)) / 100
}

interface TypedSource {
  input: TextField['input']
  value: (Priced & { max_characters?: number | null }) | null
}

function typed(product: ProductDetail, option: Option, { input, value }: TypedSource): ChoiceField {
  return {
    ...baseOf(option),
    kind: 'text',
    input,
    // 0 is Magento's word for no limit.
    maxLength: value?.max_characters || null,
    price: value ? priceIn(product, value) : null,
    // A service is done on a day to come; the day of a thing may be any, a birthday for one.
    isToCome: product.__typename === 'VirtualProduct' && (input === 'date' || input === 'datetime'),
    range: null,
  }
}

interface PickedSource {
  isMany: boolean
  values: readonly (Value | null)[] | null
}

function picked(product: ProductDetail, option: Option, { isMany, values }: PickedSource): ChoiceField {
  const currency = product.price_range.minimum_price?.final_price.currency ?? null
  const options = (values ?? [])
    .filter((value) => value !== null)
    .sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
    .map((value) => ({
      uid: value.uid,
      label: value.title ?? '',
      price: priceIn(product, value),
      currency,
      isSoldOut: false,
      count: null,
      link: null,
    }))
  return { ...baseOf(option), kind: 'pick', isMany, options, initial: [] }
}

/** The options' part of a cart item. */
export function customOptionInput(
  product: ProductDetail,
  given: FieldAnswers,
): Pick<CartItemInput, 'selected_options' | 'entered_options'> {
  const fields = customOptionFields(product)
  const selected = fields.flatMap((field) => (field.kind === 'pick' ? pickedIn(field, given) : []))
  const entered = fields.flatMap((field) => {
    if (field.kind !== 'text') return []
    const value = typedIn(field, given)
    return value === '' ? [] : [{ uid: field.key, value: WIRE_VALUES[field.input]?.(value) ?? value }]
  })
  return {
    ...(selected.length > 0 ? { selected_options: selected } : {}),
    ...(entered.length > 0 ? { entered_options: entered } : {}),
  }
}
