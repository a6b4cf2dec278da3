import { expect, it } from 'vitest'
import type { Formatter } from '../platform/i18n/format.ts'
import { VIEWS } from '../platform/i18n/testing/views.ts'
import { ALL_TEXTS, loadTranslator } from '../platform/i18n/translator.ts'
import { compareFacts } from './compare-facts.ts'
import type { ComparedProduct } from './use-compared.ts'

const fit = { beds: [], guardRail: null, mattress: null, cartons: [] }

it.each([
  ['SimpleProduct', 'IN_STOCK', 'In stock'],
  ['VirtualProduct', 'IN_STOCK', 'Available to order'],
  ['DownloadableProduct', 'OUT_OF_STOCK', 'Sold out'],
])('says of a %s that is %s: %s', async (__typename, stock_status, words) => {
  const t = await loadTranslator(VIEWS[0], ALL_TEXTS)
  const product = { __typename, stock_status, only_x_left_in_stock: null, review_count: 0 }
  const compared = { product, fit, attributes: [] } as unknown as ComparedProduct
  const parts = { t, format: {} as Formatter, measures: {} as never, ceiling: undefined, mattresses: [] }
  const stock = compareFacts(compared, parts).find(({ id }) => id === 'stock')
  expect(stock?.value).toBe(words)
})
