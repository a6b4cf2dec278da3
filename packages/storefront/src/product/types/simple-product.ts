// Simple and virtual products: nothing to choose but the quantity.
import { listedPrice } from './listed-price.ts'
import type { ProductTypeHandler } from './product-type.ts'

export const simpleProduct: ProductTypeHandler = {
  fields: () => [],
  isChosen: () => true,
  cartItems: (product, choice) => [{ sku: product.sku ?? '', quantity: choice.quantity }],
  price: (product) => listedPrice(product),
}
