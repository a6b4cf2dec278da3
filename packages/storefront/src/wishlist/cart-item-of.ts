// Converts a wishlist item to a cart item, and to a copy for another wishlist.
import type { CartItemInput, WishlistItemInput } from '@loftwood/graphql-types'
import { skuOf, type WishlistEntry } from './wishlist-api.ts'

/** Types that go into the cart by their sku alone. */
const PLAIN: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct'])

/** Uids of the parts that were chosen of a set; none for anything else. */
function partsIn(entry: WishlistEntry): string[] {
  const options = 'bundle_options' in entry ? (entry.bundle_options ?? []) : []
  return options.flatMap((option) => option?.values.flatMap((value) => value?.uid ?? []) ?? [])
}

/** Null where something must be chosen on the product's page first. */
export function cartItemOf(entry: WishlistEntry): CartItemInput | null {
  const { product, quantity } = entry
  if (!product?.sku) return null
  if ('configured_variant' in entry && entry.configured_variant?.sku)
    return { sku: entry.configured_variant.sku, parent_sku: product.sku, quantity }
  const parts = partsIn(entry)
  if (parts.length > 0) return { sku: product.sku, quantity, selected_options: parts }
  return PLAIN.has(product.__typename) ? { sku: product.sku, quantity } : null
}

/** A copy for the visitor's own list: one piece with its options. */
export function wishOf(entry: WishlistEntry): WishlistItemInput | null {
  const [sku, parent, parts] = [skuOf(entry), entry.product?.sku, partsIn(entry)]
  if (sku === '') return null
  return {
    sku,
    quantity: 1,
    ...(parent && parent !== sku && { parent_sku: parent }),
    ...(parts.length > 0 && { selected_options: parts }),
  }
}
