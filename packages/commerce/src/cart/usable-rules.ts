// The rules a cart may use now: in force, not used up, reached; those without a coupon and that of its coupon.
import type { CartRuleData } from '@loftwood/demo-store/rules-schema'
import { isInForce } from '../platform/in-force.ts'
import type { UnusedCouponReason } from '@loftwood/graphql-types/schema-types'
import { type RuleRow, type RuleUse, isReached, isUsedUp, missingCents } from './cart-rules.ts'
import { type CartRow, ruleUses } from './cart-rows.ts'
import { type SalesContext, storeDate } from './sales-context.ts'

export interface UsableRules {
  rules: CartRuleData[]
  /** The rule of the cart's coupon, if it may be used. */
  coupon: CartRuleData | undefined
  /** Whether the coupon is valid but used up. */
  isCouponUsedUp: boolean
  /** The cart's coupon that may not be used, and why. */
  unusedCoupon: UnusedCoupon | undefined
}

export interface UnusedCoupon {
  code: string
  reason: UnusedCouponReason
  /** To the coupon's minimum; 0 for other reasons. */
  missingCents: number
}

/** Conditions of rules besides the cart's items. */
type RuledCart = Pick<CartRow, 'coupon_code' | 'email'>

const unused: RuleUse = { inAll: 0, ofCustomer: 0 }

export async function usableRules(
  context: SalesContext,
  cart: RuledCart,
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
  const isCouponUsedUp = coupon === undefined && reached.some(isCoupon)
  const entered = coupon
    ? undefined
    : context.rules.cartRules.find((rule) => isCodeOf(cart, rule.code) && rule.from <= today)
  const unusedCoupon = entered && {
    code: entered.code ?? '',
    ...reasonOf(entered, { rows, isUsedUp: isCouponUsedUp, isOver: !isInForce(entered, today) }),
  }
  return { rules, coupon, isCouponUsedUp, unusedCoupon }
}

const isCodeOf = (cart: RuledCart, code: string | undefined) =>
  code !== undefined && code === cart.coupon_code

function reasonOf(
  rule: CartRuleData,
  state: { rows: readonly RuleRow[]; isUsedUp: boolean; isOver: boolean },
): Pick<UnusedCoupon, 'reason' | 'missingCents'> {
  if (state.isOver) return { reason: 'EXPIRED', missingCents: 0 }
  if (state.isUsedUp) return { reason: 'USED_UP', missingCents: 0 }
  const cents = missingCents(rule, state.rows)
  return cents > 0
    ? { reason: 'BELOW_MINIMUM', missingCents: cents }
    : { reason: 'NO_MATCHING_ITEM', missingCents: 0 }
}
