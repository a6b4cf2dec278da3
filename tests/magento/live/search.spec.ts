/** The search of a shop in front of a live Magento: which products come, and in which order, is its search engine's. */
import { expect, test } from '../fixtures.ts'
import { machineSentence, wordsOf } from '../page-text.ts'

const BAG = 'Joust Duffle Bag'

test('a search finds what the words name, and filters narrow it', async ({ request, magento }) => {
  const all = { search: 'duffle', pageSize: 14, currentPage: 1 }
  const { products } = await magento.products(all)
  expect(products?.items?.map((product) => product?.name)).toContain(BAG)
  const filter = { price: { from: '30', to: '35' } }
  const narrowed = (await magento.products({ ...all, filter })).products
  expect(narrowed?.total_count).toBeLessThan(products?.total_count ?? 0)
  const response = await request.get('/search?term=duffle')
  expect(response.status()).toBe(200)
  const words = wordsOf(await response.text())
  expect(words).toContain(BAG)
  expect(machineSentence(words)).toBeUndefined()
})

test('a search that finds nothing says so', async ({ request }) => {
  const response = await request.get('/search?term=zzqqxx')
  expect(response.status()).toBe(200)
  const words = wordsOf(await response.text())
  expect(words).toContain('zzqqxx')
  expect(words).not.toContain(BAG)
  expect(machineSentence(words)).toBeUndefined()
})
