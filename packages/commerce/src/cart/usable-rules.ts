// The rules a cart may use now: in force, not used up, reached; those without a coupon and that of its coupon.
import type { CartRuleData } from '@loftwood/demo-store/rules-schema'
import { isInForce } from '../platform/in-force.ts'
import { type RuleRow, type RuleUse, isReached, isUsedUp } from './cart-rules.ts'
import { type CartRow, ruleUses } from './cart-rows.ts'
import { type SalesContext, storeDate } from './sales-context.ts'

export interface UsableRules {
  rules: CartRuleData[]
  /** The rule of the cart's coupon, if it may be used. */
  coupon: CartRuleData | undefined
  /** Whether the coupon would do but was used as often as it may be. */
  isCouponUsedUp: boolean
}

const unused: RuleUse = { inAll: 0, ofCustomer: 0 }

export async function usableRules(
  context: SalesContext,
  cart: CartRow,
  rows: readonly RuleRow[],
): Promise<UsableRules> {
  const today = storeDate(context)
  const reached = context.rules.cartRules.filter(
    (rule) =>
      (rule.code === undefined || rule.code === cart.coupon_code) &&
      isInForce(rule, today) &&
      isReached(rule, rows),
  )
  const limited = reached.filter((rule) => rule.usesInAll !== undefined || rule.usesPerCustomer !== undefined)
  const ids = limited.map(({ id }) => id)
  const uses = ids.length === 0 ? new Map<string, RuleUse>() : await ruleUses(context.db, ids, cart.email)
  const rules = reached.filter((rule) => !isUsedUp(rule, uses.get(rule.id) ?? unused))
  const isCoupon = ({ code }: CartRuleData) => code !== undefined
  const coupon = rules.find(isCoupon)
  return { rules, coupon, isCouponUsedUp: coupon === undefined && reached.some(isCoupon) }
}
