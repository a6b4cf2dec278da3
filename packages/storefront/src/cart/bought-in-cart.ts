// The lines of a cart with what fits a home.
import type { CartFragment } from '@loftwood/graphql-types'
import { boughtFits, type BoughtFit, type BoughtLine, type BoughtPart } from '../fit/bought-lines.ts'
import { useFitProducts } from '../fit/fit-products.ts'
import { cartItems, type CartItem } from './cart-totals.ts'

function partsOf(item: CartItem): BoughtPart[] {
  if (item.__typename !== 'BundleCartItem') return []
  const values = item.bundle_options.flatMap((option) => option?.values ?? [])
  return values.flatMap((value) =>
    value ? [{ uid: value.uid, name: value.label, quantity: value.quantity }] : [],
  )
}

function boughtLine(item: CartItem): BoughtLine {
  const variant = item.__typename === 'ConfigurableCartItem' ? item.configured_variant : null
  return {
    id: item.uid,
    name: item.product.name ?? '',
    key: item.product.sku ?? '',
    variantSku: variant?.sku ?? null,
    quantity: item.quantity,
    parts: partsOf(item),
  }
}

/** One cacheable read by the SKUs of the cart. Empty until it has an answer, and for a back end without these attributes. */
export function useBoughtInCart(cart: CartFragment | null | undefined): BoughtFit[] {
  const lines = cartItems(cart).map(boughtLine)
  const skus = [...new Set(lines.map(({ key }) => key))].toSorted()
  const products = useFitProducts(skus.length > 0 ? { sku: { in: skus } } : null)
  return products ? boughtFits(lines, products) : []
}
