/** Taxes, countries, delivery and coupons cover Canada without gaps. */
import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { pickupErrors } from './pickup-errors.ts'
import { catalog, categoryPaths, contentOf, rules } from './testing/demo-data.ts'

const { cartRules, countries, shippingMethods, store, taxRates } = rules
const canada = countries.find((country) => country.id === 'CA')!
const provinces = canada.regions.map((region) => region.code)

const ratesOn = (province: string, day: string) =>
  (taxRates.provinces[province] ?? [])
    .filter((tax) => tax.from <= day && (!tax.until || day <= tax.until))
    .map((tax) => tax.rate)

describe('taxes', () => {
  test('every province and territory has rates', () => {
    expect(Object.keys(taxRates.provinces).toSorted()).toEqual(provinces.toSorted())
  })

  test.each([
    ['AB', [5]],
    ['BC', [5, 7]],
    ['MB', [5, 7]],
    ['NB', [15]],
    ['NL', [15]],
    ['NS', [14]],
    ['NT', [5]],
    ['NU', [5]],
    ['ON', [13]],
    ['PE', [15]],
    ['QC', [5, 9.975]],
    ['SK', [5, 6]],
    ['YT', [5]],
  ])('%s bears %j per cent in 2026', (province, rates) => {
    expect(ratesOn(province, '2026-01-15')).toEqual(rates)
  })

  test('Nova Scotia lowered its rate on April 1, 2025', () => {
    expect(ratesOn('NS', '2025-03-31')).toEqual([15])
    expect(ratesOn('NS', '2025-04-01')).toEqual([14])
  })
})

describe('countries', () => {
  test('Canada has its 13 regions with the numbers 66 to 78', () => {
    expect(canada.regions.map((region) => region.id)).toEqual(Array.from({ length: 13 }, (_, i) => 66 + i))
  })

  test('the United States have 50 states and the District of Columbia', () => {
    expect(countries.find((country) => country.id === 'US')?.regions).toHaveLength(51)
  })

  test('region numbers are unique', () => {
    const ids = countries.flatMap((country) => country.regions.map((region) => region.id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('the postal codes of the showrooms match the pattern and their province', () => {
    for (const { postalCode, provinceCode } of store.showrooms) {
      expect(postalCode).toMatch(new RegExp(canada.postalCodePattern))
      expect(canada.regions.find((r) => r.code === provinceCode)?.postalCodeLetters).toContain(postalCode[0])
    }
  })
})

test('the page about returns that mails link is there', () => {
  expect(catalog.pages.map(({ identifier }) => `/${identifier}`)).toContain(store.returnPage)
})

describe('delivery', () => {
  const served = (methodCode: string) =>
    shippingMethods
      .filter((m) => m.methodCode === methodCode)
      .flatMap((m) => m.zones.flatMap((zone) => zone.provinces))

  test('a method serves a province in one zone only, and only provinces that exist', () => {
    for (const { methodCode } of shippingMethods) {
      const codes = served(methodCode)
      expect(new Set(codes).size, methodCode).toBe(codes.length)
      expect(codes.filter((code) => !provinces.includes(code))).toEqual([])
    }
  })

  test('freight reaches the ten provinces, parcels also Yukon and the Northwest Territories, nothing Nunavut', () => {
    const territories = ['NT', 'NU', 'YT']
    expect(served('curbside').toSorted()).toEqual(
      provinces.filter((code) => !territories.includes(code)).toSorted(),
    )
    expect(served('standard').toSorted()).toEqual(provinces.filter((code) => code !== 'NU').toSorted())
    expect(shippingMethods.flatMap((m) => served(m.methodCode))).not.toContain('NU')
  })

  test('brackets rise in weight and price, and days are a range', () => {
    for (const { brackets, deliveryDays } of shippingMethods.flatMap((m) => m.zones)) {
      for (const key of ['upToLb', 'price'] as const) {
        const values = brackets.map((bracket) => bracket[key])
        expect(values).toEqual(values.toSorted((a, b) => a - b))
      }
      expect(deliveryDays.min).toBeLessThanOrEqual(deliveryDays.max)
    }
  })

  test.each(['en', 'fr'] as const)('the page about delivery says every weight and price (%s)', (language) => {
    const numbers = (row: string) =>
      [...row.replaceAll(/(?<=\d)[,\u00a0](?=\d)/g, '').matchAll(/\d+/g)].map(([digits]) => Number(digits))
    const said = [...(contentOf('shipping-info', language) ?? '').matchAll(/<tbody>(.*?)<\/tbody>/gs)].map(
      ([, body = '']) => body.trim().split('\n').map(numbers),
    )
    const due = shippingMethods
      .filter(({ pickupAt }) => pickupAt === undefined)
      .map(({ zones }) =>
        zones.map(({ brackets, freeOver, deliveryDays: { min, max } }) =>
          [...brackets.flatMap(({ upToLb, price }) => [upToLb, price]), freeOver ?? [], min, max].flat(),
        ),
      )
    expect(said).toEqual(due)
  })

  test.each(['en', 'fr'] as const)(
    'the page about delivery names every place of pick-up (%s)',
    (language) => {
      const places = shippingMethods.flatMap(({ pickupAt }) =>
        rules.store.showrooms.filter(({ code }) => code === pickupAt).map(({ city }) => city),
      )
      expect(places.length).toBeGreaterThan(1)
      const [title = ''] =
        contentOf('shipping-info', language)?.match(/<h2>(?:Pick-up|Cueillette)[^<]*/) ?? []
      for (const place of places) expect(title).toContain(place)
    },
  )

  test('whatever is carried to the door has a method in Ontario, however light or long it is', () => {
    const methods = shippingMethods.filter(({ pickupAt }) => pickupAt === undefined)
    for (const { sku, weight = 0, attributes } of catalog.products.filter(({ weight }) => weight)) {
      const longest = Math.max(0, ...(attributes.fit_cartons?.match(/[\d.]+(?=x)/g) ?? []).map(Number))
      const fitting = methods.filter(
        ({ fromLb = 0, longestCartonIn = Infinity, zones: [near] }) =>
          weight >= fromLb && longest <= longestCartonIn && weight <= (near?.brackets.at(-1)?.upToLb ?? 0),
      )
      expect(fitting.length, sku).toBeGreaterThan(0)
    }
  })

  test('the threshold the store advertises is the one of curbside freight in Ontario', () => {
    const curbside = shippingMethods.find((m) => m.methodCode === 'curbside')
    expect(curbside?.zones.find((zone) => zone.provinces.includes('ON'))?.freeOver).toBe(
      store.freeShippingThreshold,
    )
  })
})

test('coupons are unique and name existing categories', () => {
  const codes = cartRules.flatMap((rule) => rule.code ?? [])
  expect(new Set(codes).size).toBe(codes.length)
  expect(new Set(cartRules.map((rule) => rule.id)).size).toBe(cartRules.length)
  const paths = categoryPaths()
  expect(cartRules.flatMap((rule) => rule.categories ?? []).filter((path) => !paths.includes(path))).toEqual(
    [],
  )
})

test('one store view per language, one of them the default', () => {
  expect(store.views.map((view) => view.language)).toEqual(['en', 'fr'])
  expect(store.views.filter((view) => view.isDefault)).toHaveLength(1)
})

test('a showroom promises pick-up where a shipping method offers it, and nowhere else', () => {
  expect(pickupErrors({ store, shippingMethods })).toEqual([])
  expect(pickupErrors({ store, shippingMethods: [] })).toEqual([
    'store.json: showrooms, guelph: no shipping method has it as pickupAt',
    'store.json: showrooms, moncton: no shipping method has it as pickupAt',
  ])
  expect(pickupErrors({ store: { showrooms: [] }, shippingMethods })).toHaveLength(2)
})

test('every showroom has a picture of its own', () => {
  const shown = store.showrooms.map(({ picture }) => picture?.file)
  const there = readdirSync(`${dataFolder}/pictures/showrooms`)
  expect(shown.toSorted()).toEqual(there.map((file) => `showrooms/${file}`).toSorted())
})

test('price rules name categories there are', () => {
  const paths = categoryPaths()
  const named = rules.priceRules.flatMap((rule) => rule.categories ?? [])
  expect(named.filter((path) => !paths.includes(path))).toEqual([])
  expect(new Set(rules.priceRules.map(({ id }) => id)).size).toBe(rules.priceRules.length)
})
