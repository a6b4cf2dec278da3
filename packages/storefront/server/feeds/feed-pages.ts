// The products of a feed, read page by page: no more than one page of them is in memory.
import type { Client } from '@loftwood/client'
import type { ProductOffersQuery } from '@loftwood/graphql-types'
import { offeredGroup, type OfferedGroup } from './offers.ts'

/** Products per request, and per file: a cold file takes a third of the reads that an address may send in a minute. */
const AT_ONCE = 25
export const PER_FILE = 2_500

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
  let page = first
  for (let number = from; ; number += 1) {
    for (const product of page.items) {
      const group = product && offeredGroup(product)
      if (group) yield group
    }
    const isLast = number >= page.pages || number + 1 >= from + PER_FILE / AT_ONCE
    if (isLast) return
    page = await read(number + 1)
  }
}
