import { render } from 'vike/abort'
import type { PageContext } from 'vike/types'
import { loadProduct } from '../../src/features/product/load-product.ts'

export async function data(pageContext: PageContext) {
  const { routed } = pageContext
  if (routed?.kind !== 'product') throw render(404)
  return loadProduct(pageContext, routed.sku)
}
