// The values a product can be filtered by: its own and those of its variants.
import type { CatalogProduct } from '@loftwood/demo-store/product-schema'
import { isFitCode } from '../../product/fit-attributes.ts'
import { heightGroupOf, namedRangeOf } from '../../product/heights.ts'
import type { ProductDoc, ProductFacet, ProductRecord } from '../../product/product-doc.ts'

export function facetsOf(
  product: CatalogProduct,
  doc: ProductDoc,
  variants: readonly ProductRecord[],
): ProductFacet[] {
  const facets = new Map<string, ProductFacet>()
  const add = (attribute: string, value: string, measure = 0) =>
    facets.set(`${attribute} ${value} ${measure}`, { attribute, value, measure })
  for (const { attributes } of [doc, ...variants.map((variant) => variant.doc)]) {
    for (const [code, value] of Object.entries(attributes))
      if (value !== 0 && !isFitCode(code)) add(code, String(value))
  }
  for (const height of distinctHeights(product, [doc, ...variants.map((variant) => variant.doc)])) {
    add('att_height_options', heightGroupOf(product.model.kind), height)
  }
  return [...facets.values()]
}

/** One height per named range, so that no range counts a product twice; elsewhere the product's own. */
function distinctHeights({ model }: CatalogProduct, docs: readonly ProductDoc[]): number[] {
  const heights = docs.flatMap(({ height }) => height ?? [])
  const group = heightGroupOf(model.kind)
  if (group === 'other') return heights.slice(0, 1)
  const byRange = new Map(heights.toReversed().map((height) => [namedRangeOf(group, height), height]))
  return [...byRange.values()]
}
