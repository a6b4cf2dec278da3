// The table of product types: add a module of this folder here and the shop can sell that type.
import type { CartItemFragment, CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import { configurableProduct } from './configurable-product.ts'
import type { ItemOption, ProductChoice, ProductTypeHandler } from './product-type.ts'
import { simpleProduct } from './simple-product.ts'

const PRODUCT_TYPES: { [Type in ProductDetail['__typename']]?: ProductTypeHandler<never> } = {
  SimpleProduct: simpleProduct,
  ConfigurableProduct: configurableProduct,
}

/** A product type the shop cannot put into a cart yet; `productType` is its wire name. */
export class UnsupportedProductTypeError extends Error {
  readonly code = 'PRODUCT_TYPE_NOT_SUPPORTED'
  readonly productType: string

  constructor(productType: string) {
    super(`Product Type ${productType} not supported in add to cart yet`)
    this.productType = productType
  }
}

/**
 * The handler of a product's type.
 * @throws UnsupportedProductTypeError when the type has none
 */
function handlerOf(product: ProductDetail): ProductTypeHandler {
  const handler = PRODUCT_TYPES[product.__typename]
  if (!handler) throw new UnsupportedProductTypeError(product.__typename)
  return handler as unknown as ProductTypeHandler
}

/** Is enough chosen to add the product? False for types the shop cannot sell yet. */
export function isChosen(product: ProductDetail, choice: ProductChoice): boolean {
  return PRODUCT_TYPES[product.__typename] !== undefined && handlerOf(product).isChosen(product, choice)
}

/**
 * What `addProductsToCart` takes for this choice.
 * @throws UnsupportedProductTypeError when the type has no handler
 */
export function cartItemsFor(product: ProductDetail, choice: ProductChoice): CartItemInput[] {
  return handlerOf(product).cartItems(product, choice)
}

/** The chosen options of a line in the cart, whatever its type. */
export function itemOptions(cartItem: CartItemFragment): ItemOption[] {
  return Object.values(PRODUCT_TYPES).flatMap((handler) => handler.itemOptions(cartItem))
}
