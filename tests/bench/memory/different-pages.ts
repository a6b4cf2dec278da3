/** Addresses of pages that really differ: every combination of listing, filter, sort, size, page and language. */
import { categoryPath } from '@loftwood/storefront/paths'

const QUERY = `{
  categoryList(filters: {}) {
    children { url_path url_suffix product_count children { url_path url_suffix product_count } }
  }
  products(filter: {}, pageSize: 1) {
    aggregations { attribute_code options { value } }
  }
}`

interface Category {
  url_path: string
  url_suffix: string | null
  product_count: number
  children?: Category[]
}

interface Answer {
  categoryList: { children: Category[] }[]
  products: { aggregations: { attribute_code: string; options: { value: string }[] }[] }
}

const LANGUAGES = ['', '/fr']
const SORTS = ['', 'sort=name_ASC', 'sort=name_DESC', 'sort=price_ASC', 'sort=price_DESC']
const VIEWS = ['', 'size=50', 'page=2', 'view=list']
/** Steps of 25 dollars: hardly two leave the same products. */
const PRICES = Array.from({ length: 40 }, (_, step) => `price_from=${100 + step * 25}`)

/** So many addresses, in an order that mixes all kinds and is the same in every run. */
export async function differentPages(
  { commerceUrl }: { commerceUrl: string },
  count: number,
): Promise<string[]> {
  const response = await fetch(`${commerceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: QUERY }),
  })
  const { data } = (await response.json()) as { data: Answer }
  const categories = data.categoryList
    .flatMap(({ children }) => children)
    .flatMap((category) => [category, ...(category.children ?? [])])
    .filter(({ product_count: products }) => products > 3)
  const filters = data.products.aggregations
    .filter(({ attribute_code: code }) => code !== 'price' && code !== 'category_uid')
    .flatMap(({ attribute_code: code, options }) => options.map(({ value }) => `${code}=${value}`))
  const all = combinations([
    LANGUAGES,
    categories.map(categoryPath),
    ['', ...filters, ...PRICES],
    SORTS,
    VIEWS,
  ])
  if (all.length < count) throw new Error(`the catalog makes ${all.length} different pages only`)
  return mixed(all).slice(0, count)
}

function combinations([languages = [], paths = [], ...queries]: string[][]): string[] {
  const starts = languages.flatMap((language) => paths.map((path) => language + path))
  return queries
    .reduce<string[]>((texts, next) => texts.flatMap((text) => next.map((part) => join(text, part))), [''])
    .flatMap((query) => starts.map((start) => (query === '' ? start : `${start}?${query}`)))
}

const join = (left: string, right: string) => [left, right].filter(Boolean).join('&')

/** Walks in steps without a common divisor with the length, so each entry comes once. */
function mixed(entries: readonly string[]): string[] {
  const step = 7919
  if (entries.length % step === 0) throw new Error('the step divides the number of pages')
  return entries.map((_, index) => entries[(index * step) % entries.length]!)
}
