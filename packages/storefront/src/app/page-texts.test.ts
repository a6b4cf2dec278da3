import { expect, it } from 'vitest'
import { ALL_TEXTS } from '../platform/i18n/translator.ts'
import { paths } from '../paths.ts'
import { textsOf } from './page-texts.ts'

it.each([
  [paths.home, undefined, []],
  ['/bunk-beds', 'category', ['list']],
  ['/sale', 'category', ['list']],
  [paths.search, undefined, ['list']],
  ['/p/BB-1', undefined, ['product']],
  ['/laurier-bunk-bed', 'product', ['product']],
  ['/care', 'content', []],
  [paths.checkout, undefined, ALL_TEXTS],
  [paths.contact, undefined, ALL_TEXTS],
] as const)('%s', (address, found, parts) => expect(textsOf(address, found, {})).toEqual(parts))

it('an error page asks for no texts that may have failed to load', () => {
  const errorWhileRendering = new TypeError('Failed to fetch dynamically imported module')
  expect(textsOf('/laurier-bunk-bed', 'product', { errorWhileRendering, is404: false })).toEqual([])
  expect(textsOf(paths.checkout, undefined, { abortStatusCode: 503 })).toEqual([])
  expect(textsOf(paths.checkout, undefined, { is404: false })).toEqual([])
  expect(textsOf(paths.checkout, undefined, { is404: null })).toEqual(ALL_TEXTS)
  expect(textsOf('/gone', undefined, { abortStatusCode: 404, is404: true })).toEqual(ALL_TEXTS)
})
