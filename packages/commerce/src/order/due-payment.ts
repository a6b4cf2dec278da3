// What is still to be paid online for an order, as GraphQL answers it.
import { moneyIn } from '../cart/money-shape.ts'
import { laterPaymentMethods } from '../cart/payment-methods.ts'
import type { SalesContext } from '../cart/sales-context.ts'
import type { StoredOrder } from './order-rows.ts'
import { orderToken } from './order-token.ts'
import { daysToPay } from '../cart/pay-by-day.ts'

/** null where nothing is, or no more. */
export function duePayment(context: SalesContext, order: StoredOrder) {
  const { due } = order.history
  if (!due) return null
  return {
    amount: moneyIn(order.doc.currency)(due.cents),
    expires_at: due.expiresAt.toISOString(),
    other_methods: laterPaymentMethods(due.cents).map(({ code, title }) => ({
      code,
      title: title[context.language],
      is_deferred: false,
      days_to_pay: daysToPay(context, code),
    })),
    token: orderToken(order),
  }
}
