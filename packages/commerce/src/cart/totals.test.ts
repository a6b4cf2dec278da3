import { readFileSync } from 'node:fs'
import { dataFolder } from '@loftwood/demo-store/data-folder'
import { type CartRuleData, taxRatesFile } from '@loftwood/demo-store/rules-schema'
import { describe, expect, test } from 'vitest'
import { taxRatesFor } from './delivery/taxes.ts'
import { isInForce } from '../platform/in-force.ts'
import { isReached, isUsedUp } from './cart-rules.ts'
import { cartTotals, ruleRows, type TotalsItem } from './totals.ts'

const rates = taxRatesFile.parse(JSON.parse(readFileSync(`${dataFolder}/tax-rates.json`, 'utf8')))
const ratesIn = (regionCode: string, onDate = '2026-11-21') =>
  taxRatesFor(rates, { countryCode: 'CA', regionCode }, onDate)

function makeItem(overrides: Partial<TotalsItem> = {}): TotalsItem {
  return { unitCents: 129_900, quantity: 1, isTaxable: true, categoryPaths: ['beds/low-bunks'], ...overrides }
}
function makeRule(action: CartRuleData['action'], overrides: Partial<CartRuleData> = {}): CartRuleData {
  return {
    id: 'test',
    code: 'TEST',
    label: { en: 'Test', fr: 'Essai' },
    action,
    from: '2025-01-01',
    position: 0,
    stopsFurtherRules: false,
    ...overrides,
  }
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
      rules: [],
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
    expect(cartTotals({ items, rules: [], shippingCents: 0, taxRates: ratesIn('ON') }).taxCents).toBe(0)
  })
})

describe('coupons', () => {
  test('a fixed amount is split over the rows to the cent and never exceeds them', () => {
    const items = [makeItem({ unitCents: 3333, quantity: 2 }), makeItem({ unitCents: 3334 })]
    const totals = cartTotals({
      items,
      rules: [makeRule({ type: 'fixed', amount: 50 })],
      shippingCents: 0,
      taxRates: [],
    })
    expect(totals.rows.map((row) => row.discountCents)).toEqual([3333, 1667])
    const greater = makeRule({ type: 'fixed', amount: 500 })
    expect(cartTotals({ items, rules: [greater], shippingCents: 0, taxRates: [] }).grandTotalCents).toBe(0)
  })

  test('per cent on some categories only; tax is on what is left', () => {
    const rule = makeRule({ type: 'percent', percent: 15 }, { categories: ['bedding'] })
    const items = [makeItem(), makeItem({ unitCents: 10_000, categoryPaths: ['bedding/sheets'] })]
    const totals = cartTotals({ items, rules: [rule], shippingCents: 0, taxRates: ratesIn('AB') })
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
    ['used up by the shopper', { usesPerCustomer: 1 }, false],
    ['used up by all', { usesInAll: 7 }, false],
    ['used before, but not as often as it may be', { usesPerCustomer: 2, usesInAll: 8 }, true],
  ] as const)('%s', (_name, overrides, isUsable) => {
    const rule = makeRule({ type: 'percent', percent: 10 }, { ...overrides } as Partial<CartRuleData>)
    const rows = ruleRows([makeItem()])
    const uses = { inAll: 7, ofCustomer: 1 }
    expect(isInForce(rule, '2026-11-21') && isReached(rule, rows) && !isUsedUp(rule, uses)).toBe(isUsable)
  })
})

describe('rules', () => {
  const at = (position: number) => ({ position, stopsFurtherRules: false })
  const discounts = (rules: CartRuleData[], items: TotalsItem[]) =>
    cartTotals({ items, rules, shippingCents: 0, taxRates: [] }).rows.map((row) => row.discountCents)

  test('apply by position, each to what is left, until one stops', () => {
    const ten = makeRule({ type: 'percent', percent: 10 }, at(2))
    const half = makeRule({ type: 'percent', percent: 50 }, at(1))
    const items = [makeItem({ unitCents: 10_000 })]
    expect(discounts([ten, half], items)).toEqual([5500])
    expect(discounts([ten, { ...half, stopsFurtherRules: true }], items)).toEqual([5000])
  })

  test('off each piece, or pieces for nothing', () => {
    const items = [makeItem({ unitCents: 1000, quantity: 7 }), makeItem({ unitCents: 300, quantity: 2 })]
    expect(discounts([makeRule({ type: 'fixed_per_item', amount: 4 })], items)).toEqual([2800, 600])
    expect(discounts([makeRule({ type: 'buy_x_get_y', buy: 2, get: 1 })], items)).toEqual([2000, 0])
  })

  test('never touch gift cards', () => {
    const items = [makeItem({ unitCents: 5000, isTaxable: false })]
    expect(discounts([makeRule({ type: 'percent', percent: 100 })], items)).toEqual([0])
  })
})

test('gift cards pay one after the other, and no more than is due', () => {
  const items = [makeItem({ unitCents: 10_000 })]
  const totals = cartTotals({ items, rules: [], shippingCents: 0, taxRates: [], balances: [6000, 9000, 100] })
  expect(totals).toMatchObject({ giftCards: [6000, 4000, 0], giftCardCents: 10_000, grandTotalCents: 0 })
})
