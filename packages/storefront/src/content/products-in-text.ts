// The products that a text links to. The back end decides which of its links are products.
import { linksIn } from '../platform/links-in.ts'
import { isOwnPath } from '../paths.ts'

/** Links that are looked up; a text with more speaks of everything. */
const MOST_LINKS = 24

const HOST = /^(?:[a-z]+:|\/\/|#)/i

/** The URL keys among a text's links, in their order. @param html clean HTML of the back end */
export function linkedKeys(html: string): string[] {
  const keys = linksIn(html)
    .map(({ href }) => href.replace(/[?#].*$/, ''))
    .filter((href) => !HOST.test(href) && !isOwnPath(href))
    .map((href) => href.replace(/^.*\//, '').replace(/\.html$/, ''))
  return [...new Set(keys)].filter((key) => key !== '').slice(0, MOST_LINKS)
}

/** Variables of the query for these products; undefined for a text without links. */
export function productsInText(html: string) {
  const keys = linkedKeys(html)
  return keys.length > 0
    ? { filter: { url_key: { in: keys } }, pageSize: keys.length, currentPage: 1 }
    : undefined
}
