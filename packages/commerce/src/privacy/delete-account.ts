// Deleting an account with all that belongs to the person.
import type { Context } from '../context.ts'
import { forgetTries } from '../customer/check-password.ts'
import type { CustomerRow } from '../customer/customer-rows.ts'
import { endSessions } from '../customer/end-sessions.ts'
import { forget } from '../customer/newsletter/newsletter.ts'
import { forgetRegisteredAgain } from '../customer/registered-again.ts'
import { forgetStockAlerts } from '../customer/stock-alert/stock-alert.service.ts'
import { anonymizeFinishedOrders, releaseOrders } from '../order/anonymize-orders.ts'

/** Of one customer at once; the daily sweep does the rest. */
const MOST_ORDERS = 1_000

/**
 * Published reviews stay without the person, and so do orders, as tax law requires: open ones until they are finished
 * with the address they go to. Everything else of the account goes.
 */
export async function deleteAccount(customer: CustomerRow, { db }: Pick<Context, 'db'>): Promise<true> {
  await db.transaction().execute(async (write) => {
    await endSessions(write, customer.id)
    const anonymous = { customer_id: null }
    await write
      .updateTable('cart')
      .set({ ...anonymous, is_active: 0, email: null, shipping_address: null, billing_address: null })
      .where('customer_id', '=', customer.id)
      .where('is_active', '=', 1)
      .execute()
    await releaseOrders(write, customer.id)
    for (const table of ['cart', 'review', 'purchased_link'] as const)
      await write.updateTable(table).set(anonymous).where('customer_id', '=', customer.id).execute()
    await forget(write, customer.email)
    await forgetStockAlerts(write, customer.email)
    await forgetTries(write, customer.email)
    await forgetRegisteredAgain(write, customer.email)
    await write
      .deleteFrom('mail_message')
      .where('status', '!=', 'queued')
      .where((either) =>
        either.or([either('recipient', '=', customer.email), either('reply_to', '=', customer.email)]),
      )
      .execute()
    await write.deleteFrom('customer').where('id', '=', customer.id).execute()
  })
  await anonymizeFinishedOrders(db, MOST_ORDERS)
  return true
}
