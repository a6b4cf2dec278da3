// A product as GraphQL sees it: plain values, and functions for what costs a statement.
import type { ProductPicture, ProductType } from './product-doc.ts'
import type { Context, Field } from '../context.ts'
import { encodeUid } from '../platform/uid.ts'
import { categoryNode } from '../catalog/category-node.ts'
import { priceFields } from './price-node.ts'
import { customOptionNodes } from './custom-option-node.ts'
import { productAttributeFields } from './product-attribute-fields.ts'
import type { Product } from './product-loaders.ts'
import { isInStock, piecesLeftToTell } from './product-stock.ts'
import { productTypeFields } from './product-type-fields.ts'
import { wireTime } from '../platform/wire-time.ts'

/** The stored types of products and their names in GraphQL. */
const productTypeNames: Record<ProductType, string> = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  giftcard: 'GiftCardProduct',
}

/** The most pieces of one product in a cart. */
export const MAX_SALE_QUANTITY = 10_000
export interface ProductNode {
  /** The product itself, for resolvers. */
  product: Product
}

export function productNode(product: Product, context: Context) {
  context.countProduct()
  const { doc, text } = product
  const pictures = doc.pictures.map((picture, index) => pictureNode(product, { picture, index }, context))
  const [thumbnail = null] = pictures
  const canonical = text.urls[0] ?? product.urlKey
  return {
    // First, so that no imported attribute hides a field of the same name.
    ...productAttributeFields(product, context),
    __typename: productTypeNames[product.type],
    product,
    uid: encodeUid(product.id),
    sku: product.sku,
    name: text.name,
    url_key: product.urlKey,
    url_suffix: '',
    url_rewrites: text.urls.map((url) => ({ url, parameters: [{ name: 'id', value: String(product.id) }] })),
    canonical_url: canonical,
    relative_url: canonical,
    redirect_code: 0,
    type: 'PRODUCT',
    description: { html: text.description },
    short_description: { html: text.shortDescription },
    meta_title: text.metaTitle ?? null,
    meta_description: text.metaDescription ?? null,
    image: thumbnail,
    small_image: thumbnail,
    thumbnail,
    media_gallery: pictures,
    ...priceFields(doc, context),
    weight: doc.weight ?? null,
    min_sale_qty: 1,
    max_sale_qty: MAX_SALE_QUANTITY,
    ...productTypeFields(product, context),
    options: customOptionNodes(product, context),
    categories: () => categoriesOf(product, context),
    stock_status: (async () =>
      (await isInStock(product, context)) ? 'IN_STOCK' : 'OUT_OF_STOCK') as Field<string>,
    only_x_left_in_stock: (() => piecesLeftToTell(product, context)) as Field<number | null>,
    rating_summary: async () => (await context.load.reviewSummary.load(reviewedId(product))).average,
    review_count: async () => (await context.load.reviewSummary.load(reviewedId(product))).count,
    related_products: () => productNodes(doc.relatedIds, context),
    upsell_products: () => productNodes(doc.upsellIds, context),
    crosssell_products: () => productNodes(doc.crosssellIds, context),
    updated_at: async () => {
      const at = await context.load.changedAt.load(product.id)
      return at && wireTime(at)
    },
  }
}

/** The nodes of these products, in this order; unknown ids are left out. */
export async function productNodes(ids: readonly number[], context: Context): Promise<ProductNode[]> {
  const products = await context.load.product.loadMany(ids)
  return products.flatMap((product) => {
    if (product instanceof Error) throw product
    return product ? [productNode(product, context)] : []
  })
}

/** Variants show the reviews of the product they belong to. */
export function reviewedId({ id, parentId }: Product): number {
  return parentId ?? id
}

function pictureNode(
  { text }: Product,
  { picture, index }: { picture: ProductPicture; index: number },
  context: Context,
) {
  const url = (file: string) => `${context.mediaUrl}/catalog/product/${file}`
  const label = picture.label?.[context.view.language] ?? text.name
  const shared = { url: url(picture.file), label, position: index + 1, disabled: false }
  if (picture.clip === undefined) return { __typename: 'ProductImage', ...shared }
  const video = { media_type: 'external-video', video_title: label, video_url: url(picture.clip) }
  return { __typename: 'ProductVideo', ...shared, video_content: video }
}

function categoriesOf({ doc }: Product, context: Context) {
  return doc.categoryIds.flatMap((id) => {
    const category = context.shop.categories.byId(id)
    return category ? [categoryNode(category, context)] : []
  })
}
