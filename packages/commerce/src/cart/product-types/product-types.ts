// The table of product types: how each is chosen, priced, taken from stock and shown in a cart.
import type { SoldProduct } from '../cart-rows.ts'
import { bundle } from './bundle.ts'
import { configurable } from './configurable.ts'
import { downloadable } from './downloadable.ts'
import { giftCard } from './gift-card.ts'
import { grouped } from './grouped.ts'
import { simple, virtual } from './plain.ts'
import type { ProductTypeRule } from './product-type.ts'

const PRODUCT_TYPES: Readonly<Record<string, ProductTypeRule>> = {
  simple,
  configurable,
  bundle,
  grouped,
  virtual,
  downloadable,
  giftcard: giftCard,
}

/** The rule of the product that is shown. */
export function typeOf({ product }: { product: Pick<SoldProduct, 'type'> }): ProductTypeRule {
  return PRODUCT_TYPES[product.type] ?? simple
}
