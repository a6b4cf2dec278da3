// Listings through HTTP against the shop's own catalog: filters, facets, order, pages, languages.
import { afterAll, describe, expect, test } from 'vitest'
import { ProductsDocument } from '@loftwood/graphql-types'
import type { ProductsQueryVariables } from '@loftwood/graphql-types'
import { send, sendForData } from '../testing/graphql-client.ts'
import { startCommerce } from '../testing/index.ts'

const commerce = await startCommerce()
afterAll(() => commerce.stop())

async function list(variables: ProductsQueryVariables, headers = {}) {
  const { products } = await sendForData(commerce.graphqlUrl, ProductsDocument, { variables, headers })
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
    facets: (products.aggregations ?? []).flatMap((each) => each ?? []),
    page: products.page_info,
  }
}

async function uidOf(urlPath: string): Promise<string> {
  const query = 'query($path: String) { categories(filters: { url_path: { eq: $path } }) { items { uid } } }'
  const data = await sendForData(commerce.graphqlUrl, query, { variables: { path: urlPath } })
  return data.categories.items[0].uid
}

/** What can be filtered by in every shop of this kind. */
const filterable = [
  'price',
  'category_uid',
  'att_height_options',
  'att_fabric',
  'color',
  'att_bed_size',
  'att_quick_ship',
  'b_collection_name',
  'manufacturer',
  'made_in_canada',
  'best_seller',
  'new',
  'further_reduced',
]
const everything = { filter: {}, pageSize: 300 }

describe('filters', () => {
  test('a range of heights, alone and with others; what has no height is in none', async () => {
    const low = await list({ filter: { assembled_height: { to: '71' } }, pageSize: 300 })
    expect(low.total).toBe(low.items.length)
    const heights = low.items.map(({ assembled_height }) => assembled_height ?? 0)
    expect(Math.max(...heights)).toBe(71)
    expect(Math.min(...heights)).toBeGreaterThan(0)
    const uid = await uidOf('loft-beds')
    const lofts = await list({ filter: { category_uid: { eq: uid } }, pageSize: 300 })
    const under = await list({
      filter: { category_uid: { eq: uid }, assembled_height: { from: '60', to: '71' } },
      pageSize: 300,
    })
    expect(under.names.toSorted()).toEqual(
      lofts.items
        .filter(({ assembled_height: height }) => (height ?? 0) >= 60 && (height ?? 0) <= 71)
        .map(({ name }) => name ?? '')
        .toSorted(),
    )
    expect((await list({ filter: { assembled_height: { to: 'high' } } })).total).toBe(0)
  })

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

  test('every facet counts what its filter finds, and its own other values stay', async () => {
    const { facets } = await list(everything)
    const codes = facets.map(({ attribute_code }) => attribute_code)
    expect(codes).toEqual(expect.arrayContaining(filterable))
    for (const { attribute_code, options } of facets) {
      if (attribute_code === 'price' || attribute_code === 'category_uid') continue
      for (const option of (options ?? []).slice(0, 4)) {
        const filtered = await list({ filter: { [attribute_code]: { eq: option?.value } }, pageSize: 1 })
        expect(filtered.total, `${attribute_code} ${option?.value}`).toBe(option?.count)
        expect(filtered.facet(attribute_code), attribute_code).toEqual(options)
      }
    }
  })

  test.each(['color', 'att_bed_size', 'att_height_options', 'b_collection_name', 'manufacturer'])(
    'several values of %s find what has any of them, and all values stay',
    async (code) => {
      const options = (await list(everything)).facet(code)
      const [first, second] = options
      const both = await list({
        filter: { [code]: { in: [first?.value ?? '', second?.value ?? ''] } },
        pageSize: 300,
      })
      const [one, two] = await Promise.all(
        [first, second].map((option) => list({ filter: { [code]: { eq: option?.value } }, pageSize: 300 })),
      )
      expect(new Set(both.names)).toEqual(new Set([...(one?.names ?? []), ...(two?.names ?? [])]))
      expect(both.facet(code)).toEqual(options)
    },
  )

  test('the categories count what they list; of several chosen ones the others stay', async () => {
    const all = await list(everything)
    const options = all.facet('category_uid')
    for (const { value, count } of options.slice(0, 6)) {
      expect((await list({ filter: { category_uid: { eq: value } }, pageSize: 1 })).total).toBe(count)
    }
    const chosen = await list({
      filter: { category_uid: { in: [options[0]?.value ?? '', options[1]?.value ?? ''] } },
    })
    expect(chosen.facet('category_uid')).toEqual(options)
  })

  test('in a category the facet counts what is in it', async () => {
    const uid = await uidOf('bunk-beds')
    const { facet, total } = await list({ filter: { category_uid: { eq: uid } } })
    const counts = facet('category_uid').map(({ count }) => count ?? 0)
    expect(Math.max(...counts)).toBe(total)
  })

  test('the price ranges count every product once', async () => {
    const { facet, total } = await list(everything)
    expect(facet('price').reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(total)
    for (const { value, label } of facet('price')) expect(value).toBe(label?.replace('-', '_'))
  })

  test('a finish has its swatch, and the sheets that come with a bed are no finish of beds', async () => {
    const { facet } = await list({ filter: { category_uid: { eq: await uidOf('bunk-beds') } } })
    const finishes = facet('color')
    expect(finishes.map(({ swatch }) => swatch)).not.toContain(null)
    expect(finishes.map(({ label }) => label)).not.toContain('Navy')
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
      'Low bunks (under 62 in)',
      'Mid-height bunks (62 to under 69 in)',
      'High bunks (69 in and up)',
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

  test.each([
    ['ASC', 'default'],
    ['DESC', 'default'],
    ['ASC', 'fr'],
    ['DESC', 'fr'],
  ] as const)('by name %s as a dictionary has it (%s)', async (direction, store) => {
    const { names } = await list({ ...everything, sort: { name: direction } }, { store })
    const { compare } = new Intl.Collator(store === 'fr' ? 'fr' : 'en')
    const sorted = names.toSorted(compare)
    expect(names).toEqual(direction === 'ASC' ? sorted : sorted.toReversed())
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
    const { errors, status } = await send(commerce.graphqlUrl, ProductsDocument, {
      variables: { filter: {}, ...page },
    })
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
    expect(status).toBe(200)
  })
})

test('neither search nor filter is refused', async () => {
  const { errors } = await send(commerce.graphqlUrl, '{ products(pageSize: 1) { total_count } }')
  expect(errors?.[0]?.message).toBe("'search' or 'filter' input argument is required.")
})

test('the French view is French throughout', async () => {
  const { names, facet } = await list({ filter: { sku: { eq: 'LAU-BNK-HI' } } }, { store: 'fr' })
  expect(names).toEqual(['Lit superposé haut Laurier'])
  expect(facet('color').map(({ label }) => label)).toContain('Naturel')
  expect(facet('category_uid').map(({ label }) => label)).toContain('Lits superposés')
})

test('lists of the whole shop follow the menu', async () => {
  const query = `{products(filter:{best_seller:{eq:"1"}},pageSize:50){items{categories{url_path}}}
    categoryList{children{url_path position}}}`
  const data = await sendForData(commerce.graphqlUrl, query)
  const menu = data.categoryList[0].children.map(({ url_path }: { url_path: string }) => url_path)
  const places = data.products.items.map(({ categories }: { categories: { url_path: string }[] }) =>
    Math.min(...categories.map(({ url_path }) => menu.indexOf(url_path.split('/')[0]))),
  )
  expect(places.length).toBeGreaterThan(4)
  expect(places).toEqual(places.toSorted((a: number, b: number) => a - b))
})
