// The arithmetic of a cart: rows, discount, shipping, taxes, grand total. Pure; whole cents in and out.
import type { CartRuleData } from '../../catalogue/catalogue-rules-schema.ts'
import { type Cents, splitOver } from '../../money.ts'
import { type TaxRate, taxOn } from '../checkout/taxes.ts'
import { discountRows } from './cart-rules.ts'

export interface TotalsItem {
  unitCents: Cents
  quantity: number
  /** Gift cards bear no tax. */
  isTaxable: boolean
  categoryPaths: readonly string[]
}

export interface TotalsRow {
  /** Unit price times quantity, before discount and taxes. */
  rowCents: Cents
  discountCents: Cents
  /** What taxes would be on the row without its discount: Magento's `row_total_including_tax` holds this. */
  fullTaxCents: Cents
}

export interface AppliedTax {
  rate: TaxRate
  cents: Cents
  /** The part of `cents` that is on shipping. */
  shippingCents: Cents
}

export interface Totals {
  /** In the order of the items. */
  rows: TotalsRow[]
  subtotalCents: Cents
  discountCents: Cents
  shippingCents: Cents
  taxes: AppliedTax[]
  taxCents: Cents
  grandTotalCents: Cents
}

export interface TotalsInput {
  items: readonly TotalsItem[]
  rule: CartRuleData | undefined
  shippingCents: Cents
  taxRates: readonly TaxRate[]
}

/** Adds a cart up. Each tax is computed once on all it applies to, as an invoice shows it, not row by row. */
export function cartTotals({ items, rule, shippingCents, taxRates }: TotalsInput): Totals {
  const ruleRows = items.map((item) => ({
    cents: item.unitCents * item.quantity,
    categoryPaths: item.categoryPaths,
  }))
  const discounts = discountRows(rule, ruleRows)
  const goodsRates = taxRates.filter((rate) => rate.appliesTo.includes('goods'))

  const rows = items.map((item, index): TotalsRow => {
    const rowCents = item.unitCents * item.quantity
    const fullTaxCents = item.isTaxable ? sum(goodsRates.map((rate) => taxOn(rowCents, rate))) : 0
    return { rowCents, discountCents: discounts[index] ?? 0, fullTaxCents }
  })

  const taxableGoods = sum(
    rows.map((row, index) => (items[index]?.isTaxable ? row.rowCents - row.discountCents : 0)),
  )
  const taxes = taxRates
    .map((rate) => appliedTax(rate, taxableGoods, shippingCents))
    .filter((tax) => tax.cents !== 0)

  const subtotalCents = sum(rows.map((row) => row.rowCents))
  const discountCents = sum(discounts)
  const taxCents = sum(taxes.map((tax) => tax.cents))
  return {
    rows,
    subtotalCents,
    discountCents,
    shippingCents,
    taxes,
    taxCents,
    grandTotalCents: subtotalCents - discountCents + shippingCents + taxCents,
  }
}

function appliedTax(rate: TaxRate, goodsCents: Cents, shippingCents: Cents): AppliedTax {
  const goods = rate.appliesTo.includes('goods') ? goodsCents : 0
  const shipping = rate.appliesTo.includes('shipping') ? shippingCents : 0
  const cents = taxOn(goods + shipping, rate)
  return { rate, cents, shippingCents: splitOver(cents, [goods, shipping])[1] ?? 0 }
}

function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((total, amount) => total + amount, 0)
}
