/** Addresses of real things in the catalog, queried from the back end, so that no SKU is written down here. */
import { categoryPath, productPath } from '@loftwood/storefront/paths'

const QUERY = `{
  categoryList(filters: {}) { children { uid url_path url_suffix product_count } }
  products(filter: {}, pageSize: 50, currentPage: 1) {
    items { __typename stock_status only_x_left_in_stock sku url_key url_rewrites { url } }
  }
}`

interface Answer {
  categoryList: {
    children: { uid: string; url_path: string; url_suffix: string | null; product_count: number }[]
  }[]
  products: { items: Item[] }
}

interface Item {
  __typename: string
  stock_status: string
  only_x_left_in_stock: number | null
  sku: string
  url_key: string
  url_rewrites: { url: string }[]
}

export interface Samples {
  categoryUid: string
  /** Path of the category with the most products. */
  category: string
  sku: string
  /** Path of a product with options. */
  product: string
  /** Path of a product that goes into the cart as it is, and of which there are many. */
  simpleProduct: string
  simpleSku: string
}

/** @param commerceUrl origin of the back end */
export async function findSamples(commerceUrl: string): Promise<Samples> {
  const response = await fetch(`${commerceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data, errors } = (await response.json()) as { data?: Answer; errors?: unknown }
  const categories = data?.categoryList.flatMap(({ children }) => children) ?? []
  const [category] = categories.toSorted((one, other) => other.product_count - one.product_count)
  const inStock = data?.products.items.filter((item) => item.stock_status === 'IN_STOCK') ?? []
  const product = inStock.find((item) => item.__typename === 'ConfigurableProduct')
  const simple = inStock.find(
    (item) => item.__typename === 'SimpleProduct' && item.only_x_left_in_stock === null,
  )
  if (!category || !product || !simple)
    throw new Error(`the catalog has no sample: ${JSON.stringify(errors)}`)
  return {
    categoryUid: category.uid,
    category: categoryPath(category),
    sku: product.sku,
    product: productPath(product),
    simpleProduct: productPath(simple),
    simpleSku: simple.sku,
  }
}
