// Which products a wishlist takes (docs/product.md, Wishlist): others are logged and not added.

export interface WishedProduct {
  __typename?: string
  name?: string | null
}

const WISHABLE: ReadonlySet<string | undefined> = new Set([
  'SimpleProduct',
  'VirtualProduct',
  'ConfigurableProduct',
  'BundleProduct',
  'GroupedProduct',
  'DownloadableProduct',
  'GiftCardProduct',
])

/** Whether the product's type can be put on a wishlist; says so to the console when not. */
export function isWishable({ __typename: type }: WishedProduct): boolean {
  if (WISHABLE.has(type)) return true
  // oxlint-disable-next-line eslint/no-console -- docs/product.md, Wishlist: only logged
  console.warn(`Product Type ${type} not supported in add to wishlist yet`)
  return false
}
