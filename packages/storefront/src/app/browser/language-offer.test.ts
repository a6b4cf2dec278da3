import { expect, it } from 'vitest'
import { EN, FR, VIEWS } from '../../platform/i18n/testing/views.ts'
import { viewToOffer } from './language-offer.ts'

const DE = { ...EN, code: 'german', prefix: '/german', locale: 'de-DE' }

it('offers a view once the shop has texts in its language', () => {
  expect(viewToOffer(EN, [...VIEWS, DE], ['de'])).toBeUndefined()
  const withTexts = { ...DE, language: 'de' }
  expect(viewToOffer(EN, [...VIEWS, withTexts], ['de'])).toBe(withTexts)
})

it.each([
  ['English', EN, ['fr-CA', 'en'], 'fr-CA'],
  ['English', EN, ['fr-FR'], 'fr-CA'],
  ['English', EN, ['de-DE', 'fr'], 'fr-CA'],
  ['English', EN, ['en-US', 'fr'], undefined],
  ['English', EN, ['de'], undefined],
  ['English', EN, [], undefined],
  ['French', FR, ['en-GB', 'fr'], 'en-CA'],
  ['French', FR, ['fr'], undefined],
])('on an %s page %j, to who speaks %j: %s', (_, own, languages, locale) =>
  expect(viewToOffer(own, VIEWS, languages)?.locale).toBe(locale),
)
