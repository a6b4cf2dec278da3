// Whether a shopper may leave one more order unpaid. It takes pieces that others could buy, so what is open is bounded, by
// e-mail address and by visitor.
import { sql } from 'kysely'
import type { CartView } from '../../cart/cart-view.ts'
import { paymentMethod } from '../../cart/payment-methods.ts'
import { piecesTaken } from '../../cart/quantities.ts'
import type { SalesContext } from '../../cart/sales-context.ts'
import { type Reason, reason } from '../../user-errors/user-error.ts'
import { STATUS } from '../order-progress.ts'
import type { StoredOrder } from '../order-rows.ts'
import { openHolds } from './hold-rows.ts'

export interface Unpaid {
  /** null as long as a guest has not said it. */
  email: string | null
  /** What it takes from stock. */
  pieces: number
  isOnline: boolean
  /** The order, if it is open already. */
  orderId?: number
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0)

/** The order that a cart becomes; undefined when gift cards, credit or rules leave nothing to pay. */
export function unpaidCart({ row, totals, lines }: CartView, paymentCode: string | null): Unpaid | undefined {
  if (totals.grandTotalCents === 0) return undefined
  return {
    email: row.email,
    pieces: sumOf(piecesTaken(lines).values()),
    isOnline: paymentMethod(paymentCode)?.isOnline === true,
  }
}

/** An order by card, to be paid in another way. */
export function unpaidOrder({ id, email, doc }: StoredOrder): Unpaid {
  const pieces = sumOf(
    doc.items.map((item) => item.quantity * sumOf(item.pieces.map(({ quantity }) => quantity))),
  )
  return { email, pieces, isOnline: false, orderId: id }
}

/** Why an order cannot be paid in this way; undefined when it can. */
export async function unpaidObstacle(
  context: SalesContext,
  order: Unpaid | undefined,
): Promise<Reason | undefined> {
  const { customerId, db, unpaid, visitor, onlinePayments } = context
  if (!order || (unpaid.orders === Infinity && unpaid.pieces === Infinity)) return undefined
  const open = await openHolds(db, { email: order.email, customerId, visitor, exceptId: order.orderId })
  const isOver = (times: number) => {
    if (open.orders + 1 > unpaid.orders * times) return 'UNPAID_ORDERS'
    const isOfPieces = order.pieces > 0 && open.pieces + order.pieces > unpaid.pieces * times
    return isOfPieces ? 'UNPAID_PIECES' : undefined
  }
  if (!isOver(1)) return undefined
  const times = order.isOnline || (await hasPaid(context)) ? unpaid.factor : 1
  const code = isOver(times)
  return code && reason(onlinePayments && !order.isOnline ? `${code}_CARD` : code, unpaid.pieces * times)
}

/** Whether the signed-in customer has paid for an order: one without a price says nothing of them. */
async function hasPaid({ db, customerId }: SalesContext): Promise<boolean> {
  if (customerId === undefined) return false
  const { rows } = await sql`
    select 1 from sales_order
    where customer_id = ${customerId} and status in (${STATUS.processing}, ${STATUS.complete})
      and json_extract(doc, '$.grandTotalCents') > 0
      and exists (select 1 from order_document where order_id = sales_order.id and kind = 'invoice')
    limit 1
  `.execute(db)
  return rows.length > 0
}
