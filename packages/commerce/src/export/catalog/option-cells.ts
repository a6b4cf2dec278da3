// The cell custom_options: one entry per value, in the language of the row. Magento matches translations by place.
import type { Language } from '../../platform/analyze-text.ts'
import type { CustomOption, CustomOptionPrice } from '../../product/product-doc.ts'
import type { Row } from '../csv-file.ts'
import { dollars, pairListCell, yesNo } from '../cells.ts'

export function optionCell(options: readonly CustomOption[], language: Language): string {
  return pairListCell(options.flatMap((option) => optionEntries(option, language)))
}

function optionEntries(option: CustomOption, language: Language): Row[] {
  const { title, kind, isRequired, maxCharacters, id, values } = option
  const common = { name: title[language], type: kind, required: yesNo(isRequired) }
  if (values.length === 0) {
    const { price, sku } = option
    return [{ ...common, ...priceOf(price), sku, max_characters: maxCharacters, shop_option: id }]
  }
  return values.map((value) => ({
    ...common,
    ...priceOf(value.price),
    sku: value.sku,
    option_title: value.title[language],
    shop_option: id,
    shop_value: value.id,
  }))
}

function priceOf(price: CustomOptionPrice | undefined) {
  return price?.kind === 'percent'
    ? { price: price.percent, price_type: 'percent' }
    : { price: dollars(price?.cents ?? 0), price_type: 'fixed' }
}
