/** Addresses of what visitors request: pages by popularity, what browsers fetch with them, and listings nobody has requested. */
import { categoryPath, productPath } from '@loftwood/storefront/paths'
import { assetsOf, BUILT } from '../../harness/built-assets.ts'
import { listed, unseen } from '../storefront/targets.ts'
import { popularity } from './caches.ts'
import { ZIPF, type Random } from './model.ts'
import type { MeasuredShop } from './shop.ts'

/** Pages that are requested again and again, of the shop's 800; more take longer to warm up. */
export const POPULAR_PAGES = 300
/** Pages whose files and pictures are taken. */
const SAMPLED_PAGES = 24
const ENCODINGS = { 'accept-encoding': 'gzip, deflate, br' }

const QUERY = `{
  categoryList(filters: {}) { children { uid url_path url_suffix children { uid url_path url_suffix } } }
  products(filter: {}, pageSize: 300) {
    items { __typename sku stock_status only_x_left_in_stock url_key url_rewrites { url } }
  }
}`

interface Category {
  uid: string
  url_path: string
  url_suffix: string | null
  children?: Category[]
}

interface Product {
  __typename: string
  sku: string
  stock_status: string
  only_x_left_in_stock: number | null
  url_key: string
  url_rewrites: { url: string }[]
}

export interface Addresses {
  /** The most popular first. */
  pages: string[]
  /** Calls that a browser makes to show a page after another. */
  reads: string[]
  files: string[]
  pictures: string[]
  unseenPage: () => string
  unseenRead: () => string
  /** Products that go into the cart as they are. */
  skus: string[]
}

export async function findAddresses({ storefront, commerce }: MeasuredShop): Promise<Addresses> {
  const { categories, products } = await catalogOf(commerce)
  const lists = await listed(storefront, 'categories')
  const all = [...lists, ...(await listed(storefront, 'products-1'))]
  const pages = ['/', ...evenly(all, POPULAR_PAGES - 1)]
  const shown = await Promise.all(evenly(pages, SAMPLED_PAGES).map((path) => textOf(storefront + path)))
  const found = (pattern: RegExp) => [
    ...new Set(shown.flatMap((html) => Array.from(html.matchAll(pattern), ([, path = '']) => path))),
  ]
  return {
    pages,
    reads: evenly(
      [...categories.flatMap(readsOfCategory), ...products.flatMap(readsOfProduct)],
      POPULAR_PAGES * 5,
    ),
    files: (await assetsOf(BUILT)).map((file) => `/${file}`),
    pictures: found(/(\/media\/280\/[\w./-]+\.webp)/g),
    unseenPage: unseen(lists),
    unseenRead: unseenRead(categories),
    skus: products
      .filter(
        ({ __typename: type, stock_status: stock, only_x_left_in_stock: left }) =>
          type === 'SimpleProduct' && stock === 'IN_STOCK' && left === null,
      )
      .map(({ sku }) => sku),
  }
}

/** Chooses by popularity. */
export function chooser<T>(entries: readonly T[], random: Random, exponent = ZIPF): () => T {
  let sum = 0
  const sums = popularity(entries.length, exponent).map((share) => (sum += share))
  return () => {
    const point = random()
    const index = sums.findIndex((each) => each >= point)
    return entries[index === -1 ? entries.length - 1 : index]!
  }
}

async function catalogOf(commerce: string): Promise<{ categories: Category[]; products: Product[] }> {
  const response = await fetch(`${commerce}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data } = (await response.json()) as {
    data: { categoryList: { children: Category[] }[]; products: { items: Product[] } }
  }
  const top = data.categoryList.flatMap(({ children }) => children)
  return {
    categories: [...top, ...top.flatMap(({ children = [] }) => children)],
    products: data.products.items,
  }
}

const read = (method: string, variables: object) =>
  `/api/magento/${method}?store=default&body=${encodeURIComponent(JSON.stringify([variables]))}`
const listing = (uid: string, more: object = {}) =>
  read('products', { filter: { category_uid: { eq: uid }, ...more }, pageSize: 14, currentPage: 1 })

const readsOfCategory = (category: Category): string[] => [
  read('route', { url: categoryPath(category).slice(1) }),
  listing(category.uid),
  read('categories', { filters: { category_uid: { eq: category.uid } } }),
]

function readsOfProduct(product: Product): string[] {
  const one = { filter: { sku: { eq: product.sku } } }
  return [
    read('route', { url: productPath(product).slice(1) }),
    read('productReview', { ...one, pageSize: 100, currentPage: 1 }),
    ...['productDetails', 'relatedProducts', 'upsellProducts', 'productAttributes'].map((name) =>
      read(name, one),
    ),
  ]
}

/** Every time another range of prices, which finds nearly all products of the category. */
function unseenRead(categories: readonly Category[]): () => string {
  let requested = 0
  return () => {
    requested += 1
    const { uid } = categories[requested % categories.length]!
    return listing(uid, { price: { from: '1', to: `${500_000 + requested}` } })
  }
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url, { headers: ENCODINGS })).text()
}

/** So many, spread over all. */
function evenly<T>(all: readonly T[], count: number): T[] {
  if (all.length <= count) return [...all]
  return Array.from({ length: count }, (_, index) => all[Math.floor((index * all.length) / count)]!)
}
