// Custom options, in the form of Magento's customizable options.
import type { CustomOption, CustomOptionPrice } from './product-doc.ts'
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import { customOptionUid, customValueUid } from './option-uids.ts'
import type { Product } from './product-loaders.ts'

const typeNames: Record<CustomOption['kind'], string> = {
  field: 'CustomizableFieldOption',
  area: 'CustomizableAreaOption',
  date: 'CustomizableDateOption',
  drop_down: 'CustomizableDropDownOption',
  radio: 'CustomizableRadioOption',
  checkbox: 'CustomizableCheckboxOption',
  multiple: 'CustomizableMultipleOption',
}

/** Null for none, as Magento answers. */
export function customOptionNodes({ sku, doc }: Product, context: Context) {
  if (doc.customOptions.length === 0) return null
  return doc.customOptions.map((option, index) => ({
    __typename: typeNames[option.kind],
    uid: customOptionUid(option.id),
    title: option.title[context.view.language],
    required: option.isRequired,
    sort_order: index + 1,
    product_sku: sku,
    value: option.values.length > 0 ? valueNodes(option, context) : typedNode(option),
  }))
}

function typedNode({ id, price, sku, maxCharacters, kind }: CustomOption) {
  return {
    uid: customOptionUid(id),
    ...priceFields(price ?? { kind: 'fixed', cents: 0 }),
    sku: sku ?? null,
    max_characters: maxCharacters ?? null,
    ...(kind === 'date' ? { type: 'DATE' } : {}),
  }
}

function valueNodes({ id, values }: CustomOption, { view }: Context) {
  return values.map((value, index) => ({
    uid: customValueUid(id, value.id),
    option_type_id: value.id,
    title: value.title[view.language],
    ...priceFields(value.price),
    sku: value.sku ?? null,
    sort_order: index + 1,
  }))
}

function priceFields(price: CustomOptionPrice) {
  return price.kind === 'percent'
    ? { price: price.percent, price_type: 'PERCENT' }
    : { price: toDollars(price.cents), price_type: 'FIXED' }
}
