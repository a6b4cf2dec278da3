// What a coupon is worth for a cart. Coupons are data: catalogue/cart-rules.json.
import type { CartRuleData } from '../../catalogue/catalogue-rules-schema.ts'
import { type Cents, percentOf, splitOver, toCents } from '../../money.ts'

export interface RuleRow {
  cents: Cents
  /** Url paths of the categories the product is in. */
  categoryPaths: readonly string[]
}

export interface RuleUse {
  /** `YYYY-MM-DD` */
  today: string
  /** Orders of this shopper (by e-mail) that already used the coupon. */
  timesUsed: number
}

/** Whether a coupon may be used on these rows now. An unusable coupon is answered like an unknown one. */
export function isRuleUsable(rule: CartRuleData, rows: readonly RuleRow[], use: RuleUse): boolean {
  if (use.today < rule.from || (rule.until !== undefined && use.today > rule.until)) return false
  if (rule.usesPerCustomer !== undefined && use.timesUsed >= rule.usesPerCustomer) return false
  const subtotal = rows.reduce((sum, row) => sum + row.cents, 0)
  if (rule.minimumSubtotal !== undefined && subtotal < toCents(rule.minimumSubtotal)) return false
  return rows.some((row) => isDiscounted(rule, row))
}

/** The discount of each row, in the order of the rows; never more than the row itself. */
export function discountRows(rule: CartRuleData | undefined, rows: readonly RuleRow[]): Cents[] {
  if (!rule || rule.action.type === 'free_shipping') return rows.map(() => 0)
  const shares = rows.map((row) => (isDiscounted(rule, row) ? row.cents : 0))
  const { action } = rule
  if (action.type === 'percent') return shares.map((cents) => percentOf(cents, action.percent))
  const discountable = shares.reduce((sum, cents) => sum + cents, 0)
  return splitOver(Math.min(toCents(action.amount), discountable), shares)
}

function isDiscounted(rule: CartRuleData, row: RuleRow): boolean {
  if (!rule.categories) return true
  return rule.categories.some((path) =>
    row.categoryPaths.some((own) => own === path || own.startsWith(`${path}/`)),
  )
}
