// Simple products: nothing to choose but the quantity.
import type { ProductTypeHandler } from './product-type.ts'

export const simpleProduct: ProductTypeHandler = {
  isChosen: () => true,
  cartItems: (product, choice) => [{ sku: product.sku ?? '', quantity: choice.quantity }],
  itemOptions: () => [],
}
