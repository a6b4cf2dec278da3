import { describe, expect, it } from 'vitest'
import {
  FACET_DEFAULTS,
  isFiltered,
  isVaried,
  listingQuery,
  listingVariables,
  parseListing,
  TERM_DEFAULTS,
  withoutFilters,
  withToggled,
} from './listing-params.ts'

const parse = (query: string, defaults = FACET_DEFAULTS) => {
  const search: Record<string, string[]> = {}
  for (const [name, value] of new URLSearchParams(query)) (search[name] ??= []).push(value)
  return parseListing(search, defaults)
}

describe('parseListing', () => {
  it('falls back to page 1, 14 per page (10 when searching), grid and default order', () => {
    const plain = { page: 1, pageSize: 14, sort: 'default', view: 'grid', filters: {}, priceFrom: null }
    expect(parse('')).toMatchObject(plain)
    expect(parse('', TERM_DEFAULTS).pageSize).toBe(10)
  })

  it.each([
    'page=0&size=7&sort=best&view=cube&climate=4',
    'page=-3&size=1e9&sort=__proto__',
    'page=1.5&size=NaN&price_from=abc&price_to=-5',
    'page=99999999&color=<script>&nonsense=1',
    'color=&att_bed_size=,,',
  ])('ignores %s', (query) => expect(parse(query)).toEqual(parse('')))

  it('takes several values by repetition or comma, each once', () => {
    expect(parse('color=801&color=802,801').filters).toEqual({ color: ['801', '802'] })
  })

  it('puts prices in order', () => {
    expect(parse('ceiling=96')).toMatchObject({ ceiling: 96 })
    expect(parse('ceiling=71')).toMatchObject({ ceiling: null })
    expect(parse('price_from=900&price_to=100')).toMatchObject({ priceFrom: 100, priceTo: 900 })
  })

  it('tidies search words', () => {
    expect(parse(`term=${encodeURIComponent('  bunk \n bed ')}`).term).toBe('bunk bed')
    expect(parse(`term=${'x'.repeat(500)}`).term).toHaveLength(100)
  })
})

describe('listingQuery', () => {
  it.each(['', '?color=801,802&price_from=100&sort=price_ASC&page=2&size=50&view=list', '?term=bunk%20bed'])(
    'is what parseListing reads: %s',
    (query) => expect(listingQuery(parse(query), FACET_DEFAULTS)).toBe(query),
  )

  it('writes filters in one order', () => {
    expect(listingQuery(parse('color=1&att_bed_size=2'), FACET_DEFAULTS)).toBe('?att_bed_size=2&color=1')
  })
})

it('names an attribute apart from what the listing uses the name for', () => {
  const search = { size: ['50'], filter_size: ['168'], climate: ['4'], unknown: ['1'] }
  const params = parseListing(search, FACET_DEFAULTS, ['size', 'climate'])
  expect(params).toMatchObject({ pageSize: 50, filters: { size: ['168'], climate: ['4'] } })
  expect(listingQuery(params, FACET_DEFAULTS)).toBe('?climate=4&filter_size=168&size=50')
})

describe('changes', () => {
  it('toggles a value and goes back to page 1', () => {
    const on = withToggled(parse('color=1&page=3'), 'color', '2')
    expect(on).toMatchObject({ filters: { color: ['1', '2'] }, page: 1 })
    const off = withToggled(withToggled(on, 'color', '1'), 'color', '2')
    expect(off.filters).toEqual({})
  })

  it('clears filters but not order and view', () => {
    const cleared = withoutFilters(parse('color=1&price_to=5&sort=name_ASC&view=list'))
    expect(isFiltered(cleared)).toBe(false)
    expect(cleared).toMatchObject({ sort: 'name_ASC', view: 'list' })
    expect(isVaried(cleared, FACET_DEFAULTS)).toBe(true)
    expect(isVaried(parse('page=2'), FACET_DEFAULTS)).toBe(false)
  })
})

describe('listingVariables', () => {
  it('queries equals, any of, a price range and the order', () => {
    const variables = listingVariables(
      parse('color=1,2&att_bed_size=3&price_from=100&sort=price_DESC&page=2'),
      {
        category_uid: { eq: 'Mg==' },
      },
    )
    expect(variables).toEqual({
      filter: {
        color: { in: ['1', '2'] },
        att_bed_size: { eq: '3' },
        price: { from: '100' },
        category_uid: { eq: 'Mg==' },
      },
      pageSize: 14,
      currentPage: 2,
      sort: { price: 'DESC' },
    })
  })

  it("lets the page's own filter win over the URL", () => {
    expect(listingVariables(parse('manufacturer=9'), { manufacturer: { eq: '501' } }).filter).toEqual({
      manufacturer: { eq: '501' },
    })
  })
})

it('a ceiling leaves what is at most 25 inches lower, so that a child sits up with the thickest mattress', () => {
  const params = parseListing({ ceiling: ['96'] }, FACET_DEFAULTS)
  expect(listingVariables(params, {}).filter).toEqual({ assembled_height: { to: '71' } })
  expect(listingQuery(params, FACET_DEFAULTS)).toBe('?ceiling=96')
  expect(isFiltered(params)).toBe(true)
  expect(isFiltered(withoutFilters(params))).toBe(false)
})
