// The products of a feed, read page by page: no more than three pages of them are in memory.
import type { Client } from '@loftwood/client'
import type { ProductOffersQuery } from '@loftwood/graphql-types'
import { offeredGroup, type OfferedGroup } from './offers.ts'

/** Products per request, and per file: a cold file takes a third of the reads that an address may send in a minute. */
const AT_ONCE = 25
export const PER_FILE = 2_500
/** Pages that are read while one is written. */
const AHEAD = 2

type Products = NonNullable<ProductOffersQuery['products']>

interface Page {
  items: NonNullable<Products['items']>
  /** Of all products. */
  count: number
  pages: number
}

type ReadPage = (currentPage: number) => Promise<Page>

export interface FeedFile {
  hasNext: boolean
  groups: AsyncIterable<OfferedGroup>
}

/**
 * Undefined when there are not as many files.
 * @param number from 1
 * @throws {Error} also while its groups are read, for a page without its parts: a file must not end as if that was all
 */
export async function feedFile(client: Client, number: number): Promise<FeedFile | undefined> {
  const read: ReadPage = async (currentPage) => {
    const { products } = await client.magento.productOffers({ filter: {}, pageSize: AT_ONCE, currentPage })
    return pageOf(products)
  }
  const from = (number - 1) * (PER_FILE / AT_ONCE) + 1
  const first = await read(from)
  const { count } = first
  if (number > Math.max(1, Math.ceil(count / PER_FILE))) return undefined
  return { hasNext: count > number * PER_FILE, groups: groupsFrom(first, from, read) }
}

function pageOf(products: ProductOffersQuery['products']): Page {
  const { items, total_count: count, page_info: info } = products ?? {}
  const pages = info?.total_pages
  if (!items || typeof count !== 'number' || typeof pages !== 'number')
    throw new Error('the middleware answered no page of products')
  return { items, count, pages }
}

async function* groupsFrom(first: Page, from: number, read: ReadPage): AsyncIterable<OfferedGroup> {
  const last = Math.min(first.pages, from + PER_FILE / AT_ONCE - 1)
  const pages = [Promise.resolve(first)]
  for (let next = from + 1; pages.length > 0;) {
    const page = await pages.shift()
    for (; next <= last && pages.length < AHEAD; next += 1) pages.push(readAhead(read, next))
    for (const product of page?.items ?? []) {
      const group = product && offeredGroup(product)
      if (group) yield group
    }
  }
}

function readAhead(read: ReadPage, number: number): Promise<Page> {
  const page = read(number)
  // It is thrown where the page is due, unless an earlier one has ended the file.
  page.catch(() => undefined)
  return page
}
