/** What is measured of the storefront: pages, as a browser asks for them. */
import type { Samples } from '../../harness/samples.ts'
import type { Target } from '../measure.ts'

/** What every browser takes; without it the whole page travels uncompressed. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** No page of these reads it, but it is part of every address: each number is a page of its own. */
const numbered = (path: string, number: number) => `${path}${path.includes('?') ? '&' : '?'}near=n${number}`

let asked = 0

/** The same addresses again and again: all but the first come from the page cache. */
export function keptPages(origin: string, { category, product }: Samples): Target[] {
  return Object.entries({ home: '/', category, product, search: '/search?term=loft' }).map(
    ([name, path]) => ({ name: `${name}, kept`, url: origin + path, headers: HEADERS }),
  )
}

/** Every page of a kind in turn, and another address every time, so that each request is a rendering of its own. */
export async function newPages(origin: string): Promise<Target[]> {
  const products = await listed(origin, 'products-1')
  const pages = {
    home: ['/', '/fr'],
    category: await listed(origin, 'categories'),
    product: products,
    search: wordsOf(products).map((word) => `/search?term=${word}`),
    cart: ['/checkout/cart'],
  }
  return Object.entries(pages).map(([name, paths]) => ({
    name: `${name}, rendered (${paths.length})`,
    url: origin,
    headers: HEADERS,
    nextPath: () => numbered(paths[(asked += 1) % paths.length] ?? '/', asked),
  }))
}

/** The paths that a list of the site map names, in every language. */
async function listed(origin: string, list: string): Promise<string[]> {
  const xml = await (await fetch(`${origin}/sitemap/${list}.xml`)).text()
  return Array.from(xml.matchAll(/<loc>([^<]+)</g), ([, address = '']) => new URL(address).pathname)
}

/** Words of the English products' addresses: each finds something. */
function wordsOf(paths: readonly string[]): string[] {
  return [
    ...new Set(
      paths.filter((path) => !path.startsWith('/fr/')).flatMap((path) => path.match(/\p{L}{4,}/gu) ?? []),
    ),
  ]
}
