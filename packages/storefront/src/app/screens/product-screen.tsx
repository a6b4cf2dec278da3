// A product behind the catch-all address.
import { render } from 'vike/abort'
import { loadProduct } from '../../features/product/load-product.ts'
import { ProductPage } from '../../features/product/product-page.tsx'
import type { ScreenModule } from '../screens.ts'

export const load: ScreenModule['load'] = (pageContext, routed) => {
  if (routed.kind !== 'product') throw render(404)
  return loadProduct(pageContext, routed.sku)
}

export const Screen = ProductPage
