// The plain fields only products of one type have; lists of other products are resolvers of their own.
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import { giftCardNodeFields } from './gift-card-node.ts'
import type { Product } from './product-loaders.ts'
import { downloadLinkUid } from './option-uids.ts'

/** What a downloadable product adds: its files to buy and its samples to look at. */
function downloadFields({ doc }: Product, context: Context) {
  const { downloads } = doc
  const { language } = context.view
  const sampleUrl = (file: string | undefined) => (file ? `${context.mediaUrl}/downloads/${file}` : null)
  return {
    links_title: downloads?.title[language] ?? null,
    links_purchased_separately: downloads?.areLinksSoldSeparately ? 1 : 0,
    downloadable_product_links: (downloads?.links ?? []).map((link, index) => ({
      uid: downloadLinkUid(link.id),
      title: link.title[language],
      price: toDollars(link.price),
      sample_url: sampleUrl(link.sampleFile),
      sort_order: index + 1,
    })),
    downloadable_product_samples: (downloads?.samples ?? []).map((sample, index) => ({
      title: sample.title[language],
      sample_url: sampleUrl(sample.file),
      sort_order: index + 1,
    })),
  }
}

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
