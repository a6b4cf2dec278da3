// What a downloadable product adds: its files to buy and its samples to look at.
import type { Context } from '../context.ts'
import { toDollars } from '../platform/money.ts'
import { downloadLinkUid } from './option-uids.ts'
import type { Product } from './product-loaders.ts'

export function downloadFields({ doc }: Product, context: Context) {
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
