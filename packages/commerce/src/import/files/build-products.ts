// Turns a product of the data files into records: itself and, for a configurable, each of its variants.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import type { Language } from '../../platform/analyze-text.ts'
import { productUrls } from '../product-urls.ts'
import { optionId } from './build-context.ts'
import type { BuildContext } from './build-context.ts'
import { baseDoc, measures, priceOf } from './build-doc.ts'
import { choosableFurnitureOf } from './build-furniture-doc.ts'
import { picturesOf } from './build-pictures.ts'
import { facetsOf } from './build-facets.ts'
import { textsOf } from './build-texts.ts'
import { priceBorders } from '../../product/price-borders.ts'
import { typePartsOf } from './build-types.ts'
import { buildVariants } from './build-variants.ts'
import type { PricePair, ProductDoc, ProductRecord } from '../../product/product-doc.ts'

export function buildProduct(product: CatalogProduct, context: BuildContext): ProductRecord[] {
  const variants = buildVariants(product, context)
  const doc = docOf(product, variants, context)
  const record: ProductRecord = {
    sku: product.sku,
    type: product.type,
    urlKeys: product.urlKey,
    quantity: product.stock ?? null,
    doc,
    texts: textsOf(product, [], { urls: urlsOf(product, context) }),
    facets: facetsOf(product, doc, variants),
  }
  return [record, ...variants]
}

function urlsOf({ urlKey, categories: [main] }: CatalogProduct, { categoryOf }: BuildContext) {
  const category = main === undefined ? undefined : categoryOf(main)
  const urls = (language: Language) => productUrls(urlKey[language], category?.urlPath[language])
  return { en: urls('en'), fr: urls('fr') }
}

function docOf(
  product: CatalogProduct,
  variants: readonly ProductRecord[],
  context: BuildContext,
): ProductDoc {
  const price = priceOf(product, 0)
  const parts = typePartsOf(product, context)
  const options = product.configurable?.options ?? []
  const firstChoices = options.flatMap(({ attribute, values }) =>
    values[0] ? [{ attribute, value: values[0] }] : [],
  )
  return {
    ...baseDoc(product, context),
    // Of a service, only its pictures have measures.
    ...(product.type === 'virtual' ? {} : measures(product.dimensions, product.weight)),
    ...parts,
    price,
    ...(variants.length > 0 ? bordersOf(variants.map(({ doc }) => doc.price)) : priceBorders(price, parts)),
    pictures: picturesOf(product, firstChoices, context),
    ...choosableFurnitureOf(product, firstChoices, context),
    ...(options.length > 0
      ? {
          choices: options.map(({ attribute, values }) => ({
            attribute,
            optionIds: values.map(({ code }) => optionId(attribute, code, context)),
          })),
        }
      : {}),
  }
}

function bordersOf(prices: readonly PricePair[]): Pick<ProductDoc, 'lowest' | 'highest'> {
  return {
    lowest: prices.reduce((low, price) => (price.final < low.final ? price : low)),
    highest: prices.reduce((high, price) => (price.final > high.final ? price : high)),
  }
}
