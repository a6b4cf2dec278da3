// Judged queries over HTTP: what is meant comes first, what nobody wants is not found.
import { afterAll, expect, test } from 'vitest'
import { ProductsDocument } from '@loftwood/graphql-types'
import { sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'
import { JUDGED_QUERIES } from './testing/judged-queries.ts'
import { meanNdcg } from './testing/ndcg.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

async function skusOf(search: string, store: string): Promise<string[]> {
  const { products } = await sendForData(commerce.graphqlUrl, ProductsDocument, {
    variables: { search, pageSize: 200 },
    headers: { store },
  })
  return (products?.items ?? []).map((item) => item?.sku ?? '')
}

test.each(JUDGED_QUERIES)('$text ($store)', async ({ text, store, meant, unwanted }) => {
  const skus = await skusOf(text, store)
  expect(skus[0]).toMatch(meant)
  const first = skus.slice(0, 3)
  const requested = Math.min(2, skus.filter((sku) => meant.test(sku)).length)
  expect(first.filter((sku) => meant.test(sku)).length, first.join(' ')).toBeGreaterThanOrEqual(requested)
  if (unwanted) expect(skus.slice(0, 10).filter((sku) => unwanted.test(sku))).toEqual([])
})

test('the order of all is good', async () => {
  expect(JUDGED_QUERIES.length).toBeGreaterThanOrEqual(104)
  expect(await meanNdcg(skusOf)).toBeGreaterThanOrEqual(0.97)
})
