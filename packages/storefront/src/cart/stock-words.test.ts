import { expect, it } from 'vitest'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { loadTranslator } from '../platform/i18n/translator.ts'
import { isStocked, stockWords } from './stock-words.ts'

const MADE = { att_quick_ship: 1, order_time_frame: 'Finished to order; leaves Guelph in 2 to 3 weeks' }
const QUICK = { att_quick_ship: QUICK_SHIP_OPTION_ID, order_time_frame: 'Leaves Guelph within 7 days' }
const PLAIN = { att_quick_ship: null, order_time_frame: null }

it('never calls a piece that is made to order a piece in stock', async () => {
  for (const locale of ['en-CA', 'fr-CA']) {
    const t = await loadTranslator({ locale, language: locale.slice(0, 2) })
    const said = (of: Parameters<typeof stockWords>[0]) =>
      Object.values(stockWords(of)).map((key) => t(key, { count: 2 }))
    for (const text of said(MADE)) expect(text).not.toMatch(/stock|left|reste/i)
    expect(said(QUICK)).toEqual(said(PLAIN))
  }
})

it('says how many', async () => {
  const t = await loadTranslator({ locale: 'en-CA', language: 'en' })
  expect(t(stockWords(PLAIN).left, { count: 2 })).toBe('Only 2 left')
  expect(t(stockWords(MADE).left, { count: 2 })).toBe('Only 2 more can be ordered')
})

it.each([
  ['SimpleProduct', true],
  ['ConfigurableProduct', true],
  ['VirtualProduct', false],
  ['DownloadableProduct', false],
  ['GiftCardProduct', false],
])('%s lies in stock: %s', (__typename, expected) => expect(isStocked({ __typename })).toBe(expected))
