// Loads a product behind the catch-all address.
import { render } from 'vike/abort'
import { loadProduct } from '../../product/load-product.ts'
import type { LoadModule } from '../screens.ts'

export const load: LoadModule['load'] = (pageContext, routed) => {
  if (routed.kind !== 'product') throw render(404)
  return loadProduct(pageContext, routed.sku)
}
