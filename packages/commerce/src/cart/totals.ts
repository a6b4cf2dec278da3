// The arithmetic of a cart: rows, discounts, shipping, taxes, gift cards, credit, grand total. Pure; whole cents in and out.
import type { CartRuleData } from '@loftwood/demo-store/rules-schema'
import { type Cents, splitOver } from '../platform/money.ts'
import { type TaxRate, taxOn } from './delivery/taxes.ts'
import { type AppliedRule, applyRules } from './cart-rules.ts'

export interface TotalsItem {
  unitCents: Cents
  quantity: number
  /** Gift cards bear no tax, get no discount and are not paid with credit. */
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
  /** Rules that took something off, in the order they applied. */
  applied: AppliedRule[]
  discountCents: Cents
  shippingCents: Cents
  taxes: AppliedTax[]
  taxCents: Cents
  /** What each gift card pays, in the order given. */
  giftCards: Cents[]
  giftCardCents: Cents
  /** All that credit may pay: what is due without the gift cards that are bought. */
  creditableCents: Cents
  /** What the customer's credit pays, after the cards. */
  storeCreditCents: Cents
  /** What is left to pay once gift cards and credit have paid. */
  grandTotalCents: Cents
}

export interface TotalsInput {
  items: readonly TotalsItem[]
  rules: readonly CartRuleData[]
  shippingCents: Cents
  taxRates: readonly TaxRate[]
  /** Balances of the gift cards the cart is paid with. */
  balances?: readonly Cents[]
  /** The customer's credit, where the cart is paid with it. */
  creditCents?: Cents
}

/** Adds a cart up. Each tax is computed once on all it applies to, as an invoice shows it, not row by row. */
export function cartTotals(input: TotalsInput): Totals {
  const { items, shippingCents, taxRates, balances = [], creditCents = 0 } = input
  const applied = applyRules(input.rules, ruleRows(items)).filter(({ cents }) => cents > 0)
  const goodsRates = taxRates.filter((rate) => rate.appliesTo.includes('goods'))
  const rows = items.map((item, index): TotalsRow => {
    const rowCents = item.unitCents * item.quantity
    const fullTaxCents = item.isTaxable ? sum(goodsRates.map((rate) => taxOn(rowCents, rate))) : 0
    return { rowCents, discountCents: sum(applied.map((each) => each.rows[index] ?? 0)), fullTaxCents }
  })
  const taxableGoods = sum(
    rows.map((row, index) => (items[index]?.isTaxable ? row.rowCents - row.discountCents : 0)),
  )
  const taxes = taxRates
    .map((rate) => appliedTax(rate, taxableGoods, shippingCents))
    .filter((tax) => tax.cents !== 0)

  const subtotalCents = sum(rows.map((row) => row.rowCents))
  const discountCents = sum(rows.map((row) => row.discountCents))
  const taxCents = sum(taxes.map((tax) => tax.cents))
  const dueCents = subtotalCents - discountCents + shippingCents + taxCents
  const giftCards = payWith(balances, dueCents)
  const giftCardCents = sum(giftCards)
  const boughtCards = sum(rows.map(({ rowCents }, index) => (items[index]?.isTaxable ? 0 : rowCents)))
  const creditableCents = dueCents - boughtCards
  const storeCreditCents = Math.min(creditCents, creditableCents, dueCents - giftCardCents)
  return {
    rows,
    subtotalCents,
    applied,
    discountCents,
    shippingCents,
    taxes,
    taxCents,
    giftCards,
    giftCardCents,
    creditableCents,
    storeCreditCents,
    grandTotalCents: dueCents - giftCardCents - storeCreditCents,
  }
}

/** The items as cart rules look at them. */
export function ruleRows(items: readonly TotalsItem[]) {
  return items.map(({ unitCents, quantity, categoryPaths, isTaxable }) => ({
    unitCents,
    quantity,
    categoryPaths,
    isDiscountable: isTaxable,
  }))
}

/** The first card pays as much as it can, then the next. */
function payWith(balances: readonly Cents[], dueCents: Cents): Cents[] {
  let left = dueCents
  return balances.map((balance) => {
    const paid = Math.min(balance, left)
    left -= paid
    return paid
  })
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
