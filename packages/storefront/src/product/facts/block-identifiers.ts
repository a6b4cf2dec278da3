// CMS blocks that a product names.
import type { ProductDetail } from '../product-detail.ts'

/** Identifiers of the CMS blocks that a product names, separated by `|`. */
export function blockIdentifiers(product: Pick<ProductDetail, 'products_blocks'>): string[] {
  return (product.products_blocks ?? '')
    .split('|')
    .map((identifier) => identifier.trim())
    .filter((identifier) => identifier !== '')
}
