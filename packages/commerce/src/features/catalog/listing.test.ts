// Listings through HTTP against the shop's own catalogue: filters, facets, order, pages, languages.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProductsDocument } from '@loftwood/graphql-types'
import type { ProductsQueryVariables } from '@loftwood/graphql-types'
import { ask, askData } from '../../testing/graphql-client.ts'
import { startCommerce } from '../../testing/index.ts'
import type { TestCommerce } from '../../testing/index.ts'

let commerce: TestCommerce
beforeAll(async () => {
  commerce = await startCommerce()
})
afterAll(() => commerce.stop())

async function list(variables: ProductsQueryVariables, headers = {}) {
  const { products } = await askData(commerce.graphqlUrl, ProductsDocument, { variables, headers })
  if (!products) throw new Error('no products')
  return {
    total: products.total_count ?? 0,
    items: (products.items ?? []).flatMap((item) => item ?? []),
    names: (products.items ?? []).map((item) => item?.name ?? ''),
    prices: (products.items ?? []).map((item) => item?.price_range.minimum_price.final_price.value ?? 0),
    facet: (code: string) =>
      (products.aggregations ?? [])
        .find((each) => each?.attribute_code === code)
        ?.options?.flatMap((o) => o ?? []) ?? [],
    page: products.page_info,
  }
}

async function uidOf(urlPath: string): Promise<string> {
  const query = 'query($path: String) { categories(filters: { url_path: { eq: $path } }) { items { uid } } }'
  const data = await askData(commerce.graphqlUrl, query, { variables: { path: urlPath } })
  return data.categories.items[0].uid
}

const everything = { filter: {}, pageSize: 300 }

describe('filters', () => {
  test('an anchor category lists what is in the categories below', async () => {
    const [bunks, low, high] = await Promise.all(
      ['bunk-beds', 'bunk-beds/low-bunks', 'bunk-beds/high-bunks'].map(async (path) =>
        list({ filter: { category_uid: { eq: await uidOf(path) } }, pageSize: 300 }),
      ),
    )
    expect(low?.total).toBeGreaterThan(0)
    for (const name of [...(low?.names ?? []), ...(high?.names ?? [])]) expect(bunks?.names).toContain(name)
  })

  test('variants are not listed and cannot be found by SKU', async () => {
    const all = await list(everything)
    const skus = all.items.map(({ sku }) => sku)
    expect(skus).not.toContain('LAU-BNK-HI-NAT-TWN')
    expect((await list({ filter: { sku: { eq: 'LAU-BNK-HI-NAT-TWN' } } })).total).toBe(0)
    expect((await list({ filter: { sku: { in: ['LAU-BNK-HI', 'NOPE'] } } })).total).toBe(1)
    expect((await list({ filter: { url_key: { eq: 'laurier-high-bunk-bed' } } })).total).toBe(1)
  })

  test('price borders belong to the range', async () => {
    const { prices, total } = await list({ filter: { price: { from: '100', to: '400' } }, pageSize: 300 })
    expect(total).toBe(prices.length)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(100)
    expect(Math.max(...prices)).toBeLessThanOrEqual(400)
    const all = await list(everything)
    expect(total).toBe(all.prices.filter((price) => price >= 100 && price <= 400).length)
  })

  test('each facet count is what its filter finds, and its own other values stay', async () => {
    const all = await list(everything)
    for (const code of [
      'color',
      'att_bed_size',
      'att_height_options',
      'b_collection_name',
      'made_in_canada',
    ]) {
      const options = all.facet(code)
      expect(options.length, code).toBeGreaterThan(0)
      for (const { value, count } of options.slice(0, 3)) {
        const filtered = await list({ filter: { [code]: { eq: value } }, pageSize: 1 })
        expect(filtered.total, `${code} ${value}`).toBe(count)
        expect(filtered.facet(code), code).toEqual(options)
      }
    }
  })

  test('a chosen value narrows the other facets', async () => {
    const all = await list(everything)
    const narrowed = await list({ filter: { made_in_canada: { eq: '1' } }, pageSize: 1 })
    const sum = (options: { count: number | null }[]) =>
      options.reduce((total, { count }) => total + (count ?? 0), 0)
    expect(sum(narrowed.facet('color'))).toBeLessThan(sum(all.facet('color')))
  })

  test('heights are offered as the labelled ranges', async () => {
    const { facet } = await list({ filter: { category_uid: { eq: await uidOf('bunk-beds') } } })
    expect(facet('att_height_options').map(({ label }) => label)).toEqual([
      'Low bunks (under 62")',
      'Mid bunks (62" to 69")',
      'High bunks (69" and up)',
    ])
  })

  test.each([
    [{ price: { from: 'cheap' } }],
    [{ att_height_options: { eq: 'tall' } }],
    [{ category_uid: { eq: 'not base64!' } }],
    [{ color: { eq: "801' or '1'='1" } }],
  ])('nonsense finds nothing: %j', async (filter) => {
    expect((await list({ filter })).total).toBe(0)
  })
})

describe('order and pages', () => {
  test.each([
    ['ASC', (a: number, b: number) => a - b],
    ['DESC', (a: number, b: number) => b - a],
  ] as const)('by price %s', async (direction, compare) => {
    const { prices } = await list({ ...everything, sort: { price: direction } })
    expect(prices).toEqual(prices.toSorted(compare))
  })

  test('by name, without regard to case', async () => {
    const { names } = await list({ ...everything, sort: { name: 'ASC' } })
    const folded = names.map((name) => name.toLowerCase())
    expect(folded).toEqual(folded.toSorted())
  })

  test('pages do not overlap and leave nothing out', async () => {
    const { total } = await list({ filter: {}, pageSize: 1 })
    const pages = await Promise.all(
      Array.from({ length: Math.ceil(total / 14) }, (_, index) =>
        list({ filter: {}, pageSize: 14, currentPage: index + 1 }),
      ),
    )
    const skus = pages.flatMap(({ items }) => items.map(({ sku }) => sku))
    expect(new Set(skus).size).toBe(total)
    expect(skus).toHaveLength(total)
  })

  test.each([
    [{ pageSize: 0 }, 'pageSize value must be greater than 0.'],
    [{ pageSize: 100_000 }, 'Maximum pageSize is 300'],
    [{ currentPage: 0 }, 'currentPage value must be greater than 0.'],
    [
      { pageSize: 300, currentPage: 99 },
      'currentPage value 99 specified is greater than the 1 page(s) available.',
    ],
  ])('%j is refused', async (page, message) => {
    const { errors, status } = await ask(commerce.graphqlUrl, ProductsDocument, {
      variables: { filter: {}, ...page },
    })
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
    expect(status).toBe(200)
  })
})

describe('search', () => {
  const first = async (search: string, store = 'default') =>
    (await list({ search, pageSize: 5 }, { store })).names[0] ?? ''

  test.each([
    ['bunk', 'default', /bunk/i],
    ['bunks', 'default', /bunk/i],
    ['litera', 'default', /bunk/i],
    ['lit superposé', 'default', /bunk/i],
    ['matress', 'default', /mattress/i],
    ['matr', 'default', /mattress|matr/i],
    ['tamrack', 'default', /tamarack/i],
    ['LAU-BNK-HI', 'default', /Laurier High Bunk Bed/],
    ['stairs', 'default', /stair/i],
    ['superpose', 'fr', /superposé/i],
    ['lits superposés', 'fr', /superposé/i],
    ['mezanine', 'fr', /mezzanine/i],
    ['matelas', 'fr', /matelas/i],
  ])('%s (%s)', async (search, store, expected) => {
    expect(await first(search, store)).toMatch(expected)
  })

  test('a mended word is told', async () => {
    const data = await askData(
      commerce.graphqlUrl,
      '{ products(search: "matress") { suggestions { search } } }',
    )
    expect(data.products.suggestions).toEqual([{ search: 'mattress' }])
  })

  test.each([
    '"',
    '*',
    'a" OR "b',
    'NEAR(',
    '(((',
    ')',
    '^',
    '{name} : x',
    "'; drop table product; --",
    '   ',
  ])('what looks like syntax is text: %s', async (search) => {
    const { errors } = await ask(commerce.graphqlUrl, ProductsDocument, { variables: { search } })
    expect(errors).toBeUndefined()
  })

  test('nothing found has no facets', async () => {
    const { total, facet } = await list({ search: 'zzzznothing' })
    expect([total, facet('price')]).toEqual([0, []])
  })

  test('neither search nor filter is refused', async () => {
    const { errors } = await ask(commerce.graphqlUrl, '{ products(pageSize: 1) { total_count } }')
    expect(errors?.[0]?.message).toBe("'search' or 'filter' input argument is required.")
  })
})

test('the French view is French throughout', async () => {
  const { names, facet } = await list({ filter: { sku: { eq: 'LAU-BNK-HI' } } }, { store: 'fr' })
  expect(names).toEqual(['Lit superposé haut Laurier'])
  expect(facet('color').map(({ label }) => label)).toContain('Naturel')
  expect(facet('category_uid').map(({ label }) => label)).toContain('Lits superposés')
})
