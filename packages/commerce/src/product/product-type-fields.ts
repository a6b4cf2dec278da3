// The plain fields only products of one type have; lists of other products are resolvers of their own.
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import { downloadFields } from './download-node.ts'
import { giftCardNodeFields } from './gift-card-node.ts'
import type { Product } from './product-loaders.ts'

export function productTypeFields(product: Product, context: Context) {
  if (product.doc.bundle) return bundleFields(product)
  if (product.doc.downloads) return downloadFields(product, context)
  return giftCardNodeFields(product, context)
}

function bundleFields({ doc }: Product) {
  const isDynamic = doc.bundle?.isDynamic ?? false
  return {
    dynamic_price: isDynamic,
    dynamic_sku: isDynamic,
    dynamic_weight: isDynamic,
    price_view: 'PRICE_RANGE',
    ship_bundle_items: 'TOGETHER',
    price_details: {
      main_price: toDollars(doc.lowest.regular),
      main_final_price: toDollars(doc.lowest.final),
      discount_percentage: doc.bundle?.discountPercent ?? 0,
    },
  }
}
