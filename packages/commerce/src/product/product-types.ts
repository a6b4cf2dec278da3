// The stored types of products and their names in GraphQL.
import type { ProductType } from './product-doc.ts'

export const productTypeNames: Record<ProductType, string> = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  giftcard: 'GiftCardProduct',
}
