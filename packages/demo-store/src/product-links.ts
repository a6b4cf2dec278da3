// What the products of all data files must hold to together: SKUs that exist, parts that can be parts, ids given once.
import type { CatalogProduct } from './product-schema.ts'
import { variantSkus } from './variant-skus.ts'

/** A product and the file it comes from. */
export interface FiledProduct {
  file: string
  product: CatalogProduct
}

/** What can be sold as a part: a variant counts as a simple product. */
const bundleParts: readonly string[] = ['simple', 'virtual']
const groupedParts: readonly string[] = ['simple', 'virtual', 'downloadable']

/** Every error as `file: sku: what`. */
export function productLinkErrors(filed: readonly FiledProduct[]): string[] {
  const products = new Map(filed.map(({ product }) => [product.sku, product]))
  const typeOf = new Map(
    filed.flatMap(({ product }) => [
      [product.sku, product.type] as const,
      ...variantSkus(product).map((sku) => [sku, 'simple'] as const),
    ]),
  )
  const errors = filed.flatMap(({ file, product }) =>
    [...unknownLinks(product, products), ...unfitParts(product, typeOf)].map(
      (error) => `${file}: ${product.sku}: ${error}`,
    ),
  )
  return [...errors, ...repeatedSkus(filed), ...repeatedIds(filed)]
}

function unknownLinks(product: CatalogProduct, products: ReadonlyMap<string, unknown>): string[] {
  const links = {
    relatedSkus: product.relatedSkus,
    upsellSkus: product.upsellSkus,
    crosssellSkus: product.crosssellSkus,
  }
  return Object.entries(links).flatMap(([field, skus]) =>
    skus.filter((sku) => !products.has(sku)).map((sku) => `${field} names the unknown product ${sku}`),
  )
}

function unfitParts({ bundle, grouped }: CatalogProduct, typeOf: ReadonlyMap<string, string>): string[] {
  const selections = bundle?.options.flatMap((option) => option.selections) ?? []
  return [...unfit(selections, bundleParts, typeOf), ...unfit(grouped ?? [], groupedParts, typeOf)]
}

function unfit(
  parts: readonly { sku: string }[],
  types: readonly string[],
  typeOf: ReadonlyMap<string, string>,
): string[] {
  return parts.flatMap(({ sku }) => {
    const type = typeOf.get(sku)
    if (type === undefined) return [`is made of the unknown product ${sku}`]
    return types.includes(type) ? [] : [`cannot be made of ${sku}, a ${type} product`]
  })
}

function repeatedSkus(filed: readonly FiledProduct[]): string[] {
  const skus = filed.flatMap(({ file, product }) =>
    [product.sku, ...variantSkus(product)].map((sku) => ({ key: sku, where: `${file}: ${sku}` })),
  )
  return repeated(skus).map((where) => `${where}: the SKU is there twice`)
}

/** Uids on the wire hold these numbers without the product, as in Magento: each is given once in the whole shop. */
function repeatedIds(filed: readonly FiledProduct[]): string[] {
  const ids = filed.flatMap(({ file, product }) =>
    idsOf(product).map((key) => ({ key, where: `${file}: ${product.sku}: ${key}` })),
  )
  return repeated(ids).map((where) => `${where}: the id is there twice`)
}

function idsOf({ bundle, downloads, customOptions }: CatalogProduct): string[] {
  const named = (kind: string, list: readonly { id: number }[] = []) => list.map(({ id }) => `${kind} ${id}`)
  return [
    ...named('bundle option', bundle?.options),
    ...named(
      'bundle selection',
      bundle?.options.flatMap(({ selections }) => selections),
    ),
    ...named('download link', downloads?.links),
    ...named('download sample', downloads?.samples),
    ...named('custom option', customOptions),
    ...named(
      'custom option value',
      customOptions.flatMap(({ values }) => values),
    ),
  ]
}

function repeated(entries: readonly { key: string; where: string }[]): string[] {
  const seen = new Set<string>()
  return entries.flatMap(({ key, where }) => {
    if (seen.has(key)) return [where]
    seen.add(key)
    return []
  })
}
