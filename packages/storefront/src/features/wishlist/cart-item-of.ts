// What a wishlist item means for the cart.
import type { CartItemInput } from '@loftwood/graphql-types'
import type { WishlistEntry } from '../../shared/wishlist/wishlist-api.ts'

/** Types that go into the cart by their sku alone. */
const PLAIN: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct'])

/** Null where something must be chosen on the product's page first. */
export function cartItemOf(entry: WishlistEntry): CartItemInput | null {
  const { product, quantity } = entry
  if (!product?.sku) return null
  if ('configured_variant' in entry && entry.configured_variant?.sku)
    return { sku: entry.configured_variant.sku, parent_sku: product.sku, quantity }
  return PLAIN.has(product.__typename) ? { sku: product.sku, quantity } : null
}
