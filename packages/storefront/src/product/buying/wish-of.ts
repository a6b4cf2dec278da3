// What the heart of a product's page puts on the wishlist.
import type { WishlistItemInput } from '@loftwood/graphql-types'
import type { ProductDetail } from '../product-detail.ts'
import type { ProductChoice } from '../types/product-type.ts'
import { cartItemsFor, isChosen } from '../types/product-types.ts'
import type { ChoiceState } from '../choosing/use-choice.ts'

/** One piece: the variant, or the set with its parts, once they are chosen; before that the product as a whole. */
export function wishOf(
  product: ProductDetail,
  choice: ProductChoice & Pick<ChoiceState, 'variant'>,
): WishlistItemInput {
  const whole = { sku: product.sku ?? '', quantity: 1 }
  const variant = choice.variant?.sku
  if (variant) return { sku: variant, parent_sku: whole.sku, quantity: 1 }
  const isSet = product.__typename === 'BundleProduct' && isChosen(product, choice)
  return isSet ? { ...cartItemsFor(product, choice)[0], ...whole } : whole
}
