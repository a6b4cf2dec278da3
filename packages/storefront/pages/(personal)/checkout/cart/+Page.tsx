import { CartScreen } from '../../../../src/cart/cart-screen.tsx'
import { ExpressPlace } from '../../../../src/checkout/express/express-place.tsx'
import { ShippingEstimate } from '../../../../src/checkout/shipping-estimate.tsx'
import { CrossSells } from '../../../../src/product/related/cross-sells.tsx'

export default function Page() {
  return <CartScreen crossSells={CrossSells} estimate={ShippingEstimate} express={ExpressPlace} />
}
