// The interface of a product type; one module of this folder per type.
import type { CartItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import type { Selection } from '../choosing/variant-selection.ts'
import type { ChoiceField, FieldAnswers } from './choice-field.ts'

/** What the shopper chose on the product page. */
export interface ProductChoice extends FieldAnswers {
  quantity: number
  /** Of a configurable product. */
  selection: Selection
}

/** In the shop's currency. */
export interface PricePair {
  final: number
  regular: number
}

export interface ProductTypeHandler<Product extends ProductDetail = ProductDetail> {
  /** Fields besides the variant and the custom options; they may depend on the answers. */
  fields: (product: Product, given: FieldAnswers) => ChoiceField[]
  /** Is the variant chosen, where there are variants? */
  isChosen: (product: Product, choice: ProductChoice) => boolean
  /** What goes into `addProductsToCart`, without the custom options. */
  cartItems: (product: Product, choice: ProductChoice) => CartItemInput[]
  /** The price of one as chosen, without the custom options; null while that is open. */
  price: (product: Product, choice: ProductChoice) => PricePair | null
}
