// The product page with the buttons of express checkout.
import { ExpressPlace } from '../checkout/express/express-place.tsx'
import { ProductPage } from '../product/product-page.tsx'

export function ProductScreen() {
  return <ProductPage express={ExpressPlace} />
}
