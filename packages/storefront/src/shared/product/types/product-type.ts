// What the shop must know about one product type; one module of this folder per type.
import type { CartItemFragment, CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import type { Selection } from '../variant-selection.ts'

/** What the shopper chose on the product page. */
export interface ProductChoice {
  quantity: number
  selection: Selection
}

/** One chosen option as a cart line shows it, e.g. Finish: Espresso. */
export interface ItemOption {
  label: string
  value: string
}

export interface ProductTypeHandler<Product extends ProductDetail = ProductDetail> {
  /** Is enough chosen to add it? */
  isChosen: (product: Product, choice: ProductChoice) => boolean
  /** What goes into `addProductsToCart`. */
  cartItems: (product: Product, choice: ProductChoice) => CartItemInput[]
  /** The chosen options of a line in the cart. */
  itemOptions: (cartItem: CartItemFragment) => ItemOption[]
}
