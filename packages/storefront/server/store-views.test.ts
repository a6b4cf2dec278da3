import { describe, expect, it } from 'vitest'
import { storeViewsOf } from './store-views.ts'

type Stores = Parameters<typeof storeViewsOf>[0]
const of = (...stores: object[]) => storeViewsOf(stores as unknown as Stores)

const ENGLISH = {
  store_code: 'default',
  store_name: 'English',
  locale: 'en_CA',
  timezone: 'America/Toronto',
  default_display_currency_code: 'CAD',
  is_default_store: true,
}

it('reads what the back end says of its views', () => {
  const french = { store_code: 'fr', store_name: 'Français', locale: 'fr_CA', base_currency_code: 'USD' }
  expect(of(ENGLISH, french)).toEqual([
    {
      code: 'default',
      prefix: '',
      locale: 'en-CA',
      language: 'en',
      name: 'English',
      currency: 'CAD',
      timeZone: 'America/Toronto',
    },
    {
      code: 'fr',
      prefix: '/fr',
      locale: 'fr-CA',
      language: 'fr',
      name: 'Français',
      currency: 'USD',
      timeZone: 'UTC',
    },
  ])
})

describe('the path prefix', () => {
  const prefixes = (...stores: object[]) =>
    of(...stores).map(({ code, prefix }) => `${code} ${prefix}`.trim())

  it('is the code, but for the default view, which is first', () => {
    const us = { store_code: 'us_en', store_sort_order: 2 }
    const fr = { store_code: 'FR', store_sort_order: 1 }
    expect(prefixes(us, fr, ENGLISH)).toEqual(['default', 'FR /FR', 'us_en /us_en'])
  })

  it('is no address of the shop’s own', () => {
    const codes = ['search', 'api', 'p'].map((store_code) => ({ store_code }))
    const own = ['api /store-api', 'p /store-p', 'search /store-search']
    expect(
      prefixes(ENGLISH, ...codes)
        .slice(1)
        .sort(),
    ).toEqual(own)
  })

  it('is missing in the default view of the default group only', () => {
    const outlet = { store_code: 'outlet', is_default_store: true, is_default_store_group: false }
    expect(prefixes(outlet, { ...ENGLISH, is_default_store_group: true })).toEqual([
      'default',
      'outlet /outlet',
    ])
  })
})

it('replaces what Intl does not know, and leaves out what is no code', () => {
  const [odd, ...others] = of(
    {
      store_code: 'odd',
      locale: 'not a locale',
      timezone: 'Mars/Olympus',
      default_display_currency_code: '$',
    },
    { store_code: '../x' },
  )
  expect(odd).toMatchObject({ locale: 'en-US', timeZone: 'UTC', currency: 'USD', name: 'odd' })
  expect(others).toEqual([])
})

it('throws without any view', () => {
  expect(() => of()).toThrow('no store view')
})
