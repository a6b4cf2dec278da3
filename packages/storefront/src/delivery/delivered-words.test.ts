import { expect, it } from 'vitest'
import { QUICK_SHIP_OPTION_ID } from '@loftwood/graphql-types/quick-ship'
import { formatterOf } from '../platform/i18n/format.ts'
import { EN, FR } from '../platform/i18n/testing/views.ts'
import { loadLaterTexts, loadTranslator } from '../platform/i18n/translator.ts'
import type { DeliveredPrice } from './delivered-prices.ts'
import { arrivalOf, partsOf } from './delivered-words.ts'

const money = (value: number) => ({ __typename: 'Money' as const, value, currency: 'CAD' as const })
const price: DeliveredPrice = {
  __typename: 'DeliveredPrice',
  sku: 'BED',
  is_delivered: true,
  goods: money(1399),
  delivery: money(89),
  taxes: [
    { __typename: 'TaxItem', title: 'GST', rate: 5, amount: money(74.4) },
    { __typename: 'TaxItem', title: 'QST', rate: 9.975, amount: money(148.43) },
  ],
  total: money(1710.83),
  delivery_days_min: 3,
  delivery_days_max: 6,
}
const now = new Date('2026-11-23T15:00:00Z')

async function wordsIn(view: typeof EN) {
  await loadLaterTexts()
  return { t: await loadTranslator(view), format: formatterOf(view), now }
}

it('names delivery and each tax', async () => {
  const words = await wordsIn(EN)
  expect(partsOf(price, words)).toBe('delivery $89.00, GST $74.40, QST $148.43')
  expect(partsOf({ ...price, delivery: money(0) }, words)).toMatch(/^free delivery, GST/)
  expect(partsOf({ ...price, delivery: null }, words)).toBe('GST $74.40, QST $148.43')
  expect(partsOf(price, await wordsIn(FR))).toMatch(/^livraison 89,00\s\$, GST/)
})

it('names the days for what leaves within a week, else how long it takes', async () => {
  const words = await wordsIn(EN)
  expect(arrivalOf({ att_quick_ship: QUICK_SHIP_OPTION_ID }, price, words)).toMatch(
    /^Arrives November\s26\s?–\s?December\s8$/,
  )
  expect(arrivalOf({}, price, words)).toBe('Arrives 3 to 6 business days after it leaves Guelph')
  expect(arrivalOf({}, { ...price, delivery_days_min: null }, words)).toBeNull()
})
