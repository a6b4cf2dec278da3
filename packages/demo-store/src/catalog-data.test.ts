/** The products, categories and attributes agree with each other and with the shop's height ranges. */
import { describe, expect, test } from 'vitest'
import { productKinds } from './product-schema.ts'
import { catalog, categoryPaths, heightsOf, rules } from './testing/demo-data.ts'
import { findUnbalancedTag, localizedTextsOf, wordsOf } from './testing/localized-texts.ts'
import { variantSkus } from './variant-skus.ts'

const { products, reviews, blocks } = catalog
const { attributes } = rules
const paths = categoryPaths()
const duplicatesOf = (values: readonly (string | number)[]) =>
  values.filter((value, i) => values.indexOf(value) !== i)

/** Inches from (inclusive) and below (exclusive), by category. */
const heightRanges: Record<string, readonly [number, number]> = {
  'bunk-beds/low-bunks': [0, 62],
  'bunk-beds/mid-bunks': [62, 69],
  'bunk-beds/high-bunks': [69, Infinity],
  'loft-beds/low-lofts': [42, 60],
  'loft-beds/mid-lofts': [60, 67],
  'loft-beds/high-lofts': [67, 72],
  'loft-beds/ultra-lofts': [72, 78],
  'loft-beds/uber-lofts': [88, 89],
}
/** How many products of each type there are at least. */
const fewest: Record<(typeof productKinds)[number], number> = {
  simple: 30,
  configurable: 40,
  bundle: 6,
  downloadable: 2,
  virtual: 3,
  grouped: 4,
  giftcard: 3,
}
const isIn = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`)
const productsIn = (category: string) =>
  products.filter((p) => p.categories.some((path) => isIn(path, category)))

describe('products', () => {
  test('there are enough of them, and of configurables with a real choice', () => {
    expect(products.length).toBeGreaterThanOrEqual(125)
    const configurables = products.filter((p) => p.type === 'configurable')
    expect(configurables.length).toBeGreaterThanOrEqual(40)
    for (const product of configurables) {
      expect(variantSkus(product).length, product.sku).toBeGreaterThanOrEqual(6)
      expect(variantSkus(product).length, product.sku).toBeLessThanOrEqual(24)
    }
  })

  test.each(productKinds)('some are of type %s', (type) => {
    expect(products.filter((product) => product.type === type).length).toBeGreaterThanOrEqual(fewest[type])
  })

  test('every bundle has its mattresses and one costs a fixed price', () => {
    const bundles = products.flatMap(({ bundle }) => bundle ?? [])
    expect(new Set(bundles.map(({ pricing }) => pricing))).toEqual(new Set(['dynamic', 'fixed']))
    for (const { options } of bundles) {
      const parts = options.flatMap(({ selections }) => selections.map(({ sku }) => sku))
      expect(parts.some((sku) => sku.startsWith('MAT-'))).toBe(true)
    }
  })

  test('SKUs, variants included, and url keys are unique', () => {
    expect(duplicatesOf(products.flatMap((p) => [p.sku, ...variantSkus(p)]))).toEqual([])
    for (const language of ['en', 'fr'] as const) {
      const keys = products.map(({ urlKey }) => urlKey[language])
      const pages = catalog.pages.map(({ identifier, urlKey }) => urlKey?.[language] ?? identifier)
      expect(duplicatesOf([...keys, ...categoryPaths(language), ...pages])).toEqual([])
    }
  })

  test('a configurable has choices and a simple product has its own stock', () => {
    for (const product of products) {
      expect(product.configurable !== undefined, product.sku).toBe(product.type === 'configurable')
      if (product.type === 'simple') expect(product.stock, product.sku).toBeTypeOf('number')
    }
  })

  test('stock and related SKUs name products that exist', () => {
    const skus = new Set(products.map((p) => p.sku))
    for (const product of products) {
      const variants = new Set(variantSkus(product))
      expect(Object.keys(product.configurable?.stock ?? {}).filter((sku) => !variants.has(sku))).toEqual([])
      const others = [...product.relatedSkus, ...product.upsellSkus, ...product.crosssellSkus]
      expect(
        others.filter((sku) => !skus.has(sku) || sku === product.sku),
        product.sku,
      ).toEqual([])
      expect(duplicatesOf(product.relatedSkus), product.sku).toEqual([])
    }
  })

  test('a special price is below the regular one', () => {
    for (const { sku, price, specialPrice } of products)
      if (specialPrice) expect(specialPrice, sku).toBeLessThan(price)
  })

  test('categories and blocks named by products exist, and no leaf category is empty', () => {
    const identifiers = new Set(blocks.map((block) => block.identifier))
    for (const product of products) {
      expect(
        product.categories.filter((path) => !paths.includes(path)),
        product.sku,
      ).toEqual([])
      expect(
        product.attributes.products_blocks.filter((id) => !identifiers.has(id)),
        product.sku,
      ).toEqual([])
    }
    expect(paths.filter((path) => productsIn(path).length === 0)).toEqual([])
  })

  test('option codes named by products are options of their attribute', () => {
    const selects = attributes.filter(({ input }) => input === 'select')
    const options = new Map(
      selects.map((a) => [a.code, new Set<unknown>(a.options.map((option) => option.code))]),
    )
    for (const product of products) {
      const own = Object.entries(product.attributes).filter(([code]) => options.has(code))
      const lower = [['att_bed_size', product.model.lowerBedSize] as const]
      const chosen =
        product.configurable?.options.flatMap((o) => o.values.map((v) => [o.attribute, v.code] as const)) ??
        []
      const unknown = [...own, ...lower, ...chosen].filter(
        ([code, value]) => value && !options.get(code)?.has(value),
      )
      expect(unknown, product.sku).toEqual([])
    }
  })
})

describe('heights', () => {
  test.each(Object.entries(heightRanges))(
    '%s holds only products of its range, and at least three',
    (category, [from, below]) => {
      const found = productsIn(category)
      expect(found.length).toBeGreaterThanOrEqual(3)
      for (const product of found) {
        const outside = heightsOf(product).filter((height) => height < from || height >= below)
        expect({ sku: product.sku, outside }).toEqual({ sku: product.sku, outside: [] })
      }
    },
  )

  test('every bunk and loft has measures and stands in a category of its height', () => {
    for (const product of products.filter((p) => ['bunk', 'loft'].includes(p.model.kind))) {
      expect(heightsOf(product), product.sku).toHaveLength(1)
      const home = Object.keys(heightRanges).filter((range) =>
        product.categories.some((path) => isIn(path, range)),
      )
      expect(home, product.sku).toHaveLength(1)
    }
  })
})

describe('badges and filters', () => {
  test.each(['made_in_canada', 'new', 'best_seller', 'further_reduced'] as const)(
    '%s marks several products',
    (badge) => {
      expect(products.filter((p) => p.attributes[badge]).length).toBeGreaterThanOrEqual(3)
    },
  )

  test('nothing new was reviewed more than half a year ago', () => {
    const isNew = new Set(products.filter((p) => p.attributes.new).map(({ sku }) => sku))
    const latest = Math.max(...reviews.map(({ createdAt }) => Date.parse(createdAt)))
    const halfYear = 183 * 24 * 60 * 60 * 1000
    expect(
      reviews.filter(({ sku, createdAt }) => isNew.has(sku) && Date.parse(createdAt) < latest - halfYear),
    ).toEqual([])
  })

  test('the quick-ship option has a stable number and marks several products', () => {
    const option = attributes
      .find((a) => a.code === 'att_quick_ship')
      ?.options.find((o) => o.code === 'ships_within_a_week')
    expect(option).toMatchObject({ id: 656, label: { en: 'Quick ship' } })
    expect(
      products.filter((p) => p.attributes.att_quick_ship === option?.code).length,
    ).toBeGreaterThanOrEqual(3)
  })

  test('made in Canada and the country of manufacture agree', () => {
    for (const { sku, attributes: a } of products)
      expect(a.made_in_canada, sku).toBe(a.manufacturer === 'canada')
  })

  test('option numbers are unique', () => {
    expect(duplicatesOf(attributes.flatMap((a) => a.options.map((option) => option.id)))).toEqual([])
    expect(duplicatesOf(attributes.map((a) => a.code))).toEqual([])
  })

  test('some variants are sold out and some are nearly so', () => {
    const stocks = products.flatMap((p) => Object.values(p.configurable?.stock ?? {}))
    expect(stocks.filter((n) => n === 0).length).toBeGreaterThanOrEqual(5)
    expect(stocks.filter((n) => n >= 1 && n <= 3).length).toBeGreaterThanOrEqual(5)
  })
})

describe('texts', () => {
  const texts = localizedTextsOf({ ...rules, ...catalog, reviews: [] })

  test('one word for birch and for where things are made', () => {
    const shown = [
      ...texts.map(({ fr }) => fr),
      ...catalog.content.values(),
      ...reviews.map(({ text, summary }) => `${summary} ${text}`),
    ]
    expect(shown.filter((text) => /merisier|fait au Canada/i.test(text))).toEqual([])
  })

  test('English and French differ wherever there are more than three words', () => {
    expect(texts.filter(({ en, fr }) => wordsOf(en) > 3 && en === fr)).toEqual([])
  })

  test('no English is left in a French text', () => {
    const english = /\b(the|and|with|your|from|which|this)\b/i
    expect(texts.map(({ fr }) => fr).filter((fr) => english.test(fr))).toEqual([])
  })

  test('HTML tags are balanced', () => {
    expect(texts.flatMap(({ en, fr }) => [en, fr]).flatMap((html) => findUnbalancedTag(html) ?? [])).toEqual(
      [],
    )
  })

  test('apostrophes and quotes are typographic', () => {
    const plain = texts
      .flatMap(({ en, fr }) => [en, fr])
      .filter((text) => /['"]/.test(text.replace(/<[^>]*>/g, '')))
    expect(plain).toEqual([])
  })

  test('every category has a description and meta texts', () => {
    const bare = catalog.categories.flatMap(function walk(c): string[] {
      const isComplete = c.description && c.metaTitle && c.metaDescription
      return [...(isComplete ? [] : [c.urlKey.en]), ...c.children.flatMap(walk)]
    })
    expect(bare).toEqual([])
  })

  test('no description is used twice', () => {
    expect(
      duplicatesOf(products.flatMap((p) => [p.description.en, p.description.fr, p.shortDescription.en])),
    ).toEqual([])
  })
})

/** A child below the age from which children sleep above the floor. */
const TOO_YOUNG =
  /\b(?:two|three|four|five|[2-5])[\s\u00a0-]years?[\s-]olds?\b|(?<=\b[dD]e |[àÀ] )(?:deux|trois|quatre|cinq|[2-5])[\s\u00a0]ans\b/
const BELOW = /\b(?:below|bottom|lower)\b|\b(?:en|du|lit) bas\b/

test('nobody below six sleeps in an upper bed, in descriptions and reviews', () => {
  const high = products.filter(({ attributes }) => /upper/.test(attributes.fit_beds ?? ''))
  const texts = high.flatMap(({ sku, description }) => [
    ...Object.values(description),
    ...reviews.filter((review) => review.sku === sku).map(({ summary, text }) => `${summary}. ${text}`),
  ])
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?>])\s*/))
  expect(sentences.filter((sentence) => TOO_YOUNG.test(sentence) && !BELOW.test(sentence))).toEqual([])
})

describe('reviews', () => {
  test('there are many, in both languages, with all marks, of existing products', () => {
    expect(reviews.length).toBeGreaterThanOrEqual(400)
    expect(new Set(reviews.map((review) => review.locale))).toEqual(new Set(['en', 'fr']))
    expect(new Set(reviews.map((review) => review.ratings.quality)).size).toBeGreaterThanOrEqual(4)
    expect(reviews.filter((review) => !products.some((p) => p.sku === review.sku))).toEqual([])
    expect(duplicatesOf(reviews.map((review) => review.text))).toEqual([])
  })

  test('dates are between 2024 and 2026', () => {
    expect(reviews.filter(({ createdAt }) => createdAt < '2024-01-01' || createdAt > '2026-12-31')).toEqual(
      [],
    )
  })
})

test('there are twelve showrooms, in both languages, each open some days and closed on others', () => {
  const { showrooms } = rules.store
  expect(showrooms.length).toBeGreaterThanOrEqual(12)
  expect(new Set(showrooms.map(({ provinceCode }) => provinceCode)).size).toBeGreaterThanOrEqual(6)
  expect(duplicatesOf(showrooms.flatMap(({ code, phone }) => [code, phone]))).toEqual([])
  for (const { code, phone, openingHours } of showrooms) {
    expect(phone, code).toMatch(/-555-\d{4}$/)
    expect(new Set(openingHours.flatMap(({ days }) => days)).size, code).toBeGreaterThanOrEqual(4)
  }
})

test('categories are three levels deep', () => {
  expect(Math.max(...paths.map((path) => path.split('/').length))).toBe(3)
})
