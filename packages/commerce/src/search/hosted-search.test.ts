// The search in the shape of a hosted index's answer.
import { afterAll, expect, test } from 'vitest'
import { Algolia_ProductsDocument, ProductsDocument } from '@loftwood/graphql-types'
import { send, sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

async function hosted(variables: { query: string; page?: number; hitsPerPage?: number; filter?: object }) {
  const data = await sendForData(commerce.graphqlUrl, Algolia_ProductsDocument, { variables })
  if (!data.algolia_products) throw new Error('no answer')
  return data.algolia_products
}

test('it finds what the own search finds, in the same order', async () => {
  const { products } = await sendForData(commerce.graphqlUrl, ProductsDocument, {
    variables: { search: 'bunk', pageSize: 4, currentPage: 2 },
  })
  const answer = await hosted({ query: 'bunk', page: 1, hitsPerPage: 4 })
  expect(answer.hits.map(({ sku }) => sku)).toEqual(products?.items?.map((item) => item?.sku))
  expect(answer).toMatchObject({ query: 'bunk', page: 1, hitsPerPage: 4, nbHits: products?.total_count })
  expect(answer.nbPages).toBe(products?.page_info?.total_pages)
  const facets = (products?.aggregations ?? []).map((each) => each?.attribute_code)
  expect(answer.facets.map(({ name }) => name)).toEqual(facets)
})

test('a hit has what a card shows', async () => {
  const { hits } = await hosted({ query: 'LAU-BNK-HI', hitsPerPage: 1 })
  expect(hits[0]).toMatchObject({
    sku: 'LAU-BNK-HI',
    name: 'Laurier High Bunk Bed',
    url: '/laurier-high-bunk-bed',
    in_stock: true,
    price: { currency: 'CAD' },
  })
  expect(hits[0]?.price.value).toBeGreaterThan(100)
  expect((await fetch(hits[0]?.thumbnail_url ?? '')).status).toBe(200)
})

test('filters narrow it', async () => {
  const { hits } = await hosted({ query: 'bunk', filter: { price: { to: '1' } } })
  expect(hits).toEqual([])
})

test.each([
  [{ page: -1 }, 'currentPage value must be greater than 0.'],
  [{ hitsPerPage: 0 }, 'pageSize value must be greater than 0.'],
  [{ hitsPerPage: 1000 }, 'Maximum pageSize is 300'],
])('%j is refused', async (page, message) => {
  const { errors } = await send(commerce.graphqlUrl, Algolia_ProductsDocument, {
    variables: { query: 'bunk', ...page },
  })
  expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
})
