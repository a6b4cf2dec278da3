/** The catalogue's files parsed with their schemas, for tests about the data itself. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import type { z } from 'zod'
import {
  attributesFile,
  blocksFile,
  categoriesFile,
  pagesFile,
  productsFile,
  reviewsFile,
  type CatalogueCategory,
  type CatalogueProduct,
} from '../catalogue/catalogue-schema.ts'
import {
  cartRulesFile,
  countriesFile,
  priceRulesFile,
  shippingMethodsFile,
  storeFile,
  taxRatesFile,
} from '../catalogue/catalogue-rules-schema.ts'

const root = `${dataFolder}/`

const readJson = (file: string): unknown => JSON.parse(readFileSync(root + file, 'utf8'))

function parse<Schema extends z.ZodType>(file: string, schema: Schema): z.output<Schema> {
  const result = schema.safeParse(readJson(file))
  if (!result.success) throw new Error(`${file}: ${result.error.message}`, { cause: result.error })
  return result.data
}

const productFiles = readdirSync(`${root}products`).filter((file) => file.endsWith('.json'))

/** Everything but the pictures. Throws an Error naming the file that does not parse. */
export const catalogue = {
  attributes: parse('attributes.json', attributesFile),
  categories: parse('categories.json', categoriesFile),
  products: productFiles.flatMap((file) => parse(`products/${file}`, productsFile)),
  reviews: parse('reviews.json', reviewsFile),
  pages: parse('pages.json', pagesFile),
  blocks: parse('blocks.json', blocksFile),
  store: parse('store.json', storeFile),
  taxRates: parse('tax-rates.json', taxRatesFile),
  countries: parse('countries.json', countriesFile),
  shippingMethods: parse('shipping-methods.json', shippingMethodsFile),
  cartRules: parse('cart-rules.json', cartRulesFile),
  priceRules: parse('price-rules.json', priceRulesFile),
}

/** HTML of a page or block, or undefined when the file is missing. */
export function contentOf(identifier: string, language: 'en' | 'fr'): string | undefined {
  const file = `${root}content/${identifier}.${language}.html`
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Whether the address of a picture in a text leads to a file of the catalogue. */
export const hasPicture = (src: string): boolean =>
  existsSync(`${root}pictures/${src.replace(/^\/media\/catalog\/(product|category)\//, '')}`)

/** Names under `content/`, without language and ending. */
export function contentIdentifiers(): string[] {
  const files = readdirSync(`${root}content`, { recursive: true, encoding: 'utf8' })
  return [
    ...new Set(
      files.filter((file) => file.endsWith('.html')).map((file) => file.replace(/\.(en|fr)\.html$/, '')),
    ),
  ]
}

/** Url paths of all categories, parents before children. */
export function categoryPaths(
  categories: readonly CatalogueCategory[] = catalogue.categories,
  above = '',
): string[] {
  return categories.flatMap((category) => {
    const path = above + category.urlKey
    return [path, ...categoryPaths(category.children, `${path}/`)]
  })
}

/** SKUs of a configurable's variants; none for another type. */
export function variantSkus(product: CatalogueProduct): string[] {
  const options = product.configurable?.options
  if (!options) return []
  return options.reduce<string[]>(
    (skus, option) => skus.flatMap((sku) => option.values.map((value) => `${sku}-${value.skuCode}`)),
    [product.sku],
  )
}

/** Every height the product or one of its variants has, inches. */
export function heightsOf(product: CatalogueProduct): number[] {
  const values = product.configurable?.options.flatMap((option) => option.values) ?? []
  const ofVariants = values.flatMap((value) => value.dimensions?.height ?? [])
  return [...new Set([...(product.dimensions ? [product.dimensions.height] : []), ...ofVariants])]
}
