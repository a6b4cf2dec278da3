// What cart rules take off a cart, with a coupon or without. The rules are data: catalog/cart-rules.json.
import type { CartRuleData } from '@loftwood/demo-store/rules-schema'
import { type Cents, percentOf, splitOver, toCents } from '../platform/money.ts'

export interface RuleRow {
  unitCents: Cents
  quantity: number
  /** Url paths of the categories the product is in. */
  categoryPaths: readonly string[]
  /** Gift cards are money, which no rule makes more of. */
  isDiscountable: boolean
}

export interface RuleUse {
  /** Orders that used the rule. */
  inAll: number
  /** Those of this shopper (by e-mail). */
  ofCustomer: number
}

export interface AppliedRule {
  rule: CartRuleData
  /** The discount of each row, in the order of the rows; never more than the rules before it left. */
  rows: Cents[]
  cents: Cents
}

export function isUsedUp(
  { usesInAll, usesPerCustomer }: CartRuleData,
  { inAll, ofCustomer }: RuleUse,
): boolean {
  return (
    (usesInAll !== undefined && inAll >= usesInAll) ||
    (usesPerCustomer !== undefined && ofCustomer >= usesPerCustomer)
  )
}

/** Whether a rule that is in force has something to do with these rows. */
export function isReached(rule: CartRuleData, rows: readonly RuleRow[]): boolean {
  return missingCents(rule, rows) === 0 && rows.some((row) => isDiscounted(rule, row))
}

/** What the rows lack to the rule's minimum. */
export function missingCents({ minimumSubtotal = 0 }: CartRuleData, rows: readonly RuleRow[]): Cents {
  const subtotal = rows.reduce((sum, row) => sum + rowCents(row), 0)
  return Math.max(0, toCents(minimumSubtotal) - subtotal)
}

/** The rules one after the other, each on what the ones before it left. */
export function applyRules(rules: readonly CartRuleData[], rows: readonly RuleRow[]): AppliedRule[] {
  const applied: AppliedRule[] = []
  const left = rows.map(rowCents)
  for (const rule of rules.toSorted((a, b) => a.position - b.position)) {
    const discounts = discountRows(rule, rows, left)
    for (const [index, cents] of discounts.entries()) left[index] = (left[index] ?? 0) - cents
    applied.push({ rule, rows: discounts, cents: discounts.reduce((sum, cents) => sum + cents, 0) })
    if (rule.stopsFurtherRules) break
  }
  return applied
}

function rowCents({ unitCents, quantity }: RuleRow): Cents {
  return unitCents * quantity
}

function discountRows(rule: CartRuleData, rows: readonly RuleRow[], left: readonly Cents[]): Cents[] {
  const { action } = rule
  const open = rows.map((row, index) => (isDiscounted(rule, row) ? (left[index] ?? 0) : 0))
  switch (action.type) {
    case 'percent':
      return open.map((cents) => percentOf(cents, action.percent))
    case 'fixed': {
      const all = open.reduce((sum, cents) => sum + cents, 0)
      return splitOver(Math.min(toCents(action.amount), all), open)
    }
    case 'fixed_per_item':
      return open.map((cents, index) =>
        Math.min(cents, toCents(action.amount) * (rows[index]?.quantity ?? 0)),
      )
    case 'buy_x_get_y':
      return open.map((cents, index) => Math.min(cents, freePieces(action, rows[index])))
    case 'free_shipping':
      return open.map(() => 0)
  }
}

function freePieces({ buy, get }: { buy: number; get: number }, row: RuleRow | undefined): Cents {
  return row ? Math.floor(row.quantity / (buy + get)) * get * row.unitCents : 0
}

function isDiscounted(rule: CartRuleData, row: RuleRow): boolean {
  if (!row.isDiscountable) return false
  if (!rule.categories) return true
  return rule.categories.some((path) =>
    row.categoryPaths.some((own) => own === path || own.startsWith(`${path}/`)),
  )
}
