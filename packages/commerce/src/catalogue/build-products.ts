// Turns a product of the data files into records: itself and, for a configurable, each of its variants.
import { heightGroupOf, namedRangeOf } from '../shop/heights.ts'
import { toCents } from '../money.ts'
import type { Language } from '../search/analyze-text.ts'
import type { CatalogueProduct } from './catalogue-schema.ts'
import type { PricePair, ProductDoc, ProductFacet, ProductRecord, ProductTextDoc } from './product-doc.ts'
import type { Catalogue, ShopRules } from './read-catalogue.ts'

type Configurable = NonNullable<CatalogueProduct['configurable']>
type ChoiceValue = Configurable['options'][number]['values'][number]
type Picture = Catalogue['pictures'][number]

interface Choice {
  attribute: string
  value: ChoiceValue
}

const languages: readonly Language[] = ['en', 'fr']
const viewOrder = ['hero', 'angle', 'room', 'detail', 'dimensions']
const textAttributes = [
  'order_time_frame',
  'material',
  'assembly',
  'included',
  'att_shipping_dimensions',
  'att_additional_dimensions',
  'warranty_note',
  'att_weight_capacity',
  'att_climbing_details',
  'att_split_details',
] as const

/** What the builder has to know besides the product itself. */
export interface BuildContext {
  attributes: ShopRules['attributes']
  pictures: ReadonlyMap<string, readonly Picture[]>
  categoryIdOf: (urlPath: string) => number
  productIdOf: (sku: string) => number
}

export function buildProduct(product: CatalogueProduct, context: BuildContext): ProductRecord[] {
  const combinations = combine(product.configurable)
  const variants = combinations.map((choices) => buildVariant(product, choices, context))
  return [buildParent(product, variants, context), ...variants]
}

/** Every combination of the choices, the first option varying slowest. */
function combine(configurable: Configurable | undefined): Choice[][] {
  if (!configurable) return []
  return configurable.options.reduce<Choice[][]>(
    (rows, { attribute, values }) =>
      rows.flatMap((row) => values.map((value) => [...row, { attribute, value }])),
    [[]],
  )
}

function buildParent(
  product: CatalogueProduct,
  variants: readonly ProductRecord[],
  context: BuildContext,
): ProductRecord {
  const own = priceOf(product, 0)
  const prices = variants.length > 0 ? variants.map(({ doc }) => doc.price) : [own]
  const firstChoices = (product.configurable?.options ?? []).flatMap(({ attribute, values }) =>
    values[0] ? [{ attribute, value: values[0] }] : [],
  )
  const doc: ProductDoc = {
    ...baseDoc(product, context),
    ...measures(product.dimensions, product.weight),
    price: own,
    lowest: prices.reduce((low, price) => (price.final < low.final ? price : low)),
    highest: prices.reduce((high, price) => (price.final > high.final ? price : high)),
    pictures: picturesOf(product.sku, firstChoices, context),
  }
  if (product.configurable) {
    doc.choices = product.configurable.options.map(({ attribute, values }) => ({
      attribute,
      optionIds: values.map(({ code }) => optionId(attribute, code, context)),
    }))
  }
  return {
    sku: product.sku,
    type: product.configurable ? 'configurable' : 'simple',
    urlKey: product.urlKey,
    quantity: product.configurable ? null : (product.stock ?? 0),
    doc,
    texts: textsOf(product, []),
    facets: facetsOf(product, doc, variants),
  }
}

function buildVariant(
  product: CatalogueProduct,
  choices: readonly Choice[],
  context: BuildContext,
): ProductRecord {
  const sku = [product.sku, ...choices.map(({ value }) => value.skuCode)].join('-')
  const price = priceOf(
    product,
    choices.reduce((sum, { value }) => sum + value.priceDelta, 0),
  )
  const last = <Key extends 'dimensions' | 'weight'>(key: Key) =>
    choices.findLast(({ value }) => value[key])?.value[key]
  const chosen = Object.fromEntries(
    choices.map(({ attribute, value }) => [attribute, optionId(attribute, value.code, context)]),
  )
  const base = baseDoc(product, context)
  return {
    sku,
    type: 'simple',
    parentSku: product.sku,
    urlKey: [product.urlKey, ...choices.map(({ value }) => value.code.replaceAll('_', '-'))].join('-'),
    quantity: product.configurable?.stock[sku] ?? product.configurable?.defaultStock ?? 0,
    doc: {
      ...base,
      ...measures(last('dimensions') ?? product.dimensions, last('weight') ?? product.weight),
      attributes: { ...base.attributes, ...chosen },
      price,
      lowest: price,
      highest: price,
      chosen,
      pictures: picturesOf(product.sku, choices, context),
      urls: [],
    },
    texts: textsOf(
      product,
      choices.map(({ attribute, value }) => optionLabel(attribute, value.code, context)),
    ),
    facets: [],
  }
}

function priceOf(product: CatalogueProduct, delta: number): PricePair {
  const regular = toCents(product.price + delta)
  return {
    regular,
    final: product.specialPrice === undefined ? regular : toCents(product.specialPrice + delta),
  }
}

function baseDoc(
  product: CatalogueProduct,
  context: BuildContext,
): Omit<ProductDoc, 'lowest' | 'highest' | 'pictures' | 'price'> {
  const [mainCategory] = product.categories
  return {
    attributes: attributeNumbers(product, context),
    blocks: product.attributes.products_blocks,
    categoryIds: product.categories.map((path) => context.categoryIdOf(path)),
    relatedIds: product.relatedSkus.map((sku) => context.productIdOf(sku)),
    upsellIds: product.upsellSkus.map((sku) => context.productIdOf(sku)),
    crosssellIds: product.crosssellSkus.map((sku) => context.productIdOf(sku)),
    tierPrices: product.tierPrices.map(({ quantity, price }) => ({ quantity, price: toCents(price) })),
    customOptions: [],
    urls: [product.urlKey, ...(mainCategory ? [`${mainCategory}/${product.urlKey}`] : [])],
  }
}

function measures(dimensions: CatalogueProduct['dimensions'], weight: number | undefined) {
  return { ...dimensions, ...(weight === undefined ? {} : { weight }) }
}

/** Yes/no attributes as 0 or 1, select attributes as option ids. */
function attributeNumbers(product: CatalogueProduct, context: BuildContext): Record<string, number> {
  const numbers: Record<string, number> = {}
  for (const [code, value] of Object.entries(product.attributes)) {
    if (typeof value === 'boolean') numbers[code] = value ? 1 : 0
    if (typeof value === 'string') numbers[code] = optionId(code, value, context)
  }
  return numbers
}

function option(attribute: string, code: string, { attributes }: BuildContext) {
  const found = attributes.find((each) => each.code === attribute)?.options.find((each) => each.code === code)
  if (!found) throw new Error(`attributes.json has no option ${code} of ${attribute}`)
  return found
}

function optionId(attribute: string, code: string, context: BuildContext): number {
  return option(attribute, code, context).id
}

function optionLabel(attribute: string, code: string, context: BuildContext): Record<Language, string> {
  return option(attribute, code, context).label
}

function textsOf(
  product: CatalogueProduct,
  labels: readonly Record<Language, string>[],
): Record<Language, ProductTextDoc> {
  const text = (language: Language): ProductTextDoc => ({
    name: [product.name[language], ...labels.map((label) => label[language])].join(', '),
    shortDescription: product.shortDescription[language],
    description: product.description[language],
    ...(product.metaTitle ? { metaTitle: product.metaTitle[language] } : {}),
    ...(product.metaDescription ? { metaDescription: product.metaDescription[language] } : {}),
    attributes: Object.fromEntries(
      textAttributes.flatMap((code) => {
        const value = product.attributes[code]
        return value ? [[code, value[language]]] : []
      }),
    ),
  })
  const [en, fr] = languages.map(text) as [ProductTextDoc, ProductTextDoc]
  return { en, fr }
}

/** Pictures that show exactly these choices, then those that show none, in the order of the views. */
function picturesOf(
  sku: string,
  choices: readonly Choice[],
  { pictures }: BuildContext,
): ProductDoc['pictures'] {
  const codes = new Map(choices.map(({ attribute, value }) => [attribute, value.code]))
  const shown = (pictures.get(sku) ?? []).filter(({ options }) =>
    Object.entries(options).every(
      ([attribute, code]) => !codes.has(attribute) || codes.get(attribute) === code,
    ),
  )
  const rank = (picture: Picture) => viewOrder.indexOf(picture.view)
  return shown.toSorted((a, b) => rank(a) - rank(b)).map(({ file, view }) => ({ file, view }))
}

function facetsOf(
  product: CatalogueProduct,
  doc: ProductDoc,
  variants: readonly ProductRecord[],
): ProductFacet[] {
  const facets = new Map<string, ProductFacet>()
  const add = (attribute: string, value: string, measure = 0) =>
    facets.set(`${attribute} ${value} ${measure}`, { attribute, value, measure })
  for (const { attributes } of [doc, ...variants.map((variant) => variant.doc)]) {
    for (const [code, value] of Object.entries(attributes)) if (value !== 0) add(code, String(value))
  }
  for (const height of distinctHeights(product, [doc, ...variants.map((variant) => variant.doc)])) {
    add('att_height_options', heightGroupOf(product.model.kind), height)
  }
  return [...facets.values()]
}

/** One height per named range, so that no range counts a product twice; elsewhere the product's own. */
function distinctHeights({ model }: CatalogueProduct, docs: readonly ProductDoc[]): number[] {
  const heights = docs.flatMap(({ height }) => height ?? [])
  const group = heightGroupOf(model.kind)
  if (group === 'other') return heights.slice(0, 1)
  const byRange = new Map(heights.toReversed().map((height) => [namedRangeOf(group, height), height]))
  return [...byRange.values()]
}
