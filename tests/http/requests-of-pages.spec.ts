/** How many requests a page costs the middleware, once another page has read what many have in common. */
import { expect } from '../fixtures/index.ts'
import { purge, test } from '../fixtures/own-storefront.ts'

test.describe.configure({ mode: 'default' })

const SHELL = ['storeConfig', 'topCategories']

test('what many pages have in common is read once, and again after a purge', async ({ shop }) => {
  const readBy = async (path: string) => {
    shop.requests.length = 0
    const response = await fetch(shop.url + path)
    expect(await response.text()).toContain('<footer')
    return shop.requests.map((request) => /(\w+)(?:\?|$)/.exec(request)?.[1]).toSorted()
  }
  // What the shop's server learns of the back end at start makes it read them once more.
  let words = 0
  await expect.poll(() => readBy(`/search?term=desk${(words += 1)}`)).not.toContain('storeConfig')
  const own = ['products', 'route']
  // Each language has its own address of a category, and one list of them.
  expect(await readBy('/bunk-beds')).toEqual(['categories', ...own, 'sitemapCategories'])
  expect(await readBy('/loft-beds')).toEqual(['categories', ...own])
  expect(await readBy('/bunk-beds?sort=name_ASC')).toEqual(own)
  // What stands far down, and is found in lists too, is read by the browser when it comes near.
  const bed = ['productAddress', 'productAttributes', 'productDetails', 'productReview', 'route']
  await readBy('/laurier-high-bunk-bed')
  expect(await readBy('/laurier-high-bunk-bed?color=801')).toEqual(bed)
  await purge(shop.url)
  expect(await readBy('/our-stores')).toEqual(['stores', ...SHELL].toSorted())
})
