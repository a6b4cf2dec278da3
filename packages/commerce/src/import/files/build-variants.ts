// The variants of a configurable product: one record for every combination of its choices.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Choice } from '@loftwood/demo-store/variant-skus'
import { combinationsOf, variantSku } from '@loftwood/demo-store/variant-skus'
import type { Language } from '../../platform/analyze-text.ts'
import { choiceText, optionId } from './build-context.ts'
import type { BuildContext } from './build-context.ts'
import { baseDoc, measures, priceOf, tierPricesOf } from './build-doc.ts'
import { furnitureOf } from './build-furniture-doc.ts'
import { picturesOfVariant } from './build-pictures.ts'
import { textsOf } from './build-texts.ts'
import type { ProductRecord } from '../../product/product-doc.ts'

export function buildVariants(product: CatalogProduct, context: BuildContext): ProductRecord[] {
  return combinationsOf(product).map((choices) => buildVariant(product, choices, context))
}

function buildVariant(
  product: CatalogProduct,
  choices: readonly Choice[],
  context: BuildContext,
): ProductRecord {
  const sku = variantSku(product, choices)
  const delta = choices.reduce((sum, { value }) => sum + value.priceDelta, 0)
  const price = priceOf(product, delta)
  const last = <Key extends 'attributes' | 'dimensions' | 'weight'>(key: Key) =>
    choices.findLast(({ value }) => value[key])?.value[key]
  const chosen = Object.fromEntries(
    choices.map(({ attribute, value }) => [attribute, optionId(attribute, value.code, context)]),
  )
  const codes = choices.map(({ value }) => value.code.replaceAll('_', '-'))
  const urlKey = (language: Language) => [product.urlKey[language], ...codes].join('-')
  const base = baseDoc(product, context)
  return {
    sku,
    type: 'simple',
    parentSku: product.sku,
    urlKeys: { en: urlKey('en'), fr: urlKey('fr') },
    quantity: product.configurable?.stock[sku] ?? product.configurable?.defaultStock ?? 0,
    doc: {
      ...base,
      ...measures(last('dimensions') ?? product.dimensions, last('weight') ?? product.weight),
      attributes: { ...base.attributes, ...chosen },
      price,
      lowest: price,
      highest: price,
      tierPrices: tierPricesOf(product, delta),
      chosen,
      pictures: picturesOfVariant(product, choices, context),
      ...furnitureOf(product, choices, context),
    },
    texts: textsOf(
      product,
      choices.map(({ attribute, value }) => choiceText(attribute, value.code, context)),
      { attributes: last('attributes') },
    ),
    facets: [],
  }
}
