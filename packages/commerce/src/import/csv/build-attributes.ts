// From the attribute cells of a row to what a product stores: numbers, texts, measures, blocks, filter values.
import type { ProductDoc, ProductFacet } from '../../product/product-doc.ts'
import type { Language } from '../../platform/analyze-text.ts'
import type { AttributeBook } from './attribute-book.ts'
import { listOf, pairsOf } from './cell-lists.ts'
import type { ImportedProduct } from './read-products.ts'
import { RowError } from './row-error.ts'
import type { Cells } from './read-rows.ts'

export interface BuiltAttributes {
  numbers: ProductDoc['attributes']
  texts: Record<Language, Record<string, string>>
  measures: Pick<ProductDoc, 'length' | 'width' | 'height'>
  blocks: string[]
  facets: ProductFacet[]
}

/** Attributes with a place of their own; heights become filter values by kind of furniture. */
const measureNames: Readonly<Record<string, 'length' | 'width' | 'height'>> = {
  assembled_length: 'length',
  assembled_width: 'width',
  assembled_height: 'height',
  ts_dimensions_length: 'length',
  ts_dimensions_width: 'width',
  ts_dimensions_height: 'height',
}
/** Magento's own bookkeeping. */
const ignored = new Set([
  'att_height_options',
  'has_options',
  'required_options',
  'options_container',
  'price',
])

export function buildAttributes(product: ImportedProduct, book: AttributeBook): BuiltAttributes {
  const built: BuiltAttributes = {
    numbers: {},
    texts: { en: {}, fr: {} },
    measures: {},
    blocks: [],
    facets: [],
  }
  for (const [code, value] of attributeCells(product.cells)) {
    if (value === '' || ignored.has(code)) continue
    const measure = measureNames[code]
    if (measure) built.measures[measure] = inches(code, value)
    else if (code === 'products_blocks') built.blocks = listOf(value, '|')
    else addValue(built, { code, value }, book)
  }
  for (const [language, cells] of Object.entries(product.translations) as [Language, Cells][])
    translateAttributes(built, { language, cells }, book)
  return built
}

function attributeCells(cells: Cells): Map<string, string> {
  const pairs = pairsOf(cells['additional_attributes'])
  const country = cells['country_of_manufacture']
  return country && !pairs.has('manufacturer') ? pairs.set('manufacturer', country) : pairs
}

function inches(code: string, value: string): number {
  const number = Number(value)
  if (!Number.isFinite(number) || number < 0) throw new RowError(`${code}: a number is needed, not ${value}`)
  return number
}

function addValue(built: BuiltAttributes, { code, value }: CodedValue, book: AttributeBook): void {
  const kind = book.kindOf(code, value)
  if (kind === 'text') {
    built.texts.en[code] = value
    built.texts.fr[code] = value
  } else if (kind === 'boolean') {
    const number = book.yesNoOf(code, value)
    built.numbers[code] = number
    if (number === 1) built.facets.push({ attribute: code, value: '1', measure: 0 })
  } else if (kind === 'select') {
    const ids = [...new Set(listOf(value, '|').map((label) => book.optionOf(code, label)))]
    if (ids[0] !== undefined) built.numbers[code] = ids[0]
    built.facets.push(...ids.map((id) => ({ attribute: code, value: String(id), measure: 0 })))
  } else built.numbers[code] = inches(code, value)
}

interface CodedValue {
  code: string
  value: string
}

/** Texts of the language, and labels for options that have none in it. */
function translateAttributes(
  built: BuiltAttributes,
  { language, cells }: { language: Language; cells: Cells },
  book: AttributeBook,
): void {
  for (const [code, value] of pairsOf(cells['additional_attributes'])) {
    if (code in built.texts[language]) built.texts[language][code] = value
    const option = built.numbers[code]
    if (option !== undefined && !value.includes('|')) book.translate(code, option, { language, label: value })
  }
}
