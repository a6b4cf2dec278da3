import { describe, expect, it } from 'vitest'
import { alternates, languageFor, splitView, textLocale, viewPath, type StoreViews } from './store-views.ts'
import { EN, FR } from './testing/views.ts'

const US = { ...EN, code: 'us_store', prefix: '/us_store', locale: 'en-US', currency: 'USD' }
const VIEWS: StoreViews = [EN, FR, US]

describe('splitView', () => {
  it.each([
    ['/', EN, '/'],
    ['/beds', EN, '/beds'],
    ['/fr', FR, '/'],
    ['/fr/', FR, '/'],
    ['/fr?page=2', FR, '/?page=2'],
    ['/fr/beds?color=1', FR, '/beds?color=1'],
    ['/us_store/beds', US, '/beds'],
    ['/frames', EN, '/frames'],
    ['/free-shipping', EN, '/free-shipping'],
    ['/de/beds', EN, '/de/beds'],
  ])('%s', (url, view, path) => {
    expect(splitView(url, VIEWS)).toEqual({ view, path })
  })
})

describe('viewPath', () => {
  it.each(['/', '/beds', '/beds?color=1', '/?page=2'])('is undone by splitView: %s', (path) => {
    for (const view of VIEWS) expect(splitView(viewPath(path, view), VIEWS)).toEqual({ view, path })
  })

  it('writes the home page of a view without a slash at the end', () => {
    expect(viewPath('/', FR)).toBe('/fr')
  })
})

it('has texts in the language of the view where there are any, else English ones, and says which', () => {
  const localesOf = (locale: string, languages: string[]) =>
    textLocale({ locale, language: languageFor(locale, languages) })
  const locales = ['fr-CA', 'fr', 'en-US', 'de-DE', 'fry-NL']
  expect(locales.map((locale) => localesOf(locale, ['en', 'fr']))).toEqual([
    'fr-CA',
    'fr',
    'en-US',
    'en',
    'en',
  ])
  expect(localesOf('de-DE', ['en', 'fr', 'de'])).toBe('de-DE')
})

it('names each locale once to search engines', () => {
  const outlet = { ...EN, code: 'outlet', prefix: '/outlet' }
  expect(alternates([EN, FR, outlet])).toEqual([EN, FR])
})
