// Variables of the product page's queries: what the page loads and what its components read must agree in them.
import type { ProductDetail } from './product-detail.ts'

const MAX_REVIEWS = 100

/** Of the product itself. */
export const productVariables = (sku: string) => ({ filter: { sku: { eq: sku } } })

/** Of the rows of related and of better products. */
export const rowVariables = (sku: string) => ({ filter: { sku: { eq: sku } } })

const COLLECTION_CARDS = 10

/** Of the collection it belongs to, else of its category; null for a product in neither. */
export function collectionVariables(product: Pick<ProductDetail, 'b_collection_name' | 'categories'>) {
  const category = product.categories?.find((candidate) => candidate !== null)?.uid
  const filter =
    product.b_collection_name != null
      ? { b_collection_name: { eq: String(product.b_collection_name) } }
      : category !== undefined && { category_uid: { eq: category } }
  return filter ? { filter, pageSize: COLLECTION_CARDS } : null
}

/** Of its reviews. */
export const reviewVariables = (sku: string) => ({
  filter: { sku: { eq: sku } },
  pageSize: MAX_REVIEWS,
  currentPage: 1,
})
