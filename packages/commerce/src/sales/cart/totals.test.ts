import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CartRuleData, taxRatesFile } from '../../catalogue/catalogue-rules-schema.ts'
import { taxRatesFor } from '../checkout/taxes.ts'
import { isRuleUsable } from './cart-rules.ts'
import { cartTotals, type TotalsItem } from './totals.ts'

const rates = taxRatesFile.parse(
  JSON.parse(readFileSync(new URL('../../../catalogue/tax-rates.json', import.meta.url), 'utf8')),
)
const ratesIn = (regionCode: string, onDate = '2026-11-21') =>
  taxRatesFor(rates, { countryCode: 'CA', regionCode }, onDate)

function makeItem(overrides: Partial<TotalsItem> = {}): TotalsItem {
  return { unitCents: 129_900, quantity: 1, isTaxable: true, categoryPaths: ['beds/low-bunks'], ...overrides }
}
function makeRule(action: CartRuleData['action'], overrides: Partial<CartRuleData> = {}): CartRuleData {
  return { code: 'TEST', label: { en: 'Test', fr: 'Essai' }, action, from: '2025-01-01', ...overrides }
}

describe('taxes, worked out by hand', () => {
  test.each([
    // 1,299.00 + 99.00 shipping = 1,398.00
    ['ON', { HST: 18_174 }, 157_974],
    ['QC', { GST: 6990, QST: 13_945 }, 160_735],
    ['AB', { GST: 6990 }, 146_790],
    ['NS', { HST: 19_572 }, 159_372],
    ['BC', { GST: 6990, 'BC-PST': 9786 }, 156_576],
  ])('%s', (region, taxes, grandTotal) => {
    const totals = cartTotals({
      items: [makeItem()],
      rule: undefined,
      shippingCents: 9900,
      taxRates: ratesIn(region),
    })
    expect(Object.fromEntries(totals.taxes.map((tax) => [tax.rate.code, tax.cents]))).toEqual(taxes)
    expect(totals.grandTotalCents).toBe(grandTotal)
  })

  test('rates change by date and are none outside Canada', () => {
    expect(ratesIn('NS', '2025-03-31').map((rate) => rate.rate)).toEqual([15])
    expect(ratesIn('NS', '2025-04-01').map((rate) => rate.rate)).toEqual([14])
    expect(taxRatesFor(rates, { countryCode: 'US', regionCode: 'NY' }, '2026-01-01')).toEqual([])
  })

  test('gift cards bear none', () => {
    const items = [makeItem({ unitCents: 5000, isTaxable: false })]
    expect(cartTotals({ items, rule: undefined, shippingCents: 0, taxRates: ratesIn('ON') }).taxCents).toBe(0)
  })
})

describe('coupons', () => {
  test('a fixed amount is split over the rows to the cent and never exceeds them', () => {
    const items = [makeItem({ unitCents: 3333, quantity: 2 }), makeItem({ unitCents: 3334 })]
    const totals = cartTotals({
      items,
      rule: makeRule({ type: 'fixed', amount: 50 }),
      shippingCents: 0,
      taxRates: [],
    })
    expect(totals.rows.map((row) => row.discountCents)).toEqual([3333, 1667])
    const greater = makeRule({ type: 'fixed', amount: 500 })
    expect(cartTotals({ items, rule: greater, shippingCents: 0, taxRates: [] }).grandTotalCents).toBe(0)
  })

  test('per cent on some categories only; tax is on what is left', () => {
    const rule = makeRule({ type: 'percent', percent: 15 }, { categories: ['bedding'] })
    const items = [makeItem(), makeItem({ unitCents: 10_000, categoryPaths: ['bedding/sheets'] })]
    const totals = cartTotals({ items, rule, shippingCents: 0, taxRates: ratesIn('AB') })
    expect(totals.discountCents).toBe(1500)
    expect(totals.taxCents).toBe(6920)
    expect(totals.rows[1]).toEqual({ rowCents: 10_000, discountCents: 1500, fullTaxCents: 500 })
  })

  test.each([
    ['in force', {}, true],
    ['not yet', { from: '2027-01-01' }, false],
    ['expired', { until: '2026-11-20' }, false],
    ['below its minimum', { minimumSubtotal: 1300 }, false],
    ['no item of its categories', { categories: ['mattresses'] }, false],
    ['used up', { usesPerCustomer: 1 }, false],
  ] as const)('%s', (_name, overrides, isUsable) => {
    const rule = makeRule({ type: 'percent', percent: 10 }, { ...overrides } as Partial<CartRuleData>)
    const rows = [{ cents: 129_900, categoryPaths: ['beds/low-bunks'] }]
    expect(isRuleUsable(rule, rows, { today: '2026-11-21', timesUsed: 1 })).toBe(isUsable)
  })
})
