import { afterAll, beforeAll, expect, it } from 'vitest'
import { EN, FR } from '../src/platform/i18n/testing/views.ts'
import { openBrand } from './open-brand.ts'
import { plainPage } from './plain-page.ts'

// It adds a language.
beforeAll(() => openBrand('example'))
afterAll(() => openBrand('loftwood'))

it.each([
  ['en-CA', EN, 'Contact us'],
  ['fr-CA', FR, 'Nous joindre'],
  ['en', { ...EN, locale: 'de-DE' }, 'Contact us'],
  ['de-DE', { ...EN, locale: 'de-DE', language: 'de' }, 'Kontakt'],
])('names the language of its texts: %s', (language, view, text) => {
  const html = plainPage(view, { title: 'Title', lines: [] })
  expect(html).toContain(`<html lang="${language}">`)
  expect(html).toContain(`>${text}</a>`)
})
