import { afterEach, expect, it } from 'vitest'
import { chooseBrand } from '../brand/current-brand.ts'
import { TESTED_BRAND } from '../testing/use-brand.ts'
import { loadTranslator, translatorOf } from './translator.ts'

// A locale that no other test loads.
const VIEW = { locale: 'en-NZ', language: 'en' }

afterEach(() => chooseBrand(TESTED_BRAND))

it('loads texts again after a failure, and shows no keys until they are there', async () => {
  chooseBrand('missing')
  await expect(loadTranslator(VIEW)).rejects.toThrow('there is no brand missing')
  expect(() => translatorOf(VIEW)).toThrow('not loaded')
  chooseBrand(TESTED_BRAND)
  const loading = loadTranslator(VIEW)
  expect(() => translatorOf(VIEW)).toThrow('not loaded')
  expect((await loading)('contact.title')).toBe('Contact us')
  expect(translatorOf(VIEW)).toBe(await loading)
})
