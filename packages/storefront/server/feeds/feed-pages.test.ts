import type { Client } from '@loftwood/client'
import { expect, it } from 'vitest'
import { feedFile } from './feed-pages.ts'

const PRODUCTS = 50_000

/** A middleware with made-up products; `read` counts those that have left it. */
function madeUp() {
  const seen = { read: 0, requests: 0 }
  const productOffers = async ({ pageSize = 0, currentPage = 0 }) => {
    const from = (currentPage - 1) * pageSize
    const count = Math.max(0, Math.min(pageSize, PRODUCTS - from))
    seen.requests += 1
    seen.read += count
    const items = Array.from({ length: count }, (_, index) => ({
      __typename: 'SimpleProduct',
      sku: `BED-${from + index}`,
      url_key: `bed-${from + index}`,
      price_range: { minimum_price: { final_price: { value: 1, currency: 'CAD' }, regular_price: {} } },
    }))
    const page_info = { total_pages: Math.ceil(PRODUCTS / pageSize) }
    return { products: { total_count: PRODUCTS, page_info, items } }
  }
  return { client: { magento: { productOffers } } as unknown as Client, seen }
}

it('reads two pages at a time, and writes them in their order', async () => {
  const { client } = madeUp()
  const { productOffers } = client.magento
  const waiting: (() => void)[] = []
  const productOffersLater = async (variables: { currentPage: number }) => {
    if (variables.currentPage > 1) await new Promise<void>((resolve) => void waiting.push(resolve))
    return productOffers(variables)
  }
  const slow = { magento: { productOffers: productOffersLater } } as unknown as Client
  const { groups } = (await feedFile(slow, 1))!
  const skus: string[] = []
  for await (const { sku } of groups) {
    skus.push(sku)
    if (skus.length === 25) {
      expect(waiting).toHaveLength(2)
      // The later page is there first.
      waiting.pop()?.()
      setImmediate(() => waiting.shift()?.())
    }
    if (skus.length === 75) break
  }
  expect(skus).toEqual(Array.from({ length: 75 }, (_, index) => `BED-${index}`))
})

it.each([
  ['no products', null],
  ['no items', { total_count: 30, page_info: { total_pages: 2 }, items: null }],
  ['no count of pages', { total_count: 30, page_info: null, items: [] }],
])('breaks off at a page with %s', async (_what, broken) => {
  const { client } = madeUp()
  const { productOffers } = client.magento
  const answers = Object.assign(client.magento, {
    productOffers: async (variables: { currentPage: number }) =>
      variables.currentPage === 1 ? productOffers(variables) : { products: broken },
  })
  const file = await feedFile({ ...client, magento: answers }, 1)
  const skus: string[] = []
  const reading = async () => {
    for await (const { sku } of file!.groups) skus.push(sku)
  }
  await expect(reading()).rejects.toThrow('no page of products')
  expect(skus).toHaveLength(25)
  await expect(feedFile({ ...client, magento: answers }, 2)).rejects.toThrow('no page of products')
})

it('has all of 50,000 products in its files, each once, and three pages of them in memory', async () => {
  const { client, seen } = madeUp()
  const skus = new Set<string>()
  let [number, most] = [1, 0]
  for (let hasNext = true; hasNext; number += 1) {
    const file = (await feedFile(client, number))!
    for await (const { sku } of file.groups) {
      most = Math.max(most, seen.read - skus.size)
      skus.add(sku)
    }
    hasNext = file.hasNext
  }
  expect({ products: skus.size, read: seen.read, files: number - 1, requests: seen.requests, most }).toEqual({
    products: PRODUCTS,
    read: PRODUCTS,
    files: 20,
    requests: 2_000,
    most: 75,
  })
  expect(await feedFile(client, number)).toBeUndefined()
})
