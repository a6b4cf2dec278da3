// Products without a choice of their own: simple and virtual ones.
import type { ProductTypeRule } from './product-type.ts'

export const simple: ProductTypeRule = {
  cartItem: 'SimpleCartItem',
  orderItem: 'OrderItem',
  isVirtual: () => false,
  isTaxed: true,
  earnsCredit: true,
  choose: ({ product }) => ({ sold: product, choice: {} }),
  price: ({ sold }) => sold.doc.price,
  pieces: ({ sold }) => [{ sold, quantity: 1 }],
  fields: () => ({}),
  optionTexts: () => [],
}

/** Services. */
export const virtual: ProductTypeRule = {
  ...simple,
  cartItem: 'VirtualCartItem',
  isVirtual: () => true,
  earnsCredit: false,
}
