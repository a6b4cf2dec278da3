import { describe, expect, it } from 'vitest'
import { appliedFilters, facetsOf, priceLimits, swatchesOf } from './facets.ts'
import { FACET_DEFAULTS, parseListing } from './listing-params.ts'
import { categoriesToOffer } from './offered-categories.ts'
import bags from './testing/bags.json' with { type: 'json' }

const aggregation = (code: string, options: [string, string, number][], position = 1) => ({
  __typename: 'Aggregation' as const,
  attribute_code: code,
  label: `Label of ${code}`,
  count: options.length,
  position,
  options: options.map(([value, label, count]) => ({
    __typename: 'AggregationOption' as const,
    value,
    label,
    count,
    swatch: label === 'Navy' ? '#2d3c57' : null,
  })),
})

const chipLabels = {
  price: (from: number | null, to: number | null) => `${from}-${to}`,
  ceiling: (inches: number) => `Under ${inches}`,
  other: 'Other',
}

const params = parseListing({ color: ['801'], price_from: ['100'] }, FACET_DEFAULTS)
const aggregations = [
  aggregation(
    'new',
    [
      ['0', 'No', 3],
      ['1', 'Yes', 2],
    ],
    9,
  ),
  aggregation(
    'color',
    [
      ['801', 'Natural', 4],
      ['802', 'White', 1],
    ],
    2,
  ),
  aggregation('price', [['0_100', '0-100', 5]]),
  aggregation('category_uid', [['Mg==', 'Beds', 5]]),
]
const options = {
  params,
  hidden: ['category_uid'],
  flagsLabel: 'Features',
  categories: new Map([['Mg==', 'Beds']]),
}

describe('facetsOf', () => {
  const facets = facetsOf({ aggregations, items: [] }, options)

  it('offers all filters that are not fixed, in the order of the back end', () => {
    expect(facets.map(({ code }) => code)).toEqual(['color', 'flags'])
  })

  it('marks what is chosen', () => {
    expect(facets[0]?.options.map(({ isSelected }) => isSelected)).toEqual([true, false])
  })

  it('makes one filter of the yes/no attributes, by their own names', () => {
    expect(facets[1]).toMatchObject({
      label: 'Features',
      options: [{ code: 'new', value: '1', label: 'Label of new' }],
    })
  })

  it('offers only the categories that the menu has', () => {
    const both = [
      aggregation('category_uid', [
        ['Mg==', 'Beds', 5],
        ['Nw==', 'By size', 2],
      ]),
    ]
    const [facet] = facetsOf({ aggregations: both, items: [] }, { ...options, hidden: [] })
    expect(facet?.options.map(({ label }) => label)).toEqual(['Beds'])
  })

  it('has the swatch of an option that no product of the page shows', () => {
    const colors = [
      aggregation('color', [
        ['807', 'Navy', 2],
        ['899', 'Patterned', 1],
      ]),
    ]
    const [facet] = facetsOf({ aggregations: colors, items: [] }, options)
    expect(facet?.options.map(({ swatch }) => swatch)).toEqual([{ color: '#2d3c57' }, { color: 'none' }])
  })

  it('survives a back end without aggregations', () => {
    expect(facetsOf({ aggregations: null, items: null }, options)).toEqual([])
  })
})

it('finds colours in the products shown', () => {
  const values = [
    { value_index: 801, swatch_data: { value: '#d9b88a' } },
    { value_index: 802, swatch_data: null },
  ]
  const options = [{ attribute_code: 'color', values }]
  const item = { __typename: 'ConfigurableProduct', configurable_options: options }
  expect([...swatchesOf([item as never])]).toEqual([['color=801', { color: '#d9b88a' }]])
})

describe('priceLimits', () => {
  it('spans all ranges of the price aggregation', () => {
    expect(
      priceLimits([
        aggregation('price', [
          ['0_499.99', 'a', 1],
          ['500_1250.5', 'b', 2],
        ]),
      ]),
    ).toEqual({
      min: 0,
      max: 1251,
    })
    expect(
      priceLimits([
        aggregation('price', [
          ['900_*', 'a', 1],
          ['100_900', 'b', 2],
        ]),
      ]),
    ).toEqual({ min: 100, max: 900 })
  })

  it('offers nothing when there is one price or none', () => {
    expect(priceLimits([])).toBeNull()
    expect(priceLimits([aggregation('price', [['500_500', 'a', 1]])])).toBeNull()
  })
})

it('shows every chosen value as a chip that leads to the list without it', () => {
  const facets = facetsOf({ aggregations, items: [] }, options)
  const chips = appliedFilters(params, facets, chipLabels)
  expect(chips.map(({ label }) => label)).toEqual(['Natural', '100-null'])
  expect(chips[0]?.without.filters).toEqual({})
  expect(chips[1]?.without.priceFrom).toBeNull()
})

it('names the ceiling among the filters in force, and leads to the list without it', () => {
  const low = parseListing({ ceiling: ['96'] }, FACET_DEFAULTS)
  expect(appliedFilters(low, [], chipLabels)).toEqual([
    { id: 'ceiling', label: 'Under 96', without: parseListing({}, FACET_DEFAULTS) },
  ])
})

it('names values that the list no longer offers by their filter, together', () => {
  const stale = parseListing({ color: ['801', '77', '78'], att_fabric: ['5'] }, FACET_DEFAULTS)
  const options = { params: stale, hidden: [], flagsLabel: 'Good to know', categories: new Map() }
  const facets = facetsOf({ aggregations, items: null }, options)
  const chips = appliedFilters(stale, facets, chipLabels)
  expect(chips.map(({ label, without }) => [label, without.filters])).toEqual([
    ['Natural', { color: ['77', '78'], att_fabric: ['5'] }],
    ['Label of color', { color: ['801'], att_fabric: ['5'] }],
    ['Other', { color: ['801', '77', '78'] }],
  ])
})

it('shows all filters of a catalog it does not know, with yes/no attributes as one', () => {
  const plain = { ...options, params: parseListing({}, FACET_DEFAULTS) }
  const facets = facetsOf({ aggregations: bags.aggregations as typeof aggregations, items: [] }, plain)
  expect(facets.map(({ label }) => label)).toEqual([
    'Activity',
    'Style',
    'Material',
    'Strap/Handle',
    'Features',
    'Features',
  ])
  expect(facets.at(-1)?.options.map(({ label }) => label)).toEqual([
    'Performance Fabric',
    'Erin Recommends',
    'New',
    'Sale',
  ])
  expect(priceLimits(bags.aggregations as typeof aggregations)).toEqual({ min: 20, max: 50 })
})

it('offers categories below one that lists nothing itself', () => {
  const gear = { uid: 'Mw==', name: 'Gear', url_path: 'gear', url_suffix: '', image: null, below: [] }
  const women = { ...gear, uid: 'MjA=', name: 'Women', below: ['MjE=', 'MjI='] }
  const options = [
    { value: 'Mw==', label: 'Gear' },
    { value: 'MjE=', label: 'Tops' },
  ]
  const facet = { attribute_code: 'category_uid', options } as never
  expect([...categoriesToOffer([gear, women], [facet])]).toEqual([
    ['Mw==', 'Gear'],
    ['MjE=', 'Women › Tops'],
  ])
})
