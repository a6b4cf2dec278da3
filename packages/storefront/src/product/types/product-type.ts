// What the shop must know about one product type; one module of this folder per type.
import type { CartItemFragment, CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import type { Selection } from '../variant-selection.ts'
import type { ChoiceField, FieldAnswers } from './choice-field.ts'

/** What the shopper chose on the product page. */
export interface ProductChoice extends FieldAnswers {
  quantity: number
  /** Of a configurable product. */
  selection: Selection
}

/** One chosen option as a cart line shows it, e.g. Finish: Espresso. */
export interface ItemOption {
  /** Empty where the value speaks for itself. */
  label: string
  value: string
}

/** In the shop's currency. */
export interface PricePair {
  final: number
  regular: number
}

export interface ProductTypeHandler<Product extends ProductDetail = ProductDetail> {
  /** What is asked besides the variant and the custom options; it may depend on what was answered. */
  fields: (product: Product, given: FieldAnswers) => ChoiceField[]
  /** Is the variant chosen, where there are variants? */
  isChosen: (product: Product, choice: ProductChoice) => boolean
  /** What goes into `addProductsToCart`, without the custom options. */
  cartItems: (product: Product, choice: ProductChoice) => CartItemInput[]
  /** The price of one as chosen, without the custom options; null while that is open. */
  price: (product: Product, choice: ProductChoice) => PricePair | null
  /** The chosen options of a line in the cart. */
  itemOptions: (cartItem: CartItemFragment) => ItemOption[]
}
