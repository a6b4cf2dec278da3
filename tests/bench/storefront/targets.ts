/** What is measured of the storefront: pages, as a browser requests them. */
import type { Samples } from '../../harness/samples.ts'
import { PURGE_SECRET } from '../../harness/shop-servers.ts'
import type { Target } from '../measure.ts'

/** What every browser takes; without it the whole page travels uncompressed. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Of 254 product pages: 127 products in two languages. */
const PRODUCTS_PER_ROUND = 240
/** Product pages requested from the storefront whose cache expires at once. */
const REVALIDATED_PRODUCTS = 60

/** The same addresses again and again: all but the first come from the page cache. */
export function hits(origin: string, { category, product }: Samples): Target[] {
  return Object.entries({ home: '/', category, product, search: '/search?term=loft' }).map(
    ([name, path]) => ({ name: `${name}, hit`, url: origin + path, headers: HEADERS }),
  )
}

/** Pages of a storefront whose cache expires at once: each is revalidated, and nothing behind it has changed. */
export async function revalidated(origin: string): Promise<Target[]> {
  const pages = {
    category: await listed(origin, 'categories'),
    product: (await listed(origin, 'products-1')).slice(0, REVALIDATED_PRODUCTS),
  }
  // One after the other: a page that a full queue made incomplete is not cached.
  for (const path of Object.values(pages).flat()) await mustRevalidate(origin + path)
  return Object.entries(pages).map(([name, paths]) => {
    let requests = 0
    const nextPath = () => paths[(requests += 1) % paths.length] ?? '/'
    return { name: `${name}, revalidated`, url: origin, headers: HEADERS, nextPath }
  })
}

/** Renders a page, and makes sure that it is revalidated from then on. */
export async function mustRevalidate(url: string): Promise<void> {
  await (await fetch(url)).arrayBuffer()
  const again = await fetch(url)
  await again.arrayBuffer()
  const state = again.headers.get('x-cache')
  if (state !== 'revalidated') throw new Error(`${url} is not revalidated, but ${again.status} ${state}`)
}

/**
 * Pages that are not cached. Each listing is requested once, and needs different responses; products are requested once a
 * round, after the storefront's cache was purged.
 */
export async function rendered(origin: string, purge: () => Promise<void>): Promise<Target[]> {
  const products = await listed(origin, 'products-1')
  const words = wordsOf(products).map((word) => `/search?term=${word}`)
  let product = 0
  return [
    { name: 'category, rendered', nextPath: unseen(await listed(origin, 'categories')) },
    { name: 'search, rendered', nextPath: unseen(words) },
    {
      name: 'product, rendered',
      nextPath: () => products[(product += 1) % products.length] ?? '/',
      requestsPerRound: PRODUCTS_PER_ROUND,
      beforeRound: purge,
    },
  ].map((target) => ({ ...target, url: origin, headers: HEADERS }))
}

const SORTS = ['name_ASC', 'name_DESC', 'price_ASC', 'price_DESC']
const SIZES = ['10', '14', '50']

/** Each list in turn, every time with another range of prices, sort and size. */
export function unseen(lists: readonly string[]): () => string {
  let queries = 0
  return () => {
    queries += 1
    const list = lists[queries % lists.length] ?? '/'
    const query = new URLSearchParams({
      price_from: (10 + (queries % 400) + (queries % 97) / 100).toFixed(2),
      price_to: String(1_000 + queries),
      sort: SORTS[queries % SORTS.length] ?? '',
      size: SIZES[queries % SIZES.length] ?? '',
    })
    return `${list}${list.includes('?') ? '&' : '?'}${query}`
  }
}

/** Of what one kind of page alone reads: a purge by them leaves what all pages share. */
export const PAGE_TAGS = ['products', 'productDetails', 'cmsPage', 'stores']

/** Empties the storefront's cache, of all pages or those with one of these tags. */
export async function purge(origin: string, tags?: readonly string[]): Promise<void> {
  const headers = { authorization: `Bearer ${PURGE_SECRET}`, 'content-type': 'application/json' }
  const { status } = await fetch(`${origin}/cache/purge`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ tags }),
  })
  if (status !== 200) throw new Error(`${origin} answered ${status} to a purge`)
}

async function addressesIn(url: string): Promise<string[]> {
  const xml = await (await fetch(url)).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)</g), ([, address = '']) => new URL(address).pathname)
}

/** The paths that the lists of this name in the site map have, in every language. */
export async function listed(origin: string, list: string): Promise<string[]> {
  const lists = await addressesIn(`${origin}/sitemap.xml`)
  const found = lists.filter((path) => path.endsWith(`/${list}.xml`))
  return (await Promise.all(found.map((path) => addressesIn(origin + path)))).flat()
}

/** Words of the English products' addresses: each finds something. */
function wordsOf(paths: readonly string[]): string[] {
  return [
    ...new Set(
      paths.filter((path) => !path.startsWith('/fr/')).flatMap((path) => path.match(/\p{L}{4,}/gu) ?? []),
    ),
  ]
}
