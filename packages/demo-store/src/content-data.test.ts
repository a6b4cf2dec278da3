/** Pages and blocks are complete in both languages, and their links lead somewhere. */
import { describe, expect, test } from 'vitest'
import { catalog, categoryPaths, contentIdentifiers, contentOf, hasPicture } from './testing/demo-data.ts'
import { findUnbalancedTag } from './testing/localized-texts.ts'

const identifiers = [...catalog.pages, ...catalog.blocks].map((entry) => entry.identifier)
const languages = ['en', 'fr'] as const
/** Screens of the storefront that are neither a page nor a category. */
const screens = ['', 'quick-ship', 'made-in-canada']
const productsIn = (language: 'en' | 'fr') =>
  new Map(catalog.products.map(({ sku, urlKey }) => [urlKey[language], sku]))
const targetsIn = (language: 'en' | 'fr') =>
  new Set([
    ...categoryPaths(language),
    ...catalog.pages.map(({ identifier, urlKey }) => urlKey?.[language] ?? identifier),
    ...productsIn(language).keys(),
    ...screens,
  ])
const required = [
  'about-us',
  'faq',
  'pricing-policy',
  'privacy-policy',
  'return-policy',
  'security-policy',
  'shipping-info',
  'warranty-info',
  'home-hero',
  'home-solid-wood',
  'home-free-shipping',
  'home-in-stock',
  'home-shipping',
  'home-bunk-beds',
  'health-notice',
  'shipping-modal',
  'coverage-modal',
  'footer-about',
  'newsletter',
  'contact',
  'our-stores',
]

test('identifiers are unique and the ones the storefront requests exist', () => {
  expect(identifiers.filter((id, i) => identifiers.indexOf(id) !== i)).toEqual([])
  expect(required.filter((id) => !identifiers.includes(id))).toEqual([])
  expect(identifiers.filter((id) => id.startsWith('learning/')).length).toBeGreaterThanOrEqual(3)
})

test('no file lies in content/ without an entry', () => {
  expect(contentIdentifiers().filter((id) => !identifiers.includes(id))).toEqual([])
})

describe.each(identifiers)('%s', (identifier) => {
  test.each(languages)('has well-formed %s HTML', (language) => {
    const html = contentOf(identifier, language)
    expect(html?.trim().length ?? 0).toBeGreaterThan(0)
    expect(findUnbalancedTag(html ?? '')).toBeUndefined()
  })

  test('differs between the languages', () => {
    expect(contentOf(identifier, 'en')).not.toBe(contentOf(identifier, 'fr'))
  })

  test.each(languages)('links of the %s text exist and stay in the language', (language) => {
    const prefix = language === 'fr' ? '/fr/' : '/'
    const links = [...(contentOf(identifier, language) ?? '').matchAll(/href="([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    )
    const targets = targetsIn(language)
    const inside = links.filter((href) => !/^(mailto|tel):/.test(href))
    expect(
      inside.filter((href) => !href.startsWith(prefix) || !targets.has(href.slice(prefix.length))),
    ).toEqual([])
  })

  test.each(languages)('pictures of the %s text are there', (language) => {
    const pictures = [...(contentOf(identifier, language) ?? '').matchAll(/src="([^"]*)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(pictures.filter((src) => !hasPicture(src))).toEqual([])
  })
})

test('every guide has a date, and speaks of products', () => {
  for (const id of identifiers.filter((each) => each.startsWith('learning/'))) {
    const [english = '', french = ''] = languages.map((language) => contentOf(id, language))
    const date = (html: string) => /<time datetime="(\d{4}-\d{2}-\d{2})">/.exec(html)?.[1]
    expect(date(english), id).toBeDefined()
    expect(date(french), id).toBe(date(english))
    const products = (html: string, language: 'en' | 'fr') =>
      [...html.matchAll(/href="(?:\/fr)?\/([^"/]*)"/g)].flatMap(
        ([, key = '']) => productsIn(language).get(key) ?? [],
      )
    expect(products(english, 'en').length, id).toBeGreaterThanOrEqual(3)
    expect(products(french, 'fr'), id).toEqual(products(english, 'en'))
  }
})

test('learning posts are worth reading', () => {
  const posts = identifiers.filter((id) => id.startsWith('learning/'))
  expect(posts.length).toBeGreaterThanOrEqual(8)
  const words = (id: string, language: 'en' | 'fr') =>
    (contentOf(id, language) ?? '').replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length
  expect(posts.filter((id) => languages.some((language) => words(id, language) < 400))).toEqual([])
})
