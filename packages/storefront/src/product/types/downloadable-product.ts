// Files to download: all of them for one price, or link by link.
import { ownMediaUrl, SAMPLE_ROUTE } from '../../platform/media/own-media.ts'
import type { ProductDetail } from '../product-detail.ts'
import { addedPrice, pickedIn, type PickField } from './choice-field.ts'
import { listedPrice } from './listed-price.ts'
import type { ProductTypeHandler } from './product-type.ts'

type DownloadableDetail = Extract<ProductDetail, { __typename: 'DownloadableProduct' }>

function linksOf(product: DownloadableDetail): PickField[] {
  const currency = product.price_range.minimum_price?.final_price.currency ?? null
  const links = (product.downloadable_product_links ?? [])
    .filter((link) => link !== null)
    .sort((one, other) => (one.sort_order ?? 0) - (other.sort_order ?? 0))
  if (product.links_purchased_separately !== 1 || links.length === 0) return []
  const options = links.map((link) => ({
    uid: link.uid,
    label: link.title ?? '',
    price: link.price,
    currency,
    isSoldOut: false,
    count: null,
    link: link.sample_url && ownMediaUrl(link.sample_url, product.media_gallery?.[0]?.url, SAMPLE_ROUTE),
  }))
  const label = product.links_title ?? ''
  const initial = options.length === 1 ? options.map(({ uid }) => uid) : []
  return [{ kind: 'pick', key: 'links', label, isRequired: true, isMany: true, options, initial }]
}

export const downloadableProduct: ProductTypeHandler<DownloadableDetail> = {
  fields: linksOf,
  isChosen: () => true,
  cartItems: (product, choice) => [
    {
      sku: product.sku ?? '',
      quantity: choice.quantity,
      selected_options: linksOf(product).flatMap((field) => pickedIn(field, choice)),
    },
  ],
  price: (product, choice) => {
    const listed = listedPrice(product)
    const added = addedPrice(linksOf(product), choice)
    return listed && { final: listed.final + added, regular: listed.regular + added }
  },
}
