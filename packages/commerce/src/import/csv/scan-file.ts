// A first look at the whole file: how many products, and which are variants of which.
import { pairListOf } from './cell-lists.ts'
import type { VariantOf } from './build-record.ts'
import type { ImportedProduct } from './read-products.ts'

export interface FileScan {
  products: number
  /** By SKU of the variant. */
  variants: Map<string, VariantOf>
}

export async function scanFile(products: AsyncIterable<ImportedProduct>): Promise<FileScan> {
  const scan: FileScan = { products: 0, variants: new Map() }
  for await (const { cells } of products) {
    scan.products += 1
    const parentSku = cells['sku']
    if (parentSku === undefined || cells['product_type'] !== 'configurable') continue
    for (const pairs of pairListOf(cells['configurable_variations'])) {
      const sku = pairs.get('sku')
      const chosen = new Map([...pairs].filter(([name]) => name !== 'sku'))
      if (sku && !scan.variants.has(sku)) scan.variants.set(sku, { parentSku, chosen })
    }
  }
  return scan
}
