/** What is measured of the storefront: pages, as a browser asks for them. */
import type { Samples } from '../../harness/samples.ts'
import type { Target } from '../measure.ts'

/** What every browser takes; without it the whole page travels uncompressed. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

/** No page of these reads it, but it is part of every address: each number is a page of its own. */
const numbered = (path: string, number: number) => `${path}${path.includes('?') ? '&' : '?'}near=n${number}`

let asked = 0

const pathsOf = ({ category, product }: Samples) => ({
  home: '/',
  category,
  product,
  search: '/search?term=loft',
})

/** The same addresses again and again: all but the first come from the page cache. */
export function keptPages(origin: string, samples: Samples): Target[] {
  return Object.entries(pathsOf(samples)).map(([name, path]) => ({
    name: `${name}, kept`,
    url: origin + path,
    headers: HEADERS,
  }))
}

/** Another address every time, so that each request is a rendering of its own. */
export function newPages(origin: string, samples: Samples): Target[] {
  const pages = { ...pathsOf(samples), cart: '/checkout/cart' }
  return Object.entries(pages).map(([name, path]) => ({
    name: `${name}, rendered`,
    url: origin + path,
    headers: HEADERS,
    nextPath: () => numbered(path, (asked += 1)),
  }))
}
