// The last day on which the money of an order is in time.
import type { SalesContext } from './sales-context.ts'
import { DAY_MS } from '../platform/durations.ts'
import { dayIn } from '../platform/in-force.ts'

type Clock = Pick<SalesContext, 'now' | 'rules'>

/** So many days from now, as the shop's calendar has it: `YYYY-MM-DD`. */
export function dayAfter({ now, rules }: Clock, days: number): string {
  return dayIn(rules.store.timezone, new Date(now().getTime() + days * DAY_MS))
}

/** null for a payment that no day ends. */
export const daysToPay = ({ unpaid }: Pick<SalesContext, 'unpaid'>, paymentCode: string): number | null =>
  unpaid.holdDays[paymentCode] || null

/** The last of those days, counted from now. */
export function payByDay(context: Clock & Pick<SalesContext, 'unpaid'>, paymentCode: string): string | null {
  const days = daysToPay(context, paymentCode)
  return days === null ? null : dayAfter(context, days)
}
