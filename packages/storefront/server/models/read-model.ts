// What the catalog says of a product's shape, read from the middleware as the product page reads it.
import { createClient } from '@loftwood/client'
import type { StoreView } from '../../src/platform/i18n/store-views.ts'
import { productVariables } from '../../src/product/product-variables.ts'
import { variantBySku } from '../../src/product/variant-selection.ts'
import { furnitureView, type FurnitureView } from '../../src/product/viewer/furniture-view.ts'
import type { ModelAddress } from '../../src/product/model-path.ts'
import { pooledFetch, type ReadFrom } from '../middleware-pool.ts'

export interface ModelSource extends ReadFrom {
  middlewareUrl: string
  view: StoreView
}

/** Undefined when there is no such product or variant, or none with a shape. @throws when the middleware does not answer */
export async function readModel(
  { sku, variant: variantSku }: ModelAddress,
  { middlewareUrl, view, ...from }: ModelSource,
): Promise<FurnitureView | undefined> {
  const fetch = pooledFetch(from, () => undefined)
  const client = createClient({ url: middlewareUrl, store: view.code, fetch })
  const { products } = await client.magento.productDetails(productVariables(sku))
  const product = products?.items?.find((item) => item?.sku === sku)
  if (!product) return undefined
  if (variantSku === undefined) return furnitureView(product, { selection: {}, pictured: null }) ?? undefined
  const found = product.__typename === 'ConfigurableProduct' ? variantBySku(product, variantSku) : undefined
  if (!found) return undefined
  return furnitureView(product, { selection: found.selection, pictured: found.variant }) ?? undefined
}
